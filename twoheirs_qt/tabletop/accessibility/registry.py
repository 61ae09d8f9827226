"""Keeps the parts of the table up to date, and tells assistive technology of changes."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
)
from PySide6.QtWidgets import QApplication

from twoheirs_qt.tabletop.accessibility.parts import Part, discard, has_keyboard
from twoheirs_qt.tabletop.accessibility.reader import Contents, Properties
from twoheirs_qt.tabletop.scene.table_view import GameTableView
from twoheirs_qt.tabletop.text.text import join_sentences
from twoheirs_qt.tabletop.thing import Thing
from twoheirs_qt.tabletop.widgets import legacy_screen_readers

_Event = QAccessible.Event
_REST_DELAY_MS = 1200
"""The time after which readers that drop words among many events have spoken most of them."""


class Registry(QObject):
    """The accessible parts of the table of `view`, and the announcing of what happens there.

    All parts are updated once after any number of changes, between two events of the program.
    Things come and go first, then the focus moves, then names and states change, and then
    what has happened is announced: a screen reader falls silent when the focus moves.

    - `groups`: the parts that lie on the table itself
    - `interfaces`: the interfaces of the table so far; the last one is the current one. Qt asks
      for another one whenever it takes the view for an object of another class, as it does when
      PySide adds a slot to it, and keeps those from before.
    """

    def __init__(self, view: GameTableView) -> None:
        super().__init__(view)
        self.view = view
        self.send: Callable[[QAccessibleEvent], None] = QAccessible.updateAccessibility
        self.groups: list[Part] = []
        self.interfaces: list[QAccessibleInterface] = []
        self.reader = reader = view.make_reader()
        self._parts: dict[Thing, Part] = {}
        self._last_state: object = None
        self._focus: Thing | None = None
        self._last_read: Thing | None = None
        """The last thing that had the focus: readers speak its changes until another one has it."""
        self._part_to_update: Part | None = None
        """The part with the focus if readers are to be told later of its new description."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._update_and_announce)
        self._unspoken_words: list[str] = []
        """Words to be spoken once a reader that knows no announcements is at the table."""
        self._rest_timer = QTimer(self, singleShot=True, interval=_REST_DELAY_MS)
        self._rest_timer.timeout.connect(self._send_all_changes)
        self._speaker = QTimer(self, singleShot=True)
        self._speaker.timeout.connect(self._speak)
        for signal in (*reader.changes, reader.announcer.announcement_added):
            signal.connect(self.schedule)
        view.installEventFilter(self)
        # Before Qt forgets the interfaces.
        view.destroyed.connect(lambda: self._discard_parts())

    @classmethod
    def of(cls, view: GameTableView) -> Registry:
        """The registry of a table, made when it is first asked for."""
        registries = [child for child in view.children() if isinstance(child, Registry)]
        return registries[0] if registries else cls(view)

    def find_interface(self) -> QAccessibleInterface:
        """The current interface of the table itself."""
        return self.interfaces[-1]

    def find_part(self, key: Thing) -> Part | None:
        """The part of the table with this key."""
        return self._parts.get(key)

    @property
    def focused_part(self) -> Part | None:
        """The part that the cursor is on, while the table has the keyboard.

        None behind a dialog that a menu has just opened, where the table keeps it for a moment.
        """
        if not has_keyboard(self.view) or QApplication.activeModalWidget() is not None:
            return None
        cursor = self.reader.cursor
        return None if cursor is None else self.find_part(cursor)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut, QEvent.Type.Show):
            # Qt tells that the table has the keyboard, but not what on it.
            self._focus = self._last_read = None
            self.schedule()
        return False

    def schedule(self) -> None:
        """Update soon, since something may have changed."""
        if not self._timer.isActive():
            self._timer.start()

    def _discard_parts(self) -> None:
        for part in reversed(self._parts.values()):  # what lies in a group before the group
            discard(part)
        self._parts.clear()
        self.groups.clear()

    def begin(self) -> None:
        """Make the parts of what is on the table, which nobody has asked for yet.

        No events are sent: they would make Qt ask for the table that is just being made.
        """
        if not self._parts:
            send, self.send = self.send, (lambda _event: None)
            self.update()
            self.send = send
            # What has the focus, and what can be done now, are still to be announced.
            self._focus = self._last_read = None
            self.schedule()

    def update(self, *, with_all: bool = True) -> None:
        """Update all parts to what is on the table now.

        Without `with_all`, events are sent at once for what has the focus, and later for the rest.
        """
        groups = self.reader.list_contents()
        state = (groups, self.reader.make_fingerprint())
        if state == self._last_state:
            return
        self._last_state = state
        self._remove_parts(groups)
        new_parts: list[Part] = []
        reordered_parts: list[Part] = []
        for group, things in groups.items():
            group_part = self._find_or_make_part(group, None, new_parts)
            old_keys = [part.key for part in group_part.children]
            group_part.children[:] = [
                self._find_or_make_part(key, group_part, new_parts) for key in things
            ]
            if [key for key in things if key in old_keys] != old_keys:
                reordered_parts.append(group_part)
        self.groups[:] = [self._parts[group] for group in groups]
        for part in new_parts:
            for kind in (_Event.ObjectCreated, _Event.ObjectShow):
                self.send(QAccessibleEvent(part, kind))
        for part in reordered_parts:
            self.send(QAccessibleEvent(part, _Event.ObjectReorder))
        # What the cursor leaves changes behind its back: readers speak of changes where it is. What
        # it comes to is up to date before, for they keep what they have read.
        focused_part = self.focused_part
        if focused_part is not None:
            if focused_part.group is not None:
                self._send_changes(focused_part.group)
            self._send_changes(focused_part)
        self._follow_cursor()
        if with_all:
            self._send_all_changes()
        else:
            self._rest_timer.start()

    def _send_all_changes(self) -> None:
        for part in self._parts.values():
            self._send_changes(part)

    def _update_and_announce(self) -> None:
        self.update(with_all=legacy_screen_readers.supports_announcements())
        self._follow_cursor()
        for words, politeness in self.reader.announcer.pop_due():
            if legacy_screen_readers.supports_announcements():
                # Orca takes all that come from a window, of the table only some of a burst.
                event = QAccessibleAnnouncementEvent(self.view.window(), words)
                event.setPoliteness(politeness)
                self.send(event)
            else:
                if words not in self._unspoken_words:  # what waits already is spoken once
                    self._unspoken_words.append(words)
                if not self._speaker.isActive():
                    is_arriving = (
                        self.focused_part is None or not self.view.window().isActiveWindow()
                    )
                    delay_ms = legacy_screen_readers.ACTIVATION_DELAY_MS if is_arriving else 0
                    self._speaker.start(delay_ms)

    def _speak(self) -> None:
        """Let a reader that knows no announcements speak what has been kept for it.

        Orca before 45 drops many events while much changes, but none of what has the focus.
        """
        words, part = join_sentences(self._unspoken_words), self.focused_part
        self._unspoken_words.clear()
        if self._rest_timer.isActive():
            self._rest_timer.start()  # not in between
        if part is None:
            legacy_screen_readers.speak_through(self.view.window(), words)
            return
        for description in (
            legacy_screen_readers.mark_repetition(words),
            "",
        ):  # so that it is read once
            part.announcement = description
            self.send(QAccessibleEvent(part, _Event.DescriptionChanged))
        part.announcement = None
        self._part_to_update = part

    # -- what is there -----------------------------------------------------------------------

    def _remove_parts(self, groups: Contents) -> None:
        """Remove the parts of what is no longer there."""
        present: set[Thing] = {
            *groups,
            *(thing for things in groups.values() for thing in things),
        }
        gone_keys = [key for key in self._parts if key not in present]
        for key in sorted(gone_keys, key=attrgetter("is_group")):  # what it holds first
            part = self._parts.pop(key)
            self.send(QAccessibleEvent(part, _Event.ObjectHide))
            siblings = self.groups if part.group is None else part.group.children
            if part in siblings:  # nobody may be led to what Qt has forgotten
                siblings.remove(part)
            discard(part)

    def _find_or_make_part(self, key: Thing, group: Part | None, new_parts: list[Part]) -> Part:
        """The part of a thing in `group`; one that has to be made is added to `new_parts`."""
        part = self._parts.get(key)
        if part is None:
            part = self._parts[key] = Part(
                key, self.reader, self.find_interface, self._describe_properties, group
            )
            new_parts.append(part)
        return part

    # -- what is said of it ------------------------------------------------------------------

    def _describe_properties(self, key: Thing) -> Properties:
        """The properties of a thing; none of one that has just gone, of which nobody knows yet."""
        if self._timer.isActive():
            groups = self.reader.list_contents()
            if key not in groups and not any(key in things for things in groups.values()):
                return Properties("")
        return self.reader.describe_properties(key)

    def _send_changes(self, part: Part) -> None:
        """Send events for what has changed of a part since it was read, if it ever was."""
        old_properties = part.known_properties
        if old_properties is None:
            return
        if self._focus is None and part.key == self._last_read and part is not self.focused_part:
            return  # the step player has the focus for a while, and readers would speak in between
        part.known_properties = properties = self.reader.describe_properties(part.key)
        if properties.name != old_properties.name:
            self.send(QAccessibleEvent(part, _Event.NameChanged))
        if properties.description != old_properties.description:
            if part.key == self._focus:  # it would be spoken in the middle of what happens
                self._part_to_update = part
            else:
                self.send(QAccessibleEvent(part, _Event.DescriptionChanged))
        changed_states = QAccessible.State()
        changed_states.disabled = int(properties.enabled is not old_properties.enabled)
        changed_states.selected = int(properties.selected is not old_properties.selected)
        changed_states.checked = int(properties.checked is not old_properties.checked)
        if any((changed_states.disabled, changed_states.selected, changed_states.checked)):
            self.send(QAccessibleStateChangeEvent(part, changed_states))

    def _follow_cursor(self) -> None:
        """Send a focus event if the cursor has moved."""
        part = self.focused_part
        focus = None if part is None else part.key
        if focus == self._focus:
            return
        self._focus, old_part, self._part_to_update = focus, self._part_to_update, None
        if old_part is not None and self._parts.get(old_part.key) is not old_part:
            old_part = None  # it is no longer there
        if old_part is not None and old_part is part:
            self.send(QAccessibleEvent(old_part, _Event.DescriptionChanged))
        if part is not None:
            self._last_read = part.key
            if self._rest_timer.isActive():  # its own changes may be among those to come
                self._send_changes(part)
            self.send(QAccessibleEvent(part, _Event.Focus))
        if old_part is not None and old_part is not part:
            self.send(QAccessibleEvent(old_part, _Event.DescriptionChanged))

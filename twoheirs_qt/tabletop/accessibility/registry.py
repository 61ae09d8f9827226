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


class Registry(QObject):
    """The accessible parts of the table of `view`, and what announces.

    All parts are updated once after any number of changes, between two events of the program.
    Things come and go first, then the focus moves, then names and states change, and then it is
    announced what has happened: a screen reader falls silent when the focus moves.

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
        self._seen: object = None
        self._focus: Thing | None = None
        self._owed: Part | None = None
        """What has the focus and another description, of which readers are told when it goes."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._wake_up)
        self._unspoken: list[str] = []
        """What is to be spoken once a reader that knows no announcements is at the table."""
        self._speaker = QTimer(self, singleShot=True)
        self._speaker.timeout.connect(self._speak)
        for signal in (*reader.changes, reader.announcer.announcement_added):
            signal.connect(self.schedule)
        view.installEventFilter(self)
        # Before Qt forgets the interfaces.
        view.destroyed.connect(lambda: self._end())

    @classmethod
    def of(cls, view: GameTableView) -> Registry:
        """The registry of a table, made when it is first asked for."""
        kept = [child for child in view.children() if isinstance(child, Registry)]
        return kept[0] if kept else cls(view)

    def interface(self) -> QAccessibleInterface:
        """The current interface of the table itself."""
        return self.interfaces[-1]

    def part(self, key: Thing) -> Part | None:
        """The part of the table with this key."""
        return self._parts.get(key)

    @property
    def focused_part(self) -> Part | None:
        """The part that the cursor is on, while the table has the keyboard.

        Behind a dialog that a menu has just opened it keeps it for a moment, and is not told of.
        """
        if not has_keyboard(self.view) or QApplication.activeModalWidget() is not None:
            return None
        cursor = self.reader.cursor
        return None if cursor is None else self.part(cursor)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self._focus = None  # Qt tells that the table has the keyboard, but not what on it
            self.schedule()
        return False

    def schedule(self) -> None:
        """Something may have changed: update soon."""
        if not self._timer.isActive():
            self._timer.start()

    def _end(self) -> None:
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
            self.schedule()  # what can be done now is still to be announced

    def update(self) -> None:
        """Update all parts to what is on the table now."""
        groups = self.reader.contents()
        seen = (groups, self.reader.fingerprint())
        if seen == self._seen:
            return
        self._seen = seen
        self._drop(groups)
        new: list[Part] = []
        reordered: list[Part] = []
        for group, things in groups.items():
            holder = self._part(group, None, new)
            before = [part.key for part in holder.children]
            holder.children[:] = [self._part(key, holder, new) for key in things]
            if [key for key in things if key in before] != before:
                reordered.append(holder)
        self.groups[:] = [self._parts[group] for group in groups]
        for part in new:
            for kind in (_Event.ObjectCreated, _Event.ObjectShow):
                self.send(QAccessibleEvent(part, kind))
        for part in reordered:
            self.send(QAccessibleEvent(part, _Event.ObjectReorder))
        # What the cursor leaves changes behind its back: readers speak of changes where it is. What
        # it comes to is up to date before, for they keep what they have read.
        reached = self.focused_part
        if reached is not None:
            self._tell(reached)
        self._follow_cursor()
        for part in self._parts.values():
            self._tell(part)

    def _wake_up(self) -> None:
        self.update()
        self._follow_cursor()
        for words, politeness in self.reader.announcer.due():
            if legacy_screen_readers.supports_announcements():
                # Orca takes all that come from a window, of the table only some of a burst.
                event = QAccessibleAnnouncementEvent(self.view.window(), words)
                event.setPoliteness(politeness)
                self.send(event)
            else:
                self._unspoken.append(words)
                if not self._speaker.isActive():
                    comes = self.focused_part is None or not self.view.window().isActiveWindow()
                    self._speaker.start(legacy_screen_readers.ACTIVATION_DELAY_MS if comes else 0)

    def _speak(self) -> None:
        """Let a reader that knows no announcements speak what has been kept for it.

        Orca before 45 drops many events while much changes, but none of what has the focus.
        """
        words, part = join_sentences(self._unspoken), self.focused_part
        self._unspoken.clear()
        if part is None:
            legacy_screen_readers.speak_through(self.view.window(), words)
            return
        for words_now in (
            legacy_screen_readers.mark_repetition(words),
            "",
        ):  # so that it is read once
            part.announcement = words_now
            self.send(QAccessibleEvent(part, _Event.DescriptionChanged))
        part.announcement = None
        self._owed = part

    # -- what is there -----------------------------------------------------------------------

    def _drop(self, groups: Contents) -> None:
        """Remove the parts of what is no longer there."""
        kept: set[Thing] = {
            *groups,
            *(thing for things in groups.values() for thing in things),
        }
        gone = [key for key in self._parts if key not in kept]
        for key in sorted(gone, key=attrgetter("is_group")):  # what it holds first
            part = self._parts.pop(key)
            self.send(QAccessibleEvent(part, _Event.ObjectHide))
            holder = self.groups if part.group is None else part.group.children
            if part in holder:  # nobody may be led to what Qt has forgotten
                holder.remove(part)
            discard(part)

    def _part(self, key: Thing, group: Part | None, new: list[Part]) -> Part:
        """The part of a thing in `group`; one that has to be made is added to `new`."""
        part = self._parts.get(key)
        if part is None:
            part = self._parts[key] = Part(
                key, self.reader, self.interface, self._properties, group
            )
            new.append(part)
        return part

    # -- what is said of it ------------------------------------------------------------------

    def _properties(self, key: Thing) -> Properties:
        """The properties of a thing; none of one that has just gone, of which nobody knows yet."""
        if self._timer.isActive():
            groups = self.reader.contents()
            if key not in groups and not any(key in things for things in groups.values()):
                return Properties("")
        return self.reader.properties(key)

    def _tell(self, part: Part) -> None:
        """Tell of what has changed of a part since it was read, if it ever was."""
        before = part.known
        if before is None:
            return
        part.known = properties = self.reader.properties(part.key)
        if properties.name != before.name:
            self.send(QAccessibleEvent(part, _Event.NameChanged))
        if properties.description != before.description:
            if part.key == self._focus:  # it would be spoken in the middle of what happens
                self._owed = part
            else:
                self.send(QAccessibleEvent(part, _Event.DescriptionChanged))
        changed = QAccessible.State()
        changed.disabled = int(properties.enabled is not before.enabled)
        changed.selected = int(properties.selected is not before.selected)
        changed.checked = int(properties.checked is not before.checked)
        if any((changed.disabled, changed.selected, changed.checked)):
            self.send(QAccessibleStateChangeEvent(part, changed))

    def _follow_cursor(self) -> None:
        """Send a focus event if the cursor has moved."""
        part = self.focused_part
        focus = None if part is None else part.key
        if focus == self._focus:
            return
        self._focus, owed, self._owed = focus, self._owed, None
        if owed is not None and self._parts.get(owed.key) is not owed:
            owed = None  # it is no longer there
        if owed is not None and owed is part:
            self.send(QAccessibleEvent(owed, _Event.DescriptionChanged))
        if part is not None:
            self.send(QAccessibleEvent(part, _Event.Focus))
        if owed is not None and owed is not part:
            self.send(QAccessibleEvent(owed, _Event.DescriptionChanged))

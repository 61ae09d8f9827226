"""Keeps the parts of the table up to date, and tells assistive technology of changes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
)

from twoheirs_qt.game.presentation.groups import AccessibleKey, Group
from twoheirs_qt.ui.accessible.contents import Contents, contents
from twoheirs_qt.ui.accessible.parts import Part, discard
from twoheirs_qt.ui.accessible.positions import is_focused
from twoheirs_qt.ui.accessible.properties import Properties, PropertyReader
from twoheirs_qt.ui.table.view import TableView
from twoheirs_qt.words import table as texts

_Event = QAccessible.Event


class Updater(QObject):
    """Updates all parts once after any number of changes, between two events of the program.

    Things come and go first, then names and states change, then the focus moves, and then
    `after_update` announces what has happened: a screen reader falls silent when the focus moves.
    `groups` are the parts on the table itself, and `table` gives the table's own interface.
    """

    def __init__(
        self,
        view: TableView,
        groups: list[Part],
        table: Callable[[], QAccessibleInterface],
        send: Callable[[QAccessibleEvent], None],
    ) -> None:
        super().__init__(view)
        self._view = view
        self._groups = groups
        self._table = table
        self._send = send
        self._property_reader = PropertyReader(view)
        self._parts: dict[AccessibleKey, Part] = {}
        self._seen: object = None
        self._focus: AccessibleKey | None = None
        self.after_update: Callable[[], None] = lambda: None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._wake_up)
        scene = view.table
        for signal in (
            view.session.opened,
            view.session.stepped,
            view.cursor_moved,
            view.hint_changed,
            view.henry.ended,
            view.announce,
            scene.camera_moved,
            scene.highlights_changed,
            view.bubble.complained,
        ):
            signal.connect(self.schedule)
        view.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self._focus = None  # Qt tells that the table has the keyboard, but not what on it
            self.schedule()
        return False

    def schedule(self) -> None:
        """Something may have changed: update soon."""
        if not self._timer.isActive():
            self._timer.start()

    def forget(self) -> None:
        """The table is gone."""
        self._parts.clear()
        self._seen = None

    def begin(self) -> None:
        """Make the parts of what is on the table, which nobody has asked for yet.

        No events are sent: they would make Qt ask for the table that is just being made.
        """
        if not self._parts:
            send, self._send = self._send, (lambda _event: None)
            self.update()
            self._send = send

    def update(self) -> None:
        """Update all parts to what is on the table now."""
        found = contents(self._view)
        seen = self._fingerprint(found)
        if seen == self._seen:
            return
        self._seen = seen
        self._drop(found)
        for row, (group, things) in enumerate(found.items()):
            part = self._part(group, row)
            self._fill(part, things)
        for key, part in self._parts.items():
            self._tell(part, self._property_reader.properties(key))

    def _wake_up(self) -> None:
        self.update()
        self._follow_cursor()
        self.after_update()

    # -- what is there -----------------------------------------------------------------------

    def _fingerprint(self, found: Contents) -> object:
        """Equal as long as no property of any part can have changed."""
        scene, view = self._view.table, self._view
        session = view.session
        return (
            found,
            session.state if session.is_open else None,
            scene.snapshot,
            scene.staged is None,
            scene.points_shown,
            view.interaction.selected,
            view.interaction.closed,
            view.plan.on,
            view.describer.tells_unseen,
            session.is_open and session.is_over,
            scene.offer.label,
            [button.words for button in scene.solo.turn_panel.buttons],
            scene.solo.turn_panel.words,
            scene.ribbon.words,
            session.model.say(texts.TABLE),
        )

    def _drop(self, found: Contents) -> None:
        """Remove the parts of what is no longer there."""
        kept: set[AccessibleKey] = {
            *found,
            *(thing for things in found.values() for thing in things),
        }
        gone = [key for key in self._parts if key not in kept]
        for key in sorted(gone, key=lambda each: isinstance(each, Group)):  # what it holds first
            part = self._parts.pop(key)
            self._send(QAccessibleEvent(part, _Event.ObjectHide))
            holder = self._groups if part.group is None else part.group.children
            discard(part)
            holder.remove(part)

    def _part(self, group: Group, row: int) -> Part:
        part = self._parts.get(group)
        if part is None:
            part = self._parts[group] = Part(group, self._view, self._table)
            part.properties = self._property_reader.properties(group)
            self._groups.insert(row, part)
            self._announce_new(part)
        return part

    def _fill(self, group: Part, things: tuple[AccessibleKey, ...]) -> None:
        """Let a group hold exactly these things, in this order."""
        before = [part.key for part in group.children]
        made = []
        for key in things:
            if key not in self._parts:
                part = self._parts[key] = Part(key, self._view, self._table, group)
                part.properties = self._property_reader.properties(key)
                made.append(part)
        group.children[:] = [self._parts[key] for key in things]
        for part in made:
            self._announce_new(part)
        stayed = [key for key in things if key in before]
        if stayed != before:
            self._send(QAccessibleEvent(group, _Event.ObjectReorder))

    def _announce_new(self, part: Part) -> None:
        for kind in (_Event.ObjectCreated, _Event.ObjectShow):
            self._send(QAccessibleEvent(part, kind))

    # -- what is said of it ------------------------------------------------------------------

    def _tell(self, part: Part, properties: Properties) -> None:
        before, part.properties = part.properties, properties
        if properties.name != before.name:
            self._send(QAccessibleEvent(part, _Event.NameChanged))
        if properties.description != before.description:
            self._send(QAccessibleEvent(part, _Event.DescriptionChanged))
        changed = QAccessible.State()
        changed.disabled = int(properties.enabled is not before.enabled)
        changed.selected = int(properties.selected is not before.selected)
        changed.checked = int(properties.checked is not before.checked)
        if any((changed.disabled, changed.selected, changed.checked)):
            self._send(QAccessibleStateChangeEvent(part, changed))

    def _follow_cursor(self) -> None:
        """Send a focus event if the cursor has moved."""
        key = self._view.cursor_target
        part = self._parts.get(key) if is_focused(self._view, key) else None
        focus = None if part is None else key
        if part is not None and focus != self._focus:
            self._send(QAccessibleEvent(part, _Event.Focus))
        self._focus = focus

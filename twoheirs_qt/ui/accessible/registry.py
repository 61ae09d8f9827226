"""What is kept of a table for assistive technology as long as the table lives."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import QObject, QRect, QRectF
from PySide6.QtGui import QAccessible, QAccessibleEvent

from twoheirs_qt.game.presentation.groups import AccessibleKey, Group, GroupKind, PanelButton
from twoheirs_qt.game.presentation.targets import LandCell
from twoheirs_qt.ui.accessible.announcer import Announcer
from twoheirs_qt.ui.accessible.parts import Part, discard
from twoheirs_qt.ui.accessible.updater import Updater
from twoheirs_qt.ui.table.hits import target_rect
from twoheirs_qt.ui.table.view import TableView

if TYPE_CHECKING:
    from twoheirs_qt.ui.accessible.table import AccessibleTable

Send = Callable[[QAccessibleEvent], None]


class Registry(QObject):
    """The parts of `view`, who watches them and who announces; `send` hands events on.

    - `groups`: the parts that lie on the table itself
    - `interfaces`: all that stood for the table so far, the last one does now. Qt asks for another
      one whenever it takes the view for an object of another class, as it does when PySide adds
      a slot to it, and keeps those from before.
    """

    def __init__(self, view: TableView, send: Send) -> None:
        super().__init__(view)
        self.view = view
        self.groups: list[Part] = []
        self.interfaces: list[AccessibleTable] = []
        self.updater = Updater(self, send)
        self.announcer = Announcer(self, send)
        # Before Qt forgets the interfaces.
        view.destroyed.connect(lambda: self._end())

    @classmethod
    def of(cls, view: TableView, send: Send = QAccessible.updateAccessibility) -> Registry:
        """What is kept of a table, from when it is first asked for."""
        kept = [child for child in view.children() if isinstance(child, Registry)]
        return kept[0] if kept else cls(view, send)

    @property
    def interface(self) -> AccessibleTable:
        """What stands for the table now."""
        return self.interfaces[-1]

    def advice(self) -> str:
        """What can be done now, or why nothing can; empty before there is a game."""
        session, closed = self.view.session, self.view.interaction.closed
        if not session.is_open:
            return ""
        return session.model.say(closed or session.advice)

    def is_valid(self) -> bool:
        """Whether there is a table yet."""
        return shiboken6.isValid(self) and shiboken6.isValid(self.view)

    def _end(self) -> None:
        self.updater.forget()
        for group in self.groups:
            for part in (*group.children, group):
                discard(part)
        self.groups.clear()

    # -- where things are --------------------------------------------------------------------

    def part(self, key: AccessibleKey) -> Part | None:
        """What stands for a thing that lies on the table."""
        for group in self.groups:
            if group.key == key:
                return group
            for part in group.children:
                if part.key == key:
                    return part
        return None

    @property
    def focused_part(self) -> Part | None:
        """What the cursor is on, while the table has the keyboard."""
        if not self.is_valid() or not self.view.hasFocus():
            return None
        return self.part(self.view.cursor_target)

    def rect_of(self, key: AccessibleKey) -> QRect:
        """Where a thing lies on the screen, in pixels; empty if it does not."""
        found = self._in_scene(key)
        if found.isEmpty():
            return QRect()
        corner = self.view.viewport().mapToGlobal(found.topLeft())
        return QRectF(corner, found.size()).toRect()

    def shows(self, key: AccessibleKey) -> tuple[bool, bool]:
        """Whether a thing is on a visible table, and whether it lies where it can be seen."""
        found, scene = self._in_scene(key), self.view.table
        visible = self.view.isVisible() and not found.isEmpty()
        bounds = scene.area.field if isinstance(key, LandCell) else scene.sceneRect()
        return visible, visible and bounds.intersects(found)

    def _in_scene(self, key: AccessibleKey) -> QRectF:
        scene = self.view.table
        match key:
            case Group(place, heir):
                return self._group_rect(place, heir)
            case PanelButton(index):
                count = len(scene.solo.turn_panel.buttons)
                return scene.solo.turn_panel.button(index) if index < count else QRectF()
        return target_rect(scene, key)

    def _group_rect(self, place: GroupKind, heir: object) -> QRectF:
        scene, snapshot = self.view.table, self.view.table.snapshot
        match place:
            case GroupKind.RIBBON:
                return scene.ribbon.rect
            case GroupKind.RESERVE:
                return scene.area.reserve
            case GroupKind.LANDSCAPE:
                return scene.area.field
            case GroupKind.OFFER:
                return scene.offer.rect
            case GroupKind.TURN_PANEL:
                return scene.solo.turn_panel.rect
        solo = None if snapshot is None else snapshot.solo
        if solo is not None and heir is solo.henry:
            return scene.solo.layout.panel
        return scene.area.heirs[1 if heir is scene.bottom else 0].panel

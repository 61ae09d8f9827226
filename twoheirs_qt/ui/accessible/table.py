"""The table as assistive technology sees it: its parts, each with role, name, state and actions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import shiboken6
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QApplication, QWidget

from twoheirs_qt.ui.accessible.herald import Herald
from twoheirs_qt.ui.accessible.keys import Group, Key, Place, ScrollPress
from twoheirs_qt.ui.accessible.parts import Part
from twoheirs_qt.ui.accessible.watcher import Watcher
from twoheirs_qt.ui.table.hits import target_at, target_rect
from twoheirs_qt.ui.table.targets import LandCell
from twoheirs_qt.ui.table.view import TableView
from twoheirs_qt.words.advice import advice

Send = Callable[[QAccessibleEvent], None]


@dataclass(frozen=True, slots=True)
class Shown:
    """Whether a thing is on a visible table, and whether it lies where it can be seen."""

    visible: bool
    in_sight: bool


class AccessibleTable(QAccessibleWidget):
    """Tells of `view`: groups with their things first, then the widgets that lie over the table.

    It lives until the view goes, and takes its parts along; `send` hands events on.
    """

    def __init__(self, view: TableView, send: Send = QAccessible.updateAccessibility) -> None:
        super().__init__(view, QAccessible.Role.Grouping)
        self.view = view
        self.groups: list[Part] = []
        self.watcher = Watcher(self, send)
        self.herald = Herald(self, send, self.watcher.wake)
        # Before Qt forgets this interface, and holding on to it until then.
        view.destroyed.connect(lambda: self._end())

    @classmethod
    def of(cls, view: TableView) -> AccessibleTable:
        """The interface of a table that has none yet, with all its parts."""
        made = cls(view)
        made.watcher.look()
        return made

    def _end(self) -> None:
        self.watcher.forget()
        for group in self.groups:
            for part in (*group.children, group):
                discard(part)
        self.groups.clear()

    # -- where things are --------------------------------------------------------------------

    def part(self, key: Key) -> Part | None:
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
        if not self.isValid() or not self.view.hasFocus():
            return None
        return self.part(self.view.cursor_target)

    def rect_of(self, key: Key) -> QRect:
        """Where a thing lies on the screen, in pixels; empty if it does not."""
        found = self._in_scene(key)
        if found.isEmpty():
            return QRect()
        corner = self.view.viewport().mapToGlobal(found.topLeft())
        return QRectF(corner, found.size()).toRect()

    def shows(self, key: Key) -> Shown:
        """Whether a thing can be seen."""
        found, scene = self._in_scene(key), self.view.table
        visible = self.view.isVisible() and not found.isEmpty()
        bounds = scene.area.field if isinstance(key, LandCell) else scene.sceneRect()
        return Shown(visible, visible and bounds.intersects(found))

    def _in_scene(self, key: Key) -> QRectF:
        scene = self.view.table
        match key:
            case Group(place, heir):
                return self._group_rect(place, heir)
            case ScrollPress(index):
                count = len(scene.solo.scroll.buttons)
                return scene.solo.scroll.button(index) if index < count else QRectF()
        return target_rect(scene, key)

    def _group_rect(self, place: Place, heir: object) -> QRectF:
        scene, reading = self.view.table, self.view.table.reading
        match place:
            case Place.RIBBON:
                return scene.ribbon.rect
            case Place.RESERVE:
                return scene.area.reserve
            case Place.LANDSCAPE:
                return scene.area.field
            case Place.OFFER:
                return scene.choices.rect
            case Place.SCROLL:
                return scene.solo.scroll.rect
        solo = None if reading is None else reading.solo
        if solo is not None and heir is solo.henry:
            return scene.solo.layout.panel
        return scene.area.heirs[1 if heir is scene.bottom else 0].panel

    # -- the widgets over the table ----------------------------------------------------------

    def _over(self) -> Iterator[QWidget]:
        """The chronicle and whatever else lies over the table."""
        view = self.view
        own = (view.viewport(), view.horizontalScrollBar(), view.verticalScrollBar())
        for child in view.children():
            if not isinstance(child, QWidget) or child.isWindow() or child in own:
                continue
            if child.isVisibleTo(view) and not any(child.isAncestorOf(bar) for bar in own):
                yield child

    def _interfaces(self) -> list[QAccessibleInterface]:
        over = (QAccessible.queryAccessibleInterface(widget) for widget in self._over())
        return [*self.groups, *over]

    # -- QAccessibleInterface ----------------------------------------------------------------

    def child(self, index: int) -> QAccessibleInterface:
        found = self._interfaces() if self.isValid() else []
        return found[index] if 0 <= index < len(found) else _nothing()

    def childCount(self) -> int:
        return len(self.groups) + len(list(self._over())) if self.isValid() else 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        for row, group in enumerate(self.groups):
            if group is child:
                return row
        if not self.isValid():
            return -1
        thing = child.object()
        over = list(self._over())
        return len(self.groups) + over.index(thing) if thing in over else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        at = self.view.mapFromGlobal(QPoint(x, y))
        for widget in self._over():
            if widget.geometry().contains(at):
                return QAccessible.queryAccessibleInterface(widget)
        in_scene = QPointF(self.view.viewport().mapFromGlobal(QPoint(x, y)))
        target = target_at(self.view.table, in_scene)
        found = None if target is None else self.part(target)
        if found is None:
            found = next((each for each in self.groups if each.rect().contains(x, y)), None)
        return found or _nothing()

    def focusChild(self) -> QAccessibleInterface:
        found = self.focused_part
        if found is not None:
            return found
        focus = QApplication.focusWidget()
        if focus is not None and self.view.isAncestorOf(focus):
            return QAccessible.queryAccessibleInterface(focus)
        return _nothing()

    def text(self, t: QAccessible.Text) -> str:
        view = self.view
        if t == QAccessible.Text.Description and self.isValid() and view.session.is_open:
            session = view.session
            return session.model.say(advice(session.state, session.names))
        return super().text(t)


def discard(part: Part) -> None:
    """Let Qt forget a part that is no longer on the table."""
    if shiboken6.isValid(part):
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(part))


def _nothing() -> QAccessibleInterface:
    return None  # type: ignore[return-value]  # Qt takes it

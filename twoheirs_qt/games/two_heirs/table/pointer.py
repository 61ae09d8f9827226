"""The pointer on the table: clicks, drags inside the scene, panning and hovering."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QNativeGestureEvent
from PySide6.QtWidgets import QApplication, QGestureEvent, QPinchGesture, QWidget

from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.games.two_heirs.rules.components import Heir
from twoheirs_qt.games.two_heirs.scene.scene import TableScene
from twoheirs_qt.games.two_heirs.table.controller import TableController
from twoheirs_qt.games.two_heirs.table.cursor import Cursor
from twoheirs_qt.games.two_heirs.table.hit_testing import find_thing_at
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.games.two_heirs.things.selection import SelectedHandTile
from twoheirs_qt.games.two_heirs.things.thing import Thing

_POINTS_DELAY_MS: Final = 300.0
_PULL_TILES: Final = 0.3
"""The distance from the edge of a cell within which it pulls a dragged piece, in sides of tiles."""


class Pointer(QObject):
    """Turns presses, moves and releases at points of the scene into gestures on targets.

    - `menu_requested`: the context menu of a target is wanted, at a point
    - `points_requested`: the score sheet is wanted, where the table has one (`has_score_sheet`)
    - `points_hovered`: the pointer rests on the points of an heir; None: it has left them
    """

    menu_requested = Signal(object, QPointF)
    points_requested = Signal()
    points_hovered = Signal(object)

    def __init__(
        self,
        scene: TableScene,
        controller: TableController,
        cursor: Cursor,
        *,
        has_score_sheet: bool,
    ) -> None:
        super().__init__(scene)
        self._scene = scene
        self._controller = controller
        self._cursor = cursor
        self._has_score_sheet = has_score_sheet
        self._hovered_points: Heir | None = None
        self._pressed_target: Thing | None = None
        self._pressed_points: Heir | None = None
        self._pressed_at: QPointF | None = None
        self._panned_from: QPointF | None = None
        self._is_dragging = False
        self._is_on_overview = False
        self._position: QPointF | None = None

    def find_target(self, point: QPointF) -> Thing | None:
        return find_thing_at(self._scene, point)

    def press(self, button: Qt.MouseButton, point: QPointF) -> None:
        """A button goes down."""
        if button == Qt.MouseButton.LeftButton:
            if self._scene.overview.covers(point):
                self._is_on_overview = True
                self._centre_on(point)
                return
            # The target is what is visible now: ending the motion may move it.
            self._pressed_at = point
            self._pressed_target = self.find_target(point)
            self._pressed_points = self._find_points_heir(self._pressed_target, point)
            self._controller.begin()
        elif button == Qt.MouseButton.MiddleButton:
            self._panned_from = point
        elif button == Qt.MouseButton.RightButton and not self._is_dragging:
            self._press_right(point)
        elif button == Qt.MouseButton.RightButton and isinstance(
            self._controller.selected, SelectedHandTile
        ):
            self._controller.turn_over()

    def move(self, point: QPointF) -> Qt.CursorShape:
        """The pointer moves, with or without a button; returns the shape that it takes."""
        self._position = point
        target = self.find_target(point)
        points_heir = self._find_points_heir(target, point)
        self._point_at_points(points_heir)
        if self._is_on_overview:
            self._centre_on(point)
        elif self._panned_from is not None:
            self._pan(point - self._panned_from)
            self._panned_from = point
        elif self._is_dragging:
            attracting_target = self._attract(target, point)
            self._controller.point_at(attracting_target, point, dragging=True)
        elif self._pressed_at is not None:
            drag_distance = (point - self._pressed_at).manhattanLength()
            if drag_distance >= QApplication.startDragDistance():
                self._begin_drag(self._pressed_at, point)
        else:
            self._controller.point_at(target, point)
        if self._panned_from is not None or self._is_dragging:
            return Qt.CursorShape.ClosedHandCursor
        does_something = (
            self._scene.overview.covers(point)
            or points_heir is not None
            or self._scene.solo.turn_panel.find_button_at(point) is not None
            or (target is not None and self._controller.click_on(target).does_something)
        )
        hand, arrow = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor
        return hand if does_something else arrow

    def release(self, button: Qt.MouseButton, point: QPointF) -> None:
        """A button goes up."""
        if button == Qt.MouseButton.MiddleButton:
            self._panned_from = None
        if button != Qt.MouseButton.LeftButton:
            return
        if self._is_on_overview:
            self._is_on_overview = False
            return
        pressed_target = self._pressed_target
        is_click = self._pressed_at is not None
        was_drag = self._is_dragging
        self._pressed_target = self._pressed_at = self._panned_from = None
        self._is_dragging = False
        if was_drag:
            self._controller.drop(self._attract(self.find_target(point), point))
        elif is_click and self._pressed_points is not None:
            self._controller.cancel()  # what was said or offered before
            self.points_requested.emit()
        elif is_click:
            if pressed_target is not None:
                self._cursor.go_to(pressed_target)
            self._controller.click(pressed_target)
        if self._controller.selected is not None:
            self._controller.point_at(self.find_target(point), point)

    def end_gestures(self) -> None:
        """End all gestures, for Esc or since a window takes the pointer away."""
        self._pressed_target = self._pressed_at = self._panned_from = None
        self._is_dragging = self._is_on_overview = False

    def leave(self) -> None:
        """The pointer has left the table; keys may still be in use on it."""
        self._position = None
        self._point_at_points(None)
        if not self._controller.is_keyboard_active:
            self._controller.leave()

    def zoom(self, factor: float, point: QPointF) -> None:
        """Zoom around a point; the ghost and the note move along with the landscape."""
        self._controller.leave()
        self._scene.zoom(factor, point)
        if self._controller.is_keyboard_active:
            target = self._cursor.target
            self._controller.point_at(target, target.find_rect(self._scene).center())
        elif self._position is not None:
            self.move(self._position)

    def _find_points_heir(self, target: Thing | None, point: QPointF) -> Heir | None:
        """The heir at whose points, on a target, a click asks for the score sheet."""
        if not self._has_score_sheet or self._controller.selected is not None:
            return None
        heir = None if target is None else target.points_heir
        return heir if heir is not None and self.find_points_rect(heir).contains(point) else None

    def _point_at_points(self, heir: Heir | None) -> None:
        """Emit `points_hovered` once the pointer rests on the points, and when it leaves them."""
        if heir == self._hovered_points:
            return
        self._hovered_points = heir
        self._scene.animator.forget("points")
        if heir is None:
            self.points_hovered.emit(None)
        else:
            self._scene.animator.run_for("points", _POINTS_DELAY_MS, self._emit_points_hovered)

    def _emit_points_hovered(self, progress: float) -> None:
        if progress >= 1:
            self.points_hovered.emit(self._hovered_points)

    def find_points_rect(self, heir: Heir) -> QRectF:
        """The rectangle of the points at an heir's place; empty where they are hidden."""
        scene, snapshot = self._scene, self._scene.snapshot
        if snapshot is None or not (scene.points_shown or snapshot.active is None):
            return QRectF()
        place = scene.find_heir_layout(heir)
        heir_panel = scene.solo.place if heir is snapshot.henry else scene.heir_places[heir]
        width = heir_panel.measure_points(snapshot, heir, folded=place.is_folded)
        rect = QRectF(place.header_rect)
        rect.setLeft(rect.right() - min(width + 2, rect.width()))
        return rect

    def _attract(self, target: Thing | None, point: QPointF) -> Thing | None:
        """The target for a piece dragged to `point`, over `target`: a cell nearby where it fits.

        The middle of another cell is left alone, so that it can be asked why not there.
        """
        goals, rect_of = self._controller.goals, self._scene.camera.find_scene_rect
        over_cell = None if target is None else target.land_cell
        if over_cell is None or over_cell in goals:
            return target
        side = self._scene.camera.cell_side
        margin = side * _PULL_TILES
        if rect_of(over_cell).adjusted(margin, margin, -margin, -margin).contains(point):
            return target

        def measure_distance(cell: Cell) -> float:
            offset = rect_of(cell).center() - point
            return max(abs(offset.x()), abs(offset.y()))

        nearest = min(goals, key=measure_distance, default=None)
        if nearest is None or measure_distance(nearest) >= side * (0.5 + _PULL_TILES):
            return target
        return LandCell(nearest)

    def _centre_on(self, point: QPointF) -> None:
        """Centre the view on the spot under a point of the overview."""
        middle = self._scene.layout.landscape_rect.center()
        self._scene.pan(middle - self._scene.overview.find_scene_point(point))

    def _pan(self, offset: QPointF) -> None:
        """Move the landscape; a note about a place of it disappears."""
        self._controller.leave()
        self._scene.pan(offset)

    def _begin_drag(self, start: QPointF, point: QPointF) -> None:
        pressed_target = self._pressed_target
        self._pressed_at = None
        if pressed_target is None or not pressed_target.takes_cursor:
            return
        if pressed_target.land_cell is not None and not self._controller.can_drag(pressed_target):
            self._panned_from = point
            self._pan(point - start)
        elif self._controller.pick(pressed_target):  # else it says why it cannot be dragged
            self._is_dragging = True
            self._controller.clear_offer()
            self._controller.point_at(self.find_target(point), point, dragging=True)

    def _press_right(self, point: QPointF) -> None:
        target = self.find_target(point)
        if isinstance(self._controller.selected, SelectedHandTile):
            self._controller.turn_over()
            self._controller.point_at(target, point)
        elif self._controller.selected is not None:
            self._controller.cancel()
        elif target is not None:
            self._cursor.go_to(target)
            self.menu_requested.emit(target, point)


def measure_pinch(
    event: QGestureEvent | QNativeGestureEvent, widget: QWidget
) -> tuple[float, QPointF] | None:
    """The factor of a pinch on `widget`, and the point around it; None if `event` is no pinch.

    The event is accepted then.
    """
    if isinstance(event, QGestureEvent):
        pinch = event.gesture(Qt.GestureType.PinchGesture)
        if not isinstance(pinch, QPinchGesture):
            return None
        event.accept()
        return pinch.scaleFactor(), QPointF(widget.mapFromGlobal(pinch.hotSpot().toPoint()))
    if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
        return 1 + event.value(), event.position()
    return None

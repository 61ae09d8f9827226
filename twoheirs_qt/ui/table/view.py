"""The view of the table: takes mouse, wheel, fingers and keys, and gives them to the hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QContextMenuEvent,
    QFocusEvent,
    QFontInfo,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGestureEvent,
    QGraphicsView,
    QMenu,
    QPinchGesture,
    QWidget,
)

from twoheirs_qt.game.session import GameSession, Step
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.ui.art import Art
from twoheirs_qt.ui.settings import Settings
from twoheirs_qt.ui.table import texts
from twoheirs_qt.ui.table.clock import Clock, FrameClock
from twoheirs_qt.ui.table.held import HeldReserve, HeldTile, HeldTroop
from twoheirs_qt.ui.table.hits import target_at, target_rect
from twoheirs_qt.ui.table.interaction import Interaction
from twoheirs_qt.ui.table.keyboard import Area, Cursor
from twoheirs_qt.ui.table.menu import choices_at
from twoheirs_qt.ui.table.scene import TableScene
from twoheirs_qt.ui.table.targets import ChoiceButton, HandTile, LandCell, Target
from twoheirs_qt.ui.theme import DAYLIGHT, Theme

_STEP = 1.2
_OAK = 512.0


class TableView(QGraphicsView):
    """The whole table, fed by the session's model; everything done on it goes to the session.

    - `hint_changed`: what can be done with what is picked up; empty if nothing is
    - `announce`: what the cursor is on and what is refused, for screen readers
    - `laid_out`: `chronicle_rect` may have changed
    """

    hint_changed = Signal(str)
    announce = Signal(str)
    laid_out = Signal()

    def __init__(
        self,
        session: GameSession,
        art: Art,
        settings: Settings,
        theme: Theme = DAYLIGHT,
        clock: Clock | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._settings = settings
        self._theme = theme
        self._scene = TableScene(session, art, theme, clock or FrameClock(self), self)
        self._interaction = Interaction(session, self._scene, self)
        self._cursor = Cursor(session, self._scene)
        self._keyed = False
        self._pressed: Target | None = None
        self._pressed_at: QPointF | None = None
        self._panned_from: QPointF | None = None
        self._dragging = False
        self._stale = False
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.DefaultContextMenu)
        self.setMouseTracking(True)
        self.setMinimumSize(760, 440)
        self.viewport().setMouseTracking(True)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        self.setAccessibleName(session.model.say(texts.TABLE))
        self._interaction.announce.connect(self.announce)
        self._interaction.hint_changed.connect(self.hint_changed)
        session.opened.connect(self._open)
        session.stepped.connect(self._step)
        model = session.model
        for signal in (model.dataChanged, model.rowsInserted, model.rowsRemoved):
            signal.connect(self._mark_stale)
        settings.changed.connect(self._follow_settings)
        self._read_settings()
        if session.is_open:
            self._open()

    # -- for the window ----------------------------------------------------------------------

    @property
    def table(self) -> TableScene:
        """The scene, to be looked at."""
        return self._scene

    @property
    def interaction(self) -> Interaction:
        """The hand."""
        return self._interaction

    @property
    def cursor_target(self) -> Target:
        """What the keyboard's cursor is on."""
        return self._cursor.target

    @property
    def chronicle_rect(self) -> QRect:
        """Where the chronicle goes, in the viewport."""
        return self._scene.area.chronicle.toRect()

    def fit(self) -> None:
        """Show the whole landscape, and follow it as it grows."""
        self._scene.presenter.finish()
        self._scene.fit(animate=True)
        self._refocus()

    def zoom_in(self) -> None:
        self._zoom(_STEP, self._scene.area.field.center())

    def zoom_out(self) -> None:
        self._zoom(1 / _STEP, self._scene.area.field.center())

    def set_facing(self, facing: bool) -> None:
        """Whether the table turns to face the active heir."""
        self._scene.facing = facing
        self._interaction.cancel()
        self._scene.sync(animate=False)
        self._refocus()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._scene.set_theme(theme)
        self.resetCachedContent()
        self.viewport().update()

    def highlight_cells(self, cells: Iterable[Cell]) -> None:
        """Light these cells, as a line of the score sheet asks for."""
        self._interaction.show_cells(frozenset(cells))

    def clear_highlight(self) -> None:
        self._interaction.show_cells(frozenset())

    def cancel(self) -> None:
        """Put down what is picked up and take away what is said."""
        self._interaction.cancel()

    def turn_over(self) -> None:
        """Turn over the tile in hand."""
        self._interaction.turn_over()

    def show_cell(self, cell: Cell) -> None:
        """Bring a cell into view and put the cursor on it."""
        self._cursor.go_to(LandCell(cell))
        self._reveal()

    # -- following the game ------------------------------------------------------------------

    def _open(self) -> None:
        self._stale = False
        self._interaction.forget_game()
        self._scene.forget_game()
        self._scene.sync(animate=False)
        self._cursor.forget_game()
        self._refocus()

    def _step(self, step: Step) -> None:
        self._stale = False
        self._scene.sync(animate=True)
        self._interaction.follow(step)
        self._refocus()

    def _mark_stale(self) -> None:
        # A step of the session brings its own `stepped`; this is for changes without one, such
        # as another language.
        if not self._stale:
            self._stale = True
            QApplication.postEvent(self, QEvent(QEvent.Type.UpdateRequest))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.UpdateRequest and self._stale:
            self._stale = False
            self._scene.sync(animate=False)
            self._refocus()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.setAccessibleName(self._session.model.say(texts.TABLE))
            self._interaction.cancel()
            self._lay_out()
        super().changeEvent(event)

    def _read_settings(self) -> None:
        scene, settings = self._scene, self._settings
        scene.facing = settings.facing
        scene.upright = settings.upright
        scene.points_shown = settings.show_points
        scene.presenter.pace = settings.motion

    def _follow_settings(self, name: str) -> None:
        if name in ("facing", "upright", "show_points", "motion"):
            self._read_settings()
            self._interaction.cancel()
            self._scene.sync(animate=False)
            self._refocus()

    # -- size and ground ---------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def hideEvent(self, event: QHideEvent) -> None:
        # Nothing moves where nobody looks, and no clock runs on for a closed window.
        self._scene.presenter.stop()
        super().hideEvent(event)

    def _lay_out(self) -> None:
        size = self.viewport().size()
        base = max(12.0, QFontInfo(self.font()).pixelSize() * 1.08)
        grown = min(size.width() / 1280, size.height() / 620)
        text = base * min(max(grown, 0.85), 1.5)
        ratio = self.viewport().devicePixelRatioF()
        self._scene.resize(size.width(), size.height(), text, ratio)
        self._refocus()
        self.laid_out.emit()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        painter.fillRect(rect, self._theme.color("oak"))
        if not self._theme.wooden:
            return
        ratio = self.viewport().devicePixelRatioF()
        brush = QBrush(self._scene.art.picture("table/oak", _OAK, _OAK, ratio))
        painter.fillRect(rect, brush)
        if self._theme.dark:
            painter.fillRect(rect, self._theme.color("shadow", 0.5))

    # -- mouse -------------------------------------------------------------------------------

    def _target(self, point: QPointF) -> Target | None:
        return target_at(self._scene, point)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._keyed = False
        self._scene.focus.hide()
        point = event.position()
        if event.button() == Qt.MouseButton.LeftButton:
            # What is meant is what is seen at this moment: then motion ends, and it may move.
            self._pressed_at = point
            self._pressed = self._target(point)
            self._interaction.quiet()
        elif event.button() == Qt.MouseButton.MiddleButton:
            self._panned_from = point
        elif event.button() == Qt.MouseButton.RightButton:
            self._right_press(point)
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.position()
        if self._panned_from is not None:
            self._scene.pan(point - self._panned_from)
            self._panned_from = point
        elif self._dragging:
            self._interaction.hover(self._target(point), point, dragging=True)
        elif self._pressed_at is not None:
            moved = (point - self._pressed_at).manhattanLength()
            if moved >= QApplication.startDragDistance():
                self._begin_drag(point)
        else:
            target = self._target(point)
            self._interaction.hover(target, point)
            self._show_pointer(target)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        point = event.position()
        if event.button() == Qt.MouseButton.MiddleButton:
            self._panned_from = None
        elif event.button() == Qt.MouseButton.LeftButton:
            self._release(point)
        event.accept()

    def _release(self, point: QPointF) -> None:
        pressed, clicked, dragging = self._pressed, self._pressed_at is not None, self._dragging
        self._pressed = self._pressed_at = self._panned_from = None
        self._dragging = False
        if dragging:
            self._interaction.drop(self._target(point))
        elif clicked:
            if pressed is not None:
                self._cursor.go_to(pressed)
            self._interaction.click(pressed)
        self._hover_again(point)

    def _begin_drag(self, point: QPointF) -> None:
        pressed, start = self._pressed, self._pressed_at
        assert start is not None
        self._pressed_at = None
        if isinstance(pressed, ChoiceButton):
            return
        if pressed is not None and self._interaction.holds_or_can_pick(pressed):
            if self._interaction.pick(pressed):
                self._dragging = True
                self._scene.choices.clear()
                self._interaction.hover(self._target(point), point, dragging=True)
        elif isinstance(pressed, LandCell):
            self._panned_from = point
            self._scene.pan(point - start)
        elif pressed is not None:
            self._interaction.pick(pressed)  # which says why it cannot be dragged

    def _right_press(self, point: QPointF) -> None:
        held = self._interaction.held
        if isinstance(held, HeldTile):
            self._interaction.turn_over()
            self._hover_again(point)
        elif held is not None:
            self._interaction.cancel()
        else:
            target = self._target(point)
            if target is not None:
                self._cursor.go_to(target)
                self._open_menu(target, self.viewport().mapToGlobal(point.toPoint()))

    def _hover_again(self, point: QPointF) -> None:
        if self._interaction.held is not None:
            self._interaction.hover(self._target(point), point)

    def _show_pointer(self, target: Target | None) -> None:
        if target is not None and not isinstance(target, LandCell):
            can = isinstance(target, ChoiceButton) or self._interaction.can_pick(target)
        else:
            can = target is not None and self._interaction.offers(target)
        shape = Qt.CursorShape.PointingHandCursor if can else Qt.CursorShape.ArrowCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    def leaveEvent(self, event: QEvent) -> None:
        if not self._keyed:
            self._interaction.leave()
        super().leaveEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if isinstance(self._target(event.position()), LandCell):
            self._zoom(_STEP ** (event.angleDelta().y() / 120), event.position())
            event.accept()
        else:
            event.ignore()

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                where = QPointF(self.viewport().mapFromGlobal(pinch.hotSpot().toPoint()))
                self._zoom(pinch.scaleFactor(), where)
                event.accept()
                return True
        if (
            isinstance(event, QNativeGestureEvent)
            and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture
        ):
            self._zoom(1 + event.value(), event.position())
            return True
        return super().viewportEvent(event)

    def _zoom(self, factor: float, at: QPointF) -> None:
        self._scene.zoom(factor, at)
        self._refocus()

    # -- context menu ------------------------------------------------------------------------

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        # The right button has been handled when it was pressed; this is the menu key.
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            target = self._cursor.target
            where = target_rect(self._scene, target).center().toPoint()
            self._open_menu(target, self.viewport().mapToGlobal(where))
        event.accept()

    def _open_menu(self, target: Target, where: QPoint) -> None:
        self._interaction.quiet()
        choices = choices_at(self._session, self._interaction, target)
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for choice in choices:
            menu.addAction(choice.label).triggered.connect(partial(_call, choice.do))
        if not choices:
            menu.addAction(self._session.model.say(texts.NOTHING_HERE)).setEnabled(False)
        menu.popup(where)

    # -- keyboard ----------------------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() == Qt.FocusReason.TabFocusReason:
            self._cursor.enter()
            self._go()
        elif event.reason() == Qt.FocusReason.BacktabFocusReason:
            self._cursor.enter(last=True)
            self._go()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._scene.focus.hide()

    def focusNextPrevChild(self, forward: bool) -> bool:
        if self._session.is_open and self._cursor.next_area(1 if forward else -1):
            self._interaction.quiet()
            self._go()
            return True
        return super().focusNextPrevChild(forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._session.is_open or not self._key(event):
            super().keyPressEvent(event)

    def _key(self, event: QKeyEvent) -> bool:
        """Do what a key means on the table; False if it means nothing here."""
        if event.modifiers() & ~(
            Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
        ):
            return False
        key = Qt.Key(event.key())
        if key in _ARROWS:
            self._arrow(*_ARROWS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._enter()
        elif key == Qt.Key.Key_Escape:
            if not self._interaction.cancel():
                self._interaction.explain(texts.NOTHING_PICKED)
        elif key == Qt.Key.Key_F:
            self._interaction.turn_over()
        elif key == Qt.Key.Key_W:
            self._interaction.withdraw(self._cursor.target)
        elif key == Qt.Key.Key_C:
            self._interaction.break_camp(self._cursor.target)
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            self._pick_number(key - Qt.Key.Key_1)
        elif key == Qt.Key.Key_Plus:
            self.zoom_in()
        elif key == Qt.Key.Key_Minus:
            self.zoom_out()
        elif key == Qt.Key.Key_0:
            self.fit()
        else:
            return False
        return True

    def _arrow(self, dx: int, dy: int) -> None:
        self._interaction.quiet()
        choices = self._scene.choices
        if choices.isVisible() and len(choices.choices) > 1 and dy:
            choices.select(choices.current + dy)
            return
        self._cursor.move(dx, dy)
        self._go()

    def _enter(self) -> None:
        self._keyed = True
        choices = self._scene.choices
        if choices.isVisible() and not isinstance(self._interaction.held, HeldReserve):
            self._interaction.click(ChoiceButton(choices.current))
        else:
            self._interaction.click(self._cursor.target)
        self._after_picking()

    def _pick_number(self, index: int) -> None:
        hand = self._session.state.hands[self._session.state.active]
        if index >= len(hand):
            self._interaction.explain(texts.NO_SUCH_TILE)
            return
        target = HandTile(self._session.state.active, hand[index].id)
        self._cursor.go_to(target)
        if self._interaction.pick(target):
            self._after_picking()

    def _after_picking(self) -> None:
        """A piece picked up by a key goes on in the landscape, where it can be put."""
        held = self._interaction.held
        if isinstance(held, HeldTile | HeldTroop) and self._cursor.area is not Area.LANDSCAPE:
            self._cursor.go_among(self._interaction.goals())
            self._go()
        else:
            self._go(say=False)

    def _go(self, *, say: bool = True) -> None:
        """The cursor is somewhere else by a key: show it, and say where it is."""
        self._keyed = True
        self._reveal()
        target = self._cursor.target
        self._interaction.hover(target, target_rect(self._scene, target).center())
        reading = self._scene.reading
        if say and reading is not None:
            spoken = self._interaction.describer.spoken(target, reading)
            if self._interaction.is_goal(target):
                spoken = texts.SAY_LEGAL.fill(place=spoken)
            self.announce.emit(self._session.model.say(spoken))

    def _reveal(self) -> None:
        target = self._cursor.target
        if isinstance(target, LandCell):
            margin = self._scene.area.gap
            field = self._scene.area.field.adjusted(margin, margin, -margin, -margin)
            if self._scene.camera.reveal(target.cell, field):
                self._scene.follow_camera()
        self._refocus()

    def _refocus(self) -> None:
        """Put the focus ring where the cursor is now."""
        ring = self._scene.focus
        shown = self._keyed and self.hasFocus() and self._scene.reading is not None
        if shown:
            ring.place(target_rect(self._scene, self._cursor.target))
        ring.setVisible(shown)


_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


def _call(do: Callable[[], object], _checked: bool = False) -> None:
    do()

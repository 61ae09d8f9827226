"""The view of the table: passes mouse, wheel, touch and keys on to the classes that handle them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QCursor,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPen,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGestureEvent, QGraphicsView, QMenu, QWidget

from twoheirs_qt.games.two_heirs.displays.bubble import Bubble
from twoheirs_qt.games.two_heirs.displays.shield_display import ShieldDisplay
from twoheirs_qt.games.two_heirs.displays.target_display import TargetDisplay
from twoheirs_qt.games.two_heirs.displays.turn_display import TurnDisplay
from twoheirs_qt.games.two_heirs.drawing.art import Art
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.prose.sections import find_section_for_reason
from twoheirs_qt.games.two_heirs.rules import Cell
from twoheirs_qt.games.two_heirs.scene.layout import calculate_text_px, lay_out
from twoheirs_qt.games.two_heirs.scene.scene import TableScene
from twoheirs_qt.games.two_heirs.table.controller import TableController
from twoheirs_qt.games.two_heirs.table.cursor import Cursor
from twoheirs_qt.games.two_heirs.table.event_effects import EventEffects
from twoheirs_qt.games.two_heirs.table.keys import DIGITS, KeyboardControl
from twoheirs_qt.games.two_heirs.table.menu import make_context_menu
from twoheirs_qt.games.two_heirs.table.pointer import Pointer, measure_pinch
from twoheirs_qt.games.two_heirs.things.offers import Commands
from twoheirs_qt.games.two_heirs.things.selection import Selection
from twoheirs_qt.games.two_heirs.things.thing import Thing
from twoheirs_qt.games.two_heirs.things.turn_steps import TurnStep
from twoheirs_qt.games.two_heirs.words import table as texts
from twoheirs_qt.tabletop.drawing.fonts import read_base_pixels, read_user_scale
from twoheirs_qt.tabletop.drawing.ground import paint_ground, paint_table_edge
from twoheirs_qt.tabletop.drawing.parchment import CENTER, write_line
from twoheirs_qt.tabletop.drawing.theme import Theme, find_current_theme, make_serif_font
from twoheirs_qt.tabletop.scene.animator import Clock
from twoheirs_qt.tabletop.scene.item import Overlay
from twoheirs_qt.tabletop.scene.table_view import GameTableView
from twoheirs_qt.tabletop.text.text import Text
from twoheirs_qt.tabletop.widgets.menu_key import select_first_entry
from twoheirs_qt.tabletop.window.settings import NotePlace, Settings

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.table.reading.outline import TwoHeirsOutline
    from twoheirs_qt.tabletop.accessibility.reader import TableReader

_KEY_SIDE_LETTERS: Final = 1.45
"""The side of a key over the height of body letters."""
_MIN_KEY_PX: Final = 17.0
_KEY_CAP_Z: Final = 61.0


class KeyCap(Overlay):
    """The key of a digit, hidden at first."""

    def __init__(self, number: int) -> None:
        super().__init__(_KEY_CAP_Z)
        self.number = number

    def show_at(self, middle: QPointF, side: float) -> None:
        """Show it around `middle`, with that `side`, in the scene."""
        side = round(max(_MIN_KEY_PX, side))
        rect = QRectF(round(middle.x() - side / 2), round(middle.y() - side / 2), side, side)
        if rect != self.rect:
            self.cover(rect)
        self.show()

    def draw(self, painter: QPainter, theme: Theme) -> None:
        side = self.rect.width()
        corner, thick = side * 0.24, max(2.0, side * 0.14)
        body = self.rect.adjusted(1, 1, -1, -1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.find_color("shadow"))
        painter.drawRoundedRect(body.adjusted(0, 0, 0, thick * 0.5), corner, corner)
        face = body.adjusted(0, 0, 0, -thick * 0.5)
        painter.setPen(QPen(theme.find_color("gold_deep" if theme.dark else "ink"), 1.4))
        painter.setBrush(theme.find_color("button"))
        painter.drawRoundedRect(face, corner, corner)
        write_line(
            painter,
            face,
            CENTER,
            str(self.number),
            make_serif_font(side * 0.62, bold=True),
            theme.find_color("ink"),
        )


class Focus:
    """The ring around the target under the cursor, and the key caps of the digits.

    They are shown while keys are in use and the table has the focus, as `has_keys` tells.
    """

    def __init__(
        self,
        scene: TableScene,
        controller: TableController,
        cursor: Cursor,
        keys: KeyboardControl,
        has_keys: Callable[[], bool],
    ) -> None:
        self._session = scene.session
        self._scene = scene
        self._controller = controller
        self._cursor = cursor
        self._keys = keys
        self._has_keys = has_keys
        self._caps = {number: KeyCap(number) for number in DIGITS}
        for cap in self._caps.values():
            scene.addItem(cap)
        scene.highlights_changed.connect(self.refresh)  # something was picked up, or put down

    def refresh(self) -> None:
        """Put ring and digits where they belong now."""
        scene, ring = self._scene, self._scene.focus
        shown = (
            self._controller.is_keyboard_active and self._has_keys() and scene.snapshot is not None
        )
        if shown:
            ring.cover(self._cursor.target.find_rect(scene))
        ring.setVisible(shown)
        digits = self._find_digit_points() if shown else {}
        for number, cap in self._caps.items():
            if number in digits:
                cap.show_at(digits[number], scene.layout.text_px * _KEY_SIDE_LETTERS)
            else:
                cap.hide()

    def hide(self) -> None:
        """The table has lost the focus, or keys are not in use."""
        for item in (self._scene.focus, *self._caps.values()):
            item.hide()

    def _find_digit_points(self) -> dict[int, QPointF]:
        """Each digit that picks up a tile, and the middle of its key."""
        if self._session.is_over or self._controller.closed_reason or self._scene.is_turn_shown:
            return {}
        # The scene may be a moment behind the game: what it does not show has no place yet.
        return {
            number: target.find_digit_point(self._scene)
            for number, target in self._keys.list_digits()
            if not target.find_rect(self._scene).isEmpty()
        }


_ZOOM_STEP = 1.2
_APPLIED_SETTINGS = frozenset(
    (
        *("facing_player", "upright", "points_wanted", "motion_factor"),
        *("coordinates_shown", "unseen_shown", "note_place", "no_help"),
    )
)
"""The names of the settings that the table obeys."""
_PLAIN_MODIFIERS = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_TAB_REASONS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class TableState(NamedTuple):
    """The state of the view: `view` is the size of a tile and the origin, if the player chose them.

    `cursor` is what the keyboard's cursor is on while it is in use.
    """

    view: tuple[float, QPointF] | None
    selected: Selection | None
    is_plan_shown: bool
    cursor: Thing | None


class TableView(GameTableView):
    """The whole table, fed by the session's model; everything done on it goes to the session.

    Its parts can be used from outside: the `controller`, which `pointer` and `keyboard` tell of
    each input, what is shown (`bubble`), how `turns` and the beginning are shown (`shields`),
    Henry's `is_plan_shown`.

    `help_always_shown`: whatever the settings say; `closed_reason`: why nothing can be done, where
    the game is only looked at; `has_score_sheet`: a click on an heir's points asks for it; `escape`
    takes Esc where nothing on the table does, and returns False if nothing else does, either.

    - `hint_changed`: what can be done with the selection; empty if there is none
    - `announce`: what has been done and what was asked, for screen readers
    - `cursor_moved`: a key has moved the cursor
    - `refused`: the reasons why something cannot be done, none where there are only words
    - `laid_out`: `chronicle_rect` may have changed
    """

    hint_changed = Signal(str)
    announce = Signal(str)
    cursor_moved = Signal()
    refused = Signal(object)
    laid_out = Signal()
    rules_requested = Signal(str)

    def __init__(
        self,
        session: GameSession,
        art: Art,
        settings: Settings,
        clock: Clock | None = None,
        parent: QWidget | None = None,
        *,
        help_always_shown: bool = False,
        closed_reason: Text | None = None,
        has_score_sheet: bool = False,
        escape: Callable[[], bool] = lambda: False,
    ) -> None:
        super().__init__(parent)
        self.session = session
        self._settings = settings
        self._escape = escape
        self._help_always_shown = help_always_shown
        self.table_scene = scene = TableScene(session, art, clock or Clock(self), self)
        self.turns = TurnDisplay(scene)
        self.shields = ShieldDisplay(scene)
        self.bubble = Bubble(scene)
        self._cursor = Cursor(scene)
        self.controller = controller = TableController(
            scene,
            self.turns,
            self.bubble,
            TargetDisplay(scene, settings, self.bubble),
            self._cursor,
            closed_reason,
        )
        self.plan = controller.plan
        self.keyboard = KeyboardControl(scene, controller, self._cursor, self.bubble)
        self._focus = Focus(scene, controller, self._cursor, self.keyboard, self.hasFocus)
        self.pointer = Pointer(scene, controller, self._cursor, has_score_sheet=has_score_sheet)
        self.effects = EventEffects(scene, controller)
        self.setScene(self.table_scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(640, 340)
        for widget in (self, self.viewport()):  # what is dropped from the desktop is the window's
            widget.setAcceptDrops(False)
        self.viewport().setMouseTracking(True)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        for text_signal in (controller.announced, self.bubble.announced, self.plan.described):
            text_signal.connect(self.announce)
        controller.hint_changed.connect(self.hint_changed)
        self.plan.described.connect(self.described)
        scene.step_player.step_shown.connect(self._announce_step)
        self.bubble.refused.connect(self.refused)
        for refresh in (self.plan.refresh, self._focus.refresh):
            scene.step_player.ended.connect(refresh)
        scene.step_player.step_shown.connect(self._focus.refresh)
        self.keyboard.moved.connect(self.cursor_moved)
        self.pointer.menu_requested.connect(self._open_menu)
        for move_signal in (self.cursor_moved, scene.camera_moved, self.controller.table_changed):
            move_signal.connect(self._focus.refresh)
        settings.changed.connect(self._follow_settings)
        self._apply_settings()
        if session.is_open:
            self.controller.open()
        # A screen reader looks at a table that is given a name: it must be whole by then.
        self.setAccessibleName(session.model.localize(texts.TABLE))

    # -- for the window ----------------------------------------------------------------------

    @property
    def cursor_target(self) -> Thing:
        """The thing that the keyboard's cursor is on."""
        return self._cursor.target

    @property
    def subject(self) -> str:
        """The section of the rule book about the present target; empty without a game.

        That is the reason of a refusal as long as it is shown, else what is under the cursor if it
        was moved last, else what is under the pointer.
        """
        pointer_position = self.viewport().mapFromGlobal(QCursor.pos())
        target = (
            self._cursor.target
            if self.keyboard.is_newer_than_pointer and self.session.is_open
            else None
        )
        if not self.keyboard.is_newer_than_pointer and self.viewport().rect().contains(
            pointer_position
        ):
            target = self.pointer.find_target(QPointF(pointer_position))
        if not self.session.is_open:
            return ""
        if self.bubble.reasons:
            return find_section_for_reason(self.bubble.reasons[0])
        return "" if target is None else target.find_rules_section(self.session.state)

    @property
    def chronicle_rect(self) -> QRect:
        """The place of the chronicle, in the viewport."""
        return self.table_scene.layout.chronicle_rect.toRect()

    def calculate_reserve_column_width(self, width: int, height: int) -> int:
        """Return the width of the column of the reserve if the view had this size."""
        layout = lay_out(width, height, self._calculate_text_px(width, height))
        return layout.reserve_column_width

    def make_reader(self) -> TableReader:
        from twoheirs_qt.games.two_heirs.table.reading.reader import TwoHeirsReader

        return TwoHeirsReader(self)

    def make_outline(self, commands: Commands) -> TwoHeirsOutline:
        """Make the outline of its game; `commands` do what is no single action of the rules."""
        from twoheirs_qt.games.two_heirs.table.reading.outline import TwoHeirsOutline

        def shows_points() -> bool:
            return self._settings.points_wanted and self.session.is_help_shown

        return TwoHeirsOutline(self.session, shows_points, commands, self.controller.closed_reason)

    def cancel(self) -> None:
        self.controller.cancel()

    def fit(self) -> None:
        """Show the whole landscape, and follow it as it grows."""
        self.controller.leave()
        self.table_scene.fit()

    def zoom_in(self) -> None:
        self._zoom(_ZOOM_STEP, self.table_scene.layout.landscape_rect.center())

    def zoom_out(self) -> None:
        self._zoom(1 / _ZOOM_STEP, self.table_scene.layout.landscape_rect.center())

    def capture_state(self) -> TableState:
        """The present view and selection; animated sequences end."""
        self.table_scene.step_player.skip()
        camera = self.table_scene.camera
        view = None if camera.follows_landscape else (camera.cell_side, camera.origin)
        cursor = self._cursor.target if self.controller.is_keyboard_active else None
        return TableState(view, self.controller.selected, self.plan.is_on, cursor)

    def restore(self, state: TableState) -> None:
        """Restore view and selection, in a table with the same state of the game."""
        if state.view is not None:
            self.table_scene.camera.cell_side, self.table_scene.camera.origin = state.view
            self.table_scene.pan(QPointF())
        self.plan.set_on(state.is_plan_shown)
        self.controller.restore(state.selected)
        if state.cursor is not None:
            self.keyboard.go_to(state.cursor)

    def ask(self) -> None:
        """Show what it would take to do what is begun, or what is pointed at."""
        if self.session.is_open and self.isVisible():
            self.controller.ask(
                self._cursor.target if self.keyboard.is_newer_than_pointer else None
            )

    def light_up(self, slot: int | None, cells: frozenset[Cell]) -> None:
        """Light up a place of the reserve and cells, which are brought into sight, alone."""
        scene = self.table_scene
        for cell in sorted(cells):
            scene.reveal(cell)
        scene.hint_light.show(slot, cells, scene.layout)

    def repeat_turn(self) -> None:
        """Show the last turn once more: Henry's, or in a duel the one before this."""
        if self.isVisible():  # the outline shows it in its own way
            self.controller.cancel()
            why_not = self.turns.repeat_last()
            if why_not is not None:
                self.bubble.explain(why_not)

    def set_covered(self, covered: bool) -> None:
        """Say whether something is shown in its place, such as the outline."""
        if covered:
            self.table_scene.set_hidden(True)
        else:
            self.controller.uncover()
            self._focus.refresh()

    def set_plan(self, shown: bool) -> None:
        """Show or hide Henry's plan."""
        self.controller.begin()
        self.plan.set_on(shown)

    # -- following the game ------------------------------------------------------------------

    def _announce_step(self, step: object) -> None:
        if isinstance(step, TurnStep):
            self.announce.emit(self.table_scene.localize(step.text))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self.controller.cancel()
            self.table_scene.repaint_texts()
            self._lay_out()
        super().changeEvent(event)

    def _follow_settings(self, name: str) -> None:
        if name == "cell_points_shown":  # what is in hand stays there
            self._apply_settings()
            self.controller.refresh_highlights()
        elif name == "turn_pace":  # a turn that is shown goes on
            self._apply_settings()
        elif name in _APPLIED_SETTINGS:
            self._apply_settings()
            self.controller.cancel()
            self.table_scene.sync(animate=False)
            self.controller.refresh_solo()
            self._focus.refresh()

    def _apply_settings(self) -> None:
        """Apply the player's settings; they show when the scene is synced next."""
        settings, scene = self._settings, self.table_scene
        scene.faces_active_heir = settings.facing_player
        scene.placer.upright = settings.upright
        is_help_shown = self.session.is_help_shown = self._help_always_shown or not settings.no_help
        scene.points_shown = settings.points_wanted and is_help_shown
        scene.coordinates_shown = settings.coordinates_shown
        scene.animator.duration_factor = settings.duration_factor
        scene.notes_fixed = settings.note_place is NotePlace.FIXED
        scene.unseen_shown = settings.unseen_shown
        self.turns.pace = settings.turn_pace

    # -- size and ground ---------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.controller.leave()
        self._lay_out()

    def showEvent(self, event: QShowEvent) -> None:
        self.controller.is_seen = True
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self.controller.is_seen = False
        # Nothing moves where nobody looks, and no clock runs on for a closed window.
        self.table_scene.step_player.skip()
        self.table_scene.animator.stop()
        super().hideEvent(event)

    def _lay_out(self) -> None:
        size = self.viewport().size()
        text_px = self._calculate_text_px(size.width(), size.height())
        ratio = self.viewport().devicePixelRatioF()
        self.table_scene.resize(size.width(), size.height(), text_px, ratio)
        self.controller.refresh_solo()
        self._focus.refresh()
        self.laid_out.emit()

    def _calculate_text_px(self, width: int, height: int) -> float:
        """The height of body text on a table of that size."""
        return calculate_text_px(width, height, read_base_pixels(), read_user_scale())

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        theme, ratio = find_current_theme(), self.devicePixelRatioF()
        paint_ground(painter, rect, theme, self.table_scene.art, ratio)
        paint_table_edge(painter, rect, QRectF(self.viewport().rect()), theme, ratio)

    # -- mouse and fingers -------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.controller.is_keyboard_active = False
        self._focus.hide()
        is_pan = event.button() == Qt.MouseButton.MiddleButton
        if is_pan or not self.turns.press(event.position()):
            self.pointer.press(event.button(), event.position())
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.keyboard.is_newer_than_pointer = False
        shape = self.pointer.move(event.position())
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.pointer.release(event.button(), event.position())
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        self.pointer.leave()
        super().leaveEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        target = self.pointer.find_target(event.position())
        if target is not None and target.land_cell is not None:
            self._zoom(_ZOOM_STEP ** (event.angleDelta().y() / 120), event.position())
            event.accept()
        else:
            event.ignore()

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QGestureEvent | QNativeGestureEvent):
            pinch = measure_pinch(event, self.viewport())
            if pinch is not None:
                self._zoom(*pinch)
                return True
        return super().viewportEvent(event)

    def _zoom(self, factor: float, point: QPointF) -> None:
        self.pointer.zoom(factor, point)

    # -- context menu ------------------------------------------------------------------------

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        # The right button has been handled when it was pressed; this is the menu key.
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard and self.session.is_open
        if by_key and not self.table_scene.step_player.skip():
            self.open_menu(self._cursor.target)
        event.accept()

    def open_menu(self, target: Thing) -> None:
        """Show the context menu of a target, beside it, with its first entry chosen."""
        select_first_entry(self._open_menu(target, target.find_rect(self.table_scene).center()))

    def _open_menu(self, target: Thing, point: QPointF) -> QMenu:
        self.controller.begin()
        self.controller.leave()  # no note comes up beside the menu
        ask_rules = partial(
            self.rules_requested.emit, target.find_rules_section(self.session.state)
        )
        menu = make_context_menu(self, self.session, self.controller, target, ask_rules)
        menu.popup(self.viewport().mapToGlobal(point.toPoint()))
        return menu

    # -- keyboard ----------------------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in _TAB_REASONS:
            self.keyboard.enter_table(last=event.reason() == Qt.FocusReason.BacktabFocusReason)
            self._focus.refresh()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._focus.hide()
        if event.reason() in _TAB_REASONS:  # messages belong to the target that loses the cursor
            self.controller.begin()
            self.controller.leave()

    def focusNextPrevChild(self, forward: bool) -> bool:
        # Qt also asks for widgets that lie over the table; a hidden table keeps no focus.
        is_in_use = self.hasFocus() and self.isVisible()
        if is_in_use and (
            self.table_scene.step_player.skip()
            or self.keyboard.go_to_next_area(1 if forward else -1)
        ):
            self._focus.refresh()
            return True
        return super().focusNextPrevChild(forward)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and self.turns.is_shown:
            assert isinstance(event, QKeyEvent)
            if not event.modifiers() & ~_PLAIN_MODIFIERS:
                event.accept()  # a letter that is a command elsewhere only skips here
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.session.is_open or event.modifiers() & ~_PLAIN_MODIFIERS:
            super().keyPressEvent(event)
            return
        if event.text().isalnum():
            self.setFocus()  # it comes from the chronicle, or from what lies beside the table
        key = Qt.Key(event.key())
        if self.turns.handle_key(key):
            return
        if key == Qt.Key.Key_Escape:
            self.pointer.end_gestures()
        zoom = {"+": self.zoom_in, "-": self.zoom_out, "0": self.fit}.get(event.text())
        if zoom is not None:
            zoom()
        elif not self.keyboard.press(key, back=bool(event.modifiers() & _SHIFT)):
            if key != Qt.Key.Key_Escape:
                super().keyPressEvent(event)
            elif not self._escape():
                # For screen readers alone: Esc asks for nothing that a bubble would have to refuse.
                self.bubble.announce_refusal(texts.NOTHING_PICKED)
        self._focus.refresh()

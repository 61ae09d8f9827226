"""The view of the table: mouse, wheel and keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QMenu, QWidget

from twoheirs_qt.games.bunny_kingdom.scene.camera import ZOOM_STEP
from twoheirs_qt.games.bunny_kingdom.scene.scene import BunnyScene
from twoheirs_qt.games.bunny_kingdom.table.controller import TableController
from twoheirs_qt.games.bunny_kingdom.table.menu import make_menu
from twoheirs_qt.games.bunny_kingdom.table.step_player import BunnyStepPlayer
from twoheirs_qt.games.bunny_kingdom.things.areas import is_there
from twoheirs_qt.games.bunny_kingdom.things.cards import HandCard, KeptBuilding
from twoheirs_qt.games.bunny_kingdom.things.land import Land
from twoheirs_qt.games.bunny_kingdom.things.subject import find_subject
from twoheirs_qt.games.bunny_kingdom.things.thing import Area, Thing
from twoheirs_qt.games.bunny_kingdom.words import controls as words
from twoheirs_qt.tabletop.drawing.fonts import read_text_scale
from twoheirs_qt.tabletop.scene.table_view import GameTableView
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import Text
from twoheirs_qt.tabletop.widgets.menu_key import select_first_entry

if TYPE_CHECKING:
    from twoheirs_qt.tabletop.accessibility.reader import TableReader

_WIDTH_AT_100, _HEIGHT_AT_100 = 560, 280
"""The least size of a table with room for letters of normal size, in pixels."""
_REST_MS: Final = 350
"""The time that the pointer rests before a note is shown, in milliseconds."""
_ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_TABS: Final = {Qt.Key.Key_Tab: 1, Qt.Key.Key_Backtab: -1}
_PRESS_KEYS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_WHEEL_NOTCH: Final = 120.0


class BunnyView(GameTableView):
    """Shows the scene, and passes on what is done there.

    - `leave_requested`: Esc has nothing to take back
    - `resized`: things lie elsewhere
    - `rules_requested`: carries the section of the rule book that a menu leads to
    - `chronicle_requested`: a key asks for the chronicle, or to put it away
    """

    leave_requested = Signal()
    resized = Signal()
    rules_requested = Signal(str)
    chronicle_requested = Signal()

    def __init__(
        self,
        scene: BunnyScene,
        controller: TableController,
        step_player: BunnyStepPlayer,
        parent: QWidget,
    ) -> None:
        super().__init__(scene, parent)
        self._scene = scene
        self._controller = self.controller = controller
        self._step_player = self.step_player = step_player
        self.table = scene
        self.is_replaced = False
        """Whether something else is shown in its place, where nothing moves."""
        self._pressed_thing: Thing | None = None
        self._press_point: QPoint | None = None
        self._pan_start: QPointF | None = None
        self._is_dragging = False
        self._has_taken_back = False
        """Whether the last press of the right button took something back, so it opens no menu."""
        self._hovered_thing: Thing | None = None
        self._refused_thing: Thing | None = None
        self._rest_timer = QTimer(self)
        self._rest_timer.setSingleShot(True)
        self._rest_timer.setInterval(_REST_MS)
        self._rest_timer.timeout.connect(self._show_note)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        # The layers have room around what they paint, so that none reaches into another one's.
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(640, 320)
        self.viewport().setMouseTracking(True)
        controller.changed.connect(self.follow)
        controller.refused.connect(self._show_refusal)
        # A screen reader looks at what is given a name.
        self.setAccessibleName(localize(words.TABLE))

    def make_reader(self) -> TableReader:
        from twoheirs_qt.games.bunny_kingdom.table.reading.reader import BunnyReader

        return BunnyReader(self)

    @property
    def subject(self) -> str:
        return find_subject(self._controller.snapshot, self._scene.looked_at)

    def set_covered(self, covered: bool) -> None:
        self.is_replaced = covered
        if covered:
            self._step_player.skip()

    def cancel(self) -> None:
        self._controller.put_back()

    # -- following -------------------------------------------------------------------------------

    def follow(self) -> None:
        """Show the snapshot, the cursor and the note as they are now."""
        controller, scene = self._controller, self._scene
        if scene.snapshot is not controller.snapshot:
            self._refused_thing = None
            is_new = scene.snapshot.view is not controller.snapshot.view
            is_turned = scene.snapshot.is_covered is not controller.snapshot.is_covered
            scene.snapshot, scene.taken_land = controller.snapshot, controller.taken_land
            if is_new or is_turned:
                scene.arrange()
        self._update_focus()

    def _update_focus(self) -> None:
        controller, scene = self._controller, self._scene
        has_keys = controller.is_keyboard_active and self.hasFocus()
        scene.cursor = controller.cursor if has_keys else None
        if self._hovered_thing is not None and not is_there(
            controller.snapshot, self._hovered_thing
        ):
            self._hovered_thing = None
        scene.looked_at = scene.cursor if has_keys else self._hovered_thing
        if scene.step is not None:
            scene.looked_at = scene.cursor = None
        if isinstance(scene.cursor, Land):
            scene.reveal(scene.cursor.index)
        scene.refresh()
        if has_keys or scene.snapshot.held_card is not None:
            self._show_note()
        elif self._refused_thing is None:
            scene.hide_note()

    def _show_note(self) -> None:
        scene, thing = self._scene, self._scene.looked_at
        if thing is None or scene.step is not None or scene.finale is not None:
            scene.hide_note()
            return
        if self._refused_thing is not None and self._refused_thing == thing:
            return
        # What the left column shows large needs no note.
        is_in_panel = isinstance(thing, HandCard) or (
            isinstance(thing, Land) and scene.shows_card_of(thing.index)
        )
        lines = () if is_in_panel else thing.list_lines(scene.snapshot)
        heading = self._make_heading(thing)
        if not lines:
            scene.hide_note()
            return
        texts = [localize(line) for line in (*heading, *lines)]
        scene.show_note(texts, scene.find_anchor(thing))

    def _make_heading(self, thing: Thing) -> tuple[Text, ...]:
        return () if isinstance(thing, Land) else (thing.name(self._scene.snapshot),)

    def _show_refusal(self, thing: Thing, why: Text) -> None:
        self._refused_thing = thing
        rect = self._scene.find_rect(thing)
        self._scene.show_note([localize(why)], rect)

    # -- size ------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()
        self.resized.emit()

    def _lay_out(self) -> None:
        viewport = self.viewport()
        ratio = viewport.devicePixelRatioF()
        width, height = viewport.width(), viewport.height()
        # In a small part of a window, as beside a review, larger letters would be cut off.
        largest_scale = max(1.0, min(width / _WIDTH_AT_100, height / _HEIGHT_AT_100))
        self._scene.resize(width, height, min(read_text_scale(), largest_scale), ratio)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.follow()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._lay_out()

    def fit(self) -> None:
        """Show all of the map."""
        self._scene.fit()

    def zoom(self, factor: float, point: QPointF | None = None) -> None:
        """Enlarge the map."""
        self._scene.zoom(factor, point)

    # -- mouse -----------------------------------------------------------------------------------

    def _find_scene_point(self, event: QMouseEvent) -> QPointF:
        return self.mapToScene(event.position().toPoint())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        point = self._find_scene_point(event)
        self._controller.is_keyboard_active = False
        if self._step_player.is_playing:
            self._step_player.skip()
            return
        thing = self._scene.find_thing_at(point)
        if event.button() is Qt.MouseButton.RightButton:
            self._has_taken_back = self._controller.take_back()
            return
        self._pressed_thing, self._press_point = thing, event.position().toPoint()
        is_on_map = self._scene.layout.map_rect.contains(point)
        self._pan_start = point if is_on_map and not self._scene.camera.is_fitted else None
        self._is_dragging = False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = self._find_scene_point(event)
        if self._press_point is not None and event.buttons() & Qt.MouseButton.LeftButton:
            movement = event.position().toPoint() - self._press_point
            if self._is_dragging or movement.manhattanLength() >= QApplication.startDragDistance():
                self._drag(point)
        self._hover(point)

    def _drag(self, point: QPointF) -> None:
        """Begin to drag a building, or pan the map, or go on with it."""
        controller, scene = self._controller, self._scene
        if not self._is_dragging:
            self._is_dragging = True
            if isinstance(self._pressed_thing, KeptBuilding):
                offers = self._pressed_thing.list_offers(controller.snapshot)
                card = self._pressed_thing.find_card(controller.snapshot)
                if (
                    offers
                    and offers[0].snapshot is not None
                    and controller.snapshot.held_card != card
                ):
                    controller.set_snapshot(offers[0].snapshot)
                elif not offers:
                    controller.press(self._pressed_thing)  # it says why
        if (
            isinstance(self._pressed_thing, KeptBuilding)
            and controller.snapshot.held_card is not None
        ):
            scene.dragged_at = point
        elif self._pan_start is not None:
            scene.pan(point - self._pan_start)
            self._pan_start = point

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._press_point is None:
            return
        point, pressed = self._find_scene_point(event), self._pressed_thing
        self._press_point = self._pressed_thing = None
        thing = self._scene.find_thing_at(point)
        controller = self._controller
        if self._is_dragging:
            self._is_dragging = False
            if self._scene.dragged_at is not None:
                self._scene.dragged_at = None
                self._drop(thing)
            self._update_focus()
            return
        self._hover(point)
        if thing is not None and thing == pressed:
            if thing.takes_cursor:
                controller.set_cursor(thing)
            controller.press(thing)

    def _drop(self, thing: Thing | None) -> None:
        """Put down what was dragged; elsewhere than on the map it goes back."""
        controller = self._controller
        if isinstance(thing, Land):
            before = controller.snapshot
            controller.press(thing)
            # The other end of a sky tower is still to be chosen.
            is_begun = controller.snapshot.first_tower_end is not None
            if controller.snapshot is before and not is_begun:
                refused = self._refused_thing
                controller.put_back()
                if refused is not None:
                    self._repeat_refusal(refused, before.held_card)
        else:
            controller.put_back()

    def _repeat_refusal(self, thing: Thing, card: str | None) -> None:
        """Keep saying why a building went back."""
        snapshot = self._controller.snapshot
        if card is not None:
            snapshot_with_card = snapshot.replace_choices(held_card=card)
            reasons = thing.list_refusals(snapshot_with_card)
            if reasons:
                self._controller.refuse(thing, reasons)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer what can be done with a thing: where the pointer is, or else the cursor of keys."""
        by_mouse = event.reason() is QContextMenuEvent.Reason.Mouse
        if self._step_player.is_playing or (by_mouse and self._has_taken_back):
            return
        scene, controller = self._scene, self._controller
        thing = scene.find_thing_at(self.mapToScene(event.pos())) if by_mouse else controller.cursor
        if thing is None:
            return
        if by_mouse:
            self._make_menu(thing).popup(self.viewport().mapToGlobal(event.pos()))
        else:
            self.open_menu(thing)

    def open_menu(self, thing: Thing) -> None:
        """Show the menu of a thing beside it, with its first entry chosen."""
        menu = self._make_menu(thing)
        at = self.mapFromScene(self._scene.find_rect(thing).center())
        menu.popup(self.viewport().mapToGlobal(at))
        select_first_entry(menu)

    def _make_menu(self, thing: Thing) -> QMenu:
        return make_menu(self, self._controller, thing, self.rules_requested.emit)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hovered_thing = None
        if not self._controller.is_keyboard_active:
            self._update_focus()

    def _hover(self, point: QPointF) -> None:
        if self._step_player.is_playing:
            return
        thing = self._scene.find_thing_at(point)
        cursor = Qt.CursorShape.ArrowCursor
        if thing is not None and thing.list_offers(self._controller.snapshot):
            cursor = Qt.CursorShape.PointingHandCursor
        self.viewport().setCursor(cursor)
        is_changed = thing != self._hovered_thing or self._controller.is_keyboard_active
        self._hovered_thing = thing
        self._controller.is_keyboard_active = False
        if is_changed:
            self._refused_thing = None
            self._update_focus()
            self._rest_timer.start()
        elif self._scene.dragged_at is not None:
            self._scene.refresh()

    def wheelEvent(self, event: QWheelEvent) -> None:
        point = self.mapToScene(event.position().toPoint())
        angle = event.angleDelta().y()
        if self._scene.layout.map_rect.contains(point) and angle:
            self.zoom(ZOOM_STEP ** (angle / _WHEEL_NOTCH), point)

    # -- keys ------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            step = _TABS.get(Qt.Key(event.key()))  # Qt takes Tab for the next widget
            if step and not self._step_player.is_playing and self._controller.go_to_next_area(step):
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if self._step_player.is_playing:
            self._press_in_show(key)
            return
        controller = self._controller
        controls = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        if event.modifiers() & controls:
            is_enter = key in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            if not is_enter or not controller.run_main_command():
                super().keyPressEvent(event)
        elif key in _ARROWS:
            # The first key shows where the cursor is; screen readers have said it.
            if not controller.is_keyboard_active and not QAccessible.isActive():
                controller.move(0, 0)
            else:
                controller.move(*_ARROWS[key])
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            controller.move_to_end(at_start=key == Qt.Key.Key_Home)
        elif key in _PRESS_KEYS:
            self._press_cursor()
        elif key == Qt.Key.Key_Escape:
            if not controller.take_back():
                self.leave_requested.emit()
        elif key in (Qt.Key.Key_N, Qt.Key.Key_P):
            controller.go_to_next_site(1 if key == Qt.Key.Key_N else -1)
        elif key == Qt.Key.Key_C:
            self.chronicle_requested.emit()
        elif key == Qt.Key.Key_I:
            controller.announce_more()
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Minus):
            self.zoom(ZOOM_STEP if key == Qt.Key.Key_Plus else 1 / ZOOM_STEP)
        elif key == Qt.Key.Key_0:
            self.fit()
        else:
            super().keyPressEvent(event)

    def _press_in_show(self, key: Qt.Key) -> None:
        if key == Qt.Key.Key_Escape:
            self._step_player.skip()
        elif key in _PRESS_KEYS:
            self._step_player.show_next()

    def _press_cursor(self) -> None:
        controller = self._controller
        if controller.snapshot.is_covered:
            controller.is_keyboard_active = True
            controller.uncover()
            return
        cursor = controller.cursor
        if not controller.is_keyboard_active and not QAccessible.isActive():
            controller.move(0, 0)
        elif cursor is not None:
            self.press(cursor)

    def press(self, thing: Thing) -> None:
        """Press a thing as a key does: what is picked up goes to the map."""
        controller = self._controller
        controller.is_keyboard_active = True
        controller.set_cursor(thing)
        held_before = controller.snapshot.held_card
        controller.press(thing)
        is_held = controller.snapshot.held_card is not None
        if is_held and held_before is None:
            controller.go_to_sites()
        elif held_before is not None and not is_held:  # it is built: on to the next one
            controller.go_to(Area.DECISION)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        reason = event.reason()
        if reason in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._controller.is_keyboard_active = True
            self._controller.enter(at_end=reason == Qt.FocusReason.BacktabFocusReason)
        self._update_focus()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._update_focus()

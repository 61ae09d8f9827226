"""Keys on the table: they move the cursor, and do at it what a click would do.

And those that mean the same wherever on the page of a game the focus is.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from twoheirs_qt.games.two_heirs.displays.bubble import Bubble
from twoheirs_qt.games.two_heirs.rules.access import list_clockwise
from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.games.two_heirs.scene.scene import TableScene
from twoheirs_qt.games.two_heirs.table.controller import TableController
from twoheirs_qt.games.two_heirs.table.cursor import Area, Cursor
from twoheirs_qt.games.two_heirs.things.groups import OfferButton
from twoheirs_qt.games.two_heirs.things.heirs import HandTile
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.games.two_heirs.things.reserve import ReservePlace
from twoheirs_qt.games.two_heirs.things.selection import (
    SelectedHandTile,
    SelectedReserveTile,
    SelectedTroop,
    describe_goals,
    find_cells_to_look_at,
    make_pick_announcement,
)
from twoheirs_qt.games.two_heirs.things.thing import Thing
from twoheirs_qt.games.two_heirs.words import screen_reader as spoken
from twoheirs_qt.games.two_heirs.words import table as texts
from twoheirs_qt.games.two_heirs.words.names import name_tile_by_id
from twoheirs_qt.tabletop.text.text import Text, join_whole_sentences

_Key = Qt.Key

_ARROWS: Final = {
    _Key.Key_Left: (-1, 0),
    _Key.Key_Right: (1, 0),
    _Key.Key_Up: (0, -1),
    _Key.Key_Down: (0, 1),
}
DIGITS: Final = range(1, 10)
_ENTER_KEYS: Final = (_Key.Key_Return, _Key.Key_Enter, _Key.Key_Space)


class KeyboardControl(QObject):
    """Does at the table what the keys pressed there mean.

    - `is_newer_than_pointer`: whether the cursor was moved after the pointer: then a question is
      about what the cursor is on
    - `moved`: the cursor has moved
    """

    moved = Signal()

    def __init__(
        self,
        scene: TableScene,
        controller: TableController,
        cursor: Cursor,
        bubble: Bubble,
    ) -> None:
        super().__init__(scene)
        self._scene = scene
        self._session = scene.session
        self._controller = controller
        self._cursor = cursor
        self._bubble = bubble
        self.is_newer_than_pointer = False

    def press(self, key: Qt.Key, *, back: bool = False) -> bool:
        """Do what a key means, with Shift `back`; False if it means nothing on the table.

        So does Esc where there is nothing to cancel.
        """
        if key in _ARROWS:
            self._follow_arrow(*_ARROWS[key])
        elif key in _ENTER_KEYS:
            self._enter()
        elif _Key.Key_1 <= key <= _Key.Key_9:
            self._pick_number(key - _Key.Key_0)
        elif key == _Key.Key_Escape:
            return self._controller.escape()
        elif key == _Key.Key_F:
            self._controller.turn_over()
            if self._controller.is_keyboard_active and self._controller.selected is not None:
                self.go_to_nearest_goal()
        elif key == _Key.Key_W:
            self._controller.withdraw(self._cursor.target)
        elif key == _Key.Key_C:
            self._controller.break_camp(self._cursor.target)
        elif key == _Key.Key_N:
            self._go_round(self._find_goals(), back, self._explain_no_goals())
        elif key == _Key.Key_B:
            self._go_round(self._find_buildings(), back, spoken.NO_BUILDINGS)
        else:
            return False
        return True

    def go_to_next_area(self, step: int) -> bool:
        """Tab; False where it leaves the table."""
        if not self._session.is_open or not self._cursor.go_to_next_area(step):
            return False
        self._controller.begin()
        self.show_cursor()
        return True

    def enter_table(self, *, last: bool) -> None:
        """The focus comes to the table by Tab, from before or from behind it."""
        self._cursor.enter(last=last)
        self.show_cursor()

    def show_cursor(self) -> None:
        """Scroll to the cursor after a key has moved it."""
        self._controller.is_keyboard_active = self.is_newer_than_pointer = True
        if self._scene.snapshot is None:
            return
        target = self._cursor.target
        if target.revealed_cell is not None:
            self._scene.reveal(target.revealed_cell)
        self._controller.point_at(target, target.find_rect(self._scene).center())
        self.moved.emit()

    def skip_areas(self, areas: frozenset[Area]) -> None:
        """Leave these areas out of the tab order, since something covers them."""
        self._cursor.skipped_areas = areas
        if self._cursor.area in areas:
            self._cursor.enter()
            self.moved.emit()

    def go_to(self, target: Thing) -> None:
        """Put the cursor on a target."""
        self._controller.begin()
        self._cursor.go_to(target)
        self.show_cursor()

    def press_on(self, target: Thing) -> None:
        """Do what Enter does on a target, whether or not it can have the cursor."""
        if target.takes_cursor:
            self._cursor.go_to(target)
        self._controller.begin()
        self._controller.click(target)
        self.go_to_nearest_goal()

    # -- from one cell to the next of its kind -------------------------------------------------

    def _find_goals(self) -> frozenset[Cell] | None:
        """The cells where the selection may go; None without a selection."""
        return None if self._controller.selected is None else self._controller.goals

    def _explain_no_goals(self) -> Text:
        """The message where the selection can go nowhere."""
        selected = self._controller.selected
        why = None if selected is None else describe_goals(self._session, selected)
        return spoken.NO_GOALS if why is None else join_whole_sentences((spoken.NO_GOALS, why))

    def _find_buildings(self) -> frozenset[Cell]:
        state = self._session.state
        land = state.landscape.items()
        return frozenset(cell for cell, placed in land if placed.owner is state.active)

    def _go_round(self, cells: frozenset[Cell] | None, back: bool, message_if_none: Text) -> None:
        """Go to the next of these cells, row by row as they are seen, or to the one before."""
        if not cells:
            self._bubble.explain(texts.NOTHING_PICKED if cells is None else message_if_none)
            return
        view_direction = (
            -self._scene.camera.view_direction if back else self._scene.camera.view_direction
        )

        def find_reading_position(cell: Cell) -> Cell:
            return (cell[1] * view_direction, cell[0] * view_direction)

        ordered_cells, target = sorted(cells, key=find_reading_position), self._cursor.target
        current_position = (
            None if target.land_cell is None else find_reading_position(target.land_cell)
        )
        later_cells = (
            cell
            for cell in ordered_cells
            if current_position is not None and find_reading_position(cell) > current_position
        )
        next_target = LandCell(next(later_cells, ordered_cells[0]))
        if next_target == target:
            self._bubble.announce_refusal(spoken.ONLY_PLACE)
        self.go_to(next_target)

    def _follow_arrow(self, dx: int, dy: int) -> None:
        self._controller.begin()
        self._cursor.move(dx, dy)
        self.show_cursor()

    def _enter(self) -> None:
        self._controller.is_keyboard_active = True
        self._controller.begin()
        if self._controller.offer is not None and not isinstance(
            self._controller.selected, SelectedReserveTile
        ):
            self._controller.click(OfferButton())
        else:
            self._controller.click(self._cursor.target)
        self.go_to_nearest_goal()

    # -- digits ------------------------------------------------------------------------------

    def list_digits(self) -> Iterator[tuple[int, Thing]]:
        """Each digit that picks up a tile now, and the tile."""
        for number in DIGITS:
            target = self._find_tile(number)
            if target is not None and target.takes_digit(self._session):
                yield number, target

    def _find_tile(self, number: int) -> Thing | None:
        """The tile of the active heir's hand, from the left, or of the ring, from the shield.

        The ring is meant only as long as a tile may be taken: always if keys are at work there or a
        tile of it is selected, else where the hand has no tile of that number.
        """
        state = self._session.state
        can_take = bool(self._session.options.takeable_slots)
        in_ring = self._controller.is_keyboard_active and self._cursor.area in (
            Area.RESERVE,
            Area.RING_TROOPS,
        )
        in_ring = in_ring or isinstance(self._controller.selected, SelectedReserveTile)
        hand = state.hands[state.active]
        if number <= len(hand) and not (in_ring and can_take):
            return HandTile(state.active, hand[number - 1].id)
        ring = list_clockwise(state) if can_take else []
        return ReservePlace(ring[number - 1]) if number <= len(ring) else None

    def _pick_number(self, number: int) -> None:
        target = self._find_tile(number)
        if target is None:
            self._bubble.explain(texts.NO_SUCH_TILE)
            return
        self._cursor.go_to(target)
        selected = self._controller.selected
        tile_selections = SelectedHandTile | SelectedReserveTile
        if isinstance(selected, tile_selections) and target.is_origin_of(selected):
            # It is selected already: a screen reader reads it once more.
            name = name_tile_by_id(selected.tile, self._session.state.catalogue)
            self._bubble.announce_refusal(make_pick_announcement(self._session, selected, name))
            self.go_to_nearest_goal()
        elif target.is_in_ring:
            self._controller.begin()
            self._controller.click(target)
            self.show_cursor()
        elif self._controller.pick(target):
            self.go_to_nearest_goal()

    def go_to_nearest_goal(self) -> None:
        """Move the cursor to the nearest cell where the selection can be put, if there is one."""
        selected = self._controller.selected
        if (
            isinstance(selected, SelectedHandTile | SelectedTroop)
            and self._cursor.area is not Area.LANDSCAPE
        ):
            cells = find_cells_to_look_at(self._session, selected)
            if cells:  # else the cursor stays on it
                self._cursor.go_to_nearest(cells)
        self.show_cursor()


def press_beside_table(event: QKeyEvent, table: QWidget, bar: QWidget) -> bool:
    """Do what a key means that neither `table` nor the `bar` beneath it has taken.

    False if it means nothing.
    """
    if event.key() == Qt.Key.Key_F6:
        back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        _go_to_next_area(table, bar, back=back)
    elif is_letter(event) and table.isVisible() and not table.hasFocus():
        QCoreApplication.sendEvent(table, event)  # letters and digits mean something there alone
    else:
        return False
    return True


def is_letter(event: QKeyEvent) -> bool:
    """Whether a key is a letter or a digit and nothing more: with Alt or Ctrl it is another key."""
    other_modifiers = event.modifiers() & ~(
        Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
    )
    return event.text().isalnum() and not other_modifiers


def _go_to_next_area(table: QWidget, bar: QWidget, *, back: bool) -> None:
    """Move the focus as Tab does, but from the whole of the bar to the table."""
    focus = QApplication.focusWidget() or table
    if bar.isAncestorOf(focus):
        table.setFocus(Qt.FocusReason.BacktabFocusReason if back else Qt.FocusReason.TabFocusReason)
    else:
        key = Qt.Key.Key_Backtab if back else Qt.Key.Key_Tab
        tab = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
        QCoreApplication.sendEvent(focus, tab)

"""Keys on the table: they move the cursor, and do at it what a click would do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import Qt

from twoheirs_qt.game.session import GameSession
from twoheirs_qt.game.telling.held import HeldReserve, HeldTile, HeldTroop
from twoheirs_qt.game.telling.targets import (
    ChoiceButton,
    HandTile,
    LandCell,
    ReservePlace,
    Target,
    TreasureToken,
)
from twoheirs_qt.ui.table.digits import Digits
from twoheirs_qt.ui.table.hits import target_rect
from twoheirs_qt.ui.table.interaction import Interaction
from twoheirs_qt.ui.table.keyboard import Area, Cursor
from twoheirs_qt.ui.table.scene import TableScene
from twoheirs_qt.words import table as texts

_Key = Qt.Key

_ARROWS: Final = {
    _Key.Key_Left: (-1, 0),
    _Key.Key_Right: (1, 0),
    _Key.Key_Up: (0, -1),
    _Key.Key_Down: (0, 1),
}
_ENTER: Final = (_Key.Key_Return, _Key.Key_Enter, _Key.Key_Space)


class Keys:
    """Does what keys mean.

    `in_use` tells whether the last gesture came by a key: then the focus ring is shown. `moved` is
    called when the cursor is somewhere else.
    """

    def __init__(
        self,
        session: GameSession,
        scene: TableScene,
        interaction: Interaction,
        cursor: Cursor,
        moved: Callable[[], None],
    ) -> None:
        self._session = session
        self._digits = Digits(session)
        self._scene = scene
        self._interaction = interaction
        self._cursor = cursor
        self._moved = moved
        self.in_use = False
        self.let_go: Callable[[], bool] = lambda: False
        """Takes Esc where nothing on the table does; False if nothing else does, either."""

    def press(self, key: Qt.Key) -> bool:
        """Do what a key means; False if it means nothing on the table."""
        if key in _ARROWS:
            self._arrow(*_ARROWS[key])
        elif key in _ENTER:
            self._enter()
        elif _Key.Key_1 <= key <= _Key.Key_9:
            self._pick_number(key - _Key.Key_0)
        elif key == _Key.Key_Escape:
            if not (self._interaction.cancel() or self.let_go()):
                # Only to be heard: nothing was wanted that a bubble would have to refuse.
                self._interaction.complained.emit(self._session.model.say(texts.NOTHING_PICKED))
        elif key == _Key.Key_F:
            self._interaction.turn_over()
        elif key == _Key.Key_W:
            self._interaction.withdraw(self._cursor.target)
        elif key == _Key.Key_C:
            self._interaction.break_camp(self._cursor.target)
        else:
            return False
        return True

    def next_area(self, step: int) -> bool:
        """Tab; False where it leaves the table."""
        if not self._session.is_open or not self._cursor.next_area(step):
            return False
        self._interaction.quiet()
        self.show_cursor()
        return True

    def enter_table(self, *, last: bool) -> None:
        """The focus comes to the table by Tab, from before or from behind it."""
        self._cursor.enter(last=last)
        self.show_cursor()

    def show_cursor(self) -> None:
        """The cursor is where a key has put it: bring it into sight."""
        self.in_use = True
        if self._scene.reading is None:
            return
        target = self._cursor.target
        if isinstance(target, LandCell | TreasureToken):
            self._scene.reveal(target.cell)
        self._interaction.hover(target, target_rect(self._scene, target).center())
        self._moved()

    def pass_over(self, areas: frozenset[Area]) -> None:
        """Something lies over these areas from now on: Tab does not stop there."""
        self._cursor.passed_over = areas
        if self._cursor.area in areas:
            self._cursor.enter()
            self._moved()

    def go_to(self, target: Target) -> None:
        """Put the cursor on a target."""
        self._interaction.quiet()
        self._cursor.go_to(target)
        self.show_cursor()

    def press_on(self, target: Target) -> None:
        """Do what Enter does with the cursor on a target; for what can do without the cursor."""
        if not isinstance(target, ChoiceButton):
            self._cursor.go_to(target)
        self._interaction.click(target)
        self.after_picking()

    def _arrow(self, dx: int, dy: int) -> None:
        self._interaction.quiet()
        self._cursor.move(dx, dy)
        self.show_cursor()

    def _enter(self) -> None:
        choices = self._scene.choices
        if choices.isVisible() and not isinstance(self._interaction.held, HeldReserve):
            self._interaction.click(ChoiceButton(choices.current))
        else:
            self._interaction.click(self._cursor.target)
        self.after_picking()

    def digits(self) -> Iterator[tuple[int, HandTile | ReservePlace]]:
        """Each digit that picks up a tile now, and the tile."""
        return self._digits.meant(in_ring=self._in_ring)

    @property
    def _in_ring(self) -> bool:
        """Whether keys are at work in the ring, or a tile of it is picked up."""
        at_work = self.in_use and self._cursor.area is Area.RESERVE
        return at_work or isinstance(self._interaction.held, HeldReserve)

    def _pick_number(self, number: int) -> None:
        target = self._digits.target(number, in_ring=self._in_ring)
        if target is None:
            self._interaction.explain(texts.NO_SUCH_TILE)
            return
        self._cursor.go_to(target)
        if isinstance(target, ReservePlace):
            self._interaction.click(target)
            self.show_cursor()
        elif self._interaction.pick(target):
            self.after_picking()

    def after_picking(self) -> None:
        """A piece that was picked up goes on in the landscape, where it can be put."""
        held = self._interaction.held
        if isinstance(held, HeldTile | HeldTroop) and self._cursor.area is not Area.LANDSCAPE:
            self._cursor.go_among(self._interaction.goals())
        self.show_cursor()

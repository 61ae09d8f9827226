"""The moments of a game, and how they are made from what happens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, TypeAlias

from twoheirs_qt.tabletop.text.text import Text

if TYPE_CHECKING:
    from twoheirs_qt.tabletop.saves.save import SaveGame

Names: TypeAlias = tuple[str | Text, ...]
"""The names of the seats; an empty one stands for the seat's color."""


@dataclass(frozen=True, slots=True, eq=False)
class Moment:
    """A state, the chronicle that led to it, and which turn of the game it is, from 1.

    `given_up`: a seat has given the game up here, so nobody is to move any more.
    """

    state: Any
    chronicle: Sequence[Any] = ()
    turn: int = 1
    given_up: bool = False


class Chronicler:
    """Makes moments. A game that tells what happens has a class of its own."""

    def find_names(self, save: SaveGame) -> Names:
        """Return what the players of a save are called."""
        players = save.game.saves.players(save)
        return save.game.words.names(save.settings.names, players, save.settings.opponents)

    def begin(self, save: SaveGame, names: Names) -> Moment:
        """Return the first moment of a game."""
        return Moment(save.start, turn=save.game.saves.first_turn(save.origin, save.start))

    def go_on(
        self, before: Moment, state: Any, events: tuple[Any, ...], turns: int, names: Names
    ) -> Moment:
        """Return the moment after `events`, by which so many turns began."""
        return Moment(state, turn=before.turn + turns)

    def give_up(self, moment: Moment, seat: int, names: Names) -> Moment:
        """Return the moment in which a seat has given the game up."""
        return replace(moment, given_up=True)

"""The moments of a game, and the chronicler that makes them."""

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
    """A state, the chronicle up to it, and the number of its turn, from 1.

    `is_given_up`: a seat has given the game up here, so no seat has to act any more.
    """

    state: Any
    chronicle: Sequence[Any] = ()
    turn: int = 1
    is_given_up: bool = False


class Chronicler:
    """Makes moments. A game with a chronicle has a subclass of its own."""

    def find_names(self, save: SaveGame) -> Names:
        """Return the names of the players of a save."""
        players = save.game.saves.list_players(save)
        return save.game.words.name_seats(save.settings.names, players, save.settings.opponents)

    def make_first_moment(self, save: SaveGame, names: Names) -> Moment:
        """Return the first moment of a game."""
        return Moment(save.start, turn=save.game.saves.find_first_turn(save.origin, save.start))

    def make_next_moment(
        self, before: Moment, state: Any, events: tuple[Any, ...], turns: int, names: Names
    ) -> Moment:
        """Return the moment after `events`, in which `turns` new turns began."""
        return Moment(state, turn=before.turn + turns)

    def make_given_up_moment(self, moment: Moment, seat: int, names: Names) -> Moment:
        """Return the moment in which a seat has given the game up."""
        return replace(moment, is_given_up=True)

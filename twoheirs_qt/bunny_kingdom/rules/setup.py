"""Setting up a game (rules §2): a seed gives the same deck everywhere."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeVar

from twoheirs_qt.bunny_kingdom.rules import draft, turn
from twoheirs_qt.bunny_kingdom.rules.catalogue import Catalogue, Seat, Terrain
from twoheirs_qt.bunny_kingdom.rules.events import Event
from twoheirs_qt.bunny_kingdom.rules.state import NO_BUILDINGS, Phase, State, Table
from twoheirs_qt.bunny_kingdom.rules.working import Working

T = TypeVar("T")

SEED_LIMIT: Final = 1 << 64
"""Seeds are integers from 0 up to below this."""

PLAYERS: Final = (2, 3, 4)
"""The possible numbers of lords."""

_64: Final = SEED_LIMIT - 1


class Dice:
    """A stream of fair numbers that depends on nothing but the seed: SplitMix64."""

    def __init__(self, seed: int) -> None:
        """Raises ValueError for a seed outside 0 … 2**64 - 1."""
        if not 0 <= seed < SEED_LIMIT:
            raise ValueError(f"a seed is a whole number from 0 to {SEED_LIMIT - 1}")
        self._state = seed

    def _next(self) -> int:
        self._state = (self._state + 0x9E3779B97F4A7C15) & _64
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _64
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _64
        return z ^ (z >> 31)

    def randrange(self, limit: int) -> int:
        """A number from 0 to `limit` - 1, each as likely."""
        fair = (1 << 64) - (1 << 64) % limit
        while (drawn := self._next()) >= fair:
            pass
        return drawn % limit

    def shuffle(self, items: Iterable[T]) -> list[T]:
        """A new list of `items` in a random order."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.randrange(last + 1)
            order[last], order[other] = order[other], order[last]
        return order


def new_game(
    catalogue: Catalogue, players: int, seed: int, events: list[Event] | None = None
) -> State:
    """The first state, its first round dealt; what happened is added to `events`.

    Raises ValueError for another number of players, or a seed out of bounds.
    """
    if players not in PLAYERS:
        raise ValueError("two, three or four lords can play")
    nothing = (b"",) * players
    table = Table(
        catalogue=catalogue,
        seats=tuple(Seat)[:players],
        round=0,
        phase=Phase.DRAFT,
        active=0,
        land=(0,) * players,
        built=NO_BUILDINGS,
        filled=catalogue.land[Terrain.CITY],
        posts=(),
        kept=nothing,
        used=nothing,
        harvests=((),) * players,
    )
    deck = catalogue.pile(Dice(seed).shuffle(catalogue.deck()))
    state = State(table, nothing, (None,) * players, nothing, nothing, nothing, deck)
    game = Working(state, events)
    draft.begin_round(game)
    turn.advance(game)
    return game.state()

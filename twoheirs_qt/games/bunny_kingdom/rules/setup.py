"""Setting up a game (rules §2): a seed gives the same deck everywhere."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.games.bunny_kingdom.rules import draft, turn
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import Catalogue, Seat, Terrain
from twoheirs_qt.games.bunny_kingdom.rules.events import Event
from twoheirs_qt.games.bunny_kingdom.rules.state import NO_BUILDINGS, Phase, State, Table
from twoheirs_qt.games.bunny_kingdom.rules.state_builder import StateBuilder
from twoheirs_qt.tabletop.dice import Dice

PLAYERS: Final = (2, 3, 4)
"""The possible numbers of lords."""


def create_game(
    catalogue: Catalogue, players: int, seed: int, events: list[Event] | None = None
) -> State:
    """The first state, its first round dealt; what happened is added to `events`.

    Raises ValueError for another number of players, or a seed out of bounds.
    """
    if players not in PLAYERS:
        raise ValueError("two, three or four lords can play")
    empty_piles = (b"",) * players
    table = Table(
        catalogue=catalogue,
        seats=tuple(Seat)[:players],
        round=0,
        phase=Phase.DRAFT,
        active=0,
        land=(0,) * players,
        buildings=NO_BUILDINGS,
        built_land=catalogue.land[Terrain.CITY],
        trading_posts=(),
        kept=empty_piles,
        used=empty_piles,
        harvests=((),) * players,
    )
    deck = catalogue.make_pile(Dice(seed).shuffle(catalogue.list_deck()))
    state = State(
        table, empty_piles, (None,) * players, empty_piles, empty_piles, empty_piles, deck
    )
    game = StateBuilder(state, events)
    draft.begin_round(game)
    turn.advance(game)
    return game.build_state()

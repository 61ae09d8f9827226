"""Setting up a game (rules §2; alone against Henry: rules §7)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from twoheirs_qt.games.two_heirs.rules.components import (
    RECOMMENDED_SETS,
    Catalogue,
    Heir,
    Terrain,
    Tile,
    TileSet,
    Troop,
    TroopKind,
)
from twoheirs_qt.games.two_heirs.rules.state import RING_SIZE, Solo, State
from twoheirs_qt.tabletop.dice import Dice

START: Final = (0, 0)
"""The cell of the starting tile."""

SETS_IN_PLAY: Final = 3

TREASURES_REMOVED: Final = {1: 4, 2: 2, 3: 0}
"""Solo level -> treasures removed unseen (rules §7)."""


_DUEL_TROOPS: Final = (
    Troop(TroopKind.RETINUE, START),
    Troop(TroopKind.TROOP),
    Troop(TroopKind.TROOP),
)
"""The retinue on the starting tile, the ordinary troops in the ring."""

_HENRYS_TROOPS: Final = (
    Troop(TroopKind.RETINUE, terrain=Terrain.WOOD),
    Troop(TroopKind.TROOP, terrain=Terrain.WHEAT),
    Troop(TroopKind.TROOP, terrain=Terrain.STONE),
)
"""Henry's troops before they come into play, each with a cross in the colour of a terrain."""


class NewGame(NamedTuple):
    """The choices before a game. `first` None: the seed tosses the shield.

    `level` None is a duel; 1 to 3 is a game against Henry, in which the human is South and first
    and roads are scored, whatever `first` and `score_roads` say.
    """

    seed: int
    sets: tuple[TileSet, ...] = RECOMMENDED_SETS
    south: Heir = Heir.WHITE
    first: Heir | None = None
    score_roads: bool = True
    level: int | None = None


def create_game(catalogue: Catalogue, options: NewGame) -> State:
    """The starting state (rules §2).

    The same options, seed and catalogue give the same state on every system: the order in which
    the sets are named does not matter. Raises ValueError for other than three different sets, an
    unknown level, or a seed out of bounds.
    """
    if len(set(options.sets)) != SETS_IN_PLAY or len(options.sets) != SETS_IN_PLAY:
        raise ValueError("choose three different sets")
    if options.level is not None and options.level not in TREASURES_REMOVED:
        raise ValueError("the level is 1, 2 or 3")
    dice = Dice(options.seed)
    toss_winner = Heir(dice.randrange(2))
    supply = dice.shuffle(_list_tiles(catalogue, frozenset(options.sets)))
    reserve, start, stack = supply[: RING_SIZE - 1], supply[RING_SIZE - 1], supply[RING_SIZE:]
    solo = None
    first = toss_winner if options.first is None else options.first
    if options.level is not None:
        pile = dice.shuffle(sorted(catalogue.treasures.values(), key=lambda treasure: treasure.id))
        solo = Solo(
            level=options.level,
            pile=tuple(pile[TREASURES_REMOVED[options.level] :]),
            treasures={},
            last_built=None,
            start=START,
        )
        first = options.south
    troops = [_DUEL_TROOPS, _DUEL_TROOPS]
    if solo is not None:
        troops[options.south.opponent] = _HENRYS_TROOPS
    return State(
        catalogue=catalogue,
        south=options.south,
        score_roads=options.score_roads or solo is not None,
        active=first,
        landscape={START: start.find_face(None)},
        troops=(troops[0], troops[1]),
        slots=(None, *reserve),
        shield=0,
        crown=first,
        stack=tuple(stack),
        solo=solo,
    )


@lru_cache(maxsize=20)
def _list_tiles(catalogue: Catalogue, sets: frozenset[TileSet]) -> tuple[Tile, ...]:
    """The tiles of these sets, by name."""
    tiles = [tile for tile in catalogue.tiles.values() if tile.tile_set in sets]
    return tuple(sorted(tiles, key=lambda tile: tile.id))

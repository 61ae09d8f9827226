"""The unseen tiles and treasures: the supply, the start, and Henry's pile."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from twoheirs_qt.games.two_heirs.rules import (
    START,
    State,
    Tile,
    TileSet,
    TreasurePlaced,
    TreasureRemoved,
)
from twoheirs_qt.games.two_heirs.rules.components import Treasure
from twoheirs_qt.games.two_heirs.rules.events import Event


@dataclass(frozen=True, slots=True)
class Unseen:
    """The tiles that are face down somewhere, by set; which of them lies where is not told.

    - `supply_count`: how many of them are in the supply
    - `includes_starting_tile`: one of them is the starting tile, which stays open terrain
    """

    tiles: dict[TileSet, tuple[Tile, ...]]
    supply_count: int
    includes_starting_tile: bool

    @property
    def count(self) -> int:
        """The number of these tiles."""
        return sum(map(len, self.tiles.values()))


def find_unseen(state: State) -> Unseen:
    """The tiles nobody has seen in this game: of each set in the order of their ids."""
    start = state.landscape.get(START if state.solo is None else state.solo.start)
    hidden_ids = {tile.id for tile in state.stack}
    start_is_open = start is not None and start.owner is None
    if start is not None and start_is_open:
        hidden_ids.add(start.tile.id)
    tiles_by_set: dict[TileSet, tuple[Tile, ...]] = {}
    for tile_set in TileSet:
        tiles = [
            tile for tile in state.catalogue.list_tiles_of_set(tile_set) if tile.id in hidden_ids
        ]
        if tiles:
            tiles_by_set[tile_set] = tuple(sorted(tiles, key=lambda tile: tile.id))
    return Unseen(tiles_by_set, len(state.stack), start_is_open)


def find_unseen_treasures(state: State, events: Iterable[Event]) -> tuple[Treasure, ...]:
    """The treasures nobody has seen after `events`, by id; at lower levels some left the game."""
    if state.solo is None:
        return ()
    seen_ids = {treasure.id for treasure in state.solo.treasures.values()}
    for event in events:
        if isinstance(event, TreasurePlaced | TreasureRemoved):
            seen_ids.add(event.treasure)
    unseen_treasures = (
        treasure for treasure in state.catalogue.treasures.values() if treasure.id not in seen_ids
    )
    return tuple(sorted(unseen_treasures, key=lambda treasure: treasure.id))

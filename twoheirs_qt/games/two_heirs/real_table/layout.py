"""The layout of a real table as an immutable value, and the state of the game that it makes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final

from twoheirs_qt.games.two_heirs.codec.catalogue import dump_catalogue, parse_catalogue
from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.games.two_heirs.rules.components import (
    RECOMMENDED_SETS,
    Catalogue,
    Heir,
    Sections,
    Source,
    Terrain,
    Tile,
    TileSet,
    Treasure,
    Troop,
    TroopKind,
)
from twoheirs_qt.games.two_heirs.rules.state import RING_SIZE, Solo, State

TroopCells = tuple[Cell | None, Cell | None, Cell | None]
"""The cells of a retinue and two troops; None: not in the landscape."""

NO_TROOPS: Final[TroopCells] = (None, None, None)
TROOP_KINDS: Final = (TroopKind.RETINUE, TroopKind.TROOP, TroopKind.TROOP)


@dataclass(frozen=True, slots=True)
class LaidTile:
    """A tile on the table; `owner` None: face down."""

    tile: str
    owner: Heir | None


@dataclass(frozen=True, slots=True)
class Layout:
    """Everything that lies on a real table at the end of a game. Compare by value.

    - `level`: Henry's level; None in a duel
    - `tiles`: in the order in which they were laid
    - `troops`: per heir; those off the landscape stand in the royal reserve. Henry's are not asked.
    - `treasures`: those on tiles; `pile`: how many still lie face down
    - `roads`: the road sections of tiles that differ from the catalogue, as their owner sees them
    - `day`: the day of the game, such as `2025-01-31`; may be empty, as may names and note
    """

    sets: tuple[TileSet, ...] = RECOMMENDED_SETS
    level: int | None = None
    south: Heir = Heir.WHITE
    score_roads: bool = True
    names: tuple[str, str] = ("", "")
    day: str = ""
    note: str = ""
    tiles: Mapping[Cell, LaidTile] = field(default_factory=dict)
    troops: tuple[TroopCells, TroopCells] = (NO_TROOPS, NO_TROOPS)
    treasures: Mapping[Cell, str] = field(default_factory=dict)
    pile: int = 0
    roads: Mapping[str, Sections] = field(default_factory=dict)

    @property
    def henry(self) -> Heir | None:
        """The heir that Henry plays; None in a duel."""
        return None if self.level is None else self.south.opponent

    @property
    def cell_by_tile(self) -> dict[str, Cell]:
        """Tile id -> the cell where it lies."""
        return {laid.tile: cell for cell, laid in self.tiles.items()}

    def list_tiles_left(self, catalogue: Catalogue) -> list[Tile]:
        """The tiles of the chosen sets that have not been laid, in the order of the catalogue."""
        laid = {laid.tile for laid in self.tiles.values()}
        return [
            tile
            for tile_set in self.sets
            for tile in catalogue.list_tiles_of_set(tile_set)
            if tile.id not in laid
        ]

    def list_treasures_left(self, catalogue: Catalogue) -> list[Treasure]:
        """The treasures that lie on no tile."""
        placed = set(self.treasures.values())
        return [treasure for treasure in catalogue.treasures.values() if treasure.id not in placed]

    def list_troops(self, cell: Cell) -> list[tuple[Heir, int]]:
        """The troops on a cell: at most one, but for both retinues."""
        return [
            (heir, index)
            for heir in Heir
            for index, at in enumerate(self.troops[heir])
            if at == cell
        ]

    def correct_catalogue(self, base: Catalogue) -> Catalogue:
        """`base` with the roads that were corrected."""
        return correct_roads(base, self.roads)

    def make_state(self, base: Catalogue) -> State:
        """The state of the finished game, with a catalogue whose roads are corrected."""
        catalogue = self.correct_catalogue(base)
        start = next((at for at, laid in self.tiles.items() if laid.owner is None), (0, 0))
        if start not in self.tiles:
            start = next(iter(self.tiles), start)
        solo = None
        if self.level is not None:
            treasures = {at: catalogue.treasures[name] for at, name in self.treasures.items()}
            pile = tuple(self.list_treasures_left(catalogue)[: self.pile])
            solo = Solo(self.level, pile, treasures, last_built=None, start=start)
        return State(
            catalogue=catalogue,
            south=self.south,
            score_roads=self.score_roads or self.level is not None,
            active=self.south,
            landscape={
                at: catalogue.tiles[laid.tile].find_face(laid.owner)
                for at, laid in self.tiles.items()
            },
            troops=(self._list_heir_troops(Heir.WHITE), self._list_heir_troops(Heir.BLUE)),
            slots=(None,) * RING_SIZE,
            shield=0,
            crown=self.south,
            taken=True,
            turns_left=0,
            solo=solo,
        )

    def _list_heir_troops(self, heir: Heir) -> tuple[Troop, ...]:
        if heir is self.henry:
            return tuple(
                Troop(kind, terrain=terrain)
                for kind, terrain in zip(TROOP_KINDS, Terrain, strict=True)
            )
        return tuple(
            Troop(kind, at) for kind, at in zip(TROOP_KINDS, self.troops[heir], strict=True)
        )

    def move_troop(self, heir: Heir, index: int, at: Cell | None) -> Layout:
        """Return this layout with a troop on another cell; None: in the royal reserve."""
        cells = list(self.troops[heir])
        cells[index] = at
        troops = list(self.troops)
        troops[heir] = (cells[0], cells[1], cells[2])
        return replace(self, troops=(troops[0], troops[1]))


EMPTY: Final = Layout()
"""A table on which nothing lies yet."""


def correct_roads(base: Catalogue, roads: Mapping[str, Sections]) -> Catalogue:
    """Return a catalogue in which these tiles have these road sections."""
    return _correct_roads(base, tuple(sorted(roads.items()))) if roads else base


@lru_cache(maxsize=64)
def _correct_roads(base: Catalogue, roads: tuple[tuple[str, Sections], ...]) -> Catalogue:
    document = dump_catalogue(base)
    by_id = dict(roads)
    entries = document["tiles"]
    assert isinstance(entries, list)
    for entry in entries:
        sections = by_id.get(entry["id"])
        if sections is not None:
            entry["roads"] = [
                "".join(edge.name for edge in sorted(section)) for section in sections
            ]
            entry["source"] = {**entry["source"], "roads": Source.OWNER.value}
    return parse_catalogue(document)

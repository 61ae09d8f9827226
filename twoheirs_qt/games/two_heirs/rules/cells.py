"""Cells of the landscape and their neighbours (rules §1), points of a landscape, lookup tables.

A cell is `(column, row)`; rows grow towards South. The core knows it by one number, its spot.
Neighbours are looked up in tables that are filled as cells come into play. The landscape ends
farther out than any game can reach: cells beyond its end are nobody's neighbours.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar

MAX_TABLE_ENTRIES: Final = 1 << 16
"""More than any real game needs; a table with more entries is emptied."""

K = TypeVar("K")
V = TypeVar("V")


class LookupTable(dict[K, V], Generic[K, V]):
    """A dict that makes a missing value from its key, emptied before it grows too large."""

    def __init__(self, make: Callable[[K], V]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: K) -> V:
        if len(self) >= MAX_TABLE_ENTRIES:
            self.clear()
        self[key] = value = self._make(key)
        return value


Cell: TypeAlias = tuple[int, int]

Spot: TypeAlias = int
"""A cell as one number: a row is `ROW_STRIDE` more than the one above it, a column 1 more."""


class Edge(IntEnum):
    """The four edges of a tile, clockwise."""

    N = 0
    E = 1
    S = 2
    W = 3

    @property
    def opposite(self) -> Edge:
        """The edge on the other side; also this edge of a tile that is turned by 180°."""
        return _OPPOSITE[self]


_OPPOSITE: Final = (Edge.S, Edge.W, Edge.N, Edge.E)

COMPASS_OFFSETS: Final[dict[str, Cell]] = {
    "N": (0, -1),
    "NE": (1, -1),
    "E": (1, 0),
    "SE": (1, 1),
    "S": (0, 1),
    "SW": (-1, 1),
    "W": (-1, 0),
    "NW": (-1, -1),
}
"""Offsets of the eight neighbours, clockwise from the top."""

MAX_DISTANCE: Final = 200
"""The greatest distance of a cell from `(0, 0)` along either axis."""


def is_in_bounds(cell: Cell) -> bool:
    """Whether `cell` lies within the largest possible landscape."""
    x, y = cell
    return -MAX_DISTANCE <= x <= MAX_DISTANCE and -MAX_DISTANCE <= y <= MAX_DISTANCE


def _make_neighbour_finder(*names: str) -> Callable[[Cell], tuple[Cell, ...]]:
    """Make a function that finds the neighbours of a cell at these compass points."""
    offsets = [COMPASS_OFFSETS[name] for name in names]

    def list_neighbours(cell: Cell) -> tuple[Cell, ...]:
        x, y = cell
        return tuple([(x + dx, y + dy) for dx, dy in offsets])

    return list_neighbours


_all_neighbours: Final = _make_neighbour_finder(*COMPASS_OFFSETS)


def _list_neighbours_in_bounds(cell: Cell) -> tuple[Cell, ...]:
    """All neighbours in bounds; a cell out of bounds has none."""
    return tuple(filter(is_in_bounds, _all_neighbours(cell))) if is_in_bounds(cell) else ()


NEIGHBOUR_CELLS: Final = LookupTable(_list_neighbours_in_bounds)
"""Cell -> the eight adjacent cells, clockwise from the top; fewer at the end of the landscape."""

ORTHOGONAL_CELLS: Final = LookupTable(_make_neighbour_finder("N", "E", "S", "W"))
"""Cell -> the four cells that share an edge, in the order of `Edge`."""

DIAGONAL_CELLS: Final = LookupTable(_make_neighbour_finder("NE", "SE", "SW", "NW"))
"""Cell -> the four cells that share only a corner, clockwise."""


# -- the same by spots ----------------------------------------------------------------------------

ROW_STRIDE: Final = 1 << 21
_HALF: Final = ROW_STRIDE // 2

OFF_BOARD: Final[Spot] = 1 << 60
"""Where a troop stands that is not in the landscape: a spot that has no neighbours."""

NOWHERE: Final[Spot] = 1 << 61
"""The spot of every cell too far out to have one of its own: nothing ever lies there."""


def _calculate_spot(cell: Cell) -> Spot:
    x, y = cell
    return y * ROW_STRIDE + x if -_HALF < x < _HALF and -_HALF < y < _HALF else NOWHERE


def _calculate_cell(spot: Spot) -> Cell:
    y = (spot + _HALF) // ROW_STRIDE
    return spot - y * ROW_STRIDE, y


SPOT_BY_CELL: Final = LookupTable(_calculate_spot)
"""Cell -> its spot."""

CELL_BY_SPOT: Final = LookupTable(_calculate_cell)
"""Spot -> its cell."""


def _index_by_spot(
    cells: LookupTable[Cell, tuple[Cell, ...]],
) -> LookupTable[Spot, tuple[Spot, ...]]:
    return LookupTable(
        lambda spot: tuple([SPOT_BY_CELL[cell] for cell in cells[CELL_BY_SPOT[spot]]])
    )


NEIGHBOUR_SPOTS: Final = _index_by_spot(NEIGHBOUR_CELLS)
ORTHOGONAL_SPOTS: Final = _index_by_spot(ORTHOGONAL_CELLS)
DIAGONAL_SPOTS: Final = _index_by_spot(DIAGONAL_CELLS)
"""Spot -> the spots of its neighbours, as in `NEIGHBOUR_CELLS`, `ORTHOGONAL_CELLS` and
`DIAGONAL_CELLS`."""


def find_neighbour_at(cell: Cell, direction: str) -> Cell:
    """The neighbour of `cell` at a compass point, such as `"NE"`."""
    dx, dy = COMPASS_OFFSETS[direction]
    return (cell[0] + dx, cell[1] + dy)


BuildingPoints: TypeAlias = tuple[int, tuple[Spot, ...]]
"""The points of a building, and the spots that they come from."""

Road: TypeAlias = dict[Spot, None]
"""The ordered set of a road's tiles."""


class LandscapePoints(NamedTuple):
    """The points of a landscape without its troops.

    - `scored`: the points of each building and where they come from, in the order of the landscape
    - `building_totals`: per heir, the points of all buildings
    - `roads`: all roads, and per heir the points they give
    """

    scored: dict[Spot, BuildingPoints]
    building_totals: tuple[int, int]
    roads: list[Road]
    road_points: tuple[int, int]

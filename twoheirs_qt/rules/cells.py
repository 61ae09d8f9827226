"""Cells of the landscape and their neighbours (rules §1), points behind a line, small tables.

A cell is `(column, row)`; rows grow towards South. The core knows it by one number, its spot.
Neighbours are looked up in tables that fill themselves as cells come into play. The landscape ends
farther out than any game can reach: no neighbour lies beyond, so nobody builds there, nor does
Henry.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar

MOST_ENTRIES: Final = 1 << 16
"""More than any real game needs of a table; it is emptied beyond that."""

K = TypeVar("K")
V = TypeVar("V")


class Table(dict[K, V], Generic[K, V]):
    """A dict that makes a missing value from its key.

    Emptied when it holds more entries than any real game needs: files may name any cell.
    """

    def __init__(self, make: Callable[[K], V]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: K) -> V:
        if len(self) >= MOST_ENTRIES:
            self.clear()
        self[key] = value = self._make(key)
        return value


Cell: TypeAlias = tuple[int, int]

Spot: TypeAlias = int
"""A cell as one number: a row is `ROW` more than the one above it, a column 1 more."""


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

COMPASS: Final[dict[str, Cell]] = {
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

FARTHEST: Final = 200
"""The greatest distance of a cell from `(0, 0)` along either axis."""


def within(cell: Cell) -> bool:
    """Whether the landscape reaches as far as `cell`."""
    x, y = cell
    return -FARTHEST <= x <= FARTHEST and -FARTHEST <= y <= FARTHEST


def _around(*names: str) -> Callable[[Cell], tuple[Cell, ...]]:
    """What finds the neighbours of a cell at these compass points."""
    offsets = [COMPASS[name] for name in names]

    def found(cell: Cell) -> tuple[Cell, ...]:
        x, y = cell
        return tuple([(x + dx, y + dy) for dx, dy in offsets])

    return found


_eight: Final = _around(*COMPASS)


def _near(cell: Cell) -> tuple[Cell, ...]:
    """All neighbours in the landscape: none beyond its end, and none of what lies there."""
    return tuple(filter(within, _eight(cell))) if within(cell) else ()


NEIGHBOURS: Final = Table(_near)
"""Cell -> the eight adjacent cells, clockwise from the top; fewer at the end of the landscape."""

ORTHOGONAL: Final = Table(_around("N", "E", "S", "W"))
"""Cell -> the four cells that share an edge, in the order of `Edge`."""

DIAGONAL: Final = Table(_around("NE", "SE", "SW", "NW"))
"""Cell -> the four cells that share only a corner, clockwise."""


# -- the same by spots ----------------------------------------------------------------------------

ROW: Final = 1 << 21
_HALF: Final = ROW // 2

OFF: Final[Spot] = 1 << 60
"""Where a troop stands that is not in the landscape: a spot that has no neighbours."""

NOWHERE: Final[Spot] = 1 << 61
"""The spot of every cell too far out to have one of its own: nothing ever lies there."""


def _spot(cell: Cell) -> Spot:
    x, y = cell
    return y * ROW + x if -_HALF < x < _HALF and -_HALF < y < _HALF else NOWHERE


def _cell(spot: Spot) -> Cell:
    y = (spot + _HALF) // ROW
    return spot - y * ROW, y


SPOT: Final = Table(_spot)
"""Cell -> its spot."""

CELL: Final = Table(_cell)
"""Spot -> its cell."""


def _by_spot(cells: Table[Cell, tuple[Cell, ...]]) -> Table[Spot, tuple[Spot, ...]]:
    return Table(lambda spot: tuple([SPOT[cell] for cell in cells[CELL[spot]]]))


NEAR: Final = _by_spot(NEIGHBOURS)
BESIDE: Final = _by_spot(ORTHOGONAL)
CORNERS: Final = _by_spot(DIAGONAL)
"""As `NEIGHBOURS`, `ORTHOGONAL` and `DIAGONAL`."""


def beside(cell: Cell, direction: str) -> Cell:
    """The neighbour of `cell` at a compass point, such as `"NE"`."""
    dx, dy = COMPASS[direction]
    return (cell[0] + dx, cell[1] + dy)


Scored: TypeAlias = tuple[int, tuple[Spot, ...]]
"""The points of a building, and the spots that they come from."""

Road: TypeAlias = dict[Spot, None]
"""The ordered set of a road's tiles."""


class Points(NamedTuple):
    """What a landscape scores, whoever stands where.

    - `scored`: the points of each building and where they come from, in the order of the landscape
    - `sums`: per heir, the points of all buildings
    - `roads`: all roads, and per heir the points they give
    """

    scored: dict[Spot, Scored]
    sums: tuple[int, int]
    roads: list[Road]
    road_points: tuple[int, int]

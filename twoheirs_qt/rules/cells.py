"""Cells of the landscape and which lie next to which (rules §1, words).

A cell is `(column, row)`; rows grow towards South. Neighbours are looked up in tables that fill
themselves as cells come into play. The landscape ends farther out than any game can reach: no
neighbour lies beyond, so nobody builds there, nor does Henry.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final, TypeAlias

Cell: TypeAlias = tuple[int, int]


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


MOST_CELLS: Final = 1 << 16
"""More cells than any real game touches; tables by cell are emptied beyond it."""


class _Around(dict[Cell, tuple[Cell, ...]]):
    """Cell -> its neighbours at fixed offsets, worked out at the first look-up.

    Emptied when it holds more cells than any real game touches: files may name any cell.
    """

    def __init__(self, offsets: tuple[Cell, ...]) -> None:
        super().__init__()
        self._offsets = offsets

    def __missing__(self, cell: Cell) -> tuple[Cell, ...]:
        if len(self) >= MOST_CELLS:
            self.clear()
        x, y = cell
        found = tuple((x + dx, y + dy) for dx, dy in self._offsets)
        self[cell] = found
        return found


class _Near(_Around):
    """The same of the landscape alone: none beyond its end, and none of what lies there."""

    def __missing__(self, cell: Cell) -> tuple[Cell, ...]:
        found = super().__missing__(cell) if within(cell) else ()
        self[cell] = found = tuple(filter(within, found))
        return found


NEIGHBOURS: Final = _Near(tuple(COMPASS.values()))
"""Cell -> the eight adjacent cells, clockwise from the top; fewer at the end of the landscape."""

ORTHOGONAL: Final = _Around(tuple(COMPASS[name] for name in ("N", "E", "S", "W")))
"""Cell -> the four cells that share an edge, in the order of `Edge`."""

DIAGONAL: Final = _Around(tuple(COMPASS[name] for name in ("NE", "SE", "SW", "NW")))
"""Cell -> the four cells that share only a corner, clockwise."""


def beside(cell: Cell, direction: str) -> Cell:
    """The neighbour of `cell` at a compass point, such as `"NE"`."""
    dx, dy = COMPASS[direction]
    return (cell[0] + dx, cell[1] + dy)

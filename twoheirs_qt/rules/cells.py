"""Cells of the landscape and which lie next to which (rules §1, words).

A cell is `(column, row)`; rows grow towards South. The landscape has no border, so neighbours are
looked up in tables that fill themselves as cells come into play.
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


NEIGHBOURS: Final = _Around(tuple(COMPASS.values()))
"""Cell -> the eight adjacent cells, clockwise from the top."""

ORTHOGONAL: Final = _Around(tuple(COMPASS[name] for name in ("N", "E", "S", "W")))
"""Cell -> the four cells that share an edge, in the order of `Edge`."""

DIAGONAL: Final = _Around(tuple(COMPASS[name] for name in ("NE", "SE", "SW", "NW")))
"""Cell -> the four cells that share only a corner, clockwise."""


def beside(cell: Cell, direction: str) -> Cell:
    """The neighbour of `cell` at a compass point, such as `"NE"`."""
    dx, dy = COMPASS[direction]
    return (cell[0] + dx, cell[1] + dy)

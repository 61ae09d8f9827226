"""Finds the road under the pointer."""

from __future__ import annotations

from math import hypot
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from twoheirs_qt.rules.cells import ORTHOGONAL, Cell, Edge
from twoheirs_qt.rules.roads import RoadLine, score_road, sections, trace_roads
from twoheirs_qt.rules.state import State
from twoheirs_qt.ui.board.roads import ENDS

_HALF: Final = 0.115
"""Half the width of a road over the side of a tile, and a little more to hit it by."""
_MIDDLE: Final = 0.27
"""How far from the middle of the tile a road begins to be meant, rather than the building."""
_STUB: Final = 0.34
"""How far a road that ends on the tile runs in from the edge."""


def road_at(state: State, cell: Cell, tile: QRectF, point: QPointF, sign: int) -> RoadLine | None:
    """The road on the tile of `cell`, drawn in `tile`, that `point` lies on; None beside roads.

    `sign` is -1 where the whole landscape is seen from the North.
    """
    face = state.landscape.get(cell)
    if face is None or tile.isEmpty():
        return None
    x, y = (point.x() - tile.x()) / tile.width(), (point.y() - tile.y()) / tile.height()
    if sign < 0:
        x, y = 1 - x, 1 - y
    if max(abs(x - 0.5), abs(y - 0.5)) < _MIDDLE:
        return None
    nearest, least = None, _HALF
    for section in sections(face, state.south):
        for edge in section:
            away = _distance(x, y, edge, whole=len(section) > 1)
            if away < least:
                nearest, least = section, away
    return None if nearest is None else _road(state, cell, nearest)


def _road(state: State, cell: Cell, section: tuple[Edge, ...]) -> RoadLine:
    """The road that a section of a tile is part of."""
    joined = []
    for edge in section:
        face = state.landscape.get(ORTHOGONAL[cell][edge])
        if face and any(edge.opposite in there for there in sections(face, state.south)):
            joined.append(ORTHOGONAL[cell][edge])
    for road in trace_roads(state):
        whole = cell in road and all(other in road for other in joined)
        if whole and (joined or len(road) == 1):
            return score_road(state, road)
    return score_road(state, {cell: None})


def _distance(x: float, y: float, edge: Edge, *, whole: bool) -> float:
    """How far a point is from the middle line of a road from an edge inwards."""
    begin_x, begin_y = ENDS[edge]
    reach = 0.5 if whole else _STUB
    run_x, run_y = (0.5 - begin_x) * 2 * reach, (0.5 - begin_y) * 2 * reach
    along = ((x - begin_x) * run_x + (y - begin_y) * run_y) / (reach * reach)
    along = min(1.0, max(0.0, along))
    return hypot(x - begin_x - along * run_x, y - begin_y - along * run_y)

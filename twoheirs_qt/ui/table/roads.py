"""Roads under the pointer: which one it is, and who would score it."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from twoheirs_qt.rules.cells import ORTHOGONAL, Cell, Edge
from twoheirs_qt.rules.components import Heir
from twoheirs_qt.rules.roads import RoadLine, score_road, sections, trace_roads
from twoheirs_qt.rules.state import State
from twoheirs_qt.ui.board.roads import ENDS
from twoheirs_qt.ui.table import texts
from twoheirs_qt.ui.table.notes import Line
from twoheirs_qt.words.names import Names, called
from twoheirs_qt.words.text import Text

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


def road_lines(
    state: State, road: RoadLine, names: Names, say: Callable[[Text], str]
) -> tuple[Line, ...]:
    """What a note tells of a road."""
    lines = [Line(say(texts.ROAD_OVER.count(len(road.cells))), bold=True, scale=1.08)]
    counts = texts.ROAD_COUNTS.fill(
        white=called(names, Heir.WHITE),
        blue=called(names, Heir.BLUE),
        white_count=road.buildings[Heir.WHITE],
        blue_count=road.buildings[Heir.BLUE],
    )
    lines.append(Line(say(counts)))
    if not state.score_roads:
        lines.append(Line(say(texts.ROADS_NOT_SCORED), color="muted", scale=0.92))
    elif len(road.cells) < 2:
        lines.append(Line(say(texts.ROAD_TOO_SHORT)))
    elif road.heir is None:
        lines.append(Line(say(texts.ROAD_DRAWN)))
    else:
        name = called(names, road.heir)
        lines.append(Line(say(texts.ROAD_SCORES.fill(heir=name).count(road.points)), bold=True))
    return tuple(lines)


def roads_through(
    state: State, cell: Cell, names: Names, say: Callable[[Text], str]
) -> tuple[Line, ...]:
    """A line for each road over the tile of a cell that somebody scores."""
    if not state.score_roads:
        return ()
    lines = []
    for found in trace_roads(state):
        if cell in found:
            road = score_road(state, found)
            if road.heir is not None:
                over = texts.ROAD_OVER.count(len(road.cells))
                scores = texts.ROAD_SCORES.fill(heir=called(names, road.heir)).count(road.points)
                lines.append(Line(say(texts.ROAD_LINE.fill(road=over, scores=scores)), scale=0.92))
    return tuple(lines)


def _road(state: State, cell: Cell, section: tuple[Edge, ...]) -> RoadLine:
    """The road that a section of a tile is part of."""
    joined = [
        ORTHOGONAL[cell][edge]
        for edge in section
        if any(edge.opposite in there for there in _sections_at(state, ORTHOGONAL[cell][edge]))
    ]
    for road in trace_roads(state):
        whole = cell in road and all(other in road for other in joined)
        if whole and (joined or len(road) == 1):
            return score_road(state, road)
    return score_road(state, {cell: None})


def _sections_at(state: State, cell: Cell) -> tuple[tuple[Edge, ...], ...]:
    face = state.landscape.get(cell)
    return () if face is None else sections(face, state.south)


def _distance(x: float, y: float, edge: Edge, *, whole: bool) -> float:
    """How far a point is from the middle line of a road from an edge inwards."""
    begin_x, begin_y = ENDS[edge]
    reach = 0.5 if whole else _STUB
    run_x, run_y = (0.5 - begin_x) * 2 * reach, (0.5 - begin_y) * 2 * reach
    along = ((x - begin_x) * run_x + (y - begin_y) * run_y) / (reach * reach)
    along = min(1.0, max(0.0, along))
    return hypot(x - begin_x - along * run_x, y - begin_y - along * run_y)

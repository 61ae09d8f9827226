"""Roads in words: how long one is, and who would score it."""

from __future__ import annotations

from twoheirs_qt.game.presentation.note_line import NoteLine, Say, aside, head
from twoheirs_qt.game.snapshot import TableSnapshot
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.components import Heir
from twoheirs_qt.rules.roads import RoadLine, score_road, trace_roads
from twoheirs_qt.rules.state import State
from twoheirs_qt.words import table as texts


def road_lines(
    state: State, road: RoadLine, snapshot: TableSnapshot, say: Say
) -> tuple[NoteLine, ...]:
    """The lines of a note about a road."""
    lines = [head(say(texts.ROAD_OVER.count(len(road.cells))))]
    counts = texts.ROAD_COUNTS.fill(
        white=snapshot.heirs[Heir.WHITE].name,
        blue=snapshot.heirs[Heir.BLUE].name,
        white_count=road.buildings[Heir.WHITE],
        blue_count=road.buildings[Heir.BLUE],
    )
    lines.append(NoteLine(say(counts)))
    if not state.score_roads:
        lines.append(aside(say(texts.ROADS_NOT_SCORED)))
    elif len(road.cells) < 2:
        lines.append(NoteLine(say(texts.ROAD_TOO_SHORT)))
    elif road.heir is None:
        lines.append(NoteLine(say(texts.ROAD_DRAWN)))
    else:
        name = snapshot.heirs[road.heir].name
        lines.append(NoteLine(say(texts.ROAD_SCORES.fill(heir=name).count(road.points)), bold=True))
    return tuple(lines)


def roads_through(
    state: State, cell: Cell, snapshot: TableSnapshot, say: Say
) -> tuple[NoteLine, ...]:
    """A line for each road over the tile of a cell that somebody scores."""
    if not state.score_roads:
        return ()
    lines = []
    for found in trace_roads(state):
        if cell in found:
            road = score_road(state, found)
            if road.heir is not None:
                over = texts.ROAD_OVER.count(len(road.cells))
                scores = texts.ROAD_SCORES.fill(heir=snapshot.heirs[road.heir].name).count(
                    road.points
                )
                lines.append(
                    NoteLine(say(texts.ROAD_LINE.fill(road=over, scores=scores)), scale=0.92)
                )
    return tuple(lines)

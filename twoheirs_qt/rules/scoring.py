"""The score sheet: final scoring, or points so far (rules §5 and §7, Solo scoring)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from twoheirs_qt.rules.access import in_reserve
from twoheirs_qt.rules.buildings import SCORERS, Board
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.components import Heir, Tile
from twoheirs_qt.rules.roads import RoadLine, score_road
from twoheirs_qt.rules.state import Fields

_HENRY_DOUBLED: Final = 3
TREASURE_POINTS: Final = 5


@dataclass(frozen=True, slots=True)
class BuildingLine:
    """One building: `points` before doubling, and the cells they come from."""

    at: Cell
    tile: Tile
    points: int
    doubled: bool
    cells: tuple[Cell, ...]

    @property
    def counted(self) -> int:
        """The points that go into the total."""
        return 2 * self.points if self.doubled else self.points


@dataclass(frozen=True, slots=True)
class HeirScore:
    """One heir's column. `treasures` are Henry's points for treasures (0 for all others).

    `in_reserve` counts ordinary troops in the royal reserve; Henry has none there.
    """

    heir: Heir
    buildings: tuple[BuildingLine, ...]
    roads: int
    treasures: int
    total: int
    in_reserve: int


class Decision(Enum):
    """What decided the game (rules §5, Winner, and §7)."""

    POINTS = "points"
    TROOPS = "troops"
    DRAWN = "drawn"
    HENRY = "henry"
    """As many points as Henry, which is not enough."""


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """Both columns, indexed by `Heir`, the roads, and who wins (None: drawn)."""

    heirs: tuple[HeirScore, HeirScore]
    roads: tuple[RoadLine, ...]
    winner: Heir | None
    decided_by: Decision


def score_sheet(state: Fields) -> ScoreSheet:
    """The score sheet of any state, as if the game ended now."""
    board = Board(state)
    roads: list[RoadLine] = []
    road_points = [0, 0]
    if state.score_roads:
        for road in board.roads:
            if len(road) > 1:
                line = score_road(state, road)
                roads.append(line)
                if line.heir is not None:
                    road_points[line.heir] += line.points
    white = _column(board, Heir.WHITE, road_points[0])
    blue = _column(board, Heir.BLUE, road_points[1])
    winner, decided_by = _winner(state, white, blue)
    return ScoreSheet((white, blue), tuple(roads), winner, decided_by)


def _column(board: Board, heir: Heir, roads: int) -> HeirScore:
    state = board.state
    if heir is state.henry:
        return _henrys_column(board, heir, roads)
    standing = {troop.at for troop in state.troops[heir]}
    lines = []
    total = roads
    for cell, face in board.own(heir):
        points, cells = SCORERS[face.tile.building](board, cell, face)
        doubled = cell in standing
        total += points + points if doubled else points
        lines.append(BuildingLine(cell, face.tile, points, doubled, cells))
    return HeirScore(heir, tuple(lines), roads, 0, total, in_reserve(state, heir))


def _henrys_column(board: Board, heir: Heir, roads: int) -> HeirScore:
    """Rules §7: the three that score most doubled (R12), and 5 for each treasure left."""
    scored = []
    for cell, face in board.own(heir):
        points, cells = SCORERS[face.tile.building](board, cell, face)
        scored.append((cell, face.tile, points, cells))
    best = sorted(range(len(scored)), key=lambda number: -scored[number][2])[:_HENRY_DOUBLED]
    lines = tuple(
        BuildingLine(cell, tile, points, number in best, cells)
        for number, (cell, tile, points, cells) in enumerate(scored)
    )
    solo = board.state.solo
    assert solo is not None
    treasures = TREASURE_POINTS * (len(solo.pile) + len(solo.treasures))
    total = sum(line.counted for line in lines) + roads + treasures
    return HeirScore(heir, lines, roads, treasures, total, 0)


def _winner(state: Fields, white: HeirScore, blue: HeirScore) -> tuple[Heir | None, Decision]:
    """More points, then more troops in the royal reserve; alone one must beat Henry."""
    if white.total != blue.total:
        return (Heir.WHITE if white.total > blue.total else Heir.BLUE), Decision.POINTS
    if state.henry is not None:
        return state.henry, Decision.HENRY
    if white.in_reserve != blue.in_reserve:
        ahead = Heir.WHITE if white.in_reserve > blue.in_reserve else Heir.BLUE
        return ahead, Decision.TROOPS
    return None, Decision.DRAWN

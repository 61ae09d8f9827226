"""Counting a finished game: the order of its points, and its best moments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.games.two_heirs.rules.components import Heir, Tile
from twoheirs_qt.games.two_heirs.rules.events import Destroyed, TurnEnded
from twoheirs_qt.games.two_heirs.rules.scoring import TREASURE_POINTS, make_score_sheet
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.words.finale import COUNTS
from twoheirs_qt.tabletop.play.history import ActionCommand
from twoheirs_qt.tabletop.sound.names import Sound
from twoheirs_qt.tabletop.text.text import Text

_COUNT_MS: Final = 430.0
_MAX_MS: Final = 14_000.0
"""The time of one step, and the maximum for all, at normal pace."""


class CountedLine(NamedTuple):
    """One step: `line` of the score sheet now shows `shown_points`, and `heir` has `points` more.

    `heir` is None if nobody scores. `at` is the cell, None for a road or a pile. `doubles`: the
    points of that line count again.
    """

    line: int
    heir: Heir | None
    points: int
    shown_points: int
    at: Cell | None = None
    doubles: bool = False


class CountStep(NamedTuple):
    """The step `number` of `counts` as it is shown, for `duration` milliseconds at normal pace.

    - `before`, `after`: the points of both heirs
    - `is_road`: the points of a road are counted, whose line runs along it
    - `hidden_entry_count`: the number of entries of the chronicle that are not shown yet
    """

    counts: tuple[CountedLine, ...]
    number: int
    before: tuple[int, int]
    after: tuple[int, int]
    is_road: bool
    duration: float
    sound: Sound
    hint: Text = COUNTS
    hidden_entry_count: int = 0


def list_counting_steps(state: State) -> tuple[CountStep, ...]:
    """List the animated steps in which the points of a finished game are counted."""
    counts, steps, before = list_counts(state), list[CountStep](), (0, 0)
    roads = len(make_score_sheet(state).roads)
    step_ms = min(_COUNT_MS, _MAX_MS / max(1, len(counts)))
    for number, count in enumerate(counts):
        after = sum_counts(counts, number + 1)
        is_road = number >= len(counts) - roads
        sound = Sound.TROOP if count.doubles else Sound.TAKE
        steps.append(CountStep(counts, number, before, after, is_road, step_ms, sound))
        before = after
    return tuple(steps)


def list_counts(state: State) -> tuple[CountedLine, ...]:
    """List all steps, whose sum is the score sheet (rules §5).

    Each heir's buildings come in their order, each doubled at once; but Henry's three best (rules
    §7) are doubled after his treasures, since they are only known then. The roads come last.
    """
    sheet, counts, line = make_score_sheet(state), list[CountedLine](), 0
    for score in sheet.heirs:
        heir, late_counts = score.heir, list[CountedLine]()
        for building in score.buildings:
            points, at = building.points, building.at
            counts.append(CountedLine(line, heir, points, points, at))
            if building.doubled:
                double = CountedLine(line, heir, points, building.final_points, at, doubles=True)
                (late_counts if heir is state.henry else counts).append(double)
            line += 1
        if heir is state.henry:
            for points, cell in list_treasure_points(state):
                counts.append(CountedLine(line, heir, points, points, cell))
                line += 1
        counts += late_counts
    for road in sheet.roads:
        counts.append(CountedLine(line, road.heir, road.points, road.points))
        line += 1
    return tuple(counts)


def list_treasure_points(state: State) -> list[tuple[int, Cell | None]]:
    """List points and cells of Henry's treasures: those on tiles one by one, then the pile."""
    solo = state.solo
    if solo is None:
        return []
    pile = len(solo.pile)
    lines: list[tuple[int, Cell | None]] = [(TREASURE_POINTS, cell) for cell in solo.treasures]
    return lines + ([(TREASURE_POINTS * pile, None)] if pile else [])


def sum_counts(counts: tuple[CountedLine, ...], done_count: int) -> tuple[int, int]:
    """Sum up the points of both heirs after `done_count` steps."""
    sums = [0, 0]
    for count in counts[:done_count]:
        if count.heir is not None:
            sums[count.heir] += count.points
    return sums[0], sums[1]


class LargestTurn(NamedTuple):
    """The turn in which an heir gained most: `done_count` actions had been done when it began."""

    done_count: int
    turn: int
    heir: Heir
    points: int


class LongestRoad(NamedTuple):
    """The road of most tiles that joins buildings at the end."""

    cells: tuple[Cell, ...]
    heir: Heir | None
    points: int


class CostliestDestruction(NamedTuple):
    """The destruction that cost `heir` most: `done_count` actions had been done before it."""

    done_count: int
    tile: Tile
    at: Cell
    heir: Heir
    points: int


class BestMoments(NamedTuple):
    """The best moments of a game; None where there was none of a kind."""

    turn: LargestTurn | None
    road: LongestRoad | None
    destruction: CostliestDestruction | None


def find_best_moments(commands: Sequence[ActionCommand]) -> BestMoments:
    """Find the best moments of a game; the first one if several are equal."""
    return BestMoments(
        _find_largest_turn(commands),
        _find_longest_road(commands[-1].after.state) if commands else None,
        _find_costliest(commands),
    )


def _find_largest_turn(commands: Sequence[ActionCommand]) -> LargestTurn | None:
    best: LargestTurn | None = None
    start = 0
    for number, command in enumerate(commands):
        is_turn_end = any(isinstance(event, TurnEnded) for event in command.events)
        if not (is_turn_end or number + 1 == len(commands)):
            continue
        before = commands[start].before
        heir = before.state.active
        # Ending a turn starts Henry's or the scoring, so its points do not count.
        last = command.before if is_turn_end else command.after
        gain = _count_points(last.state, heir) - _count_points(before.state, heir)
        if gain > (best.points if best is not None else 0):
            best = LargestTurn(start, before.turn, heir, gain)
        start = number + 1
    return best


def _count_points(state: State, heir: Heir) -> int:
    return make_score_sheet(state).heirs[heir].total


def _find_longest_road(state: State) -> LongestRoad | None:
    roads = make_score_sheet(state).roads
    if not roads:
        return None
    road = max(roads, key=lambda line: (len(line.cells), line.points))
    return LongestRoad(road.cells, road.heir, road.points)


def _find_costliest(commands: Sequence[ActionCommand]) -> CostliestDestruction | None:
    best: CostliestDestruction | None = None
    for number, command in enumerate(commands):
        before, after = command.before.state, command.after.state
        for event in command.events:
            if not isinstance(event, Destroyed):
                continue
            face = before.landscape[event.at]
            owner = face.owner
            if owner is None:
                continue
            loss = _count_points(before, owner) - _count_points(after, owner)
            if loss > (best.points if best is not None else 0):
                best = CostliestDestruction(number, face.tile, event.at, owner, loss)
    return best

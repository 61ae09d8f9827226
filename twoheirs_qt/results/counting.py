"""Counting a finished game: the order of its points, and its best moments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from twoheirs_qt.play.history import ActionCommand
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.components import Heir, Tile
from twoheirs_qt.rules.events import Destroyed, TurnEnded
from twoheirs_qt.rules.scoring import TREASURE_POINTS, score_sheet
from twoheirs_qt.rules.state import State
from twoheirs_qt.sound.names import Sound
from twoheirs_qt.text.text import Text
from twoheirs_qt.words.finale import COUNTS

_COUNT_MS: Final = 430.0
_MAX_MS: Final = 14_000.0
"""Of one step, and of all of them at most, at normal pace."""


class Count(NamedTuple):
    """One step: `line` of the score sheet now shows `shown`, and `heir` has `points` more.

    `heir` is None where nobody scores, `at` what scores, None for a road and a pile. `doubles`: the
    points of that line are counted once more.
    """

    line: int
    heir: Heir | None
    points: int
    shown: int
    at: Cell | None = None
    doubles: bool = False


class CountStep(NamedTuple):
    """The step `number` of `counts` as it is shown, for `duration` milliseconds at normal pace.

    - `before`, `after`: the points of both heirs
    - `is_road`: the points of a road are counted, whose line runs along it
    """

    counts: tuple[Count, ...]
    number: int
    before: tuple[int, int]
    after: tuple[int, int]
    is_road: bool
    duration: float
    sound: Sound
    hint: Text = COUNTS
    hidden: int = 0


def counting_steps(state: State) -> tuple[CountStep, ...]:
    """How the points of a finished game are counted before the players' eyes."""
    counts, steps, before = counting(state), list[CountStep](), (0, 0)
    roads = len(score_sheet(state).roads)
    length = min(_COUNT_MS, _MAX_MS / max(1, len(counts)))
    for number, count in enumerate(counts):
        after = totals_after(counts, number + 1)
        is_road = number >= len(counts) - roads
        sound = Sound.TROOP if count.doubles else Sound.TAKE
        steps.append(CountStep(counts, number, before, after, is_road, length, sound))
        before = after
    return tuple(steps)


def counting(state: State) -> tuple[Count, ...]:
    """All steps, whose sum is the score sheet (rules §5).

    Each heir's buildings come in their order, each doubled at once; but Henry's three best (rules
    §7) are doubled after his treasures, as nobody knows before which they are. The roads come last.
    """
    sheet, found, line = score_sheet(state), list[Count](), 0
    for score in sheet.heirs:
        heir, later = score.heir, list[Count]()
        for building in score.buildings:
            points, at = building.points, building.at
            found.append(Count(line, heir, points, points, at))
            if building.doubled:
                twice = Count(line, heir, points, building.counted, at, doubles=True)
                (later if heir is state.henry else found).append(twice)
            line += 1
        if heir is state.henry:
            for points, where in treasure_points(state):
                found.append(Count(line, heir, points, points, where))
                line += 1
        found += later
    for road in sheet.roads:
        found.append(Count(line, road.heir, road.points, road.points))
        line += 1
    return tuple(found)


def treasure_points(state: State) -> list[tuple[int, Cell | None]]:
    """What each line of Henry's treasures is worth: those on tiles one by one, then the pile."""
    solo = state.solo
    if solo is None:
        return []
    pile = len(solo.pile)
    found: list[tuple[int, Cell | None]] = [(TREASURE_POINTS, cell) for cell in solo.treasures]
    return found + ([(TREASURE_POINTS * pile, None)] if pile else [])


def totals_after(counts: tuple[Count, ...], done: int) -> tuple[int, int]:
    """The points of both heirs after so many steps."""
    sums = [0, 0]
    for count in counts[:done]:
        if count.heir is not None:
            sums[count.heir] += count.points
    return sums[0], sums[1]


class LargestTurn(NamedTuple):
    """The turn in which an heir gained most: `done` actions had been done when it began."""

    done: int
    turn: int
    heir: Heir
    points: int


class LongestRoad(NamedTuple):
    """The road of most tiles that joins buildings at the end."""

    cells: tuple[Cell, ...]
    heir: Heir | None
    points: int


class Costliest(NamedTuple):
    """The destruction that cost `heir` most: `done` actions had been done before it."""

    done: int
    tile: Tile
    at: Cell
    heir: Heir
    points: int


class BestMoments(NamedTuple):
    """None of a kind where there was nothing of it in the game."""

    turn: LargestTurn | None
    road: LongestRoad | None
    destruction: Costliest | None


def best_moments(commands: Sequence[ActionCommand]) -> BestMoments:
    """The best moments of a game by all its actions; the first one where several are equal."""
    return BestMoments(
        _largest_turn(commands),
        _longest_road(commands[-1].after.state) if commands else None,
        _costliest(commands),
    )


def _largest_turn(commands: Sequence[ActionCommand]) -> LargestTurn | None:
    best: LargestTurn | None = None
    start = 0
    for number, command in enumerate(commands):
        ends = any(isinstance(event, TurnEnded) for event in command.events)
        if not (ends or number + 1 == len(commands)):
            continue
        before = commands[start].before
        heir = before.state.active
        # The end of a turn may be the beginning of Henry's, or of the scoring: it brings nothing.
        last = command.before if ends else command.after
        gained = _total(last.state, heir) - _total(before.state, heir)
        if gained > (best.points if best is not None else 0):
            best = LargestTurn(start, before.turn, heir, gained)
        start = number + 1
    return best


def _total(state: State, heir: Heir) -> int:
    return score_sheet(state).heirs[heir].total


def _longest_road(state: State) -> LongestRoad | None:
    roads = score_sheet(state).roads
    if not roads:
        return None
    road = max(roads, key=lambda each: (len(each.cells), each.points))
    return LongestRoad(road.cells, road.heir, road.points)


def _costliest(commands: Sequence[ActionCommand]) -> Costliest | None:
    best: Costliest | None = None
    for number, command in enumerate(commands):
        before, after = command.before.state, command.after.state
        for event in command.events:
            if not isinstance(event, Destroyed):
                continue
            face = before.landscape[event.at]
            owner = face.owner
            if owner is None:
                continue
            lost = _total(before, owner) - _total(after, owner)
            if lost > (best.points if best is not None else 0):
                best = Costliest(number, face.tile, event.at, owner, lost)
    return best

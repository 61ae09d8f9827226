"""What was remarkable in a game: its largest turn, its longest road, its costliest destruction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from twoheirs_qt.game.history import ActionCommand
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.components import Heir, Tile
from twoheirs_qt.rules.events import Destroyed, TurnEnded
from twoheirs_qt.rules.scoring import score_sheet
from twoheirs_qt.rules.state import State


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

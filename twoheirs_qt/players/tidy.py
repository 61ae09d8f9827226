"""Nothing is done in vain: what a turn is no worse without is left out of it."""

from __future__ import annotations

from collections.abc import Sequence

from twoheirs_qt.players.beam import Judge, Line
from twoheirs_qt.rules.actions import Action, Take
from twoheirs_qt.rules.search import Search
from twoheirs_qt.rules.state import State


def tidied(start: State, line: Line, judge: Judge) -> Line:
    """The turn from `start` without actions that it is thought no worse without; takes stay."""
    number = 0
    while number < len(line.plan) - 1:
        shorter = (*line.plan[:number], *line.plan[number + 1 :])
        found = None if type(line.plan[number]) is Take else _line(start, shorter, judge)
        if found is not None and found.value >= line.value:
            line = found
        else:
            number += 1
    return line


def _line(start: State, plan: Sequence[Action], judge: Judge) -> Line | None:
    """The turn of these actions; None if the rules forbid one."""
    search = Search(start)
    for action in plan:
        if action not in search.actions():
            return None
        search.play(action)
    return Line(judge(search.state.core), tuple(plan), search.key())

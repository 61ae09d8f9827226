"""The turns that can be played from here, as far as a beam of some width finds them.

Action by action the best few states are kept and gone on from; each order of the same actions
leads to the same state and counts once.
"""

from __future__ import annotations

from collections.abc import Callable
from heapq import nlargest
from time import monotonic
from typing import NamedTuple, TypeAlias

from twoheirs_qt.opponents.opponent import Budget, Stop
from twoheirs_qt.rules.actions import Action, EndTurn
from twoheirs_qt.rules.core import Core
from twoheirs_qt.rules.search import Search

_GLANCE = 16
"""The clock and `stop` are asked once for so many states."""


class Thinking:
    """Counts the states that are looked at while one answer is found."""

    __slots__ = ("_deadline", "_limit", "_next", "_over", "_stop", "states")

    def __init__(self, budget: Budget, stop: Stop | None) -> None:
        self.states = 0
        self._limit = budget.states
        self._deadline = None if budget.seconds is None else monotonic() + budget.seconds
        self._stop = stop
        self._next = 0
        self._over = False

    def is_over(self) -> bool:
        """Whether the budget is spent, or somebody wants the answer now."""
        if self._over:
            return True
        if self._limit is not None and self.states >= self._limit:
            self._over = True
        elif self.states >= self._next:
            self._next = self.states + _GLANCE
            late = self._deadline is not None and monotonic() >= self._deadline
            self._over = late or (self._stop is not None and self._stop())
        return self._over


Judge: TypeAlias = Callable[[Core], float]
"""By how many points the heir whose turn is played will win, as somebody thinks."""

Notice: TypeAlias = Callable[[list[Action]], list[Action]]
"""The actions that somebody thinks of, of all that are legal: at least one."""


class Line(NamedTuple):
    """A whole turn: its actions to the end, what it is thought worth, and where it leads."""

    value: float
    plan: tuple[Action, ...]
    key: tuple[object, ...]


class _Place(NamedTuple):
    """A state within the turn, as one comes to it."""

    value: float
    before: _Place | None
    search: Search
    action: Action | None

    def plan(self) -> tuple[Action, ...]:
        found: list[Action] = []
        place: _Place | None = self
        while place is not None and place.action is not None:
            found.append(place.action)
            place = place.before
        return tuple(reversed(found))


def _value(place: _Place) -> float:
    return place.value


def lines(
    start: Search,
    judge: Judge,
    width: int,
    thinking: Thinking,
    notice: Notice | None = None,
) -> list[Line]:
    """Turns from `start` on, best first, each leading elsewhere; none if the budget ends too soon.

    `width`: so many states are gone on from after each number of actions.
    """
    found: dict[tuple[object, ...], Line] = {}
    beam = [_Place(judge(start.state.core), None, start.copy(), None)]
    seen = {start.key()}
    while beam:
        coming: list[_Place] = []
        for place in beam:
            if thinking.is_over():
                return sorted(found.values(), key=_worth, reverse=True)
            search = _at(place)
            actions = search.actions()
            for action in actions if notice is None else notice(actions):
                search.play(action)
                thinking.states += 1
                key = search.key()
                if key not in seen:
                    seen.add(key)
                    value = judge(search.state.core)
                    if type(action) is EndTurn:
                        found[key] = Line(value, (*place.plan(), action), key)
                    else:
                        coming.append(_Place(value, place, search, action))
                search.take_back()
        beam = coming if len(coming) <= width else nlargest(width, coming, _value)
    return sorted(found.values(), key=_worth, reverse=True)


def _at(place: _Place) -> Search:
    """The search of the place before, gone on by one action."""
    if place.action is None:
        return place.search
    search = place.search.copy()
    search.play(place.action)
    return search


def _worth(line: Line) -> float:
    return line.value

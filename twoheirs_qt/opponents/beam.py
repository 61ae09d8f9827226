"""The turns that can be played from here, as far as a beam of some width finds them.

Action by action the best few states are gone on from; each order of the same actions leads to the
same state and counts once.
"""

from __future__ import annotations

from collections.abc import Callable
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

Notice: TypeAlias = Callable[[Core, list[Action], int], list[Action]]
"""The actions that somebody thinks of, of all that are legal after so many others: at least one."""


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


class Beam:
    """Turns from a place on, found step by step: each wider step adds to those before it.

    A step that the budget cuts short adds nothing, since it would know the short turns alone.
    """

    __slots__ = ("_found", "_judge", "_notice", "_seen", "_stages", "_thinking", "lines")

    def __init__(
        self, start: Search, judge: Judge, thinking: Thinking, notice: Notice | None = None
    ) -> None:
        self.lines: list[Line] = []
        """Turns of the last complete step, best first, each leading elsewhere; of the first step
        those found so far."""
        self._judge = judge
        self._thinking = thinking
        self._notice = notice
        self._found: list[Line] = []
        self._seen = {start.key()}
        self._stages = [_Stage([_Place(judge(start.state.core), None, start.copy(), None)])]

    def widen(self, width: int) -> bool:
        """Go on from `width` states after each number of actions; False if the budget ends."""
        is_first = not self.lines
        for number, stage in enumerate(self._stages):  # grows meanwhile
            for place in stage.next_best(width):
                if self._thinking.is_over():
                    if is_first:
                        self._sort()
                    return False
                self._go_on(place, number + 1)
        self._sort()
        return True

    def _sort(self) -> None:
        self.lines = sorted(self._found, key=_value, reverse=True)

    def _go_on(self, place: _Place, number: int) -> None:
        """Play each action that is noticed at a place."""
        coming: list[_Place] = []
        search = _at(place)
        actions = search.actions()
        if self._notice is not None:
            actions = self._notice(search.state.core, actions, number - 1)
        for action in actions:
            search.play(action)
            self._thinking.states += 1
            key = search.key()
            if key not in self._seen:
                self._seen.add(key)
                value = self._judge(search.state.core)
                if type(action) is EndTurn:
                    self._found.append(Line(value, (*place.plan(), action), key))
                else:
                    coming.append(_Place(value, place, search, action))
            search.take_back()
        if coming:
            if number == len(self._stages):
                self._stages.append(_Stage([]))
            self._stages[number].waiting += coming


class _Stage:
    """States after some number of actions: how many have been gone on from, and those waiting."""

    __slots__ = ("done", "waiting")

    def __init__(self, waiting: list[_Place]) -> None:
        self.done = 0
        self.waiting = waiting

    def next_best(self, width: int) -> list[_Place]:
        """Remove and return the best of those waiting, so that `width` have been gone on from."""
        self.waiting.sort(key=_value, reverse=True)
        room = max(width - self.done, 0)
        best, self.waiting = self.waiting[:room], self.waiting[room:]
        self.done += len(best)
        return best


def _value(each: _Place | Line) -> float:
    return each.value


def _at(place: _Place) -> Search:
    """The search of the place before, gone on by one action."""
    if place.action is None:
        return place.search
    search = place.search.copy()
    search.play(place.action)
    return search


def best_line(start: Search, judge: Judge, width: int, thinking: Thinking) -> Line | None:
    """The best turn that a beam of some width finds; None if the budget ends too soon."""
    beam = Beam(start, judge, thinking)
    return beam.lines[0] if beam.widen(width) else None

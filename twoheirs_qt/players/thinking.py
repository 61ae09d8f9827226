"""How long a player thinks: what it has looked at is counted, and the end of its budget seen."""

from __future__ import annotations

from time import monotonic

from twoheirs_qt.players.opponent import Budget, Stop

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

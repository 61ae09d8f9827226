"""The turns that can be played from here, as far as a beam of some width finds them.

Action by action the best few states are gone on from; each order of the same actions leads to the
same state and counts once.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import NamedTuple, TypeAlias

from twoheirs_qt.games.two_heirs.opponents.opponent import Budget, Stop
from twoheirs_qt.games.two_heirs.rules.actions import Action, EndTurn
from twoheirs_qt.games.two_heirs.rules.core import Core
from twoheirs_qt.games.two_heirs.rules.search import Search

_STATES_PER_CHECK = 16
"""The clock and `stop` are asked once for so many states."""


class SearchBudget:
    """Spends the budget for one answer: `spent_states` counts the states looked at.

    `stop` tells whether the answer is wanted now.
    """

    __slots__ = ("_deadline", "_is_over", "_limit", "_next_check", "_stop", "spent_states")

    def __init__(self, budget: Budget, stop: Stop | None = None) -> None:
        self.spent_states = 0
        self._limit = budget.states
        self._deadline = None if budget.seconds is None else monotonic() + budget.seconds
        self._stop = stop
        self._next_check = 0
        self._is_over = False

    def is_over(self) -> bool:
        """Whether the budget is spent, or the answer is wanted now."""
        if self._is_over:
            return True
        if self._limit is not None and self.spent_states >= self._limit:
            self._is_over = True
        elif self.spent_states >= self._next_check:
            self._next_check = self.spent_states + _STATES_PER_CHECK
            is_late = self._deadline is not None and monotonic() >= self._deadline
            self._is_over = is_late or (self._stop is not None and self._stop())
        return self._is_over


Judge: TypeAlias = Callable[[Core], float]
"""Estimates by how many points the heir whose turn is played will win."""

NoticeActions: TypeAlias = Callable[[Core, list[Action], int], list[Action]]
"""Chooses the actions that a player thinks of: at least one of all that are legal after a number of
others."""


class SearchedTurn(NamedTuple):
    """A whole turn: its actions to the end, what it is thought worth, and where it leads."""

    value: float
    actions: tuple[Action, ...]
    state_key: tuple[object, ...]


class _Node(NamedTuple):
    """A state within the turn: the state before it and the action that leads to it."""

    value: float
    parent: _Node | None
    search: Search
    action: Action | None

    def list_actions(self) -> tuple[Action, ...]:
        actions: list[Action] = []
        node: _Node | None = self
        while node is not None and node.action is not None:
            actions.append(node.action)
            node = node.parent
        return tuple(reversed(actions))


class Beam:
    """Turns from a state on, found step by step: each wider step adds to those before it.

    A step that the budget cuts short adds nothing, since it would know the short turns alone.
    """

    __slots__ = (
        "_found_turns",
        "_judge",
        "_notice_actions",
        "_search_budget",
        "_seen_keys",
        "_stages",
        "best_turns",
    )

    def __init__(
        self,
        start: Search,
        judge: Judge,
        search_budget: SearchBudget,
        notice_actions: NoticeActions | None = None,
    ) -> None:
        self.best_turns: list[SearchedTurn] = []
        """Turns of the last complete step, best first, each leading elsewhere; of the first step
        those found so far."""
        self._judge = judge
        self._search_budget = search_budget
        self._notice_actions = notice_actions
        self._found_turns: list[SearchedTurn] = []
        self._seen_keys = {start.make_key()}
        self._stages = [_Stage([_Node(judge(start.state.core), None, start.copy(), None)])]

    def expand_to(self, width: int) -> bool:
        """Go on from `width` states after each number of actions; False if the budget ends."""
        is_first = not self.best_turns
        for number, stage in enumerate(self._stages):  # grows meanwhile
            for node in stage.take_best(width):
                if self._search_budget.is_over():
                    if is_first:
                        self._sort()
                    return False
                self._expand(node, number + 1)
        self._sort()
        return True

    def _sort(self) -> None:
        self.best_turns = sorted(self._found_turns, key=_rate, reverse=True)

    def _expand(self, node: _Node, number: int) -> None:
        """Play each action that is noticed in a state, and keep the new states that it leads to."""
        new_nodes: list[_Node] = []
        search = _search_at(node)
        actions = search.list_actions()
        if self._notice_actions is not None:
            actions = self._notice_actions(search.state.core, actions, number - 1)
        for action in actions:
            search.play(action)
            self._search_budget.spent_states += 1
            key = search.make_key()
            if key not in self._seen_keys:
                self._seen_keys.add(key)
                value = self._judge(search.state.core)
                if type(action) is EndTurn:
                    self._found_turns.append(
                        SearchedTurn(value, (*node.list_actions(), action), key)
                    )
                else:
                    new_nodes.append(_Node(value, node, search, action))
            search.take_back()
        if new_nodes:
            if number == len(self._stages):
                self._stages.append(_Stage([]))
            self._stages[number].waiting_nodes += new_nodes


class _Stage:
    """States after a number of actions: how many were expanded, and those that wait for it."""

    __slots__ = ("expanded_count", "waiting_nodes")

    def __init__(self, waiting_nodes: list[_Node]) -> None:
        self.expanded_count = 0
        self.waiting_nodes = waiting_nodes

    def take_best(self, width: int) -> list[_Node]:
        """Remove and return the best of those waiting, so that `width` have been expanded."""
        self.waiting_nodes.sort(key=_rate, reverse=True)
        count = max(width - self.expanded_count, 0)
        best, self.waiting_nodes = self.waiting_nodes[:count], self.waiting_nodes[count:]
        self.expanded_count += len(best)
        return best


def _rate(item: _Node | SearchedTurn) -> float:
    return item.value


def _search_at(node: _Node) -> Search:
    """The search in the state of a node: its parent's, and one action more."""
    if node.action is None:
        return node.search
    search = node.search.copy()
    search.play(node.action)
    return search


def find_best_line(
    start: Search, judge: Judge, width: int, search_budget: SearchBudget
) -> SearchedTurn | None:
    """The best turn that a beam of some width finds; None if the budget ends too soon."""
    beam = Beam(start, judge, search_budget)
    return beam.best_turns[0] if beam.expand_to(width) else None

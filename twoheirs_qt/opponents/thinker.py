"""The player that weighs what it sees, and looks as far ahead as it is skilled to."""

from __future__ import annotations

import gc
from collections.abc import Hashable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from twoheirs_qt.opponents.beam import Judge, Line, Thinking, lines
from twoheirs_qt.opponents.evaluation import Evaluation, Weights, installed_weights
from twoheirs_qt.opponents.greedy import gains_of
from twoheirs_qt.opponents.opponent import Answer, Budget, Stop, Tell, Thought, imagined, playable
from twoheirs_qt.opponents.playoff import winner
from twoheirs_qt.rules.actions import Action, EndTurn, Take
from twoheirs_qt.rules.core import Core
from twoheirs_qt.rules.search import Search
from twoheirs_qt.rules.setup import Dice
from twoheirs_qt.rules.state import State

_FINE: Final = 1 << 20


class Attention:
    """Thinks of a share of what is possible in a turn; what is missed once is missed all the turn.

    Takes and ways to end the turn are missed only as long as another of them is seen.
    """

    __slots__ = ("_dice", "_known", "_limit")

    def __init__(self, share: float, dice: Dice) -> None:
        self._limit = int(share * _FINE)
        self._dice = dice
        self._known: dict[Hashable, bool] = {}

    def __call__(self, actions: list[Action]) -> list[Action]:
        """Those of `actions` that it thinks of, at least one."""
        seen = [action for action in actions if self._sees(action)]
        needed = [action for action in actions if type(action) in (Take, EndTurn)]
        if needed and not any(type(action) in (Take, EndTurn) for action in seen):
            seen += needed
        return seen or actions

    def _sees(self, action: Action) -> bool:
        found = self._known.get(action)
        if found is None:
            self._known[action] = found = self._dice.randrange(_FINE) < self._limit
        return found


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


@dataclass(frozen=True, slots=True)
class Skill:
    """How well somebody plays.

    - `notice`: the share of its possibilities that it thinks of, in each turn others
    - `width`: how many states it goes on from after each action
    - `entrants`: how many of its best turns it goes on from; below 2: none
    - `depth`: by how many turns, the opponent's and its own; `replies`: the width of these
    """

    notice: float = 1.0
    width: int = 1
    entrants: int = 0
    depth: int = 1
    replies: int = 1


class Thinker:
    """Plays the turn that it thinks best of those that it finds."""

    def __init__(self, name: str, skill: Skill, weights: Weights | None = None) -> None:
        self.name = name
        self._skill = skill
        self._weights = weights

    def turn(
        self,
        known: State,
        budget: Budget,
        dice: Dice,
        tell: Tell | None = None,
        stop: Stop | None = None,
    ) -> Answer:
        """See `Opponent`."""
        with _no_rubbish():
            return self._turn(known, budget, dice, tell, stop)

    def _turn(
        self, known: State, budget: Budget, dice: Dice, tell: Tell | None, stop: Stop | None
    ) -> Answer:
        if known.is_over:
            raise ValueError("the game is over")
        skill, heir = self._skill, known.active
        thinking = Thinking(budget, stop)
        start = imagined(known, dice)
        evaluation = Evaluation(self._weights or installed_weights())

        def judge(core: Core) -> float:
            return evaluation.lead(core, heir)

        notice = None if skill.notice >= 1 else Attention(skill.notice, dice)
        found = lines(Search(start), judge, skill.width, thinking, notice)
        best = tidied(start, found[0], judge) if found else _shortest(start, judge)
        lead = best.value
        if tell is not None:
            tell(Thought(best.plan, lead, thinking.states))
        if len(found) > 1 and skill.entrants > 1:
            entrants = found[: skill.entrants]
            contender = winner(
                start, entrants, evaluation, skill.depth, skill.replies, thinking, dice
            )
            best, lead = tidied(start, contender.line, judge), contender.value
            if tell is not None:
                tell(Thought(best.plan, lead, thinking.states))
        actions = playable(known, best.plan)
        leads = _leads(start, actions, judge)
        return Answer(actions, gains_of(start, actions, leads), lead, thinking.states)


def _leads(start: State, actions: Sequence[Action], judge: Judge) -> list[float]:
    """What is thought of `start`, and of the state after each of the actions."""
    search = Search(start)
    found = [judge(start.core)]
    for action in actions:
        search.play(action)
        found.append(judge(search.state.core))
    return found


@contextmanager
def _no_rubbish() -> Iterator[None]:
    """Nothing made while thinking holds itself: looking for what does takes a fifth of the time."""
    looking = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if looking:
            gc.enable()


def _shortest(start: State, judge: Judge) -> Line:
    """A turn of as few actions as the rules allow, for one who has no time to think."""
    search, plan = Search(start), list[Action]()
    heir = search.active
    while search.active is heir and not search.is_over:
        actions = search.actions()
        takes = [action for action in actions if type(action) is Take]
        plan.append(takes[0] if takes and not start.taken and not plan else actions[-1])
        search.play(plan[-1])
    return Line(judge(search.state.core), tuple(plan), search.key())

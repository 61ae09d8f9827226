"""Which of several turns is best: each is gone on from, turn by turn, and the worse half drops out.

The supply is dealt anew for each trial, for all turns alike, so that none wins by the luck of the
draw.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import fsum

from twoheirs_qt.opponents.beam import Line, Thinking, lines
from twoheirs_qt.opponents.evaluation import Evaluation
from twoheirs_qt.rules.components import Heir
from twoheirs_qt.rules.core import Core
from twoheirs_qt.rules.search import Search
from twoheirs_qt.rules.setup import SEED_LIMIT, Dice
from twoheirs_qt.rules.state import State
from twoheirs_qt.rules.unseen import redeal


@dataclass(slots=True)
class Contender:
    """A turn, the state after it, and what each trial made of it."""

    line: Line
    state: State
    tried: list[float] = field(default_factory=list)

    @property
    def value(self) -> float:
        """The mean of its trials; what was thought of it at first where there is none."""
        return fsum(self.tried) / len(self.tried) if self.tried else self.line.value


def winner(
    start: State,
    entrants: Sequence[Line],
    evaluation: Evaluation,
    depth: int,
    width: int,
    thinking: Thinking,
    dice: Dice,
) -> Contender:
    """The best of some turns from `start`, the best known first, when `depth` more are played.

    A beam of `width` finds those. Half of the entrants drop out after one trial, half of the rest
    after two more, and so on; if the budget ends before, the best of those that are left wins.
    """
    heir = start.active
    left = [Contender(line, _after(start, line)) for line in entrants]
    trials = 1
    while len(left) > 1:
        for _ in range(trials):
            seed = dice.randrange(SEED_LIMIT)
            found = []
            for each in left:
                value = _trial(each.state, heir, evaluation, depth, width, thinking, Dice(seed))
                if value is None:
                    return max(left, key=_value)
                found.append(value)
            for each, value in zip(left, found, strict=True):
                each.tried.append(value)
        left.sort(key=_value, reverse=True)
        left = left[: (len(left) + 1) // 2]
        trials *= 2
    return left[0]


def _value(contender: Contender) -> float:
    return contender.value


def _after(start: State, line: Line) -> State:
    search = Search(start)
    for action in line.plan:
        search.play(action)
    return search.state


def _trial(
    state: State,
    heir: Heir,
    evaluation: Evaluation,
    depth: int,
    width: int,
    thinking: Thinking,
    dice: Dice,
) -> float | None:
    """By how much `heir` will win after `depth` more turns; None if the budget ends before."""
    search = Search(redeal(state, dice.randrange))
    last = heir
    for _ in range(depth):
        if search.is_over:
            break
        last = search.active

        def judge(core: Core, heir: Heir = last) -> float:
            return evaluation.lead(core, heir)

        found = lines(search, judge, width, thinking)
        if not found or thinking.is_over():
            return None
        search = Search(_after(search.state, found[0]))
    lead = evaluation.lead(search.state.core, last)
    return lead if last is heir else -lead

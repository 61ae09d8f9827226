"""Questions to a computer opponent, and its answers."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, stdev
from typing import NamedTuple, Protocol

from twoheirs_qt.games.two_heirs.opponents.gains import Gain
from twoheirs_qt.games.two_heirs.rules.actions import Action, Take
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.rules.unseen import hide_unseen, redeal
from twoheirs_qt.tabletop.dice import Dice
from twoheirs_qt.tabletop.opponent import Budget as Budget
from twoheirs_qt.tabletop.opponent import OnProgress as OnProgress
from twoheirs_qt.tabletop.opponent import Proposal as Proposal
from twoheirs_qt.tabletop.opponent import Stop as Stop


class Candidate(NamedTuple):
    """A whole turn that was compared with others, beyond what it turns up.

    - `expected`: the points by which its player would win, as it is thought without playing on
    - `trials`: the same after playing on, once for each trial; in trials of the same number the
      unseen tiles lay alike for all candidates, so these are compared one by one
    """

    actions: tuple[Action, ...]
    expected: float
    trials: tuple[float, ...] = ()

    @property
    def lead(self) -> float:
        """The mean of its trials; what is expected where there is none."""
        return fmean(self.trials) if self.trials else self.expected

    @property
    def error(self) -> float | None:
        """The standard error of `lead`; None for fewer than two trials."""
        return _estimate_error(self.trials)

    def compare_with(self, other: Candidate) -> tuple[float, float | None]:
        """By how many points this one leads to more, and the standard error of that.

        Both are of the trials that both had: other luck does not count.
        """
        gaps = [a - b for a, b in zip(self.trials, other.trials, strict=False)]
        return (fmean(gaps) if gaps else self.expected - other.expected), _estimate_error(gaps)


def _estimate_error(values: Sequence[float]) -> float | None:
    return stdev(values) / len(values) ** 0.5 if len(values) > 1 else None


class Answer(NamedTuple):
    """The rest of an opponent's turn, or as far as nothing unseen is turned up.

    After a take that turns up a tile it is asked again. `gains`: one for each action. `lead`: the
    points by which it expects to win (below 0: to lose). `states`: how many it looked at.
    `candidates`: the turn and the next best ones, if it compares turns.
    """

    actions: tuple[Action, ...]
    gains: tuple[Gain, ...]
    lead: float
    states: int
    candidates: tuple[Candidate, ...] = ()


class Opponent(Protocol):
    """A computer opponent in a duel."""

    @property
    def name(self) -> str:
        """The name by which it is chosen, such as `greedy`."""
        ...

    def choose_turn(
        self,
        known_state: State,
        budget: Budget,
        dice: Dice,
        on_progress: OnProgress | None = None,
        stop: Stop | None = None,
    ) -> Answer:
        """Find what the active heir of `known_state` plays now.

        The answer does not depend on anything that no player has seen in `known_state`. Equal
        dice and a budget in states give equal answers. `on_progress` receives each better plan,
        `stop` is asked often and ends the thinking. Raises ValueError when the game is over.
        """
        ...


def deal_unseen(known_state: State, dice: Dice) -> State:
    """Deal everything that nobody sees in `known_state` anew; the deal depends on `dice` alone."""
    return redeal(hide_unseen(known_state), dice.randrange)


def reveals_tile(known_state: State, plan: Sequence[Action]) -> bool:
    """Whether the last action of a plan from `known_state` on turns up a tile (rules §3 A)."""
    return bool(plan) and type(plan[-1]) is Take and bool(known_state.stack)


def cut_at_reveal(known_state: State, plan: Sequence[Action]) -> tuple[Action, ...]:
    """The actions of a plan that begins in `known_state`, up to the first that turns up a tile."""
    for number in range(1, len(plan)):
        if reveals_tile(known_state, plan[:number]):
            return tuple(plan[:number])
    return tuple(plan)

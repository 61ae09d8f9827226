"""The choice of the best of several turns: each is played on, and the worse half drops out.

The unseen tiles are dealt anew for each trial, for all turns alike, so that none wins by the luck
of the draw.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from twoheirs_qt.games.two_heirs.opponents.beam import SearchBudget, SearchedTurn, find_best_line
from twoheirs_qt.games.two_heirs.opponents.evaluation import Evaluation, count_turns_to_come
from twoheirs_qt.games.two_heirs.opponents.opponent import Candidate
from twoheirs_qt.games.two_heirs.rules.actions import Action, EndTurn, Take
from twoheirs_qt.games.two_heirs.rules.search import Search
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.rules.unseen import redeal
from twoheirs_qt.tabletop.dice import SEED_LIMIT, Dice

PlayTrial: TypeAlias = Callable[[tuple[Action, ...], int], float | None]
"""Plays a turn on with the unseen tiles dealt by a seed, and returns the points by which it wins;
None if the budget ends before that is known."""


def rank(lines: Sequence[SearchedTurn], play_trial: PlayTrial, dice: Dice) -> list[Candidate]:
    """Sort `lines`, given best first, by how they do in trials, the best first.

    Half of them drop out after one trial, half of the rest after two more, and so on; if the
    budget ends before, only trials count that all of those had.
    """
    remaining_candidates = [Candidate(line.actions, line.value) for line in lines]
    dropped_candidates: list[Candidate] = []
    trials = 1
    while len(remaining_candidates) > 1:
        for _ in range(trials):
            seed = dice.randrange(SEED_LIMIT)
            tested_candidates = [
                _add_trial(candidate, play_trial(candidate.actions, seed))
                for candidate in remaining_candidates
            ]
            if None in tested_candidates:
                return _sort(remaining_candidates) + dropped_candidates
            remaining_candidates = [
                candidate for candidate in tested_candidates if candidate is not None
            ]
        remaining_candidates = _sort(remaining_candidates)
        half = (len(remaining_candidates) + 1) // 2
        remaining_candidates, dropped_candidates = (
            remaining_candidates[:half],
            remaining_candidates[half:] + dropped_candidates,
        )
        trials *= 2
    return remaining_candidates + dropped_candidates


def _add_trial(candidate: Candidate, lead: float | None) -> Candidate | None:
    return None if lead is None else candidate._replace(trials=(*candidate.trials, lead))


def _sort(candidates: list[Candidate]) -> list[Candidate]:
    return sorted(candidates, key=lambda candidate: candidate.lead, reverse=True)


class Trial:
    """A trial: the turn is played from `start`, then `depth` more, as beams of a width find them.

    The turn is played to its end though other tiles than were thought of are turned up: what
    cannot be done then is left out.
    """

    def __init__(
        self,
        start: State,
        evaluation: Evaluation,
        depth: int,
        width: int,
        search_budget: SearchBudget,
    ) -> None:
        self._start = start
        self._evaluation = evaluation
        self._depth = depth
        self._width = width
        self._search_budget = search_budget

    def __call__(self, plan: tuple[Action, ...], seed: int) -> float | None:
        """See `PlayTrial`."""
        if self._search_budget.is_over():
            return None
        heir = last_heir = self._start.active
        search = self._play_plan(plan, Dice(seed))
        for _ in range(self._depth):
            if search.is_over:
                break
            last_heir = search.active
            judge = partial(self._evaluation.estimate_lead, heir=last_heir)
            line = find_best_line(search, judge, self._width, self._search_budget)
            if line is None:
                return None
            for action in line.actions:
                search.play(action)
        core = search.state.core
        lead = self._evaluation.estimate_lead(core, last_heir)
        forecast = self._evaluation.forecast(lead, count_turns_to_come(core, last_heir))
        return forecast if last_heir is heir else -forecast

    def _play_plan(self, plan: tuple[Action, ...], dice: Dice) -> Search:
        """The end of the turn when the unseen tiles lie in another order."""
        search = Search(redeal(self._start, dice.randrange))
        is_turned_up = False
        for action in plan:
            if not is_turned_up or action in search.list_actions():
                search.play(action)
                is_turned_up = is_turned_up or (type(action) is Take and bool(self._start.stack))
        if search.active is self._start.active and not search.is_over:
            search.play(next(action for action in search.list_actions() if type(action) is EndTurn))
        return search

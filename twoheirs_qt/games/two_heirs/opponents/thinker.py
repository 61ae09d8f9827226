"""The player that weighs what it sees, and looks as far ahead as it is skilled to."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Final

from twoheirs_qt.games.two_heirs.opponents.attention import Attention
from twoheirs_qt.games.two_heirs.opponents.beam import Beam, Judge, SearchBudget, SearchedTurn
from twoheirs_qt.games.two_heirs.opponents.evaluation import (
    Evaluation,
    Weights,
    count_turns_to_come,
    load_weights,
    overvalue_points,
)
from twoheirs_qt.games.two_heirs.opponents.gains import find_gains
from twoheirs_qt.games.two_heirs.opponents.opponent import (
    Answer,
    Budget,
    Candidate,
    OnProgress,
    Proposal,
    Stop,
    cut_at_reveal,
    deal_unseen,
)
from twoheirs_qt.games.two_heirs.opponents.playoff import Trial, rank
from twoheirs_qt.games.two_heirs.rules.actions import Action, Deploy, Take, Withdraw
from twoheirs_qt.games.two_heirs.rules.search import Search
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.tabletop.dice import Dice


def drop_useless_actions(start: State, line: SearchedTurn, judge: Judge) -> SearchedTurn:
    """The turn from `start` without actions that do not raise its value; takes stay.

    Without a troop's withdrawal, none is deployed to its tile either: a troop stands there.
    """
    number = 0
    while number < len(line.actions) - 1:
        shorter_plan = _drop_action(line.actions, number)
        shorter_line = (
            None if type(line.actions[number]) is Take else _judge_plan(start, shorter_plan, judge)
        )
        if shorter_line is not None and shorter_line.value >= line.value:
            line = shorter_line
        else:
            number += 1
    return line


def _drop_action(plan: Sequence[Action], number: int) -> tuple[Action, ...]:
    """A plan without an action, and without a deployment that only this makes possible."""
    action, later_actions = plan[number], plan[number + 1 :]
    if type(action) is Withdraw:
        later_actions = [later for later in later_actions if later != Deploy(action.origin)]
    return (*plan[:number], *later_actions)


def _judge_plan(start: State, plan: Sequence[Action], judge: Judge) -> SearchedTurn | None:
    """The turn of these actions; None if the rules forbid one."""
    search = Search(start)
    for action in plan:
        if action not in search.list_actions():
            return None
        search.play(action)
    return SearchedTurn(judge(search.state.core), tuple(plan), search.make_key())


@dataclass(frozen=True, slots=True)
class Skill:
    """The ability of a player.

    - `misses`: the chance that a look does not show it the subtlest of actions (`Attention`)
    - `plan`: how many actions it thinks ahead at most; None: to the end of the turn
    - `greed`: how far it takes points now for what they are worth in the end, from 0 to 1
    - `beam_width`: how many states it goes on from after each action
    - `compared_turn_count`: how many of its best turns it compares by playing on (`rank`); below 2:
      none
    - `depth`: how many turns, the opponent's and its own, it plays on, `playoff_beam_width` wide
    """

    misses: float = 0.0
    plan: int | None = None
    greed: float = 0.0
    beam_width: int = 1
    compared_turn_count: int = 0
    depth: int = 1
    playoff_beam_width: int = 1


BEAM_WIDTHS: Final = (1, 3, 6, 14, 24)
"""The widths at which turns are looked for one after the other: whenever the budget ends, the turns
of the last complete width are known."""

_MAX_CANDIDATES: Final = 3
"""The number of best turns in an answer."""


class Thinker:
    """Plays the turn that it thinks best of those that it finds."""

    def __init__(self, name: str, skill: Skill, weights: Weights | None = None) -> None:
        self.name = name
        self._skill = skill
        self._weights = weights

    def choose_turn(
        self,
        known_state: State,
        budget: Budget,
        dice: Dice,
        on_progress: OnProgress | None = None,
        stop: Stop | None = None,
    ) -> Answer:
        """See `Opponent`."""
        if known_state.is_over:
            raise ValueError("the game is over")
        with _without_garbage_collection():
            weights = overvalue_points(self._weights or load_weights(), self._skill.greed)
            evaluation = Evaluation(weights)
            turn_search = _TurnSearch(
                deal_unseen(known_state, dice), evaluation, SearchBudget(budget, stop), on_progress
            )
            candidates = turn_search.find_best(self._skill, dice)
            actions = cut_at_reveal(known_state, candidates[0].actions)
            gains = find_gains(turn_search.start, actions, turn_search.forecast_leads(actions))
            return Answer(
                actions,
                gains,
                candidates[0].lead,
                turn_search.search_budget.spent_states,
                tuple(candidates),
            )


class _TurnSearch:
    """The search for one answer, from a state that may be the real one."""

    def __init__(
        self,
        start: State,
        evaluation: Evaluation,
        search_budget: SearchBudget,
        on_progress: OnProgress | None,
    ) -> None:
        self.start = start
        self.search_budget = search_budget
        self._evaluation = evaluation
        self._judge: Judge = partial(evaluation.estimate_lead, heir=start.active)
        self._on_progress = on_progress
        self._turns = count_turns_to_come(start.core, start.active)

    def find_best(self, skill: Skill, dice: Dice) -> list[Candidate]:
        """The best turns that a player of this skill finds, best first, at least one."""
        lines = self._find_turns(skill)
        compared_lines = lines[: skill.compared_turn_count]
        if len(compared_lines) < 2 or self.search_budget.is_over():
            best = [self._make_candidate(line) for line in lines[:_MAX_CANDIDATES]]
        else:
            play_trial = Trial(
                self.start,
                self._evaluation,
                skill.depth,
                skill.playoff_beam_width,
                self.search_budget,
            )
            by_plan = {line.actions: line for line in compared_lines}
            ranking = rank(compared_lines, play_trial, dice)[:_MAX_CANDIDATES]
            best = [
                self._make_candidate(by_plan[ranked.actions], ranked.trials) for ranked in ranking
            ]
        self._report(best[0])
        return best

    def forecast_leads(self, actions: Sequence[Action]) -> list[float]:
        """Forecast the end of the game at the start, and after each of the actions."""
        search = Search(self.start)
        leads = [self._judge(self.start.core)]
        for action in actions:
            search.play(action)
            leads.append(self._judge(search.state.core))
        return [self._evaluation.forecast(lead, self._turns) for lead in leads]

    def _find_turns(self, skill: Skill) -> list[SearchedTurn]:
        notice_actions = None
        if skill.misses or skill.plan is not None:
            notice_actions = Attention(self.start.core, skill.misses, skill.plan)
        beam = Beam(Search(self.start), self._judge, self.search_budget, notice_actions)
        for width in (
            *[width for width in BEAM_WIDTHS if width < skill.beam_width],
            skill.beam_width,
        ):
            if not beam.expand_to(width):
                break
            if self._on_progress is not None:
                self._report(self._make_candidate(beam.best_turns[0]))
        return beam.best_turns or [_find_shortest_turn(self.start, self._judge)]

    def _make_candidate(self, line: SearchedTurn, trials: tuple[float, ...] = ()) -> Candidate:
        """The turn without useless actions, and the forecast of its lead."""
        useful_line = drop_useless_actions(self.start, line, self._judge)
        expected = self._evaluation.forecast(useful_line.value, self._turns)
        return Candidate(useful_line.actions, expected, trials)

    def _report(self, best: Candidate) -> None:
        if self._on_progress is not None:
            self._on_progress(Proposal(best.actions, best.lead, self.search_budget.spent_states))


@contextmanager
def _without_garbage_collection() -> Iterator[None]:
    """Pause it: thinking makes no reference cycles, and the search for them takes a fifth of it."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def _find_shortest_turn(start: State, judge: Judge) -> SearchedTurn:
    """A turn of as few actions as the rules allow, for when there is no time to think."""
    search, plan = Search(start), list[Action]()
    heir = search.active
    while search.active is heir and not search.is_over:
        actions = search.list_actions()
        takes = [action for action in actions if type(action) is Take]
        plan.append(takes[0] if takes and not start.taken and not plan else actions[-1])
        search.play(plan[-1])
    return SearchedTurn(judge(search.state.core), tuple(plan), search.make_key())

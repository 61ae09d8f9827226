"""The player that advises against Henry: the opponents of duels do not know how he plays."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import inf
from statistics import fmean
from typing import Final

from twoheirs_qt.games.two_heirs.advice.solo_forecast import SoloEvaluation
from twoheirs_qt.games.two_heirs.advice.whole_turn import Turn
from twoheirs_qt.games.two_heirs.opponents.beam import (
    Beam,
    Judge,
    SearchBudget,
    SearchedTurn,
    find_best_line,
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
from twoheirs_qt.games.two_heirs.opponents.playoff import PlayTrial
from twoheirs_qt.games.two_heirs.opponents.thinker import drop_useless_actions
from twoheirs_qt.games.two_heirs.rules.actions import Action, EndTurn, Take
from twoheirs_qt.games.two_heirs.rules.search import Search
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.rules.unseen import redeal
from twoheirs_qt.tabletop.dice import SEED_LIMIT, Dice

BEAM_WIDTHS: Final = (1, 3, 6, 14)
"""The widths at which turns are looked for one after the other."""
_SHARE_TO_FIND: Final = 0.4
"""The share of a budget of states after which no wider search begins; the rest is for playing
on."""
_MAX_COMPARED: Final = 8
"""The number of turns found that are compared in many deals."""
_DEALS: Final = 16
"""The number of deals in which they are played to the end of Henry's answer."""
_MAX_ALIKE: Final = 2
"""The number of compared turns that may take and lay the same tiles."""
STAGES: Final = ((6, 2), (4, 6), (3, 10))
"""So many of the best turns are played on so many times more, stage by stage: half a usual budget
of states suffices for all but the last."""
DEPTH: Final = 1
"""By so many of the human's turns, and Henry's after each, a turn is played on."""
_REPLIES: Final = 1
"""The width at which these turns are looked for."""
_SHOWN: Final = 3


class SoloPlayer:
    """Plays the turn after which the game against Henry goes best, played on for some turns.

    An `Opponent`, but for the human's seat of a game against Henry.
    """

    name = "solo"

    def choose_turn(
        self,
        known_state: State,
        budget: Budget,
        dice: Dice,
        on_progress: OnProgress | None = None,
        stop: Stop | None = None,
    ) -> Answer:
        """See `Opponent`; the lead is the one over Henry."""
        if known_state.is_over:
            raise ValueError("the game is over")
        search_budget = SearchBudget(budget, stop)
        evaluation = SoloEvaluation()
        judge = partial(evaluation.estimate_lead, heir=known_state.active)
        start = deal_unseen(known_state, dice)
        limit = inf if budget.states is None else budget.states * _SHARE_TO_FIND
        lines = _find_lines(start, judge, search_budget, limit)
        if on_progress is not None:
            on_progress(Proposal(lines[0].actions, lines[0].value, search_budget.spent_states))
        candidates = _choose_lines(start, lines, judge)
        play_answer = SoloTrial(start, judge, 0, _REPLIES, search_budget)
        candidates = _sort_by_mean(candidates, play_answer, dice)
        play_trial = SoloTrial(start, judge, DEPTH, _REPLIES, search_budget)
        best = compare(candidates, play_trial, dice)[:_SHOWN]
        actions = cut_at_reveal(known_state, best[0].actions)
        answer = Answer(
            actions,
            find_gains(start, actions),
            best[0].lead,
            search_budget.spent_states,
            tuple(best),
        )
        if on_progress is not None:
            on_progress(Proposal(best[0].actions, best[0].lead, search_budget.spent_states))
        return answer


def _find_lines(
    start: State, judge: Judge, search_budget: SearchBudget, max_states: float
) -> list[SearchedTurn]:
    """Turns of the widest search that the budget allows, best first, at least one."""
    beam = Beam(Search(start), judge, search_budget)
    for width in BEAM_WIDTHS:
        if search_budget.spent_states > max_states or not beam.expand_to(width):
            break
    return beam.best_turns or [_find_shortest_turn(start, judge)]


def _choose_lines(start: State, lines: Sequence[SearchedTurn], judge: Judge) -> list[Candidate]:
    """Choose the best turns, best first, without useless actions and with few alike."""
    candidates: list[Candidate] = []
    ideas: list[object] = []
    ends = set[object]()
    for line in lines:
        if len(candidates) == _MAX_COMPARED:
            break
        line = drop_useless_actions(start, line, judge)
        idea = Turn.from_actions(start, line.actions).tiles
        if line.state_key not in ends and ideas.count(idea) < _MAX_ALIKE:
            ends.add(line.state_key)
            ideas.append(idea)
            candidates.append(Candidate(line.actions, line.value))
    return candidates


def _sort_by_mean(
    candidates: Sequence[Candidate], play_answer: PlayTrial, dice: Dice
) -> list[Candidate]:
    """Sort `candidates` by what is expected of them on average, after Henry's answer."""
    seeds, by_mean = [dice.randrange(SEED_LIMIT) for _ in range(_DEALS)], list[Candidate]()
    for candidate in candidates:
        leads = [play_answer(candidate.actions, seed) for seed in seeds]
        leads_within_budget = [lead for lead in leads if lead is not None]
        if len(leads_within_budget) < len(leads):
            return [*candidates]  # the budget ends
        by_mean.append(candidate._replace(expected=fmean(leads_within_budget)))
    return sorted(by_mean, key=lambda candidate: -candidate.expected)


def compare(candidates: Sequence[Candidate], play_trial: PlayTrial, dice: Dice) -> list[Candidate]:
    """Sort `candidates`, given best first, by how they do in trials, the best first.

    The first one stays so as long as no other is better by more than the error of that: so turns
    that are as good are preferred alike by short and long thinking. If the budget ends, only trials
    count that all those had which were still compared.
    """
    remaining, dropped = [*candidates], list[Candidate]()
    for number, trials in STAGES:
        remaining, dropped = remaining[:number], remaining[number:] + dropped
        for _ in range(trials if len(remaining) > 1 or not dropped else 0):
            seed = dice.randrange(SEED_LIMIT)
            leads = [play_trial(candidate.actions, seed) for candidate in remaining]
            tested = [
                candidate._replace(trials=(*candidate.trials, lead))
                for candidate, lead in zip(remaining, leads, strict=True)
                if lead is not None
            ]
            if len(tested) < len(remaining):
                return _sort(remaining) + dropped
            remaining = tested
        remaining = _sort(remaining)
    return remaining + dropped


def _sort(candidates: Sequence[Candidate]) -> list[Candidate]:
    """Sort by lead, but keep the first one of those that are as good as the best in front."""
    by_lead = sorted(candidates, key=lambda candidate: -candidate.lead)
    first = next(candidate for candidate in candidates if _is_as_good(candidate, by_lead[0]))
    return [first, *(candidate for candidate in by_lead if candidate is not first)]


def _is_as_good(candidate: Candidate, best: Candidate) -> bool:
    behind, error = best.compare_with(candidate)
    return behind <= (error or 0.0)


def _find_shortest_turn(start: State, judge: Judge) -> SearchedTurn:
    """A turn of as few actions as the rules allow."""
    search, plan = Search(start), list[Action]()
    while not any(type(action) is EndTurn for action in plan):
        actions = search.list_actions()
        takes = [action for action in actions if type(action) is Take]
        ends = [action for action in actions if type(action) is EndTurn]
        plan.append((ends or takes)[0])
        search.play(plan[-1])
    return SearchedTurn(judge(search.state.core), tuple(plan), search.make_key())


class SoloTrial:
    """A trial: the turn is played from `start`, then `depth` more of the human's, as beams of a
    width find them; Henry plays after each.

    What cannot be done when other tiles than were thought of are turned up is left out.
    """

    def __init__(
        self, start: State, judge: Judge, depth: int, width: int, search_budget: SearchBudget
    ) -> None:
        self._start = start
        self._judge = judge
        self._depth = depth
        self._width = width
        self._search_budget = search_budget

    def __call__(self, plan: tuple[Action, ...], seed: int) -> float | None:
        """By how many points the human is likely to win if everything unseen lies as by `seed`."""
        if self._search_budget.is_over():
            return None
        search = Search(redeal(self._start, Dice(seed).randrange))
        has_ended = is_turned_up = False
        for action in plan:
            if not is_turned_up or action in search.list_actions():
                search.play(action)
                has_ended = type(action) is EndTurn
                is_turned_up = is_turned_up or (type(action) is Take and bool(self._start.stack))
        if not has_ended:
            search.play(next(action for action in search.list_actions() if type(action) is EndTurn))
        for _ in range(self._depth):
            if search.is_over:
                break
            line = find_best_line(search, self._judge, self._width, self._search_budget)
            if line is None:
                return None
            for action in line.actions:
                search.play(action)
        return self._judge(search.state.core)

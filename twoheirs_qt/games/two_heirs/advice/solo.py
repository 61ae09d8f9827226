"""The player that advises against Henry: the opponents of duels do not know how he plays."""

from __future__ import annotations

from functools import partial
from math import inf
from typing import Final

from twoheirs_qt.games.two_heirs.opponents.beam import Beam, Judge, Line, SearchBudget, best_line
from twoheirs_qt.games.two_heirs.opponents.evaluation import Evaluation, load_weights, turns_to_come
from twoheirs_qt.games.two_heirs.opponents.gains import gains_of
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
from twoheirs_qt.games.two_heirs.opponents.playoff import rank
from twoheirs_qt.games.two_heirs.opponents.thinker import STEPS, drop_useless_actions
from twoheirs_qt.games.two_heirs.rules.actions import Action, EndTurn, Take
from twoheirs_qt.games.two_heirs.rules.cells import OFF_BOARD
from twoheirs_qt.games.two_heirs.rules.components import Heir
from twoheirs_qt.games.two_heirs.rules.core import Core
from twoheirs_qt.games.two_heirs.rules.scoring import score_land, totals
from twoheirs_qt.games.two_heirs.rules.search import Search
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.rules.unseen import redeal
from twoheirs_qt.tabletop.dice import Dice

_ENTRANTS: Final = 8
"""So many of the turns found are played on."""
_DEPTH: Final = 3
"""By so many of the human's turns, and Henry's between them."""
_REPLIES: Final = 1
"""The width at which the later turns are looked for."""
_SHARE_TO_FIND: Final = 0.4
"""The share of a budget of states after which no wider step begins: the rest is for playing on."""
_SHOWN: Final = 3


class SoloPlayer:
    """Plays the turn after which the game against Henry goes best, played on for some turns.

    An `Opponent`, but for the human's seat of a game against Henry.
    """

    name = "solo"

    def turn(
        self,
        known: State,
        budget: Budget,
        dice: Dice,
        on_progress: OnProgress | None = None,
        stop: Stop | None = None,
    ) -> Answer:
        """See `Opponent`; the lead is the one over Henry."""
        if known.is_over:
            raise ValueError("the game is over")
        search_budget = SearchBudget(budget, stop)
        evaluation = SoloEvaluation()
        start = deal_unseen(known, dice)
        most = inf if budget.states is None else budget.states * _SHARE_TO_FIND
        lines = _find_lines(start, evaluation, search_budget, most)
        if on_progress is not None:
            on_progress(Proposal(lines[0].plan, lines[0].value, search_budget.states))
        play_trial = _PlayingOn(start, evaluation, search_budget)
        best = [
            candidate._replace(actions=_drop_useless_actions(start, candidate, evaluation))
            for candidate in rank(lines[:_ENTRANTS], play_trial, dice)[:_SHOWN]
        ]
        actions = cut_at_reveal(known, best[0].actions)
        answer = Answer(
            actions, gains_of(start, actions), best[0].lead, search_budget.states, tuple(best)
        )
        if on_progress is not None:
            on_progress(Proposal(best[0].actions, best[0].lead, search_budget.states))
        return answer


def reaches_end(state: State) -> bool:
    """Whether a turn in `state` is played on to the end of the game, so that leads are final."""
    return turns_to_come(state.core, state.active) <= 2 * _DEPTH


class SoloEvaluation:
    """Judges states of a game against Henry by the weights of duels, with his own points.

    Unlike an heir he scores his three best buildings double, and treasures.
    """

    def __init__(self) -> None:
        self._duel = Evaluation(load_weights())

    def lead(self, core: Core, heir: Heir) -> float:
        """By how many points `heir`, the human, is likely to be ahead."""
        lead = self._duel.lead(core, heir)
        if turns_to_come(core, heir) <= 0:
            return lead
        points = totals(core)
        return lead + points[heir] - points[heir.opponent] - _duel_lead(core, heir)


def _duel_lead(core: Core, heir: Heir) -> int:
    """The lead in points if Henry was an heir like any other."""
    points, faces = score_land(core), core.land.faces
    points_of_each = []
    for own in (heir, heir.opponent):
        doubled = [
            spot for spot in core.troops[own] if spot != OFF_BOARD and faces[spot].owner is own
        ]
        roads = points.road_points[own] if core.setting.score_roads else 0
        twice = sum([points.scored[spot][0] for spot in doubled])
        points_of_each.append(points.building_totals[own] + roads + twice)
    return points_of_each[0] - points_of_each[1]


def _find_lines(
    start: State, evaluation: SoloEvaluation, search_budget: SearchBudget, most: float
) -> list[Line]:
    """Turns of the widest step that the budget allows, best first, at least one."""
    beam = Beam(Search(start), partial(evaluation.lead, heir=start.active), search_budget)
    for width in STEPS:
        if search_budget.states > most or not beam.expand_to(width):
            break
    return beam.lines or [_shortest(start, evaluation)]


def _drop_useless_actions(
    start: State, candidate: Candidate, evaluation: SoloEvaluation
) -> tuple[Action, ...]:
    judge = partial(evaluation.lead, heir=start.active)
    search = Search(start)
    for action in candidate.actions:
        search.play(action)
    line = Line(judge(search.state.core), candidate.actions, search.key())
    return drop_useless_actions(start, line, judge).plan


def _shortest(start: State, evaluation: SoloEvaluation) -> Line:
    """A turn of as few actions as the rules allow."""
    search, plan = Search(start), list[Action]()
    while not any(type(action) is EndTurn for action in plan):
        actions = search.actions()
        takes = [action for action in actions if type(action) is Take]
        ends = [action for action in actions if type(action) is EndTurn]
        plan.append((ends or takes)[0])
        search.play(plan[-1])
    value = evaluation.lead(search.state.core, start.active)
    return Line(value, tuple(plan), search.key())


class _PlayingOn:
    """A trial: the turn is played from `start`, then `_DEPTH` more of the human's."""

    def __init__(
        self, start: State, evaluation: SoloEvaluation, search_budget: SearchBudget
    ) -> None:
        self._start = start
        self._search_budget = search_budget
        self._judge: Judge = partial(evaluation.lead, heir=start.active)

    def __call__(self, plan: tuple[Action, ...], seed: int) -> float | None:
        """By how many points the human is likely to win if everything unseen lies as by `seed`."""
        if self._search_budget.is_over():
            return None
        search, has_ended = Search(redeal(self._start, Dice(seed).randrange)), False
        for action in plan:
            if action in search.actions():
                search.play(action)
                has_ended = type(action) is EndTurn
        if not has_ended:
            search.play(next(action for action in search.actions() if type(action) is EndTurn))
        for _ in range(_DEPTH):
            if search.is_over:
                break
            line = best_line(search, self._judge, _REPLIES, self._search_budget)
            if line is None:
                return None
            for action in line.plan:
                search.play(action)
        return self._judge(search.state.core)

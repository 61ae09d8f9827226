"""The greedy player, which does the action that gives most points at once, again and again."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.games.two_heirs.opponents.beam import SearchBudget
from twoheirs_qt.games.two_heirs.opponents.gains import find_gains
from twoheirs_qt.games.two_heirs.opponents.opponent import (
    Answer,
    Budget,
    OnProgress,
    Proposal,
    Stop,
    deal_unseen,
    reveals_tile,
)
from twoheirs_qt.games.two_heirs.rules.actions import Action, Build, Destroy, EndTurn, Take
from twoheirs_qt.games.two_heirs.rules.search import Search
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.tabletop.dice import Dice

_RANK_BY_KIND: Final = {Destroy: 3, Build: 2, Take: 1, EndTurn: 0}
"""Of actions that give equally many points, one of the highest rank is done; kinds without a rank
are done only for more points."""


class Greedy:
    """Looks at nothing but the points after the next action; among equals it throws the dice."""

    name = "greedy"

    def choose_turn(
        self,
        known_state: State,
        budget: Budget,
        dice: Dice,
        on_progress: OnProgress | None = None,
        stop: Stop | None = None,
    ) -> Answer:
        """See `Opponent`. At the end of its budget it finds the shortest way to end the turn."""
        if known_state.is_over:
            raise ValueError("the game is over")
        start = deal_unseen(known_state, dice)
        search, heir, search_budget = Search(start), start.active, SearchBudget(budget, stop)
        plan: list[Action] = []
        while search.active is heir and not search.is_over and not reveals_tile(known_state, plan):
            plan.append(_choose_best(search, dice, search_budget))
            search.play(plan[-1])
            if on_progress is not None:
                on_progress(
                    Proposal(tuple(plan), search.calculate_lead(heir), search_budget.spent_states)
                )
        return Answer(
            tuple(plan),
            find_gains(start, plan),
            float(search.calculate_lead(heir)),
            search_budget.spent_states,
        )


def _choose_best(search: Search, dice: Dice, search_budget: SearchBudget) -> Action:
    heir = search.active
    candidates: list[Action] = []
    best_value = (search.calculate_lead(heir), -1)
    for action in dice.shuffle(search.list_actions()):
        rank = _RANK_BY_KIND.get(type(action), -1)
        if search_budget.is_over():
            if rank in (0, 1):
                return action
            continue
        search.play(action)
        search_budget.spent_states += 1
        value = (search.calculate_lead(heir), rank)
        search.take_back()
        if value > best_value:
            best_value, candidates = value, [action]
        elif value == best_value and rank >= 0:
            candidates.append(action)
    return candidates[0]

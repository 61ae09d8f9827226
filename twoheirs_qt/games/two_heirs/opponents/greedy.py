"""The greedy player: action by action whatever gives most points at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from twoheirs_qt.games.two_heirs.opponents.beam import SearchBudget
from twoheirs_qt.games.two_heirs.opponents.opponent import (
    Answer,
    Budget,
    Gain,
    OnProgress,
    Proposal,
    Stop,
    deal_unseen,
    reveals_tile,
)
from twoheirs_qt.games.two_heirs.rules.access import means_of, reach
from twoheirs_qt.games.two_heirs.rules.actions import Action, Build, Destroy, EndTurn, Take
from twoheirs_qt.games.two_heirs.rules.components import Heir
from twoheirs_qt.games.two_heirs.rules.scoring import totals
from twoheirs_qt.games.two_heirs.rules.search import Search
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.rules.turn import after
from twoheirs_qt.tabletop.dice import Dice


def gains_of(
    start: State, actions: Sequence[Action], leads: Sequence[float] = ()
) -> tuple[Gain, ...]:
    """One gain for each of the actions that the active heir of `start` plays in turn.

    `start` is a state in which tiles can be drawn (`opponent.imagine`); what is told depends on
    their terrain at most, which everybody sees. `leads`: by how many points the player expects to
    win, in `start` and after each action; none where it does not look beyond the points.
    """
    heir = start.active
    state, gains = start, []
    for number, action in enumerate(actions):
        next_state = after(state, action)
        expected = leads[number + 1] - leads[number] if leads else None
        gains.append(_gain(state, next_state, heir, expected))
        state = next_state
    return tuple(gains)


def _gain(state: State, next_state: State, heir: Heir, expected: float | None) -> Gain:
    before, now = totals(state.core), totals(next_state.core)
    other = heir.opponent
    access, more = means_of(state, heir).access, means_of(next_state, heir).access
    own, theirs = now[heir] - before[heir], now[other] - before[other]
    return Gain(
        own=own,
        theirs=theirs,
        access=(more[0] - access[0], more[1] - access[1], more[2] - access[2]),
        reach=reach(next_state, heir) - reach(state, heir),
        worth=0.0 if expected is None else expected - (own - theirs),
    )


_ORDER: Final = {Destroy: 3, Build: 2, Take: 1, EndTurn: 0}
"""Of actions that give as much, those of the kind with the highest number; others only for more."""


class Greedy:
    """Looks at nothing but the points after the next action; among equals it throws the dice."""

    name = "greedy"

    def turn(
        self,
        known: State,
        budget: Budget,
        dice: Dice,
        on_progress: OnProgress | None = None,
        stop: Stop | None = None,
    ) -> Answer:
        """See `Opponent`. At the end of its budget it finds the shortest way to end the turn."""
        if known.is_over:
            raise ValueError("the game is over")
        start = deal_unseen(known, dice)
        search, heir, search_budget = Search(start), start.active, SearchBudget(budget, stop)
        plan: list[Action] = []
        while search.active is heir and not search.is_over and not reveals_tile(known, plan):
            plan.append(_best(search, dice, search_budget))
            search.play(plan[-1])
            if on_progress is not None:
                on_progress(Proposal(tuple(plan), search.lead(heir), search_budget.states))
        return Answer(
            tuple(plan), gains_of(start, plan), float(search.lead(heir)), search_budget.states
        )


def _best(search: Search, dice: Dice, search_budget: SearchBudget) -> Action:
    heir = search.active
    candidates: list[Action] = []
    best = (search.lead(heir), -1)
    for action in dice.shuffle(search.actions()):
        kind = _ORDER.get(type(action), -1)
        if search_budget.is_over():
            if kind in (0, 1):
                return action
            continue
        search.play(action)
        search_budget.states += 1
        value = (search.lead(heir), kind)
        search.take_back()
        if value > best:
            best, candidates = value, [action]
        elif value == best and kind >= 0:
            candidates.append(action)
    return candidates[0]

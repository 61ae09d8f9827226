"""The greedy player: action by action whatever gives most points at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from twoheirs_qt.dice import Dice
from twoheirs_qt.opponents.beam import Thinking
from twoheirs_qt.opponents.opponent import (
    Answer,
    Budget,
    Gain,
    Stop,
    Tell,
    Thought,
    imagine,
    turns_up,
)
from twoheirs_qt.rules.access import means_of, reach
from twoheirs_qt.rules.actions import Action, Build, Destroy, EndTurn, Take
from twoheirs_qt.rules.components import Heir
from twoheirs_qt.rules.scoring import totals
from twoheirs_qt.rules.search import Search
from twoheirs_qt.rules.state import State
from twoheirs_qt.rules.turn import after


def gains_of(
    start: State, actions: Sequence[Action], leads: Sequence[float] = ()
) -> tuple[Gain, ...]:
    """One gain for each of the actions that the active heir of `start` plays in turn.

    `start` is a state in which tiles can be drawn (`opponent.imagine`); what is told depends on
    their terrain at most, which everybody sees. `leads`: by how many points the player expects to
    win, in `start` and after each action; none where it does not look beyond the points.
    """
    heir = start.active
    state, found = start, []
    for number, action in enumerate(actions):
        after_it = after(state, action)
        expected = leads[number + 1] - leads[number] if leads else None
        found.append(_gain(state, after_it, heir, expected))
        state = after_it
    return tuple(found)


def _gain(state: State, after_it: State, heir: Heir, expected: float | None) -> Gain:
    before, now = totals(state.core), totals(after_it.core)
    other = heir.opponent
    access, more = means_of(state, heir).access, means_of(after_it, heir).access
    own, theirs = now[heir] - before[heir], now[other] - before[other]
    return Gain(
        own=own,
        theirs=theirs,
        access=(more[0] - access[0], more[1] - access[1], more[2] - access[2]),
        reach=reach(after_it, heir) - reach(state, heir),
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
        tell: Tell | None = None,
        stop: Stop | None = None,
    ) -> Answer:
        """See `Opponent`. At the end of its budget it finds the shortest way to end the turn."""
        if known.is_over:
            raise ValueError("the game is over")
        start = imagine(known, dice)
        search, heir, thinking = Search(start), start.active, Thinking(budget, stop)
        plan: list[Action] = []
        while search.active is heir and not search.is_over and not turns_up(known, plan):
            plan.append(_best(search, dice, thinking))
            search.play(plan[-1])
            if tell is not None:
                tell(Thought(tuple(plan), search.lead(heir), thinking.states))
        return Answer(tuple(plan), gains_of(start, plan), float(search.lead(heir)), thinking.states)


def _best(search: Search, dice: Dice, thinking: Thinking) -> Action:
    heir = search.active
    found: list[Action] = []
    best = (search.lead(heir), -1)
    for action in dice.shuffle(search.actions()):
        kind = _ORDER.get(type(action), -1)
        if thinking.is_over():
            if kind in (0, 1):
                return action
            continue
        search.play(action)
        thinking.states += 1
        value = (search.lead(heir), kind)
        search.take_back()
        if value > best:
            best, found = value, [action]
        elif value == best and kind >= 0:
            found.append(action)
    return found[0]

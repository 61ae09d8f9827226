"""The greedy player: action by action whatever gives most points at once."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.players.gains import gains_of
from twoheirs_qt.players.opponent import (
    Answer,
    Budget,
    Stop,
    Tell,
    Thought,
    imagined,
    turns_up,
)
from twoheirs_qt.players.thinking import Thinking
from twoheirs_qt.rules.actions import Action, Build, Destroy, EndTurn, Take
from twoheirs_qt.rules.search import Search
from twoheirs_qt.rules.shuffle import Dice
from twoheirs_qt.rules.state import State

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
        start = imagined(known, dice)
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
    for action in dice.shuffled(search.actions()):
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

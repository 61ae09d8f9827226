"""The computer opponents of a duel, as any game's are asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from twoheirs_qt.games.two_heirs.codec.position import Position
from twoheirs_qt.games.two_heirs.opponents import opponent
from twoheirs_qt.games.two_heirs.opponents.levels import OPPONENTS as DUELLISTS
from twoheirs_qt.games.two_heirs.rules.actions import Action
from twoheirs_qt.games.two_heirs.rules.unseen import hide_unseen
from twoheirs_qt.tabletop.dice import Dice
from twoheirs_qt.tabletop.opponent import Budget, OnProgress, Opponent, Proposal, Stop


class OpponentAdapter:
    """Passes questions on to an opponent that takes a state with everything unseen hidden."""

    def __init__(self, player: opponent.Opponent) -> None:
        self._player = player

    def answer(
        self, view: Position, budget: Budget, dice: Dice, on_progress: OnProgress, stop: Stop
    ) -> Proposal[Action]:
        if view.state.solo is not None:
            raise ValueError("a duel is wanted, not a game with Henry")
        answer = self._player.choose_turn(hide_unseen(view.state), budget, dice, on_progress, stop)
        return Proposal(answer.actions, answer.lead, answer.states)


def _create(create: Callable[[], opponent.Opponent]) -> OpponentAdapter:
    return OpponentAdapter(create())


OPPONENTS: Final[Mapping[str, Callable[[], Opponent[Position, Action]]]] = {
    name: partial(_create, create) for name, create in DUELLISTS.items()
}
"""Name -> function that makes the opponent, the weakest first."""

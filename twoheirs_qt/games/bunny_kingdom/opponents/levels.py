"""The computer opponents by name, from weak to strong."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Final

from twoheirs_qt.games.bunny_kingdom.opponents.player import Player
from twoheirs_qt.games.bunny_kingdom.opponents.worth import Interest, Parchments
from twoheirs_qt.games.bunny_kingdom.rules.actions import Action
from twoheirs_qt.games.bunny_kingdom.rules.state import View
from twoheirs_qt.tabletop.dice import Dice
from twoheirs_qt.tabletop.opponent import Budget, OnProgress, Opponent, Proposal, Stop

_FLAT = Interest(looks_ahead=False, parchments=Parchments.FLAT, towers=False, denies=False)
_NOW = Interest(parchments=Parchments.NOW, towers=False, denies=False)
_SELFISH = Interest(towers=False, denies=False)

OPPONENTS: Final[Mapping[str, Player]] = MappingProxyType(
    {
        "greedy": Player(Interest(False, Parchments.NOW, towers=False, denies=False)),
        "level-1": Player(_FLAT, slips={2: 2.0, 3: 2.0, 4: 4.0}),
        "level-2": Player(_NOW, slips={2: 4.0, 3: 3.5, 4: 3.5}),
        "level-3": Player(_SELFISH, slips={2: 6.5, 3: 4.5, 4: 5.0}),
        "level-4": Player(Interest(samples=12)),
    }
)
"""Name -> opponent; `greedy` takes most points at once.

The weak ones overlook what people overlook at first: growth, what parchments may still count, sky
towers, and what the opponent needs.
"""


class LevelOpponent:
    """A player as any game's opponents are asked: one decision at a time."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def answer(
        self, view: View, budget: Budget, dice: Dice, on_progress: OnProgress, stop: Stop
    ) -> Proposal[Action]:
        """Find the action; it takes a moment, so a budget of time changes nothing."""
        choice = self._player.choose(view, dice, budget.states)
        return Proposal((choice.action,), round(choice.lead, 1), choice.states)


NAMED: Final[Mapping[str, Callable[[], Opponent[View, Action]]]] = {
    name: partial(LevelOpponent, player) for name, player in OPPONENTS.items()
}
"""Name -> function that makes the opponent, the weakest first."""

"""The computer opponents by name, from weak to strong."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import Final

from twoheirs_qt.games.bunny_kingdom.opponents.player import Player
from twoheirs_qt.games.bunny_kingdom.opponents.worth import AppraisalSettings
from twoheirs_qt.games.bunny_kingdom.rules.actions import Action
from twoheirs_qt.games.bunny_kingdom.rules.state import View
from twoheirs_qt.tabletop.dice import Dice
from twoheirs_qt.tabletop.opponent import Budget, OnProgress, Opponent, Proposal, Stop

_SHORT_SIGHTED = AppraisalSettings(
    looks_ahead=False, foresight=0.0, sees_room=False, builds_towers=False, denies=False
)

OPPONENTS: Final[Mapping[str, Player]] = MappingProxyType(
    {
        "greedy": Player(_SHORT_SIGHTED),
        "level-1": Player(replace(_SHORT_SIGHTED, foresight=0.12)),
        "level-2": Player(replace(_SHORT_SIGHTED, foresight=0.6)),
        "level-3": Player(AppraisalSettings(foresight=1.0, sees_room=False, builds_towers=False)),
        "level-4": Player(AppraisalSettings(samples=12)),
    }
)
"""Name -> opponent; `greedy` takes most points at once.

The weak ones overlook what people overlook at first: harvests to come, what parchments may still
count, what they pass on, sky towers, room to grow. Chance decides only between equal actions.
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


OPPONENT_FACTORIES: Final[Mapping[str, Callable[[], Opponent[View, Action]]]] = {
    name: partial(LevelOpponent, player) for name, player in OPPONENTS.items()
}
"""Name -> function that makes the opponent, the weakest first."""

"""What a player thinks of: whoever is weak misses some of the possibilities, as people do."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from twoheirs_qt.rules.actions import Action, EndTurn, Take
from twoheirs_qt.rules.shuffle import Dice

_FINE: Final = 1 << 20


class Attention:
    """Thinks of a share of what is possible in a turn; what is missed once is missed all the turn.

    Takes and ways to end the turn are missed only as long as another of them is seen.
    """

    __slots__ = ("_dice", "_known", "_limit")

    def __init__(self, share: float, dice: Dice) -> None:
        self._limit = int(share * _FINE)
        self._dice = dice
        self._known: dict[Hashable, bool] = {}

    def __call__(self, actions: list[Action]) -> list[Action]:
        """Those of `actions` that it thinks of, at least one."""
        seen = [action for action in actions if self._sees(action)]
        needed = [action for action in actions if type(action) in (Take, EndTurn)]
        if needed and not any(type(action) in (Take, EndTurn) for action in seen):
            seen += needed
        return seen or actions

    def _sees(self, action: Action) -> bool:
        found = self._known.get(action)
        if found is None:
            self._known[action] = found = self._dice.below(_FINE) < self._limit
        return found

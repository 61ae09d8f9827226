"""The hand over the table: what it holds, and what could be done with that or on a target."""

from __future__ import annotations

from twoheirs_qt.game.session import GameSession
from twoheirs_qt.game.telling.finder import Finder
from twoheirs_qt.game.telling.held import Held, HeldTile, HeldTroop, action_for, lies_on
from twoheirs_qt.game.telling.targets import ChoiceButton, LandCell, PlanButton, Target
from twoheirs_qt.rules.actions import Action, BreakCamp
from twoheirs_qt.words.text import Text


class Hand:
    """- `held`: what is picked up
    - `tried`: what was dropped last, and where, if it was refused and nothing has happened since
    - `closed`: why nothing can be done here, where the game is only looked at
    """

    def __init__(self, session: GameSession, finder: Finder) -> None:
        self._session = session
        self._finder = finder
        self.held: Held | None = None
        self.tried: tuple[Held, Target] | None = None
        self.closed: Text | None = None

    def action(self, target: Target | None) -> Action | None:
        """What putting down on a target what is held would be, if that is any action."""
        if self.held is None or target is None:
            return None
        return action_for(self.held, target, self._session.state.active)

    def lies_on(self, target: Target) -> bool:
        """Whether what is held was picked up from a target."""
        return self.held is not None and lies_on(self.held, target)

    def can_pick(self, target: Target) -> bool:
        """Whether something on a target can be picked up."""
        return self.closed is None and self._finder.can_pick(target)

    @property
    def can_turn_over(self) -> bool:
        """Whether a tile of the hand is picked up."""
        return isinstance(self.held, HeldTile)

    def is_goal(self, target: Target) -> bool:
        """Whether what is picked up can be put on a target."""
        action = self.action(target)
        return action is not None and self._session.options.can(action)

    def means_another(self, target: Target) -> bool:
        """Whether a click means to pick up another troop instead of the one in hand."""
        return isinstance(self.held, HeldTroop) and self._finder.can_pick(target)

    def offers(self, target: Target) -> bool:
        """Whether a click on a target does something now."""
        if isinstance(target, ChoiceButton | PlanButton):
            return True
        if self.closed is not None:
            return False
        if self.held is not None:
            return self.is_goal(target) or self.lies_on(target)
        if isinstance(target, LandCell):
            cell, options = target.cell, self._session.options
            if cell in options.siege() or options.can(BreakCamp(cell)):
                return True
        return self._finder.can_pick(target)

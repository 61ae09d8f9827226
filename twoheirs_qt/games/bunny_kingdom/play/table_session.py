"""The part of a running game that the table needs."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Protocol

from twoheirs_qt.games.bunny_kingdom.rules.actions import Action
from twoheirs_qt.games.bunny_kingdom.rules.events import Event
from twoheirs_qt.games.bunny_kingdom.rules.reasons import Reason
from twoheirs_qt.games.bunny_kingdom.rules.state import View

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance


class Change(Protocol):
    """The value that `stepped` carries; its events may show more than a person may see."""

    @property
    def events(self) -> Sequence[Event]:
        """The events, in order."""


class TableSession(Protocol):
    """A running game, looked at by one seat."""

    @property
    def stepped(self) -> SignalInstance:
        """Carries a `Change` after every change of the game."""

    @property
    def names(self) -> Sequence[str]:
        """The names of the lords by their places."""

    @property
    def people(self) -> Collection[int]:
        """The places of those who sit at this screen."""

    @property
    def seat(self) -> int:
        """The place of whom the table is shown to: of those at this screen, who is to decide."""

    @property
    def view(self) -> View:
        """The game as that seat may see it."""

    def list_legal_actions(self) -> list[Action]:
        """Everything that seat can do now; nothing while it waits."""

    def why_not(self, action: Action) -> tuple[Reason, ...]:
        """All reasons against an action of that seat; none if it is legal."""

    def play(self, action: Action) -> bool:
        """Do a legal action; False, and nothing happens, if it is not legal."""

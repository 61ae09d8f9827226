"""The model of the game that is shown, which the session moves from one moment to another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from twoheirs_qt.tabletop.play.moments import Moment, Names
from twoheirs_qt.tabletop.text.text import Text


class GameModel(QObject):
    """The moment of the game that is shown.

    The session alone moves it from one moment to another. `localize` puts a text into the player's
    language. A game that shows more of a moment has a subclass.

    - `opened`: another game is shown
    - `shown`: another moment of the same game is shown
    """

    opened = Signal()
    shown = Signal()

    def __init__(self, localize: Callable[[Text], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.localize: Final = localize
        self.state: Any = None
        """The state that is shown; None before a game is opened."""

    def open(self, moment: Moment, names: Names = ()) -> None:
        """Show another game."""
        self.state = moment.state
        self.opened.emit()

    def show(self, moment: Moment) -> None:
        """Show another moment of the same game, forward or back."""
        self.state = moment.state
        self.shown.emit()

"""The game as it is shown: its state, and what all views read of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Signal

from twoheirs_qt.games.two_heirs.play.chronicle import ChronicleModel
from twoheirs_qt.games.two_heirs.play.snapshot import Moment, TableSnapshot, take_snapshot
from twoheirs_qt.games.two_heirs.rules import State
from twoheirs_qt.games.two_heirs.words.names import NO_NAMES, Names
from twoheirs_qt.tabletop.text.text import Text


class GameModel(QObject):
    """The moment of the game that is shown, as a `snapshot` and a `chronicle`.

    The session alone moves it from one moment to another. `localize` puts a text into the player's
    language.

    - `opened`: another game is shown
    - `shown`: another moment of the same game is shown
    """

    opened = Signal()
    shown = Signal()

    def __init__(self, localize: Callable[[Text], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.localize: Final = localize
        self._names: Names = NO_NAMES
        self._snapshot: TableSnapshot | None = None
        self.state: State | None = None
        """The state that is shown; None before a game is opened."""
        self.chronicle: Final = ChronicleModel(localize, self)

    @property
    def snapshot(self) -> TableSnapshot:
        """All that is shown, as values. A game must be open."""
        assert self._snapshot is not None
        return self._snapshot

    def open(self, moment: Moment, names: Names = NO_NAMES) -> None:
        """Show another game."""
        self._names = names
        self.state, self._snapshot = moment.state, take_snapshot(moment, names)
        self.chronicle.open(moment.chronicle)
        self.opened.emit()

    def show(self, moment: Moment) -> None:
        """Show another moment of the same game, forward or back."""
        self.state, self._snapshot = moment.state, take_snapshot(moment, self._names)
        self.chronicle.follow(moment.chronicle)
        self.shown.emit()

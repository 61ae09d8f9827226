"""The model of the game that is shown: a moment, its snapshot and its chronicle."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject

from twoheirs_qt.games.two_heirs.play.snapshot import Moment, TableSnapshot, take_snapshot
from twoheirs_qt.games.two_heirs.rules import State
from twoheirs_qt.games.two_heirs.words.names import NO_NAMES, Names
from twoheirs_qt.tabletop.play import model, moments
from twoheirs_qt.tabletop.play.chronicle import ChronicleModel
from twoheirs_qt.tabletop.text.text import Text


class GameModel(model.GameModel):
    """The moment of the game that is shown, as a `snapshot` and a `chronicle`."""

    state: State | None

    def __init__(self, localize: Callable[[Text], str], parent: QObject | None = None) -> None:
        super().__init__(localize, parent)
        self._names: Names = NO_NAMES
        self.snapshot: TableSnapshot
        """All that is shown, as values; missing before a game is open."""
        self.chronicle: Final = ChronicleModel(localize, self)

    def open(self, moment: moments.Moment, names: Names = NO_NAMES) -> None:
        """Show another game."""
        assert isinstance(moment, Moment)
        self._names = names
        self.snapshot = take_snapshot(moment, names)
        self.chronicle.open(moment.chronicle)
        super().open(moment)

    def show(self, moment: moments.Moment) -> None:
        """Show another moment of the same game, forward or back."""
        assert isinstance(moment, Moment)
        self.snapshot = take_snapshot(moment, self._names)
        self.chronicle.follow(moment.chronicle)
        super().show(moment)

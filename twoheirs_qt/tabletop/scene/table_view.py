"""The base class of tables: what windows, outline and screen readers ask of one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGraphicsView

if TYPE_CHECKING:
    from twoheirs_qt.tabletop.accessibility.reader import TableReader


class GameTableView(QGraphicsView):
    """The view of the table of a game.

    `described` carries a sentence about what the table shows by itself, for what is shown in its
    place, such as the outline.
    """

    described = Signal(str)

    def make_reader(self) -> TableReader:
        """Make what screen readers find on it; called once, when a screen reader first asks."""
        raise NotImplementedError(type(self))

    @property
    def subject(self) -> str:
        """The section of the rule book about what is looked at; empty without a game."""
        return ""

    def cancel(self) -> None:
        """Give up what has been begun on it."""

    def set_covered(self, covered: bool) -> None:
        """Set whether something is shown in its place, such as the outline."""

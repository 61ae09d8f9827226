"""What the sheet says, to be heard: behind what has happened, and once."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from twoheirs_qt.ui.sounding import announce
from twoheirs_qt.ui.table.view import TableView


class Voice(QObject):
    """Says words for `window`, whose table lies there or is put away behind its outline.

    A table that lies there says them itself, in one go with what has just happened on it. While it
    shows Henry's turn, they wait for the end of that.
    """

    def __init__(self, window: QWidget, table: TableView) -> None:
        super().__init__(window)
        self._window = window
        self._table = table
        self._due = ""
        table.henry.ended.connect(self._speak)

    def say(self, words: str) -> None:
        """Say what the sheet shows now; what it showed before and is still to be said is not."""
        self._due = words
        if not self._table.henry.busy:
            self._speak()

    def interrupt(self, words: str) -> None:
        """Say at once why something cannot be done."""
        announce(self._window, words, at_once=True)

    def _speak(self) -> None:
        words, self._due = self._due, ""
        if not words:
            return
        if self._table.isVisible():
            self._table.announce.emit(words)
        else:
            announce(self._window, words)

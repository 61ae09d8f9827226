"""The bar below the tutorial's table: what can be done, and the buttons of the turn."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent
from PySide6.QtGui import QAction, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from twoheirs_qt.ui.bottom_bar import ActionButton, AdviceLine
from twoheirs_qt.ui.lettering import letter, scaled

_ROOMY: Final = 700
"""Pixels (at 100 %); a narrower bar needs its room for the words of what can be done."""


class LessonBar(QFrame):
    """One line of words, Undo and End turn."""

    def __init__(self, undo: QAction, end_turn: QAction, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("bottomBar")
        self._line = AdviceLine(self)
        self.undo = ActionButton(undo, self)
        self.end_turn = ActionButton(end_turn, self)
        self.end_turn.setObjectName("endTurn")
        row = QHBoxLayout(self)
        row.setContentsMargins(18, 8, 14, 8)
        row.setSpacing(10)
        row.addWidget(self._line, 1)
        row.addWidget(self.undo)
        row.addWidget(self.end_turn)
        self._keep_room()

    def _keep_room(self) -> None:
        """Two lines of words must not make the table jump."""
        self.setMinimumHeight(QFontMetrics(letter(15, bold=True)).lineSpacing() * 2 + 18)

    def say(self, line: str) -> None:
        """Show what can be done now."""
        self._line.say(line)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.undo.set_compact(self.width() < scaled(_ROOMY))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self._keep_room()
            self._line.fit()
        super().changeEvent(event)

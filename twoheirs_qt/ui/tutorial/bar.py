"""The bar below the tutorial's table: what can be done, and the buttons of the turn."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

from twoheirs_qt.ui.bottom_bar import ActionButton
from twoheirs_qt.ui.lettering import letter


class LessonBar(QFrame):
    """One line of words, Undo and End turn."""

    def __init__(self, undo: QAction, end_turn: QAction, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("bottomBar")
        self._line = QLabel(self)
        self._line.setWordWrap(True)
        self._line.setFont(letter(15, bold=True))
        self.undo = ActionButton(undo, self)
        self.end_turn = ActionButton(end_turn, self)
        self.end_turn.setObjectName("endTurn")
        row = QHBoxLayout(self)
        row.setContentsMargins(18, 8, 14, 8)
        row.setSpacing(10)
        row.addWidget(self._line, 1)
        row.addWidget(self.undo)
        row.addWidget(self.end_turn)
        self.setMinimumHeight(self._line.fontMetrics().lineSpacing() * 2 + 18)

    def say(self, line: str) -> None:
        """Show what can be done now."""
        self._line.setText(line)

"""Asks for the title of a game."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from twoheirs_qt.ui.label import Label
from twoheirs_qt.ui.lettering import letter, scaled

_LONGEST: Final = 200
"""As many characters as a save may have for a title."""
_WIDE: Final = 420


class RenameDialog(QDialog):
    """`chosen` carries the title; empty means that the game is called by its players again."""

    chosen = Signal(str)

    def __init__(self, title: str, players: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Name the game"))
        heading = Label(self.tr("What shall this game be called?"), self)
        heading.setFont(letter(18, bold=True))
        heading.setWordWrap(True)
        self.line = QLineEdit(title, self)
        self.line.setFont(letter(15))
        self.line.setMaxLength(_LONGEST)
        self.line.setPlaceholderText(players)
        self.line.setAccessibleName(heading.text())
        self.line.setMinimumWidth(scaled(_WIDE))
        self.line.selectAll()
        note = Label(self.tr("Without a name of its own it is called by its players."), self)
        note.setFont(letter(13))
        note.setWordWrap(True)
        cancel = QPushButton(self.tr("Cancel"), self)
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        self.done_button = QPushButton(self.tr("Name it"), self)
        self.done_button.setDefault(True)
        self.done_button.clicked.connect(self.accept)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(cancel)
        row.addWidget(self.done_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 18)
        column.setSpacing(10)
        for widget in (heading, self.line, note):
            column.addWidget(widget)
        column.addSpacing(6)
        column.addLayout(row)

    def accept(self) -> None:
        self.chosen.emit(" ".join(self.line.text().split()))
        super().accept()

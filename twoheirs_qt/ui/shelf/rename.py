"""Asks for the title of a game."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from twoheirs_qt.ui.dialogs.dialog import Dialog
from twoheirs_qt.ui.fonts import scaled, scaled_font
from twoheirs_qt.ui.label import Label

_LONGEST: Final = 200
"""As many characters as a save may have for a title."""
_WIDE: Final = 420


class RenameDialog(Dialog):
    """`chosen` carries the title; without one, the game is named after its players."""

    chosen = Signal(str)

    def __init__(self, title: str, players: str, parent: QWidget) -> None:
        super().__init__(parent, spacing=10)
        self.setWindowTitle(self.tr("Name the game"))
        question = self.tr("What would you like to call this game?")
        heading = Label(question, self, scaled_font(18, bold=True), wrap=True)
        self.line = QLineEdit(title, self)
        self.line.setFont(scaled_font(15))
        self.line.setMaxLength(_LONGEST)
        self.line.setPlaceholderText(players)
        heading.setBuddy(self.line)  # its name is said with it, not with the dialog's texts, too
        self.line.setMinimumWidth(scaled(_WIDE))
        self.line.selectAll()
        said = self.tr("If you leave this empty, it is named after its players.")
        note = Label(said, self, scaled_font(13), wrap=True)
        cancel = self.button(self.reject, self.tr("Cancel"))
        self.done_button = self.button(self.accept, self.tr("Name it"), default=True)
        self.show_all(heading, self.line, note)
        self.column.addSpacing(6)
        self.show_all((None, cancel, self.done_button))

    def accept(self) -> None:
        self.chosen.emit(" ".join(self.line.text().split()))
        super().accept()

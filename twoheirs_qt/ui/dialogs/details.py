"""What a dialog has to say to who wants to know exactly: hidden until asked for."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QPushButton, QWidget

from twoheirs_qt.ui.fonts import monospace_font, scaled
from twoheirs_qt.ui.lines import NO_MARGINS, column, row
from twoheirs_qt.ui.speech import walk_by_caret

_LINES = 4


class Details(QWidget):
    """`words` to be read and copied, shown while `switch` is down; its place is up to the dialog.

    `wide` is their width in pixels at 100 %.
    """

    def __init__(self, words: str, parent: QWidget, wide: int) -> None:
        super().__init__(parent)
        self.words = words
        self._wide = wide
        self.text = QPlainTextEdit(words, self)
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setFont(monospace_font(12))
        walk_by_caret(self.text)
        self.copy = QPushButton(self)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(words))
        self.switch = QPushButton(parent)
        self.switch.setCheckable(True)
        self.switch.toggled.connect(self.setVisible)
        for button in (self.copy, self.switch):
            button.setAutoDefault(False)
        column(self.text, row(None, self.copy), of=self, margins=NO_MARGINS, spacing=6)
        self.switch.setText(self.tr("&Details"))
        self.copy.setText(self.tr("&Copy"))
        self.text.setAccessibleName(self.tr("Details"))
        self.hide()

    def sizeHint(self) -> QSize:
        high = _LINES * self.text.fontMetrics().lineSpacing() + self.copy.sizeHint().height()
        return QSize(scaled(self._wide), high + scaled(30))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

"""The report of a fault of the program: read first, then copied or saved, as one text."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from twoheirs_qt.ui.theme import letter


class ReportDialog(QDialog):
    """Says that the game is safe and shows `report` whole; `save` asks for a file for it."""

    def __init__(
        self, words: str, report: str, save: Callable[[QWidget, str], None], parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("The program has made a mistake"))
        self._report = report
        heading = QLabel(self.windowTitle(), self)
        heading.setFont(letter(18, bold=True))
        body = QLabel(words, self)
        body.setFont(letter(14))
        body.setWordWrap(True)
        body.setTextFormat(Qt.TextFormat.PlainText)
        self.setAccessibleDescription(words)
        self.text = QPlainTextEdit(report, self)
        self.text.setReadOnly(True)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setAccessibleName(self.tr("The report"))
        self.text.setTabChangesFocus(True)
        self.copy = QPushButton(self.tr("&Copy"), self)
        self.save = QPushButton(self.tr("&Save as…"), self)
        self.go_on = QPushButton(self.tr("&Go on"), self)
        self.copy.setAutoDefault(False)
        self.save.setAutoDefault(False)
        self.go_on.setDefault(True)
        self.copy.clicked.connect(self._copy)
        self.save.clicked.connect(lambda: save(self, report))
        self.go_on.clicked.connect(self.accept)
        row = QHBoxLayout()
        row.addWidget(self.copy)
        row.addWidget(self.save)
        row.addStretch(1)
        row.addWidget(self.go_on)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 18)
        column.setSpacing(12)
        column.addWidget(heading)
        column.addWidget(body)
        column.addWidget(self.text, 1)
        column.addLayout(row)
        self.resize(640, 480)
        self.go_on.setFocus()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._report)

"""The report of a fault of the program: read first, then copied or saved, as one text."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from twoheirs_qt.files.fault import FileFault
from twoheirs_qt.files.writing import write_text
from twoheirs_qt.ui.dialogs.question import Notice
from twoheirs_qt.ui.faults import fault_words
from twoheirs_qt.ui.label import Label
from twoheirs_qt.ui.lettering import letter, scaled, typewriter
from twoheirs_qt.ui.sounding import walk_by_caret

_SHARE = 0.92
"""How much of the screen it may take."""


class ReportDialog(QDialog):
    """Says that the game is safe and shows `report` whole, to be copied or saved."""

    def __init__(self, words: str, report: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("The program has made a mistake"))
        self._report = report
        heading = Label(self.windowTitle(), self)
        heading.setFont(letter(18, bold=True))
        body = Label(words, self)
        body.setFont(letter(14))
        body.setWordWrap(True)
        self.setAccessibleDescription(words)
        self.text = QPlainTextEdit(report, self)
        self.text.setReadOnly(True)
        walk_by_caret(self.text)
        self.text.setFont(typewriter(12))
        self.text.setAccessibleName(self.tr("The report"))
        self.text.setTabChangesFocus(True)
        self.copy = QPushButton(self.tr("&Copy"), self)
        self.save = QPushButton(self.tr("&Save as…"), self)
        self.go_on = QPushButton(self.tr("&Go on"), self)
        self.copy.setAutoDefault(False)
        self.save.setAutoDefault(False)
        self.go_on.setDefault(True)
        self.copy.clicked.connect(self._copy)
        self.save.clicked.connect(self._ask_save)
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
        room = self.screen().availableSize() * _SHARE
        self.resize(QSize(scaled(640), scaled(480)).boundedTo(room))
        self.go_on.setFocus()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._report)

    def _ask_save(self) -> None:
        title = QCoreApplication.translate("Crash", "Save the report")
        dialog = QFileDialog(self, title)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("txt")
        dialog.selectFile("twoheirs-report.txt")
        dialog.fileSelected.connect(lambda name: self._save(Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _save(self, path: Path) -> None:
        try:
            write_text(path, self._report)
        except FileFault as fault:
            translate = QCoreApplication.translate
            title = translate("Crash", "The report could not be saved")
            Notice(title, fault_words(fault), self).open()

"""The report of a fault of the program: shown, then copied or saved, as one text."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from twoheirs_qt.files.fault import FileFault
from twoheirs_qt.files.writing import write_text
from twoheirs_qt.ui.dialogs.dialog import Dialog
from twoheirs_qt.ui.dialogs.question import Notice
from twoheirs_qt.ui.dialogs.target import ask_target
from twoheirs_qt.ui.faults import fault_words
from twoheirs_qt.ui.fonts import monospace_font, scaled_font
from twoheirs_qt.ui.label import Label
from twoheirs_qt.ui.speech import walk_by_caret


class ReportDialog(Dialog):
    """Says that the game is safe and shows `report` whole, to be copied or saved."""

    def __init__(self, words: str, report: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Something went wrong"))
        self._report = report
        heading = Label(self.windowTitle(), self, scaled_font(18, bold=True))
        body = Label(words, self, scaled_font(14), wrap=True)
        self.setAccessibleDescription(words)
        self.text = QPlainTextEdit(report, self)
        self.text.setReadOnly(True)
        walk_by_caret(self.text)
        self.text.setFont(monospace_font(12))
        self.text.setAccessibleName(self.tr("The report"))
        self.text.setTabChangesFocus(True)
        self.copy = self.button(self._copy, self.tr("&Copy"))
        self.save = self.button(self._ask_save, self.tr("&Save as…"))
        self.go_on = self.button(self.accept, self.tr("C&ontinue"), default=True)
        self.show_all(heading, body, self.text, (self.copy, self.save, None, self.go_on))
        self.begin_with(640, 480)
        self.go_on.setFocus()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._report)

    def _ask_save(self) -> None:
        title = QCoreApplication.translate("Crash", "Save the report")
        dialog = ask_target(title, "twoheirs-report.txt", self, Path())
        dialog.fileSelected.connect(lambda name: self._save(Path(name)))
        dialog.open()

    def _save(self, path: Path) -> None:
        try:
            write_text(path, self._report)
        except FileFault as fault:
            translate = QCoreApplication.translate
            title = translate("Crash", "The report could not be saved")
            Notice(title, fault_words(fault), self).open()

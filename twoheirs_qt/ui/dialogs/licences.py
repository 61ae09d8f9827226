"""The parts that the program is made of, and their licences, readable without a network."""

from __future__ import annotations

from PySide6.QtWidgets import QListWidget, QPlainTextEdit, QWidget

from twoheirs_qt import __version__
from twoheirs_qt.files.licences import parts
from twoheirs_qt.ui.dialogs.dialog import Dialog
from twoheirs_qt.ui.dialogs.roomy import Paragraph
from twoheirs_qt.ui.fonts import monospace_font, scaled, scaled_font
from twoheirs_qt.ui.label import Label
from twoheirs_qt.ui.lines import column, fill, row
from twoheirs_qt.ui.speech import walk_by_caret

_WIDE = 720
_WORDS = 500
_HIGH = 520
_LIST = 210


class LicencesDialog(Dialog):
    """A list of the parts, and beside it the licence of the chosen one."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._parts = parts()
        self._words = Paragraph(_WORDS, self)
        self.list = QListWidget(self)
        self.list.setFont(scaled_font(14))
        self.list.addItems([part.label for part in self._parts])
        self.list.setFixedWidth(scaled(_LIST))
        self.text = QPlainTextEdit(self)
        self.text.setReadOnly(True)
        walk_by_caret(self.text)
        self.text.setTabChangesFocus(True)
        self.text.setFont(monospace_font(12))
        self._heading = Label("", self, scaled_font(14))
        self._heading.setBuddy(self.list)
        self._close = self.button(self.accept, default=True)
        left = column(self._heading, (self.list, 1))
        both = row(left, (self.text, 1), spacing=12)
        fill(self.column, (self._words, (both, 1)))
        self.show_all((None, self._close))
        self.list.currentRowChanged.connect(self._show)
        self._set_texts()
        self.list.setCurrentRow(0)
        self.list.setFocus()
        self.begin_with(_WIDE, _HIGH, share=1.0)

    def _show(self, row: int) -> None:
        self.text.setPlainText(self._parts[row].text)
        self.text.setAccessibleName(self.list.item(row).text())

    def _set_texts(self) -> None:
        self.setWindowTitle(self.tr("Licences"))
        self._words.setText(
            self.tr(
                "The program is free software, and so is everything it is built from, except "
                "Microsoft's libraries on Windows. Qt and PySide6 come as separate libraries,"
                " which you may replace with other versions. Each licence says where to find "
                "the source code."
            )
        )
        own = self.tr("The Two Heirs")
        self.list.item(0).setText(f"{own} {__version__}")
        if self.list.currentRow() == 0:
            self.text.setAccessibleName(self.list.item(0).text())
        self._heading.setText(self.tr("&Made with"))
        self._close.setText(self.tr("&Close"))

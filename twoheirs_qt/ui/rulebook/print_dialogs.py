"""Printing the rule book, and saving it as PDF: the dialogs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from twoheirs_qt.files.writing import write_bytes
from twoheirs_qt.ui.dialogs.question import Notice
from twoheirs_qt.ui.disk_work import DiskWork
from twoheirs_qt.ui.rulebook.printing import pdf_of, print_pages, system_printer, whole_book
from twoheirs_qt.ui.rulebook.source import Source
from twoheirs_qt.words.rulebook.book import BOOK
from twoheirs_qt.words.rulebook.model import Page


class BookPrinting(QObject):
    """Prints pages of the book `source`, or writes them into a file, over `window`."""

    def __init__(self, source: Source, window: QWidget) -> None:
        super().__init__(window)
        self._source = source
        self._window = window
        self._disk = DiskWork(window)

    def print_book(self) -> None:
        """Ask for a printer, and print all of the book."""
        self.print_pages(whole_book(BOOK))

    def print_pages(self, pages: Sequence[Page]) -> None:
        """Ask for a printer, and print these pages."""
        printer = system_printer(self._title)
        dialog = QPrintDialog(printer, self._window)
        if not dialog.exec():
            return
        with _busy():
            done = print_pages(self._source, pages, printer, self._title)
        if not done:
            Notice(self._title, self.tr("The printer does not answer."), self._window).open()

    def ask_pdf(self) -> None:
        """Ask for a file, and write all of the book into it."""
        name, _ = QFileDialog.getSaveFileName(
            self._window,
            self.tr("Save the book as PDF"),
            self.tr("rules.pdf"),
            self.tr("PDF (*.pdf)"),
        )
        if name:
            self.write_pdf(Path(name))

    def write_pdf(self, path: Path) -> None:
        """Write all of the book into a PDF file; say why if it cannot be written."""
        with _busy():
            content = pdf_of(self._source, whole_book(BOOK), self._title)
        self._disk.do(
            self.tr("Saving the book…"),
            lambda: write_bytes(path, content),
            lambda _: None,
            self._title,
        )

    @property
    def _title(self) -> str:
        return self.tr("Rule book")


@contextmanager
def _busy() -> Iterator[None]:
    """Show the wait cursor meanwhile."""
    QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        QApplication.restoreOverrideCursor()

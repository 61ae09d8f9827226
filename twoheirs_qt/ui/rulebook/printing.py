"""Printing pages of the rule book, and saving it as a PDF file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QBuffer, QMarginsF, QObject, QRectF, QSizeF, Qt, QUrl
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPalette,
    QPdfWriter,
    QPixmap,
    QTextDocument,
)
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from twoheirs_qt.files.writing import write_bytes
from twoheirs_qt.ui.dialogs.question import Notice
from twoheirs_qt.ui.disk_work import DiskWork
from twoheirs_qt.ui.rulebook.page import PageWriter, fitting
from twoheirs_qt.ui.rulebook.sheets import Span, sheets
from twoheirs_qt.ui.rulebook.source import Source
from twoheirs_qt.ui.theme import CONTRAST, DAYLIGHT, Theme, serif_font
from twoheirs_qt.words.rulebook.book import BOOK
from twoheirs_qt.words.rulebook.model import Page

_PIXELS_AN_INCH: Final = 96.0
"""What a logical pixel of the book is on paper."""
_SHARP: Final = 2.5
"""Pixels of a picture in one logical pixel: 240 an inch."""
_SCALE: Final = 0.86
_FOOT: Final = 26.0

PAPER: Final[Theme] = DAYLIGHT
"""On paper the book is as by daylight, whatever theme the screen has."""


class BookPrinting(QObject):
    """Prints pages of the book `source`, or writes them into a file, over `window`."""

    def __init__(self, source: Source, window: QWidget) -> None:
        super().__init__(window)
        self._source = source
        self._window = window
        self._disk = DiskWork(window)

    def print_book(self) -> None:
        """Ask for a printer, and print all of the book."""
        self.print_pages(whole_book())

    def print_pages(self, pages: Sequence[Page]) -> None:
        """Ask for a printer, and print these pages."""
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self._title)
        _lay_out(printer)  # at first; the system's dialog may change it
        dialog = QPrintDialog(printer, self._window)
        if not dialog.exec():
            return
        with _busy():
            done = print_pages(self._source, pages, printer, self._title)
        if not done:
            Notice(self._title, self.tr("The printer is not responding."), self._window).open()

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
            content = pdf_of(self._source, whole_book(), self._title)
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


def whole_book() -> tuple[Page, ...]:
    """A page for each chapter, with all of its sections."""
    return tuple(Page(replace(chapter, paged=False), chapter.sections) for chapter in BOOK.chapters)


def pdf_of(source: Source, pages: Sequence[Page], title: str) -> bytes:
    """These pages as the content of a PDF file."""
    content = QBuffer()
    content.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(content)
    writer.setTitle(title)
    _lay_out(writer)
    print_pages(source, pages, writer, title)
    return bytes(content.data().data())


def _lay_out(printer: QPagedPaintDevice) -> None:
    printer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    printer.setPageMargins(QMarginsF(18, 16, 18, 14), QPageLayout.Unit.Millimeter)


def print_pages(
    source: Source, pages: Sequence[Page], printer: QPrinter | QPdfWriter, title: str
) -> bool:
    """Print these pages of the book, numbered; False if the printer cannot begin."""
    painter = QPainter()
    if not painter.begin(printer):
        return False
    factor = printer.resolution() / _PIXELS_AN_INCH
    sheet = printer.pageLayout().paintRectPixels(printer.resolution())
    size = QSizeF(sheet.width() / factor, sheet.height() / factor - _FOOT)
    painter.scale(factor, factor)
    number = 0
    for page in pages:
        document = paper_document(source, page, size.width())
        for part in sheets(document, size.height()):
            if number:
                printer.newPage()
            number += 1
            _print_part(painter, document, size, part)
            _print_foot(painter, size, title, number)
    painter.end()
    return True


def paper_document(source: Source, page: Page, wide: float) -> QTextDocument:
    """A page of the book as one long document, `wide` logical pixels wide."""
    text = PageWriter(source, PAPER, _SCALE, described=False).write(page, wide)
    document = Paper()
    document.setDefaultFont(serif_font(15 * _SCALE))
    document.setDocumentMargin(0)
    for address, sketch in text.sketches.items():
        picture = sketch.pixmap(source.art, PAPER, fitting(sketch, _SCALE, wide), _SHARP)
        document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(address), picture)
    document.setHtml(text.html)
    document.setTextWidth(wide)
    return document


class Paper(QTextDocument):
    """A document that has only the pictures it was given, and reads no files."""

    def loadResource(self, type: int, name: QUrl | str) -> Any:
        # Where it gets nothing at all for a picture, Qt looks for a file of that name.
        return QPixmap() if type == QTextDocument.ResourceType.ImageResource.value else None


def _print_part(painter: QPainter, document: QTextDocument, size: QSizeF, part: Span) -> None:
    top, bottom = part
    painter.save()
    painter.translate(0, -top)
    context = QAbstractTextDocumentLayout.PaintContext()
    context.palette.setColor(QPalette.ColorRole.Text, PAPER.color("ink"))
    context.clip = QRectF(0, top, size.width(), bottom - top)
    painter.setClipRect(context.clip)
    document.documentLayout().draw(painter, context)
    painter.restore()


def _print_foot(painter: QPainter, size: QSizeF, title: str, number: int) -> None:
    foot = QRectF(0, size.height(), size.width(), _FOOT)
    painter.setFont(serif_font(11))
    painter.setPen(CONTRAST.color("muted"))
    bottom = Qt.AlignmentFlag.AlignBottom
    painter.drawText(foot, int(Qt.AlignmentFlag.AlignLeft | bottom), title)
    painter.drawText(foot, int(Qt.AlignmentFlag.AlignRight | bottom), str(number))

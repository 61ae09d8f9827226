"""Printing pages of the rule book, and saving it as a PDF file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, TypeAlias

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
    QTextBlock,
    QTextDocument,
    QTextTable,
)
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from twoheirs_qt.book.page import PageWriter, Source, fit_scale
from twoheirs_qt.drawing.theme import CONTRAST, DAYLIGHT, Theme, serif_font
from twoheirs_qt.files.writing import write_bytes
from twoheirs_qt.prose.book_model import Page
from twoheirs_qt.prose.rule_book import BOOK
from twoheirs_qt.widgets.question import Notice
from twoheirs_qt.window.disk_work import DiskWork

Span: TypeAlias = tuple[float, float]
"""Top and bottom in the document, in its logical pixels."""

_PADDING: Final = 6.0
"""Space above the text of a table row; the space below it may be cut off."""


def sheets(document: QTextDocument, height: float) -> list[Span]:
    """Divide a laid-out document into parts for one sheet each, at most `height` high.

    A line, a picture with its caption and a row of a table stay whole, and a heading stays with the
    text that follows it; only parts higher than a sheet are cut.
    """
    end, spans = document.size().height(), list(_spans(document))
    parts: list[Span] = []
    top = 0.0
    while top < end:
        bottom = min(top + height, end)
        if bottom < end:
            bottom = _find_cut(spans, top, bottom)
        parts.append((top, bottom))
        top = bottom
    return parts


def _find_cut(spans: list[Span], top: float, bottom: float) -> float:
    """The lowest place for a cut that is not below `bottom`."""
    place = bottom
    while cut := [first for first, last in spans if first < place < last]:
        place = min(cut)
        if place <= top:
            return bottom
    return place


def _spans(document: QTextDocument) -> Iterator[Span]:
    """Yield the spans that must not be cut, from the top; a heading reaches into the next one."""
    start: float | None = None
    for (first, last), keeps_with_next in _parts(document):
        yield (first if start is None else start), last
        start = (first if start is None else start) if keeps_with_next else None


def _parts(document: QTextDocument) -> Iterator[tuple[Span, bool]]:
    """Every line and row, and whether it must not be the last of a sheet."""
    block = document.begin()
    while block.isValid():
        table = _table_of(document, block)
        if table is None:
            if block.text():  # empty blocks may be cut
                yield from _lines(document, block)
            block = block.next()
        else:
            for row in range(table.rows()):
                # The head of a table goes with its first row.
                yield _row(document, table, row), row == 0 and table.rows() > 1
            block = document.findBlock(table.lastPosition()).next()


def _table_of(document: QTextDocument, block: QTextBlock) -> QTextTable | None:
    frame = document.frameAt(block.position())
    return frame if isinstance(frame, QTextTable) else None


def _row(document: QTextDocument, table: QTextTable, row: int) -> Span:
    bounds = QRectF()
    for column in range(table.columns()):
        cell = table.cellAt(row, column)
        block = document.findBlock(cell.firstPosition())
        while block.isValid() and block.position() <= cell.lastPosition():
            bounds = bounds.united(document.documentLayout().blockBoundingRect(block))
            block = block.next()
    return bounds.top() - _PADDING, bounds.bottom()


def _lines(document: QTextDocument, block: QTextBlock) -> Iterator[tuple[Span, bool]]:
    rect = document.documentLayout().blockBoundingRect(block)
    heading = block.blockFormat().headingLevel() > 0
    pictured = "\N{OBJECT REPLACEMENT CHARACTER}" in block.text()
    if heading or pictured or block.layout().lineCount() < 4:
        yield (rect.top(), rect.bottom()), heading or pictured
        return
    for number in range(block.layout().lineCount()):
        line = block.layout().lineAt(number).rect().translated(rect.topLeft())
        # No single line is left alone, at the end or at the beginning.
        last = number == block.layout().lineCount() - 2
        yield (line.top(), line.bottom()), number == 0 or last


_PIXELS_PER_INCH: Final = 96.0
"""Logical pixels of the book in an inch of paper."""
_PICTURE_RATIO: Final = 2.5
"""Pixels of a picture in a logical pixel: 240 in an inch."""
_TEXT_SCALE: Final = 0.86
_FOOT_HEIGHT: Final = 26.0

PAPER: Final[Theme] = DAYLIGHT
"""The theme on paper, independent of that of the screen."""


class BookPrinting(QObject):
    """Prints pages of the book, or saves it as a PDF file."""

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
        """Write all of the book into a PDF file; shows an error if that fails."""
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
    factor = printer.resolution() / _PIXELS_PER_INCH
    sheet = printer.pageLayout().paintRectPixels(printer.resolution())
    size = QSizeF(sheet.width() / factor, sheet.height() / factor - _FOOT_HEIGHT)
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
    text = PageWriter(source, PAPER, _TEXT_SCALE, described=False).write(page, wide)
    document = Paper()
    document.setDefaultFont(serif_font(15 * _TEXT_SCALE))
    document.setDocumentMargin(0)
    for address, sketch in text.sketches.items():
        picture = sketch.pixmap(
            source.art, PAPER, fit_scale(sketch, _TEXT_SCALE, wide), _PICTURE_RATIO
        )
        document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(address), picture)
    document.setHtml(text.html)
    document.setTextWidth(wide)
    return document


class Paper(QTextDocument):
    """A document that uses only added pictures and reads no files."""

    def loadResource(self, type: int, name: QUrl | str) -> Any:
        # With None for a picture, Qt would look for a file of that name.
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
    foot = QRectF(0, size.height(), size.width(), _FOOT_HEIGHT)
    painter.setFont(serif_font(11))
    painter.setPen(CONTRAST.color("muted"))
    bottom = Qt.AlignmentFlag.AlignBottom
    painter.drawText(foot, int(Qt.AlignmentFlag.AlignLeft | bottom), title)
    painter.drawText(foot, int(Qt.AlignmentFlag.AlignRight | bottom), str(number))

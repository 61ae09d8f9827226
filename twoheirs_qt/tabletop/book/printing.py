"""Printing pages of the rule book, and saving it as a PDF file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
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

from twoheirs_qt.tabletop.book.game_book import GameBook
from twoheirs_qt.tabletop.book.page import PageWriter
from twoheirs_qt.tabletop.book.sketch import fit_scale
from twoheirs_qt.tabletop.drawing.theme import CONTRAST, DAYLIGHT, Theme, make_serif_font
from twoheirs_qt.tabletop.files.writing import write_bytes
from twoheirs_qt.tabletop.prose.book_model import Page
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.widgets.question import Notice
from twoheirs_qt.tabletop.window.disk_work import DiskWork

Span: TypeAlias = tuple[float, float]
"""Top and bottom in the document, in its logical pixels."""

_PADDING: Final = 6.0
"""Space above the text of a table row; the space below it may be cut off."""


def divide_into_sheets(document: QTextDocument, height: float) -> list[Span]:
    """Divide a laid-out document into parts for one sheet each, at most `height` high.

    A line, a picture with its caption and a row of a table stay whole, and a heading stays with the
    text that follows it; only parts higher than a sheet are cut.
    """
    end, spans = document.size().height(), list(_list_uncut_spans(document))
    sheet_spans: list[Span] = []
    top = 0.0
    while top < end:
        bottom = min(top + height, end)
        if bottom < end:
            bottom = _find_cut(spans, top, bottom)
        sheet_spans.append((top, bottom))
        top = bottom
    return sheet_spans


def _find_cut(spans: list[Span], top: float, bottom: float) -> float:
    """Find the lowest place for a cut that is not below `bottom`."""
    cut_y = bottom
    while crossed_tops := [
        span_top for span_top, span_bottom in spans if span_top < cut_y < span_bottom
    ]:
        cut_y = min(crossed_tops)
        if cut_y <= top:
            return bottom
    return cut_y


def _list_uncut_spans(document: QTextDocument) -> Iterator[Span]:
    """Yield the spans that must not be cut, from the top; a heading reaches into the next one."""
    start: float | None = None
    for (top, bottom), keeps_with_next in _list_lines_and_rows(document):
        yield (top if start is None else start), bottom
        start = (top if start is None else start) if keeps_with_next else None


def _list_lines_and_rows(document: QTextDocument) -> Iterator[tuple[Span, bool]]:
    """Yield every line and table row, and whether it must not be the last of a sheet."""
    block = document.begin()
    while block.isValid():
        table = _find_table(document, block)
        if table is None:
            if block.text():  # empty blocks may be cut
                yield from _list_lines(document, block)
            block = block.next()
        else:
            for row in range(table.rows()):
                # The head of a table goes with its first row.
                yield _measure_row(document, table, row), row == 0 and table.rows() > 1
            block = document.findBlock(table.lastPosition()).next()


def _find_table(document: QTextDocument, block: QTextBlock) -> QTextTable | None:
    frame = document.frameAt(block.position())
    return frame if isinstance(frame, QTextTable) else None


def _measure_row(document: QTextDocument, table: QTextTable, row: int) -> Span:
    bounds = QRectF()
    for column in range(table.columns()):
        cell = table.cellAt(row, column)
        block = document.findBlock(cell.firstPosition())
        while block.isValid() and block.position() <= cell.lastPosition():
            bounds = bounds.united(document.documentLayout().blockBoundingRect(block))
            block = block.next()
    return bounds.top() - _PADDING, bounds.bottom()


def _list_lines(document: QTextDocument, block: QTextBlock) -> Iterator[tuple[Span, bool]]:
    rect = document.documentLayout().blockBoundingRect(block)
    is_heading = block.blockFormat().headingLevel() > 0
    has_picture = "\N{OBJECT REPLACEMENT CHARACTER}" in block.text()
    if is_heading or has_picture or block.layout().lineCount() < 4:
        yield (rect.top(), rect.bottom()), is_heading or has_picture
        return
    for number in range(block.layout().lineCount()):
        line = block.layout().lineAt(number).rect().translated(rect.topLeft())
        # No single line is left alone, at the end or at the beginning.
        is_next_to_last = number == block.layout().lineCount() - 2
        yield (line.top(), line.bottom()), number == 0 or is_next_to_last


_PIXELS_PER_INCH: Final = 96.0
"""Logical pixels of the book in an inch of paper."""
_PICTURE_RATIO: Final = 2.5
"""Pixels of a picture in a logical pixel: 240 in an inch."""
_TEXT_SCALE: Final = 0.86
_FOOTER_HEIGHT: Final = 26.0

_PAPER_THEME: Final[Theme] = DAYLIGHT
"""The theme on paper, independent of that of the screen."""


class BookPrinting(QObject):
    """Prints pages of the book, or saves it as a PDF file."""

    def __init__(self, book: GameBook, window: QWidget) -> None:
        super().__init__(window)
        self._book = book
        self._window = window
        self._disk = DiskWork(window)

    def print_book(self) -> None:
        """Ask for a printer, and print all of the book."""
        self.print_pages(self._book.make_chapter_pages())

    def print_pages(self, pages: Sequence[Page]) -> None:
        """Ask for a printer, and print these pages."""
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self._title)
        _set_paper(printer)  # at first; the system's dialog may change it
        dialog = QPrintDialog(printer, self._window)
        if not dialog.exec():
            return
        with _show_wait_cursor():
            is_printed = print_pages(self._book, pages, printer, self._title)
        if not is_printed:
            Notice(self._title, self.tr("The printer is not responding."), self._window).open()

    def choose_pdf_file(self) -> None:
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
        with _show_wait_cursor():
            content = make_pdf(self._book, self._book.make_chapter_pages(), self._title)
        self._disk.run(
            self.tr("Saving the book…"),
            lambda: write_bytes(path, content),
            lambda _: None,
            self._title,
        )

    @property
    def _title(self) -> str:
        return localize(self._book.title)


@contextmanager
def _show_wait_cursor() -> Iterator[None]:
    """Show the wait cursor until the block ends."""
    QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        QApplication.restoreOverrideCursor()


def make_pdf(book: GameBook, pages: Sequence[Page], title: str) -> bytes:
    """These pages as the content of a PDF file."""
    content = QBuffer()
    content.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(content)
    writer.setTitle(title)
    _set_paper(writer)
    print_pages(book, pages, writer, title)
    return bytes(content.data().data())


def _set_paper(printer: QPagedPaintDevice) -> None:
    """Set the size of the paper and its margins."""
    printer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    printer.setPageMargins(QMarginsF(18, 16, 18, 14), QPageLayout.Unit.Millimeter)


def print_pages(
    book: GameBook, pages: Sequence[Page], printer: QPrinter | QPdfWriter, title: str
) -> bool:
    """Print these pages of the book, numbered; False if the printer cannot begin."""
    painter = QPainter()
    if not painter.begin(printer):
        return False
    factor = printer.resolution() / _PIXELS_PER_INCH
    sheet = printer.pageLayout().paintRectPixels(printer.resolution())
    size = QSizeF(sheet.width() / factor, sheet.height() / factor - _FOOTER_HEIGHT)
    painter.scale(factor, factor)
    number = 0
    for page in pages:
        document = make_document(book, page, size.width())
        for span in divide_into_sheets(document, size.height()):
            if number:
                printer.newPage()
            number += 1
            _print_sheet(painter, document, size, span)
            _print_footer(painter, size, title, number)
    painter.end()
    return True


def make_document(book: GameBook, page: Page, width_px: float) -> QTextDocument:
    """A page of the book as one long document, `width_px` logical pixels wide."""
    text = PageWriter(book, _PAPER_THEME, _TEXT_SCALE, has_descriptions=False).write(page, width_px)
    document = PaperDocument()
    document.setDefaultFont(make_serif_font(15 * _TEXT_SCALE))
    document.setDocumentMargin(0)
    for address, sketch in text.sketches.items():
        scale = fit_scale(sketch, _TEXT_SCALE, width_px)
        picture = sketch.make_pixmap(_PAPER_THEME, scale, _PICTURE_RATIO)
        document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(address), picture)
    document.setHtml(text.html)
    document.setTextWidth(width_px)
    return document


class PaperDocument(QTextDocument):
    """A document that uses only added pictures and reads no files."""

    def loadResource(self, type: int, name: QUrl | str) -> Any:
        # With None for a picture, Qt would look for a file of that name.
        return QPixmap() if type == QTextDocument.ResourceType.ImageResource.value else None


def _print_sheet(painter: QPainter, document: QTextDocument, size: QSizeF, span: Span) -> None:
    top, bottom = span
    painter.save()
    painter.translate(0, -top)
    context = QAbstractTextDocumentLayout.PaintContext()
    context.palette.setColor(QPalette.ColorRole.Text, _PAPER_THEME.find_color("ink"))
    context.clip = QRectF(0, top, size.width(), bottom - top)
    painter.setClipRect(context.clip)
    document.documentLayout().draw(painter, context)
    painter.restore()


def _print_footer(painter: QPainter, size: QSizeF, title: str, number: int) -> None:
    footer = QRectF(0, size.height(), size.width(), _FOOTER_HEIGHT)
    painter.setFont(make_serif_font(11))
    painter.setPen(CONTRAST.find_color("muted"))
    bottom = Qt.AlignmentFlag.AlignBottom
    painter.drawText(footer, int(Qt.AlignmentFlag.AlignLeft | bottom), title)
    painter.drawText(footer, int(Qt.AlignmentFlag.AlignRight | bottom), str(number))

"""Where a document is parted into sheets of paper, so that nothing is cut that belongs together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtGui import QTextBlock, QTextDocument, QTextTable

Span: TypeAlias = tuple[float, float]
"""Top and bottom in the document, in its logical pixels."""

_PADDING: Final = 6.0
"""What a row of a table has above its text; what it has below may be at the foot of a sheet."""


def sheets(document: QTextDocument, height: float) -> list[Span]:
    """The parts of a laid-out document that go on one sheet each, at most `height` high.

    A line, a picture with its caption and a row of a table stay whole, and a heading stays with
    what follows it; what is higher than a sheet is cut in spite of that.
    """
    end, spans = document.size().height(), list(_spans(document))
    found: list[Span] = []
    top = 0.0
    while top < end:
        bottom = min(top + height, end)
        if bottom < end:
            bottom = _before(spans, top, bottom)
        found.append((top, bottom))
        top = bottom
    return found


def _before(spans: list[Span], top: float, bottom: float) -> float:
    """The lowest place to part it that is not below `bottom`."""
    place = bottom
    while cut := [first for first, last in spans if first < place < last]:
        place = min(cut)
        if place <= top:
            return bottom
    return place


def _spans(document: QTextDocument) -> Iterator[Span]:
    """What must not be cut, from the top; a heading reaches into what follows it."""
    held: float | None = None
    for (first, last), holds in _parts(document):
        yield (first if held is None else held), last
        held = (first if held is None else held) if holds else None


def _parts(document: QTextDocument) -> Iterator[tuple[Span, bool]]:
    """Every line and row, and whether it must not be the last of a sheet."""
    block = document.begin()
    while block.isValid():
        table = _table_of(document, block)
        if table is None:
            if block.text():  # what only keeps a distance may be cut
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
    around = QRectF()
    for column in range(table.columns()):
        cell = table.cellAt(row, column)
        block = document.findBlock(cell.firstPosition())
        while block.isValid() and block.position() <= cell.lastPosition():
            around = around.united(document.documentLayout().blockBoundingRect(block))
            block = block.next()
    return around.top() - _PADDING, around.bottom()


def _lines(document: QTextDocument, block: QTextBlock) -> Iterator[tuple[Span, bool]]:
    rect = document.documentLayout().blockBoundingRect(block)
    heading = block.blockFormat().headingLevel() > 0
    pictured = "\N{OBJECT REPLACEMENT CHARACTER}" in block.text()
    if heading or pictured or block.layout().lineCount() < 4:
        yield (rect.top(), rect.bottom()), heading or pictured
        return
    for number in range(block.layout().lineCount()):
        line = block.layout().lineAt(number).rect().translated(rect.topLeft())
        # No single line is left behind, at the end or at the beginning.
        last = number == block.layout().lineCount() - 2
        yield (line.top(), line.bottom()), number == 0 or last

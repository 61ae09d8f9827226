"""The rule book on paper: a card is one sheet, and nothing that belongs together is parted."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QTextDocument, QTextTable

from tests.box import load_box
from twoheirs_qt.games.two_heirs.book.game_book import TwoHeirsBook
from twoheirs_qt.games.two_heirs.drawing.art import Art
from twoheirs_qt.games.two_heirs.prose.rule_book import BOOK
from twoheirs_qt.tabletop.book.printing import divide_into_sheets, make_document, make_pdf
from twoheirs_qt.tabletop.book.window import RuleBookWindow
from twoheirs_qt.tabletop.text.language import Languages
from twoheirs_qt.tabletop.text.languages import LANGUAGES

_WIDTH, _HEIGHT = 658.0, 983.0
"""A sheet of A4 within its margins, in logical pixels."""


def _list_spans(document: QTextDocument) -> list[tuple[float, float, bool]]:
    """Top and bottom of each line and of each row of a table, and whether it is a heading."""
    layout, spans, rows = document.documentLayout(), [], dict[tuple[int, int], list[float]]()
    block = document.begin()
    while block.isValid():
        rect, frame = layout.blockBoundingRect(block), document.frameAt(block.position())
        if isinstance(frame, QTextTable):
            row = (frame.firstPosition(), frame.cellAt(block.position()).row())
            rows.setdefault(row, []).extend((rect.top(), rect.bottom()))
        for number in range(block.layout().lineCount()):
            if not block.text():
                continue
            line = block.layout().lineAt(number).rect().translated(rect.topLeft())
            spans.append((line.top(), line.bottom(), block.blockFormat().headingLevel() > 0))
        block = block.next()
    return spans + [(min(item), max(item), False) for item in rows.values()]


@pytest.mark.parametrize("word", ["en", "de"])
def test_no_row_line_or_picture_is_cut_and_no_heading_is_left_behind(
    word: str, art: Art, languages: Languages
) -> None:
    languages.choose(word)
    source = TwoHeirsBook(art, load_box())
    parted = 0
    for page in source.make_chapter_pages():
        document = make_document(source, page, _WIDTH)
        parts = divide_into_sheets(document, _HEIGHT)
        assert parts[0][0] == 0
        assert parts[-1][1] == pytest.approx(document.size().height())
        spans = _list_spans(document)
        for (_, bottom), (top, end) in pairwise(parts):
            assert bottom == top < end <= top + _HEIGHT
            assert [span for span in spans if span[0] + 1 < top < span[1] - 1] == []
            lowest = max((span for span in spans if span[1] <= top + 1), key=lambda item: item[1])
            assert not lowest[2], "a heading at the foot of a sheet"
            parted += 1
    assert parted > 20


@pytest.mark.parametrize("card", ["card/turn", "card/symbols"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_one_sheet_of_paper(
    open_book: Callable[..., RuleBookWindow],
    art: Art,
    languages: Languages,
    tmp_path: Path,
    language: str,
    card: str,
) -> None:
    open_book(card)  # as a player who prints it has it open
    languages.choose(language)
    QCoreApplication.processEvents()
    source = TwoHeirsBook(art, load_box())
    page = next(page for page in BOOK.list_pages() if page.id == card)
    assert make_pdf(source, [page], "card").count(b"/Type /Page\n") == 1

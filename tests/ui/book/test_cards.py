"""The cards of the turn and of the symbols on paper."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from tests.box import load_box
from twoheirs_qt.games.two_heirs.book.game_book import TwoHeirsBook
from twoheirs_qt.games.two_heirs.drawing.art import Art
from twoheirs_qt.games.two_heirs.prose.rule_book import BOOK
from twoheirs_qt.tabletop.book.printing import make_pdf
from twoheirs_qt.tabletop.book.window import RuleBookWindow
from twoheirs_qt.tabletop.text.language import Languages
from twoheirs_qt.tabletop.text.languages import LANGUAGES


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

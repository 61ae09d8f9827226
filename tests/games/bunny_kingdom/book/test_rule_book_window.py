"""The rule book of Bunny Kingdom in its window: pictures, search, paper, in four languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QResource, QUrl
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.book.pages import IMAGE, check_page, list_pictures
from tests.ui.conftest import languages
from twoheirs_qt.games.bunny_kingdom.book.game_book import BunnyBook
from twoheirs_qt.games.bunny_kingdom.codec.catalogue import load_program_catalogue
from twoheirs_qt.games.bunny_kingdom.prose.rule_book import BOOK
from twoheirs_qt.games.bunny_kingdom.prose.sections import find_section
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import Kind, Terrain
from twoheirs_qt.tabletop import data
from twoheirs_qt.tabletop.book.printing import divide_into_sheets, make_document
from twoheirs_qt.tabletop.book.window import RuleBookWindow
from twoheirs_qt.tabletop.drawing.theme import (
    CANDLELIGHT,
    CONTRAST,
    DAYLIGHT,
    format_stylesheet,
    set_current_theme,
)
from twoheirs_qt.tabletop.text.language import PSEUDO, Languages

__all__ = ["languages"]

PAGES = list(BOOK.list_pages())
CARDS = load_program_catalogue().cards_by_number


@pytest.fixture
def pictures(qapp: QApplication) -> None:
    """The drawings of the game can be read."""
    assert QResource.registerResource(str(data.find_path("resources.rcc")))


@pytest.fixture
def open_book(
    qtbot: QtBot, qapp: QApplication, pictures: None
) -> Iterator[Callable[..., RuleBookWindow]]:
    """Opens the book at a section."""
    windows: list[RuleBookWindow] = []
    qapp.setStyleSheet(format_stylesheet(DAYLIGHT))

    def begin(section: str = "") -> RuleBookWindow:
        window = RuleBookWindow(BunnyBook())
        windows.append(window)
        window.show()
        qtbot.waitExposed(window)
        window.go_to(section)
        return window

    yield begin
    for window in windows:
        window.close()
        window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()
    set_current_theme(DAYLIGHT)
    qapp.setStyleSheet("")


def test_every_page_appears_with_all_its_pictures(
    open_book: Callable[..., RuleBookWindow], qapp: QApplication
) -> None:
    book = open_book()
    assert sum(len(page.sections) for page in PAGES) == 112
    for page in PAGES:
        book.go_to(page.id)
        qapp.processEvents()
        check_page(book, page)


def test_every_card_has_its_picture_and_says_where_it_is_known_from(
    open_book: Callable[..., RuleBookWindow],
) -> None:
    book, shown = open_book(), dict[str, set[str]]()
    for card in CARDS:
        section = find_section(card)
        if section not in shown:
            book.go_to(section)
            addresses = [address.split("/") for address in list_pictures(book)]
            shown[section] = {parts[1] for parts in addresses if parts[0] == "card"}
            words = book.view.toPlainText()
            assert "rulebook" in words or "list" in words, section
        if card.kind is not Kind.TERRITORY:
            assert card.id in shown[section]
    # A hundred territories are alike but for their terrain and their place.
    assert len(shown["card/territory"]) == len(Terrain)


def test_examples_are_painted_in_the_theme(
    open_book: Callable[..., RuleBookWindow],
) -> None:
    shots = []
    for theme in (DAYLIGHT, CANDLELIGHT, CONTRAST):
        set_current_theme(theme)
        book = open_book("harvest/yield")
        picture = book.view.loadResource(IMAGE, QUrl("example/harvest")).toImage()
        shots.append(picture.pixelColor(picture.width() // 3, picture.height() // 2).name())
    assert len(set(shots)) == 3


def test_no_page_is_too_wide_in_longer_words_and_larger_letters(
    open_book: Callable[..., RuleBookWindow], languages: Languages, qapp: QApplication
) -> None:
    languages.choose(PSEUDO)
    book = open_book()
    book.resize(900, 600)
    book.set_text_size(130)
    qapp.processEvents()
    width = []
    for page in PAGES:
        book.go_to(page.id)
        if book.view.horizontalScrollBar().maximum() > 0:
            width.append(page.id)
    assert width == []


def test_the_book_is_printed_whole(pictures: None, languages: Languages) -> None:
    languages.choose("de")
    source, sheets = BunnyBook(), 0
    for page in source.make_chapter_pages():
        document = make_document(source, page, 658.0)
        parts = divide_into_sheets(document, 983.0)
        assert parts[0][0] == 0
        assert parts[-1][1] == pytest.approx(document.size().height())
        sheets += len(parts)
    assert sheets > 20


def test_the_window_names_the_game(open_book: Callable[..., RuleBookWindow]) -> None:
    book = open_book("card/fisher")
    assert book.windowTitle() == "Fisher – Rules of Bunny Kingdom"


def test_symbols_and_rounds_open_by_their_keys(open_book: Callable[..., RuleBookWindow]) -> None:
    book = open_book("end/winner")
    book.bar.turn_card.trigger()
    assert book.section == "start/round"
    book.bar.symbol_card.trigger()
    assert book.section == "box/resources"


@pytest.mark.parametrize(
    ("word", "query", "wanted"),
    [
        ("en", "fisher", "card/fisher"),
        ("en", "iron farm", "card/farm"),
        ("en", "who is second", "ruling/B29"),
        ("pl", "rybak", "card/fisher"),
        ("sk", "rybár", "card/fisher"),
        ("de", "fischer", "card/fisher"),
        ("en", "shift tab", "program/keyboard"),
    ],
)
def test_the_search_finds_cards_rulings_and_keys(
    open_book: Callable[..., RuleBookWindow],
    languages: Languages,
    word: str,
    query: str,
    wanted: str,
) -> None:
    languages.choose(word)
    QCoreApplication.processEvents()
    book = open_book()
    book.search.setText(query)
    book.results.choose_current()
    assert book.section == wanted

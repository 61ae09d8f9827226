"""Pages of the rule book: all of them appear, with their pictures, links and headings."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QUrl
from PySide6.QtWidgets import QApplication

from tests.box import load_box
from tests.reading import simplify
from tests.ui.book.pages import IMAGE, check_page, list_pictures
from twoheirs_qt.games.two_heirs.prose.rule_book import BOOK
from twoheirs_qt.games.two_heirs.rules import Building
from twoheirs_qt.games.two_heirs.words.names import name_building
from twoheirs_qt.tabletop.book.window import RuleBookWindow
from twoheirs_qt.tabletop.drawing.theme import CANDLELIGHT, CONTRAST, DAYLIGHT, set_current_theme
from twoheirs_qt.tabletop.text.language import PSEUDO, Languages
from twoheirs_qt.tabletop.text.text import render_english

PAGES = list(BOOK.list_pages())


def test_every_page_appears_with_all_its_pictures(book: RuleBookWindow, qapp: QApplication) -> None:
    for page in PAGES:
        book.go_to(page.id)
        qapp.processEvents()
        check_page(book, page)


def test_every_building_is_shown_with_all_its_tiles(book: RuleBookWindow) -> None:
    for building in Building:
        book.go_to(f"building/{building.value}")
        assert render_english(name_building(building)) in book.view.toPlainText()
        tiles = {tile.id for tile in load_box().tiles.values() if tile.building is building}
        assert {f"tile/{tile}" for tile in tiles} <= set(list_pictures(book))


def test_tiles_tell_where_their_cost_is_known_from(book: RuleBookWindow) -> None:
    book.go_to("building/inn")
    assert book.view.toPlainText().count("cost as printed") == 2
    book.go_to("building/cathedral")
    assert book.view.toPlainText().count("cost reconstructed") == 3


def test_captions_hold_the_numbers_of_the_rules(book: RuleBookWindow) -> None:
    book.go_to("building/inn")
    assert "Inn: 5 points." in book.view.toPlainText()
    book.go_to("solo/scoring")
    assert "Henry: 33 points. You: 16 points." in book.view.toPlainText()


def test_the_place_of_an_owners_catalogue_is_shown(book: RuleBookWindow) -> None:
    book.go_to("sources/owner")
    assert book.view.toPlainText().count("catalogue.json") == 2


def test_headings_are_headings_for_screen_readers(book: RuleBookWindow) -> None:
    book.go_to("roads/score")
    levels = []
    block = book.view.document().begin()
    while block.isValid():
        level = block.blockFormat().headingLevel()
        if level:
            levels.append((level, simplify(block.text())))
        block = block.next()
    assert levels == [
        (1, "Roads"),
        (2, "What a road is"),
        (2, "Who scores a road"),
        (2, "Crossroads"),
    ]


def test_pictures_are_described_in_words_when_wanted(book: RuleBookWindow) -> None:
    book.go_to("building/garrison")
    before = book.view.toPlainText()
    book.bar.describe_pictures.trigger()
    text = book.view.toPlainText()
    assert "In the picture:" not in before
    assert "In the picture:" in text
    assert "M13: White’s Garrison, woods and pastures" in text
    assert "K15: Blue’s Watchtower (column), wheat field" in text
    book.go_to("turn/take")
    assert "In the first picture:" in book.view.toPlainText()
    assert "Royal shield, crown: Blue" in book.view.toPlainText()
    book.bar.describe_pictures.trigger()
    assert "In the first picture:" not in book.view.toPlainText()


def test_pictures_shrink_with_a_narrow_window_and_grow_again(
    book: RuleBookWindow, qapp: QApplication
) -> None:
    book.go_to("turn/access")
    wide = list_pictures(book)["example/access-sources"][0]
    book.resize(book.minimumSize())
    qapp.processEvents()
    narrow = list_pictures(book)["example/access-sources"][0]
    assert narrow < wide
    assert narrow <= book.view.viewport().width()
    assert book.view.horizontalScrollBar().maximum() == 0
    book.resize(1040, 780)
    qapp.processEvents()
    assert list_pictures(book)["example/access-sources"][0] == wide


def test_pictures_are_painted_in_the_theme(open_book: Callable[..., RuleBookWindow]) -> None:
    shots = []
    for theme in (DAYLIGHT, CANDLELIGHT, CONTRAST):
        set_current_theme(theme)
        book = open_book("building/inn")
        picture = book.view.loadResource(IMAGE, QUrl("example/building-inn")).toImage()
        shots.append(picture.pixelColor(picture.width() - 20, picture.height() // 2).name())
    assert len(set(shots)) == 3


def test_pages_are_sharp_on_dense_screens(open_book: Callable[..., RuleBookWindow]) -> None:
    book = open_book("building/inn", text_size=150)
    picture = book.view.loadResource(IMAGE, QUrl("tile/inn-wheat"))
    assert picture.width() == round(92 * 1.5 * book.devicePixelRatioF())


def test_no_page_is_too_wide_in_longer_words_and_larger_letters(
    open_book: Callable[..., RuleBookWindow], languages: Languages, qapp: QApplication
) -> None:
    languages.choose(PSEUDO)
    book = open_book()
    book.resize(900, 600)
    book.set_text_size(130)
    qapp.processEvents()
    wide = []
    for page in PAGES:
        book.go_to(page.id)
        if book.view.horizontalScrollBar().maximum() > 0:
            wide.append(page.id)
    assert wide == []

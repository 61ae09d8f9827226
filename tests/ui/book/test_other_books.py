"""A search in the rule book of one game offers that of the other one, if there is something."""

from __future__ import annotations

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from tests.reading import simplify
from tests.ui.conftest import process_events
from tests.ui.hands import LEFT, Key
from tests.ui.heir_program import Program
from twoheirs_qt.tabletop.book.window import RuleBookWindow


def search(qtbot: QtBot, book: RuleBookWindow, query: str) -> None:
    book.search.setFocus()
    book.search.clear()
    qtbot.keyClicks(book.search, query)
    qtbot.waitUntil(lambda: not book.other_books.is_searching)
    process_events()


def list_offers(book: RuleBookWindow) -> list[QPushButton]:
    buttons = book.other_hits.findChildren(QPushButton)
    return [button for button in buttons if button.isVisible()]


def open_book(program: Program) -> RuleBookWindow:
    program.window.menus.rule_book.trigger()
    process_events()
    book = program.side_windows.book
    assert book is not None
    return book


def test_what_is_in_the_other_book_is_offered_and_found_there(
    qtbot: QtBot, program: Program
) -> None:
    book = open_book(program)
    search(qtbot, book, "parchments")
    [offer] = list_offers(book)
    text, title = simplify(offer.text()).splitlines()
    number, _, words = text.partition(" ")
    assert int(number) > 1
    assert (words, title) == ("places in the rule book of:", "Bunny Kingdom")
    qtbot.mouseClick(offer, LEFT)
    other = program.side_windows.other_books["bunny"]
    assert other.isVisible()
    assert other.search.text() == "parchments"
    assert other.results.count() == int(number)
    assert other.windowTitle().endswith("Rules of Bunny Kingdom")
    assert book.isVisible()
    search(qtbot, other, "henry")
    [back] = list_offers(other)
    QTest.keyClick(other.search, Key.Key_Down)
    assert back.hasFocus() or other.nothing_found.suggestion.hasFocus()
    back.setFocus()
    QTest.keyClick(back, Key.Key_Return)
    assert book.search.text() == "henry"
    assert book.results.isVisible()
    for window in (book, other):
        window.close()


def test_nothing_is_offered_without_a_hit(qtbot: QtBot, program: Program) -> None:
    book = open_book(program)
    search(qtbot, book, "parchments")
    assert list_offers(book)
    search(qtbot, book, "qqqq")
    assert not list_offers(book)
    assert book.nothing_found.isVisible()
    book.search.clear()
    process_events()
    assert not list_offers(book)
    assert book.contents.isVisible()
    book.close()


def test_the_other_book_comes_back_in_another_language(qtbot: QtBot, program: Program) -> None:
    book = open_book(program)
    search(qtbot, book, "parchments")
    qtbot.mouseClick(list_offers(book)[0], LEFT)
    program.languages.choose("de")
    process_events()
    other = program.side_windows.other_books["bunny"]
    assert other.isVisible()
    assert simplify(other.windowTitle()).endswith("Regeln von Bunny Kingdom")
    search(qtbot, other, "Heinrich")
    assert "Die zwei Erben" in simplify(list_offers(other)[0].text())
    other.close()
    own = program.side_windows.book
    assert own is not None
    own.close()

"""Reading the rule book: contents, links, back and forward, search, text size, keys, printing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from tests.reading import simplify
from twoheirs_qt.games.two_heirs.prose.rule_book import BOOK
from twoheirs_qt.tabletop.book import browser
from twoheirs_qt.tabletop.book.window import RuleBookWindow
from twoheirs_qt.tabletop.text.language import PSEUDO, Languages
from twoheirs_qt.tabletop.widgets.question import Notice

pytestmark = pytest.mark.qt_log_ignore(r"^This plugin does not support raise\(\)$", extend=True)

_K, _M = Qt.Key, Qt.KeyboardModifier


def _read_title(book: RuleBookWindow) -> str:
    return simplify(book.windowTitle()).split(" – ")[0]


def _click_link(book: RuleBookWindow, text: str) -> None:
    """Click the middle of the first link with these words."""
    cursor = book.view.document().find(text)
    while not cursor.charFormat().isAnchor():
        cursor = book.view.document().find(text, cursor)
    cursor.setPosition(cursor.position() - len(text) // 2)
    book.view.setTextCursor(cursor)
    spot = book.view.cursorRect(cursor).center()
    QTest.mouseClick(book.view.viewport(), Qt.MouseButton.LeftButton, pos=spot)


def test_contents_list_every_section_and_open_it_by_click(book: RuleBookWindow) -> None:
    contents = book.contents
    assert contents.topLevelItemCount() == len(BOOK.chapters)
    chapter = contents.topLevelItem(6)
    assert chapter is not None
    assert chapter.text(0) == "Roads"
    assert chapter.childCount() == 3
    rect = contents.visualItemRect(chapter)
    QTest.mouseClick(contents.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    assert _read_title(book) == "Roads"
    assert chapter.isExpanded()
    section = chapter.child(2)
    assert section is not None
    rect = contents.visualItemRect(section)
    QTest.mouseClick(contents.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    assert book.section == "roads/crossroads"
    assert contents.currentItem() is section


def test_contents_open_by_keyboard(book: RuleBookWindow) -> None:
    book.contents.setFocus()
    for key in (_K.Key_Home, _K.Key_Down, _K.Key_Down, _K.Key_Down, _K.Key_Return):
        QTest.keyClick(book.contents, key)
    assert _read_title(book) == "What is on the table"


def test_links_lead_on_and_back_leads_back(book: RuleBookWindow) -> None:
    book.go_to("turn/overview")
    _click_link(book, "taking a tile")
    assert _read_title(book) == "Taking a tile"
    QTest.keyClick(book, _K.Key_Left, _M.AltModifier)
    assert _read_title(book) == "What you do in a turn"
    QTest.keyClick(book, _K.Key_Right, _M.AltModifier)
    assert _read_title(book) == "Taking a tile"
    assert not book.bar.forward.isEnabled()


def test_links_are_reached_by_tab_announced_and_followed_by_return(
    book: RuleBookWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    announcements = list[str]()
    monkeypatch.setattr(
        browser, "announce", lambda _widget, words: announcements.append(simplify(words))
    )
    book.go_to("buildings/overview")
    book.view.setFocus()
    book.view.moveCursor(book.view.textCursor().MoveOperation.Start)
    QTest.keyClick(book.view, _K.Key_Tab)
    QTest.keyClick(book.view, _K.Key_Tab)
    QTest.keyClick(book.view, _K.Key_Return)
    assert _read_title(book) == "Market"
    assert announcements == ["Inn, link", "Market, link"]


def test_back_returns_to_the_paragraph_one_was_at(book: RuleBookWindow) -> None:
    book.go_to("rulings/about")
    book.view.verticalScrollBar().setValue(900)
    place, value = book.current_anchor, book.view.verticalScrollBar().value()
    assert place != "rulings/about"
    book.go_to("building/inn")
    book.bar.back.trigger()
    assert book.current_anchor == place
    assert abs(book.view.verticalScrollBar().value() - value) <= 2


def test_back_and_forward_have_no_end_to_fall_off(book: RuleBookWindow) -> None:
    assert not book.bar.back.isEnabled()
    book.go_back()
    book.go_forward()
    assert _read_title(book) == "Welcome"
    book.go_to("turn/reach")
    book.go_back()
    book.go_to("turn/take")
    assert not book.bar.forward.isEnabled()


def test_pages_are_turned_by_keys_from_first_to_last(book: RuleBookWindow) -> None:
    titles = [_read_title(book)]
    assert not book.bar.previous_page.isEnabled()
    while book.bar.next_page.isEnabled():
        QTest.keyClick(book, _K.Key_PageDown, _M.ControlModifier)
        titles.append(_read_title(book))
    assert len(titles) == len(list(BOOK.list_pages()))
    assert titles[-1] == "The symbols at a glance"
    QTest.keyClick(book, _K.Key_PageUp, _M.ControlModifier)
    assert _read_title(book) == "The turn at a glance"


def test_a_ruling_is_opened_at_its_place(book: RuleBookWindow) -> None:
    for number in ("R1", "R9", "R12"):
        book.open_at(f"ruling/{number}")
        assert book.section == f"ruling/{number}"


def test_an_unknown_section_opens_the_book_at_its_beginning(book: RuleBookWindow) -> None:
    book.go_to("turn/reach")
    book.open_at("building/casino")
    assert _read_title(book) == "Welcome"


def test_the_book_is_opened_again_where_it_was_left(book: RuleBookWindow) -> None:
    book.open_at("turn/move")
    QTest.keyClick(book.view, _K.Key_Escape)
    assert not book.isVisible()
    book.open_at()
    assert book.isVisible()
    assert _read_title(book) == "Moving troops"


# -- searching ------------------------------------------------------------------------------------


def _list_titles(book: RuleBookWindow) -> list[str]:
    return [simplify(book.results.item(row).text()) for row in range(book.results.count())]


def test_search_finds_without_case_and_diacritics(book: RuleBookWindow) -> None:
    QTest.keyClick(book, _K.Key_F, _M.ControlModifier)
    assert QApplication.focusWidget() is book.search
    for query in (
        "Pútnické",
        "putnicke",
        "PUTNICKE miesto",
        "pielgrzymek",
        "STROZOWKA",
        "bottcherei",
    ):
        book.search.setText(query)
        assert _list_titles(book) == ["The buildings in other languages"], query


def test_search_is_typed_walked_and_chosen_by_keys(
    book: RuleBookWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    book.open_at("start/idea")
    QTest.keyClick(book, _K.Key_F, _M.ControlModifier)
    QTest.keyClicks(book.search, "siege tower")
    assert book.results.isVisible()
    assert _list_titles(book)[0] == "Siege Tower"
    announcements = list[str]()
    monkeypatch.setattr(
        browser, "announce", lambda _widget, words: announcements.append(simplify(words))
    )
    QTest.keyClick(book.search, _K.Key_Return)
    assert _read_title(book) == "Siege Tower"
    assert QApplication.focusWidget() is book.view
    assert announcements == ["Siege Tower"], "the line of the caret"
    QTest.keyClick(book, _K.Key_F, _M.ControlModifier)
    assert QApplication.focusWidget() is book.search
    QTest.keyClick(book.search, _K.Key_Down)
    assert QApplication.focusWidget() is book.results
    QTest.keyClick(book.results, _K.Key_Down)
    QTest.keyClick(book.results, _K.Key_Return)
    assert _read_title(book) != "Siege Tower"
    assert QApplication.focusWidget() is book.view
    assert book.view.textCursor().position() in {
        selection.cursor.selectionStart() for selection in book.view.extraSelections()
    }
    book.search.setFocus()
    QTest.keyClick(book.search, _K.Key_Escape)
    assert book.isVisible()
    assert book.contents.isVisible()
    assert book.search.text() == ""


def test_a_result_is_opened_by_click_at_the_paragraph_that_matches(book: RuleBookWindow) -> None:
    book.search.setText("upside down")
    row = _list_titles(book).index("What a road is")
    rect = book.results.visualItemRect(book.results.item(row))
    QTest.mouseClick(book.results.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    assert book.section == "roads/sections"
    assert book.current_anchor.startswith("roads/sections#")


def test_what_was_searched_is_marked_on_the_page(book: RuleBookWindow) -> None:
    book.go_to("turn/reach")
    assert not book.view.extraSelections()
    book.search.setText("ŘEACH")
    marked = [selection.cursor.selectedText() for selection in book.view.extraSelections()]
    assert len(marked) > 3
    assert {words.lower() for words in marked} == {"reach"}
    book.search.clear()
    assert not book.view.extraSelections()


def test_search_says_when_nothing_is_found(book: RuleBookWindow) -> None:
    book.search.setText("helicopter")
    assert not book.results.isVisible()
    assert not book.contents.isVisible()
    book.search.setText("   ")
    assert book.contents.isVisible()


def test_results_are_left_and_suggestions_taken_by_keys(book: RuleBookWindow) -> None:
    QTest.keyClick(book, _K.Key_F, _M.ControlModifier)
    QTest.keyClicks(book.search, "siege")
    QTest.keyClick(book.search, _K.Key_Down)
    QTest.keyClick(book.results, _K.Key_Escape)
    assert QApplication.focusWidget() is book.search
    QTest.keyClicks(book.search, "fourtres")
    assert book.nothing_found.suggestion.isVisible()
    QTest.keyClick(book.search, _K.Key_Return)
    assert book.results.isVisible()
    assert QApplication.focusWidget() is book.search, "one goes on to a result by another key"


def test_every_result_shows_an_excerpt_that_matches(book: RuleBookWindow) -> None:
    book.search.setText("wheat")
    assert book.results.count() > 10
    spoken = [
        str(book.results.item(row).data(Qt.ItemDataRole.AccessibleTextRole))
        for row in range(book.results.count())
    ]
    assert all("wheat" in words.lower() for words in spoken[:10])


# -- how pages are shown --------------------------------------------------------------------------


def test_text_grows_and_shrinks_by_keys_within_limits(book: RuleBookWindow, qtbot: QtBot) -> None:
    book.go_to("turn/take")
    with qtbot.waitSignal(book.text_size_changed) as signal:
        QTest.keyClick(book, _K.Key_Plus, _M.ControlModifier)
    assert signal.args == [110]
    height = book.view.document().size().height()
    QTest.keyClick(book, _K.Key_Minus, _M.ControlModifier)
    QTest.keyClick(book, _K.Key_Minus, _M.ControlModifier)
    assert book.text_size == 90
    assert book.view.document().size().height() < height
    for _ in range(30):
        QTest.keyClick(book, _K.Key_Plus, _M.ControlModifier)
    assert book.text_size == 220
    assert not book.bar.larger_text.isEnabled()
    assert book.view.horizontalScrollBar().maximum() == 0
    QTest.keyClick(book, _K.Key_0, _M.ControlModifier)
    assert book.text_size == 100


def test_another_text_size_keeps_the_paragraph(book: RuleBookWindow) -> None:
    book.go_to("ruling/R8")
    for size in (150, 200, 80):
        book.set_text_size(size)
        assert book.section == "ruling/R8"


def test_another_width_keeps_the_paragraph(book: RuleBookWindow, qapp: QApplication) -> None:
    book.go_to("ruling/R8")
    for width in (700, 1400, 900):
        book.resize(width, 780)
        qapp.processEvents()
        assert book.section == "ruling/R8"


def test_another_language_keeps_the_paragraph(
    open_book: Callable[..., RuleBookWindow], languages: Languages, qapp: QApplication
) -> None:
    book = open_book("ruling/R8")
    book.view.verticalScrollBar().setValue(book.view.verticalScrollBar().value() + 30)
    place = book.current_anchor
    languages.choose(PSEUDO)
    before, book = book, open_book()
    book.restore(before.capture_state())
    qapp.processEvents()
    title = book.contents.topLevelItem(0)
    assert title is not None
    assert book.current_anchor == place
    assert title.text(0).startswith("[Ŵéł")
    assert "Ťŵó Ǧúíłďš" in book.view.toPlainText()
    assert book.search.placeholderText().startswith("[")


def test_search_speaks_the_language_of_now(
    open_book: Callable[..., RuleBookWindow], languages: Languages
) -> None:
    book = open_book()
    book.search.setText("guild")
    assert _list_titles(book)[0] == "Guild"
    languages.choose(PSEUDO)
    before, book = book, open_book()
    book.restore(before.capture_state())
    assert _list_titles(book)[0].startswith("[Ǧúíłď")
    assert all("[" in title for title in _list_titles(book))


def test_every_text_of_the_window_is_translated(
    open_book: Callable[..., RuleBookWindow], languages: Languages
) -> None:
    languages.choose(PSEUDO)
    book = open_book()
    texts = [action.text() for action in book.findChildren(QAction) if action.text()]
    texts += [action.toolTip() for action in book.bar.actions() if action.toolTip()]
    texts += [button.text() for button in book.findChildren(QToolButton) if button.text()]
    texts += [book.search.placeholderText(), book.windowTitle()]
    ours = [text for text in texts if not text.startswith("&")]
    assert len(ours) > 15
    assert [text for text in ours if "[" not in text] == []


def test_everything_has_a_name_for_screen_readers(book: RuleBookWindow) -> None:
    for widget in (book.search, book.contents, book.results, book.view):
        assert widget.accessibleName()
    for button in book.bar.findChildren(QToolButton):
        if button.isVisible():
            assert button.accessibleName() or button.text()


# -- printing -------------------------------------------------------------------------------------


def test_the_whole_book_becomes_a_pdf(book: RuleBookWindow, tmp_path: Path) -> None:
    target = tmp_path / "rules.pdf"
    book.printing.write_pdf(target)
    content = target.read_bytes()
    assert content.startswith(b"%PDF-")
    assert content.rstrip().endswith(b"%%EOF")
    assert content.count(b"/Type /Page\n") >= 30


def test_the_reason_is_shown_why_a_pdf_cannot_be_written(
    book: RuleBookWindow, tmp_path: Path
) -> None:
    book.printing.write_pdf(tmp_path / "no such folder" / "rules.pdf")
    notice = book.findChild(Notice)
    assert notice is not None
    assert "no such folder" in notice.accessibleDescription()
    notice.reject()


def test_the_book_stays_open_beside_other_windows(
    open_book: Callable[..., RuleBookWindow],
) -> None:
    book = open_book("turn/take")
    assert not book.isModal()
    assert book.windowFlags() & Qt.WindowType.Window
    assert book.mapToGlobal(QPoint(0, 0)) is not None


def test_the_cards_are_a_key_away_here_too(book: RuleBookWindow) -> None:
    QTest.keyClick(book, Qt.Key.Key_F2)
    assert book.section == "card/turn"
    QTest.keyClick(book, Qt.Key.Key_F3)
    assert book.section == "card/symbols"

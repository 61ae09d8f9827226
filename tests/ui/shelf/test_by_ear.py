"""The shelf by keys and by ear."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from tests.reading import simplify
from tests.ui.conftest import find_dialog, start_game
from tests.ui.hands import CTRL, Key, press
from tests.ui.heir_program import Program
from tests.ui.shelf.conftest import find_page, list_titles
from twoheirs_qt.tabletop.shelf import page as shelf_page
from twoheirs_qt.tabletop.shelf.library import RenameDialog
from twoheirs_qt.tabletop.widgets.label import Label


def test_a_search_is_reported_once_typing_has_settled(
    qtbot: QtBot, three: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    announcements = list[str]()
    monkeypatch.setattr(
        shelf_page, "announce", lambda _widget, words: announcements.append(simplify(words))
    )
    shelf = find_page(three)
    none = "No games match. Try fewer words, or press Esc to see them all."
    press(qtbot, Key.Key_F, CTRL)
    for keys, message in (
        ("celia", "1 of 3 games"),
        ("qqqq", none),
        ("ccellia", f"{none} Did you mean: Celia"),
        ("", "3 games"),
    ):
        shelf.search.selectAll()
        if keys:
            qtbot.keyClicks(shelf.search, keys)
        else:
            press(qtbot, Key.Key_Escape)
        assert announcements == [], "not while letters come"
        qtbot.waitUntil(lambda: bool(announcements))
        assert len(announcements) == 1
        assert announcements.pop() == message


def test_the_shelf_opened_again_shows_all_games(qtbot: QtBot, three: Program) -> None:
    start_game(three)
    press(qtbot, Key.Key_G, CTRL)
    press(qtbot, Key.Key_F, CTRL)
    qtbot.keyClicks(find_page(three).search, "celia")
    assert list_titles(three) == ["Celia and Dora"]
    press(qtbot, Key.Key_G, CTRL)
    assert three.window.pages.is_at_table
    press(qtbot, Key.Key_G, CTRL)
    assert find_page(three).search.text() == ""
    assert len(list_titles(three)) == 4


def test_up_and_down_reach_every_game_of_a_single_row(qtbot: QtBot, three: Program) -> None:
    cards = find_page(three).list
    cards.setCurrentIndex(cards.model().index(0, 0))
    tops = {cards.visualRect(cards.model().index(row, 0)).top() for row in range(3)}
    assert len(tops) == 1, "no card lies below another"
    rows = []
    for key in (Key.Key_Down, Key.Key_Down, Key.Key_Down, Key.Key_Up, Key.Key_Up, Key.Key_Up):
        press(qtbot, key)
        rows.append(cards.currentIndex().row())
    assert rows == [1, 2, 2, 1, 0, 0]


def test_the_question_for_a_name_is_the_name_of_its_field(qtbot: QtBot, three: Program) -> None:
    find_page(three).list.setFocus()
    press(qtbot, Key.Key_T, CTRL | Qt.KeyboardModifier.ShiftModifier)
    asked = find_dialog()
    assert isinstance(asked, RenameDialog)
    [heading] = [label for label in asked.findChildren(Label) if label.buddy() is asked.line]
    named = QAccessible.queryAccessibleInterface(asked.line).text(QAccessible.Text.Name)
    assert named == heading.text() == "What would you like to call this game?"
    asked.reject()


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)
def test_the_menu_of_a_game_opened_by_a_key_begins_with_its_first_entry(
    qtbot: QtBot, three: Program
) -> None:
    cards = find_page(three).list
    cards.setCurrentIndex(cards.model().index(1, 0))
    press(qtbot, Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert menu.activeAction() is menu.actions()[0] is find_page(three).continue_game
    card = cards.visualRect(cards.currentIndex())
    assert menu.pos() == cards.viewport().mapToGlobal(card.center()), "it lies at its game"
    menu.close()

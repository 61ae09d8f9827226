"""The list of keys scrolls only as far as the place that is shown has keys."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QListWidget, QStackedWidget
from pytestqt.qtbot import QtBot

from tests.ui.conftest import find_dialog, process_events, start_game
from tests.ui.hands import CTRL, Key, press
from tests.ui.heir_program import Program
from tests.ui.shelf.conftest import Put, put
from twoheirs_qt.games.two_heirs.window.shortcuts import ShortcutsDialog

__all__ = ["put"]


def test_a_short_list_of_keys_does_not_scroll(qtbot: QtBot, program: Program) -> None:
    program.window.menus.shortcuts.trigger()
    process_events()
    shown = next(w for w in QApplication.topLevelWidgets() if isinstance(w, ShortcutsDialog))
    places = shown.findChildren(QListWidget)[0]
    bar = shown._scroll_area.verticalScrollBar()
    scrolls = []
    for number in range(places.count()):
        places.setCurrentRow(number)
        process_events()
        scrolls.append(bar.maximum() > 0)
    assert [places.item(number).text() for number, on in enumerate(scrolls) if on] == [
        "In the menus"
    ]
    shown.close()


def test_the_list_opens_at_the_place_that_is_shown(
    qtbot: QtBot, program: Program, put: Put
) -> None:
    def read_place() -> str:
        press(qtbot, Key.Key_Question)
        shown = find_dialog()
        assert isinstance(shown, ShortcutsDialog)
        [places] = shown.findChildren(QListWidget)
        pages = shown.findChildren(QStackedWidget)
        assert any(page.currentIndex() == places.currentRow() for page in pages)
        words = places.currentItem().text()
        press(qtbot, Key.Key_Escape)
        return words

    start_game(program)
    assert read_place() == "At the table"
    press(qtbot, Key.Key_F4)
    assert read_place() == "In the outline"
    press(qtbot, Key.Key_F4)
    press(qtbot, Key.Key_B, CTRL)
    assert read_place() == "Trying something out"
    press(qtbot, Key.Key_Escape)
    press(qtbot, Key.Key_G, CTRL)
    assert read_place() == "Your games"
    program.window.menus.own_catalogue.trigger()
    process_events()
    assert read_place() == "The tiles of your box"
    program.game_pages.watch_file(put(5))
    process_events()
    assert read_place() == "Replay"

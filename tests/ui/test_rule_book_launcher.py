"""The rule book beside the game: opened by F1, from the menu of a tile, and kept."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Start, start_game
from twoheirs_qt.game.targets import ReservePlace, Target
from twoheirs_qt.program import Program
from twoheirs_qt.ui.table.hits import target_rect


def where(program: Program, target: Target) -> QPoint:
    return target_rect(program.window.page.table.table, target).center().toPoint()


def section(program: Program) -> str:
    book = program.beside.book
    assert book is not None
    assert book.isVisible()
    return book.section


def test_f1_opens_the_book_where_the_cursor_is(qtbot: QtBot, program: Program) -> None:
    start_game(program)
    window = program.window
    window.page.table.setFocus()
    qtbot.keyClick(window.page.table, Qt.Key.Key_Backtab)
    qtbot.keyClick(window.page.table, Qt.Key.Key_Backtab)
    qtbot.keyClick(window.page.table, Qt.Key.Key_Right)
    cursor = window.page.table.cursor_target
    assert isinstance(cursor, ReservePlace)
    tile = program.session.state.slots[cursor.slot]
    assert tile is not None
    qtbot.keyClick(window.page.table, Qt.Key.Key_F1)
    assert section(program) == f"building/{tile.building}"


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)
def test_the_menu_of_a_tile_leads_to_its_building(qtbot: QtBot, program: Program) -> None:
    start_game(program)
    table = program.window.page.table
    tile = program.session.state.slots[1]
    assert tile is not None
    QTest.mouseClick(
        table.viewport(),
        Qt.MouseButton.RightButton,
        Qt.KeyboardModifier.NoModifier,
        where(program, ReservePlace(1)),
    )
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    menu.actions()[-1].trigger()
    menu.close()
    assert section(program) == f"building/{tile.building}"


def test_the_cards_are_one_key_away(qtbot: QtBot, program: Program) -> None:
    qtbot.keyClick(program.window, Qt.Key.Key_F2)
    assert section(program) == "card/turn"
    qtbot.keyClick(program.window, Qt.Key.Key_F3)
    assert section(program) == "card/symbols"


def test_the_book_stays_while_the_game_goes_on(qtbot: QtBot, program: Program) -> None:
    start_game(program)
    qtbot.keyClick(program.window, Qt.Key.Key_F1)
    book = program.beside.book
    first = min(program.session.options.takes())
    table = program.window.page.table
    for _ in range(2):
        QTest.mouseClick(
            table.viewport(),
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
            where(program, ReservePlace(first)),
        )
    assert program.session.state.taken
    assert program.beside.book is book
    assert section(program)


def test_the_size_of_its_text_is_remembered(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.beside.open_book()
    assert program.beside.book is not None
    program.beside.book.set_text_size(150)
    assert program.settings.book_text_size == 150

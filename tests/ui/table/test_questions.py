"""Questions by one key: what has changed, what one can draw on, and what was said last."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from tests.reading import simplify
from tests.ui.conftest import process_events, start_game
from tests.ui.heir_program import Program
from tests.ui.keyboard.listener import SHIFT, Key
from twoheirs_qt.games.two_heirs.rules import Build, Cell, EndTurn, Take, list_legal_actions
from twoheirs_qt.games.two_heirs.things.land import LandCell

CTRL = Qt.KeyboardModifier.ControlModifier


def ask(program: Program, key: Key) -> str:
    """Press a key on the table; returns the words of the bubble."""
    QTest.keyClick(program.window.page.table, key)
    process_events()
    return simplify(program.window.page.bubble.text)


def find_cursor_cell(program: Program) -> Cell:
    """The cell that the cursor is on."""
    target = program.window.page.table.cursor_target
    assert isinstance(target, LandCell)
    return target.cell


def find_focus() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def play(program: Program, *kinds: type) -> None:
    session = program.session
    for kind in kinds:
        action = next(item for item in list_legal_actions(session.state) if isinstance(item, kind))
        assert session.play(action)


def test_the_answer_has_what_the_other_did_and_nothing_of_ones_own(program: Program) -> None:
    start_game(program)
    assert ask(program, Key.Key_L) == "Nothing has happened since your last turn."
    other = program.session.state.active.opponent.word
    play(program, Take, EndTurn, Take, EndTurn, Take)
    answer = ask(program, Key.Key_L)
    assert answer.count(" took ") == 1
    assert answer.casefold().startswith(f"{other} took ")


def test_reach_and_access_of_who_is_to_move(program: Program) -> None:
    start_game(program)
    answer = ask(program, Key.Key_A)
    name = program.session.state.active.word.capitalize()
    assert f"{name}'s reach: 3" in answer
    assert all(f"{name}, {resource}" in answer for resource in ("wood", "wheat", "stone"))
    assert "Landscape: 1 tile" in answer
    assert "Supply: 20 tiles, on top: " in answer


def test_the_last_message_is_repeated_and_an_answer_is_none(program: Program) -> None:
    start_game(program)
    ask(program, Key.Key_N)
    asked = ask(program, Key.Key_M)
    assert asked == "You haven't picked anything up."
    ask(program, Key.Key_A)
    assert ask(program, Key.Key_M) == asked
    play(program, Take)
    assert " took " in ask(program, Key.Key_M)


def test_n_goes_round_where_the_tile_can_go_and_b_round_ones_buildings(program: Program) -> None:
    start_game(program)
    table, session = program.window.page.table, program.session
    while not any(isinstance(action, Build) for action in list_legal_actions(session.state)):
        play(program, *((EndTurn,) if session.state.taken else (Take,)))
    ask(program, Key.Key_B)
    assert ask(program, Key.Key_M) == "You have no buildings yet."
    build = next(
        action for action in list_legal_actions(session.state) if isinstance(action, Build)
    )
    hand = [tile.id for tile in session.state.hands[session.state.active]]
    QTest.keyClick(table, Key(Key.Key_1 + hand.index(build.tile)))
    goals = table.controller.goals
    visited = [find_cursor_cell(program)]
    for _ in range(len(goals)):
        QTest.keyClick(table, Key.Key_N)
        visited.append(find_cursor_cell(program))
    assert set(visited) == goals
    assert visited[0] == visited[-1]
    QTest.keyClick(table, Key.Key_N, SHIFT)
    assert find_cursor_cell(program) == visited[-2]
    QTest.keyClick(table, Key.Key_Return)
    built = find_cursor_cell(program)
    QTest.keyClick(table, Key.Key_Up)
    QTest.keyClick(table, Key.Key_B)
    assert find_cursor_cell(program) == built


def test_f6_goes_through_the_areas_and_takes_the_bar_as_one(program: Program) -> None:
    start_game(program)
    page = program.window.page
    QTest.keyClick(page.table, Key.Key_F6)
    seen = []
    for _ in range(9):
        seen.append(page.bottom_bar.isAncestorOf(find_focus()))
        QTest.keyClick(find_focus(), Key.Key_F6)
        process_events()
    assert seen.count(True) == 1
    QTest.keyClick(find_focus(), Key.Key_F6, SHIFT)
    assert not page.bottom_bar.isAncestorOf(find_focus())


@pytest.mark.qt_log_ignore("This plugin does not support grabbing the keyboard", extend=True)
@pytest.mark.skipif(sys.platform == "darwin", reason="there the bar is the system's")
def test_f10_goes_to_the_menus_and_ctrl_y_does_again(program: Program) -> None:
    start_game(program)
    window = program.window
    play(program, Take)
    program.session.undo()
    QTest.keyClick(window.page.table, Key.Key_Y, CTRL)
    assert program.session.state.taken
    handle = window.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, Key.Key_F10)
    process_events()
    assert window.bar.activeAction() is window.bar.actions()[0]
    for shut in range(2):
        QTest.keyClick(handle, Key.Key_Escape)
        process_events()
        assert window.page.table.hasFocus() is bool(shut), "the menu first, and then the bar"
    QTest.keyClick(handle, Key.Key_F10)
    QTest.keyClick(handle, Key.Key_Right)
    popup = QApplication.activePopupWidget()
    assert isinstance(popup, QMenu)
    undo = next(action for action in popup.actions() if action is window.menus.undo)
    popup.setActiveAction(undo)
    QTest.keyClick(popup, Key.Key_Return)
    process_events()
    assert not program.session.state.taken
    assert window.page.table.hasFocus(), "a choice leads back, too"

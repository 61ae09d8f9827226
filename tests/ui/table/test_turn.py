"""A turn in the window: the line below, ending it, undo and redo."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.play import NO_CAMPS, choose
from tests.reading import simplify
from tests.ui.conftest import find_dialog, play_to_the_end, start_game
from tests.ui.dialogs import take_until
from tests.ui.hands import CTRL, LEFT, SHIFT, Key, press, read_tip
from tests.ui.heir_program import Program
from twoheirs_qt.games.two_heirs.rules import EndTurn, Expand, Heir, Take
from twoheirs_qt.games.two_heirs.table.end_turn import EndTurnDialog
from twoheirs_qt.tabletop.drawing.theme import find_current_theme
from twoheirs_qt.tabletop.saves.save import TakeBackRule


def find_active_heir(program: Program) -> Heir:
    return program.session.state.active


def test_the_line_says_what_can_be_done(program: Program) -> None:
    start_game(program, names=("Anna", "Boris"), first=Heir.BLUE)
    assert simplify(program.window.page.bottom_bar.line).startswith("Boris: take a tile")


def test_a_turn_without_a_take_does_not_end_and_says_why(qtbot: QtBot, program: Program) -> None:
    start_game(program)
    window = program.window
    before = program.session.state
    qtbot.mouseClick(window.page.bottom_bar.end_turn, LEFT)
    assert "take a tile" in simplify(window.page.bubble.text)
    assert program.session.state is before
    # The note goes with the next key, and the key does what it always does.
    press(qtbot, Key.Key_Escape)
    assert window.page.bubble.text == ""


def find_ground_color(button: QWidget) -> QColor:
    """The colour of a button beside its picture and its words."""
    return button.grab().toImage().pixelColor(8, button.height() // 2)


def test_the_button_is_golden_once_the_turn_can_end_and_says_what_follows(
    program: Program,
) -> None:
    start_game(program, first=Heir.WHITE)
    button, gold = program.window.page.bottom_bar.end_turn, find_current_theme().find_color("gold")
    assert find_ground_color(button) != gold
    assert simplify(read_tip(button)).startswith("First take a tile")
    program.session.play(Take(1))
    assert find_ground_color(button) == gold
    assert "next turn: Blue" in simplify(read_tip(button))
    program.session.play(EndTurn())
    assert find_ground_color(button) != gold
    play_to_the_end(program)
    assert program.session.is_over
    program.session.undo()
    assert "then the game is over" in simplify(read_tip(button))


def test_a_turn_with_nothing_open_ends_at_once(qtbot: QtBot, program: Program) -> None:
    start_game(program, first=Heir.WHITE)
    program.session.play(Take(1))
    press(qtbot, Key.Key_Return, CTRL)
    assert program.session.state.active is Heir.BLUE


def test_an_unused_discount_is_named_before_the_turn_ends(qtbot: QtBot, program: Program) -> None:
    start_game(program, first=Heir.WHITE)
    session = program.session
    for kind in (Take, EndTurn, Take, EndTurn, Take, Expand):
        session.play(next(a for a in session.options.legal_actions if isinstance(a, kind)))
    press(qtbot, Key.Key_Return, CTRL)
    asked = find_dialog()
    assert isinstance(asked, EndTurnDialog)
    assert "discount" in asked.accessibleDescription()
    press(qtbot, Key.Key_Escape)
    assert find_active_heir(program) is Heir.WHITE
    press(qtbot, Key.Key_Return, CTRL)
    press(qtbot, Key.Key_Return)
    assert find_active_heir(program) is Heir.BLUE


def test_points_that_the_last_turn_leaves_are_named_before_it_ends(
    qtbot: QtBot, program: Program
) -> None:
    start_game(program, names=("Anna", "Boris"))
    session, chance = program.session, Random(4)
    while session.options.missed_points is None or not session.state.taken:
        session.play(choose(session.state, chance, NO_CAMPS))
    missed, heir = session.options.missed_points, find_active_heir(program)
    tip = read_tip(program.window.page.bottom_bar.end_turn)
    assert "You can still improve the score" in simplify(tip)
    press(qtbot, Key.Key_Return, CTRL)
    asked = find_dialog()
    assert isinstance(asked, EndTurnDialog)
    assert f"{('Anna', 'Boris')[heir]} +{missed.change[heir]}" in simplify(
        asked.accessibleDescription()
    )
    press(qtbot, Key.Key_Escape)
    # With the points hidden, nothing is said of any.
    program.settings.points_wanted = False
    tip = read_tip(program.window.page.bottom_bar.end_turn)
    assert "improve" not in simplify(tip)
    for action in missed.actions:
        assert session.play(action)


def test_a_full_hand_asks_which_tiles_go(qtbot: QtBot, program: Program) -> None:
    start_game(program, first=Heir.WHITE)
    session = program.session
    take_until(program, 4)
    assert find_active_heir(program) is Heir.WHITE
    hand = session.state.hands[Heir.WHITE]
    qtbot.mouseClick(program.window.page.bottom_bar.end_turn, LEFT)
    asked = find_dialog()
    assert isinstance(asked, EndTurnDialog)
    assert [button.tile for button in asked.tiles] == list(hand)
    qtbot.mouseClick(asked.tiles[2], LEFT)
    qtbot.mouseClick(asked.end_turn, LEFT)
    assert find_active_heir(program) is Heir.BLUE
    assert session.state.hands[Heir.WHITE] == (*hand[:2], hand[3])
    assert session.state.removed_tiles == (hand[2],)


def test_undo_redo_and_restart_turn(qtbot: QtBot, program: Program) -> None:
    start_game(program, first=Heir.WHITE)
    session, bar = program.session, program.window.page.bottom_bar
    start = session.state
    session.play(Take(1))
    taken = session.state
    session.play(next(a for a in session.options.legal_actions if isinstance(a, Expand)))
    expanded = session.state
    program.window.menus.edit_menu.aboutToShow.emit()
    assert "Expand at" in bar.undo.toolTip()
    assert "Expand at" in program.window.menus.undo.text()
    press(qtbot, Key.Key_Z, CTRL)
    assert session.state == taken
    assert "Expand at" in read_tip(bar.buttons[1])
    press(qtbot, Key.Key_Z, CTRL | SHIFT)
    assert session.state == expanded
    qtbot.mouseClick(bar.buttons[2], LEFT)
    assert session.state == start
    assert not bar.undo.isEnabled()
    assert read_tip(bar.undo) == "Nothing has been done yet."
    qtbot.mouseClick(bar.buttons[1], LEFT)
    qtbot.mouseClick(bar.buttons[1], LEFT)
    assert session.state == expanded
    assert not bar.buttons[1].isEnabled()
    assert read_tip(bar.buttons[1]) == "Nothing has been undone."


@pytest.mark.parametrize(
    ("rule", "words"),
    [(TakeBackRule.OFF, "switched off"), (TakeBackRule.UNTIL_REVEALED, "revealed")],
)
def test_undo_tells_the_rule_that_forbids_it(
    program: Program, rule: TakeBackRule, words: str
) -> None:
    start_game(program, take_back=rule)
    program.session.play(Take(1))
    undo = program.window.page.bottom_bar.undo
    assert not undo.isEnabled()
    assert words in read_tip(undo)

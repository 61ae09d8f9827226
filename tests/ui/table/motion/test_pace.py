"""Another's turn is shown for some time: by the pace that the player chooses, and never long."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from tests.play import choose
from tests.ui.conftest import process_events
from tests.ui.hands import LEFT
from tests.ui.heir_program import Program
from tests.ui.solo import begin_alone as play_alone
from tests.ui.table.conftest import Table
from tests.ui.table.henry.shown_turns import end_turn, find_step
from tests.ui.table.manual_clock import FRAME
from twoheirs_qt.games.two_heirs.rules import Action, EndTurn, Heir, NewGame, State, apply
from twoheirs_qt.tabletop.saves.save import GameSettings
from twoheirs_qt.tabletop.window.settings import TurnPace

PACES = (TurnPace.QUICK, TurnPace.NORMAL, TurnPace.READABLE)


def measure_steps(table: Table) -> list[float]:
    """Measure how long each step of the turn is shown that begins to be shown now."""
    lengths: list[float] = []
    while (now := find_step(table)) is not None:
        lengths.append(0)
        while find_step(table) is now:
            table.clock.advance(FRAME)
            lengths[-1] += FRAME
    return lengths


def play_whole_turn(state: State, dice: Random) -> list[Action]:
    """A turn played by chance, to its end."""
    actions: list[Action] = []
    while not actions or not isinstance(actions[-1], EndTurn):
        actions.append(choose(state, dice))
        state, _ = apply(state, actions[-1])
    return actions


@pytest.mark.parametrize("level", [None, 3])
def test_at_the_usual_pace_no_turn_takes_more_than_six_seconds(
    make_table: Callable[[], Table], level: int | None
) -> None:
    table = make_table()
    session, turns = table.session, 0
    for seed in range(3):
        duel = GameSettings(("", ""), ("human", "computer"), opponents=("", "level-1"))
        options = NewGame(seed=seed, level=level, first=Heir.WHITE)
        session.new(options, GameSettings() if level else duel)
        dice = Random(seed)
        for _ in range(12):
            if session.is_over:
                break
            actions = play_whole_turn(session.state, dice)
            if session.seat_elsewhere is not None:
                session.play_turn(actions)
            else:
                for action in actions:
                    assert session.play(action)
            if lengths := measure_steps(table):
                turns += 1
                assert max(lengths) <= 1500 + FRAME
                assert sum(lengths) <= 6000 + FRAME * len(lengths), (seed, session.turn)
    assert turns > 15


def test_a_slower_pace_takes_longer_and_holds_at_once(alone: Table) -> None:
    totals = []
    for pace in PACES:
        alone.settings.turn_pace = pace
        alone.begin_alone()
        end_turn(alone)
        totals.append(sum(measure_steps(alone)))
    assert totals == sorted(set(totals))
    alone.settings.turn_pace = TurnPace.STEP
    alone.begin_alone()
    end_turn(alone)
    first = find_step(alone)
    alone.clock.advance(60_000)
    assert find_step(alone) is first
    alone.settings.turn_pace = TurnPace.QUICK
    alone.clock.advance(700 + FRAME)
    assert find_step(alone) is not first
    alone.settings.turn_pace = TurnPace.OFF
    assert find_step(alone) is None
    assert alone.scene.snapshot == alone.session.model.snapshot


def find_menu() -> QMenu:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_the_pace_is_chosen_on_the_panel_and_remembered(qtbot: QtBot, program: Program) -> None:
    play_alone(program)
    program.settings.turn_pace = TurnPace.NORMAL
    table, random = program.window.page.table, Random(4)
    while not table.table_scene.step_player.is_playing:
        program.session.play(choose(program.session.state, random))
    panel = table.table_scene.solo.turn_panel
    assert panel.buttons[-1].words == "Pace: normal ▾"
    before = table.turns.step

    def press_pace() -> None:
        at = table.mapFromScene(panel.find_button_rect(len(panel.buttons) - 1).center())
        qtbot.mouseClick(table.viewport(), LEFT, pos=at)
        process_events()

    press_pace()
    menu = find_menu()
    assert [action.text().replace("&", "") for action in menu.actions()] == [
        *("Slow", "Normal", "Quick", "At once", "Step by step"),
    ]
    qtbot.wait(1700)
    assert table.turns.step is before, "it waits while the menu is open"
    slow = menu.actions()[0]
    qtbot.mouseClick(menu, LEFT, pos=menu.actionGeometry(slow).center())
    process_events()
    assert program.settings.turn_pace is TurnPace.READABLE
    assert table.turns.step is before
    assert panel.buttons[-1].words == "Pace: slow ▾"
    press_pace()
    at_once = find_menu().actions()[3]
    qtbot.mouseClick(find_menu(), LEFT, pos=menu.actionGeometry(at_once).center())
    process_events()
    assert not table.table_scene.step_player.is_playing
    assert program.settings.turn_pace is TurnPace.OFF

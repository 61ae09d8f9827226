"""The last turn of a duel, shown once more step by step."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt

from tests.play import choose
from tests.ui.table.conftest import Table
from twoheirs_qt.games.two_heirs.rules import EndTurn
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.games.two_heirs.things.reserve import ReservePlace
from twoheirs_qt.tabletop.window.settings import TurnPace


def play_whole_turn(table: Table) -> None:
    table.click(ReservePlace(min(table.session.options.takeable_slots)))
    table.click(ReservePlace(table.controller.selected.slot))  # type: ignore[union-attr]
    assert table.session.play(EndTurn())
    table.rest()


def test_the_last_turn_is_shown_again_step_by_step(table: Table) -> None:
    table.view.repeat_turn()
    assert table.bubble == "No turn has ended yet."
    play_whole_turn(table)
    state, marked = table.state, table.scene.snapshot
    table.settings.turn_pace = TurnPace.STEP
    table.view.repeat_turn()
    turn_panel = table.scene.solo.turn_panel
    assert "White took" in turn_panel.words
    assert turn_panel.isVisible()
    while table.view.table_scene.step_player.is_playing:
        table.press(Qt.Key.Key_Space)
    assert not turn_panel.isVisible()
    assert table.scene.snapshot == marked
    assert table.state is state


def test_any_key_leaves_the_last_turn_and_acts(table: Table) -> None:
    play_whole_turn(table)
    table.view.repeat_turn()
    table.press(Qt.Key.Key_1)
    assert not table.view.table_scene.step_player.is_playing
    assert not table.scene.is_turn_shown


def test_a_press_on_a_button_that_has_just_gone_by_itself_is_for_nothing_else(
    table: Table,
) -> None:
    play_whole_turn(table)
    table.settings.turn_pace = TurnPace.QUICK
    table.view.repeat_turn()
    button = table.scene.solo.turn_panel.find_button_rect(0).center().toPoint()
    while table.view.table_scene.step_player.is_playing:
        table.clock.advance(50)
    table.click_at(button)
    assert not table.bubble, "the table below it is not asked"
    table.clock.advance(600)
    table.click_at(button)
    assert table.bubble


@pytest.mark.parametrize("motion", [0.0, 1.0])
def test_the_note_on_the_last_turn_covers_no_tile(table: Table, motion: float) -> None:
    dice, action = random.Random(3), None
    table.settings.motion_factor = motion
    while len({y for _, y in table.state.landscape}) < 4 or not isinstance(action, EndTurn):
        action = choose(table.state, dice)
        assert table.session.play(action)
    table.rest()
    size = table.scene.camera.cell_side
    table.settings.turn_pace = TurnPace.STEP
    table.view.repeat_turn()
    while table.view.table_scene.step_player.is_playing:
        table.clock.advance(300)
        turn_panel = table.scene.solo.turn_panel.rect
        for cell in table.state.landscape:
            assert not turn_panel.intersects(LandCell(cell).find_rect(table.scene)), cell
        table.press(Qt.Key.Key_Space)
    table.rest()
    assert table.scene.camera.cell_side == size, "afterwards all is as large as before"

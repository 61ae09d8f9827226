"""Replays of games against the computer."""

from __future__ import annotations

from tests.ui.heir_program import Program
from tests.ui.replay.test_replay import watch
from tests.ui.shelf.conftest import Put
from twoheirs_qt.tabletop.window.settings import TurnPace


def test_a_computers_turn_is_gone_through_action_by_action(program: Program, put: Put) -> None:
    program.settings.turn_pace = TurnPace.STEP
    page = watch(program, put, opponents=("", "greedy"), actions=60)
    last, show = page.session.stack.count(), page.table.table_scene.step_player
    assert last == 60
    while page.done_count < last:
        page.go_to(page.done_count + 1)
        assert not show.is_playing, "each action is seen when it is come to"
    page.go_to(0)
    page.controls.turn_forward.trigger()
    page.controls.turn_forward.trigger()
    assert page.session.turn == 3
    assert not show.is_playing, "who goes on by turns wants to see where that leads"

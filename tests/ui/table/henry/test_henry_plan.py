"""Henry's plan: the place where he will build is shown and announced before he does."""

from __future__ import annotations

from itertools import chain, combinations
from random import Random

import pytest
from PySide6.QtCore import QRectF, Qt

from tests.play import choose
from tests.reading import simplify
from tests.ui.table.conftest import Table
from tests.ui.table.henry.shown_turns import end_turn, play_to_turns_end
from twoheirs_qt.games.two_heirs.rules import (
    Build,
    EndTurn,
    Expand,
    HenryPlaced,
    apply,
    apply_silently,
    forecast_henry_turn,
)
from twoheirs_qt.games.two_heirs.scene.henry_place import lay_side_by_side
from twoheirs_qt.games.two_heirs.table.hit_testing import find_thing_at
from twoheirs_qt.games.two_heirs.table.reading.reader import list_groups
from twoheirs_qt.games.two_heirs.things.heirs import HandTile
from twoheirs_qt.games.two_heirs.things.henry import PlanButton
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.games.two_heirs.things.reserve import ReservePlace
from twoheirs_qt.tabletop.window.settings import TurnPace


def test_the_plan_is_what_he_then_does(alone: Table) -> None:
    alone.settings.turn_pace = TurnPace.OFF
    alone.view.set_plan(True)
    toggled: list[bool] = []
    alone.view.plan.toggled.connect(toggled.append)
    random = Random(6)
    open_plans = 0
    while not alone.session.is_over:
        action = choose(alone.state, random)
        forecast, reasons = forecast_henry_turn(alone.state), alone.scene.solo.turn_marks
        if forecast is not None:
            assert reasons.ordered_cells == forecast.around
            assert reasons.centre == forecast.centre
            assert dict(reasons.tiles).keys() == {p.at for p in forecast.tile_forecasts if p.at}
            open_plans += forecast.search_event is None
        before = alone.state
        assert alone.session.play(action)
        if isinstance(action, EndTurn) and forecast is not None and forecast.tile_forecasts:
            placed = [e for e in apply(before, action)[1] if isinstance(e, HenryPlaced)]
            assert [e.at for e in placed] == ([reasons.chosen] if reasons.chosen else [])
    assert open_plans > 5
    assert alone.scene.solo.turn_panel.words == "", "nobody asks that after the end"
    assert toggled == []
    assert PlanButton() not in chain(*list_groups(alone.view).values())
    where = alone.scene.solo.layout.plan_button_rect.center()
    assert find_thing_at(alone.scene, where) != PlanButton()
    alone.session.undo()
    assert find_thing_at(alone.scene, where) == PlanButton()
    assert PlanButton() in chain(*list_groups(alone.view).values())
    assert alone.scene.solo.turn_panel.words
    alone.session.redo()
    alone.view.set_plan(False)
    assert toggled == [False]
    assert alone.scene.solo.turn_marks.ordered_cells == ()
    assert alone.scene.solo.turn_panel.words == ""


def test_the_plan_says_what_would_happen_and_why(alone: Table) -> None:
    alone.click(PlanButton())
    turn_panel = alone.scene.solo.turn_panel
    assert (
        simplify(turn_panel.heading) == "You take a tile first. Then Henry could take one of these:"
    )
    assert "→ M12 (first empty cell)" in turn_panel.words
    alone.view.table_scene.step_player.skip()
    play_to_turns_end(alone)
    assert turn_panel.heading == "If you ended your turn now"
    assert "supply" in turn_panel.words
    assert "(rule " in turn_panel.words
    alone.click(PlanButton())
    assert turn_panel.words == ""


def test_with_a_tile_in_hand_the_plan_is_for_the_table_with_that_tile(alone: Table) -> None:
    random = Random(3)
    alone.settings.turn_pace = TurnPace.OFF
    alone.view.set_plan(True)
    different = 0
    while not alone.session.is_over and different < 3:
        places = [
            act for act in alone.session.options.legal_actions if isinstance(act, Build | Expand)
        ][:1]
        for act in places:
            without = alone.scene.solo.turn_marks
            alone.click(HandTile(alone.state.active, act.tile))
            if isinstance(act, Expand):
                alone.press(Qt.Key.Key_F)
            alone.hover(LandCell(act.at))
            result = forecast_henry_turn(apply_silently(alone.state, act))
            marks, panel = alone.scene.solo.turn_marks, alone.scene.solo.turn_panel
            assert result is not None
            assert marks.ordered_cells == result.around
            assert dict(marks.tiles).keys() == {p.at for p in result.tile_forecasts if p.at}
            assert panel.heading.startswith("With ")
            different += marks != without
            alone.press(Qt.Key.Key_Escape)
            assert alone.scene.solo.turn_marks == without
            assert not panel.heading.startswith("With ")
        alone.session.play(choose(alone.state, random))
    assert different == 3


def test_with_a_tile_of_the_reserve_picked_up_the_plan_is_for_when_it_is_taken(
    alone: Table,
) -> None:
    alone.view.set_plan(True)
    panel = alone.scene.solo.turn_panel
    for slot in sorted(alone.session.options.takeable_slots):
        alone.click(ReservePlace(slot))
        result = forecast_henry_turn(alone.state, slot)
        assert result is not None
        assert simplify(panel.heading).startswith("Once you have taken this tile")
        marks = alone.scene.solo.turn_marks
        assert dict(marks.tiles).keys() == {p.at for p in result.tile_forecasts if p.at}
        alone.press(Qt.Key.Key_Escape)
        assert simplify(panel.heading).startswith("You take a tile first")


def test_the_plan_waits_while_his_turn_is_shown(alone: Table) -> None:
    alone.view.set_plan(True)
    end_turn(alone)
    assert alone.scene.solo.turn_panel.heading.startswith("Henry’s turn")
    alone.view.table_scene.step_player.skip()
    assert simplify(alone.scene.solo.turn_panel.heading).startswith("You take a tile first")
    alone.new()
    assert alone.scene.solo.turn_panel.words == ""


def test_a_tile_of_the_reserve_tells_where_henry_would_put_it(alone: Table) -> None:
    alone.hover(LandCell((0, 0)))
    alone.hover(ReservePlace(2))
    alone.clock.advance(1000)
    assert "Henry would put it at M12: no road can be joined or blocked" in alone.note
    assert "the first empty cell (rule C)" in alone.note
    assert alone.scene.highlights.missing_cells == {(0, -1)}
    alone.new()
    alone.hover(LandCell((0, 0)))
    alone.hover(ReservePlace(2))
    alone.clock.advance(1000)
    assert "Henry" not in alone.note


@pytest.mark.parametrize("count", range(1, 7))
def test_all_tiles_that_could_go_to_a_cell_have_room_in_it(count: int) -> None:
    cell = QRectF(100, 50, 64, 64)
    result = lay_side_by_side(cell, count)
    assert len(result) == count
    assert all(cell.contains(rect) for rect in result)
    assert not any(one.intersects(other) for one, other in combinations(result, 2))

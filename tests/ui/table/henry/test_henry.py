"""Henry's turn, shown step by step on the table."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, Qt

from tests.play import choose
from tests.reading import simplify
from tests.ui.table.conftest import Table
from tests.ui.table.henry.shown_turns import (
    end_turn,
    find_step,
    list_shown_events,
    play_to_turns_end,
)
from twoheirs_qt.games.two_heirs.rules import (
    HenryLooked,
    HenryPlaced,
    Taken,
    TreasurePlaced,
    TreasureRemoved,
    apply,
    apply_in_steps,
)
from twoheirs_qt.games.two_heirs.scene.piece_items import TokenItem
from twoheirs_qt.games.two_heirs.scene.turn_panel import TurnPanelButton
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.games.two_heirs.things.reserve import ReservePlace
from twoheirs_qt.games.two_heirs.things.selection import SelectedReserveTile
from twoheirs_qt.games.two_heirs.things.turn_steps import find_henrys_last_turn
from twoheirs_qt.games.two_heirs.words.events import describe_event
from twoheirs_qt.games.two_heirs.words.names import name_henry
from twoheirs_qt.tabletop.text.text import render_english
from twoheirs_qt.tabletop.window.settings import TurnPace

NAMES = ("", name_henry())


def let_it_pass(table: Table) -> int:
    """Wait until another step is shown, or the game as it is; the milliseconds it took."""
    now, passed = find_step(table), 0
    while now is not None and find_step(table) is now:
        table.clock.advance(50)
        passed += 50
        assert passed < 20_000
    return passed


def find_button(table: Table, index: int) -> TurnPanelButton:
    return table.scene.solo.turn_panel.buttons[index]


def click_button(table: Table, index: int) -> None:
    table.click_at(table.scene.solo.turn_panel.find_button_rect(index).center().toPoint())


def test_every_step_is_shown_with_its_sentence_and_then_the_game_as_it_is(alone: Table) -> None:
    before = end_turn(alone)
    latest = alone.announcements[-1:]
    wanted = list_shown_events(alone)
    seen = []
    while (now := find_step(alone)) is not None:
        seen.append(now.event)
        sentence = render_english(describe_event(now.event, before.catalogue, NAMES))
        assert simplify(alone.scene.solo.turn_panel.words) == f"{sentence}."
        assert simplify(alone.announcements[-1]) == sentence
        heading = simplify(alone.scene.solo.turn_panel.heading)
        assert heading == f"Henry's turn, step {len(seen)} of {len(wanted)}"
        assert "any key or click" in alone.hints[-1]
        assert alone.scene.snapshot is now.snapshot
        alone.clock.advance(600)
        assert find_step(alone) is now, "nobody reads that fast"
        let_it_pass(alone)
    assert latest
    assert tuple(seen) == wanted
    assert alone.scene.snapshot == alone.session.model.snapshot
    assert alone.scene.solo.turn_panel.words == ""
    assert alone.hints[-1] == ""
    alone.clock.advance(600)  # for a press that was meant for the panel
    assert not alone.clock.running


def test_the_table_shows_what_was_so_at_each_step(alone: Table) -> None:
    before = end_turn(alone)
    turn = find_henrys_last_turn(alone.session)
    assert turn is not None
    looked = find_step(alone)
    assert looked is not None
    assert isinstance(looked.event, HenryLooked)
    assert set(looked.snapshot.land) == set(before.landscape)
    taken = next(event for event in list_shown_events(alone) if isinstance(event, Taken))
    assert looked.snapshot.places[taken.slot].tile == taken.tile
    assert looked.marks.slot == taken.slot
    passed = {looked.snapshot.places[slot].tile for slot in looked.marks.passed_slots}
    assert passed == set(looked.event.passed) if looked.event.found else True
    alone.view.table_scene.step_player.show_next()
    took = find_step(alone)
    assert took is not None
    assert took.snapshot.solo is not None
    assert took.snapshot.solo.taken == taken.tile
    assert set(took.snapshot.land) == set(before.landscape)
    alone.rest()
    piece = alone.scene.pieces.find_piece(taken.tile)
    assert piece is not None
    where = alone.scene.solo.layout.taken_tile_rect
    assert (piece.find_rect_in_scene().center() - where.center()).manhattanLength() < 3
    alone.view.table_scene.step_player.show_next()
    placed = find_step(alone)
    assert placed is not None
    assert isinstance(placed.event, HenryPlaced)
    assert placed.snapshot.land[placed.event.at].tile == taken.tile
    assert placed.marks.chosen == placed.event.at
    assert placed.marks.tried_cells == frozenset(placed.event.tried)
    assert placed.marks.ordered_cells == (*placed.event.tried, placed.event.at)
    assert placed.snapshot.solo is not None
    assert placed.snapshot.solo.treasures == ()
    alone.view.table_scene.step_player.show_next()
    treasure = find_step(alone)
    assert treasure is not None
    assert isinstance(treasure.event, TreasurePlaced)
    assert treasure.snapshot.solo is not None
    assert [item.cell for item in treasure.snapshot.solo.treasures] == [placed.event.at]
    assert treasure.snapshot.solo.pile == 9


def test_the_numbers_of_his_cells_come_one_by_one(alone: Table) -> None:
    for seed in range(30):
        alone.begin_alone(seed=seed)
        end_turn(alone, seed)
        placed = next(e for e in list_shown_events(alone) if isinstance(e, HenryPlaced))
        if len(placed.tried) < 3:
            continue
        while not isinstance(getattr(find_step(alone), "event", None), HenryPlaced):
            alone.view.table_scene.step_player.show_next()
        alone.clock.advance(40)
        few = alone.scene.solo.marks.numbered_count
        alone.clock.advance(2000)
        assert few < alone.scene.solo.marks.numbered_count == len(placed.tried) + 1
        return
    pytest.fail("Henry never tried three cells in vain")


def test_a_treasure_that_goes_is_crossed_out_first(alone: Table) -> None:
    gone = 0
    for seed in range(12):
        alone.begin_alone(seed=seed)
        random = Random(seed)
        while not alone.session.is_over:
            alone.session.play(choose(alone.state, random))
            while (now := find_step(alone)) is not None:
                if isinstance(now.event, TreasureRemoved):
                    gone += 1
                    assert now.snapshot.solo is not None
                    assert now.snapshot.solo.leaving_treasure == now.event.at
                    assert now.snapshot.solo.find_treasure(now.event.at) is not None
                    assert now.marks.cells == frozenset(now.event.by)
                    item = alone.scene.pieces.find_piece(("treasure", now.event.treasure))
                    assert isinstance(item, TokenItem)
                    assert item.isVisible()
                    assert item.leaving
                    alone.view.table_scene.step_player.show_next()
                    assert not item.isVisible()
                else:
                    alone.view.table_scene.step_player.show_next()
        if gone > 5:
            return
    pytest.fail("hardly any treasure went in Henry's turns")


def test_quick_is_quicker_and_off_shows_only_the_end(alone: Table) -> None:
    def measure_length() -> int:
        passed = 0
        while find_step(alone) is not None:
            passed += let_it_pass(alone)
        return passed

    end_turn(alone)
    readable = measure_length()
    alone.settings.turn_pace = TurnPace.QUICK
    end_turn(alone)
    quick = measure_length()
    assert 4000 < 2 * quick < readable
    alone.settings.turn_pace = TurnPace.OFF
    end_turn(alone)
    assert find_step(alone) is None
    assert alone.scene.snapshot == alone.session.model.snapshot


def test_step_by_step_waits_for_a_key_or_a_click(alone: Table) -> None:
    alone.settings.turn_pace = TurnPace.STEP
    end_turn(alone)
    wanted = list_shown_events(alone)
    assert "Space" in alone.hints[-1]
    ways: list[Callable[[], None]] = [
        lambda: alone.press(Qt.Key.Key_Space),
        lambda: click_button(alone, 0),
        lambda: alone.press(Qt.Key.Key_Return),
    ]
    for number, event in enumerate(wanted):
        alone.clock.advance(60_000)
        now = find_step(alone)
        assert now is not None
        assert now.event == event
        last = number == len(wanted) - 1
        assert find_button(alone, 0).words == ("Done" if last else "Next")
        assert len(alone.scene.solo.turn_panel.buttons) == (1 if last else 2)
        ways[number % 3]()
    assert find_step(alone) is None
    assert alone.controller.selected is None


def test_a_click_to_the_end_skips_the_rest(alone: Table) -> None:
    end_turn(alone)
    assert find_button(alone, 1).words == "To the end"
    click_button(alone, 1)
    assert find_step(alone) is None
    assert alone.scene.snapshot == alone.session.model.snapshot


def test_a_click_that_skips_only_skips(alone: Table) -> None:
    end_turn(alone)
    slot = min(alone.session.options.takeable_slots)
    alone.click(ReservePlace(slot))
    assert find_step(alone) is None
    assert alone.controller.selected is None
    assert alone.bubble == ""
    alone.click(ReservePlace(slot))
    assert isinstance(alone.controller.selected, SelectedReserveTile)
    assert alone.controller.selected.slot == slot


@pytest.mark.parametrize("key", ["F", "1", "Space", "Return", "Right", "Tab", "Menu", "Escape"])
def test_a_key_that_skips_only_skips(alone: Table, key: str) -> None:
    end_turn(alone)
    alone.press(Qt.Key.Key_Shift)
    assert find_step(alone) is not None, "a key that begins others is no input yet"
    cursor = alone.view.cursor_target
    alone.press(getattr(Qt.Key, f"Key_{key}"))
    assert find_step(alone) is None
    assert alone.bubble == ""
    assert alone.controller.selected is None
    assert alone.view.cursor_target == cursor
    assert alone.view.hasFocus()


def test_moving_the_view_does_not_skip(alone: Table) -> None:
    end_turn(alone)
    alone.click(LandCell((0, 0)), Qt.MouseButton.MiddleButton)
    assert find_step(alone) is not None


def test_undo_takes_back_both_turns_while_his_is_shown(alone: Table) -> None:
    before = end_turn(alone)
    assert find_step(alone) is not None
    assert alone.session.undo()
    assert find_step(alone) is None
    assert alone.state is before
    assert alone.scene.snapshot == alone.session.model.snapshot
    assert alone.scene.solo.turn_panel.words == ""
    assert alone.session.redo()
    assert find_step(alone) is not None


def test_it_is_repeated_on_demand_after_any_action(alone: Table) -> None:
    alone.view.repeat_turn()
    assert alone.bubble == "Henry has not played yet."
    end_turn(alone)
    wanted = list_shown_events(alone)
    alone.view.table_scene.step_player.skip()
    state = alone.state
    alone.view.repeat_turn()
    assert "again" in alone.scene.solo.turn_panel.heading
    alone.view.table_scene.step_player.skip()
    play_to_turns_end(alone)
    assert alone.state is not state
    alone.settings.turn_pace = TurnPace.OFF
    alone.view.repeat_turn()
    seen = []
    while (now := find_step(alone)) is not None:
        seen.append(now.event)
        let_it_pass(alone)
    assert tuple(seen) == wanted
    assert alone.scene.snapshot == alone.session.model.snapshot


def test_what_he_changed_stays_marked_until_ones_next_action(alone: Table) -> None:
    end_turn(alone)
    placed = next(e for e in list_shown_events(alone) if isinstance(e, HenryPlaced))
    assert not alone.scene.marks_above.marks, "not before it is shown"
    alone.view.table_scene.step_player.skip()
    assert placed.at in alone.scene.marks_above.marks
    alone.session.play(choose(alone.state, Random(1)))
    assert placed.at not in alone.scene.marks_above.marks


def test_another_size_keeps_what_is_shown(alone: Table) -> None:
    end_turn(alone)
    alone.view.table_scene.step_player.show_next()
    now = find_step(alone)
    alone.view.resize(1100, 600)
    QCoreApplication.processEvents()
    assert find_step(alone) is now
    assert alone.scene.snapshot is not None
    assert now is not None
    assert alone.scene.snapshot is now.snapshot
    assert alone.scene.layout.landscape_rect.contains(alone.scene.solo.turn_panel.rect)


def test_another_game_and_a_hidden_table_end_it(alone: Table) -> None:
    end_turn(alone)
    alone.begin_alone(seed=9)
    assert find_step(alone) is None
    assert alone.scene.snapshot == alone.session.model.snapshot
    end_turn(alone)
    alone.window.hide()
    assert find_step(alone) is None
    assert not alone.clock.running


def test_the_steps_lead_where_the_rules_lead(alone: Table) -> None:
    action = play_to_turns_end(alone)
    before = alone.state
    after, events = apply(before, action)
    cut = apply_in_steps(before, action)
    assert cut[-1].state == after
    assert tuple(event for step in cut for event in step.events) == events

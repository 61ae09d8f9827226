"""Henry on the table: his turn shown step by step, his place, his treasures, his plan."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest

from tests.play import choose
from tests.ui.table.conftest import Position, Table
from twoheirs_qt.files.save import GameSettings
from twoheirs_qt.game.henry_turn import henrys_last_turn
from twoheirs_qt.rules import (
    Build,
    EndTurn,
    Event,
    Heir,
    HenryFoundNoCell,
    HenryLooked,
    HenryPlaced,
    HenryTroopMoved,
    NewGame,
    State,
    Taken,
    TreasurePlaced,
    TreasureRemoved,
    apply,
    counted_cells,
    outlook,
    steps,
)
from twoheirs_qt.ui.accessible.contents import contents
from twoheirs_qt.ui.settings import HenryPace
from twoheirs_qt.ui.table.held import HeldReserve
from twoheirs_qt.ui.table.henry_beats import Beat
from twoheirs_qt.ui.table.hits import target_at, target_rect
from twoheirs_qt.ui.table.reading import read
from twoheirs_qt.ui.table.scroll import ScrollButton
from twoheirs_qt.ui.table.targets import (
    HeirArea,
    LandCell,
    PlaceTroop,
    PlanButton,
    ReservePlace,
    Target,
    TreasurePile,
    TreasureToken,
)
from twoheirs_qt.words import english
from twoheirs_qt.words.events import event_text
from twoheirs_qt.words.names import henry_name

NAMES = ("", henry_name())
SHOWN = (
    HenryLooked,
    Taken,
    HenryPlaced,
    HenryFoundNoCell,
    TreasurePlaced,
    TreasureRemoved,
    HenryTroopMoved,
)


@pytest.fixture
def alone(make_table: Callable[[], Table]) -> Table:
    """A table with a new game against Henry the Hammer, the human White and to move."""
    found = make_table()
    found.settings.henry_pace = HenryPace.READABLE
    begin(found)
    return found


def begin(table: Table, seed: int = 4, level: int = 3) -> None:
    table.session.new(NewGame(seed=seed, level=level), GameSettings())
    QCoreApplication.processEvents()


def to_turns_end(table: Table, seed: int = 4) -> EndTurn:
    """Play until the turn is to end; what ends it."""
    random = Random(seed)
    while not isinstance(action := choose(table.state, random), EndTurn):
        assert table.session.play(action)
    return action


def end_turn(table: Table, seed: int = 4) -> State:
    """Play until the turn has ended, and Henry's turn is being shown; the state before."""
    action = to_turns_end(table, seed)
    before = table.state
    assert table.session.play(action)
    return before


def beat(table: Table) -> Beat | None:
    return table.hand.henry.beat


def let_it_pass(table: Table) -> int:
    """Wait until another step is shown, or the game as it is; the milliseconds it took."""
    now, passed = beat(table), 0
    while now is not None and beat(table) is now:
        table.clock.advance(50)
        passed += 50
        assert passed < 20_000
    return passed


def button(table: Table, index: int) -> ScrollButton:
    return table.scene.solo.scroll.buttons[index]


def click_button(table: Table, index: int) -> None:
    table.click_at(table.scene.solo.scroll.button(index).center().toPoint())


def shown_events(table: Table) -> tuple[Event, ...]:
    """What of the last turn of Henry's has a step of its own."""
    turn = henrys_last_turn(table.session)
    assert turn is not None
    return tuple(e for step in turn.steps for e in step.events if isinstance(e, SHOWN))


# -- his turn ------------------------------------------------------------------------------------


def test_every_step_is_shown_with_its_sentence_and_then_the_game_as_it_is(alone: Table) -> None:
    before = end_turn(alone)
    said = alone.said[-1:]
    wanted = shown_events(alone)
    seen = []
    while (now := beat(alone)) is not None:
        seen.append(now.event)
        sentence = english(event_text(now.event, before.catalogue, NAMES))
        assert alone.scene.solo.scroll.words == sentence
        assert alone.said[-1] == sentence
        assert alone.scene.solo.scroll.heading == f"Henry's turn, {len(seen)} of {len(wanted)}"
        assert "any key or click" in alone.hints[-1]
        assert alone.scene.reading is now.reading
        alone.clock.advance(600)
        assert beat(alone) is now, "nobody reads that fast"
        let_it_pass(alone)
    assert said
    assert tuple(seen) == wanted
    assert alone.scene.reading == read(alone.session.model)
    assert alone.scene.solo.scroll.words == ""
    assert alone.hints[-1] == ""
    assert not alone.clock.running


def test_the_table_shows_what_was_so_at_each_step(alone: Table) -> None:
    before = end_turn(alone)
    turn = henrys_last_turn(alone.session)
    assert turn is not None
    looked = beat(alone)
    assert looked is not None
    assert isinstance(looked.event, HenryLooked)
    assert set(looked.reading.land) == set(before.landscape)
    taken = next(event for event in shown_events(alone) if isinstance(event, Taken))
    assert looked.reading.places[taken.slot].tile == taken.tile
    assert looked.reasons.slot == taken.slot
    passed = {looked.reading.places[slot].tile for slot in looked.reasons.passed}
    assert passed == set(looked.event.passed) if looked.event.found else True
    alone.hand.henry.next()
    took = beat(alone)
    assert took is not None
    assert took.reading.solo is not None
    assert took.reading.solo.taken == taken.tile
    assert set(took.reading.land) == set(before.landscape)
    alone.rest()
    piece = alone.scene.piece(taken.tile)
    assert piece is not None
    where = alone.scene.solo.layout.taken
    assert (piece.shown_in_scene().center() - where.center()).manhattanLength() < 3
    alone.hand.henry.next()
    placed = beat(alone)
    assert placed is not None
    assert isinstance(placed.event, HenryPlaced)
    assert placed.reading.land[placed.event.at].tile == taken.tile
    assert placed.reasons.chosen == placed.event.at
    assert placed.reasons.tried == frozenset(placed.event.tried)
    assert placed.reasons.order == (*placed.event.tried, placed.event.at)
    assert placed.reading.solo is not None
    assert placed.reading.solo.treasures == ()
    alone.hand.henry.next()
    treasure = beat(alone)
    assert treasure is not None
    assert isinstance(treasure.event, TreasurePlaced)
    assert treasure.reading.solo is not None
    assert [each.cell for each in treasure.reading.solo.treasures] == [placed.event.at]
    assert treasure.reading.solo.pile == 9


def test_the_numbers_of_his_cells_come_one_by_one(alone: Table) -> None:
    for seed in range(30):
        begin(alone, seed=seed)
        end_turn(alone, seed)
        placed = next(e for e in shown_events(alone) if isinstance(e, HenryPlaced))
        if len(placed.tried) < 3:
            continue
        while not isinstance(getattr(beat(alone), "event", None), HenryPlaced):
            alone.hand.henry.next()
        alone.clock.advance(40)
        few = alone.scene.solo.marks.count
        alone.clock.advance(2000)
        assert few < alone.scene.solo.marks.count == len(placed.tried) + 1
        return
    pytest.fail("Henry never tried three cells in vain")


def test_a_treasure_that_goes_is_crossed_out_first(alone: Table) -> None:
    gone = 0
    for seed in range(12):
        begin(alone, seed=seed)
        random = Random(seed)
        while not alone.session.is_over:
            alone.session.play(choose(alone.state, random))
            while (now := beat(alone)) is not None:
                if isinstance(now.event, TreasureRemoved):
                    gone += 1
                    assert now.reading.solo is not None
                    assert now.reading.solo.leaving == now.event.at
                    assert now.reading.solo.on(now.event.at) is not None
                    assert now.reasons.cells == frozenset(now.event.by)
                    item = alone.scene.solo.token(("treasure", now.event.treasure))
                    assert item is not None
                    assert item.isVisible()
                    assert item.leaving
                    alone.hand.henry.next()
                    assert not item.isVisible()
                else:
                    alone.hand.henry.next()
        if gone > 5:
            return
    pytest.fail("hardly any treasure went in Henry's turns")


def test_quick_is_quicker_and_off_shows_only_the_end(alone: Table) -> None:
    def length() -> int:
        passed = 0
        while beat(alone) is not None:
            passed += let_it_pass(alone)
        return passed

    end_turn(alone)
    readable = length()
    alone.settings.henry_pace = HenryPace.QUICK
    end_turn(alone)
    quick = length()
    assert 4000 < 2 * quick < readable
    alone.settings.henry_pace = HenryPace.OFF
    end_turn(alone)
    assert beat(alone) is None
    assert alone.scene.reading == read(alone.session.model)


def test_step_by_step_waits_for_a_key_or_a_click(alone: Table) -> None:
    alone.settings.henry_pace = HenryPace.STEP
    end_turn(alone)
    wanted = shown_events(alone)
    assert "Space" in alone.hints[-1]
    ways: list[Callable[[], None]] = [
        lambda: alone.press(Qt.Key.Key_Space),
        lambda: click_button(alone, 0),
        lambda: alone.press(Qt.Key.Key_Return),
    ]
    for number, event in enumerate(wanted):
        alone.clock.advance(60_000)
        now = beat(alone)
        assert now is not None
        assert now.event == event
        last = number == len(wanted) - 1
        assert button(alone, 0).words == ("Done" if last else "Next")
        assert len(alone.scene.solo.scroll.buttons) == (1 if last else 2)
        ways[number % 3]()
    assert beat(alone) is None
    assert alone.hand.held is None


def test_a_click_to_the_end_skips_the_rest(alone: Table) -> None:
    end_turn(alone)
    assert button(alone, 1).words == "To the end"
    click_button(alone, 1)
    assert beat(alone) is None
    assert alone.scene.reading == read(alone.session.model)


def test_any_input_skips_and_is_carried_out(alone: Table) -> None:
    end_turn(alone)
    slot = min(alone.session.options.takes())
    alone.click(ReservePlace(slot))
    assert beat(alone) is None
    assert isinstance(alone.hand.held, HeldReserve)
    assert alone.hand.held.slot == slot


def test_a_key_skips_and_is_carried_out_and_escape_only_skips(alone: Table) -> None:
    end_turn(alone)
    alone.press(Qt.Key.Key_Shift)
    assert beat(alone) is not None, "a key that begins others is no input yet"
    alone.press(Qt.Key.Key_F)
    assert beat(alone) is None
    assert "turn it over" in alone.bubble
    alone.rest()
    end_turn(alone)
    alone.press(Qt.Key.Key_Escape)
    assert beat(alone) is None
    assert alone.bubble == ""


def test_undo_takes_back_both_turns_while_his_is_shown(alone: Table) -> None:
    before = end_turn(alone)
    assert beat(alone) is not None
    assert alone.session.undo()
    assert beat(alone) is None
    assert alone.state is before
    assert alone.scene.reading == read(alone.session.model)
    assert alone.scene.solo.scroll.words == ""
    assert alone.session.redo()
    assert beat(alone) is not None


def test_it_is_repeated_on_demand_whatever_was_done_since(alone: Table) -> None:
    alone.view.repeat_turn()
    assert alone.bubble == "Henry has not played yet."
    end_turn(alone)
    wanted = shown_events(alone)
    alone.hand.henry.skip()
    state = alone.state
    alone.view.repeat_turn()
    assert "once more" in alone.scene.solo.scroll.heading
    alone.hand.henry.skip()
    to_turns_end(alone)
    assert alone.state is not state
    alone.settings.henry_pace = HenryPace.OFF
    alone.view.repeat_turn()
    seen = []
    while (now := beat(alone)) is not None:
        seen.append(now.event)
        let_it_pass(alone)
    assert tuple(seen) == wanted
    assert alone.scene.reading == read(alone.session.model)


def test_what_he_changed_stays_marked_until_ones_next_action(alone: Table) -> None:
    end_turn(alone)
    placed = next(e for e in shown_events(alone) if isinstance(e, HenryPlaced))
    assert not alone.scene.marks_above.marks, "not before it is shown"
    alone.hand.henry.skip()
    assert placed.at in alone.scene.marks_above.marks
    alone.session.play(choose(alone.state, Random(1)))
    assert placed.at not in alone.scene.marks_above.marks


def test_another_size_keeps_what_is_told(alone: Table) -> None:
    end_turn(alone)
    alone.hand.henry.next()
    now = beat(alone)
    alone.view.resize(1100, 600)
    QCoreApplication.processEvents()
    assert beat(alone) is now
    assert alone.scene.reading is not None
    assert now is not None
    assert alone.scene.reading is now.reading
    assert alone.scene.area.field.contains(alone.scene.solo.scroll.rect)


def test_another_game_and_a_hidden_table_end_it(alone: Table) -> None:
    end_turn(alone)
    begin(alone, seed=9)
    assert beat(alone) is None
    assert alone.scene.reading == read(alone.session.model)
    end_turn(alone)
    alone.window.hide()
    assert beat(alone) is None
    assert not alone.clock.running


def test_the_steps_lead_where_the_rules_lead(alone: Table) -> None:
    action = to_turns_end(alone)
    before = alone.state
    after, events = apply(before, action)
    cut = steps(before, action)
    assert cut[-1].state == after
    assert tuple(event for step in cut for event in step.events) == events


# -- his place, his tokens -----------------------------------------------------------------------


def test_his_place_takes_that_of_the_second_heir(alone: Table) -> None:
    scene = alone.scene
    assert scene.solo.place.isVisible()
    assert not scene.places[Heir.BLUE].isVisible()
    assert scene.places[Heir.WHITE].isVisible()
    targets: list[Target] = [TreasurePile(), PlanButton(), PlaceTroop(Heir.BLUE, 1)]
    for target in targets:
        assert target_at(scene, target_rect(scene, target).center()) == target
    corner = scene.solo.layout.panel.topRight()
    assert target_at(scene, corner + corner.__class__(-4, 4)) == HeirArea(Heir.BLUE)
    alone.new()
    assert not scene.solo.place.isVisible()
    assert scene.places[Heir.BLUE].isVisible()


def test_treasures_and_scaffold_lie_on_their_tiles(alone: Table) -> None:
    random = Random(3)
    seen = 0
    while not alone.session.is_over:
        alone.session.play(choose(alone.state, random))
        alone.hand.henry.skip()
        alone.scene.presenter.finish()
        solo = alone.state.solo
        assert solo is not None
        scene = alone.scene
        for treasure in alone.state.catalogue.treasures.values():
            item = scene.solo.token(("treasure", treasure.id))
            at = next((c for c, t in solo.treasures.items() if t == treasure), None)
            if at is None:
                assert item is None or not item.isVisible()
            else:
                assert item is not None
                assert item.isVisible()
                assert scene.camera.scene_rect(at).contains(item.shown_in_scene())
                for heir, index in alone.scene.reading.troops_at(at) if alone.scene.reading else ():
                    troop = scene.piece((heir, index))
                    assert troop is not None
                    assert not troop.shown_in_scene().contains(item.shown_in_scene().center())
                seen += 1
        scaffold = scene.solo.token("scaffold")
        if solo.last_built is not None:
            assert scaffold is not None
            assert scene.camera.scene_rect(solo.last_built).contains(scaffold.shown_in_scene())
    assert seen > 20
    alone.new()
    tokens = [
        alone.scene.solo.token(("treasure", each)) for each in alone.state.catalogue.treasures
    ]
    tokens.append(alone.scene.solo.token("scaffold"))
    assert not any(item is not None and item.isVisible() for item in tokens)


def test_hovering_a_treasure_tells_its_condition_and_lights_what_counts(alone: Table) -> None:
    checked = 0
    for seed in range(8):
        begin(alone, seed=seed)
        random = Random(seed)
        while not alone.session.is_over:
            action = choose(alone.state, random)
            alone.session.play(action)
            alone.hand.henry.skip()
            solo = alone.state.solo
            assert solo is not None
            if not isinstance(action, EndTurn) or not solo.treasures or alone.session.is_over:
                continue
            cell, treasure = next(iter(solo.treasures.items()))
            counted = counted_cells(alone.state, cell, treasure)
            alone.hand.quiet()
            alone.hover(TreasurePile())
            alone.hover(TreasureToken(cell))
            alone.clock.advance(1000)
            assert alone.scene.lit.cells == frozenset(counted)
            lacks = 2 - len(counted)
            assert f"Still lacks {lacks} tile" in alone.note
            wanted = alone.scene.lit.wanted
            assert not wanted & alone.state.landscape.keys()
            if treasure.cells:
                assert len(wanted) == lacks
            checked += 1
    assert checked > 10


def test_the_keyboard_reaches_treasures_and_the_plan(alone: Table) -> None:
    end_turn(alone)
    alone.hand.henry.skip()
    reached = set()
    alone.press(Qt.Key.Key_Tab)
    for _ in range(6):
        if isinstance(alone.view.cursor_target, PlanButton | TreasurePile):
            break
        alone.press(Qt.Key.Key_Tab)
        for _ in range(20):
            reached.add(type(alone.view.cursor_target))
            QTest.keyClick(alone.view, Qt.Key.Key_Right)
            if isinstance(alone.view.cursor_target, PlanButton):
                break
    assert {TreasurePile, TreasureToken} <= reached
    assert isinstance(alone.view.cursor_target, PlanButton)
    assert alone.under_cursor.startswith("Where will Henry build?")
    alone.press(Qt.Key.Key_Return)
    assert alone.hand.plan.on


def test_a_treasure_that_ones_own_tile_removes_is_told_at_once(
    make_table: Callable[[], Table], position: Position
) -> None:
    table = make_table()
    table.open(
        position(
            mode="solo",
            landscape=[
                {"at": [0, 0], "tile": "mill"},
                {"at": [0, -1], "tile": "inn-wood", "owner": "blue"},
                {"at": [2, -1], "tile": "cowshed"},
            ],
            hands={"white": ["sawmill"], "blue": []},
            taken=True,
            reserve={
                "slots": [None, "bakery", "camp-wheat", "mine", "smithy", "lodge", "camp-stone"],
                "crown": "blue",
            },
            solo={
                "level": 1,
                "pile": [],
                "treasures": [{"at": [0, -1], "treasure": "row-wood"}],
                "last_built": None,
                "start": [0, 0],
            },
        )
    )
    tile = table.state.hands[Heir.WHITE][0]
    at = (1, -1)
    assert table.session.play(Build(tile.id, at))
    assert table.state.solo is not None
    assert not table.state.solo.treasures
    assert "is removed, thanks to the tiles at" in table.bubble


# -- where he will build -------------------------------------------------------------------------


def test_the_plan_is_what_he_then_does(alone: Table) -> None:
    alone.settings.henry_pace = HenryPace.OFF
    alone.view.set_plan(True)
    toggled: list[bool] = []
    alone.view.plan_toggled.connect(toggled.append)
    random = Random(6)
    open_plans = 0
    while not alone.session.is_over:
        action = choose(alone.state, random)
        found, reasons = outlook(alone.state), alone.scene.solo.reasons
        if found is not None:
            assert reasons.order == found.around
            assert reasons.centre == found.centre
            assert dict(reasons.tiles).keys() == {p.at for p in found.prospects if p.at}
            open_plans += found.looked is None
        before = alone.state
        assert alone.session.play(action)
        if isinstance(action, EndTurn) and found is not None and found.prospects:
            placed = [e for e in apply(before, action)[1] if isinstance(e, HenryPlaced)]
            assert [e.at for e in placed] == ([reasons.chosen] if reasons.chosen else [])
    assert open_plans > 5
    assert alone.scene.solo.scroll.words == "", "nobody asks that after the end"
    assert toggled == []
    assert PlanButton() not in chain(*contents(alone.view).values())
    where = alone.scene.solo.layout.where.center()
    assert target_at(alone.scene, where) != PlanButton()
    alone.session.undo()
    assert target_at(alone.scene, where) == PlanButton()
    assert PlanButton() in chain(*contents(alone.view).values())
    assert alone.scene.solo.scroll.words
    alone.session.redo()
    alone.view.set_plan(False)
    assert toggled == [False]
    assert alone.scene.solo.reasons.order == ()
    assert alone.scene.solo.scroll.words == ""


def test_the_plan_says_what_would_happen_and_why(alone: Table) -> None:
    alone.click(PlanButton())
    scroll = alone.scene.solo.scroll
    assert scroll.heading == "You take a tile first. Henry could then take one of these"
    assert "→ M12 (C)" in scroll.words
    alone.hand.henry.skip()
    to_turns_end(alone)
    assert scroll.heading == "If you ended your turn now"
    assert "supply" in scroll.words
    assert "(rule " in scroll.words
    alone.click(PlanButton())
    assert scroll.words == ""


def test_the_plan_waits_while_his_turn_is_shown(alone: Table) -> None:
    alone.view.set_plan(True)
    end_turn(alone)
    assert alone.scene.solo.scroll.heading.startswith("Henry's turn")
    alone.hand.henry.skip()
    assert alone.scene.solo.scroll.heading.startswith("You take a tile first")
    alone.new()
    assert alone.scene.solo.scroll.words == ""


def test_a_tile_of_the_reserve_tells_where_henry_would_put_it(alone: Table) -> None:
    alone.hover(LandCell((0, 0)))
    alone.hover(ReservePlace(2))
    alone.clock.advance(1000)
    assert "Henry would put it at M12: first empty cell (C)" in alone.note
    assert alone.scene.lit.wanted == {(0, -1)}
    alone.new()
    alone.hover(LandCell((0, 0)))
    alone.hover(ReservePlace(2))
    alone.clock.advance(1000)
    assert "Henry" not in alone.note


def test_a_whole_game_alone_keeps_its_tiles_readable_in_a_small_window(alone: Table) -> None:
    """With six rows, the last round announced, in the room that 1280×720 leaves to the table."""
    alone.settings.motion, alone.settings.henry_pace = 0.0, HenryPace.OFF
    random, tall = Random(4), 0
    while not alone.session.is_over:
        alone.session.play(choose(alone.state, random))
        rows = {y for _, y in alone.state.landscape}
        tall = max(rows) - min(rows) + 1
        if tall <= 6:
            assert alone.scene.camera.size >= 60
        for cell in alone.state.landscape:
            for way in ((0, -1), (0, 1)):
                beside = target_rect(alone.scene, LandCell((cell[0], cell[1] + way[1])))
                assert alone.scene.sceneRect().contains(beside)
                assert not beside.intersects(alone.scene.solo.layout.scroll)
    assert tall == 6

"""Henry's place on the table, and his tokens: treasures and scaffold."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from tests.play import choose
from tests.reading import simplify
from tests.ui.layout.painting import PaintedTexts
from tests.ui.table.conftest import Position, Table
from tests.ui.table.henry.shown_turns import end_turn, list_shown_events
from twoheirs_qt.games.two_heirs.rules import (
    Build,
    EndTurn,
    Heir,
    TreasurePlaced,
    TreasureRemoved,
    list_counted_cells,
)
from twoheirs_qt.games.two_heirs.scene.henry_place import HenryLayout, lay_out_henry
from twoheirs_qt.games.two_heirs.scene.layout import calculate_text_px, lay_out
from twoheirs_qt.games.two_heirs.table.hit_testing import find_thing_at
from twoheirs_qt.games.two_heirs.things.heirs import HeirArea
from twoheirs_qt.games.two_heirs.things.henry import PlanButton, TreasurePile, TreasureToken
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.games.two_heirs.things.thing import Thing
from twoheirs_qt.games.two_heirs.things.troops import HeirTroop
from twoheirs_qt.games.two_heirs.words.names import name_cell, name_treasure
from twoheirs_qt.tabletop.text.text import render_english
from twoheirs_qt.tabletop.window.settings import TurnPace


def test_his_place_takes_that_of_the_second_heir(alone: Table) -> None:
    scene = alone.scene
    assert scene.solo.place.isVisible()
    assert not scene.heir_places[Heir.BLUE].isVisible()
    assert scene.heir_places[Heir.WHITE].isVisible()
    targets: list[Thing] = [TreasurePile(), PlanButton(), HeirTroop(Heir.BLUE, 1)]
    for target in targets:
        assert find_thing_at(scene, target.find_rect(scene).center()) == target
    corner = scene.solo.layout.panel_rect.topRight()
    assert find_thing_at(scene, corner + corner.__class__(-4, 4)) == HeirArea(Heir.BLUE)
    alone.new()
    assert not scene.solo.place.isVisible()
    assert scene.heir_places[Heir.BLUE].isVisible()


def test_treasures_and_scaffold_lie_on_their_tiles(alone: Table) -> None:
    random = Random(3)
    seen = 0
    while not alone.session.is_over:
        alone.session.play(choose(alone.state, random))
        alone.view.table_scene.step_player.skip()
        alone.scene.animator.finish()
        solo = alone.state.solo
        assert solo is not None
        scene = alone.scene
        for treasure in alone.state.catalogue.treasures.values():
            item = scene.pieces.find_piece(("treasure", treasure.id))
            at = next((c for c, t in solo.treasures.items() if t == treasure), None)
            if at is None:
                assert item is None or not item.isVisible()
            else:
                assert item is not None
                assert item.isVisible()
                assert scene.camera.find_scene_rect(at).contains(item.find_rect_in_scene())
                for heir, index in (
                    alone.scene.snapshot.list_troops(at) if alone.scene.snapshot else ()
                ):
                    troop = scene.pieces.find_piece((heir, index))
                    assert troop is not None
                    assert not troop.find_rect_in_scene().contains(
                        item.find_rect_in_scene().center()
                    )
                seen += 1
        scaffold = scene.pieces.find_piece("scaffold")
        if solo.last_built is not None:
            assert scaffold is not None
            assert scene.camera.find_scene_rect(solo.last_built).contains(
                scaffold.find_rect_in_scene()
            )
    assert seen > 20
    alone.new()
    tokens = [
        alone.scene.pieces.find_piece(("treasure", treasure))
        for treasure in alone.state.catalogue.treasures
    ]
    tokens.append(alone.scene.pieces.find_piece("scaffold"))
    assert not any(item is not None and item.isVisible() for item in tokens)


def test_hovering_a_treasure_tells_its_condition_and_lights_what_counts(alone: Table) -> None:
    checked = 0
    for seed in range(8):
        alone.begin_alone(seed=seed)
        random = Random(seed)
        while not alone.session.is_over:
            action = choose(alone.state, random)
            alone.session.play(action)
            alone.view.table_scene.step_player.skip()
            solo = alone.state.solo
            assert solo is not None
            if not isinstance(action, EndTurn) or not solo.treasures or alone.session.is_over:
                continue
            cell, treasure = next(iter(solo.treasures.items()))
            counted = list_counted_cells(alone.state, cell, treasure)
            alone.controller.begin()
            alone.hover(TreasurePile())
            alone.hover(TreasureToken(cell))
            alone.clock.advance(1000)
            assert alone.scene.highlights.cells == {cell, *counted}
            lacks = 2 - len(counted)
            assert f"{lacks} more tile" in alone.note
            wanted = alone.scene.highlights.missing_cells
            assert not wanted & alone.state.landscape.keys()
            if treasure.cells:
                assert len(wanted) == lacks
            checked += 1
    assert checked > 10


def test_the_keyboard_reaches_treasures_and_the_plan(alone: Table) -> None:
    end_turn(alone)
    alone.view.table_scene.step_player.skip()
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
    assert alone.view.plan.is_on


def test_a_treasure_that_ones_own_tile_removes_is_reported_at_once(
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


@pytest.mark.parametrize("seed", [4, 11])
def test_a_whole_game_alone_keeps_its_tiles_readable_in_a_small_window(
    alone: Table, seed: int
) -> None:
    """Also with the last round announced, in the room that 1280×720 leaves to the table."""
    alone.settings.motion_factor, alone.settings.turn_pace = 0.0, TurnPace.OFF
    random, field = Random(seed), alone.scene.layout.landscape_rect
    while not alone.session.is_over:
        action = choose(alone.state, random)
        alone.session.play(action)
        assert alone.scene.camera.cell_side >= 64
        whole = alone.scene.camera.find_bounds(alone.state.landscape)
        edge = alone.scene.camera.cell_side * 0.25 if isinstance(action, EndTurn) else 0
        assert field.contains(whole.adjusted(-edge, -edge, edge, edge)), "there new tiles can go"
        assert not alone.scene.overview.isVisible()


def test_the_scroll_leaves_what_it_tells_of(alone: Table) -> None:
    """The landscape leaves it no room of its own."""
    alone.settings.motion_factor, alone.settings.turn_pace = 0.0, TurnPace.STEP
    random, tops = Random(4), set()
    while not alone.session.is_over:
        alone.session.play(choose(alone.state, random))
        while alone.view.table_scene.step_player.is_playing:
            assert alone.scene.snapshot is not None
            solo = alone.scene.snapshot.solo
            assert solo is not None
            turn_panel = alone.scene.solo.turn_panel.rect
            assert not turn_panel.intersects(LandCell(solo.centre).find_rect(alone.scene))
            assert alone.scene.layout.landscape_rect.contains(turn_panel)
            tops.add(turn_panel.top())
            alone.press(Qt.Key.Key_Space)
    assert len(tops) > 1


def test_a_troop_that_stands_in_the_landscape_is_pale_in_his_place(alone: Table) -> None:
    alone.settings.turn_pace = TurnPace.OFF
    henry = alone.state.henry
    assert henry is not None

    def paint_places() -> list[QImage]:
        image = alone.view.grab().toImage()
        places = [HeirTroop(henry, index).find_rect(alone.scene) for index in range(3)]
        return [image.copy(place.toRect()) for place in places]

    before = paint_places()
    end_turn(alone)
    away = [troop.at is not None for troop in alone.state.troops[henry]]
    assert sum(away) == 1
    assert [now != then for now, then in zip(paint_places(), before, strict=True)] == away


def test_treasures_bear_names_of_cells_as_long_as_the_table_has_such_names(alone: Table) -> None:
    alone.settings.turn_pace = TurnPace.OFF
    end_turn(alone)
    solo = alone.state.solo
    assert solo is not None
    (cell,) = solo.treasures
    name = render_english(name_cell(cell))

    def is_painted() -> bool:
        with PaintedTexts() as painted_texts:
            alone.scene.solo.place.update()
            alone.view.grab()
        return name in painted_texts.words

    assert is_painted()
    alone.settings.coordinates_shown = False
    assert not is_painted()
    alone.hover(TreasureToken(cell))
    alone.clock.advance(1000)
    assert cell in alone.scene.highlights.cells, "pointed at, it shows where it lies"


def test_in_a_game_from_a_position_what_was_removed_before_is_not_listed_as_unseen(
    alone: Table,
) -> None:
    alone.settings.turn_pace = TurnPace.OFF
    alone.begin_alone(level=3)
    dice, gone = Random(2), 0
    while not gone:
        alone.session.play(choose(alone.state, dice))
        events = alone.session.done_commands[-1].events
        gone += sum(isinstance(event, TreasureRemoved) for event in events)
    alone.open(alone.state)
    alone.hover(LandCell((0, 0)))
    alone.hover(TreasurePile())
    alone.clock.advance(1000)
    assert "the others left the game before this position" in alone.note
    assert "unseen" not in alone.note


@pytest.mark.parametrize(("level", "gone"), [(1, 4), (3, 0)])
def test_the_pile_tells_which_treasures_may_be_still_to_come(
    alone: Table, level: int, gone: int
) -> None:
    alone.settings.turn_pace = TurnPace.OFF
    alone.begin_alone(level=level)
    end_turn(alone)
    solo = alone.state.solo
    assert solo is not None
    assert len(solo.pile) == 9 - gone
    alone.hover(LandCell((0, 0)))
    alone.hover(TreasurePile())
    alone.clock.advance(1000)
    note = alone.scene.note.words
    catalogue = alone.state.catalogue.treasures
    names = {item.id: render_english(name_treasure(item)) for item in catalogue.values()}
    seen = {e.treasure for e in list_shown_events(alone) if isinstance(e, TreasurePlaced)}
    assert len(seen) == 1
    for treasure, name in names.items():
        assert (name in note) is (treasure not in seen)
    assert ("left the game unseen" in note) is bool(gone)
    alone.settings.unseen_shown = False
    alone.hover(LandCell((0, 0)))
    alone.hover(TreasurePile())
    alone.clock.advance(1000)
    assert not any(name in alone.scene.note.words for name in names.values())


def test_each_of_his_troops_tells_onto_which_tile_it_goes(alone: Table) -> None:
    henry = alone.state.henry
    assert henry is not None
    for index, troop in enumerate(alone.state.troops[henry]):
        assert troop.terrain is not None
        alone.hover(HeirTroop(henry, index))
        alone.clock.advance(500)
        assert f"Its cross: {troop.terrain.word}." in simplify(alone.note)


HEIGHTS = (580, 600, 625)
"""Of the table in a window of 1280×720, with menus and bottom bar of different heights."""


def make_layout(height: int, pixels: int) -> HenryLayout:
    return lay_out_henry(lay_out(1280, height, calculate_text_px(1280, height, pixels)))


@pytest.mark.parametrize("height", HEIGHTS)
def test_the_button_stays_while_there_is_room_for_it(height: int) -> None:
    for pixels in (12, 13, 18):
        assert not make_layout(height, pixels).plan_button_rect.isEmpty(), pixels
    assert make_layout(height, 18).is_folded, "also with a header of one line"


@pytest.mark.parametrize("height", HEIGHTS)
def test_treasures_come_before_the_button(height: int) -> None:
    for pixels in range(12, 21):
        his = make_layout(height, pixels)
        assert his.find_treasure_rect(0, 6).height() >= his.line_height * 0.95, pixels
        if not his.plan_button_rect.isEmpty():
            assert his.treasures_rect.bottom() <= his.plan_button_rect.top()
            assert his.plan_button_rect.bottom() <= his.troop_rects[0].top()

"""The scene shows what the model says, forward, back and in between."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from tests.play import choose
from tests.reading import simplify
from tests.ui.table.conftest import Position, Table
from tests.ui.table.scene.agreement import check, is_moving
from twoheirs_qt.games.two_heirs.rules import Expand, Heir, Take
from twoheirs_qt.games.two_heirs.scene import reserve_panel
from twoheirs_qt.games.two_heirs.scene.pieces import TileItem
from twoheirs_qt.games.two_heirs.things.heirs import HandTile, HeirArea
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.games.two_heirs.things.reserve import ReservePlace
from twoheirs_qt.tabletop.drawing.parchment import write_line


@pytest.mark.parametrize("motion", [0.0, 1.0])
def test_random_games_forward_and_back(table: Table, motion: float) -> None:
    table.settings.motion_factor = motion
    random = Random(11)
    table.new(seed=11)
    steps = 0
    while not table.state.is_over:
        assert table.session.play(choose(table.state, random))
        steps += 1
        table.rest()
        check(table)
        if steps % 9 == 0:
            table.session.undo()
            table.rest()
            check(table)
            table.session.redo()
            table.rest()
            check(table)
    assert table.scene.ribbon.words == "The game has ended"
    assert not table.clock.running
    assert table.scene.snapshot is not None
    left = [place.tile for place in table.scene.snapshot.places if place.tile is not None]
    items = [table.scene.pieces.find_piece(tile) for tile in left]
    assert all(isinstance(item, TileItem) and not item._number for item in items)


def test_a_tile_glides_and_any_input_skips_and_is_carried_out(table: Table) -> None:
    tile = table.state.slots[1]
    assert tile is not None
    start = table.scene.layout.ring.find_slot_rect(1)
    assert table.session.play(Take(1))
    piece = table.scene.pieces.find_piece(tile.id)
    assert piece is not None
    assert piece.is_in_flight
    assert (piece.find_rect_in_scene().center() - start.center()).manhattanLength() < 1
    table.clock.advance(120)
    assert is_moving(table)
    middle = piece.find_rect_in_scene().center().x()
    assert start.center().x() < middle < piece.find_home_rect().center().x()
    table.click(HandTile(Heir.WHITE, tile.id))
    assert not piece.is_in_flight
    assert table.controller.selected is not None, "the click that skipped was carried out"


def test_motion_takes_less_than_300_ms_and_can_be_off(table: Table) -> None:
    table.session.play(Take(1))
    table.clock.advance(299)
    assert not is_moving(table)
    table.session.undo()
    table.rest()
    table.settings.motion_factor = 0.0
    table.session.play(Take(1))
    assert not is_moving(table)
    check(table)


def test_a_dropped_tile_comes_from_where_it_was_dropped(table: Table) -> None:
    table.drag(ReservePlace(1), HeirArea(Heir.WHITE))
    tile = table.state.hands[Heir.WHITE][0].id
    piece = table.scene.pieces.find_piece(tile)
    assert piece is not None
    assert table.scene.placer.find_heir_layout(Heir.WHITE).panel_rect.contains(
        piece.find_rect_in_scene().center()
    )


def test_undo_while_something_is_in_hand_puts_it_down(table: Table) -> None:
    table.session.play(Take(1))
    table.rest()
    table.click(HandTile(Heir.WHITE, table.state.hands[Heir.WHITE][0].id))
    table.session.undo()
    assert table.controller.selected is None
    table.rest()
    check(table)


def test_facing_puts_the_active_heir_below_and_turns_the_board(table: Table) -> None:
    random = Random(5)
    while table.state.active is Heir.WHITE or len(table.state.landscape) < 5:
        table.session.play(choose(table.state, random))
    below = [table.scene.placer.bottom_heir]
    table.settings.facing_player = True
    below.append(table.scene.placer.bottom_heir)
    assert below == [Heir.WHITE, Heir.BLUE]
    lower = table.scene.placer.find_heir_layout(Heir.BLUE).panel_rect.top()
    assert lower > table.scene.placer.find_heir_layout(Heir.WHITE).panel_rect.top()
    table.rest()
    check(table)
    cells = sorted(table.state.landscape, key=lambda cell: cell[1])
    top = table.scene.camera.find_scene_rect(cells[0]).top()
    assert top >= table.scene.camera.find_scene_rect(cells[-1]).top()
    for cell in table.state.landscape:
        centre = table.scene.camera.find_scene_rect(cell).center()
        assert table.scene.camera.find_cell(centre) == cell


def test_points_can_be_hidden(table: Table) -> None:
    table.settings.points_wanted = False
    table.session.play(Take(1))
    tile = table.state.hands[Heir.WHITE][0].id
    table.rest()
    table.click(HandTile(Heir.WHITE, tile))
    cell = next(iter(table.session.options.list_expand_cells(tile)))
    table.press(Qt.Key.Key_F)
    table.hover(LandCell(cell))
    assert "White" not in table.note


def test_cells_of_a_score_line_are_lit(table: Table) -> None:
    table.view.controller.show_cells(frozenset([(0, 0)]))
    assert table.scene.highlights.cells == {(0, 0)}
    table.view.controller.show_cells(frozenset())
    assert table.scene.highlights.cells == frozenset()


@pytest.mark.parametrize("size", [(900, 520), (1280, 640), (1920, 980), (3840, 2000)])
def test_nothing_overlaps_at_any_size(table: Table, size: tuple[int, int]) -> None:
    table.view.resize(*size)
    QCoreApplication.processEvents()
    layout = table.scene.layout
    whole = QRectF(0, 0, *size)
    panels = [
        layout.reserve_rect,
        layout.chronicle_rect,
        layout.heirs[0].panel_rect,
        layout.heirs[1].panel_rect,
    ]
    for index, panel in enumerate(panels):
        assert whole.contains(panel)
        assert not layout.landscape_rect.intersects(panel)
        for other in panels[index + 1 :]:
            assert not panel.intersects(other)
    places = [layout.ring.find_slot_rect(slot) for slot in range(7)]
    for index, place in enumerate(places):
        assert layout.reserve_rect.contains(place)
        for other in places[index + 1 :]:
            assert not place.intersects(other)
    assert layout.chronicle_rect.height() >= layout.line_height * 4
    for heir in layout.heirs:
        rows = [
            heir.header_rect,
            heir.hand_rect,
            *heir.access_rects,
            heir.info_rect,
            *heir.troop_rects,
        ]
        for index, row in enumerate(rows):
            assert heir.panel_rect.contains(row)
            for other in rows[index + 1 :]:
                assert not row.adjusted(0.01, 0.01, -0.01, -0.01).intersects(other)
        for count in (3, 4, 6, 9):
            for index in range(count):
                assert heir.panel_rect.contains(heir.find_tile_rect(index, count))
    check(table)


def test_a_table_without_a_game_takes_every_gesture(make_table: Callable[[], Table]) -> None:
    table = make_table()
    for where in (QPoint(100, 100), QPoint(640, 320), QPoint(1200, 500)):
        table.click_at(where)
        table.drag(where, where + QPoint(50, 50))
    table.press(Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_F, Qt.Key.Key_Escape)
    table.view.fit()
    table.view.zoom_in()
    table.settings.facing_player = True
    table.view.controller.show_cells(frozenset([(0, 0)]))
    table.view.controller.cancel()
    assert not table.view.grab().isNull()
    assert table.announcements == []


@pytest.mark.parametrize("letters", [13, 26])
def test_discounts_and_the_hand_are_both_shown(
    table: Table,
    position: Position,
    monkeypatch: pytest.MonkeyPatch,
    letters: int,
) -> None:
    land = [{"at": [0, 0], "tile": "mill"}, {"at": [1, 0], "tile": "farm"}]
    hands = {"white": ["market-wood", "cathedral-stone"]}
    table.open(position(landscape=land, hands=hands))
    font = table.view.font()
    font.setPixelSize(letters)
    table.view.setFont(font)
    table.settings.motion_factor = 0.0
    assert table.session.play(Expand("cathedral-stone", (0, 1)))
    rects: dict[str, QRectF] = {}

    def listen(*given: Any) -> float:
        rects[simplify(given[3])] = given[1]
        return write_line(*given)

    monkeypatch.setattr(reserve_panel, "write_line", listen)
    place = table.scene.heir_places[Heir.WHITE]
    image = QImage(1280, 640, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    place.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    assert {"1 discount", "Hand: 1 of 3"} <= rects.keys()
    assert not rects["1 discount"].intersects(rects["Hand: 1 of 3"])

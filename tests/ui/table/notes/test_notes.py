"""Notes about what the pointer rests on: what they tell, and what they leave in sight."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtWidgets import QApplication

from tests.box import load_box
from tests.play import choose
from tests.ui.table.conftest import Position, Table, move_pointer
from twoheirs_qt.games.two_heirs.displays.target_display import find_road
from twoheirs_qt.games.two_heirs.play.unseen import find_unseen
from twoheirs_qt.games.two_heirs.rules import START, EndTurn, Heir, State, Terrain
from twoheirs_qt.games.two_heirs.rules.access import list_access_sources
from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.games.two_heirs.rules.roads import trace_roads
from twoheirs_qt.games.two_heirs.scene.piece_items import find_token_rect
from twoheirs_qt.games.two_heirs.things.heirs import AccessGlyph, HandTile
from twoheirs_qt.games.two_heirs.things.henry import make_forecast_highlights, make_forecast_lines
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.games.two_heirs.things.reserve import ReservePlace, SupplyPile
from twoheirs_qt.games.two_heirs.things.thing import Thing
from twoheirs_qt.games.two_heirs.things.troops import HeirTroop
from twoheirs_qt.games.two_heirs.words.solo import CELL_BY_RULE
from twoheirs_qt.tabletop.window.settings import TurnPace

WHITE = Heir.WHITE


@pytest.fixture
def road(position: Position) -> State:
    """A road with one end: the Mill's, and another tile with a road beside it."""
    return position(
        landscape=[
            {"at": [0, 0], "tile": "mill", "owner": "white"},
            {"at": [1, 0], "tile": "farm", "owner": "blue"},
        ],
        score_roads=True,
    )


def test_resting_on_a_road_tells_who_scores_it_and_lights_it(table: Table, road: State) -> None:
    table.open(road)
    face = road.landscape[(0, 0)]
    parts = face.roads[road.south]
    assert parts, "the tile has a road"
    rect = LandCell((0, 0)).find_rect(table.scene)
    way = ((0, -1), (1, 0), (0, 1), (-1, 0))[parts[0][0]]
    end = rect.center().toPoint() + QPoint(
        round(way[0] * rect.width() * 0.42), round(way[1] * rect.width() * 0.42)
    )
    viewport = table.view.viewport()
    move_pointer(viewport, rect.center().toPoint())
    move_pointer(viewport, end)
    table.clock.advance(500)
    assert table.note.startswith("Road over"), table.note
    mine = next(traced for traced in trace_roads(road) if (0, 0) in traced)
    assert table.scene.highlights.cells == set(mine)
    move_pointer(viewport, rect.center().toPoint())
    table.clock.advance(500)
    assert table.note.startswith("Mill")


def test_a_treasure_that_lies_over_a_road_tells_of_itself(alone: Table) -> None:
    alone.settings.turn_pace = TurnPace.OFF
    random, over_roads = Random(2), 0
    while not alone.session.is_over and over_roads < 3:
        alone.session.play(choose(alone.state, random))
        alone.rest()
        if not isinstance(alone.session.done_commands[-1].action, EndTurn):
            continue
        solo, camera = alone.state.solo, alone.scene.camera
        for cell in solo.treasures if solo is not None else ():
            tile = camera.find_scene_rect(cell)
            token = find_token_rect(tile, is_low=False).center()
            on_edge = QPointF(tile.left() + tile.width() * 0.12, token.y())
            if find_road(alone.state, cell, tile, on_edge, camera.view_direction) is None:
                continue
            over_roads += 1
            move_pointer(alone.view.viewport(), QPoint(2, 2))
            move_pointer(alone.view.viewport(), on_edge.toPoint())
            alone.clock.advance(500)
            assert "Removed once" in alone.note
    assert over_roads >= 3


def test_the_note_of_a_tile_in_the_ring_leaves_free_where_henry_would_put_it(
    alone: Table,
) -> None:
    alone.settings.turn_pace = TurnPace.OFF
    random, checked = Random(2), 0
    while not alone.session.is_over and checked < 40:
        alone.session.play(choose(alone.state, random))
        alone.rest()
        if not isinstance(alone.session.done_commands[-1].action, EndTurn):
            continue
        for slot in (slot for slot, tile in enumerate(alone.state.slots) if tile is not None):
            alone.hover(ReservePlace(slot))
            alone.clock.advance(500)
            wanted = make_forecast_highlights(alone.state, slot)
            cells = frozenset[Cell]() if wanted is None else wanted.cells | wanted.missing_cells
            place = alone.scene.note.scene_rect
            for cell in (*cells, *alone.state.landscape):
                assert not place.intersects(
                    alone.scene.camera.find_scene_rect(cell).adjusted(2, 2, -2, -2)
                )
            checked += bool(cells)
            move_pointer(alone.view.viewport(), QPoint(2, 2))
    assert checked >= 40


def test_where_henry_would_put_a_tile_is_reported_unless_one_plays_without_help(
    alone: Table,
) -> None:
    advised = 0
    for slot in (slot for slot, tile in enumerate(alone.state.slots) if tile is not None):
        lines = make_forecast_lines(alone.state, slot, str)
        words = [alone.scene.localize(item) for item in CELL_BY_RULE.values()]
        for no_help in (False, True):
            alone.settings.no_help = no_help
            alone.hover(LandCell(START))
            alone.hover(ReservePlace(slot))
            alone.clock.advance(500)
            assert alone.note
            begins = any(word.partition("{")[0] in alone.note for word in words)
            assert begins is (bool(lines) and not no_help), alone.note
        advised += bool(lines)
    assert advised


def test_unseen_tiles_are_the_supply_and_the_face_down_start(table: Table) -> None:
    unseen = find_unseen(table.state)
    ids = {tile.id for tiles in unseen.tiles.values() for tile in tiles}
    start = table.state.landscape[START].tile.id
    assert ids == {tile.id for tile in table.state.stack} | {start}
    assert (unseen.supply_count, unseen.includes_starting_tile) == (len(table.state.stack), True)


def test_the_note_of_the_supply_can_be_hidden(table: Table) -> None:
    table.hover(SupplyPile())
    table.clock.advance(500)
    assert "not seen yet" in table.note
    table.settings.unseen_shown = False
    table.hover(LandCell((0, 0)))
    table.hover(SupplyPile())
    table.clock.advance(500)
    assert "not seen yet" not in table.note


def test_notes_of_tiles_leave_all_free_that_they_are_compared_with(
    table: Table, market: State
) -> None:
    """The ring, the supply, the hand, and what the heir has access to: all on its sheet."""
    table.open(market)
    snapshot = table.scene.snapshot
    assert snapshot is not None
    panels: list[tuple[Thing, QRectF]] = [
        (ReservePlace(slot), table.scene.layout.reserve_rect)
        for slot, place in enumerate(snapshot.places)
        if place.tile
    ]
    for heir in Heir:
        panel = table.scene.placer.find_heir_layout(heir).panel_rect
        panels += [(HandTile(heir, tile), panel) for tile in snapshot.hands[heir]]
        panels += [(AccessGlyph(heir, terrain), panel) for terrain in Terrain]
        panels += [(HeirTroop(heir, index), panel) for index in range(3)]
    panels.append((SupplyPile(), table.scene.layout.reserve_rect))
    for target, panel in panels:
        table.hover(target)
        table.clock.advance(500)
        assert table.note
        note = table.scene.note.sceneBoundingRect().adjusted(22, 22, -22, -22)
        assert not note.intersects(panel), target
        assert table.scene.sceneRect().contains(note)


@pytest.mark.parametrize("rows", [1, 3])
def test_the_note_of_a_building_leaves_free_what_its_points_come_from(
    table: Table, position: Position, rows: int
) -> None:
    """A Market in the middle of a landscape; its neighbours are lit, and none is covered."""
    others = ["farm", "sawmill", "quarry", "mine", "bakery", "smithy", "cowshed", "lodge"]
    land = [{"at": [0, 0], "tile": "market-wood", "owner": "white"}]
    around = [(x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if (x, y) != (0, 0)]
    land += [
        {"at": list(at), "tile": tile}
        for at, tile in zip(around, others, strict=True)
        if rows == 3 or at[1] == 0
    ]
    table.open(position(landscape=land))
    table.hover(LandCell((0, 0)))
    table.clock.advance(500)
    note = table.scene.note
    assert table.note.startswith("Market"), table.note
    assert len(table.scene.highlights.cells) >= 2
    place = note.scene_rect.adjusted(1, 1, -1, -1)
    for cell in table.scene.highlights.cells | {(0, 0)}:
        assert not place.intersects(LandCell(cell).find_rect(table.scene)), cell
    assert table.scene.sceneRect().contains(place)
    assert not any(place.intersects(panel) for panel in note.panels)


def test_no_note_stays_behind_where_the_landscape_moves_away(table: Table, market: State) -> None:
    def read_note() -> str:
        table.view.fit()
        table.rest()
        table.hover(LandCell((5, 5)))
        table.hover(LandCell((1, 0)))
        table.clock.advance(500)
        return table.note

    table.open(market)
    assert read_note().startswith("wheat field")
    table.turn_wheel(table.find_point(LandCell((1, 0))), 120)
    assert not table.note
    table.clock.advance(500)
    assert table.note.startswith("wheat field"), "the pointer rests on it still"
    assert read_note().startswith("wheat field")
    table.drag(
        table.find_point(LandCell((1, 0))), table.find_point(LandCell((1, 0))) + QPoint(60, 40)
    )
    assert not table.note
    assert read_note().startswith("wheat field")
    table.view.resize(1100, 600)
    QApplication.processEvents()
    assert not table.note


@pytest.mark.parametrize("goal", [(1, 0), (0, 1), (-1, 0), (0, -1)])
def test_the_note_of_a_way_leaves_free_all_tiles_the_troop_may_go_to(
    table: Table, position: Position, goal: Cell
) -> None:
    ways = {(1, 0), (0, 1), (-1, 0), (0, -1)}
    tiles = iter(sorted(load_box().tiles))
    around = ((x, y) for x in range(-2, 3) for y in range(-2, 3))
    cells = sorted(around, key=lambda cell: max(map(abs, cell)))
    land = [{"at": list(cell), "tile": next(tiles)} for cell in cells]
    far = [{"kind": "retinue", "at": [2, 2]}, {"kind": "troop"}, {"kind": "troop"}]
    table.open(position(landscape=land, troops={"blue": far}))
    table.click(LandCell((0, 0)))
    assert table.scene.highlights.troop_targets >= ways
    table.hover(LandCell(goal))
    assert table.note
    place = table.scene.note.sceneBoundingRect().adjusted(22, 22, -22, -22)
    for cell in cells:  # there is room for it beside the field
        assert not place.intersects(LandCell(cell).find_rect(table.scene)), cell
    assert table.scene.sceneRect().contains(place)
    assert not place.intersects(table.scene.placer.find_heir_layout(WHITE).panel_rect)


@pytest.mark.parametrize(
    ("tile", "kind", "others"),
    [
        ("trading-post-farm", "Farms", ("Sawmills", "Quarries")),
        ("trading-post-sawmill", "Sawmills", ("Farms", "Quarries")),
        ("trading-post-quarry", "Quarries", ("Farms", "Sawmills")),
    ],
)
def test_a_trading_post_tells_of_its_own_kind_alone(
    table: Table, position: Position, tile: str, kind: str, others: tuple[str, str]
) -> None:
    hands = {"white": [tile], "blue": []}
    table.open(position(landscape=[{"at": [0, 0], "tile": "mill"}], hands=hands))
    table.hover(LandCell((0, 0)))
    table.hover(HandTile(WHITE, tile))
    table.clock.advance(500)
    assert f"3 points for each of your {kind}." in table.note
    assert not any(other in table.note for other in others)


@pytest.mark.parametrize("owner", ["white", "blue"])
def test_a_building_in_the_landscape_tells_its_effect_as_in_the_hand(
    table: Table, position: Position, owner: str
) -> None:
    """The hand of the other heir lies upside down and is not read there."""
    built = {"at": [0, 0], "tile": "inn-wood", "owner": owner}
    table.open(position(landscape=[built], hands={"white": ["inn-wheat"], "blue": []}))
    table.hover(LandCell((0, 0)))
    table.clock.advance(500)
    assert table.note.startswith("Inn (column)")
    assert "1 for each tile in its column, up to 3 on each side" in table.note
    assert "row" not in table.note
    assert "woods and pasture" in table.note
    table.hover(HandTile(WHITE, "inn-wheat"))
    table.clock.advance(500)
    assert "1 for each tile in its row, up to 3 on each side" in table.note
    assert "column" not in table.note


def test_what_scores_nothing_is_not_called_doubled(table: Table, position: Position) -> None:
    tower = {"at": [1, -1], "tile": "siege-tower-stone-2", "owner": "white"}
    table.open(position(landscape=[{"at": [0, 0], "tile": "mill"}, tower]))
    table.hover(LandCell((1, -1)))
    table.clock.advance(500)
    assert "scores 0 points now" in table.note
    assert "with a troop" not in table.note


def test_hovering_access_tells_from_where(table: Table, market: State) -> None:
    table.open(market)
    table.hover(AccessGlyph(WHITE, market.landscape[(0, 0)].terrain))
    assert "from a tile with a troop" in table.note
    assert (0, 0) in table.scene.highlights.cells


def test_hovering_access_ties_all_sources_to_the_glyph(table: Table, market: State) -> None:
    table.open(market)
    connectors = table.scene.connectors
    for heir in Heir:
        for terrain in Terrain:
            glyph = AccessGlyph(heir, terrain)
            table.hover(glyph)
            results = [
                source for source in list_access_sources(market, heir) if source.resource is terrain
            ]
            assert len(connectors.connectors) == len(results)
            for thread, source in zip(connectors.connectors, results, strict=True):
                where: Thing
                if source.slot is not None:
                    where = ReservePlace(source.slot)
                else:
                    assert source.cell is not None
                    where = LandCell(source.cell)
                assert where.find_rect(table.scene).contains(thread.p1())
                assert glyph.find_rect(table.scene).contains(thread.p2())
    table.hover(LandCell((3, 3)))
    assert not connectors.isVisible()


def test_resting_on_a_building_tells_name_owner_and_points(
    table: Table, position: Position
) -> None:
    state = position(
        landscape=[
            {"at": [0, 0], "tile": "mill", "owner": "blue"},
            {"at": [1, 0], "tile": "farm"},
        ]
    )
    table.open(state)
    table.hover(LandCell((0, 0)))
    assert table.note == ""
    table.clock.advance(500)
    assert table.note.splitlines() == [
        "Mill",
        "Blue, at M13",
        "1 point for each tile of the connected area of wheat it belongs to, including itself.",
        "wheat field",
        "scores 4 points now, doubled by the troop",
        "without the troop on it: 2",
    ]
    assert table.scene.highlights.cells == {(0, 0), (1, 0)}


def test_resting_on_a_tile_shows_it_large(table: Table, market: State) -> None:
    """Whatever is small or upside down: of the ring, a hand and the landscape."""
    table.open(market)
    snapshot = table.session.model.snapshot
    tile = snapshot.places[1].tile
    for target, name in (
        (ReservePlace(1), tile),
        (HandTile(WHITE, "market-wood"), "market-wood"),
        (HandTile(Heir.BLUE, "lodge"), "lodge"),
    ):
        table.hover(LandCell((5, 5)))
        table.hover(target)
        table.clock.advance(500)
        look = table.scene.note.look
        assert look is not None
        assert look.tile.id == name
        assert not look.is_turned
        side = table.scene.placer.find_tile_item(look.tile.id).find_rect_in_scene().width()
        assert table.scene.note.boundingRect().height() > 1.5 * side
    table.hover(SupplyPile())
    table.clock.advance(500)
    assert table.scene.note.look is None

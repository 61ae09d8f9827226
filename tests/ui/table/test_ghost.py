"""The ghost of a tile in hand: what pays for it, what it would score and give."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt

from tests.ui.table.conftest import Position, Table
from twoheirs_qt.games.two_heirs.rules import Build, Heir, State, apply_silently, make_score_sheet
from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.games.two_heirs.things.heirs import HandTile
from twoheirs_qt.games.two_heirs.things.land import LandCell

WHITE = Heir.WHITE


def test_a_thread_leads_from_each_source_to_its_glyph_on_the_ghost(
    table: Table, market: State
) -> None:
    table.open(market)
    table.click(HandTile(WHITE, "market-wood"))
    table.hover(LandCell((0, 1)))
    preview = table.session.options.preview(Build("market-wood", (0, 1)))
    assert preview.payment is not None
    connectors = table.scene.connectors
    assert len(connectors.connectors) == len(preview.payment.sources) > 0
    ghost = LandCell((0, 1)).find_rect(table.scene)
    for thread, source in zip(connectors.connectors, preview.payment.sources, strict=True):
        assert ghost.contains(thread.p2())
        begin = (
            table.scene.layout.ring.find_slot_rect(source.slot)
            if source.slot is not None
            else table.scene.camera.find_scene_rect(source.cell or (9, 9))
        )
        assert begin.contains(thread.p1())
    assert not connectors.missing
    table.press(Qt.Key.Key_Escape)
    assert not connectors.isVisible()


def test_what_nothing_covers_is_crossed_out_on_the_ghost(table: Table, market: State) -> None:
    table.open(market)
    table.click(HandTile(WHITE, "cathedral-stone"))
    table.hover(LandCell((0, 1)))
    preview = table.session.options.preview(Build("cathedral-stone", (0, 1)))
    assert preview.payment is not None
    assert len(table.scene.connectors.missing) == sum(preview.payment.missing_resources) > 0
    assert "missing" in table.note


def test_a_ghost_tells_what_the_building_scores_with_a_troop_on_it(
    table: Table, market: State
) -> None:
    table.open(market)
    table.click(HandTile(WHITE, "market-wood"))
    table.hover(LandCell((0, 1)))
    assert "with your troop on it:" in table.note


def test_an_expansion_tells_what_it_would_give(table: Table, market: State) -> None:
    table.open(market)
    table.click(HandTile(WHITE, "cathedral-stone"))
    table.press(Qt.Key.Key_F)
    table.hover(LandCell((0, 1)))
    assert "gives a discount of 1 resource" in table.note
    assert "access to stone" in table.note


def test_breaking_a_camp_shows_both_scores_before_it_is_done(
    table: Table, position: Position
) -> None:
    state = position(
        landscape=[
            {"at": [0, 0], "tile": "mill", "owner": "blue"},
            {"at": [1, 0], "tile": "camp-stone", "owner": "white"},
        ],
        taken=True,
        shield={"place": 0, "crown": "blue"},
    )
    table.open(state)
    table.click(LandCell((1, 0)))
    assert table.scene.offer.isVisible() or table.bubble
    if table.scene.offer.isVisible():
        assert "Strike the Camp" in table.note
        assert "White" in table.note
        assert "Blue" in table.note


def test_a_troop_that_may_not_go_there_does_not_hide_who_stands_there(
    table: Table, position: Position
) -> None:
    land = [{"at": [0, 0], "tile": "mill"}, {"at": [1, 0], "tile": "farm"}]
    troops = {"white": [{"kind": "troop", "at": [1, 0]}]}
    table.open(position(landscape=land, troops=troops))
    ghost = table.scene.ghost

    def find_scene_rect(cell: Cell) -> QRectF:
        return table.scene.placer.find_troop_rect(cell).translated(table.scene.camera.origin)

    table.click(LandCell((1, 0)))
    table.hover(LandCell((0, 0)))
    assert "troop" in table.note
    assert ghost.isVisible()
    other = find_scene_rect((0, 0))
    hidden = ghost.rect.intersected(other)
    assert hidden.width() * hidden.height() < other.width() * other.height() / 3


def test_a_ghost_grows_with_the_landscape_under_it(table: Table, market: State) -> None:
    table.open(market)
    table.click(HandTile(WHITE, "market-wood"))
    table.hover(LandCell((0, 1)))
    note = table.note
    table.turn_wheel(table.find_point(LandCell((0, 1))), 240)
    assert table.scene.ghost.rect == LandCell((0, 1)).find_rect(table.scene)
    assert table.note == note
    table.press(Qt.Key.Key_F)
    table.view.zoom_out()
    assert table.scene.ghost.isVisible()
    assert table.scene.ghost.rect == LandCell((0, 1)).find_rect(table.scene)


def test_lit_cells_carry_points_on_demand(table: Table, market: State) -> None:
    """Those that the tile in hand, or the troop, would bring there; the hand keeps what it has."""
    table.open(market)
    tile = HandTile(Heir.WHITE, "market-wood")
    table.click(tile)
    assert not table.scene.cell_points.points
    table.settings.cell_points_shown = True
    assert table.controller.selected is not None
    lit = table.session.options.list_build_cells("market-wood")
    points = table.scene.cell_points.points
    assert set(points) == lit
    for cell, (own, other) in points.items():
        sheet = make_score_sheet(apply_silently(table.state, Build("market-wood", cell))).heirs
        before = table.session.model.snapshot.heirs
        assert (own, other) == tuple(sheet[heir].total - before[heir].points for heir in Heir)
    table.press(Qt.Key.Key_F)
    assert set(table.scene.cell_points.points) == table.session.options.list_expand_cells(
        "market-wood"
    )
    table.settings.points_wanted = False
    table.click(tile)
    assert not table.scene.cell_points.points, "points are hidden"

"""Tiles of the hand and of the ring show whether they can be paid."""

from __future__ import annotations

from random import Random

from PySide6.QtGui import QImage, QPainter

from tests.play import RESTLESS, choose
from tests.ui.table.conftest import Table
from twoheirs_qt.games.two_heirs.rules import Heir, State, Take, apply_silently, find_coverage
from twoheirs_qt.games.two_heirs.table.reading.properties import PropertyReader
from twoheirs_qt.games.two_heirs.things.heirs import HandTile
from twoheirs_qt.games.two_heirs.things.reserve import ReservePlace

WHITE = Heir.WHITE


def paint_tile(table: Table, tile: str) -> QImage:
    """The item of a tile as it is painted."""
    item = table.scene.placer.find_tile_item(tile)
    size = item.boundingRect().size().toSize()
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(-item.boundingRect().topLeft())
    item.paint(painter, None)  # type: ignore[arg-type]
    painter.end()
    return image


def test_each_tile_shows_what_building_it_would_lack(table: Table) -> None:
    """Of the ring those that may be taken, with what there is once they are."""
    random, seen = Random(5), set[bool]()
    table.settings.motion_factor = 0.0
    for _ in range(80):
        state, snapshot = table.state, table.session.model.snapshot
        known = {
            tile.id: find_coverage(state, tile).missing_resources
            for tile in state.hands[state.active]
        }
        for slot in table.session.options.takeable_slots:
            tile = state.slots[slot]
            assert tile is not None
            known[tile.id] = find_coverage(
                apply_silently(state, Take(slot)), tile
            ).missing_resources
        assert snapshot.missing_resources == known
        seen |= {any(short) for short in known.values()}
        assert table.session.play(choose(state, random, RESTLESS))
        if table.session.is_over:
            break
    assert seen == {True, False}


def test_what_can_be_paid_bears_a_tick_and_what_is_missing_is_crossed_out(
    table: Table, market: State
) -> None:
    table.open(market)
    paid, lacking = paint_tile(table, "market-wood"), paint_tile(table, "cathedral-stone")
    snapshot = table.session.model.snapshot
    assert not any(snapshot.missing_resources["market-wood"])
    assert any(snapshot.missing_resources["cathedral-stone"])
    for tile, marked in (("market-wood", paid), ("cathedral-stone", lacking)):
        table.scene.placer.find_tile_item(tile).mark()
        assert paint_tile(table, tile) != marked
    assert "lodge" not in snapshot.missing_resources, "the other heir's turn will be another"


def test_points_on_lit_cells_leave_ticks_and_crosses_where_they_are(
    table: Table, market: State
) -> None:
    table.open(market)
    table.click(HandTile(WHITE, "market-wood"))
    tiles = [*table.session.model.snapshot.missing_resources]
    before = [paint_tile(table, tile) for tile in tiles]
    table.settings.cell_points_shown = True
    assert table.scene.highlights.points
    assert [paint_tile(table, tile) for tile in tiles] == before
    shown = [HandTile(WHITE, tile.id).find_rect(table.scene) for tile in market.hands[WHITE]]
    shown += [ReservePlace(slot).find_rect(table.scene) for slot in range(7)]
    for label in table.scene.cell_points.list_text_rects():
        assert not any(label.intersects(rect) for rect in shown)


def test_the_note_and_the_screen_reader_tell_it_too(table: Table, market: State) -> None:
    table.open(market)
    table.hover(HandTile(WHITE, "market-wood"))
    table.clock.advance(500)
    assert "You can afford it now." in table.note
    table.hover(HandTile(WHITE, "cathedral-stone"))
    table.clock.advance(500)
    assert "Missing now: " in table.note
    slot = min(table.session.options.takeable_slots)
    table.hover(ReservePlace(slot))
    table.clock.advance(500)
    line = next(line for line in table.note.splitlines() if "once taken" in line.lower())
    description = PropertyReader(table.view).describe_properties(ReservePlace(slot)).description
    assert line in description.replace("\xa0", " ")

"""Correcting the catalogue in the window by few clicks and keys; it is kept, exported, imported."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.reading import simplify
from tests.ui.conftest import process_events, start_game
from tests.ui.heir_program import Program
from twoheirs_qt.games.two_heirs.codec.catalogue import load_catalogue, load_installed_catalogue
from twoheirs_qt.games.two_heirs.drawing.land import find_road_end
from twoheirs_qt.games.two_heirs.real_table.catalogue.entry_stack import format_catalogue
from twoheirs_qt.games.two_heirs.real_table.catalogue.page import CataloguePage
from twoheirs_qt.games.two_heirs.rules import Terrain, Tile
from twoheirs_qt.games.two_heirs.rules.cells import Edge
from twoheirs_qt.games.two_heirs.rules.components import Source

MAX_INPUTS = 1200


def open_page(program: Program) -> CataloguePage:
    program.game_pages.home.page.plain[program.window.menus.own_catalogue].click()
    process_events()
    page = program.window.pages.currentWidget()
    assert isinstance(page, CataloguePage)
    return page


def open_page_from_menu(program: Program) -> CataloguePage:
    program.window.menus.own_catalogue.trigger()
    process_events()
    page = program.window.pages.currentWidget()
    assert isinstance(page, CataloguePage)
    return page


class Owner:
    """Types in what is printed on tiles, and counts clicks and keys."""

    def __init__(self, page: CataloguePage) -> None:
        self.page = page
        self.inputs = 0

    def click(self, widget: QWidget, place: QPoint | None = None) -> None:
        middle = widget.rect().center() if place is None else place
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=middle)
        self.inputs += 1

    def type_in(self, tile: Tile) -> None:
        """Make the shown tile cost and look as this one, and go on to the next."""
        page = self.page
        for terrain in Terrain:
            while page.tile.cost[terrain] < tile.cost[terrain]:
                self.click(page.costs[terrain].more)
            while page.tile.cost[terrain] > tile.cost[terrain]:
                self.click(page.costs[terrain].less)
        wanted = {edge for section in tile.roads for edge in section}
        for edge in Edge:
            if (edge in {one for section in page.tile.roads for one in section}) != (
                edge in wanted
            ):
                place = page.view.tile_rect
                end = find_road_end(place, edge)
                self.click(page.view, (end + (place.center() - end) * 0.1).toPoint())
        if page.tile.terrain is not tile.terrain:
            self.click(page.terrains[tile.terrain])
        QTest.keyClick(page, Qt.Key.Key_PageDown)
        self.inputs += 1


def choose_other_tile(tile: Tile, tiles: list[Tile]) -> Tile:
    """Facts that differ from a tile's as those of a real box might."""
    return tiles[(tiles.index(tile) + 7) % len(tiles)]


def test_54_tiles_are_typed_in_with_few_inputs(program: Program) -> None:
    page = open_page(program)
    owner, tiles = Owner(page), list(load_installed_catalogue().tiles.values())
    for name in list(page.tiles.keys):
        assert page.tile.id == name
        printed = choose_other_tile(page.tile, tiles)
        owner.type_in(printed)
        corrected = page.entry_stack.catalogue.tiles[str(name)]
        assert (corrected.cost, corrected.terrain) == (printed.cost, printed.terrain)
        assert frozenset(corrected.roads) == frozenset(printed.roads)
    assert owner.inputs <= MAX_INPUTS
    program.store.flush()
    kept = load_catalogue(program.shown.services.folders.catalogue)
    assert kept.digest == page.entry_stack.catalogue.digest


def test_a_correction_serves_new_games_at_once_and_running_ones_keep_theirs(
    program: Program,
) -> None:
    start_game(program)
    running = program.session.state
    page = open_page_from_menu(program)
    page.costs[Terrain.WOOD].more.click()
    name = page.tile.id
    assert page.tile.cost != load_installed_catalogue().tiles[name].cost
    assert program.session.state == running
    start_game(program)
    assert program.session.state.catalogue.digest == page.entry_stack.catalogue.digest
    page.undo.trigger()
    start_game(program)
    assert program.session.state.catalogue.digest == load_installed_catalogue().digest


def test_a_correction_is_marked_with_its_source_and_undone(program: Program) -> None:
    page = open_page(program)
    first = page.tile
    page.costs[Terrain.WOOD].more.click()
    assert page.tile.sources["cost"] is Source.OWNER
    assert simplify(page.facts["cost"].text()).startswith("✎ from your tile; in the program: ")
    assert page.tiles.item(0).text().startswith("✎ ")
    page.undo.trigger()
    assert page.tile == first
    assert not page.tiles.item(0).text().startswith("✎ ")
    page.redo.trigger()
    page.reset.trigger()
    assert page.tile == first


def test_a_cost_has_limits_and_odd_terrains_are_reported(program: Program) -> None:
    page = open_page(program)
    for _ in range(10):
        page.costs[Terrain.STONE].more.click()
    assert page.tile.cost[Terrain.STONE] == 9
    assert simplify(page.bubble.text) == "A tile costs 0 to 9 of a resource."
    page.terrains[Terrain.STONE].click()
    assert "the rulebooks say three each" in simplify(page.bar.line)


def test_a_catalogue_is_exported_and_taken_in_again(program: Program, tmp_path: Path) -> None:
    page = open_page(program)
    page.costs[Terrain.WOOD].more.click()
    corrected = page.entry_stack.catalogue.digest
    page.export_file(tmp_path / "box.json")
    page.reset_all.trigger()
    assert page.entry_stack.catalogue.digest == load_installed_catalogue().digest
    page.import_file(tmp_path / "box.json")
    assert page.entry_stack.catalogue.digest == corrected
    (tmp_path / "other.json").write_text("{}")
    page.import_file(tmp_path / "other.json")
    assert page.bubble.text
    assert page.entry_stack.catalogue.digest == corrected


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x89PNG\r\n",
        b"[" * 100_000,
        b'{"format": "twoheirs-catalogue"',
        format_catalogue(load_installed_catalogue()).replace('"wood": 1', '"wood": -1').encode(),
        format_catalogue(load_installed_catalogue()).replace('"mill"', '"bakery"').encode(),
        b" " * 20_000_000,
    ],
    ids=["empty", "a picture", "deep", "cut off", "a cost below 0", "a tile twice", "large"],
)
def test_a_damaged_catalogue_is_one_sentence_and_nothing_changes(
    program: Program, tmp_path: Path, content: bytes
) -> None:
    page = open_page(program)
    page.costs[Terrain.WOOD].more.click()
    corrected = page.entry_stack.catalogue
    (tmp_path / "other.json").write_bytes(content)
    page.import_file(tmp_path / "other.json")
    assert page.bubble.text
    assert "\n" not in page.bubble.text
    assert page.entry_stack.catalogue == corrected

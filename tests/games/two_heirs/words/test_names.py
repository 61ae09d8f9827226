"""Everything on the table has a name, and no two cells have the same."""

from __future__ import annotations

from tests.box import box
from twoheirs_qt.games.two_heirs.rules import Building, Heir
from twoheirs_qt.games.two_heirs.words.names import (
    building_name,
    cell_name,
    column_name,
    combine_equal_names,
    henry_name,
    player_name,
    row_name,
    tile_name,
    tile_name_of,
    tile_object_among,
    tile_object_of,
    treasure_name,
)
from twoheirs_qt.tabletop.text.text import join_by_and, make_plain_text, render_english


def test_the_starting_tile_is_the_middle_of_the_grid() -> None:
    assert render_english(cell_name((0, 0))) == "M13"


def test_letters_grow_to_the_right_and_numbers_down() -> None:
    assert render_english(cell_name((1, -1))) == "N12"
    assert render_english(cell_name((-12, 13))) == "A26"
    assert render_english(cell_name((13, -12))) == "Z1"
    assert (column_name(-13), column_name(14), row_name(-13)) == (None, None, None)


def test_cells_off_the_grid_have_names_too() -> None:
    assert render_english(cell_name((-13, 4))) == "(-13, 4)"
    assert render_english(cell_name((0, -13))) == "(0, -13)"


def test_no_two_cells_have_the_same_name() -> None:
    cells = [(x, y) for x in range(-40, 41) for y in range(-40, 41)]
    assert len({render_english(cell_name(cell)) for cell in cells}) == len(cells)


def test_every_tile_and_treasure_has_a_name() -> None:
    tiles = box().tiles.values()
    assert render_english(tile_name(box().tiles["inn-wheat"])) == "Inn (row)"
    assert render_english(tile_name(box().tiles["guild-pottery"])) == "Guild (Pottery)"
    assert render_english(tile_name(box().tiles["watchtower-wood-column"])) == "Watchtower (column)"
    assert (
        len({render_english(tile_name(tile)) for tile in tiles})
        == 24 - 7 + 2 + 2 + 3 + 2 + 2 + 2 + 3
    )
    for tile in tiles:
        name = render_english(tile_name(tile)).split(" (")[0]
        assert render_english(tile_object_of(tile.id, box())) == f"the {name}"
    names = {render_english(treasure_name(treasure)) for treasure in box().treasures.values()}
    assert len(names) == 10
    assert {"Row: wheat field", "Formation: north and south"} <= names


def test_an_unknown_tile_stands_for_itself() -> None:
    assert render_english(tile_name_of("no {such} tile", box())) == "no {such} tile"


def test_heirs_are_called_by_name_or_colour() -> None:
    names = (" ", henry_name())
    assert render_english(player_name(names, Heir.WHITE)) == "White"
    assert render_english(player_name(names, Heir.BLUE)) == "Henry"
    assert render_english(player_name(("Zoë", ""), Heir.WHITE)) == "Zoë"
    assert player_name((make_plain_text("Zoë"), ""), Heir.BLUE) == player_name(("", ""), Heir.BLUE)


def test_tiles_of_one_name_are_listed_once() -> None:
    mill, inn = building_name(Building.MILL), building_name(Building.INN)
    assert (
        render_english(join_by_and(combine_equal_names([mill, inn, mill])))
        == "Mill (2 tiles) and Inn"
    )


def test_a_tile_is_named_so_that_others_of_its_name_differ() -> None:
    tiles = box().tiles
    inns = [tiles["inn-wheat"], tiles["inn-wood"]]
    camps = [tiles["camp-wheat"], tiles["camp-stone"]]
    mill = tiles["mill"]
    assert render_english(tile_object_among(inns[0], [*inns, mill])) == "the Inn (row)"
    assert render_english(tile_object_among(camps[1], [*camps, mill])) == "the Camp (stone)"
    assert render_english(tile_object_among(inns[0], [inns[0], *camps])) == "the Inn"
    assert render_english(tile_object_among(mill, [*inns, *camps])) == "the Mill"

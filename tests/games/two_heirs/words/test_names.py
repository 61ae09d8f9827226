"""Everything on the table has a name, and no two cells have the same."""

from __future__ import annotations

from tests.box import load_box
from twoheirs_qt.games.two_heirs.rules import Building, Heir
from twoheirs_qt.games.two_heirs.words.names import (
    combine_equal_names,
    distinguish_tile,
    name_building,
    name_building_as_object_by_id,
    name_cell,
    name_column,
    name_henry,
    name_player,
    name_row,
    name_tile,
    name_tile_by_id,
    name_treasure,
)
from twoheirs_qt.tabletop.text.text import join_by_and, make_untranslated_text, render_english


def test_the_starting_tile_is_the_middle_of_the_grid() -> None:
    assert render_english(name_cell((0, 0))) == "M13"


def test_letters_grow_to_the_right_and_numbers_down() -> None:
    assert render_english(name_cell((1, -1))) == "N12"
    assert render_english(name_cell((-12, 13))) == "A26"
    assert render_english(name_cell((13, -12))) == "Z1"
    assert (name_column(-13), name_column(14), name_row(-13)) == (None, None, None)


def test_cells_off_the_grid_have_names_too() -> None:
    assert render_english(name_cell((-13, 4))) == "(-13, 4)"
    assert render_english(name_cell((0, -13))) == "(0, -13)"


def test_no_two_cells_have_the_same_name() -> None:
    cells = [(x, y) for x in range(-40, 41) for y in range(-40, 41)]
    assert len({render_english(name_cell(cell)) for cell in cells}) == len(cells)


def test_every_tile_and_treasure_has_a_name() -> None:
    tiles = load_box().tiles.values()
    assert render_english(name_tile(load_box().tiles["inn-wheat"])) == "Inn (row)"
    assert render_english(name_tile(load_box().tiles["guild-pottery"])) == "Guild (Pottery)"
    assert (
        render_english(name_tile(load_box().tiles["watchtower-wood-column"]))
        == "Watchtower (column)"
    )
    kinds = {(tile.building, tile.variant) for tile in tiles}
    assert len({render_english(name_tile(tile)) for tile in tiles}) == len(kinds)
    for tile in tiles:
        name = render_english(name_tile(tile)).split(" (")[0]
        assert render_english(name_building_as_object_by_id(tile.id, load_box())) == f"the {name}"
    names = {render_english(name_treasure(treasure)) for treasure in load_box().treasures.values()}
    assert len(names) == 10
    assert {"Row: wheat field", "Formation: north and south"} <= names


def test_an_unknown_tile_stands_for_itself() -> None:
    assert render_english(name_tile_by_id("no {such} tile", load_box())) == "no {such} tile"


def test_heirs_are_called_by_name_or_colour() -> None:
    names = (" ", name_henry())
    assert render_english(name_player(names, Heir.WHITE)) == "White"
    assert render_english(name_player(names, Heir.BLUE)) == "Henry"
    assert render_english(name_player(("Zoë", ""), Heir.WHITE)) == "Zoë"
    assert name_player((make_untranslated_text("Zoë"), ""), Heir.BLUE) == name_player(
        ("", ""), Heir.BLUE
    )


def test_tiles_of_one_name_are_listed_once() -> None:
    mill, inn = name_building(Building.MILL), name_building(Building.INN)
    assert (
        render_english(join_by_and(combine_equal_names([mill, inn, mill])))
        == "Mill (2 tiles) and Inn"
    )


def test_a_tile_is_named_so_that_others_of_its_name_differ() -> None:
    tiles = load_box().tiles
    inns = [tiles["inn-wheat"], tiles["inn-wood"]]
    camps = [tiles["camp-wheat"], tiles["camp-stone"]]
    mill = tiles["mill"]
    assert render_english(distinguish_tile(inns[0], [*inns, mill])) == "the Inn (row)"
    assert render_english(distinguish_tile(camps[1], [*camps, mill])) == "the Camp (stone)"
    assert render_english(distinguish_tile(inns[0], [inns[0], *camps])) == "the Inn"
    assert render_english(distinguish_tile(mill, [*inns, *camps])) == "the Mill"

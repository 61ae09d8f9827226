"""The rule book's texts: complete, well formed, each citing the rules it tells."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from tests.box import ROOT, load_box
from twoheirs_qt.games.two_heirs.prose.blocks import INSTALLED_CATALOGUE, OWN_CATALOGUE, Tiles
from twoheirs_qt.games.two_heirs.prose.rule_book import BOOK
from twoheirs_qt.games.two_heirs.prose.sections import (
    describe_points,
    describe_tile_points,
    find_section_for_reason,
    find_section_for_tile,
)
from twoheirs_qt.games.two_heirs.rules import Building, Reason, TileSet, Why
from twoheirs_qt.games.two_heirs.words.names import name_building, name_set
from twoheirs_qt.tabletop.prose.book_model import Example, Paragraph, RulingBox, Table, list_texts
from twoheirs_qt.tabletop.text.text import Text, join_by_and

_CITES = re.compile(r"^rules(,| §[1-8]| R\d)")
_PLACEHOLDER = re.compile(r"\{(\w+)\}")
_TAG = re.compile(r"<[^<>]*>")
_ALLOWED = re.compile(r"</?[bi]>|</a>|<a href='[a-z]+/[\w-]+'>")

_IDS = {section.id for section in BOOK.list_sections()}


def _keep_own(texts: list[Text]) -> list[Text]:
    """The texts written for the book, not those that it borrows: names and words as they are."""
    return [text for text in texts if text.context.startswith("Rule book")]


def test_ids_are_unique_and_never_hold_a_mark_of_ours() -> None:
    ids = [section.id for section in BOOK.list_sections()]
    assert len(ids) == len(set(ids))
    assert all(re.fullmatch(r"[a-z]+/[\w-]+", section) for section in ids)


def test_each_paragraph_cites_the_rules_it_tells() -> None:
    texts = _keep_own(list(BOOK.list_texts()))
    assert len({(text.context, text.source) for text in texts}) > 400
    rules = [text for text in texts if text.context != "Rule book program"]
    assert [text.source for text in rules if not _CITES.match(text.comment)] == []


def test_every_chapter_of_the_rules_is_explained() -> None:
    comments = " ".join(text.comment for text in _keep_own(list(BOOK.list_texts())))
    for chapter in (
        "§1",
        "§2",
        "§3 Reach",
        "§3 A",
        "§3 B.1",
        "§3 B.2",
        "§3 C.1",
        "§3 C.2",
        "§3 C.3",
        "§4 Camp",
        "§4 Siege Tower",
        "§5 Roads",
        "§5 Winner",
        "§6",
        "§7.1",
        "§7.2 A",
        "§7.2 B",
        "§7.2 C",
        "§7.2 D",
        "§7.3",
        "§7.4",
        "§7 Treasures",
        "§7 Solo scoring",
        "§8",
    ):
        assert chapter in comments


def test_paragraphs_are_short_and_hold_only_tags_that_pages_show() -> None:
    for text in _keep_own(list(BOOK.list_texts())):
        assert len(text.source) <= 400, text.source
        for tag in _TAG.findall(text.source):
            assert _ALLOWED.fullmatch(tag), f"{tag} in {text.source}"
        assert text.source.count("<a ") == text.source.count("</a>")
        assert "&" not in text.source.replace("&amp;", ""), text.source


def test_links_lead_to_sections() -> None:
    links = [
        link
        for text in BOOK.list_texts()
        for link in re.findall(r"<a href='([^'{]*)'>", text.source)
    ]
    links += [
        str(dict(text.args)["link"]) for text in BOOK.list_texts() if "link" in dict(text.args)
    ]
    assert len(links) > 60
    assert set(links) <= _IDS


def test_only_examples_and_facts_have_placeholders_and_all_of_them_are_filled() -> None:
    for section in BOOK.list_sections():
        for block in section.blocks:
            for text in list_texts(block):
                asked = set(_PLACEHOLDER.findall(text.source)) - set(dict(text.args))
                if isinstance(block, Example):
                    assert asked == {name for name, _ in block.values}, block.id
                else:
                    assert asked <= {INSTALLED_CATALOGUE, OWN_CATALOGUE}, text.source


def test_all_nineteen_rulings_are_there_each_with_its_section() -> None:
    numbers = [f"R{number}" for number in range(1, 20)]
    assert [ruling.number for ruling in BOOK.rulings] == numbers
    for number in numbers:
        ruling = BOOK.find_ruling(number)
        assert f"rules {number}" == ruling.answer.comment == ruling.question.comment
        blocks = BOOK.find_section(f"ruling/{number}").blocks
        assert blocks == (RulingBox(number),)


def test_rulings_stand_where_they_matter() -> None:
    shown = {
        (block.number, section.id)
        for section in BOOK.list_sections()
        for block in section.blocks
        if isinstance(block, RulingBox)
    }
    for number, section in (
        ("R1", "turn/end"),
        ("R2", "turn/take"),
        ("R3", "turn/expand"),
        ("R4", "turn/move"),
        ("R5", "effects/camp"),
        ("R6", "effects/siege"),
        ("R7", "building/inn"),
        ("R8", "building/guild"),
        ("R9", "roads/score"),
        ("R10", "solo/place"),
        ("R11", "solo/setup"),
        ("R12", "solo/scoring"),
        ("R13", "building/trading-post"),
        ("R13", "building/cowshed"),
        ("R14", "building/bakery"),
        ("R15", "building/pottery"),
        ("R16", "building/garrison"),
        ("R17", "sources/editions"),
    ):
        assert (number, section) in shown


def test_every_building_is_explained_once_with_its_tiles_points_and_an_example() -> None:
    chapters = [
        section.id for section in BOOK.list_sections() if section.id.startswith("building/")
    ]
    assert chapters == [f"building/{building.value}" for building in Building]
    for building in Building:
        section = BOOK.find_section(f"building/{building.value}")
        assert section.title == name_building(building)
        tiles, points, *rest = section.blocks
        assert tiles == Tiles(building)
        assert points == Paragraph(describe_points(building), lead=True)
        assert any(isinstance(block, Example) for block in rest)


def _list_rows(section: str) -> list[tuple[object, ...]]:
    """The rows of the table in a section."""
    return [
        row
        for block in BOOK.find_section(section).blocks
        if isinstance(block, Table)
        for row in block.rows
    ]


def test_tables_of_all_buildings_and_all_sets_leave_none_out() -> None:
    overview = [
        dict(row[0].args) for row in _list_rows("buildings/overview") if isinstance(row[0], Text)
    ]
    assert [item["building"] for item in overview] == [name_building(b) for b in Building]
    assert [row[0] for row in _list_rows("sources/names")] == [name_building(b) for b in Building]
    for section in ("setup/sets", "symbols/sets"):
        assert [row[1] for row in _list_rows(section)] == [
            name_set(tile_set) for tile_set in TileSet
        ]


def test_the_book_names_the_buildings_of_each_set_as_the_catalogue_has_them() -> None:
    named = [row[2] for row in _list_rows("setup/sets")]
    for tile_set, words in zip(TileSet, named, strict=True):
        buildings = dict.fromkeys(tile.building for tile in load_box().list_tiles_of_set(tile_set))
        assert words == join_by_and([name_building(b) for b in Building if b in buildings])


def test_a_tile_whose_variant_says_less_has_words_of_its_own() -> None:
    tiles = load_box().tiles.values()
    sources = {
        tile.building: describe_tile_points(tile).source for tile in tiles if tile.variant == "row"
    }
    assert sources[Building.INN].startswith("1 point, plus 1 for each tile in its row, up to")
    assert "column" not in sources[Building.WATCHTOWER]
    known = {(find_section_for_tile(tile), tile.variant) for tile in tiles}
    assert {key for key in BOOK.points if key[1]} <= known


@pytest.mark.parametrize("building", Building)
def test_every_tile_has_a_section(building: Building) -> None:
    tile = next(tile for tile in load_box().tiles.values() if tile.building is building)
    assert find_section_for_tile(tile) == f"building/{building.value}"
    assert find_section_for_tile(tile) in _IDS


@pytest.mark.parametrize("why", Why)
def test_every_refusal_has_a_section(why: Why) -> None:
    assert find_section_for_reason(Reason(why)) in _IDS


def test_the_book_is_free_of_qt() -> None:
    code = (
        "import sys; import twoheirs_qt.games.two_heirs.prose.rule_book; "
        "print([name for name in sys.modules if 'PySide6' in name or 'pydantic' in name])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"

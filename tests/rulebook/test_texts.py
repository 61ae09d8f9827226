"""The rule book's texts: complete, well formed, each citing the rules, all seen by lupdate."""

from __future__ import annotations

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from compile_data import qt_tool

from tests.box import ROOT, box
from twoheirs_qt.rules import Building, Reason, Why
from twoheirs_qt.words.rulebook import section_for_reason, section_for_tile
from twoheirs_qt.words.rulebook.book import BOOK
from twoheirs_qt.words.rulebook.buildings import ENTRIES
from twoheirs_qt.words.rulebook.model import Example, RulingBox, Tiles, texts_of
from twoheirs_qt.words.rulebook.setup import BUILDINGS
from twoheirs_qt.words.rulebook.sources import INSTALLED, OWN
from twoheirs_qt.words.text import Text

_CITES = re.compile(r"^rules(,| §[1-8]| R\d)")
_PLACEHOLDER = re.compile(r"\{(\w+)\}")
_TAG = re.compile(r"<[^<>]*>")
_ALLOWED = re.compile(r"</?[bi]>|</a>|<a href='[a-z]+/[\w-]+'>")

_IDS = {section.id for section in BOOK.sections()}


def _own(texts: list[Text]) -> list[Text]:
    """The texts written for the book, not those that it borrows: names and words as they are."""
    return [text for text in texts if text.context.startswith("Rule book")]


def test_ids_are_unique_and_never_hold_a_mark_of_ours() -> None:
    ids = [section.id for section in BOOK.sections()]
    assert len(ids) == len(set(ids))
    assert all(re.fullmatch(r"[a-z]+/[\w-]+", section) for section in ids)


def test_each_paragraph_cites_the_rules_it_tells() -> None:
    texts = _own(list(BOOK.texts()))
    assert len({(text.context, text.source) for text in texts}) > 400
    rules = [text for text in texts if text.context != "Rule book program"]
    assert [text.source for text in rules if not _CITES.match(text.comment)] == []


def test_every_chapter_of_the_rules_is_told() -> None:
    told = " ".join(text.comment for text in _own(list(BOOK.texts())))
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
        assert chapter in told


def test_paragraphs_are_short_and_hold_only_tags_that_pages_show() -> None:
    for text in _own(list(BOOK.texts())):
        assert len(text.source) <= 400, text.source
        for tag in _TAG.findall(text.source):
            assert _ALLOWED.fullmatch(tag), f"{tag} in {text.source}"
        assert text.source.count("<a ") == text.source.count("</a>")
        assert "&" not in text.source.replace("&amp;", ""), text.source


def test_links_lead_to_sections() -> None:
    links = [
        link for text in BOOK.texts() for link in re.findall(r"<a href='([^'{]*)'>", text.source)
    ]
    links += [str(dict(text.args)["link"]) for text in BOOK.texts() if "link" in dict(text.args)]
    assert len(links) > 60
    assert set(links) <= _IDS


def test_only_examples_and_facts_have_placeholders_and_all_of_them_are_filled() -> None:
    for section in BOOK.sections():
        for block in section.blocks:
            for text in texts_of(block):
                asked = set(_PLACEHOLDER.findall(text.source)) - set(dict(text.args))
                if isinstance(block, Example):
                    assert asked == {name for name, _ in block.values}, block.id
                else:
                    assert asked <= {INSTALLED, OWN}, text.source


def test_all_nineteen_rulings_are_there_each_with_its_section() -> None:
    numbers = [f"R{number}" for number in range(1, 20)]
    assert [ruling.number for ruling in BOOK.rulings] == numbers
    for number in numbers:
        ruling = BOOK.ruling(number)
        assert f"rules {number}" == ruling.answer.comment == ruling.question.comment
        blocks = BOOK.section(f"ruling/{number}").blocks
        assert blocks == (RulingBox(number),)


def test_rulings_stand_where_they_matter() -> None:
    shown = {
        (block.number, section.id)
        for section in BOOK.sections()
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


def test_every_building_is_told_once_with_its_tiles_points_and_an_example() -> None:
    assert [entry.building for entry in ENTRIES] == list(Building)
    for entry in ENTRIES:
        section = BOOK.section(f"building/{entry.building.value}")
        assert Tiles(entry.building) in section.blocks
        assert any(isinstance(block, Example) for block in section.blocks)


def test_the_book_names_the_buildings_of_each_set_as_the_catalogue_has_them() -> None:
    for tile_set, buildings in BUILDINGS.items():
        assert set(buildings) == {tile.building for tile in box().of_set(tile_set)}


@pytest.mark.parametrize("building", Building)
def test_every_tile_has_a_section(building: Building) -> None:
    tile = next(tile for tile in box().tiles.values() if tile.building is building)
    assert section_for_tile(tile) == f"building/{building.value}"
    assert section_for_tile(tile) in _IDS


@pytest.mark.parametrize("why", Why)
def test_every_refusal_has_a_section(why: Why) -> None:
    assert section_for_reason(Reason(why)) in _IDS


def test_the_book_is_free_of_qt() -> None:
    code = (
        "import sys; import twoheirs_qt.words.rulebook.book; "
        "print([name for name in sys.modules if 'PySide6' in name or 'pydantic' in name])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"


def test_lupdate_sees_every_text(tmp_path: Path) -> None:
    sources = sorted((ROOT / "twoheirs_qt" / "words").rglob("*.py"))
    target = tmp_path / "book_pl.ts"
    command = [qt_tool("lupdate"), "-silent", *sources, "-target-language", "pl", "-ts", target]
    subprocess.run([str(word) for word in command], check=True, capture_output=True)
    seen = {
        (context.findtext("name"), message.findtext("source"), message.findtext("comment") or "")
        for context in ET.parse(target).iter("context")
        for message in context.iter("message")
    }
    wanted = {(text.context, text.source, text.comment) for text in _own(list(BOOK.texts()))}
    assert wanted - seen == set()

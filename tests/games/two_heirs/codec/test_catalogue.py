"""Catalogues: the installed one, and those that owners of a box type in."""

from __future__ import annotations

import copy
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from devtools.make_catalogue import build_catalogue_text

from tests.box import ROOT, load_box
from twoheirs_qt.games.two_heirs.codec import catalogue as catalogues
from twoheirs_qt.games.two_heirs.codec.catalogue import (
    choose_catalogue,
    dump_catalogue,
    find_catalogue_errors,
    load_catalogue,
    load_installed_catalogue,
    parse_catalogue,
)
from twoheirs_qt.games.two_heirs.rules import Building, Source, Terrain, TileSet
from twoheirs_qt.tabletop import data as program_data
from twoheirs_qt.tabletop.files.errors import FileError

SOURCE = ROOT / "resources/games/two_heirs/catalogue.json"


@pytest.fixture
def sound() -> dict[str, Any]:
    return copy.deepcopy(dump_catalogue(load_box()))


@pytest.fixture
def catalogue_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the installed catalogue that may be spoilt."""
    file = tmp_path / "installed.json"
    file.write_bytes(SOURCE.read_bytes())
    monkeypatch.setattr(program_data, "find_path", lambda _: file)
    load_installed_catalogue.cache_clear()
    return file


@pytest.fixture(autouse=True)
def no_installed_catalogue_is_remembered() -> Any:
    yield
    load_installed_catalogue.cache_clear()


def find_tile(document: dict[str, Any], name: str) -> dict[str, Any]:
    (tile_data,) = [entry for entry in document["tiles"] if entry["id"] == name]
    assert isinstance(tile_data, dict)
    return tile_data


def list_messages(document: object) -> list[str]:
    return [str(fault) for fault in find_catalogue_errors(document)]


# -- the installed one ----------------------------------------------------------------------------


def test_it_is_made_of_the_tables() -> None:
    assert SOURCE.read_text("utf-8") == build_catalogue_text()


def test_it_is_sound_and_notes_its_own_digest() -> None:
    assert list_messages(json.loads(SOURCE.read_text("utf-8"))) == []
    assert json.loads(SOURCE.read_text("utf-8"))["digest"] == load_box().digest


def test_sources_name_the_rulebooks_for_what_they_say() -> None:
    tiles = load_box().tiles.values()
    assert Counter((item.tile_set, item.terrain) for item in tiles) == {
        (tile_set, terrain): 3 for tile_set in TileSet for terrain in Terrain
    }
    by_the_rules = {
        fact: {item.building for item in tiles if item.sources[fact] is Source.RULEBOOK}
        for fact in ("set", "building", "variant", "copies", "terrain", "cost", "roads")
    }
    all_buildings = set(Building)
    assert by_the_rules == {
        "set": all_buildings,
        "building": all_buildings,
        "variant": all_buildings,
        "copies": set(),
        "terrain": set(),
        "cost": {
            Building.INN, Building.BAKERY, Building.COWSHED, Building.TRADING_POST,
            Building.WATCHTOWER,
        },
        "roads": {Building.PILGRIMAGE_SITE},
    }  # fmt: skip


def test_it_is_taken_by_its_digest_without_pydantic(catalogue_copy: Path) -> None:
    assert load_installed_catalogue().digest == load_box().digest
    assert load_installed_catalogue() is load_installed_catalogue()


def test_a_damaged_one_is_checked_whole_and_refused(catalogue_copy: Path) -> None:
    document = json.loads(catalogue_copy.read_text("utf-8"))
    find_tile(document, "mill")["cost"]["stone"] = 12
    catalogue_copy.write_text(json.dumps(document), "utf-8")
    with pytest.raises(FileError, match=r"tile mill, cost\.stone: is not written"):
        load_installed_catalogue()
    del document["tiles"]
    catalogue_copy.write_text(json.dumps(document), "utf-8")
    with pytest.raises(FileError, match="tiles: is not written"):
        load_installed_catalogue()


def test_one_whose_digest_is_gone_is_checked_whole_and_taken(catalogue_copy: Path) -> None:
    document = json.loads(catalogue_copy.read_text("utf-8"))
    find_tile(document, "mill")["cost"]["stone"] = 3
    for digest in ("something else", None):
        document["digest"] = digest
        if digest is None:
            del document["digest"]
        catalogue_copy.write_text(json.dumps(document), "utf-8")
        load_installed_catalogue.cache_clear()
        assert load_installed_catalogue().tiles["mill"].cost == (0, 1, 3)


# -- reading and writing --------------------------------------------------------------------------


def test_there_and_back(sound: dict[str, Any], tmp_path: Path) -> None:
    reread = parse_catalogue(json.loads(json.dumps(sound)))
    assert (reread.name, reread.digest) == (load_box().name, load_box().digest)
    assert reread.tiles == load_box().tiles
    assert reread.treasures == load_box().treasures
    assert dump_catalogue(reread) == sound
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(sound), "utf-8")
    assert load_catalogue(file).digest == load_box().digest


def test_the_digest_is_of_what_rules_depend_on(sound: dict[str, Any]) -> None:
    sound["name"] = "mine"
    find_tile(sound, "mill")["source"]["cost"] = "owner"
    sound["tiles"].reverse()
    sound["treasures"].reverse()
    find_tile(sound, "inn-wood")["roads"] = ["SN"]
    assert parse_catalogue(sound).digest == load_box().digest
    find_tile(sound, "inn-wood")["roads"] = ["N", "S"]
    assert parse_catalogue(sound).digest != load_box().digest


@pytest.mark.parametrize(
    ("name", "field", "value"),
    [
        ("mill", "cost", {"wood": 9, "wheat": 0, "stone": 9}),
        ("mill", "terrain", "stone"),
        ("mill", "building", "mine"),
        ("inn-wood", "variant", "row"),
        ("mill", "roads", []),
        ("mill", "id", "windmill"),
    ],
)
def test_the_digest_differs_with_every_fact(
    name: str, field: str, value: object, sound: dict[str, Any]
) -> None:
    find_tile(sound, name)[field] = value
    assert parse_catalogue(sound).digest != load_box().digest


def test_facts_that_the_rulebooks_do_not_know_are_no_fault(sound: dict[str, Any]) -> None:
    for item in sound["tiles"]:
        item["cost"] = {"wood": 9, "wheat": 0, "stone": 5}
        item["terrain"] = "wood"
        item["roads"] = ["SEWN"]
        item["source"] = dict.fromkeys(item["source"], "owner")
    assert parse_catalogue(sound).tiles["mill"].sources["roads"] is Source.OWNER


# -- faults ---------------------------------------------------------------------------------------

WRONG = "is not written in the right form ("

TILE_FAULTS: list[tuple[str, str, object, str]] = [
    ("mill", "set", "farming",
     f"set: {WRONG}"),
    ("mill", "building", "palace", f"building: {WRONG}"),
    ("mill", "variant", "row", "variant: the building mill has no variants: write null"),
    ("mill", "variant", "", "variant: the building mill has no variants: write null"),
    ("mill", "variant", 1, f"variant: {WRONG}"),
    ("inn-wood", "variant", None, "variant: the building inn needs the variant row or column"),
    ("inn-wood", "variant", "diagonal",
     "variant: the building inn needs the variant row or column"),
    ("guild-pottery", "variant", "row",
     "variant: the building guild needs the variant basketry, pottery or cooperage"),
    ("mill", "terrain", "water", f"terrain: {WRONG}"),
    ("mill", "cost", [0, 1, 2], f"cost: {WRONG}"),
    ("mill", "cost", {"wood": 1, "wheat": 1}, f"cost.stone: {WRONG}"),
    ("mill", "cost", {"wood": 10, "wheat": 1, "stone": 0}, f"cost.wood: {WRONG}"),
    ("mill", "cost", {"wood": -1, "wheat": 1, "stone": 0}, f"cost.wood: {WRONG}"),
    ("mill", "cost", {"wood": "1", "wheat": 1, "stone": 0}, f"cost.wood: {WRONG}"),
    ("mill", "cost", {"wood": True, "wheat": 1, "stone": 0}, f"cost.wood: {WRONG}"),
    ("mill", "roads", "EW", f"roads: {WRONG}"),
    ("mill", "roads", ["EE"], "roads[0]: the edge E is used more than once"),
    ("mill", "roads", ["EW", "NE"], "roads[1]: the edge E is used more than once"),
    ("mill", "roads", ["ew"], "roads[0]: a road section is made of the letters N, E, S and W"),
    ("mill", "roads", ["N", ""], "roads[1]: a road section is made of the letters N, E, S and W"),
    ("mill", "roads", [None], f"roads[0]: {WRONG}"),
    ("mill", "roads", ["N", "E", "S", "W", "N"], f"roads: {WRONG}"),
    ("mill", "source", "owner", f"source: {WRONG}"),
    ("mill", "source", {}, f"source.set: {WRONG}"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "field", "value", "sentence"), TILE_FAULTS)
def test_a_fault_of_a_tile_is_named_by_tile_and_field(
    name: str, field: str, value: object, sentence: str, sound: dict[str, Any]
) -> None:
    find_tile(sound, name)[field] = value
    result = list_messages(sound)
    assert result[0].startswith(f"tile {name}, {sentence}")
    assert field == "source" or len(result) == 1
    with pytest.raises(FileError):
        parse_catalogue(sound)


def test_a_tile_without_a_name_is_named_by_its_place(sound: dict[str, Any]) -> None:
    del sound["tiles"][3]["id"]
    assert list_messages(sound) == [f"tiles[3].id: {WRONG}Field required)"]
    sound["tiles"][3]["id"] = "Mühle 1"
    assert list_messages(sound)[0].startswith(f"tiles[3].id: {WRONG}")
    sound["tiles"][3] = 5
    assert list_messages(sound)[0].startswith(f"tiles[3]: {WRONG}")


TREASURE_FAULTS: list[tuple[int, str, object, str]] = [
    (0, "kind", "square", f"treasure column-wood, kind: {WRONG}"),
    (0, "terrain", "any",
     "treasure column-wood, terrain: must be wood, wheat or stone for a column or a row"),
    (0, "terrain", None, f"treasure column-wood, terrain: {WRONG}"),
    (0, "cells", ["N"], "treasure column-wood, cells: must be empty for a column or a row"),
    (6, "terrain", "wood",
     "treasure formation-north-south, terrain: must be “any” for a formation"),
    (6, "cells", ["N"],
     "treasure formation-north-south, cells: must be two different neighbours for a formation"),
    (6, "cells", ["N", "N"],
     "treasure formation-north-south, cells: must be two different neighbours for a formation"),
    (6, "cells", ["N", "up"],
     "treasure formation-north-south, cells[1]: must be a compass point: "
     "N, NE, E, SE, S, SW, W or NW"),
    (6, "source", {"kind": "me"}, f"treasure formation-north-south, source.kind: {WRONG}"),
    (1, "id", "column-wood", 'treasures[1].id: the name "column-wood" is used twice'),
]  # fmt: skip


@pytest.mark.parametrize(("index", "field", "value", "sentence"), TREASURE_FAULTS)
def test_a_fault_of_a_treasure(
    index: int, field: str, value: object, sentence: str, sound: dict[str, Any]
) -> None:
    sound["treasures"][index][field] = value
    assert list_messages(sound)[0].startswith(sentence)


def test_sets_of_nine_and_ten_treasures(sound: dict[str, Any]) -> None:
    find_tile(sound, "mill")["set"] = "war"
    sound["treasures"].pop()
    assert list_messages(sound) == [
        'tiles: the set "land-industry" must have 9 tiles, not 8',
        'tiles: the set "war" must have 9 tiles, not 10',
        "treasures: there must be 10 treasures, not 9",
    ]


def test_names_are_used_once(sound: dict[str, Any]) -> None:
    find_tile(sound, "mine")["id"] = "mill"
    assert list_messages(sound) == ['tiles[12].id: the name "mill" is used twice']


def test_all_faults_are_reported_at_once(sound: dict[str, Any]) -> None:
    sound["name"] = ""
    find_tile(sound, "mill")["cost"] = {"wood": 11, "wheat": -1, "stone": 0}
    find_tile(sound, "inn-wood")["variant"] = None
    find_tile(sound, "market-wood")["roads"] = ["NN"]
    sound["treasures"][9]["cells"] = []
    assert list_messages(sound) == [
        f"name: {WRONG}String should have at least 1 character)",
        f"tile mill, cost.wood: {WRONG}Input should be less than or equal to 9)",
        f"tile mill, cost.wheat: {WRONG}Input should be greater than or equal to 0)",
        "tile inn-wood, variant: the building inn needs the variant row or column",
        "tile market-wood, roads[0]: the edge N is used more than once",
        "treasure formation-rising, cells: must be two different neighbours for a formation",
    ]


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"format": "twoheirs-position"}, "format: this is a twoheirs-position file"),
        ({"version": 2}, "version: made by a newer program: version 2 is needed"),
        ({"name": 5}, f"name: {WRONG}"),
        ({"tiles": {}}, f"tiles: {WRONG}"),
        ({"tiles": []}, 'tiles: the set "travel" must have 9 tiles, not 0'),
        ({"treasures": None}, f"treasures: {WRONG}"),
    ],
)
def test_faults_of_the_whole(
    changes: dict[str, object], sentence: str, sound: dict[str, Any]
) -> None:
    assert list_messages({**sound, **changes})[0].startswith(sentence)


# -- a player's own -------------------------------------------------------------------------------


def test_a_players_own_takes_the_place_of_the_installed(
    sound: dict[str, Any], tmp_path: Path
) -> None:
    file = tmp_path / "catalogue.json"
    nothing = choose_catalogue(file)
    assert (nothing.catalogue.digest, nothing.own, nothing.fault) == (
        load_box().digest,
        False,
        None,
    )
    sound["name"] = "my box"
    find_tile(sound, "mill")["cost"]["stone"] = 3
    file.write_text(json.dumps(sound), "utf-8")
    own_catalogue = choose_catalogue(file)
    assert (own_catalogue.catalogue.name, own_catalogue.own, own_catalogue.fault) == (
        "my box",
        True,
        None,
    )
    find_tile(sound, "mill")["cost"]["stone"] = 10
    file.write_text(json.dumps(sound), "utf-8")
    refused = choose_catalogue(file)
    assert (refused.catalogue.digest, refused.own) == (load_box().digest, False)
    assert str(refused.fault).startswith(f"{file}: tile mill, cost.stone: {WRONG}")
    assert file.name == Path(catalogues.FILE_NAME).name

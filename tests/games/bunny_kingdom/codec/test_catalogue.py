"""The catalogue: the program's own is that of the specification, others are checked whole."""

from __future__ import annotations

import csv
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from twoheirs_qt.games.bunny_kingdom.codec import catalogue as codec
from twoheirs_qt.games.bunny_kingdom.codec.catalogue import (
    dump_catalogue,
    find_catalogue_faults,
    load_program_catalogue,
    parse_catalogue,
)
from twoheirs_qt.tabletop import data as program_data
from twoheirs_qt.tabletop.files.errors import FileError


def dump_own_catalogue() -> dict[str, Any]:
    return dump_catalogue(load_program_catalogue())


def find_card(data: dict[str, Any], name: str) -> dict[str, Any]:
    return next(entry for entry in data["cards"] if entry["card"] == name)


def test_a_catalogue_survives_its_file() -> None:
    again = parse_catalogue(dump_own_catalogue())
    assert again == load_program_catalogue()
    assert again == again
    assert hash(again) == hash(load_program_catalogue())
    assert again != object()
    assert dump_catalogue(again) == dump_own_catalogue()


def test_the_digest_depends_on_rules_alone() -> None:
    data = dump_own_catalogue()
    data["name"] = "mine"
    data["cards"][0]["source"] = "counted"
    assert parse_catalogue(data) == load_program_catalogue()
    data["lava"].pop()
    assert parse_catalogue(data) != load_program_catalogue()


def _set(name: str, fact: str, value: object) -> Callable[[dict[str, Any]], None]:
    return lambda data: find_card(data, name).update({fact: value})


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda data: data.update(format="twoheirs-catalogue"), "format: this is a"),
        (lambda data: data["territories"].pop(), "territories: must have the 100"),
        (lambda data: data["territories"].reverse(), "territories: must have the 100"),
        (lambda data: data["lava"][0].update(to="B3"), "lava[0]: lava parts"),
        (lambda data: data["lava"][0].update(at="A10", to="B1"), "lava[0]: lava parts"),
        (lambda data: data["cards"].pop(), "cards: must have the cards"),
        (_set("city-1", "strength", 2), 'card city-1, strength: must be "1"'),
        (_set("fisher", "counts", "wood"), 'card fisher, counts: must be "fish"'),
        (_set("city-1", "copies", 0), "cards[0].copies"),
        (lambda data: [e.update(copies=1) for e in data["cards"]], "cards: 166 cards are needed"),
    ],
)
def test_a_fault_is_named_by_its_place(
    change: Callable[[dict[str, Any]], None], message: str
) -> None:
    data = dump_own_catalogue()
    change(data)
    assert any(message in str(fault) for fault in find_catalogue_faults(data))
    with pytest.raises(FileError):
        parse_catalogue(data)


@pytest.mark.parametrize("text", ['{"digest": "x"}', None])
def test_a_damaged_catalogue_of_the_program_is_refused(
    text: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "catalogue.json"
    whole = program_data.find_path(codec.CATALOGUE_FILE).read_text("utf-8")
    file.write_text(text or whole.replace('"copies": 3', '"copies": 4', 1), "utf-8")
    monkeypatch.setattr(program_data, "find_path", lambda name: file)
    load_program_catalogue.cache_clear()
    with pytest.raises(FileError, match="damaged"):
        load_program_catalogue()
    load_program_catalogue.cache_clear()


def test_facts_are_those_of_the_lists_of_the_box() -> None:
    """The lists of the specification, kept beside this test."""
    folder = Path(__file__).parent
    catalogue = load_program_catalogue()
    with (folder / "map.csv").open(encoding="utf-8", newline="") as file:
        for row, territory in zip(csv.DictReader(file), catalogue.territories, strict=True):
            assert (row["at"], row["terrain"]) == (territory.at, territory.terrain)
    with (folder / "lava.csv").open(encoding="utf-8", newline="") as file:
        edges = [(row["from"], row["to"]) for row in csv.DictReader(file)]
    assert edges == [(edge.first, edge.second) for edge in catalogue.lava]
    with (folder / "cards.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["card"] for row in rows] == catalogue.list_deck()
    for row in rows:
        result = catalogue.cards_by_number[catalogue.card_numbers[row["card"]]]
        assert row["kind"] == result.kind
        assert row["source"] == result.source or row["kind"] == "territory"
        if result.parchment is not None:
            parchment = result.parchment
            assert (row["parchment"] == "treasure") == parchment.is_treasure
            assert row["rule"] == parchment.rule
            assert row["counts"] == parchment.counts
            assert int(row["at_least"] or 0) == parchment.at_least
            assert int(row["points"] or 0) == parchment.points

"""Catalogues: the board and the cards, from the program or from an owner's box."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from twoheirs_qt.games.bunny_kingdom.codec import fault_texts
from twoheirs_qt.games.bunny_kingdom.formats import CATALOGUE
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import (
    BOARD_SIZE,
    TERRITORY_INDEXES,
    TERRITORY_NAMES,
    Card,
    Catalogue,
    Kind,
    Lava,
    Parchment,
    ParchmentRule,
    Resource,
    Terrain,
    Territory,
)
from twoheirs_qt.tabletop import data as program_data
from twoheirs_qt.tabletop.files import error_texts
from twoheirs_qt.tabletop.files.errors import FileError, add_file_to_errors, quote
from twoheirs_qt.tabletop.files.reading import read_json

CATALOGUE_FILE: Final = "games/bunny_kingdom/catalogue.json"
"""The installed catalogue among the program's data."""

MIN_CARDS: Final = 166
"""Cards that four lords can need: 160 dealt, and two for each Provisions."""

_DIGEST_LENGTH: Final = 12
_CHOICE: Final = "choice"
_ANY: Final = "any"
_FIXED_FIELDS: Final = ("kind", "strength", "resource", "number", "treasure", "rule", "counts")
"""The facts of a card that only the program can change, for its rules depend on them."""


@cache
def load_program_catalogue() -> Catalogue:
    """The catalogue that comes with the program. Raises FileError if it is damaged.

    It was checked whole when it was made, and its digest written into it: that is enough.
    """
    return read_trusted_catalogue(program_data.find_path(CATALOGUE_FILE))


def read_trusted_catalogue(path: Path) -> Catalogue:
    """The catalogue in a file of this project's. Raises FileError if its digest does not fit."""
    with add_file_to_errors(path):
        document: Any = read_json(path)
        try:
            catalogue = _make_catalogue(document)
            if document["digest"] == catalogue.digest:
                return catalogue
        except (KeyError, TypeError, ValueError, AttributeError, IndexError):
            pass
        raise FileError(fault_texts.DAMAGED_CATALOGUE)


def parse_catalogue(data: object) -> Catalogue:
    """Parse and check all of a catalogue. Raises FileError without the name of a file."""
    for fault in find_catalogue_faults(data):
        raise fault
    return _make_catalogue(CATALOGUE.migrate(data))


def find_catalogue_faults(data: object) -> list[FileError]:
    """Everything that is wrong with a catalogue, each named by card and field."""
    from twoheirs_qt.games.bunny_kingdom.codec.shapes import CatalogueShape
    from twoheirs_qt.tabletop.files.validation import find_mistakes, format_path

    try:
        document = CATALOGUE.migrate(data)
    except FileError as fault:
        return [fault]
    mistakes = [
        FileError(error_texts.NOT_IN_SHAPE, format_path(path), details=details)
        for path, details in find_mistakes(CatalogueShape, document)
    ]
    return mistakes or [*_find_board_faults(document), *_find_card_faults(document)]


def _find_board_faults(document: Mapping[str, Any]) -> Iterator[FileError]:
    if tuple([entry["at"] for entry in document["territories"]]) != TERRITORY_NAMES:
        yield FileError(fault_texts.WRONG_TERRITORIES, "territories")
    for number, edge in enumerate(document["lava"]):
        step = TERRITORY_INDEXES[edge["to"]] - TERRITORY_INDEXES[edge["at"]]
        is_same_row = (
            TERRITORY_INDEXES[edge["to"]] // BOARD_SIZE
            == TERRITORY_INDEXES[edge["at"]] // BOARD_SIZE
        )
        if not (step == BOARD_SIZE or (step == 1 and is_same_row)):
            yield FileError(fault_texts.NOT_ADJACENT, f"lava[{number}]")


def _find_card_faults(document: Mapping[str, Any]) -> Iterator[FileError]:
    originals = {
        entry["card"]: entry for entry in dump_catalogue(load_program_catalogue())["cards"]
    }
    cards = document["cards"]
    if sorted(entry["card"] for entry in cards) != sorted(originals):
        yield FileError(fault_texts.WRONG_CARDS, "cards")
        return
    for entry in cards:
        original = originals[entry["card"]]
        for name in _FIXED_FIELDS:
            if entry.get(name) != original.get(name):
                value = quote(str(original.get(name, "")))
                field = fault_texts.CARD_FIELD.fill(card=entry["card"], field=name)
                yield FileError(fault_texts.FIXED_FACT.fill(value=value), field)
    count = len(TERRITORY_NAMES) + sum(entry["copies"] for entry in cards)
    if count < MIN_CARDS:
        numbers = {"wanted": str(MIN_CARDS), "found": str(count)}
        yield FileError(fault_texts.FEW_CARDS.fill(**numbers), "cards")


def dump_catalogue(catalogue: Catalogue) -> dict[str, Any]:
    """The plain data of a catalogue, without a digest, so that it can be edited."""
    return {
        "format": CATALOGUE.name,
        "version": CATALOGUE.newest,
        "name": catalogue.name,
        "territories": [
            {"at": territory.at, "terrain": territory.terrain.value, "source": territory.source}
            for territory in catalogue.territories
        ],
        "lava": [
            {"at": edge.first, "to": edge.second, "source": edge.source} for edge in catalogue.lava
        ],
        "cards": [_dump_card(card) for card in catalogue.cards if card.kind is not Kind.TERRITORY],
    }


def _dump_card(card: Card) -> dict[str, object]:
    data: dict[str, object] = {"card": card.id, "kind": card.kind.value, "copies": card.copies}
    if card.strength:
        data["strength"] = card.strength
    if card.kind is Kind.FARM:
        data["resource"] = _CHOICE if card.resource is None else card.resource.value
    if card.kind in (Kind.CITY, Kind.FARM):
        data["terrain"] = _ANY if card.terrains is None else "".join(card.terrains)
    if card.camp_number:
        data["number"] = card.camp_number
    if card.parchment is not None:
        data |= _dump_parchment(card.parchment)
    return {**data, "source": card.source}


def _dump_parchment(parchment: Parchment) -> dict[str, object]:
    data: dict[str, object] = {"treasure": parchment.is_treasure, "rule": parchment.rule.value}
    for name, value in (
        ("counts", parchment.counts),
        ("at_least", parchment.at_least),
        ("points", parchment.points),
    ):
        if value:
            data[name] = value
    return data


# -- from checked data ----------------------------------------------------------------------------


def _make_catalogue(document: Mapping[str, Any]) -> Catalogue:
    territories = tuple(
        [
            Territory(entry["at"], Terrain(entry["terrain"]), entry["source"])
            for entry in document["territories"]
        ]
    )
    lava = tuple([Lava(entry["at"], entry["to"], entry["source"]) for entry in document["lava"]])
    land = [
        Card(territory.at, Kind.TERRITORY, source=territory.source) for territory in territories
    ]
    cards = (*land, *[_make_card(entry) for entry in document["cards"]])
    return Catalogue(
        document["name"], _compute_digest(territories, lava, cards), territories, lava, cards
    )


def _make_card(entry: Mapping[str, Any]) -> Card:
    resource, terrain = entry.get("resource", _CHOICE), entry.get("terrain", _ANY)
    parchment = None
    if entry["kind"] == Kind.PARCHMENT:
        parchment = Parchment(
            is_treasure=entry["treasure"],
            rule=ParchmentRule(entry["rule"]),
            counts=entry.get("counts", ""),
            at_least=entry.get("at_least", 0),
            points=entry.get("points", 0),
        )
    return Card(
        id=entry["card"],
        kind=Kind(entry["kind"]),
        copies=entry["copies"],
        source=entry["source"],
        strength=entry.get("strength", 0),
        resource=None if resource == _CHOICE else Resource(resource),
        terrains=None if terrain == _ANY else frozenset([Terrain(terrain)]),
        camp_number=entry.get("number", 0),
        parchment=parchment,
    )


def _compute_digest(
    territories: tuple[Territory, ...], lava: tuple[Lava, ...], cards: tuple[Card, ...]
) -> str:
    """A short hash of all facts that the rules depend on, the order of the cards included."""
    lines = [f"{territory.at} {territory.terrain}" for territory in territories]
    lines += sorted([f"{edge.first} {edge.second}" for edge in lava])
    for card in cards:
        terrains = _ANY if card.terrains is None else " ".join(sorted(card.terrains))
        facts = (card.id, card.kind.value, card.copies, card.strength, card.resource, terrains)
        lines.append(
            f"{facts} {card.camp_number} {card.parchment and _dump_parchment(card.parchment)}"
        )
    return sha256("\n".join(lines).encode("utf-8")).hexdigest()[:_DIGEST_LENGTH]

"""Corrections of a catalogue: each makes a catalogue of another, whose facts are the owner's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from twoheirs_qt.games.two_heirs.codec.catalogue import (
    TILE_FACTS,
    dump_catalogue,
    parse_catalogue,
)
from twoheirs_qt.games.two_heirs.real_table.entries import ImpossibleEntry
from twoheirs_qt.games.two_heirs.rules.components import (
    VARIANTS,
    Building,
    Catalogue,
    Sections,
    Source,
    Terrain,
    Tile,
    TileSet,
)
from twoheirs_qt.games.two_heirs.words import real_table as texts
from twoheirs_qt.games.two_heirs.words.names import name_set
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.text.text import Text

MAX_COST: Final = 9
"""The largest number of a resource in a cost."""

SHOWN_FACTS: Final = ("building", "terrain", "cost", "roads")
"""The facts that can be corrected."""


@dataclass(frozen=True, slots=True)
class SetCost:
    """A tile costs so much of a resource."""

    tile: str
    resource: Terrain
    amount: int


@dataclass(frozen=True, slots=True)
class SetTerrain:
    """A tile has this terrain."""

    tile: str
    terrain: Terrain


@dataclass(frozen=True, slots=True)
class SetRoads:
    """A tile has these road sections, as its owner sees them."""

    tile: str
    sections: Sections


@dataclass(frozen=True, slots=True)
class SetBuilding:
    """A tile shows this building; so a set has more copies of one and fewer of another."""

    tile: str
    building: Building
    variant: str | None


@dataclass(frozen=True, slots=True)
class Confirm:
    """Confirmation that the facts shown of a tile are printed on it."""

    tile: str


@dataclass(frozen=True, slots=True)
class Reset:
    """A tile is again as in another catalogue."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class TakeOver:
    """Another catalogue replaces all."""

    catalogue: Catalogue


Correction: TypeAlias = SetCost | SetTerrain | SetRoads | SetBuilding | Confirm | Reset | TakeOver


def correct(step: Correction, catalogue: Catalogue) -> Catalogue:
    """Return a catalogue after a correction. Raises ImpossibleEntry, and nothing is lost."""
    match step:
        case TakeOver(other):
            return other
        case Reset(tile):
            return _edit_tile(catalogue, tile.id, lambda entry: entry.update(_dump_tile(tile)))
        case SetCost(name, resource, amount):
            if not 0 <= amount <= MAX_COST:
                raise ImpossibleEntry(texts.COST_RANGE.fill(most=MAX_COST))
            return _change(
                catalogue, name, "cost", lambda e: e["cost"].update({resource.word: amount})
            )
        case SetTerrain(name, terrain):
            return _change(
                catalogue, name, "terrain", lambda e: e.update({"terrain": terrain.word})
            )
        case SetRoads(name, sections):
            words = ["".join(edge.name for edge in sorted(section)) for section in sections]
            return _change(catalogue, name, "roads", lambda e: e.update({"roads": words}))
        case SetBuilding(name, building, variant):
            value = {"building": building.value, "variant": variant}
            return _change(catalogue, name, "building", lambda e: e.update(value))
        case Confirm(name):
            return _edit_tile(catalogue, name, _confirm)


def list_buildings(tile_set: TileSet, program: Catalogue) -> list[tuple[Building, str | None]]:
    """List the buildings, with their variants, that tiles of a set may show."""
    buildings = dict.fromkeys(tile.building for tile in program.list_tiles_of_set(tile_set))
    return [
        (building, variant) for building in buildings for variant in VARIANTS.get(building, (None,))
    ]


def list_differences(tile: Tile, program: Tile) -> list[str]:
    """List the facts of a tile that differ from those of the program's."""
    values: dict[str, Callable[[Tile], object]] = {
        "building": lambda tile_to_read: (tile_to_read.building, tile_to_read.variant),
        "terrain": lambda tile_to_read: tile_to_read.terrain,
        "cost": lambda tile_to_read: tile_to_read.cost,
        "roads": lambda tile_to_read: frozenset(tile_to_read.roads),
    }
    return [fact for fact in SHOWN_FACTS if values[fact](tile) != values[fact](program)]


def find_oddities(catalogue: Catalogue) -> list[Text]:
    """List what is valid but differs from all rulebooks: probably a slip."""
    oddities = []
    for tile_set in TileSet:
        count = Counter(tile.terrain for tile in catalogue.list_tiles_of_set(tile_set))
        if any(count[terrain] != 3 for terrain in Terrain):
            numbers = {terrain.word: count[terrain] for terrain in Terrain}
            oddities.append(texts.TERRAIN_COUNT.fill(set=name_set(tile_set), **numbers))
    return oddities


def _change(
    catalogue: Catalogue, name: str, fact: str, change: Callable[[dict[str, Any]], object]
) -> Catalogue:
    """Change a fact of a tile, which is the owner's from then on."""

    def apply(entry: dict[str, Any]) -> None:
        change(entry)
        facts = (fact, "variant") if fact == "building" else (fact,)
        entry["source"].update(dict.fromkeys(facts, Source.OWNER.value))

    return _edit_tile(catalogue, name, apply)


def _confirm(entry: dict[str, Any]) -> None:
    entry["source"] = dict.fromkeys(TILE_FACTS, Source.OWNER.value)


def _dump_tile(tile: Tile) -> dict[str, Any]:
    document = dump_catalogue(_make_catalogue(tile))
    entries = document["tiles"]
    assert isinstance(entries, list)
    entry: dict[str, Any] = entries[0]
    return entry


def _make_catalogue(tile: Tile) -> Catalogue:
    """A catalogue of one tile, to dump it."""
    return Catalogue("", "", {tile.id: tile}, {})


def _edit_tile(
    catalogue: Catalogue, name: str, change: Callable[[dict[str, Any]], object]
) -> Catalogue:
    document = dump_catalogue(catalogue)
    entries = document["tiles"]
    assert isinstance(entries, list)
    for entry in entries:
        if entry["id"] == name:
            change(entry)
    try:
        return parse_catalogue(document)
    except FileError as fault:
        raise ImpossibleEntry(fault.text) from None

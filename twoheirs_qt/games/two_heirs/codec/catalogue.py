"""Catalogues of the tiles and treasures of a game: those of the program, and the player's own."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from twoheirs_qt.games.two_heirs.codec.digest import calculate_short_digest
from twoheirs_qt.games.two_heirs.codec.vocabulary import TERRAINS
from twoheirs_qt.games.two_heirs.formats import CATALOGUE
from twoheirs_qt.games.two_heirs.rules.cells import Edge
from twoheirs_qt.games.two_heirs.rules.components import (
    Building,
    Catalogue,
    Terrain,
    Tile,
    TileSet,
    Treasure,
    TreasureKind,
)
from twoheirs_qt.games.two_heirs.rules.components import Source as FactSource
from twoheirs_qt.tabletop import data as program_data
from twoheirs_qt.tabletop.files import error_texts
from twoheirs_qt.tabletop.files.errors import FileError, Source, add_file_to_errors
from twoheirs_qt.tabletop.files.reading import read_json

FILE_NAME: Final = "games/two_heirs/catalogue.json"
"""The file of the catalogue in the program's data."""

FORMER_FOLDER: Final = "games/two_heirs/boxes"
"""The folder of former catalogues of the program, with their digests as names, for old saves."""

TILE_FACTS: Final = ("set", "building", "variant", "copies", "terrain", "cost", "roads")
"""The facts of a tile that have a source, in the order of the file."""

TREASURE_FACTS: Final = ("kind", "terrain", "cells")
"""The facts of a treasure that have a source."""

_DIGEST: Final = re.compile("[0-9a-f]{12}")
_EDGES: Final = {edge.name: edge for edge in Edge}
_ANY: Final = "any"


def load_catalogue(source: Source) -> Catalogue:
    """Read and check a catalogue. Raises FileError for the first error."""
    with add_file_to_errors(source):
        return parse_catalogue(read_json(source))


def parse_catalogue(data: object) -> Catalogue:
    """Parse and check a catalogue. Raises FileError without the name of a file."""
    for fault in find_catalogue_errors(data):
        raise fault
    return _create_catalogue(CATALOGUE.migrate(data))


def find_catalogue_errors(data: object) -> list[FileError]:
    """Find all errors of a catalogue, each with its tile and field."""
    from twoheirs_qt.games.two_heirs.codec.catalogue_checks import find_catalogue_faults

    try:
        document = CATALOGUE.migrate(data)
    except FileError as fault:
        return [fault]
    return find_catalogue_faults(document)


@cache
def load_installed_catalogue() -> Catalogue:
    """Return the catalogue that comes with the program.

    Its digest was written into it when it was generated and checked. If that is right, the checks
    are skipped to save time at the start. Raises FileError if it is damaged.
    """
    return _read_program_catalogue(program_data.find_path(FILE_NAME))


def find_program_catalogue(digest: str) -> Catalogue | None:
    """Find the catalogue with this digest from this version of the program or an older one.

    None if there is none.
    """
    installed = load_installed_catalogue()
    return installed if digest == installed.digest else _read_former_catalogue(digest)


@lru_cache(maxsize=8)
def _read_former_catalogue(digest: str) -> Catalogue | None:
    if not _DIGEST.fullmatch(digest):  # not to be trusted as the name of a file
        return None
    try:
        catalogue = _read_program_catalogue(
            program_data.find_path(f"{FORMER_FOLDER}/{digest}.json")
        )
    except (FileNotFoundError, FileError):
        return None
    return catalogue if catalogue.digest == digest else None


def _read_program_catalogue(path: Path) -> Catalogue:
    content = read_json(path)
    try:
        document = CATALOGUE.migrate(content)
        catalogue = _create_catalogue(document)
        if document["digest"] == catalogue.digest:
            return catalogue
    except (FileError, KeyError, TypeError, ValueError, AttributeError):
        pass  # the check below finds the error
    return load_catalogue(path)


class ChosenCatalogue(NamedTuple):
    """The catalogue to play with; `own` if it is the player's.

    `fault` is set if the player has an own catalogue that cannot be used.
    """

    catalogue: Catalogue
    own: bool
    fault: FileError | None = None


def choose_catalogue(path: Path) -> ChosenCatalogue:
    """Read the player's own catalogue at `path` if it is sound, else the installed one."""
    try:
        return ChosenCatalogue(load_catalogue(path), own=True)
    except FileError as fault:
        is_missing = fault.fault is error_texts.NOT_FOUND
        return ChosenCatalogue(
            load_installed_catalogue(), own=False, fault=None if is_missing else fault
        )


def dump_catalogue(catalogue: Catalogue) -> dict[str, object]:
    """Dump a catalogue as plain data, without a digest, so that it can be edited."""
    return {
        "format": CATALOGUE.name,
        "version": CATALOGUE.newest,
        "name": catalogue.name,
        "tiles": [_dump_tile(tile) for tile in catalogue.tiles.values()],
        "treasures": [_dump_treasure(treasure) for treasure in catalogue.treasures.values()],
    }


def list_road_sections(tile: Tile) -> list[str]:
    """List the road sections of a tile as words of N, E, S and W."""
    return ["".join(edge.name for edge in sorted(section)) for section in tile.roads]


def _dump_tile(tile: Tile) -> dict[str, object]:
    return {
        "id": tile.id,
        "set": tile.tile_set.value,
        "building": tile.building.value,
        "variant": tile.variant,
        "terrain": tile.terrain.word,
        "cost": {terrain.word: tile.cost[terrain] for terrain in Terrain},
        "roads": list_road_sections(tile),
        "source": _dump_sources(tile.sources, TILE_FACTS),
    }


def _dump_treasure(treasure: Treasure) -> dict[str, object]:
    return {
        "id": treasure.id,
        "kind": treasure.kind.value,
        "terrain": _ANY if treasure.terrain is None else treasure.terrain.word,
        "cells": list(treasure.cells),
        "source": _dump_sources(treasure.sources, TREASURE_FACTS),
    }


def _dump_sources(sources: Mapping[str, FactSource], facts: tuple[str, ...]) -> dict[str, str]:
    return {fact: sources[fact].value for fact in facts}


# -- from checked data -----------------------------------------------------------------------------


def _create_catalogue(document: Mapping[str, Any]) -> Catalogue:
    tiles = {entry["id"]: _create_tile(entry) for entry in document["tiles"]}
    treasures = {entry["id"]: _create_treasure(entry) for entry in document["treasures"]}
    return Catalogue(document["name"], _calculate_digest(tiles, treasures), tiles, treasures)


def _create_tile(entry: Mapping[str, Any]) -> Tile:
    cost = entry["cost"]
    return Tile(
        id=entry["id"],
        tile_set=TileSet(entry["set"]),
        building=Building(entry["building"]),
        variant=entry["variant"],
        terrain=TERRAINS[entry["terrain"]],
        cost=(cost["wood"], cost["wheat"], cost["stone"]),
        roads=tuple(frozenset(_EDGES[letter] for letter in section) for section in entry["roads"]),
        sources={fact: FactSource(entry["source"][fact]) for fact in TILE_FACTS},
    )


def _create_treasure(entry: Mapping[str, Any]) -> Treasure:
    terrain = entry["terrain"]
    return Treasure(
        id=entry["id"],
        kind=TreasureKind(entry["kind"]),
        terrain=None if terrain == _ANY else TERRAINS[terrain],
        cells=tuple(entry["cells"]),
        sources={fact: FactSource(entry["source"][fact]) for fact in TREASURE_FACTS},
    )


def _calculate_digest(tiles: Mapping[str, Tile], treasures: Mapping[str, Treasure]) -> str:
    """Calculate a digest of all that matters for the rules: not of sources or the order."""
    lines = []
    for tile in tiles.values():
        wood, wheat, stone = tile.cost
        lines.append(
            f"{tile.id} {tile.tile_set.value} {tile.building.value} {tile.variant or '-'} "
            f"{tile.terrain.word} {wood},{wheat},{stone} "
            f"{' '.join(sorted(list_road_sections(tile)))}"
        )
    lines += [
        f"{treasure.id} {treasure.kind.value} "
        f"{_ANY if treasure.terrain is None else treasure.terrain.word} "
        f"{' '.join(sorted(treasure.cells))}"
        for treasure in treasures.values()
    ]
    return calculate_short_digest("\n".join(sorted(lines)))

"""Catalogues: which tiles and treasures are played, from the program or from an owner's box."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from twoheirs_qt import data as program_data
from twoheirs_qt.codec.digest import short_digest
from twoheirs_qt.files import error_texts as faults
from twoheirs_qt.files.errors import FileFault, Source, in_file
from twoheirs_qt.files.migrations import CATALOGUE
from twoheirs_qt.files.reading import read_json
from twoheirs_qt.files.vocabulary import TERRAINS
from twoheirs_qt.rules.cells import Edge
from twoheirs_qt.rules.components import (
    Building,
    Catalogue,
    Terrain,
    Tile,
    TileSet,
    Treasure,
    TreasureKind,
)
from twoheirs_qt.rules.components import Source as FactSource

FILE_NAME: Final = program_data.CATALOGUE
"""The name of the installed catalogue, and of an owner's in the folder of user data."""

FORMER: Final = "boxes"
"""The folder of the program's former catalogues, each named by its digest: saves name them."""

TILE_FACTS: Final = ("set", "building", "variant", "copies", "terrain", "cost", "roads")
"""The facts of a tile that have a source, in the order of the file."""

TREASURE_FACTS: Final = ("kind", "terrain", "cells")
"""The facts of a treasure that have a source."""

_DIGEST: Final = re.compile("[0-9a-f]{12}")
_EDGES: Final = {edge.name: edge for edge in Edge}
_ANY: Final = "any"


def load_catalogue(source: Source) -> Catalogue:
    """The catalogue of a file, checked whole. Raises FileFault for the first fault."""
    with in_file(source):
        return parse_catalogue(read_json(source))


def parse_catalogue(data: object) -> Catalogue:
    """The catalogue that `data` describe, checked whole. Raises FileFault without a name."""
    for fault in catalogue_faults(data):
        raise fault
    return _catalogue(CATALOGUE.opened(data))


def catalogue_faults(data: object) -> list[FileFault]:
    """Everything that is wrong with a catalogue, each named by tile and field."""
    from twoheirs_qt.codec.catalogue_checks import faults_of

    try:
        document = CATALOGUE.opened(data)
    except FileFault as fault:
        return [fault]
    return faults_of(document)


@cache
def installed_catalogue() -> Catalogue:
    """The catalogue that comes with the program.

    It was checked whole when it was made, and its digest written into it. If the digest is still
    that of its content, it is taken as it is, which spares every start the checks; else it is
    checked like any other. Raises FileFault if it is damaged.
    """
    return _of_the_program(program_data.path(FILE_NAME))


def catalogue_of_the_program(digest: str) -> Catalogue | None:
    """The catalogue with this digest that came with this version of the program, or with another.

    None if there is none that can be used.
    """
    installed = installed_catalogue()
    return installed if digest == installed.digest else _former_catalogue(digest)


@lru_cache(maxsize=8)
def _former_catalogue(digest: str) -> Catalogue | None:
    if not _DIGEST.fullmatch(digest):  # it comes from outside, and becomes a file's name
        return None
    try:
        found = _of_the_program(program_data.path(f"{FORMER}/{digest}.json"))
    except (FileNotFoundError, FileFault):
        return None
    return found if found.digest == digest else None


def _of_the_program(path: Path) -> Catalogue:
    content = read_json(path)
    try:
        document = CATALOGUE.opened(content)
        catalogue = _catalogue(document)
        if document["digest"] == catalogue.digest:
            return catalogue
    except (FileFault, KeyError, TypeError, ValueError, AttributeError):
        pass  # the whole check below says what is wrong
    return load_catalogue(path)


class ChosenCatalogue(NamedTuple):
    """The catalogue to play with; `own` if it is the player's.

    `fault`: why the player's own is not used, although there is one.
    """

    catalogue: Catalogue
    own: bool
    fault: FileFault | None = None


def user_catalogue(path: Path) -> ChosenCatalogue:
    """The player's own catalogue if there is a sound one at `path`, else the installed one."""
    try:
        return ChosenCatalogue(load_catalogue(path), own=True)
    except FileFault as fault:
        none_there = fault.fault is faults.NOT_FOUND
        return ChosenCatalogue(
            installed_catalogue(), own=False, fault=None if none_there else fault
        )


def dump_catalogue(catalogue: Catalogue) -> dict[str, object]:
    """The plain data of a catalogue, without a digest: whoever edits it need not care for one."""
    return {
        "format": CATALOGUE.name,
        "version": CATALOGUE.newest,
        "name": catalogue.name,
        "tiles": [_dump_tile(tile) for tile in catalogue.tiles.values()],
        "treasures": [_dump_treasure(each) for each in catalogue.treasures.values()],
    }


def sections_of(tile: Tile) -> list[str]:
    """The road sections of a tile as words of N, E, S and W."""
    return ["".join(edge.name for edge in sorted(section)) for section in tile.roads]


def _dump_tile(tile: Tile) -> dict[str, object]:
    return {
        "id": tile.id,
        "set": tile.tile_set.value,
        "building": tile.building.value,
        "variant": tile.variant,
        "terrain": tile.terrain.word,
        "cost": {terrain.word: tile.cost[terrain] for terrain in Terrain},
        "roads": sections_of(tile),
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


# -- from sound data ------------------------------------------------------------------------------


def _catalogue(document: Mapping[str, Any]) -> Catalogue:
    tiles = {entry["id"]: _tile(entry) for entry in document["tiles"]}
    treasures = {entry["id"]: _treasure(entry) for entry in document["treasures"]}
    return Catalogue(document["name"], _digest(tiles, treasures), tiles, treasures)


def _tile(entry: Mapping[str, Any]) -> Tile:
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


def _treasure(entry: Mapping[str, Any]) -> Treasure:
    terrain = entry["terrain"]
    return Treasure(
        id=entry["id"],
        kind=TreasureKind(entry["kind"]),
        terrain=None if terrain == _ANY else TERRAINS[terrain],
        cells=tuple(entry["cells"]),
        sources={fact: FactSource(entry["source"][fact]) for fact in TREASURE_FACTS},
    )


def _digest(tiles: Mapping[str, Tile], treasures: Mapping[str, Treasure]) -> str:
    """A short name of all that rules depend on: not of sources, nor of the order of lists."""
    lines = []
    for tile in tiles.values():
        wood, wheat, stone = tile.cost
        lines.append(
            f"{tile.id} {tile.tile_set.value} {tile.building.value} {tile.variant or '-'} "
            f"{tile.terrain.word} {wood},{wheat},{stone} {' '.join(sorted(sections_of(tile)))}"
        )
    lines += [
        f"{each.id} {each.kind.value} {'any' if each.terrain is None else each.terrain.word} "
        f"{' '.join(sorted(each.cells))}"
        for each in treasures.values()
    ]
    return short_digest("\n".join(sorted(lines)))

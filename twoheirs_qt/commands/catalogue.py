"""`twoheirs-qt catalogue`: what a catalogue holds, and whether it is sound."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable

from twoheirs_qt.bunny_kingdom.codec import catalogue as bunny_catalogue
from twoheirs_qt.bunny_kingdom.codec import catalogue_text as bunny_text
from twoheirs_qt.codec.catalogue import (
    FILE_NAME,
    dump_catalogue,
    find_catalogue_errors,
    installed_catalogue,
    list_road_sections,
    parse_catalogue,
)
from twoheirs_qt.commands.errors import CommandError
from twoheirs_qt.commands.games import BUNNY, GAMES, game_of
from twoheirs_qt.files.errors import format_source, in_file
from twoheirs_qt.files.reading import read_json
from twoheirs_qt.files.writing import dump_readable
from twoheirs_qt.rules.components import Catalogue, Source, Terrain, Tile, TileSet
from twoheirs_qt.text.sanitize import sanitize
from twoheirs_qt.text.text import english
from twoheirs_qt.words.names import set_name, tile_name

_MARKS = {Source.RULEBOOK: "b", Source.RECONSTRUCTION: "r", Source.OWNER: "o"}
_LEGEND = (
    "The letter after a fact says where it comes from: "
    "b a rulebook, r a reconstruction, o the owner of a box."
)
_TILES_PER_TERRAIN = 3


def check(arguments: argparse.Namespace) -> int:
    """Print that a catalogue is valid, or its errors; returns the exit status."""
    data = read_json(arguments.file)
    is_bunny = game_of(data) is BUNNY
    mistakes = bunny_catalogue.catalogue_faults(data) if is_bunny else find_catalogue_errors(data)
    if mistakes:
        name = format_source(arguments.file)
        raise CommandError("\n".join(str(fault.of(name)) for fault in mistakes))
    if is_bunny:
        print(bunny_text.describe_soundness(bunny_catalogue.parse_catalogue(data)), end="")
        return 0
    catalogue = parse_catalogue(data)
    print(
        f"{sanitize(catalogue.name)}: valid, {len(catalogue.tiles)} tiles and "
        f"{len(catalogue.treasures)} treasures, digest {catalogue.digest}."
    )
    for note in _find_oddities(catalogue):
        print(note)
    return 0


def show(arguments: argparse.Namespace) -> int:
    """Print a catalogue as tables, or as a file to be edited; returns the exit status."""
    data = None if arguments.file is None else read_json(arguments.file)
    if (GAMES[arguments.game] if data is None else game_of(data)) is BUNNY:
        return _show_bunny(arguments, data)
    with in_file(arguments.file or FILE_NAME):
        catalogue = installed_catalogue() if data is None else parse_catalogue(data)
    if arguments.json:
        print(dump_readable(dump_catalogue(catalogue)))
        return 0
    print(f"{sanitize(catalogue.name)}, digest {catalogue.digest}")
    print(_LEGEND)
    print()
    head = ("tile", "building", "terrain", "wood wheat stone", "roads", "in the box")
    rows = [_tile_row(tile) for tile in catalogue.tiles.values()]
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    for tile_set in TileSet:
        tiles = catalogue.of_set(tile_set)
        source = _MARKS[tiles[0].sources["set"]]
        print(f"{english(set_name(tile_set))} ({tile_set.value}) {source}")
        print(_format_row(head, widths))
        for tile in tiles:
            print(_format_row(_tile_row(tile), widths))
        print()
    print("Treasures")
    for treasure in catalogue.treasures.values():
        terrain = "any" if treasure.terrain is None else treasure.terrain.word
        cells = " ".join(treasure.cells) or "-"
        marks = [_MARKS[treasure.sources[fact]] for fact in ("kind", "terrain", "cells")]
        print(
            f"  {treasure.id:<24}  {treasure.kind.value:<9} {marks[0]}"
            f"  {terrain:<5} {marks[1]}  {cells:<5} {marks[2]}"
        )
    return 0


def _show_bunny(arguments: argparse.Namespace, data: object) -> int:
    with in_file(arguments.file or FILE_NAME):
        catalogue = (
            bunny_catalogue.program_catalogue()
            if data is None
            else bunny_catalogue.parse_catalogue(data)
        )
    if arguments.json:
        print(dump_readable(bunny_catalogue.dump_catalogue(catalogue)))
    else:
        print(bunny_text.describe_catalogue(catalogue), end="")
    return 0


def _format_row(row: Iterable[str], widths: Iterable[int]) -> str:
    cells = (f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True))
    return "  " + "  ".join(cells).rstrip()


def _tile_row(tile: Tile) -> tuple[str, ...]:
    mark = {fact: _MARKS[source] for fact, source in tile.sources.items()}
    building = mark["building"] + ("" if tile.variant is None else mark["variant"])
    cost = " ".join(f"{tile.cost[terrain]:>{len(terrain.word)}}" for terrain in Terrain)
    return (
        tile.id,
        f"{english(tile_name(tile))} {building}",
        f"{tile.terrain.word} {mark['terrain']}",
        f"{cost} {mark['cost']}",
        f"{' '.join(list_road_sections(tile)) or '-'} {mark['roads']}",
        mark["copies"],
    )


def _find_oddities(catalogue: Catalogue) -> Iterable[str]:
    """Find what is valid but differs from the rulebooks: probably a typing mistake."""
    for tile_set in TileSet:
        count = Counter(tile.terrain for tile in catalogue.of_set(tile_set))
        if any(count[terrain] != _TILES_PER_TERRAIN for terrain in Terrain):
            numbers = ", ".join(f"{count[terrain]} {terrain.word}" for terrain in Terrain)
            yield (
                f"Note: the set {tile_set.value} has {numbers}; "
                "the rulebooks give each set three tiles of each terrain."
            )

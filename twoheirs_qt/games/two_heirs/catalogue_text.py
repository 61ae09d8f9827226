"""A catalogue as lines for people, in English."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from twoheirs_qt.games.two_heirs.codec.catalogue import list_road_sections
from twoheirs_qt.games.two_heirs.rules.components import (
    Catalogue,
    Source,
    Terrain,
    Tile,
    TileSet,
    Treasure,
)
from twoheirs_qt.games.two_heirs.words.names import name_set, name_tile
from twoheirs_qt.tabletop.text.sanitize import sanitize
from twoheirs_qt.tabletop.text.text import render_english

_SOURCE_LETTERS = {Source.RULEBOOK: "b", Source.RECONSTRUCTION: "r", Source.OWNER: "o"}
_LEGEND = (
    "The letter after a fact says where it comes from: "
    "b a rulebook, r a reconstruction, o the owner of a box."
)
_COLUMN_TITLES = ("tile", "building", "terrain", "wood wheat stone", "roads", "in the box")
_TILES_PER_TERRAIN = 3


def summarize_catalogue(catalogue: Catalogue) -> str:
    """Say that a catalogue is valid and what is odd in it, each line ending with a line feed."""
    sentence = (
        f"{sanitize(catalogue.name)}: valid, {len(catalogue.tiles)} tiles and "
        f"{len(catalogue.treasures)} treasures, digest {catalogue.digest}."
    )
    return _join([sentence, *_list_oddities(catalogue)])


def _list_oddities(catalogue: Catalogue) -> Iterator[str]:
    """List what is valid but differs from the rulebooks: probably a typing mistake."""
    for tile_set in TileSet:
        count = Counter(tile.terrain for tile in catalogue.list_tiles_of_set(tile_set))
        if any(count[terrain] != _TILES_PER_TERRAIN for terrain in Terrain):
            numbers = ", ".join(f"{count[terrain]} {terrain.word}" for terrain in Terrain)
            yield (
                f"Note: the set {tile_set.value} has {numbers}; "
                "the rulebooks give each set three tiles of each terrain."
            )


def describe_catalogue(catalogue: Catalogue) -> str:
    """All tiles and treasures with the source of each fact, each line ending with a line feed."""
    lines = [f"{sanitize(catalogue.name)}, digest {catalogue.digest}", _LEGEND, ""]
    rows = [_make_tile_row(tile) for tile in catalogue.tiles.values()]
    widths = [max(map(len, column)) for column in zip(_COLUMN_TITLES, *rows, strict=True)]
    for tile_set in TileSet:
        tiles = catalogue.list_tiles_of_set(tile_set)
        source = _SOURCE_LETTERS[tiles[0].sources["set"]]
        lines += [
            f"{render_english(name_set(tile_set))} ({tile_set.value}) {source}",
            _format_row(_COLUMN_TITLES, widths),
            *(_format_row(_make_tile_row(tile), widths) for tile in tiles),
            "",
        ]
    return _join([*lines, "Treasures", *map(_format_treasure, catalogue.treasures.values())])


def _join(lines: Iterable[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def _format_row(row: Iterable[str], widths: Iterable[int]) -> str:
    cells = (f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True))
    return "  " + "  ".join(cells).rstrip()


def _make_tile_row(tile: Tile) -> tuple[str, ...]:
    letters = {fact: _SOURCE_LETTERS[source] for fact, source in tile.sources.items()}
    building = letters["building"] + ("" if tile.variant is None else letters["variant"])
    cost = " ".join(f"{tile.cost[terrain]:>{len(terrain.word)}}" for terrain in Terrain)
    return (
        tile.id,
        f"{render_english(name_tile(tile))} {building}",
        f"{tile.terrain.word} {letters['terrain']}",
        f"{cost} {letters['cost']}",
        f"{' '.join(list_road_sections(tile)) or '-'} {letters['roads']}",
        letters["copies"],
    )


def _format_treasure(treasure: Treasure) -> str:
    terrain = "any" if treasure.terrain is None else treasure.terrain.word
    cells = " ".join(treasure.cells) or "-"
    letters = [_SOURCE_LETTERS[treasure.sources[fact]] for fact in ("kind", "terrain", "cells")]
    return (
        f"  {treasure.id:<24}  {treasure.kind.value:<9} {letters[0]}"
        f"  {terrain:<5} {letters[1]}  {cells:<5} {letters[2]}"
    )

"""Entries about a real table: each makes a layout of another, or says why it cannot."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import singledispatch
from typing import Final, TypeAlias

from twoheirs_qt.games.two_heirs.real_table.layout import EMPTY, TROOP_KINDS, LaidTile, Layout
from twoheirs_qt.games.two_heirs.rules.cells import Cell, is_in_bounds
from twoheirs_qt.games.two_heirs.rules.components import (
    Catalogue,
    Heir,
    Sections,
    Terrain,
    Tile,
    TileSet,
    TroopKind,
)
from twoheirs_qt.games.two_heirs.words import real_table as texts
from twoheirs_qt.games.two_heirs.words.names import (
    fill_in_henry,
    name_cell,
    name_player,
    name_set,
    name_terrain,
    name_tile_by_id,
    name_treasure,
)
from twoheirs_qt.tabletop.files.limits import MAX_NAME_LENGTH, MAX_TITLE_LENGTH, shorten_for_file
from twoheirs_qt.tabletop.text.sanitize import sanitize
from twoheirs_qt.tabletop.text.text import Text, make_untranslated_text

MAX_ENTRIES: Final = 5000
"""The number of entries that a file holds."""


class ImpossibleEntry(Exception):
    """An entry that the table cannot have; `text` is the sentence that says why."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.source)
        self.text = text


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a tile of the chosen sets on an empty cell; `owner` None: face down."""

    tile: str
    at: Cell
    owner: Heir | None


@dataclass(frozen=True, slots=True)
class Open:
    """Lay open terrain on an empty cell: which tile lies there face down does not matter."""

    terrain: Terrain
    at: Cell


@dataclass(frozen=True, slots=True)
class Shift:
    """Move a tile, with what stands on it, to an empty cell."""

    origin: Cell
    to: Cell


@dataclass(frozen=True, slots=True)
class Own:
    """Turn the tile on a cell to another owner, or face down."""

    at: Cell
    owner: Heir | None


@dataclass(frozen=True, slots=True)
class PickUp:
    """Take the tile off a cell; troops and a treasure on it leave the landscape."""

    at: Cell


@dataclass(frozen=True, slots=True)
class Stand:
    """Put a troop on a tile: 0 is the retinue; `at` None: into the royal reserve."""

    heir: Heir
    troop: int
    at: Cell | None


@dataclass(frozen=True, slots=True)
class Hide:
    """Put a treasure on a tile, or away."""

    treasure: str
    at: Cell | None


@dataclass(frozen=True, slots=True)
class CountPile:
    """Say how many treasures still lie face down."""

    treasures: int


@dataclass(frozen=True, slots=True)
class DrawRoads:
    """Say which road sections a tile has, as its owner sees them."""

    tile: str
    sections: Sections


@dataclass(frozen=True, slots=True)
class ChooseSets:
    """Choose the sets of the game; those with a tile on the table stay."""

    sets: tuple[TileSet, ...]


@dataclass(frozen=True, slots=True)
class Arrange:
    """Say how the game was played: against Henry at a `level`, who sat South, with roads or not."""

    level: int | None
    south: Heir
    score_roads: bool


@dataclass(frozen=True, slots=True)
class Describe:
    """Note who played, when, and what is worth remembering."""

    names: tuple[str, str]
    day: str
    note: str


Entry: TypeAlias = (
    Lay
    | Open
    | Shift
    | Own
    | PickUp
    | Stand
    | Hide
    | CountPile
    | DrawRoads
    | ChooseSets
    | Arrange
    | Describe
)


@singledispatch
def enter(entry: Entry, layout: Layout, catalogue: Catalogue) -> Layout:
    """Return the layout after an entry. Raises ImpossibleEntry, and nothing is lost."""
    raise TypeError(f"no entry: {entry!r}")


# -- tiles ----------------------------------------------------------------------------------------


@enter.register
def _(entry: Lay, layout: Layout, catalogue: Catalogue) -> Layout:
    tile = catalogue.tiles.get(entry.tile)
    if tile is None:
        raise ImpossibleEntry(
            texts.UNKNOWN_TILE.fill(tile=make_untranslated_text(sanitize(entry.tile)))
        )
    name = name_tile_by_id(tile.id, catalogue)
    if tile.tile_set not in layout.sets:
        raise ImpossibleEntry(texts.SET_NOT_CHOSEN.fill(tile=name, set=name_set(tile.tile_set)))
    _check_empty(layout, entry.at, catalogue)
    layout = _free_tile(tile, layout, catalogue)
    return replace(layout, tiles={**layout.tiles, entry.at: LaidTile(tile.id, entry.owner)})


def _free_tile(tile: Tile, layout: Layout, catalogue: Catalogue) -> Layout:
    """Let another tile of its terrain be the one that lies face down, if this one does."""
    cell = layout.cell_by_tile.get(tile.id)
    if cell is None:
        return layout
    other = next(
        (
            tile_left
            for tile_left in layout.list_tiles_left(catalogue)
            if tile_left.terrain is tile.terrain
        ),
        None,
    )
    if layout.tiles[cell].owner is not None or other is None:
        name = name_tile_by_id(tile.id, catalogue)
        raise ImpossibleEntry(texts.TILE_TWICE.fill(tile=name, cell=name_cell(cell)))
    return replace(layout, tiles={**layout.tiles, cell: LaidTile(other.id, None)})


@enter.register
def _(entry: Open, layout: Layout, catalogue: Catalogue) -> Layout:
    _check_empty(layout, entry.at, catalogue)
    tiles = [one for one in layout.list_tiles_left(catalogue) if one.terrain is entry.terrain]
    if not tiles:
        raise ImpossibleEntry(texts.NO_TERRAIN.fill(terrain=name_terrain(entry.terrain)))
    return replace(layout, tiles={**layout.tiles, entry.at: LaidTile(tiles[-1].id, None)})


@enter.register
def _(entry: Shift, layout: Layout, catalogue: Catalogue) -> Layout:
    _find_laid_tile(layout, entry.origin)
    _check_empty(layout, entry.to, catalogue)
    moved = {entry.origin: entry.to}
    layout = replace(
        layout,
        tiles={moved.get(at, at): other for at, other in layout.tiles.items()},
        treasures={moved.get(at, at): name for at, name in layout.treasures.items()},
    )
    return _move_troops(layout, entry.origin, entry.to)


@enter.register
def _(entry: Own, layout: Layout, catalogue: Catalogue) -> Layout:
    laid = _find_laid_tile(layout, entry.at)
    return replace(layout, tiles={**layout.tiles, entry.at: replace(laid, owner=entry.owner)})


@enter.register
def _(entry: PickUp, layout: Layout, catalogue: Catalogue) -> Layout:
    _find_laid_tile(layout, entry.at)
    gone = entry.at
    layout = replace(
        layout,
        tiles={at: laid for at, laid in layout.tiles.items() if at != gone},
        treasures={at: name for at, name in layout.treasures.items() if at != gone},
    )
    return _move_troops(layout, gone, None)


def _move_troops(layout: Layout, origin: Cell, to: Cell | None) -> Layout:
    for heir, index in layout.list_troops(origin):
        layout = layout.move_troop(heir, index, to)
    return layout


def _find_laid_tile(layout: Layout, cell: Cell) -> LaidTile:
    laid = layout.tiles.get(cell)
    if laid is None:
        raise ImpossibleEntry(texts.NO_TILE.fill(cell=name_cell(cell)))
    return laid


def _check_empty(layout: Layout, cell: Cell, catalogue: Catalogue) -> None:
    if not is_in_bounds(cell):
        raise ImpossibleEntry(texts.TOO_FAR)
    laid = layout.tiles.get(cell)
    if laid is not None:
        name = name_tile_by_id(laid.tile, catalogue)
        raise ImpossibleEntry(texts.CELL_TAKEN.fill(cell=name_cell(cell), tile=name))


# -- troops and treasures -------------------------------------------------------------------------


@enter.register
def _(entry: Stand, layout: Layout, catalogue: Catalogue) -> Layout:
    heir = entry.heir
    if heir is layout.henry:
        raise ImpossibleEntry(texts.HENRYS_TROOPS)
    if entry.at is not None:
        if entry.at not in layout.tiles:
            raise ImpossibleEntry(texts.TROOP_ON_NOTHING.fill(cell=name_cell(entry.at)))
        is_retinue = TROOP_KINDS[entry.troop] is TroopKind.RETINUE
        for other, index in layout.list_troops(entry.at):
            if (other, index) == (heir, entry.troop):
                continue
            both_retinues = is_retinue and TROOP_KINDS[index] is TroopKind.RETINUE
            if not both_retinues:
                name = name_player(fill_in_henry(layout.names, layout.henry), other)
                raise ImpossibleEntry(texts.TROOP_THERE.fill(cell=name_cell(entry.at), heir=name))
    return layout.move_troop(heir, entry.troop, entry.at)


@enter.register
def _(entry: Hide, layout: Layout, catalogue: Catalogue) -> Layout:
    treasure = catalogue.treasures.get(entry.treasure)
    if treasure is None or layout.level is None:
        raise ImpossibleEntry(texts.NO_TREASURES)
    treasures = {at: name for at, name in layout.treasures.items() if name != treasure.id}
    if entry.at is not None:
        if entry.at not in layout.tiles:
            raise ImpossibleEntry(texts.TREASURE_ON_NOTHING.fill(cell=name_cell(entry.at)))
        if entry.at in treasures:
            other = name_treasure(catalogue.treasures[treasures[entry.at]])
            raise ImpossibleEntry(
                texts.TREASURE_THERE.fill(cell=name_cell(entry.at), treasure=other)
            )
        treasures[entry.at] = treasure.id
        if len(treasures) + layout.pile > len(catalogue.treasures):
            raise ImpossibleEntry(texts.TOO_MANY_TREASURES.fill_n(len(catalogue.treasures)))
    return replace(layout, treasures=treasures)


@enter.register
def _(entry: CountPile, layout: Layout, catalogue: Catalogue) -> Layout:
    if entry.treasures < 0 or entry.treasures + len(layout.treasures) > len(catalogue.treasures):
        raise ImpossibleEntry(texts.TOO_MANY_TREASURES.fill_n(len(catalogue.treasures)))
    return replace(layout, pile=entry.treasures)


# -- roads ----------------------------------------------------------------------------------------


@enter.register
def _(entry: DrawRoads, layout: Layout, catalogue: Catalogue) -> Layout:
    tile = catalogue.tiles.get(entry.tile)
    if tile is None:
        raise ImpossibleEntry(
            texts.UNKNOWN_TILE.fill(tile=make_untranslated_text(sanitize(entry.tile)))
        )
    roads: dict[str, Sections] = {
        name: sections for name, sections in layout.roads.items() if name != tile.id
    }
    if frozenset(map(frozenset, entry.sections)) != frozenset(tile.roads):
        roads[tile.id] = entry.sections
    return replace(layout, roads=roads)


# -- the game -------------------------------------------------------------------------------------


@enter.register
def _(entry: ChooseSets, layout: Layout, catalogue: Catalogue) -> Layout:
    for cell, laid in layout.tiles.items():
        tile_set = catalogue.tiles[laid.tile].tile_set
        if tile_set not in entry.sets:
            name = name_tile_by_id(laid.tile, catalogue)
            raise ImpossibleEntry(
                texts.SET_IN_USE.fill(set=name_set(tile_set), tile=name, cell=name_cell(cell))
            )
    return replace(layout, sets=tuple(one for one in TileSet if one in entry.sets))


@enter.register
def _(entry: Arrange, layout: Layout, catalogue: Catalogue) -> Layout:
    arranged = replace(layout, level=entry.level, south=entry.south, score_roads=entry.score_roads)
    henry = arranged.henry
    if henry is None:
        return replace(arranged, treasures={}, pile=0)
    for index in range(len(TROOP_KINDS)):
        arranged = arranged.move_troop(henry, index, None)
    return arranged


@enter.register
def _(entry: Describe, layout: Layout, catalogue: Catalogue) -> Layout:
    white, blue = (shorten_for_file(name, MAX_NAME_LENGTH) for name in entry.names)
    return replace(
        layout,
        names=(white, blue),
        day=entry.day,
        note=shorten_for_file(entry.note, MAX_TITLE_LENGTH),
    )


def enter_all(entries: Iterable[Entry], catalogue: Catalogue, layout: Layout = EMPTY) -> Layout:
    """Return the layout after all of these entries. Raises ImpossibleEntry."""
    for entry in entries:
        layout = enter(entry, layout, catalogue)
    return layout

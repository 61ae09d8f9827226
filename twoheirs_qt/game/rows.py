"""The rows that show a reading of the game."""

from __future__ import annotations

from twoheirs_qt.game.snapshot import TableSnapshot, TileSnapshot, TreasureSnapshot
from twoheirs_qt.game.targets import (
    DiscardPile,
    HandTile,
    HeirArea,
    LandCell,
    PlaceTroop,
    ReservePlace,
    Section,
    Subject,
    SupplyPile,
    TreasurePile,
    TreasureToken,
)
from twoheirs_qt.game.tree import Node
from twoheirs_qt.rules import Heir, Troop
from twoheirs_qt.words import outline as texts
from twoheirs_qt.words.names import cell_name, open_terrain, tile_name, treasure_name, troop_name
from twoheirs_qt.words.text import Text


def rows_below(path: tuple[int, ...], snapshot: TableSnapshot | None) -> list[Node]:
    """The rows of one parent that show a reading (None: no game yet), but for the chronicle's.

    `path` are the rows from the top down to the parent: none of them for the sections themselves.
    """
    if not path:
        return _sections(snapshot)
    if snapshot is None:
        return []
    tiles = snapshot.catalogue.tiles
    match path:
        case (Section.RESERVE,):
            return [
                Node(slot, _place(slot, snapshot), ReservePlace(slot))
                for slot in range(len(snapshot.places))
            ]
        case (Section.LANDSCAPE,):
            return [
                Node(cell, _land(land, snapshot), LandCell(cell))
                for cell, land in snapshot.land.items()
            ]
        case (Section.HANDS | Section.TROOPS as section,):
            return [Node(heir, snapshot.heirs[heir].name, Section(section)) for heir in Heir]
        case (Section.HANDS, row):
            return [
                Node(tile, tile_name(tiles[tile]), HandTile(Heir(row), tile))
                for tile in snapshot.hands[row]
            ]
        case (Section.TROOPS, row):
            return [
                Node(index, _troop(troop, row == snapshot.henry), PlaceTroop(Heir(row), index))
                for index, troop in enumerate(snapshot.troops[row])
            ]
        case (Section.DISCARDS,):
            return [Node(tile, tile_name(tiles[tile]), DiscardPile()) for tile in snapshot.discards]
        case (Section.TREASURES,) if snapshot.solo is not None:
            return [_treasure(each, snapshot) for each in snapshot.solo.treasures]
        case (Section.HEIRS,):
            return [Node(heir, snapshot.heirs[heir].name, HeirArea(heir)) for heir in Heir]
    return []


def _sections(snapshot: TableSnapshot | None) -> list[Node]:
    names = dict(zip(Section, texts.SECTION_NAMES, strict=True))
    subjects: dict[Section, Subject] = {section: section for section in Section}
    if snapshot is not None:
        names[Section.SUPPLY] = (
            texts.SUPPLY.count(snapshot.supply) if snapshot.supply else texts.SUPPLY_EMPTY
        )
        subjects[Section.SUPPLY] = SupplyPile()
        subjects[Section.DISCARDS] = DiscardPile()
        if snapshot.solo is not None:
            subjects[Section.TREASURES] = TreasurePile()
    return [Node(each, names[each], subjects[each]) for each in Section]


def _treasure(each: TreasureSnapshot, snapshot: TableSnapshot) -> Node:
    what = treasure_name(snapshot.catalogue.treasures[each.treasure])
    text = texts.ON_CELL.fill(cell=cell_name(each.cell), what=what)
    return Node(each.treasure, text, TreasureToken(each.cell))


def _place(slot: int, snapshot: TableSnapshot) -> Text:
    tile = snapshot.places[slot].tile
    if tile is not None:
        return tile_name(snapshot.catalogue.tiles[tile])
    return texts.SHIELD if slot == snapshot.shield else texts.EMPTY_PLACE


def _land(land: TileSnapshot, snapshot: TableSnapshot) -> Text:
    tile = snapshot.catalogue.tiles[land.tile]
    what = open_terrain() if land.owner is None else tile_name(tile)
    return texts.ON_CELL.fill(cell=cell_name(land.cell), what=what)


def _troop(troop: Troop, is_henrys: bool) -> Text:
    """A troop and where it stands."""
    name = troop_name(troop.kind)
    if troop.at is not None:
        return texts.TROOP_ON.fill(cell=cell_name(troop.at), troop=name)
    return (texts.TROOP_OUTSIDE if is_henrys else texts.TROOP_IN_RESERVE).fill(troop=name)

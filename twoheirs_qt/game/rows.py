"""The rows that show a reading of the game."""

from __future__ import annotations

from twoheirs_qt.game.snapshot import TableSnapshot, TileSnapshot
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
from twoheirs_qt.game.tree import Node, Tree
from twoheirs_qt.rules import Heir, Troop
from twoheirs_qt.words import outline as texts
from twoheirs_qt.words.names import cell_name, open_terrain, tile_name, treasure_name, troop_name
from twoheirs_qt.words.text import Text


def view_tree(snapshot: TableSnapshot | None, chronicle: Tree = ()) -> Tree:
    """The whole tree that shows a reading (None: no game yet), one row a `Section`."""
    names = dict(zip(Section, texts.SECTION_NAMES, strict=True))
    subjects: dict[Section, Subject] = {section: section for section in Section}
    below: dict[Section, Tree] = {Section.CHRONICLE: chronicle}
    if snapshot is not None:
        names[Section.SUPPLY] = (
            texts.SUPPLY.count(snapshot.supply) if snapshot.supply else texts.SUPPLY_EMPTY
        )
        subjects[Section.SUPPLY] = SupplyPile()
        subjects[Section.DISCARDS] = DiscardPile()
        if snapshot.solo is not None:
            subjects[Section.TREASURES] = TreasurePile()
        below |= _rows(snapshot)
    return tuple(
        Node(each, names[each], subjects[each], children=below.get(each, ())) for each in Section
    )


def _rows(snapshot: TableSnapshot) -> dict[Section, Tree]:
    """The rows below each section that has any."""
    tiles = snapshot.catalogue.tiles
    treasures = () if snapshot.solo is None else snapshot.solo.treasures
    return {
        Section.RESERVE: tuple(
            Node(slot, _place(slot, snapshot), ReservePlace(slot))
            for slot in range(len(snapshot.places))
        ),
        Section.LANDSCAPE: tuple(
            Node(cell, _land(land, snapshot), LandCell(cell))
            for cell, land in snapshot.land.items()
        ),
        Section.HANDS: tuple(
            Node(
                heir,
                snapshot.heirs[heir].name,
                Section.HANDS,
                children=tuple(
                    Node(tile, tile_name(tiles[tile]), HandTile(heir, tile))
                    for tile in snapshot.hands[heir]
                ),
            )
            for heir in Heir
        ),
        Section.TROOPS: tuple(
            Node(
                heir,
                snapshot.heirs[heir].name,
                Section.TROOPS,
                children=tuple(
                    Node(index, _troop(troop, heir is snapshot.henry), PlaceTroop(heir, index))
                    for index, troop in enumerate(snapshot.troops[heir])
                ),
            )
            for heir in Heir
        ),
        Section.DISCARDS: tuple(
            Node(tile, tile_name(tiles[tile]), DiscardPile()) for tile in snapshot.discards
        ),
        Section.TREASURES: tuple(
            Node(
                each.treasure,
                texts.ON_CELL.fill(
                    cell=cell_name(each.cell),
                    what=treasure_name(snapshot.catalogue.treasures[each.treasure]),
                ),
                TreasureToken(each.cell),
            )
            for each in treasures
        ),
        Section.HEIRS: tuple(
            Node(heir, snapshot.heirs[heir].name, HeirArea(heir)) for heir in Heir
        ),
    }


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

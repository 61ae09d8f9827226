"""The rows that show a reading of the game."""

from __future__ import annotations

from twoheirs_qt.game.snapshot import TableSnapshot
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
from twoheirs_qt.rules import Heir
from twoheirs_qt.words import rows
from twoheirs_qt.words.names import tile_name


def view_tree(snapshot: TableSnapshot | None, chronicle: Tree = ()) -> Tree:
    """The whole tree that shows a reading (None: no game yet), one row a `Section`."""
    names = dict(zip(Section, rows.SECTION_NAMES, strict=True))
    subjects: dict[Section, Subject] = {section: section for section in Section}
    below: dict[Section, Tree] = {Section.CHRONICLE: chronicle}
    if snapshot is not None:
        names[Section.SUPPLY] = rows.supply_text(snapshot.supply)
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
            Node(
                slot,
                rows.place_text(
                    None if place.tile is None else tiles[place.tile], slot == snapshot.shield
                ),
                ReservePlace(slot),
            )
            for slot, place in enumerate(snapshot.places)
        ),
        Section.LANDSCAPE: tuple(
            Node(cell, rows.landscape_text(cell, tiles[land.tile].face(land.owner)), LandCell(cell))
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
                    Node(
                        index,
                        rows.troop_text(troop, heir is snapshot.henry),
                        PlaceTroop(heir, index),
                    )
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
                rows.treasure_text(each.cell, snapshot.catalogue.treasures[each.treasure]),
                TreasureToken(each.cell),
            )
            for each in treasures
        ),
        Section.HEIRS: tuple(
            Node(heir, snapshot.heirs[heir].name, HeirArea(heir)) for heir in Heir
        ),
    }

"""The details of a target beside its name, part by part."""

from __future__ import annotations

from collections.abc import Iterator

from twoheirs_qt.game import targets
from twoheirs_qt.game.presentation.describe import score_line
from twoheirs_qt.game.snapshot import HeirSnapshot, TableSnapshot, TileSnapshot
from twoheirs_qt.rules.components import Tile
from twoheirs_qt.rules.state import State
from twoheirs_qt.words import outline as texts
from twoheirs_qt.words import solo, table
from twoheirs_qt.words.names import cost_text, terrain_name, treasure_name, troop_name
from twoheirs_qt.words.text import Text


def details(
    target: targets.Target, snapshot: TableSnapshot, state: State, *, points: bool
) -> Iterator[Text]:
    """The details of a target, one text a part, for a `snapshot` of `state`.

    `points`: the points so far are among them.
    """
    match target:
        case targets.ReservePlace(slot):
            place = snapshot.places[slot]
            if place.tile is not None:
                yield from tile_details(snapshot.catalogue.tiles[place.tile])
                number = place.in_reach
                yield texts.NUMBER_IN_REACH.fill(number=number) if number else texts.BEYOND_REACH
        case targets.HandTile(_, tile):
            yield from tile_details(snapshot.catalogue.tiles[tile])
        case targets.LandCell(cell):
            yield from _land(snapshot.land[cell], snapshot, state, points)
        case targets.PlaceTroop(heir, index):
            if snapshot.troops[heir][index].moved:
                yield texts.HAS_MOVED
        case targets.HeirArea(heir):
            yield from _heir(snapshot.heirs[heir], points)
        case targets.SupplyPile():
            if snapshot.top is not None:
                yield texts.ON_TOP.fill(terrain=terrain_name(snapshot.top))
        case targets.TreasureToken(cell):
            found = None if snapshot.solo is None else snapshot.solo.on(cell)
            if found is not None and found.lacks:
                yield texts.LACKS.count(found.lacks)
        case targets.TreasurePile():
            if snapshot.solo is not None:
                yield solo.PILE.count(snapshot.solo.pile)


def tile_details(tile: Tile) -> Iterator[Text]:
    """The details of a tile that is not in the landscape."""
    yield terrain_name(tile.terrain)
    cost = cost_text(tile)
    yield table.NO_COST if cost is None else texts.COST.fill(cost=cost)


def _land(
    land: TileSnapshot, snapshot: TableSnapshot, state: State, points: bool
) -> Iterator[Text]:
    yield terrain_name(snapshot.catalogue.tiles[land.tile].terrain)
    if land.owner is not None:
        yield snapshot.heirs[land.owner].name
    for heir, index in snapshot.troops_at(land.cell):
        name = troop_name(snapshot.troops[heir][index].kind)
        yield table.SAY_TROOP.fill(troop=name, heir=snapshot.heirs[heir].name)
    line = score_line(state, land.cell) if points and land.owner is not None else None
    if line is not None:
        yield (texts.DOUBLED if line.doubled else texts.POINTS).count(line.counted)
    if land.besieged:
        yield texts.MAY_BE_DESTROYED
    if land.treasure is not None:
        yield treasure_name(snapshot.catalogue.treasures[land.treasure])
    if snapshot.solo is not None and snapshot.solo.scaffold == land.cell:
        yield texts.SCAFFOLD


def _heir(heir: HeirSnapshot, points: bool) -> Iterator[Text]:
    if heir.active:
        yield table.TO_MOVE
    wood, wheat, stone = heir.access
    means = texts.MEANS if points else texts.MEANS_HIDDEN
    means = means.fill(reach=heir.reach, wood=wood, wheat=wheat, stone=stone)
    yield means.fill(points=heir.points) if points else means
    if heir.discounts:
        yield table.DISCOUNTS.count(heir.discounts)

"""What lies on the table, each thing in one sentence for screen readers."""

from __future__ import annotations

from twoheirs_qt.game.presentation import describe_solo
from twoheirs_qt.game.snapshot import TableSnapshot
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.components import Heir, Tile
from twoheirs_qt.rules.scoring import BuildingLine
from twoheirs_qt.words import outline
from twoheirs_qt.words import table as texts
from twoheirs_qt.words.names import (
    cell_name,
    cost_text,
    each_once,
    resource_name,
    terrain_name,
    tile_name,
    troop_name,
)
from twoheirs_qt.words.text import Text, join_by_commas, join_by_semicolons, listed


def tile_spoken(tile: Tile, name: Text | None = None) -> Text:
    """A tile that is not in the landscape: its name, or `name`, what it costs and its terrain."""
    return join_by_semicolons([name or tile_name(tile), cost_and_terrain(tile)])


def cost_and_terrain(tile: Tile) -> Text:
    """What a tile costs, and its terrain."""
    return join_by_semicolons([cost_text(tile) or texts.NO_COST, terrain_name(tile.terrain)])


def spoken_place(slot: int, snapshot: TableSnapshot) -> Text:
    """A place of the royal reserve with what lies there: the shield, a tile or nothing."""
    tile = snapshot.places[slot].tile
    if tile is None:
        return place_in_short(slot, snapshot)
    return tile_in_reserve(snapshot.catalogue.tiles[tile], snapshot.places[slot].in_reach)


def place_in_short(slot: int, snapshot: TableSnapshot) -> Text:
    """The same without what its tile costs, and its terrain."""
    if slot == snapshot.shield:
        return texts.SAY_SHIELD.fill(heir=snapshot.heirs[snapshot.crown].name)
    place = snapshot.places[slot]
    if place.tile is None:
        return texts.EMPTY_PLACE
    return _reached(snapshot.catalogue.tiles[place.tile], place.in_reach)


def tile_in_reserve(tile: Tile, in_reach: int) -> Text:
    """A tile of the royal reserve; `in_reach` counts from 1, 0 is out of reach."""
    return tile_spoken(tile, _reached(tile, in_reach))


def _reached(tile: Tile, in_reach: int) -> Text:
    reach = texts.SAY_IN_REACH.fill(number=in_reach) if in_reach else texts.SAY_OUT_OF_REACH
    return reach.fill(tile=tile_name(tile))


def spoken_cell(cell: Cell, snapshot: TableSnapshot, line: BuildingLine | None = None) -> Text:
    """A cell of the landscape with all that is on it; `line`: what its building scores."""
    more = terrain_and_points(cell, snapshot, line)
    name = cell_in_short(cell, snapshot)
    return name if more is None else join_by_commas([name, more])


def cell_in_short(cell: Cell, snapshot: TableSnapshot) -> Text:
    """The same without the terrain of a building, and what that scores."""
    land = snapshot.land.get(cell)
    if land is None:
        return texts.SAY_EMPTY.fill(cell=cell_name(cell))
    known = snapshot.catalogue.tiles[land.tile]
    if land.owner is None:
        text = texts.SAY_OPEN.fill(cell=cell_name(cell), terrain=terrain_name(known.terrain))
    else:
        text = texts.SAY_BUILDING.fill(
            cell=cell_name(cell), tile=tile_name(known), heir=snapshot.heirs[land.owner].name
        )
    for heir, index in snapshot.troops_at(cell):
        kind = troop_name(snapshot.troops[heir][index].kind)
        text = texts.SAY_WITH_TROOP.fill(place=text, troop=kind, heir=snapshot.heirs[heir].name)
    text = describe_solo.with_tokens(text, snapshot, cell)
    return texts.SAY_BESIEGED.fill(place=text) if land.besieged else text


def terrain_and_points(
    cell: Cell, snapshot: TableSnapshot, line: BuildingLine | None = None
) -> Text | None:
    """The terrain of a building, and with `line` what that scores; None where there is none."""
    land = snapshot.land.get(cell)
    if land is None or land.owner is None:
        return None
    terrain = terrain_name(snapshot.catalogue.tiles[land.tile].terrain)
    if line is None:
        return terrain
    words = outline.DOUBLED if line.doubled else outline.POINTS
    return join_by_commas([terrain, words.count(line.counted)])


def spoken_troop(heir: Heir, index: int, snapshot: TableSnapshot) -> Text:
    """A troop, and where it stands."""
    troop, text = snapshot.troops[heir][index], troop_in_short(heir, index, snapshot)
    if troop.at is not None:
        text = texts.SAY_ON_CELL.fill(troop=text, cell=cell_name(troop.at))
    elif snapshot.henry is not heir:
        text = texts.SAY_IN_RESERVE.fill(troop=text)
    return texts.SAY_MOVED.fill(troop=text) if troop.moved else text


def troop_in_short(heir: Heir, index: int, snapshot: TableSnapshot) -> Text:
    """A troop, as it is told where one knows the place: that of the royal reserve."""
    kind = troop_name(snapshot.troops[heir][index].kind)
    return texts.SAY_TROOP.fill(troop=kind, heir=snapshot.heirs[heir].name)


def spoken_supply(snapshot: TableSnapshot) -> Text:
    """How many tiles the supply has, and what is on top."""
    if snapshot.top is None:
        return texts.SUPPLY.count(0)
    top = texts.ON_TOP.fill(resource=resource_name(snapshot.top))
    return texts.SAY_SUPPLY.fill(supply=texts.SUPPLY.count(snapshot.supply), top=top)


def spoken_discards(snapshot: TableSnapshot) -> Text:
    """The tiles that are out of the game."""
    if not snapshot.discards:
        return texts.NOTHING_OUT
    names = [tile_name(snapshot.catalogue.tiles[tile]) for tile in snapshot.discards]
    return texts.OUT_OF_THE_GAME.fill(tiles=listed(each_once(names)))

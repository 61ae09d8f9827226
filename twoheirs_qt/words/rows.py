"""The texts of the outline's rows: short to read, and in full for screen readers."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.components import Face, Heir, Terrain, Tile, Treasure, Troop
from twoheirs_qt.words.names import (
    Names,
    called,
    cell_name,
    cost_text,
    open_terrain,
    terrain_name,
    tile_name,
    treasure_name,
    troop_name,
)
from twoheirs_qt.words.sanitize import LONGEST_TITLE, shown
from twoheirs_qt.words.text import Text, translate

SECTION_NAMES: Final = (
    translate("Outline", "Royal reserve"),
    translate("Outline", "Landscape"),
    translate("Outline", "Hands"),
    translate("Outline", "Troops"),
    translate("Outline", "Supply"),
    translate("Outline", "Out of the game"),
    translate("Outline", "Treasures"),
    translate("Outline", "Heirs"),
    translate("Outline", "Chronicle"),
)
"""What lies on the table, in the order in which the outline lists it."""

_SHIELD: Final = translate("Outline", "Royal shield")
#: {heir} is the name of a player, in the nominative.
_SHIELD_SPOKEN: Final = translate("Outline", "Royal shield, crown: {heir}")
_EMPTY_PLACE: Final = translate("Outline", "Empty place")
#: A tile of the royal reserve, its terrain, and the how manieth from the shield it is.
_PLACE_IN_REACH: Final = translate("Outline", "{tile} ({terrain}), in reach, number {number}")
_PLACE_BEYOND: Final = translate("Outline", "{tile} ({terrain}), out of reach")

#: A cell of the landscape and the building or the open terrain on it: "M13: Mill".
_ON_CELL: Final = translate("Outline", "{cell}: {what}")
#: A building in the landscape: "M13: Mill (wheat field), White".
_BUILDING_SPOKEN: Final = translate("Outline", "{cell}: {tile} ({terrain}), {heir}")
#: A building in the landscape that the active heir may destroy right now.
_BESIEGED_SPOKEN: Final = translate(
    "Outline", "{cell}: {tile} ({terrain}), {heir}, may be destroyed"
)
#: A tile in the landscape that lies face down.
_OPEN_SPOKEN: Final = translate("Outline", "{cell}: open terrain ({terrain})")

#: A tile in a hand, its terrain, and its cost such as "1 wood and 2 stone".
_HELD_SPOKEN: Final = translate("Outline", "{tile} ({terrain}), cost: {cost}")
_HELD_FREE_SPOKEN: Final = translate("Outline", "{tile} ({terrain}), costs nothing")
#: The hand of a player: {heir} is the name, in the nominative.
_HAND: Final = translate("Outline", "{heir}: %n tiles", "", 1).singular("{heir}: %n tile")

#: {troop} is "troop" or "retinue"; {cell} such as M13.
_TROOP_ON: Final = translate("Outline", "{cell}: {troop}")
_TROOP_ON_MOVED: Final = translate("Outline", "{cell}: {troop}, has moved")
_TROOP_IN_RESERVE: Final = translate("Outline", "royal reserve: {troop}")
_TROOP_IN_RESERVE_MOVED: Final = translate("Outline", "royal reserve: {troop}, has moved")
#: One of Henry's troops that has not come into play.
_TROOP_OUTSIDE: Final = translate("Outline", "outside: {troop}")

_SUPPLY: Final = translate("Outline", "Supply: %n tiles", "", 1).singular("Supply: %n tile")
#: The terrain is that of the topmost tile of the supply, which is public.
_SUPPLY_SPOKEN: Final = translate("Outline", "Supply: %n tiles, on top: {terrain}", "", 1).singular(
    "Supply: %n tile, on top: {terrain}"
)
_SUPPLY_EMPTY: Final = translate("Outline", "The supply is empty")

#: {treasure} is like "Row: wheat field"; %n more tiles and it is removed.
_TREASURE_SPOKEN: Final = translate(
    "Outline", "{cell}: {treasure}; still lacks %n tiles", "", 1
).singular("{cell}: {treasure}; still lacks %n tile")

#: What a player has, read aloud; all but {heir} are numbers.
_HEIR_SPOKEN: Final = translate(
    "Outline",
    "{heir}: points {points}, reach {reach}, wood {wood}, wheat {wheat}, stone {stone}",
)

#: The heading of a turn in the chronicle; {heir} is the name of a player, in the nominative.
_TURN: Final = translate("Chronicle", "Turn {turn}: {heir}")
#: The entry of the chronicle when a player gives the game up.
_GIVES_UP: Final = translate("Chronicle", "{heir} gives up")


def place_text(tile: Tile | None, is_shield: bool) -> Text:
    """A place of the royal reserve."""
    if tile is None:
        return _SHIELD if is_shield else _EMPTY_PLACE
    return tile_name(tile)


def place_spoken(tile: Tile | None, crown: Text | None, in_reach: int) -> Text:
    """As `place_text`, in full; `crown`: on the shield's place, what the heir of it is called."""
    if tile is None:
        return _EMPTY_PLACE if crown is None else _SHIELD_SPOKEN.fill(heir=crown)
    terrain = terrain_name(tile.terrain)
    if in_reach:
        return _PLACE_IN_REACH.fill(tile=tile_name(tile), terrain=terrain, number=in_reach)
    return _PLACE_BEYOND.fill(tile=tile_name(tile), terrain=terrain)


def landscape_text(cell: Cell, face: Face) -> Text:
    """A tile of the landscape."""
    what = open_terrain() if face.owner is None else tile_name(face.tile)
    return _ON_CELL.fill(cell=cell_name(cell), what=what)


def landscape_spoken(cell: Cell, face: Face, owner: Text | None, besieged: bool) -> Text:
    """As `landscape_text`, in full; `owner` is what its heir is called, None for open terrain."""
    terrain = terrain_name(face.terrain)
    if owner is None:
        return _OPEN_SPOKEN.fill(cell=cell_name(cell), terrain=terrain)
    sentence = _BESIEGED_SPOKEN if besieged else _BUILDING_SPOKEN
    return sentence.fill(
        cell=cell_name(cell), tile=tile_name(face.tile), terrain=terrain, heir=owner
    )


def held_spoken(tile: Tile) -> Text:
    """A tile of a hand, in full."""
    cost = cost_text(tile)
    sentence = _HELD_FREE_SPOKEN if cost is None else _HELD_SPOKEN.fill(cost=cost)
    return sentence.fill(tile=tile_name(tile), terrain=terrain_name(tile.terrain))


def hand_spoken(heir: Text, count: int) -> Text:
    """How many tiles an heir holds."""
    return _HAND.count(count).fill(heir=heir)


def troop_text(troop: Troop, is_henrys: bool) -> Text:
    """A troop and where it stands."""
    name = troop_name(troop.kind)
    if troop.at is not None:
        return _TROOP_ON.fill(cell=cell_name(troop.at), troop=name)
    return (_TROOP_OUTSIDE if is_henrys else _TROOP_IN_RESERVE).fill(troop=name)


def troop_spoken(troop: Troop, is_henrys: bool) -> Text:
    """As `troop_text`, and whether it has moved."""
    if not troop.moved:
        return troop_text(troop, is_henrys)
    name = troop_name(troop.kind)
    if troop.at is not None:
        return _TROOP_ON_MOVED.fill(cell=cell_name(troop.at), troop=name)
    return _TROOP_IN_RESERVE_MOVED.fill(troop=name)


def supply_text(count: int) -> Text:
    """The supply."""
    return _SUPPLY.count(count) if count else _SUPPLY_EMPTY


def supply_spoken(count: int, top: Terrain | None) -> Text:
    """As `supply_text`, with the terrain on top."""
    if top is None:
        return _SUPPLY_EMPTY
    return _SUPPLY_SPOKEN.count(count).fill(terrain=terrain_name(top))


def treasure_text(cell: Cell, treasure: Treasure) -> Text:
    """A treasure on the landscape."""
    return _ON_CELL.fill(cell=cell_name(cell), what=treasure_name(treasure))


def treasure_spoken(cell: Cell, treasure: Treasure, lacks: int) -> Text:
    """As `treasure_text`, and how many tiles it still lacks to be removed."""
    if not lacks:
        return treasure_text(cell, treasure)
    return _TREASURE_SPOKEN.count(lacks).fill(
        cell=cell_name(cell), treasure=treasure_name(treasure)
    )


def heir_spoken(heir: Text, points: int, reach: int, access: tuple[int, int, int]) -> Text:
    """What an heir has."""
    wood, wheat, stone = access
    return _HEIR_SPOKEN.fill(
        heir=heir, points=points, reach=reach, wood=wood, wheat=wheat, stone=stone
    )


#: {game} is the title of another game, or who played it: "Anna and Boris".
_GOES_ON: Final = translate("Chronicle", "Goes on from turn {turn} of the game “{game}”")
#: {game} is the name of a damaged file; what was played in it can be used up to that turn.
_RESCUED: Final = translate("Chronicle", "What was left of “{game}”, sound up to turn {turn}")


def turn_heading(turn: int, heir: Heir, names: Names) -> Text:
    """The heading of a turn in the chronicle; turns count from 1."""
    return _TURN.fill(turn=turn, heir=called(names, heir))


def goes_on_from(game: str, turn: int) -> Text:
    """The entry of the chronicle at the start of a game that branches off from another."""
    return _GOES_ON.fill(game=shown(game, LONGEST_TITLE), turn=turn)


def rescued_from(game: str, turn: int) -> Text:
    """The entry of the chronicle at the start of what was left of a damaged game."""
    return _RESCUED.fill(game=shown(game, LONGEST_TITLE), turn=turn)


def gives_up(heir: Heir, names: Names) -> Text:
    """The entry of the chronicle when `heir` gives up."""
    return _GIVES_UP.fill(heir=called(names, heir))

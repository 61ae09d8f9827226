"""Texts of the outline."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.tabletop.outline.texts import CHRONICLE
from twoheirs_qt.tabletop.text.text import translate

SECTION_NAMES: Final = (
    translate("Outline", "Royal reserve"),
    translate("Outline", "Landscape"),
    translate("Outline", "Hands"),
    translate("Outline", "Troops"),
    translate("Outline", "Supply"),
    translate("Outline", "Out of the game"),
    translate("Outline", "Treasures"),
    translate("Outline", "Heirs"),
    CHRONICLE,
)
"""The names of its branches, in their order."""

# Names of its rows.
SHIELD: Final = translate("Outline", "Royal shield")
EMPTY_PLACE: Final = translate("Outline", "Empty place")
#: A cell of the landscape and what lies on it: "M13: Mill", "M13: Row: wheat field".
ON_CELL: Final = translate("Outline", "{cell}: {what}")
#: {troop} is "troop" or "retinue"; {cell} such as M13.
TROOP_ON: Final = translate("Outline", "{cell}: {troop}")
TROOP_IN_RESERVE: Final = translate("Outline", "royal reserve: {troop}")
#: One of Henry's troops that has not come into play.
TROOP_OUTSIDE: Final = translate("Outline", "outside: {troop}")
SUPPLY: Final = translate("Outline", "Supply: %n tiles", "", 1).singular("Supply: %n tile")
SUPPLY_EMPTY: Final = translate("Outline", "The supply is empty")

NUMBER_IN_REACH: Final = translate("Outline", "number {number} within reach")
BEYOND_REACH: Final = translate("Outline", "out of reach")
#: A cost such as "1 wood and 2 stone".
COST: Final = translate("Outline", "cost: {cost}")
HAS_MOVED: Final = translate("Outline", "has moved")
POINTS: Final = translate("Outline", "%n points", "", 1).singular("%n point")
#: A building counts double because of the troop on it.
DOUBLED: Final = translate("Outline", "%n points, doubled", "", 1).singular("%n point, doubled")
MAY_BE_DESTROYED: Final = translate("Outline", "may be destroyed")
SCAFFOLD: Final = translate("Outline", "scaffold")
MORE_TILES_NEEDED: Final = translate("Outline", "%n more tiles needed", "", 1).singular(
    "%n more tile needed"
)
ON_TOP: Final = translate("Outline", "on top: {terrain}")
POINTS_REACH_AND_ACCESS: Final = translate(
    "Outline", "points {points}, reach {reach}, wood {wood}, wheat {wheat}, stone {stone}"
)
REACH_AND_ACCESS: Final = translate(
    "Outline", "reach {reach}, wood {wood}, wheat {wheat}, stone {stone}"
)

# What can be done at a row, in short: in the column "You can", and read aloud after the row.
TAKE_SHORT: Final = translate("Outline", "take")
BUILD_SHORT: Final = translate("Outline", "build on %n cells", "", 1).singular("build on %n cell")
EXPAND_SHORT: Final = translate("Outline", "expand on %n cells", "", 1).singular(
    "expand on %n cell"
)
MARCH_SHORT: Final = translate("Outline", "march to %n tiles", "", 1).singular("march to %n tile")
MARCH_HERE_SHORT: Final = translate("Outline", "march here")
DEPLOY_SHORT: Final = translate("Outline", "deploy to %n tiles", "", 1).singular(
    "deploy to %n tile"
)
DEPLOY_HERE_SHORT: Final = translate("Outline", "deploy here")
WITHDRAW_SHORT: Final = translate("Outline", "withdraw")
BREAK_SHORT: Final = translate("Outline", "strike the Camp")
DESTROY_SHORT: Final = translate("Outline", "destroy")
END_SHORT: Final = translate("Outline", "end your turn")

# What can be done, in full. {place} names a cell and what lies there or beside it.
BUILD_AT: Final = translate("Outline", "Build at {place}")
EXPAND_AT: Final = translate("Outline", "Expand at {place}")
MARCH_TO: Final = translate("Outline", "March to {place}")
MARCH_FROM: Final = translate("Outline", "March here from {place}")
DEPLOY_TO: Final = translate("Outline", "Deploy a troop at {place}")
BUILD: Final = translate("Outline", "Build")
EXPAND: Final = translate("Outline", "Expand")
MARCH: Final = translate("Outline", "March")
DEPLOY: Final = translate("Outline", "Deploy")
STILL_TO_COME: Final = translate("Outline", "Tiles still to come…")
#: A cell and what lies on it: "M13 (Mill of White)".
CELL_WITH_BUILDING: Final = translate("Outline", "{cell} ({heir}'s {tile})")
CELL_WITH_OPEN_TERRAIN: Final = translate("Outline", "{cell} (open terrain, {terrain})")
#: An empty cell such as N14, and in which direction it lies from {near}: "M14 (Inn of White)".
DIRECTIONS_FROM_CELL: Final = {
    "N": translate("Outline", "{cell}, north of {near}"),
    "NE": translate("Outline", "{cell}, north-east of {near}"),
    "E": translate("Outline", "{cell}, east of {near}"),
    "SE": translate("Outline", "{cell}, south-east of {near}"),
    "S": translate("Outline", "{cell}, south of {near}"),
    "SW": translate("Outline", "{cell}, south-west of {near}"),
    "W": translate("Outline", "{cell}, west of {near}"),
    "NW": translate("Outline", "{cell}, north-west of {near}"),
}

GAINS: Final = translate("Outline", "{heir} +{points}")
LOSES: Final = translate("Outline", "{heir} −{points}")
NO_CHANGE: Final = translate("Outline", "no change in points")
REACH_CHANGE: Final = translate("Outline", "reach {after} instead of {before}")
#: {sources} such as "1 from the royal reserve and 1 discount".
COVERED: Final = translate("Outline", "cost: {cost}, covered by {sources}")

"""Texts about errors in files of The Two Heirs, in addition to those of all files.

A text follows the name of the file and the place in it, so it begins in lower case and ends without
a full stop. {tile}, {treasure} and the like are copied from the file and have quotation marks
already.
"""

from __future__ import annotations

from typing import Final

from twoheirs_qt.tabletop.text.text import translate

# -- positions -------------------------------------------------------------------------------------

NOT_IN_DUEL: Final = translate("Faults", "does not belong in a duel")
NOT_IN_SOLO: Final = translate("Faults", "missing, though the mode is solo")
UNKNOWN_TILE: Final = translate("Faults", "the catalogue has no tile {tile}")
UNKNOWN_TREASURE: Final = translate("Faults", "the catalogue has no treasure {treasure}")
#: {place} is another field of the file, such as "stack[3]".
TILE_TWICE: Final = translate("Faults", "the tile {tile} is already at {place}")
#: {place} is another field of the file, such as "solo.pile[3]".
TREASURE_TWICE: Final = translate("Faults", "the treasure {treasure} is already at {place}")
TWO_TILES: Final = translate("Faults", "there is already a tile on {cell}")
TWO_TREASURES: Final = translate("Faults", "there is already a treasure on {cell}")
NO_TILE: Final = translate("Faults", "there is no tile on {cell}")
TWO_TROOPS: Final = translate("Faults", "there is already a troop on {cell}")
RETINUE_OFF: Final = translate("Faults", "the retinue must be in the landscape")
#: {retinues} and {troops} are numbers.
TROOP_COUNT: Final = translate(
    "Faults", "an heir has 1 retinue and 2 troops, not {retinues} and {troops}"
)
ON_SHIELD: Final = translate("Faults", "no tile may lie where the shield is")
CROWN_TOO_EARLY: Final = translate(
    "Faults", "the shield shows the opponent's crown though no tile has been taken"
)
HENRY_ACTIVE: Final = translate("Faults", "Henry cannot be the active heir before the end")
HENRY_HOLDS: Final = translate("Faults", "Henry must not hold tiles")
HENRY_TERRAINS: Final = translate(
    "Faults", "Henry's retinue has the terrain wood, his troops have wheat and stone"
)
ONLY_HENRY: Final = translate("Faults", "only Henry's troops have a terrain")
NOT_BESIEGED: Final = translate("Faults", "there is no building of the opponent on {cell}")

# -- saves -----------------------------------------------------------------------------------------

WRONG_PLAYER: Final = translate("Faults", "{value} cannot play this heir in this game")
DIFFERENT_SETS: Final = translate("Faults", "must name three different sets")

# -- catalogues ------------------------------------------------------------------------------------

#: A tile of a catalogue and a field of it, as the place of a fault: "tile inn-wood, cost.wheat".
TILE_FIELD: Final = translate("Faults", "tile {tile}, {field}")
#: A treasure of a catalogue and a field of it, as the place of a fault.
TREASURE_FIELD: Final = translate("Faults", "treasure {treasure}, {field}")
#: {set} is the word for a set of tiles in the file, in quotation marks.
SET_COUNT: Final = translate("Faults", "the set {set} must have {wanted} tiles, not {found}")
TREASURE_COUNT: Final = translate("Faults", "there must be {wanted} treasures, not {found}")
NO_VARIANTS: Final = translate("Faults", "the building {building} has no variants: write null")
WRONG_VARIANT: Final = translate("Faults", "the building {building} needs the variant {choices}")
NOT_EDGES: Final = translate("Faults", "a road section is made of the letters N, E, S and W")
EDGE_TWICE: Final = translate("Faults", "the edge {edge} is used more than once")
TREASURE_TERRAIN: Final = translate("Faults", "must be wood, wheat or stone for a column or a row")
FORMATION_TERRAIN: Final = translate("Faults", "must be “any” for a formation")
TREASURE_CELLS: Final = translate("Faults", "must be empty for a column or a row")
FORMATION_CELLS: Final = translate("Faults", "must be two different neighbours for a formation")
#: {choices} are compass points: N, NE, E, …
NOT_COMPASS: Final = translate("Faults", "must be a compass point: {choices}")

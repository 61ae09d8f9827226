"""Sentences of the keeper of Henry's turns at a real table."""

from typing import Final

from twoheirs_qt.tabletop.text.text import translate

EMPTY_PLACE: Final = translate("HenryKeeper", "No tile lies on this place of the reserve.")
NOT_IN_HAND: Final = translate("HenryKeeper", "You don't hold this tile: {tile}.")
NO_BUILDING: Final = translate("HenryKeeper", "There is no building at {cell}.")
ANSWER_FIRST: Final = translate("HenryKeeper", "First answer what is asked.")
RETINUE_STAYS: Final = translate("HenryKeeper", "Your retinue never leaves the landscape.")
NO_TROOP: Final = translate("HenryKeeper", "No troop of yours stands there.")
TROOP_THERE: Final = translate("HenryKeeper", "On {cell} stands a troop of yours already.")
HENRY_THERE: Final = translate("HenryKeeper", "On {cell} stands a troop of Henry's.")
#: %n is how many tiles the supply holds.
SUPPLY_LEFT: Final = translate(
    "HenryKeeper", "The supply still holds %n tiles: say which terrain lies on top.", "", 1
).singular("The supply still holds %n tile: say which terrain it has.")
SUPPLY_EMPTY: Final = translate("HenryKeeper", "The supply is empty.")
TREASURE_SEEN: Final = translate("HenryKeeper", "This treasure was turned over before.")
TILE_SEEN: Final = translate("HenryKeeper", "This tile is known already: {tile}.")
#: {terrain} is like "wheat field".
OTHER_TERRAIN: Final = translate(
    "HenryKeeper", "The tile that came must have the terrain you named ({terrain}): {tile} hasn't."
)

# -- what is asked ---------------------------------------------------------------------------------

ASK_GAME: Final = translate("HenryKeeper", "Begin a game: choose its sets and Henry's level.")
ASK_RING: Final = translate(
    "HenryKeeper", "Which tile of the reserve is first, clockwise from the shield?"
)
#: The question for each later place: {number} is 2 to 6.
ASK_RING_ON: Final = translate("HenryKeeper", "And on place {number}?")
ASK_START: Final = translate("HenryKeeper", "Which terrain has the starting tile?")
ASK_TURN: Final = translate(
    "HenryKeeper",
    "Your turn: click the tile you took and lay your tiles. Then say which terrain lies on top of "
    "the supply.",
)
ASK_LAST_TURN: Final = translate(
    "HenryKeeper", "Your last turn: click the tile you took, lay your tiles, and end the game."
)
ASK_REFILL: Final = translate("HenryKeeper", "Which tile came from the supply?")
ASK_TREASURE: Final = translate("HenryKeeper", "Which treasure did you turn over for Henry?")
ASK_NOTHING: Final = translate(
    "HenryKeeper", "The game is over. Say where your troops stand, then keep the game."
)

# -- what was told ---------------------------------------------------------------------------------

BEGAN: Final = translate("HenryKeeper", "Game against {level}")
#: A tile came into the reserve.
CAME: Final = translate("HenryKeeper", "Into the reserve: {tile}")
STARTS_ON: Final = translate("HenryKeeper", "Starting tile: {terrain}")
TOOK: Final = translate("HenryKeeper", "Taken: {tile}")
BUILT: Final = translate("HenryKeeper", "Built at {cell}: {tile}")
EXPANDED: Final = translate("HenryKeeper", "Expanded at {cell}: {tile}")
TURNED_OVER: Final = translate("HenryKeeper", "Turned face down: {cell}")
MOVED: Final = translate("HenryKeeper", "Troop moved to {cell}")
WITHDRAWN: Final = translate("HenryKeeper", "Troop withdrawn from {cell}")
#: {terrain} is like "wheat field".
ENDED: Final = translate("HenryKeeper", "Turn ended; on top of the supply: {terrain}")
ENDED_EMPTY: Final = translate("HenryKeeper", "Turn ended; the supply is empty")
DREW_ROADS: Final = translate("HenryKeeper", "Roads drawn: {tile}")
FOUND: Final = translate("HenryKeeper", "Treasure: {treasure}")

# -- the page --------------------------------------------------------------------------------------

#: A choice: the turn ends, and a tile of this {resource}, such as wood, lies on the supply.
END_ON: Final = translate("HenryKeeper", "{resource}: end the turn")
END_EMPTY: Final = translate("HenryKeeper", "The supply is empty: end the turn")
END_GAME: Final = translate("HenryKeeper", "End the game")
#: Tiles are laid face up.
AS_BUILDING: Final = translate("HenryKeeper", "&Built")
#: Tiles are laid face down.
AS_TERRAIN: Final = translate("HenryKeeper", "E&xpanded")

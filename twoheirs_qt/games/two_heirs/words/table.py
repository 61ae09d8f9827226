"""Texts on the table, also for screen readers."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.tabletop.text.text import translate

TABLE: Final = translate("Table", "The table")
RESERVE: Final = translate("Table", "Royal reserve")
REACH_OF: Final = translate("Table", "{heir}'s reach: {reach}")
TROOPS_PLUS_ONE: Final = translate("Table", "%n troops in the reserve + 1", "", 1).singular(
    "%n troop in the reserve + 1"
)
GAME_OVER: Final = translate("Table", "The game is over")
SUPPLY: Final = translate("Table", "Supply: %n tiles", "", 1).singular("Supply: %n tile")
#: Little room: beside the pile.
SUPPLY_LEFT: Final = translate("Table", "Supply: {count}")
#: Under the number of tiles in the supply: the terrain that the topmost one shows.
ON_TOP: Final = translate("Table", "on top: {resource}")
SUPPLY_EMPTY: Final = translate("Table", "empty: last round")
#: The same when the game is over.
SUPPLY_EMPTY_AT_END: Final = translate("Table", "empty")
#: How many tiles have left the game; little room.
DISCARDED: Final = translate("Table", "%n out", "", 1)
OUT_OF_THE_GAME: Final = translate("Table", "Out of the game: {tiles}.")
NOTHING_OUT: Final = translate("Table", "No tile has left the game.")

TOSSED: Final = translate("Table", "The shield is tossed: who goes first?")
#: Called out when a game begins: {heir} has the first turn.
GOES_FIRST: Final = translate("Table", "{heir} goes first")
#: Under the name of the heir whose turn it is.
TO_MOVE: Final = translate("Table", "to move")
#: Under the name of who has won, and of both after a draw.
VICTORY: Final = translate("Table", "victory")
DRAW: Final = translate("Table", "draw")
#: In the menu of a tile or a place: opens the rule book where it tells about it.
RULES: Final = translate("Table", "What the rule book says")
LAST_TURN: Final = translate("Table", "last turn")
#: Under the name of the heir whose turn it is not.
WAITING: Final = translate("Table", "waiting")
POINTS: Final = translate("Table", "points so far")
#: Under the points at the end of the game.
FINAL_POINTS: Final = translate("Table", "points")
HAND: Final = translate("Table", "Hand: {count} of {limit}")
REACH: Final = translate("Table", "Reach: {reach}")
DISCOUNTS: Final = translate("Table", "%n discounts", "", 1).singular("%n discount")
#: In front of the number of resources: "× 2".
TIMES: Final = translate("Table", "× {count}")

LAST_ROUND: Final = translate("Table", "Last round: one more turn each after this one")
LAST_TURNS: Final = translate("Table", "Last round: %n turns left", "", 1).singular(
    "Last round: this is the last turn"
)
ENDED: Final = translate("Table", "The game has ended")

TAKE: Final = translate("Table", "Take")
PICK_UP_TROOP: Final = translate("Table", "Pick up the troop")
PICK_UP_TILE: Final = translate("Table", "Pick up {tile}")
TURN_OVER: Final = translate("Table", "Turn it over")
PUT_BACK: Final = translate("Table", "Put it back")
NOTHING_HERE: Final = translate("Table", "Nothing can be done here now")

# What the hand holds, in the line of what can be done; clicked or dragged, the words fit both.
HINT_TAKE: Final = translate(
    "Table", "{tile}: put it into your hand to take it, or click it again; Esc puts it back."
)
#: {action} is what the button beside the tile says, like "Destroy the Mill".
HINT_OFFER: Final = translate(
    "Table", "{action}: click the button, or the tile again; Esc leaves it as it is."
)
HINT_BUILD: Final = translate(
    "Table", "{tile}: put it on a lit cell to build; F or the right button turns it over."
)
HINT_EXPAND: Final = translate(
    "Table",
    "{tile}, face down: put it on a lit cell to expand; F or the right button turns it over.",
)
HINT_TROOP: Final = translate(
    "Table", "Troop: put it on a lit tile to march, or on the royal reserve to withdraw."
)
HINT_MARCH: Final = translate("Table", "Troop: put it on a lit tile to march.")
HINT_WITHDRAW: Final = translate("Table", "Troop: put it on the royal reserve to withdraw it.")
HINT_RETINUE: Final = translate("Table", "Retinue: put it on a lit tile to march.")
#: One of the alike shields at an heir's place is picked up: any troop of the heir is meant.
HINT_ANY_TROOP: Final = translate(
    "Table", "Troop: put it on a lit tile; whichever troop can go there will go."
)
HINT_DEPLOY: Final = translate("Table", "Troop: put it on a lit tile to deploy it.")
# The same where nothing is lit.
#: In the tutorial: the rules allow it, but the present step asks for something else.
NOT_IN_STEP: Final = translate("Table", "Not part of this step.")
HINT_NOT_IN_STEP: Final = translate("Table", "Not part of this step. Esc puts it back.")
#: In the tutorial. {tile} is a building in the nominative.
HINT_OTHER_SIDE: Final = translate(
    "Table", "{tile}: turn it over for this step, with F or the right mouse button."
)
#: {tile} is a building in the nominative, {reasons} one or more whole sentences.
HINT_CANNOT_BUILD: Final = translate(
    "Table", "{tile}: nowhere to build it now. {reasons} F or the right button turns it over."
)
#: {tile} is a building in the nominative.
HINT_NO_CELL: Final = translate(
    "Table", "{tile}: no empty cell lies beside your troops. Esc puts it back."
)
HINT_TROOP_STUCK: Final = translate(
    "Table", "Troop: no tile beside it is free. It can only withdraw to the royal reserve."
)
HINT_RETINUE_STUCK: Final = translate(
    "Table", "Retinue: no tile beside it is free to march to. Esc puts it back."
)
HINT_CANNOT_DEPLOY: Final = translate(
    "Table", "Troop: no tile beside your other troops is free. Esc puts it back."
)

# The note beside the ghost.
COVERED_BY: Final = translate("Table", "covered by")
NO_COST: Final = translate("Table", "costs nothing")
WITH_DISCOUNTS: Final = translate("Table", "and %n discounts", "", 1).singular("and %n discount")
GAINS_DISCOUNT: Final = translate("Table", "gives a discount of 1 resource")
SCORE_CHANGE: Final = translate("Table", "{heir} {before} → {after}")
SCORE_UNCHANGED: Final = translate("Table", "{heir} {points}, unchanged")
REACH_CHANGE: Final = translate("Table", "reach {before} → {after}")

# Refusals that are no matter of the rules.
NOTHING_PICKED: Final = translate("Table", "You haven't picked anything up.")
PICK_UP_FIRST: Final = translate("Table", "Pick up a tile from your hand or a troop first.")
NOT_YOUR_TILE: Final = translate("Table", "That tile is in {heir}'s hand.")
NOT_YOUR_TROOP: Final = translate("Table", "That is {heir}'s troop.")
NO_TROOP_OF_YOURS: Final = translate("Table", "No troop of yours stands here.")
TILE_GOES_TO_HAND: Final = translate(
    "Table", "A tile of the royal reserve goes into your hand first."
)
TILE_GOES_TO_LAND: Final = translate(
    "Table", "A tile from your hand goes on a cell of the landscape."
)
TROOP_GOES_TO_TILE: Final = translate(
    "Table", "A troop goes to a tile, or back to the royal reserve."
)
PICK_UP_TO_TURN_OVER: Final = translate("Table", "Pick up a tile from your hand to turn it over.")
NO_SUCH_TILE: Final = translate("Table", "No tile has that number.")
GO_TO_CELL_FIRST: Final = translate("Table", "Go to a cell of the landscape first.")
SHIELD_WITH_CROWN: Final = translate("Table", "Royal shield, {heir}'s crown")
EMPTY_PLACE: Final = translate("Table", "This place of the royal reserve is empty.")
RESERVE_HELP: Final = translate(
    "Table",
    "Tiles in the golden sector are within reach: click one or drag it to your hand.",
)
HEIR_HELP: Final = translate("Table", "{heir}'s area.")
#: {resource} is from "Access to resources".
NO_ACCESS: Final = translate("Table", "{heir} has no access to {resource}.")
FROM_RESERVE: Final = translate("Table", "%n from the royal reserve", "", 1)
FROM_TROOPS: Final = translate("Table", "%n from tiles with troops", "", 1).singular(
    "%n from a tile with a troop"
)
FROM_BUILDINGS: Final = translate("Table", "%n from buildings", "", 1).singular(
    "%n from a building"
)
ACCESS_TO: Final = translate("Table", "{heir}, {resource}: {sources}.")
#: The same in short: "White, wood: 2".
ACCESS_NUMBER: Final = translate("Table", "{heir}, {resource}: {number}")

# Whether a tile of the hand can be paid, or one of the reserve that may be taken now.
AFFORDABLE: Final = translate("Table", "You can afford it now.")
#: {resources} is one amount or more from "Resources missing": "1 wood and 2 stone".
MISSING_NOW: Final = translate("Table", "Missing now: {resources}.")
AFFORDABLE_ONCE_TAKEN: Final = translate("Table", "Once you take it, you can afford it.")
#: {resources} is one amount or more from "Resources missing": "1 wood and 2 stone".
MISSING_ONCE_TAKEN: Final = translate("Table", "Missing once taken: {resources}.")
COSTS: Final = translate("Table", "costs")
#: {means} is one or more like "1 wood" and "1 discount", nominative; read aloud.
COVERED_BY_MEANS: Final = translate("Table", "covered by {means}")
#: Behind it come the glyphs of the resources that nothing covers.
MISSING: Final = translate("Table", "missing")
#: What expanding here would allow; {tiles} are objects: "the Mill and the Inn".
THEN_BUILD: Final = translate("Table", "then you can build {tiles}")
#: {resource} is from "Access to resources".
OPEN_TERRAIN_GIVES_ACCESS: Final = translate("Table", "a troop on it gives access to {resource}")
POINTS_WITH_TROOP: Final = translate("Table", "with your troop on it: %n", "", 1)
#: The same of a building of the other heir.
POINTS_WITH_OWNERS_TROOP: Final = translate("Table", "with its owner's troop on it: %n", "", 1)
POINTS_WITHOUT_TROOP: Final = translate("Table", "without the troop on it: %n", "", 1)
BROKEN_CAMP_GIVES: Final = translate(
    "Table", "It becomes open terrain; you may take one more tile."
)

# Roads.
ROAD_OVER: Final = translate("Table", "Road over %n tiles", "", 1).singular("Road over %n tile")
#: How many buildings each heir has on a road.
ROAD_COUNTS: Final = translate("Table", "{white} {white_count}, {blue} {blue_count}")
ROADS_NOT_SCORED: Final = translate("Table", "Roads are not scored in this game.")
ROAD_TOO_SHORT: Final = translate("Table", "scores nothing: it is on only one tile")
ROAD_TIED: Final = translate("Table", "scores nothing: both have the same number of buildings")
ROAD_SCORES: Final = translate("Table", "scores %n points for {heir}", "", 1).singular(
    "scores %n point for {heir}"
)
#: {road} is "Road over 3 tiles", {scores} "scores 2 points for White".
ROAD_LINE: Final = translate("Table", "{road}: {scores}")

# What would it take?
CHOOSE_AND_ASK_AGAIN: Final = translate(
    "Table", "Choose a tile in your hand or in the reserve, or pick something up, and ask again."
)
NOTHING_IN_THE_WAY: Final = translate("Table", "Nothing stands in the way.")
FITS: Final = translate("Table", "Fits on %n cells.", "", 1).singular("Fits on %n cell.")
FITS_FACE_DOWN: Final = translate("Table", "Fits face down on %n cells.", "", 1).singular(
    "Fits face down on %n cell."
)
#: Of a tile in hand that can be put nowhere at all.
NO_CELL_NEAR: Final = translate("Table", "No cell next to your troops is empty.")
MARCHES: Final = translate("Table", "Can march to %n tiles.", "", 1).singular(
    "Can march to %n tile."
)
#: Of all troops of an heir together.
TROOPS_GO: Final = translate("Table", "Your troops can go to %n tiles.", "", 1).singular(
    "Your troops can go to %n tile."
)
DEPLOYS: Final = translate("Table", "Can be deployed to %n tiles.", "", 1).singular(
    "Can be deployed to %n tile."
)
MARCHES_NOWHERE: Final = translate("Table", "Can't march anywhere right now.")
DEPLOYS_NOWHERE: Final = translate("Table", "Can't be deployed right now.")
#: Heading above reasons.
IN_THE_WAY: Final = translate("Table", "What stands in the way")
#: Heading above what the rules say that helps.
HELPS: Final = translate("Table", "What helps")
#: Heading above actions that can be done now.
ACTIONS_NOW: Final = translate("Table", "What you can do now")
#: Of previews, points and questions such as this one, when the game is played without them.
NO_HELP: Final = translate("Table", "Help is off. You can switch it on in the settings.")
NO_ACTION_HELPS: Final = translate("Table", "No single action this turn would help.")
AND_MORE: Final = translate("Table", "and %n more", "", 1)

# What is still to come.
#: Number of tiles that nobody has seen; one of them may be the starting tile.
NOT_SEEN_YET: Final = translate("Table", "%n tiles not seen yet:", "", 1).singular(
    "%n tile not seen yet:"
)
STARTING_TILE_UNSEEN: Final = translate("Table", "The starting tile is one of them.")
CLICK_FOR_MORE: Final = translate("Table", "A click shows them all.")

# The last turn once more.
REMOTE_TURN_STEP: Final = translate(
    "Table", "The turn from the other machine, step {number} of {count}"
)
COMPUTERS_TURN_STEP: Final = translate("Table", "The computer's turn, step {number} of {count}")
LAST_TURN_STEP: Final = translate("Table", "The last turn again, step {number} of {count}")
#: A button on the panel that shows a turn: at what pace, such as "normal"; it opens a menu.
PACE: Final = translate("Table", "Pace: {pace}")
PACE_SLOW: Final = translate("Table", "slow")
PACE_NORMAL: Final = translate("Table", "normal")
PACE_QUICK: Final = translate("Table", "quick")
PACE_AT_ONCE: Final = translate("Table", "at once")
PACE_STEP: Final = translate("Table", "by steps")
NO_LAST_TURN: Final = translate("Table", "No turn has ended yet.")
#: {heir} is the name of a player, in the nominative; what is shown is this player's last turn.
HINT_LAST_TURN: Final = translate(
    "Table", "Showing what {heir} played last: any key or click returns to the game."
)
#: {heir} is the name of a player, in the nominative; what is shown is this player's last turn.
HINT_LAST_TURN_STEP: Final = translate(
    "Table",
    "Showing what {heir} played last: Space or “Next” shows the next step, anything else ends it.",
)

#: "White, at M13": whose building it is, and where.
OWNED_BY: Final = translate("Table", "{heir}, at {cell}")
SCORES: Final = translate("Table", "scores %n points now", "", 1).singular("scores %n point now")
SCORES_DOUBLED: Final = translate(
    "Table", "scores %n points now, doubled by the troop", "", 1
).singular("scores %n point now, doubled by the troop")

# What the cursor is on.
#: {supply} is "Supply: 5 tiles", {top} is "on top: wheat".
SUPPLY_AND_TOP: Final = translate("Table", "{supply}, {top}")
TILE_IN_REACH: Final = translate("Table", "{tile}; number {number} within reach")
TILE_OUT_OF_REACH: Final = translate("Table", "{tile}; out of reach")
BUILDING_ON_CELL: Final = translate("Table", "{cell}: {heir}'s {tile}")
OPEN_TERRAIN_ON_CELL: Final = translate("Table", "{cell}: open terrain, {terrain}")
EMPTY_CELL: Final = translate("Table", "{cell}: empty")
#: {place} is the name of an heir.
HEIR_WITH_POINTS: Final = translate("Table", "{place}, %n points", "", 1).singular(
    "{place}, %n point"
)
PLACE_WITH_TROOP: Final = translate("Table", "{place}, with {heir}'s {troop}")
TROOP_OF_HEIR: Final = translate("Table", "{heir}'s {troop}")
TROOP_HAS_MOVED: Final = translate("Table", "{troop}, has moved")
TROOP_IN_RESERVE: Final = translate("Table", "{troop}, in the royal reserve")
TROOP_ON_CELL: Final = translate("Table", "{troop}, on {cell}")
BESIEGED_PLACE: Final = translate("Table", "{place}, may be destroyed now")
TILE_IN_HAND: Final = translate("Table", "In {heir}'s hand: {tile}")
PICKED_UP: Final = translate("Table", "Picked up: {what}.")
#: A tile of the royal reserve, which is not taken yet.
ENTER_TAKES_TILE: Final = translate("Table", "Enter takes it.")
TURNED_FACE_DOWN: Final = translate("Table", "Turned face down, to expand.")
TURNED_FACE_UP: Final = translate("Table", "Turned face up, to build.")
WAS_PUT_BACK: Final = translate("Table", "Put back.")

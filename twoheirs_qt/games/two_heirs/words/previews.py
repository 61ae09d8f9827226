"""Texts about the effects of an action, in the preview and for screen readers."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.tabletop.text.text import translate

#: What changes and by how many points: "Market at L13: +2"; {points} is signed, or such as
#: "White −3 and Blue +1".
CHANGE: Final = translate("Preview", "{what}: {points}")
#: A building in the nominative, and a cell like L13.
BUILDING: Final = translate("Preview", "{tile} at {cell}")
#: {building} is like "Market at L13".
DOUBLED: Final = translate("Preview", "{building}, now doubled")
NOT_DOUBLED: Final = translate("Preview", "{building}, no longer doubled")
ROAD: Final = translate("Preview", "road over %n tiles", "", 1).singular("road over %n tile")
ROADS: Final = translate("Preview", "roads")
TREASURE_GONE: Final = translate("Preview", "removes the treasure at {cell}")
#: A treasure at {cell} is not removed yet.
TREASURE_NEEDS_TILES: Final = translate(
    "Preview", "treasure at {cell}: %n more tiles needed", "", 1
).singular("treasure at {cell}: %n more tile needed")
#: Lines that are not told one by one; {points} is signed, what they come to together.
AND_MORE: Final = translate("Preview", "and %n more: {points}", "", 1)
#: In front of what a building would score that cannot be paid for.
IF_AFFORDABLE: Final = translate("Preview", "If you could afford it:")
#: Followed by the glyph of a resource and "2 → 1".
ACCESS: Final = translate("Preview", "access")
#: Two numbers, before and after.
FROM_TO: Final = translate("Preview", "{before} → {after}")
#: {resource} is from "Access to resources".
ACCESS_CHANGE: Final = translate("Preview", "{resource}: {after} instead of {before}")
#: {tiles} are nominatives.
IN_REACH: Final = translate("Preview", "then within reach: {tiles}")
OUT_OF_REACH: Final = translate("Preview", "then out of reach: {tiles}")
#: {tiles} are objects: "the Mill and the Inn".
NO_LONGER_BUILD: Final = translate("Preview", "then you can no longer build {tiles}")
#: {tile} is an object: "the Mill"; {cell} like L13.
THEN_DESTROY: Final = translate("Preview", "then you can destroy {tile} at {cell}")
NO_LONGER_DESTROY: Final = translate("Preview", "then you can no longer destroy {tile} at {cell}")

# What taking a tile leads to.

#: {points} is like "White +5 and Blue −2".
BEST_CELL_IF_BUILT: Final = translate("Preview", "built at once, best at {cell}: {points}")
#: A Siege Tower at {place}; {tile} is an object: "the Mill"; places like L13.
CAN_DESTROY_IF_BUILT: Final = translate(
    "Preview", "built at once at {place}, it can destroy {tile} at {cell}"
)
#: {heir} is the opponent's name, nominative; {tiles} are objects: "the Mill and the Inn".
OPPONENT_CAN_TAKE: Final = translate("Preview", "then {heir} can take {tiles}")
#: {heir} is the opponent's name, nominative; {tile} is an object, one's own: "the Mill".
OPPONENT_CAN_DESTROY_FROM_RESERVE: Final = translate(
    "Preview", "then {heir} can destroy {tile} at {cell} with a Siege Tower from the reserve"
)
OPPONENT_CAN_DESTROY_FROM_HAND: Final = translate(
    "Preview", "then {heir} can destroy {tile} at {cell} with a Siege Tower in hand"
)
#: {terrain} is the terrain of the topmost tile of the supply, such as "wheat field".
NEXT_FROM_SUPPLY: Final = translate("Preview", "next from the supply: {terrain}")
LAST_ROUND: Final = translate("Preview", "then the last round begins")
#: More tiles in hand than may be kept at the end of the turn.
SURPLUS: Final = translate("Preview", "then %n tiles too many to end your turn", "", 1).singular(
    "then %n tile too many to end your turn"
)

# What the end of the turn brings.

DISCARDS: Final = translate("Preview", "%n tiles must be discarded", "", 1).singular(
    "%n tile must be discarded"
)
LOST_DISCOUNTS: Final = translate("Preview", "%n unused discounts are lost", "", 1).singular(
    "%n unused discount is lost"
)
#: {heir} is a player's name, nominative.
NEXT_TURN: Final = translate("Preview", "next turn: {heir}")
LAST_TURN: Final = translate("Preview", "last turn: {heir}")
THEN_OVER: Final = translate("Preview", "then the game is over")
#: {name} is "End turn".
END_TURN_EFFECTS: Final = translate("Preview", "{name}: {effects}")

# A Camp that can be struck.

CAN_STRIKE: Final = translate(
    "Preview", "You can strike it now: it becomes open terrain, and you may take one more tile."
)
ONCE_BUILT_CAN_STRIKE: Final = translate(
    "Preview", "Once built, you can strike it after taking a tile, to take one more."
)
CAN_STRIKE_LATER: Final = translate(
    "Preview", "After you have taken a tile, you can strike it to take one more."
)

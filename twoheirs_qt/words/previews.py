"""The words of what an action would change, in the note beside the ghost and read aloud."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.words.text import translate

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
TREASURE_LACKS: Final = translate(
    "Preview", "treasure at {cell}: %n more tiles needed", "", 1
).singular("treasure at {cell}: %n more tile needed")
#: Lines that are not told one by one; {points} is signed, what they come to together.
MORE: Final = translate("Preview", "and %n more: {points}", "", 1)
#: In front of what a building would score that cannot be paid for.
IF_PAID: Final = translate("Preview", "If you could pay for it:")
#: Followed by the glyph of a resource and "2 → 1".
ACCESS: Final = translate("Preview", "access")
#: Two numbers, before and after.
FROM_TO: Final = translate("Preview", "{before} → {after}")
#: {resource} is from "Access to resources".
ACCESS_THEN: Final = translate("Preview", "access to {resource} then {after} instead of {before}")
#: {tiles} are nominatives.
IN_REACH: Final = translate("Preview", "then in reach: {tiles}")
OUT_OF_REACH: Final = translate("Preview", "then out of reach: {tiles}")
#: {tiles} are objects: "the Mill and the Inn".
NO_LONGER_BUILD: Final = translate("Preview", "then you can no longer build {tiles}")
#: {tile} is an object: "the Mill"; {cell} like L13.
THEN_DESTROY: Final = translate("Preview", "then you can destroy {tile} at {cell}")
CAN_STRIKE: Final = translate(
    "Preview", "You can strike it now: it becomes open terrain, and you may take one more tile."
)
CAN_STRIKE_LATER: Final = translate(
    "Preview", "After you have taken a tile, you can strike it to take one more."
)

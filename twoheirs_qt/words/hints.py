"""Sentences about turns: what is done in one, what speaks for it, and how sure that is.

Those without a full stop are lines of a list, or joined by semicolons.
"""

from __future__ import annotations

from typing import Final

from twoheirs_qt.text.text import translate

# What is done in a turn, where the names of actions do not say which tile it is.

#: Put {tile} onto the landscape with its face down; it is the accusative: "the Mill".
EXPAND: Final = translate("Hints", "Lay {tile} face down at {cell}")
#: {tiles} are objects: "the Mill and the Inn"; they go at the end of the turn.
DISCARD: Final = translate("Hints", "Discard {tiles}")

# What speaks for a turn, and against it.

#: {change} is like "White +5"; {lines} what it comes from, such as "Market at L13: +2; roads: +3".
BY_LINES: Final = translate("Hints", "{change} ({lines})")
#: A treasure that another turn would have removed; Henry keeps its points.
TREASURE_STAYS: Final = translate("Hints", "leaves the treasure at {cell}")
#: {building} is like "Market at L13"; in the turn that is compared no troop stands on it.
DOUBLED: Final = translate("Hints", "{building}, doubled")
NOT_DOUBLED: Final = translate("Hints", "{building}, not doubled")
#: {heir} is the opponent's name, nominative; {tile} an object, one's own: "the Mill".
HARDER: Final = translate("Hints", "it gets harder for {heir} to destroy {tile} at {cell}")
DANGER: Final = translate("Hints", "{heir} can destroy {tile} at {cell} next turn")
#: {heir} is the opponent's name, nominative; {tile} is an object: "the Mill". It has been taken.
TAKEN_AWAY: Final = translate(
    "Hints", "{heir} could have taken {tile} next turn and gained %n points with it", "", 1
).singular("{heir} could have taken {tile} next turn and gained %n point with it")
#: {heir} is the opponent's name, nominative; {tile} is an object: "the Mill". It is left.
LEFT: Final = translate(
    "Hints", "{heir} can take {tile} next turn and gain %n points with it", "", 1
).singular("{heir} can take {tile} next turn and gain %n point with it")
#: {resources} is one or more like "1 wood and 2 stone", beyond the access in the other turn.
MORE_ACCESS: Final = translate("Hints", "more access: {resources}")
LESS_ACCESS: Final = translate("Hints", "less access: {resources}")
#: Points by which the lead is likely to grow after this turn; {points} is signed.
LATER: Final = translate("Hints", "expected in later turns: {points}")

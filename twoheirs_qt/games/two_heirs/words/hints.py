"""Sentences about turns: what is done in one, what speaks for it, and how sure that is.

Those without a full stop are lines of a list, or joined by semicolons.
"""

from __future__ import annotations

from typing import Final

from twoheirs_qt.tabletop.text.text import translate

# What is done in a turn, where the names of actions do not say which tile it is.

#: Put {tile} onto the landscape with its face down; it is the accusative: "the Mill".
EXPAND: Final = translate("Hints", "Lay {tile} face down at {cell}")
#: {tiles} are objects: "the Mill and the Inn"; they go at the end of the turn.
DISCARD: Final = translate("Hints", "Discard {tiles}")

# What speaks for a turn, and against it.

#: {change} is like "White +5"; {lines} what it comes from, such as "Market at L13: +2; roads: +3".
CHANGE_WITH_LINES: Final = translate("Hints", "{change} ({lines})")
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
LEFT_FOR_OPPONENT: Final = translate(
    "Hints", "{heir} can take {tile} next turn and gain %n points with it", "", 1
).singular("{heir} can take {tile} next turn and gain %n point with it")
#: {resources} is one or more like "1 wood and 2 stone", beyond the access in the other turn.
MORE_ACCESS: Final = translate("Hints", "more access without the reserve: {resources}")
LESS_ACCESS: Final = translate("Hints", "less access without the reserve: {resources}")
#: Points by which the lead is likely to grow after this turn; {points} is signed.
LATER: Final = translate("Hints", "expected in later turns: {points}")

# The stages of a hint.

#: {tile} is an object: "the Mill". The first stage, which says no more.
LOOK_RESERVE: Final = translate("Hints", "Look at {tile} in the royal reserve.")
#: {cells} is one or more like "M13 and M14". The first stage.
LOOK_LAND: Final = translate("Hints", "Look at the landscape around {cells}.")
LOOK_NOWHERE: Final = translate("Hints", "There's nothing better than to end the turn.")
#: {actions} are such as "Take the Mill; Build the Mill at M13".
TILES: Final = translate("Hints", "Tiles: {actions}.")
NO_TILES: Final = translate("Hints", "No tile is taken or laid: it's about what is there already.")
#: {actions} are such as "Take the Mill; Build the Mill at M13; March from M13 to M14".
WHOLE_TURN: Final = translate("Hints", "The whole turn: {actions}.")
#: Behind a turn that turns up a tile with which more may be done.
LOOK_AGAIN: Final = translate(
    "Hints", "Then ask again: the rest depends on the tile that turns up."
)
#: {changes} are such as "White +5 (Market at L13: +5); Blue −1 (roads: −1)".
POINTS: Final = translate("Hints", "Points now: {changes}.")
NO_POINTS: Final = translate("Hints", "It changes no points now.")
#: {lines} are such as "Blue could have taken the Mill next turn and gained 3 points with it".
PREVENTS: Final = translate("Hints", "It prevents: {lines}.")
#: {lines} are such as "White gains access to 1 wood; reach 2 instead of 1".
GAINS: Final = translate("Hints", "Access and reach: {lines}.")
#: {lines} are such as "Blue can destroy the Mill at M13 next turn".
RISKS: Final = translate("Hints", "Its risk: {lines}.")
#: {heir} is a player's name, nominative; {lead} is a number such as "3.5", below 0 if behind.
EXPECTED: Final = translate("Hints", "Expected lead of {heir} at the end: {lead}.")
#: As before; %n is how many points the game usually ends from that.
EXPECTED_ABOUT: Final = translate(
    "Hints", "Expected lead of {heir} at the end: {lead}, give or take %n points.", "", 1
).singular("Expected lead of {heir} at the end: {lead}, give or take %n point.")
#: A hint that does not yet say what the turn is.
NO_OTHER_AS_GOOD: Final = translate("Hints", "No other turn is as good.")
#: A hint that does not yet say what the turn is.
AS_GOOD_COUNT: Final = translate("Hints", "%n other turns are as good.", "", 1).singular(
    "%n other turn is as good."
)
#: Another turn, which differs by less than is known; {actions} as in the whole turn.
AS_GOOD: Final = translate("Hints", "As good as: {actions}.")
#: The second best turn, and by how many points it is worse; {points} is such as "1.5".
NEXT_BEST: Final = translate("Hints", "Next best, {points} points worse: {actions}.")
#: As before; {error} is by how much {points} may differ.
NEXT_BEST_TRIED: Final = translate(
    "Hints", "Next best, {points} ± {error} points worse: {actions}."
)
#: As before; the difference was the same each time that both turns were played on.
NEXT_BEST_ALWAYS: Final = translate(
    "Hints", "Next best, {points} points worse in each of %n trials: {actions}.", "", 1
).singular("Next best, {points} points worse in %n trial: {actions}.")
#: The turn was compared with others only by how things look at its end.
UNTRIED: Final = translate("Hints", "It was not played on, so other turns may be as good.")
#: A number with one digit behind the decimal point, which may be a comma: "3.5".
DECIMAL: Final = translate("Hints", "{whole}.{tenth}")
#: A number below 0: "−3.5".
NEGATIVE: Final = translate("Hints", "−{number}")

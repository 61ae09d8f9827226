"""Texts of a game against Henry, on the table and for screen readers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from twoheirs_qt.games.two_heirs.rules.components import Terrain, TreasureKind
from twoheirs_qt.games.two_heirs.rules.events import HenryRule
from twoheirs_qt.tabletop.text.text import Text, translate

# Henry's place.
#: How many treasures lie face down on Henry's pile; there is little room.
PILE: Final = translate("Henry", "%n on the pile", "", 1)
PILE_EMPTY: Final = translate("Henry", "the pile is empty")
#: Said of the treasures that are left, on the pile and on tiles; %n are Henry's points for them.
REMAINING_TREASURE_POINTS: Final = translate(
    "Henry", "Remaining treasures give Henry %n points.", "", 1
).singular("Remaining treasures give Henry %n point.")
HENRYS_PILE: Final = translate("Henry", "Henry's pile: %n treasures, face down", "", 1).singular(
    "Henry's pile: %n treasure, face down"
)
#: In front of a list of all that lie on the pile, in an order that nobody knows.
TREASURES_TO_COME: Final = translate("Henry", "Still to come, in an unknown order:")
#: In front of a list of those nobody has seen; %n of them lie on the pile.
SOME_TREASURES_TO_COME: Final = translate(
    "Henry", "%n of these are still to come; the others left the game unseen:", "", 1
).singular("%n of these is still to come; the others left the game unseen:")
#: The same where nobody knows what happened before the position with which the game began.
TREASURES_BEFORE_POSITION_UNKNOWN: Final = translate(
    "Henry", "%n of these are still to come; the others left the game before this position:", "", 1
).singular("%n of these is still to come; the others left the game before this position:")
NONE_ON_TILES: Final = translate("Henry", "no treasure on a tile")
#: A button and a menu entry.
WHERE_HENRY_BUILDS: Final = translate("Henry", "Where will Henry build?")
#: {question} is "Where will Henry build?"; read aloud.
PLAN_IS_SHOWN: Final = translate("Henry", "{question} – shown")
PLAN_IS_HIDDEN: Final = translate("Henry", "{question} – hidden")

# Treasures.
REMOVAL_CONDITIONS: Final[Mapping[TreasureKind, Text]] = {
    #: {tiles} is "two other wood tiles".
    TreasureKind.COLUMN: translate("Henry", "Removed once its column has {tiles}."),
    #: {tiles} is "two other wood tiles".
    TreasureKind.ROW: translate("Henry", "Removed once its row has {tiles}."),
    TreasureKind.FORMATION: translate("Henry", "Removed once both cells shown have a tile."),
}
TWO_OTHER_TILES: Final[Mapping[Terrain, Text]] = {
    #: In "Removed once its row has two other wood tiles".
    Terrain.WOOD: translate("Henry", "two other wood tiles"),
    #: In "Removed once its row has two other wheat tiles".
    Terrain.WHEAT: translate("Henry", "two other wheat tiles"),
    #: In "Removed once its row has two other stone tiles".
    Terrain.STONE: translate("Henry", "two other stone tiles"),
}
MORE_TILES_NEEDED: Final = translate("Henry", "%n more tiles needed.", "", 1).singular(
    "%n more tile needed."
)
#: {treasure} is like "Row: wheat field", {cell} like M13.
TREASURE_AT: Final = translate("Henry", "{treasure}, at {cell}")
TREASURE_ON_CELL: Final = translate("Henry", "Treasure at {cell} – {treasure}.")
#: Added to what is said of a tile; {treasure} is like "Row: wheat field".
WITH_TREASURE: Final = translate("Henry", "{place}, with the treasure “{treasure}”")
WITH_SCAFFOLD: Final = translate("Henry", "{place}, with the scaffold")
BUILDS_AROUND_SCAFFOLD: Final = translate(
    "Henry", "The scaffold: your last building. Henry builds around it."
)
BUILDS_AROUND_STARTING_TILE: Final = translate(
    "Henry", "Henry builds around the starting tile until you have built."
)

#: Said of a building of Henry's; his three best count double.
SCORES_DOUBLED_AMONG_BEST_THREE: Final = translate(
    "Henry", "scores %n points now, doubled as one of Henry's three best buildings", "", 1
).singular("scores %n point now, doubled as one of Henry's three best buildings")

# What he would do with a tile.
#: {cell} is like M13.
CELL_BY_RULE: Final[Mapping[HenryRule, Text]] = {
    HenryRule.JOINS_ROAD: translate(
        "Henry", "Henry would put it at {cell}: it joins a road (rule A)"
    ),
    HenryRule.BLOCKS_ROAD: translate(
        "Henry", "Henry would put it at {cell}: it blocks a road (rule B)"
    ),
    HenryRule.FIRST_EMPTY: translate(
        "Henry",
        "Henry would put it at {cell}: no road can be joined or blocked, so it goes to the "
        "first empty cell (rule C)",
    ),
    HenryRule.NO_CELL: translate(
        "Henry", "Henry would remove it from the game: no empty cell (rule D)"
    ),
}
#: In front of what Henry would do if the human's turn ended at this moment.
IF_TURN_ENDED: Final = translate("Henry", "If you ended your turn now")
#: {heading} is a sentence, or two; {tile}, the nominative, is held over {cell}, like M13.
PLAN_WITH_BUILT_TILE: Final = translate("Henry", "With {tile} at {cell}. {heading}")
#: The same of a tile that would lie face down.
PLAN_WITH_EXPANDED_TILE: Final = translate("Henry", "With {tile} face down at {cell}. {heading}")
#: {tile} is the nominative; {cell} and {centre} are cells like M13.
PLANS: Final[Mapping[HenryRule, Text]] = {
    HenryRule.JOINS_ROAD: translate(
        "Henry",
        "{tile}: to {cell}. Going clockwise around {centre}, this is the first empty cell "
        "where it joins a road (rule A).",
    ),
    HenryRule.BLOCKS_ROAD: translate(
        "Henry",
        "{tile}: to {cell}. It can't join a road, and going clockwise around {centre}, this "
        "is the first empty cell where it blocks one (rule B).",
    ),
    HenryRule.FIRST_EMPTY: translate(
        "Henry",
        "{tile}: to {cell}. No road can be joined or blocked, so it goes to the first empty "
        "cell clockwise around {centre} (rule C).",
    ),
    HenryRule.NO_CELL: translate(
        "Henry", "{tile}: leaves the game, as no cell around {centre} is empty (rule D)."
    ),
}
#: {sentence} is one of the chronicle's, without a full stop; shown alone it has one.
STEP_SENTENCE: Final = translate("Henry", "{sentence}.")
#: {looked} is a sentence without a full stop, {plan} one with.
SEARCH_THEN_PLAN: Final = translate("Henry", "{looked}. {plan}")
BEFORE_TAKE: Final = translate(
    "Henry", "You take a tile first. Then Henry could take one of these:"
)
#: Of a troop of Henry's; {resource} is the terrain of its cross, in the nominative.
CROSS: Final = translate(
    "Henry",
    "Its cross: {resource}. It goes onto his next tile of that terrain and blocks it for your "
    "troops.",
)
AFTER_THIS_TAKE: Final = translate(
    "Henry", "Once you have taken this tile, Henry could take one of these:"
)
POSSIBLE_CELL_BY_RULE: Final[Mapping[HenryRule, Text]] = {
    #: One of a list: "Mill or Mine → N12 (joins a road)"; {tiles} are nominatives.
    HenryRule.JOINS_ROAD: translate("Henry", "{tiles} → {cell} (joins a road)"),
    #: One of a list, as before.
    HenryRule.BLOCKS_ROAD: translate("Henry", "{tiles} → {cell} (blocks a road)"),
    #: One of a list, as before.
    HenryRule.FIRST_EMPTY: translate("Henry", "{tiles} → {cell} (first empty cell)"),
}
#: One of a list; {tiles} are nominatives. The tile would leave the game, by rule D.
POSSIBLE_REMOVAL: Final = translate("Henry", "{tiles} → out of the game (no empty cell)")
#: One of a list: the tile that the refill brings, of which only the terrain is known.
POSSIBLE_REFILL: Final = translate(
    "Henry", "or the tile that replaces the one you take ({terrain})"
)
NO_TURN: Final = translate("Henry", "Henry has no more turns.")
EMPTY_RESERVE: Final = translate(
    "Henry", "The royal reserve is empty, so Henry's turn would end without a tile."
)

#: In place of how many tiles are in reach, while Henry is to move.
HENRYS_REACH: Final = translate("Henry", "Henry's reach has no limit")

# While his turn is shown.
#: {number} of {count} steps.
TURN_STEP: Final = translate("Henry", "Henry's turn, step {number} of {count}")
#: The heading when an earlier turn of his is shown once more.
LAST_TURN_STEP: Final = translate("Henry", "Henry's last turn again, step {number} of {count}")
#: A button: to the next step.
NEXT_STEP: Final = translate("Henry", "Next")
#: A button: to the end of Henry's turn.
TO_END: Final = translate("Henry", "To the end")
#: A button: all steps have been shown.
DONE: Final = translate("Henry", "Done")
HINT_STEP_BY_STEP: Final = translate(
    "Henry",
    "Showing Henry's turn: Space or “Next” shows the next step, anything else skips to the end.",
)
HINT_SHOWING_TURN: Final = translate(
    "Henry", "Showing Henry's turn: any key or click skips to the end."
)
NOT_PLAYED: Final = translate("Henry", "Henry has not played yet.")

"""Texts about the end of a game: the winner, and remarkable moments."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.games.two_heirs.rules.components import Heir
from twoheirs_qt.games.two_heirs.rules.scoring import make_score_sheet
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.words.names import Names, name_level, name_player
from twoheirs_qt.tabletop.text.text import Text, translate

#: {winner} is the name of a player, in the nominative.
WON: Final = translate("Finale", "The crown goes to {winner}.")
DRAWN: Final = translate("Finale", "Two heirs, one crown: it is shared.")
GIVEN_UP: Final = translate("Finale", "Nobody is crowned. Use Undo to keep playing.")
GIVEN_UP_FAR: Final = translate(
    "Finale", "Nobody is crowned. To keep playing, ask to take back a turn."
)
#: {level} is Henry with the name of his level, in the nominative.
LOST_TO_HENRY: Final = translate("Finale", "{level} keeps the crown, this time.")
WON_ALONE: Final = translate("Finale", "The crown is yours.")

#: Hints about turns that the program gave; {hints} is like "Ada: 3, Bob: 1".
HINTS: Final = translate("Finale", "Hints taken: {hints}")
#: {heir} is the name of a player, in the nominative, and {count} a number of hints.
HINTS_OF: Final = translate("Finale", "{heir}: {count}")
LARGEST_TURN: Final = translate("Finale", "Best turn")
LONGEST_ROAD: Final = translate("Finale", "Longest road")
COSTLIEST: Final = translate("Finale", "Costliest destruction")
#: {heir} is the name of a player, in the nominative.
OF_TURN: Final = translate("Finale", "{heir}, turn {turn}")
#: {heir} is the name of a player, in the nominative.
OF_ROAD: Final = translate("Finale", "%n tiles, {heir}", "", 1).singular("%n tile, {heir}")
OF_NOBODYS_ROAD: Final = translate("Finale", "%n tiles, nobody scores", "", 1).singular(
    "%n tile, nobody scores"
)
#: {tile} is a building, in the nominative, {cell} like M13, {heir} the name of its owner, in the
#: nominative.
OF_DESTRUCTION: Final = translate("Finale", "{tile} at {cell}, {heir}")

COUNTS: Final = translate("Finale", "Counting the points. Press any key or click to skip.")


def describe_ending(
    state: State, names: Names, gave_up: Heir | None, is_remote: bool = False
) -> Text:
    """Return a sentence about the winner; `gave_up` is the heir who gave up, if one did.

    `is_remote`: the game was played on two machines.
    """
    if gave_up is not None:
        return GIVEN_UP_FAR if is_remote else GIVEN_UP
    winner, solo = make_score_sheet(state).winner, state.solo
    if winner is None:
        return DRAWN
    if solo is None:
        return WON.fill(winner=name_player(names, winner))
    if winner is state.henry:
        return LOST_TO_HENRY.fill(level=name_level(solo.level))
    return WON_ALONE

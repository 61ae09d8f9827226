"""Texts for screen readers that are not also written on the table."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.tabletop.text.text import translate

# What holds the things on the table.
LANDSCAPE: Final = translate("Spoken", "Landscape: %n tiles", "", 1).singular("Landscape: %n tile")
#: {first} and {last} are the cells at two corners of the landscape, such as L12 and N14.
CORNERS: Final = translate("Spoken", "from {first} to {last}")
#: {words} is a sentence about the starting tile or the scaffold, {cell} is where that is.
CENTRE: Final = translate("Spoken", "{cell}: {words}")
OFFER: Final = translate("Spoken", "What you can do here")

# Added to what a thing is.
PICKED_UP: Final = translate("Spoken", "{what}, picked up")
FACE_DOWN: Final = translate("Spoken", "{what}, picked up, face down")
#: {effect} is what can be done at the place, or how it changes the points:
#: "N14: empty – Build the Mill here", "N14: empty – White: 1 point more".
PLACE_WITH_EFFECT: Final = translate("Spoken", "{place} – {effect}")
#: What an action changes in the points of a player.
MORE_POINTS: Final = translate("Spoken", "{heir}: %n points more", "", 1).singular(
    "{heir}: %n point more"
)
FEWER_POINTS: Final = translate("Spoken", "{heir}: %n points fewer", "", 1).singular(
    "{heir}: %n point fewer"
)
#: Said of a tile of the royal reserve; {cell}, like M13, is where Henry would put it.
HENRYS_CELL: Final = translate("Spoken", "For Henry: {cell}")

# What pressing something does, where no other words say it.
GO_THERE: Final = translate("Spoken", "Put the cursor there")
OPEN_MENU: Final = translate("Spoken", "Everything that can be done here")
TELL_MORE: Final = translate("Spoken", "Say what it is")
WITHDRAW_HERE: Final = translate("Spoken", "Withdraw the troop to the royal reserve")

# What happens.
NEW_TILE: Final = translate("Spoken", "New in the royal reserve: {tile}")
#: {what} is one or more of the chronicle's sentences, without a full stop.
UNDONE: Final = translate("Spoken", "Undone: {what}")
UNDONE_WITHOUT_SENTENCE: Final = translate("Spoken", "Undone")
NOTHING_SINCE_LAST_TURN: Final = translate("Spoken", "Nothing has happened since your last turn.")
NO_MESSAGE_YET: Final = translate("Spoken", "There is no message yet.")
NO_GOALS: Final = translate("Spoken", "What you've picked up can't go anywhere in the landscape.")
NO_BUILDINGS: Final = translate("Spoken", "You have no buildings yet.")
#: Where a key would go on to the next place of a kind.
ONLY_PLACE: Final = translate("Spoken", "This is the only place.")

"""Sentences for faults in files of Bunny Kingdom, in addition to those of all files.

A sentence follows the name of the file and the place in it, so it begins small and ends without a
full stop. {card}, {at} and {seat} are words of the file.
"""

from __future__ import annotations

from typing import Final

from twoheirs_qt.tabletop.text.text import translate

UNKNOWN_CARD: Final = translate("Bunny faults", "there is no card {card}")
TOO_MANY_COPIES: Final = translate(
    "Bunny faults", "the card {card} is in more places than it has copies"
)
SEAT_TWICE: Final = translate("Bunny faults", "the seat {seat} is listed twice")
SEATS_INCOMPLETE: Final = translate("Bunny faults", "must have a field for each seat")
BAD_HARVESTS: Final = translate("Bunny faults", "must be at most four numbers, none below 0")
TWO_RABBITS: Final = translate("Bunny faults", "there is already a rabbit on {at}")
TWO_BUILDINGS: Final = translate("Bunny faults", "there is already a building on {at}")
NO_RABBIT: Final = translate("Bunny faults", "there is no rabbit on {at}")
NOT_BUILDING: Final = translate("Bunny faults", "{card} is not a building")
NOT_PARCHMENT: Final = translate("Bunny faults", "{card} is not a parchment")
USED_PARCHMENT: Final = translate(
    "Bunny faults", "{card} is a parchment, which is never a used card"
)
WRONG_TERRAIN: Final = translate("Bunny faults", "{card} cannot be built on {at}")
KEPT_AND_BUILT: Final = translate("Bunny faults", "{card} is on the board and in another place")
TOWER_ENDS: Final = translate(
    "Bunny faults", "{card} needs two ends, on territories of the same seat"
)
NEEDS_RESOURCE: Final = translate(
    "Bunny faults", "a trading post needs a resource: wood, fish, carrots or null"
)
NO_RESOURCE: Final = translate("Bunny faults", "only a trading post has a resource")
FOREIGN_RABBIT: Final = translate("Bunny faults", "a rabbit of another seat is on {at}")
ONLY_TWO_SEATS: Final = translate("Bunny faults", "must be empty with three or four seats")
BAD_PICK: Final = translate("Bunny faults", "must be two cards: with two seats, one of each kind")
PICK_OUT_OF_PHASE: Final = translate("Bunny faults", "cards are picked in the draft only")
PICK_TOO_EARLY: Final = translate("Bunny faults", "this seat is asked after the active one")
CAMPS_OUT_OF_PHASE: Final = translate("Bunny faults", "must be null outside the phase camps")
CAMPS_MISSING: Final = translate("Bunny faults", "must be given in the phase camps")
NO_SUCH_CAMP: Final = translate("Bunny faults", "nobody keeps the camp {number}")
CAMP_TWICE: Final = translate("Bunny faults", "the camp {number} is listed twice")
CAMPS_UNSORTED: Final = translate("Bunny faults", "must be in ascending order")
NOT_WAITING: Final = translate(
    "Bunny faults", "only lower waiting camps of other seats go before the announced one"
)
WRONG_ACTIVE: Final = translate("Bunny faults", "by the rules, {seat} must decide now")
GAME_IS_OVER: Final = translate("Bunny faults", "must be null, for the game is over")
NOTHING_TO_DECIDE: Final = translate("Bunny faults", "there is nothing to decide in this phase")
SHORT_DECK: Final = translate(
    "Bunny faults", "too short: at least {wanted} cards are needed for the rest of the game"
)
NOT_COPIER: Final = translate("Bunny faults", "{card} is not a copying card that a seat has")
CANNOT_COPY: Final = translate("Bunny faults", "the neighbor does not have {card} to be copied")
COPIES_SOMETHING: Final = translate(
    "Bunny faults", "cannot be null, for the neighbor has something to copy"
)
MUST_BE_COVERED: Final = translate("Bunny faults", "must be covered in a view of this seat")
CANNOT_BE_COVERED: Final = translate("Bunny faults", "cannot be covered")
NOT_ACTIVE_VIEW: Final = translate("Bunny faults", "this seat does not have to decide now")

# -- catalogues -----------------------------------------------------------------------------------

#: A card of a catalogue and a field of it, as the place of a fault: "card city-1, copies".
CARD_FIELD: Final = translate("Bunny faults", "card {card}, {field}")
WRONG_TERRITORIES: Final = translate(
    "Bunny faults", "must have the 100 territories from A1 to J10, in this order"
)
NOT_ADJACENT: Final = translate(
    "Bunny faults", "lava parts two adjacent territories, the first in map order first"
)
WRONG_CARDS: Final = translate("Bunny faults", "must have the cards of this game, each once")
FIXED_FACT: Final = translate("Bunny faults", "must be {value}: only this program can change it")
FEW_CARDS: Final = translate("Bunny faults", "{wanted} cards are needed, but there are {found}")
DAMAGED_CATALOGUE: Final = translate("Bunny faults", "the catalogue of the program is damaged")

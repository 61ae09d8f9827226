"""Sentences of the table: picking, the curtain, questions, the reveal, harvest and end.

{name} is the name of a player or a lord, {card} the name of a card, both in the nominative; {at} is
a territory such as "E4". The present tense avoids forms that depend on a gender.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from twoheirs_qt.games.bunny_kingdom.rules.state import ROUND_COUNT, Phase
from twoheirs_qt.tabletop.text.text import Text, join_by_and, translate

# -- phases ---------------------------------------------------------------------------------------

#: A round of four.
_ROUND: Final = translate("Bunny table", "Round {round} of {rounds}")
EXPLORATION: Final = translate("Bunny table", "Exploration")
CONSTRUCTION: Final = translate("Bunny table", "Construction")
HARVEST: Final = translate("Bunny table", "Harvest")
END: Final = translate("Bunny table", "Parchments")

_PHASE_LINES: Final[Mapping[Phase, Text]] = {
    Phase.DRAFT: translate(
        "Bunny table",
        "All lords pick cards at the same time, reveal and play them, and pass their hands on.",
    ),
    Phase.CAMPS: translate(
        "Bunny table", "Camps are asked for one by one, the lowest number first: build or keep."
    ),
    Phase.BUILD: translate(
        "Bunny table", "Build on your territories whatever you like, or keep it for a later round."
    ),
    Phase.TRADE: translate(
        "Bunny table", "Every trading post gets its resource for the coming harvest."
    ),
    Phase.COPY: translate(
        "Bunny table", "All parchments are face up: copying cards choose what they count as."
    ),
    Phase.OVER: translate("Bunny table", "The game is over, and everything is counted."),
}
HARVEST_LINE: Final = translate(
    "Bunny table", "Every fief yields its strength times its wealth: towers times resources."
)

# -- picking --------------------------------------------------------------------------------------

CHOOSE_TWO: Final = translate("Bunny table", "Choose two cards of your hand to play.")
CHOOSE_ONE_MORE: Final = translate("Bunny table", "Choose one more card.")
CHOOSE_PLAY_AND_DROP: Final = translate(
    "Bunny table", "Choose one card to play and one to drop, face down."
)
CHOOSE_DROP: Final = translate("Bunny table", "Now choose the card to drop.")
CHOOSE_PLAY: Final = translate("Bunny table", "Now choose the card to play.")
PICKS_ARE_READY: Final = translate(
    "Bunny table", "Both cards are chosen. Confirm, or choose again."
)
#: A button that ends a pick of two cards.
CONFIRM: Final = translate("Bunny table", "&Confirm both")
#: A mark on a chosen card: it will be played.
PLAY_MARK: Final = translate("Bunny table", "play")
#: A mark on a chosen card: it will be dropped, out of the game.
DROP_MARK: Final = translate("Bunny table", "drop")
_THE_REST_GOES_TO: Final = translate("Bunny table", "The rest goes to the right neighbor: {name}")
_THE_REST_GOES_LEFT: Final = translate("Bunny table", "The rest goes to the left neighbor: {name}")
_NEXT_HAND_FROM: Final = translate("Bunny table", "Your next hand comes from: {name}")
_PICKS_LEFT: Final = translate("Bunny table", "%n picks are left in this round.", "", 1).singular(
    "%n pick is left in this round."
)
WAIT_FOR_OTHERS: Final = translate("Bunny table", "Your cards are picked. The others still choose.")

# -- computers alone ------------------------------------------------------------------------------

#: On the table, where only computers play.
WATCHED: Final = translate("Bunny table", "Only computers play: no hand is shown.")
#: A heading: the parchments of a lord.
PARCHMENTS: Final = translate("Bunny table", "Parchments")

# -- the curtain ----------------------------------------------------------------------------------

#: {name} is a player who shares the screen with others and is to look at hidden cards.
_CURTAIN: Final = translate("Bunny table", "{name}, it is your turn to look.")
CURTAIN_ADVICE: Final = translate(
    "Bunny table", "All cards are covered. Show yours when nobody else is looking."
)
#: A button that shows a hand on a shared screen.
SHOW_CARDS: Final = translate("Bunny table", "&Show my cards")
#: A card whose front a player may not see.
COVERED_CARD: Final = translate("Bunny table", "covered card")
_COVERED_HAND: Final = translate("Bunny table", "{name} holds %n cards.", "", 1).singular(
    "{name} holds %n card."
)
_COVERED_PARCHMENTS: Final = translate(
    "Bunny table", "{name}: %n parchments, face down.", "", 1
).singular("{name}: %n parchment, face down.")
NO_PEEKING: Final = translate(
    "Bunny table", "Nothing further can be taken back, because hidden cards have been seen since."
)
TAKEN_BACK: Final = translate(
    "Bunny table", "Taken back to the moment after the last hidden cards were seen."
)

# -- construction ---------------------------------------------------------------------------------

BUILD_OR_END: Final = translate("Bunny table", "Build what you like, then finish building.")
#: A button: the lord builds nothing more in this round.
FINISH_BUILDING: Final = translate("Bunny table", "&Finish building")
NOTHING_TO_BUILD: Final = translate("Bunny table", "You have nothing to build.")
#: The first territory of a sky tower is chosen, the second one is wanted.
SECOND_END: Final = translate(
    "Bunny table", "Choose a territory of another fief for the second tower."
)
_KEPT_BUILDINGS: Final = translate("Bunny table", "%n buildings are waiting.", "", 1).singular(
    "%n building is waiting."
)
_FREE_CAMP: Final = translate(
    "Bunny table", "{card}: build it on an unoccupied territory, or keep it for later?"
)
_CAMP_WITH_LOWER: Final = translate(
    "Bunny table", "{card}: a lower camp may go first. Announce yours, or keep it for later?"
)
#: {number} is the number of a camp of {name}.
_CAMP_AGAIN: Final = translate(
    "Bunny table", "{name} announces camp {number}. Do you build yours before it? {card}"
)
_CAMP_ANNOUNCED: Final = translate(
    "Bunny table", "Your camp is announced. Do you build it now, or keep it? {card}"
)
BUILD: Final = translate("Bunny table", "&Build")
KEEP: Final = translate("Bunny table", "&Keep")
ANNOUNCE: Final = translate("Bunny table", "&Announce")
_POST: Final = translate(
    "Bunny table", "What does your trading post on {at} produce in this round?"
)
#: A mark behind the choice that makes a fief the richest.
NEW_RESOURCE: Final = translate("Bunny table", "new to this fief")
KNOWN_RESOURCE: Final = translate("Bunny table", "this fief has it already")
#: {card} is a copying card, {name} the neighbor whose parchment it may copy.
_COPY_RIGHT: Final = translate(
    "Bunny table", "{card}: which parchment of your right neighbor ({name}) do you copy?"
)
_COPY_LEFT: Final = translate(
    "Bunny table", "{card}: which parchment of your left neighbor ({name}) do you copy?"
)

# -- reveal, harvest, end -------------------------------------------------------------------------

REVEAL: Final = translate("Bunny table", "All picks are turned up and played.")
_TAKES: Final = translate("Bunny table", "{name} takes {at}.")
_TAKES_FROM: Final = translate("Bunny table", "{name} takes {at}. This lord loses a camp: {loser}.")
_KEEPS_OVER_CAMP: Final = translate(
    "Bunny table", "{name} keeps {at}, and the camp there is removed."
)
_DRAWS: Final = translate("Bunny table", "{name} plays Provisions and draws two cards.")
_HARVEST_BEGINS: Final = translate("Bunny table", "Harvest of round {round}.")
#: Towers are counted, then kinds of resources, then the product is shown.
_FIEF: Final = translate("Bunny table", "{towers} × {kinds} = {points}")
_YIELDS: Final = translate(
    "Bunny table", "Fief of {at}: strength {strength} times wealth {wealth} is {points}."
)
_BARREN: Final = translate("Bunny table", "Fief of {at}: no points yet.")
PARCHMENTS_ARE_TURNED_UP: Final = translate(
    "Bunny table", "Now the parchments are turned up and counted."
)
#: {card} is a parchment, {total} the points of the lord with it.
_PARCHMENT: Final = translate(
    "Bunny table", "{name}, {card}: %n points, {total} in all.", "", 1
).singular("{name}, {card}: %n point, {total} in all.")
_WINNER: Final = translate(
    "Bunny table", "{name} wins with %n points and is Big Ears!", "", 1
).singular("{name} wins with %n point and is Big Ears!")
#: {names} are at least two lords.
_WINNERS: Final = translate(
    "Bunny table", "{names} share the victory with %n points each!", "", 1
).singular("{names} share the victory with %n point each!")
#: The title of the winner, shown below the name and in lists of results.
BIG_EARS: Final = translate("Bunny table", "Big Ears")


def name_round(number: int) -> Text:
    """The name of a round: "Round 2 of 4"."""
    return _ROUND.fill(round=number, rounds=ROUND_COUNT)


def describe_phase(phase: Phase) -> Text:
    """Describe in one sentence what happens in a phase."""
    return _PHASE_LINES[phase]


def name_hand_receiver(name: Text, *, to_right: bool) -> Text:
    """Name the lord who gets the rest of a hand."""
    return (_THE_REST_GOES_TO if to_right else _THE_REST_GOES_LEFT).fill(name=name)


def name_hand_giver(name: Text) -> Text:
    """Name the lord from whom the next hand comes."""
    return _NEXT_HAND_FROM.fill(name=name)


def describe_remaining_picks(number: int) -> Text:
    """Count the picks that are left in a round."""
    return _PICKS_LEFT.fill_n(number)


def ask_to_look(name: Text) -> Text:
    """Ask a player at a shared screen to look: "Ada, it is your turn to look."."""
    return _CURTAIN.fill(name=name)


def describe_hand(name: Text, cards: int) -> Text:
    """Count the cards that a lord holds."""
    return _COVERED_HAND.fill_n(cards).fill(name=name)


def describe_parchments(name: Text, cards: int) -> Text:
    """Count the parchments before a lord."""
    return _COVERED_PARCHMENTS.fill_n(cards).fill(name=name)


def describe_buildings(number: int) -> Text:
    """Count the buildings that wait before a lord."""
    return _KEPT_BUILDINGS.fill_n(number)


def ask_for_camp(card: Text, *, must_announce: bool, is_announced: bool = False) -> Text:
    """Ask for a camp of one's own (B17)."""
    if is_announced:
        return _CAMP_ANNOUNCED.fill(card=card)
    return (_CAMP_WITH_LOWER if must_announce else _FREE_CAMP).fill(card=card)


def ask_for_waiting_camp(card: Text, name: Text, number: int) -> Text:
    """Ask for a waiting camp before a higher one that `name` has announced (B17)."""
    return _CAMP_AGAIN.fill(card=card, name=name, number=number)


def ask_for_resource(at: str) -> Text:
    """Ask for the resource of a trading post."""
    return _POST.fill(at=at)


def ask_for_copy(card: Text, name: Text, *, is_right: bool) -> Text:
    """Ask which parchment of a neighbor a copying card counts as."""
    return (_COPY_RIGHT if is_right else _COPY_LEFT).fill(card=card, name=name)


def announce_territory(name: Text, at: str, camp_owner: Text | None = None) -> Text:
    """Say that a lord takes a territory, and who loses a camp there."""
    sentence = _TAKES if camp_owner is None else _TAKES_FROM.fill(loser=camp_owner)
    return sentence.fill(name=name, at=at)


def announce_camp_removal(name: Text, at: str) -> Text:
    """Say that a lord keeps a territory whose camp of the same lord is removed."""
    return _KEEPS_OVER_CAMP.fill(name=name, at=at)


def announce_provisions(name: Text) -> Text:
    """Say that a lord plays Provisions."""
    return _DRAWS.fill(name=name)


def announce_harvest(number: int) -> Text:
    """Announce the harvest of a round."""
    return _HARVEST_BEGINS.fill(round=number)


def format_fief_product(strength: int, wealth: int) -> Text:
    """The harvest of a fief as a product: "5 × 4 = 20"."""
    return _FIEF.fill(towers=strength, kinds=wealth, points=strength * wealth)


def describe_fief_yield(at: str, strength: int, wealth: int) -> Text:
    """The harvest of a fief in words, by its first territory."""
    if not strength * wealth:
        return _BARREN.fill(at=at)
    return _YIELDS.fill(at=at, strength=strength, wealth=wealth, points=strength * wealth)


def announce_parchment(name: Text, card: Text, points: int, total: int) -> Text:
    """The points of a parchment, and all points of its lord with it."""
    return _PARCHMENT.fill_n(points).fill(name=name, card=card, total=total)


def announce_winners(names: Sequence[Text], points: int) -> Text:
    """The end of a game: who wins, or who shares the victory."""
    if len(names) == 1:
        return _WINNER.fill_n(points).fill(name=names[0])
    return _WINNERS.fill_n(points).fill(names=join_by_and(names))

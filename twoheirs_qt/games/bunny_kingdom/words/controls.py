"""Labels and hints of the table in use.

{name} is the name of a player, {card} that of a card, both in the nominative; {at} is a territory
such as "E4". The present tense avoids forms that depend on a gender.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from twoheirs_qt.games.bunny_kingdom.words.previews import describe_change
from twoheirs_qt.tabletop.text.text import Text, join_by_and, translate

#: A button, and the heading of what has happened so far.
CHRONICLE: Final = translate("Bunny desk", "Chronicle")
TABLE: Final = translate("Bunny desk", "The table")
#: A label below the number of points of a lord.
POINTS: Final = translate("Bunny desk", "points")

#: On the card of a camp: the land on which it may stand.
UNOCCUPIED: Final = translate("Bunny desk", "unoccupied")
#: On the card Provisions.
TWO_MORE: Final = translate("Bunny desk", "two more cards")

#: In a menu: the golden button below the table, when there is none.
MAIN_COMMAND: Final = translate("Bunny desk", "Confirm")

#: In a menu: nothing can be done with a thing now.
NOTHING_HERE: Final = translate("Bunny desk", "Nothing can be done here now")
#: In a menu: opens the rule book at the section about a thing.
RULES: Final = translate("Bunny desk", "What the &rules say")

# -- what a lord does now, below the name ---------------------------------------------------------

#: Below the name of a lord.
CHOOSES: Final = translate("Bunny desk", "chooses cards")
#: Below the name of a lord who has chosen cards of the hand.
HAS_CHOSEN: Final = translate("Bunny desk", "cards are chosen")
#: Below the name of a lord who puts buildings on the map.
BUILDS: Final = translate("Bunny desk", "builds")
#: Below the name of a lord who answers a question.
DECIDES: Final = translate("Bunny desk", "decides")
#: Below the name of a lord who has nothing to do now.
WAITS: Final = translate("Bunny desk", "waits")

#: {change} is a number of points with its sign.
_AS_IT_STANDS: Final = translate("Bunny desk", "Harvest as it stands: {change}")
_WAITING_FOR: Final = translate("Bunny desk", "The game waits for: {names}.")

# -- picking --------------------------------------------------------------------------------------

#: A heading above fiefs before and after.
EVERY_HARVEST: Final = translate("Bunny desk", "In every harvest")
#: In a table: nothing changes.
NO_CHANGE: Final = translate("Bunny desk", "no change")
#: A button that takes back the choice of two cards before it is confirmed.
CHOOSE_AGAIN: Final = translate("Bunny desk", "Choose again")
_PICK: Final = translate("Bunny desk", "Pick {pick} of {picks}")
_BEST_PLACE: Final = translate("Bunny desk", "Best place now: {at}, {change}")

# -- building -------------------------------------------------------------------------------------

_PUT: Final = translate(
    "Bunny desk", "{card}: put it on one of %n lit territories. Esc takes it back.", "", 1
).singular("{card}: put it on the lit territory. Esc takes it back.")
_NO_PLACE: Final = translate("Bunny desk", "{card}: you have no territory for it now.")

# -- what can be done with something --------------------------------------------------------------

#: An entry of a menu: choose a card of the hand.
CHOOSE: Final = translate("Bunny desk", "Choose this card")
#: An entry of a menu: take back the choice of a card, or a building that is picked up.
TAKE_BACK: Final = translate("Bunny desk", "Take this back")
#: An entry of a menu: pick up a building.
PICK_UP: Final = translate("Bunny desk", "Pick up this building")
#: An entry of a menu: put down the building that is picked up.
PUT_DOWN: Final = translate("Bunny desk", "Build here")

# -- shows ----------------------------------------------------------------------------------------

#: {hint} is a whole sentence.
_SKIP: Final = translate("Bunny desk", "{hint} Space goes on, Esc skips all.")
AFTER_HARVESTS: Final = translate("Bunny desk", "after four harvests")
#: A button that closes the list of parchments at the end of a game.
SHOW_MAP: Final = translate("Bunny desk", "Show the map")
#: A button that shows the list of parchments at the end of a game again.
SHOW_POINTS: Final = translate("Bunny desk", "Show the points")


def describe_current_harvest(points: int) -> Text:
    """The harvest of a lord if it were now."""
    return _AS_IT_STANDS.fill(change=describe_change(points))


def name_awaited_players(names: Sequence[Text]) -> Text:
    """Name those for whom the game waits."""
    return _WAITING_FOR.fill(names=join_by_and(names))


def describe_pick(pick: int, picks: int) -> Text:
    """The number of a pick in its round: "Pick 2 of 6"."""
    return _PICK.fill(pick=pick, picks=picks)


def describe_best_site(at: str, points: int) -> Text:
    """The place where a building would bring most in a harvest."""
    return _BEST_PLACE.fill(at=at, change=describe_change(points))


def ask_to_put_down(card: Text, site_count: int) -> Text:
    """Ask where a building that is picked up shall stand."""
    return _PUT.fill_n(site_count).fill(card=card) if site_count else _NO_PLACE.fill(card=card)


def describe_skippable_step(hint: Text) -> Text:
    """A sentence about what is shown, with how to go on."""
    return _SKIP.fill(hint=hint)

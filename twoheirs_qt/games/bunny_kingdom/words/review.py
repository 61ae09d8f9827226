"""The sentences of a review: picks, what they brought, and what would have brought more."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.tabletop.text.text import Text, join_by_commas, translate

NOT_OVER: Final = translate(
    "Bunny review",
    "A game of Bunny Kingdom is reviewed once it is over: a review shows hands.",
)
NO_PICK: Final = translate(
    "Bunny review", "No person has picked cards in this game, so there is nothing to review."
)

#: A pick among those of the only person in the game.
_PICK: Final = translate("Bunny review", "Round {round}, pick {number}")
#: A pick in a list. {name} is a person at this screen.
_PICK_OF: Final = translate("Bunny review", "{name}, round {round}, pick {number}")
#: A pick in a list, and the points that a better one would have brought more.
_ROW: Final = translate("Bunny review", "{pick} (−{points})")
#: Behind a pick. The points that a better pick would have brought more, as far as can be seen.
_LOST: Final = translate("Bunny review", "About %n points given away.", "", 1).singular(
    "About %n point given away."
)
#: Before the cards that were played; {cards} are names.
_TAKEN: Final = translate("Bunny review", "Taken: {cards}.")
#: Before cards that would have brought more; {cards} are names.
_BETTER: Final = translate("Bunny review", "In the hand was: {cards}.")
#: A card among others, and what it would bring until the end of the game; {card} is a name.
_CARD: Final = translate("Bunny review", "{card} (about %n points)", "", 1).singular(
    "{card} (about %n point)"
)
#: A card among others that would bring nothing by itself; {card} is a name.
_NOTHING: Final = translate("Bunny review", "{card} (nothing at once)")


def describe_pick(round_number: int, number: int, name: Text | None) -> Text:
    """Name a pick by its round, its number in that, and its lord where there are several."""
    if name is None:
        return _PICK.fill(round=round_number, number=number)
    return _PICK_OF.fill(name=name, round=round_number, number=number)


def describe_row(pick: Text, points: int) -> Text:
    """Name a pick in a list, with the points that a better one would have brought more."""
    return _ROW.fill(pick=pick, points=points)


def describe_loss(points: int) -> Text:
    """Say how many points a better pick would have brought."""
    return _LOST.fill_n(points)


def list_taken(cards: list[Text]) -> Text:
    """Name the cards that were played."""
    return _TAKEN.fill(cards=join_by_commas(cards))


def list_better(cards: list[Text]) -> Text:
    """Name the cards that would have brought more."""
    return _BETTER.fill(cards=join_by_commas(cards))


def describe_card(card: Text, points: int) -> Text:
    """Name a card with the points that it would bring until the end of the game."""
    if points <= 0:
        return _NOTHING.fill(card=card)
    return _CARD.fill_n(points).fill(card=card)

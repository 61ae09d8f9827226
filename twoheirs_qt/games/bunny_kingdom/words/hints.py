"""The sentences of hints."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.games.bunny_kingdom.words.previews import describe_change
from twoheirs_qt.tabletop.text.text import Text, translate

#: A hint. {what} is a card or a resource, {change} a number of points such as +4.
_HARVEST: Final = translate("Bunny hints", "{what}: {change} in every harvest.")
#: A hint. {what} is a building, {at} a territory, {change} a number of points such as +4.
_SITE: Final = translate("Bunny hints", "{what} on {at}: {change} in every harvest.")
#: A hint. {what} is a parchment, {change} a number of points such as +4.
_END: Final = translate("Bunny hints", "{what}: {change} at the end of the game.")
#: A hint about the rest of a hand. {change} is a number of points such as +4.
_PASSED: Final = translate(
    "Bunny hints", "{name} gets the rest, and there {what} would bring {change} in every harvest."
)
#: A hint about the rest of a hand, which {name} gets.
_HARMLESS: Final = translate(
    "Bunny hints", "{name} gets the rest: no territory in it would bring points at once."
)

NOTHING: Final = translate("Bunny hints", "No choice would bring points at once.")


def describe_gain(what: Text, change: int) -> Text:
    """A sentence on the points that a choice would bring in every harvest."""
    return _HARVEST.fill(what=what, change=describe_change(change))


def describe_gain_on(what: Text, at: str, change: int) -> Text:
    """A sentence on the points that a building would bring on a territory."""
    return _SITE.fill(what=what, at=at, change=describe_change(change))


def describe_final_gain(what: Text, change: int) -> Text:
    """A sentence on the points that a choice would count at the end of the game."""
    return _END.fill(what=what, change=describe_change(change))


def describe_passing(name: Text, what: Text, change: int) -> Text:
    """The best territory of the rest of a hand for the lord who gets it."""
    return _PASSED.fill(name=name, what=what, change=describe_change(change))


def describe_empty_passing(name: Text) -> Text:
    """Say that the rest of a hand brings no points at once to the lord who gets it."""
    return _HARMLESS.fill(name=name)

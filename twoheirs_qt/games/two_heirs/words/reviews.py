"""The sentences of a review: how good a turn was, and how a game was likely to end."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.tabletop.text.text import Text, translate

#: {heir} is a player's name, in the nominative; before what the turn was like.
HEADING: Final = translate("Review", "Turn {turn}, {heir}")
_AS_GOOD: Final = translate("Review", "As good as the best turn found.")
#: Points that a turn lost compared with the best one.
_LOST: Final = translate("Review", "About %n points given away.", "", 1).singular(
    "About %n point given away."
)
_LOST_LITTLE: Final = translate("Review", "Less than one point given away.")
#: {chance} and {best} are whole numbers: the chance to win after the turn and after the best one.
BLUNDER: Final = translate("Review", "A blunder: chance to win {chance}% instead of {best}%.")
#: {chance} and {best} are whole numbers: the chance to win after the turn and after the best one.
MISTAKE: Final = translate("Review", "A mistake: chance to win {chance}% instead of {best}%.")
#: {chance} and {best} are whole numbers: the chance to win after the turn and after the best one.
SLIP: Final = translate("Review", "A slip: chance to win {chance}% instead of {best}%.")

#: After the points that a turn gave away, where these did not hang on the hidden tiles.
_SAME: Final = translate(
    "Review", "It was the same in all %n deals of the hidden tiles that were tried.", "", 1
).singular("It was the same in %n deal of the hidden tiles that was tried.")
#: After the points that a turn gave away; {least} and {most} are whole numbers of points.
_FROM_TO: Final = translate(
    "Review",
    "In %n deals of the hidden tiles that were tried, it was from {least} to {most}.",
    "",
    1,
).singular("In %n deal of the hidden tiles that was tried, it was from {least} to {most}.")

#: {actions} is one or more like "Take the Mill" and "Build the Mill at M13", joined by semicolons.
BETTER: Final = translate("Review", "Better: {actions}.")
# The sentence after the better turn, which names what speaks for it most.

#: More points of the player's than in the turn that was played.
MORE_POINTS: Final = translate(
    "Review", "Above all, it scores %n points more at once.", "", 1
).singular("Above all, it scores %n point more at once.")
#: {heir} is the opponent's name, in the nominative; fewer than in the turn that was played.
FEWER_THEIRS: Final = translate(
    "Review", "Above all, {heir} has %n points fewer after it.", "", 1
).singular("Above all, {heir} has %n point fewer after it.")
#: {heir} is the opponent's name, in the nominative; {tile} is an object: "the Mill".
KEPT_FROM: Final = translate(
    "Review",
    "Above all, {heir} can no longer take {tile}, worth %n points in the next turn.",
    "",
    1,
).singular("Above all, {heir} can no longer take {tile}, worth %n point in the next turn.")
#: More points than after the turn that was played.
MORE_LATER: Final = translate(
    "Review", "Above all, about %n points more can be expected in later turns.", "", 1
).singular("Above all, about %n point more can be expected in later turns.")

#: {heir} is a player's name, in the nominative; one of several turns in a sentence.
IN_LIST: Final = translate("Review", "turn {turn} ({heir})")
#: {turns} is one or more like "turn 5 (White)", joined by commas and "and".
MISTAKES: Final = translate("Review", "Mistakes, the greatest first: {turns}.")
NO_MISTAKES: Final = translate("Review", "No turn was a mistake.")

#: {heir} is a player's name, in the nominative; {spread} is a whole number of points.
_AHEAD: Final = translate(
    "Review", "{heir} is likely to win by about %n points, give or take {spread}.", "", 1
).singular("{heir} is likely to win by about %n point, give or take {spread}.")
#: %n is by how many points the lead may differ.
_EVEN: Final = translate("Review", "The game is even, give or take %n points.", "", 1).singular(
    "The game is even, give or take %n point."
)
#: {heir} is a player's name, in the nominative; after the last turn of a game.
_WINS: Final = translate("Review", "{heir} wins by %n points.", "", 1).singular(
    "{heir} wins by %n point."
)
_EQUAL: Final = translate("Review", "The game ends with equal points.")


def describe_loss(loss: float, *, is_as_good: bool) -> Text:
    """Say how many points a turn gave away, as a sentence."""
    if is_as_good:
        return _AS_GOOD
    points = round(loss)
    return _LOST.fill_n(points) if points else _LOST_LITTLE


def describe_loss_range(least: float, most: float, deals: int) -> Text:
    """Say between what points the loss of a turn was in so many deals, as a sentence."""
    low, high = round(least), round(most)
    if low == high:
        return _SAME.fill_n(deals)
    return _FROM_TO.fill_n(deals).fill(least=_format_signed(low), most=_format_signed(high))


def _format_signed(number: int) -> str:
    return f"−{-number}" if number < 0 else str(number)


def make_forecast_text(lead: float, spread: float, leader: Text) -> Text:
    """Say by how many points, and with what uncertainty, `leader` is likely to win."""
    points, shown = round(abs(lead)), max(round(spread), 1)
    if points == 0:
        return _EVEN.fill_n(shown)
    return _AHEAD.fill_n(points).fill(heir=leader, spread=str(shown))


def describe_result(lead: float, leader: Text) -> Text:
    """Say how a finished game ended."""
    points = round(abs(lead))
    return _WINS.fill_n(points).fill(heir=leader) if points else _EQUAL

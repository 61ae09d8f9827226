"""Texts about the gains of an action, which follow the sentence about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from twoheirs_qt.tabletop.text.text import Text, join_by_semicolons, translate

#: {event} is what happened, without a full stop: "Ada built the Mill at M13"; {gains} is one or
#: more of the phrases below, joined by semicolons.
_EVENT_WITH_GAINS: Final = translate("Gains", "{event}; {gains}")
#: {heir} is the name of a player, in the nominative; the points are gained.
MORE_POINTS: Final = translate("Gains", "{heir} gains %n points", "", 1).singular(
    "{heir} gains %n point"
)
#: {heir} is the name of a player, in the nominative; the points are lost.
FEWER_POINTS: Final = translate("Gains", "{heir} loses %n points", "", 1).singular(
    "{heir} loses %n point"
)
#: {heir} is the name of a player, in the nominative; a tile that the other heir has taken.
PREVENTED: Final = translate("Gains", "{heir} could have gained %n points with it", "", 1).singular(
    "{heir} could have gained %n point with it"
)
#: {heir} is the name of a player, in the nominative; {resources} is one or more like "1 wood and
#: 2 stone", to which there was less access before.
MORE_ACCESS: Final = translate("Gains", "{heir} gains access to {resources}")
#: {heir} is the name of a player, in the nominative; {resources} and {lost} are one or more like
#: "1 wood and 2 stone": access to {lost} there was before, access to {resources} there is now.
OTHER_ACCESS: Final = translate(
    "Gains", "{heir} gains access to {resources} and loses access to {lost}"
)
#: {heir} is the name of a player, in the nominative.
MORE_REACH: Final = translate("Gains", "{heir} reaches %n more tiles", "", 1).singular(
    "{heir} reaches %n more tile"
)


def add_gains(sentence: Text, gains: Sequence[Text]) -> Text:
    """Add the gains to a sentence, if there are any."""
    return (
        _EVENT_WITH_GAINS.fill(event=sentence, gains=join_by_semicolons(gains))
        if gains
        else sentence
    )

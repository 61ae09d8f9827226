"""A sentence for every reason against an action, short and without a full stop."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from twoheirs_qt.games.bunny_kingdom.rules.reasons import Reason, Why
from twoheirs_qt.games.bunny_kingdom.words.names import name_card, name_seat
from twoheirs_qt.tabletop.text.sanitize import sanitize
from twoheirs_qt.tabletop.text.text import (
    Text,
    join_whole_sentences,
    make_untranslated_text,
    translate,
)

# In all of these {card} is the name of a card and {seat} the name of a lord, in the nominative;
# {at} is a territory such as "E4".

_SENTENCES: Final[Mapping[Why, Text]] = {
    Why.GAME_OVER: translate("Bunny reasons", "The game is over"),
    Why.HAS_PICKED: translate("Bunny reasons", "These cards are picked: wait for the others"),
    Why.NOT_ASKED: translate("Bunny reasons", "Another lord decides now ({seat})"),
    Why.WRONG_PHASE: translate("Bunny reasons", "This belongs to another phase"),
    Why.UNKNOWN_CARD: translate("Bunny reasons", "There is no card “{card}”"),
    Why.UNKNOWN_TERRITORY: translate("Bunny reasons", "There is no territory “{at}”"),
    #: How many cards a lord picks to play.
    Why.PLAY_COUNT: translate(
        "Bunny reasons", "Exactly %n cards must be picked to play", "", 1
    ).singular("Exactly %n card must be picked to play"),
    #: How many cards a lord picks to drop; none with three or four lords.
    Why.DROP_COUNT: translate(
        "Bunny reasons", "Exactly %n cards must be picked to drop", "", 1
    ).singular("Exactly %n card must be picked to drop"),
    Why.UNSORTED: translate("Bunny reasons", "The cards to play must be sorted"),
    Why.NOT_IN_HAND: translate("Bunny reasons", "This card is not in your hand: {card}"),
    Why.NO_BUILDING: translate("Bunny reasons", "This card is not a building: {card}"),
    Why.NOT_KEPT: translate("Bunny reasons", "You do not have this building: {card}"),
    Why.CAMPS_ARE_OVER: translate(
        "Bunny reasons", "Camps come first, so this one waits for the next round: {card}"
    ),
    Why.CAMPS_FIRST: translate("Bunny reasons", "Camps are built first; then come: {card}"),
    Why.OTHER_CAMP_ASKED: translate("Bunny reasons", "Another camp comes first: {card}"),
    Why.ANNOUNCE_FIRST: translate(
        "Bunny reasons", "A lower camp of another lord waits, so announce this one first: {card}"
    ),
    Why.NOTHING_WAITS: translate(
        "Bunny reasons", "No lower camp of another lord waits, so build this one or keep it: {card}"
    ),
    Why.NOT_CONTROLLED: translate("Bunny reasons", "You do not control {at}"),
    Why.RABBIT_THERE: translate("Bunny reasons", "A rabbit is on {at} already ({seat})"),
    Why.BUILDING_THERE: translate("Bunny reasons", "A building is on {at} already"),
    Why.WRONG_TERRAIN: translate(
        "Bunny reasons", "The terrain of {at} does not suit this building: {card}"
    ),
    Why.NO_SECOND_END: translate("Bunny reasons", "A sky tower needs two territories"),
    Why.ONE_TERRITORY: translate("Bunny reasons", "This building needs one territory only: {card}"),
    Why.SAME_FIEF: translate("Bunny reasons", "A sky tower joins two different fiefs"),
    Why.ENDS_REVERSED: translate(
        "Bunny reasons", "Name the two territories of a sky tower in map order"
    ),
    Why.OTHER_POST_ASKED: translate("Bunny reasons", "Another trading post comes first: {at}"),
    Why.NOT_BASIC: translate(
        "Bunny reasons", "A trading post produces wood, fish or carrots, and nothing else"
    ),
    Why.OTHER_COPY_ASKED: translate("Bunny reasons", "Another copying card comes first: {card}"),
    Why.NEIGHBOUR_LACKS: translate(
        "Bunny reasons", "The neighbor ({seat}) does not have this parchment: {card}"
    ),
    Why.CANNOT_BE_COPIED: translate("Bunny reasons", "A copying card cannot be copied: {card}"),
}

#: {reason} is a sentence without its full stop, such as "You do not control E4".
_SENTENCE: Final = translate("Bunny reasons", "{reason}.")


def describe_reason(reason: Reason) -> Text:
    """The sentence for one reason."""
    sentence = _SENTENCES[reason.why]
    if sentence.n is not None:
        return sentence.fill_n(reason.amount)
    if reason.card:
        sentence = sentence.fill(card=name_card(reason.card))
    if reason.at:
        sentence = sentence.fill(at=make_untranslated_text(sanitize(reason.at)))
    return sentence if reason.seat is None else sentence.fill(seat=name_seat(reason.seat))


def describe_reasons(reasons: Sequence[Reason]) -> Text:
    """At least one reason as whole sentences."""
    return join_whole_sentences(
        [_SENTENCE.fill(reason=describe_reason(reason)) for reason in reasons]
    )

"""A sentence of the chronicle for every event, without a full stop.

A sentence says what an event shows: covered cards stay unnamed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, assert_never

from twoheirs_qt.games.bunny_kingdom.rules import events
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import Seat
from twoheirs_qt.games.bunny_kingdom.words.actions import name_cards
from twoheirs_qt.games.bunny_kingdom.words.names import name_card, name_resource, name_seat
from twoheirs_qt.tabletop.text.sanitize import MAX_TITLE_LENGTH, sanitize
from twoheirs_qt.tabletop.text.text import Text, join_by_and, translate

# {seat} is the name of a lord, {card} and {cards} are names of cards, all in the nominative; the
# present tense avoids forms that depend on a gender. {at} and {to} are territories such as "E4".

_ROUND: Final = translate("Bunny chronicle", "Round {round} begins")
_DEALT: Final = translate("Bunny chronicle", "{seat} gets new cards")
_DEALT_CARDS: Final = translate("Bunny chronicle", "{seat} gets: {cards}")
_RESERVE: Final = translate("Bunny chronicle", "{seat} takes a card of the reserve")
_RESERVE_CARD: Final = translate("Bunny chronicle", "{seat} takes from the reserve: {card}")
_PICKED: Final = translate("Bunny chronicle", "{seat} has picked")
_PICKED_CARDS: Final = translate("Bunny chronicle", "{seat} picks: {cards}")
_PLAYED: Final = translate("Bunny chronicle", "{seat} plays: {card}")
_PLAYED_PARCHMENT: Final = translate("Bunny chronicle", "{seat} plays a parchment, face down")
_CAMP_REMOVED: Final = translate("Bunny chronicle", "{seat} loses on {at}: {card}")
_PASSED_RIGHT: Final = translate(
    "Bunny chronicle", "All hands are passed to the neighbors on the right"
)
_PASSED_LEFT: Final = translate(
    "Bunny chronicle", "All hands are passed to the neighbors on the left"
)
_BUILT: Final = translate("Bunny chronicle", "{seat} builds on {at}: {card}")
_BUILT_PAIR: Final = translate("Bunny chronicle", "{seat} builds on {at} and {to}: {card}")
_KEPT: Final = translate("Bunny chronicle", "{seat} keeps for later: {card}")
_ANNOUNCED: Final = translate("Bunny chronicle", "{seat} announces: {card}")
_PASS: Final = translate("Bunny chronicle", "{seat} builds no more in this round")
_TRADED: Final = translate("Bunny chronicle", "{seat} produces on {at}: {resource}")
#: A fief by its first territory {at}; strength times wealth are its points.
_FIEF: Final = translate(
    "Bunny chronicle", "{seat}, fief of {at}: strength {strength} × wealth {wealth} = {points}"
)
#: The points of all fiefs of a lord in a round.
_HARVESTED: Final = translate("Bunny chronicle", "{seat} harvests %n points", "", 1).singular(
    "{seat} harvests %n point"
)
_REVEALED: Final = translate("Bunny chronicle", "{seat} reveals: {cards}")
_REVEALED_NONE: Final = translate("Bunny chronicle", "{seat} has no parchments")
#: {card} is a copying card; it counts as {parchment}.
_COPIED: Final = translate("Bunny chronicle", "{seat}: {card} copies {parchment}")
_COPIED_NONE: Final = translate("Bunny chronicle", "{seat}: {card} has nothing to copy")
_WON: Final = translate("Bunny chronicle", "The game is over: {seat} wins")
#: {seats} are at least two lords.
_SHARED: Final = translate("Bunny chronicle", "The game is over: {seats} share the victory")
#: {game} is the title of another game, or who played it: "Ada and Berta".
_GOES_ON: Final = translate("Bunny chronicle", "Continues the game “{game}” from round {round}")


def describe_continuation(game: str, round_number: int) -> Text:
    """The first entry of a game that begins at a moment in a round of another one."""
    return _GOES_ON.fill(game=sanitize(game, MAX_TITLE_LENGTH), round=round_number)


def describe_event(event: events.Event, names: Mapping[Seat, Text] | None = None) -> Text:
    """The sentence for an event; `names` are those of the lords, else they have colors."""
    lord_names = names or {seat: name_seat(seat) for seat in Seat}
    match event:
        case events.RoundBegan(number):
            return _ROUND.fill(round=number)
        case events.HandsPassed(to_right):
            return _PASSED_RIGHT if to_right else _PASSED_LEFT
        case events.GameEnded(winners):
            winner_names = [lord_names[seat] for seat in winners]
            return (
                _WON.fill(seat=winner_names[0])
                if len(winner_names) == 1
                else _SHARED.fill(seats=join_by_and(winner_names))
            )
        case _:
            return _describe_seat_event(event).fill(seat=lord_names[event.seat])


def _describe_seat_event(event: events.SeatEvent) -> Text:
    match event:
        case events.Dealt() | events.ReserveDrawn() | events.Picked() | events.Played():
            return _describe_card_event(event)
        case events.CampRemoved(_, card, at):
            return _CAMP_REMOVED.fill(card=name_card(card), at=at)
        case events.Built(_, card, at, to):
            sentence = _BUILT if to is None else _BUILT_PAIR.fill(to=to)
            return sentence.fill(card=name_card(card), at=at)
        case events.CampKept(_, card):
            return _KEPT.fill(card=name_card(card))
        case events.CampAnnounced(_, card):
            return _ANNOUNCED.fill(card=name_card(card))
        case events.Passed():
            return _PASS
        case events.Traded(_, at, resource):
            return _TRADED.fill(at=at, resource=name_resource(resource))
        case _:
            return _describe_point_event(event)


def _describe_card_event(
    event: events.Dealt | events.ReserveDrawn | events.Picked | events.Played,
) -> Text:
    match event:
        case events.Dealt(_, cards):
            return _DEALT_CARDS.fill(cards=name_cards(cards)) if cards else _DEALT
        case events.ReserveDrawn(_, card):
            return _RESERVE if card is None else _RESERVE_CARD.fill(card=name_card(card))
        case events.Picked(_, play, discard):
            if play is None or discard is None:
                return _PICKED
            return _PICKED_CARDS.fill(cards=name_cards([*play, *discard]))
        case events.Played(_, card):
            return _PLAYED_PARCHMENT if card is None else _PLAYED.fill(card=name_card(card))
        case _:
            assert_never(event)


def _describe_point_event(
    event: events.FiefHarvested | events.Harvested | events.ParchmentsRevealed | events.Copied,
) -> Text:
    match event:
        case events.FiefHarvested(_, at, strength, wealth):
            points = strength * wealth
            return _FIEF.fill(at=at[0], strength=strength, wealth=wealth, points=points)
        case events.Harvested(_, points):
            return _HARVESTED.fill_n(points)
        case events.ParchmentsRevealed(_, cards):
            return _REVEALED.fill(cards=name_cards(cards)) if cards else _REVEALED_NONE
        case events.Copied(_, card, None):
            return _COPIED_NONE.fill(card=name_card(card))
        case events.Copied(_, card, parchment):
            return _COPIED.fill(card=name_card(card), parchment=name_card(str(parchment)))
        case _:
            assert_never(event)

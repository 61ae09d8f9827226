"""Hints: what the choices of the moment would bring, the best first, and what is passed on.

They know only what the player sees, and look no further than the next harvest and the parchments
as they count now.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from twoheirs_qt.games.bunny_kingdom.play.forecasts import Forecast, find_best_site
from twoheirs_qt.games.bunny_kingdom.rules.actions import Trade
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import Resource
from twoheirs_qt.games.bunny_kingdom.rules.state import ROUND_COUNT, Phase
from twoheirs_qt.games.bunny_kingdom.things.cards import (
    Answer,
    HandCard,
    KeptBuilding,
    list_answers,
)
from twoheirs_qt.games.bunny_kingdom.things.lords import find_receiver
from twoheirs_qt.games.bunny_kingdom.things.snapshot import Snapshot
from twoheirs_qt.games.bunny_kingdom.things.thing import Thing
from twoheirs_qt.games.bunny_kingdom.words import hints as words
from twoheirs_qt.games.bunny_kingdom.words.names import name_card, name_resource
from twoheirs_qt.tabletop.text.text import Text

_MAX_HINTS: Final = 3
"""The number of choices that a hint names."""


class Hint(NamedTuple):
    """A choice, and what it would bring until the end of the game if nothing changes."""

    thing: Thing
    text: Text
    points: int


def list_hints(snapshot: Snapshot) -> list[Hint]:
    """The choices that would bring points, the best first."""
    if not snapshot.legal_actions or snapshot.is_covered:
        return []
    match snapshot.table.phase:
        case Phase.DRAFT:
            hints = [judge_card(snapshot, index) for index in range(len(snapshot.hand))]
        case Phase.BUILD:
            hints = [
                _judge_site(snapshot, KeptBuilding(index), number)
                for index, number in enumerate(snapshot.kept)
            ]
        case Phase.TRADE | Phase.COPY:
            hints = [_judge_answer(snapshot, index) for index in range(len(list_answers(snapshot)))]
        case _:
            hints = []
    best = sorted(filter(None, hints), key=lambda hint: -hint.points)
    return best[:_MAX_HINTS]


def find_passing_hint(snapshot: Snapshot) -> Text | None:
    """The best territory that would be passed on; None if nothing is passed on.

    Without a complete choice, the best cards count as chosen.
    """
    if not snapshot.legal_actions or snapshot.is_covered or not snapshot.is_draft:
        return None
    chosen = {*snapshot.play_indexes, *snapshot.drop_indexes}
    for hint in list_hints(snapshot):
        if (
            isinstance(hint.thing, HandCard)
            and len(chosen) < snapshot.play_count + snapshot.drop_count
        ):
            chosen.add(hint.thing.index)
    remaining = [number for index, number in enumerate(snapshot.hand) if index not in chosen]
    receiver = find_receiver(snapshot)
    name = snapshot.name_lord(receiver)
    best = (0, -1)
    for number in remaining:
        forecast = snapshot.forecast_card_in_hand(number)
        changes = () if forecast is None else forecast.others
        points = max(
            (change.points for change in changes if change.seat_index == receiver), default=0
        )
        best = max(best, (points, number))
    if len(snapshot.hand) <= snapshot.play_count + snapshot.drop_count:
        return None
    if not best[0]:
        return words.describe_empty_passing(name)
    return words.describe_passing(name, name_card(snapshot.catalogue.card_ids[best[1]]), best[0])


def _count_harvests_left(snapshot: Snapshot) -> int:
    return ROUND_COUNT - snapshot.table.round + 1


def judge_card(snapshot: Snapshot, index: int) -> Hint | None:
    """Judge a card of the hand by its place there; None if it would bring no points."""
    number = snapshot.hand[index]
    forecast, thing = snapshot.forecast_card_in_hand(number), HandCard(index)
    if forecast is None:
        return _judge_site(snapshot, thing, number)
    return _judge(snapshot, thing, name_card(snapshot.catalogue.card_ids[number]), forecast)


def _judge_site(snapshot: Snapshot, thing: Thing, number: int) -> Hint | None:
    best = find_best_site(snapshot.view, number)
    if best is None or best[1] <= 0:
        return None
    at, points = best
    text = words.describe_gain_on(name_card(snapshot.catalogue.card_ids[number]), at, points)
    return Hint(thing, text, points * _count_harvests_left(snapshot))


def _judge_answer(snapshot: Snapshot, index: int) -> Hint | None:
    answer = list_answers(snapshot)[index]
    forecast = snapshot.forecast(answer)
    if forecast is None:
        return None
    if isinstance(answer, Trade):
        name = name_resource(Resource(answer.resource))
    else:
        name = name_card(answer.parchment)
    return _judge(snapshot, Answer(index), name, forecast)


def _judge(snapshot: Snapshot, thing: Thing, name: Text, forecast: Forecast) -> Hint | None:
    """A hint about whichever is more: all harvests that are left, or the parchments."""
    harvest = 0 if forecast.own is None else forecast.own.points
    parchment_points, harvest_points = (
        forecast.parchment_points,
        harvest * _count_harvests_left(snapshot),
    )
    if harvest_points + parchment_points <= 0:
        return None
    text = (
        words.describe_gain(name, harvest)
        if harvest_points >= parchment_points
        else words.describe_final_gain(name, parchment_points)
    )
    return Hint(thing, text, harvest_points + parchment_points)

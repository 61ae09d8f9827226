"""Cards that a seat decides with: its hand, its buildings, its parchments, and answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from twoheirs_qt.games.bunny_kingdom.play.forecasts import Forecast, find_best_site
from twoheirs_qt.games.bunny_kingdom.rules.actions import Build, Copy, Trade
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import (
    TERRITORY_NAMES,
    Kind,
    ParchmentRule,
    Resource,
    Territory,
)
from twoheirs_qt.games.bunny_kingdom.rules.fiefs import Harvest
from twoheirs_qt.games.bunny_kingdom.rules.legality import why_not
from twoheirs_qt.games.bunny_kingdom.rules.parchments import COUNTERS, Lord
from twoheirs_qt.games.bunny_kingdom.rules.reasons import Reason
from twoheirs_qt.games.bunny_kingdom.rules.scoring import make_score_sheet
from twoheirs_qt.games.bunny_kingdom.things.snapshot import Snapshot
from twoheirs_qt.games.bunny_kingdom.things.thing import Area, Offer, Thing
from twoheirs_qt.games.bunny_kingdom.words import controls as words
from twoheirs_qt.games.bunny_kingdom.words import previews, spoken
from twoheirs_qt.games.bunny_kingdom.words import table as table_words
from twoheirs_qt.games.bunny_kingdom.words.cards import explain_card, explain_territory
from twoheirs_qt.games.bunny_kingdom.words.names import name_card, name_resource
from twoheirs_qt.games.bunny_kingdom.words.reasons import describe_reasons
from twoheirs_qt.tabletop.text.text import Text


@dataclass(frozen=True, slots=True)
class HandCard(Thing):
    """A card of the own hand, by its place in it."""

    index: int
    area: ClassVar[Area] = Area.DECISION

    def name(self, snapshot: Snapshot) -> Text:
        if snapshot.is_covered or self.index >= len(snapshot.hand):
            return table_words.COVERED_CARD
        card = snapshot.find_card(snapshot.hand[self.index])
        if self.index in (*snapshot.play_indexes, *snapshot.drop_indexes):
            to_drop = (self.index in snapshot.drop_indexes) if snapshot.drop_count else None
            return spoken.describe_choice(card, to_drop=to_drop)
        return spoken.describe_card(card, _find_territory(snapshot, snapshot.hand[self.index]))

    def list_lines(self, snapshot: Snapshot) -> Sequence[Text]:
        if snapshot.is_covered or self.index >= len(snapshot.hand):
            return ()
        number = snapshot.hand[self.index]
        return [
            explain_numbered_card(snapshot, number),
            *list_card_forecast_lines(snapshot, number),
        ]

    def list_offers(self, snapshot: Snapshot) -> Sequence[Offer]:
        if not snapshot.can_choose or self.index >= len(snapshot.hand):
            return ()
        play, drop = snapshot.play_indexes, snapshot.drop_indexes
        if self.index in (*play, *drop):
            other_plays = tuple([n for n in play if n != self.index])
            other_drops = tuple([n for n in drop if n != self.index])
            return [
                Offer(
                    words.TAKE_BACK,
                    snapshot.replace_choices(play_indexes=other_plays, drop_indexes=other_drops),
                )
            ]
        if len(play) < snapshot.play_count or not snapshot.drop_count:
            new_snapshot = snapshot.replace_choices(
                play_indexes=(*play, self.index)[-snapshot.play_count :], drop_indexes=drop
            )
        else:
            new_snapshot = snapshot.replace_choices(play_indexes=play, drop_indexes=(self.index,))
        return [Offer(words.CHOOSE, new_snapshot)]

    def list_refusals(self, snapshot: Snapshot) -> Sequence[Reason]:
        return (
            ()
            if snapshot.is_covered or snapshot.legal_actions
            else why_not(snapshot.view, snapshot.draft, snapshot.seat_index)
        )


@dataclass(frozen=True, slots=True)
class KeptBuilding(Thing):
    """An own building that is not built yet, by its place among them."""

    index: int
    area: ClassVar[Area] = Area.DECISION

    def find_card(self, snapshot: Snapshot) -> str:
        """The id of its card."""
        return snapshot.catalogue.card_ids[snapshot.kept[self.index]]

    def name(self, snapshot: Snapshot) -> Text:
        return spoken.describe_card(snapshot.find_card(snapshot.kept[self.index]))

    def list_lines(self, snapshot: Snapshot) -> Sequence[Text]:
        return [explain_numbered_card(snapshot, snapshot.kept[self.index])]

    def list_offers(self, snapshot: Snapshot) -> Sequence[Offer]:
        card = self.find_card(snapshot)
        if snapshot.held_card == card:
            return [Offer(words.TAKE_BACK, snapshot.replace_choices())]
        snapshot_with_card = snapshot.replace_choices(held_card=card)
        return [Offer(words.PICK_UP, snapshot_with_card)] if snapshot_with_card.sites else ()

    def list_refusals(self, snapshot: Snapshot) -> Sequence[Reason]:
        """Reasons that stand against it on every territory, if it can be built nowhere."""
        card = self.find_card(snapshot)
        reasons = [set(_list_reasons(snapshot, card, at)) for at in TERRITORY_NAMES]
        common = set.intersection(*reasons)
        return sorted(common, key=lambda reason: reason.why.value)

    def describe_refusal(self, snapshot: Snapshot) -> Text | None:
        if self.list_offers(snapshot):
            return None
        reasons = self.list_refusals(snapshot)
        if reasons or not snapshot.legal_actions:
            return describe_reasons(reasons) if reasons else None
        return words.ask_to_put_down(name_card(self.find_card(snapshot)), 0)


def _list_reasons(snapshot: Snapshot, card: str, at: str) -> tuple[Reason, ...]:
    return why_not(snapshot.view, Build(card, at), snapshot.seat_index)


@dataclass(frozen=True, slots=True)
class Answer(Thing):
    """An answer to the question of a trading post or of a copying card, by its number."""

    index: int
    area: ClassVar[Area] = Area.DECISION

    def find_action(self, snapshot: Snapshot) -> Trade | Copy | None:
        """The action of this answer; None if there is no such answer any more."""
        answers = list_answers(snapshot)
        return answers[self.index] if self.index < len(answers) else None

    def name(self, snapshot: Snapshot) -> Text:
        match self.find_action(snapshot):
            case Trade(_, resource):
                return name_resource(Resource(resource))
            case Copy(_, parchment):
                return spoken.describe_card(
                    snapshot.find_card(snapshot.catalogue.card_numbers[parchment])
                )
            case _:
                return table_words.COVERED_CARD

    def list_lines(self, snapshot: Snapshot) -> Sequence[Text]:
        action = self.find_action(snapshot)
        forecast = None if action is None else snapshot.forecast(action)
        if forecast is None:
            return ()
        lines = list(list_forecast_lines(snapshot, forecast))
        if isinstance(action, Copy):
            return [
                explain_numbered_card(snapshot, snapshot.catalogue.card_numbers[action.parchment]),
                *lines,
            ]
        return lines

    def list_offers(self, snapshot: Snapshot) -> Sequence[Offer]:
        action = self.find_action(snapshot)
        return () if action is None else [Offer(self.name(snapshot), action=action)]


def list_answers(snapshot: Snapshot) -> list[Trade | Copy]:
    """The answers to the question that the seat is asked."""
    return [action for action in snapshot.legal_actions if isinstance(action, (Trade, Copy))]


@dataclass(frozen=True, slots=True)
class OwnParchment(Thing):
    """An own parchment, by its place among them; face down where others look at the screen."""

    index: int
    area: ClassVar[Area] = Area.PARCHMENTS

    def name(self, snapshot: Snapshot) -> Text:
        if self.index >= len(snapshot.parchments):
            return table_words.COVERED_CARD
        return spoken.describe_card(snapshot.find_card(snapshot.parchments[self.index]))

    def list_lines(self, snapshot: Snapshot) -> Sequence[Text]:
        if self.index >= len(snapshot.parchments):
            return ()
        number = snapshot.parchments[self.index]
        lines = [
            explain_numbered_card(snapshot, number),
            previews.describe_parchment_points_now(self.count_points(snapshot)),
        ]
        parchment = snapshot.find_card(number).parchment
        if parchment is not None and parchment.rule is ParchmentRule.THRESHOLD:
            lord = Lord(
                snapshot.table, Harvest(snapshot.table), snapshot.seat_index, snapshot.parchments
            )
            units = len(COUNTERS[parchment.counts](lord))
            lines.append(previews.describe_current_units(units, parchment.at_least))
        return lines

    def count_points(self, snapshot: Snapshot) -> int:
        """The points that it counts now."""
        return list_points(snapshot)[self.index]


def list_points(snapshot: Snapshot) -> list[int]:
    """The points that each own parchment counts now."""
    seat = snapshot.table.seats[snapshot.seat_index]
    lines = make_score_sheet(snapshot.view).columns[seat].parchments
    return [line.points for line in lines]


# -- lines ----------------------------------------------------------------------------------------


def _find_territory(snapshot: Snapshot, number: int) -> Territory | None:
    index = snapshot.catalogue.territory_by_card.get(number)
    return None if index is None else snapshot.catalogue.territories[index]


def explain_numbered_card(snapshot: Snapshot, number: int) -> Text:
    """The text that says what a card is, does or counts."""
    territory = _find_territory(snapshot, number)
    return (
        explain_card(snapshot.find_card(number))
        if territory is None
        else explain_territory(territory)
    )


def list_card_forecast_lines(snapshot: Snapshot, number: int) -> list[Text]:
    """The lines on what a card of the hand would bring, for everyone whom it concerns."""
    card, forecast = snapshot.find_card(number), snapshot.forecast_card_in_hand(number)
    if forecast is not None:
        lines = list(list_forecast_lines(snapshot, forecast))
        index = snapshot.catalogue.territory_by_card.get(number)
        if index is not None:
            lines += _list_other_lords_lines(snapshot, forecast, TERRITORY_NAMES[index])
        return lines
    if card.kind is Kind.PROVISIONS:
        return [previews.preview_provisions()]
    best = find_best_site(snapshot.view, number)
    place_line = [] if best is None else [words.describe_best_site(*best)]
    return [previews.preview_building(), *place_line]


def _list_other_lords_lines(snapshot: Snapshot, forecast: Forecast, at: str) -> Iterator[Text]:
    if forecast.loser is not None:
        name = snapshot.name_lord(forecast.loser.seat_index)
        yield previews.describe_camp_loss(name, at, forecast.loser.points)
    for change in forecast.others:
        yield previews.describe_gain_of_other(snapshot.name_lord(change.seat_index), change.points)


def list_forecast_lines(snapshot: Snapshot, forecast: Forecast) -> Iterator[Text]:
    """The own fiefs before and after, the harvest, and the parchments that would change."""
    own = forecast.own
    if own is not None:
        yield previews.describe_fief_change(own.before, own.after)
        yield previews.describe_harvest_change(own.harvest_before, own.harvest_after)
    if not snapshot.shows_secrets:
        return
    for change in forecast.parchments:
        yield previews.describe_parchment_change(
            name_card(change.card), change.before, change.after
        )


@dataclass(frozen=True, slots=True)
class Curtain(Thing):
    """The curtain before a hand, on a screen that several people share."""

    area: ClassVar[Area] = Area.DECISION

    def name(self, snapshot: Snapshot) -> Text:
        return table_words.ask_to_look(snapshot.name_lord(snapshot.seat_index))

    def list_lines(self, snapshot: Snapshot) -> Sequence[Text]:
        return [table_words.CURTAIN_ADVICE]

    def list_offers(self, snapshot: Snapshot) -> Sequence[Offer]:
        return (
            [Offer(table_words.SHOW_CARDS, snapshot.uncover())] if snapshot.is_curtain_shown else ()
        )

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
from twoheirs_qt.games.bunny_kingdom.things.desk import Desk
from twoheirs_qt.games.bunny_kingdom.things.thing import Area, Offer, Thing
from twoheirs_qt.games.bunny_kingdom.words import desk as words
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

    def name(self, desk: Desk) -> Text:
        if desk.is_covered or self.index >= len(desk.hand):
            return table_words.COVERED_CARD
        card = desk.find_card(desk.hand[self.index])
        if self.index in (*desk.play_indexes, *desk.drop_indexes):
            to_drop = (self.index in desk.drop_indexes) if desk.drop_count else None
            return spoken.describe_choice(card, to_drop=to_drop)
        return spoken.describe_card(card, _find_territory(desk, desk.hand[self.index]))

    def list_lines(self, desk: Desk) -> Sequence[Text]:
        if desk.is_covered or self.index >= len(desk.hand):
            return ()
        number = desk.hand[self.index]
        return [explain_numbered_card(desk, number), *list_card_forecast_lines(desk, number)]

    def list_offers(self, desk: Desk) -> Sequence[Offer]:
        if not desk.can_choose or self.index >= len(desk.hand):
            return ()
        play, drop = desk.play_indexes, desk.drop_indexes
        if self.index in (*play, *drop):
            other_plays = tuple([n for n in play if n != self.index])
            other_drops = tuple([n for n in drop if n != self.index])
            return [
                Offer(
                    words.TAKE_BACK, desk.change(play_indexes=other_plays, drop_indexes=other_drops)
                )
            ]
        if len(play) < desk.play_count or not desk.drop_count:
            new_desk = desk.change(
                play_indexes=(*play, self.index)[-desk.play_count :], drop_indexes=drop
            )
        else:
            new_desk = desk.change(play_indexes=play, drop_indexes=(self.index,))
        return [Offer(words.CHOOSE, new_desk)]

    def list_refusals(self, desk: Desk) -> Sequence[Reason]:
        return (
            ()
            if desk.is_covered or desk.legal_actions
            else why_not(desk.view, desk.draft, desk.seat_index)
        )


@dataclass(frozen=True, slots=True)
class KeptBuilding(Thing):
    """An own building that is not built yet, by its place among them."""

    index: int
    area: ClassVar[Area] = Area.DECISION

    def find_card(self, desk: Desk) -> str:
        """The id of its card."""
        return desk.catalogue.ids[desk.kept[self.index]]

    def name(self, desk: Desk) -> Text:
        return spoken.describe_card(desk.find_card(desk.kept[self.index]))

    def list_lines(self, desk: Desk) -> Sequence[Text]:
        return [explain_numbered_card(desk, desk.kept[self.index])]

    def list_offers(self, desk: Desk) -> Sequence[Offer]:
        card = self.find_card(desk)
        if desk.held_card == card:
            return [Offer(words.TAKE_BACK, desk.change())]
        desk_with_card = desk.change(held_card=card)
        return [Offer(words.PICK_UP, desk_with_card)] if desk_with_card.sites else ()

    def list_refusals(self, desk: Desk) -> Sequence[Reason]:
        """Reasons that stand against it on every territory, if it can be built nowhere."""
        card = self.find_card(desk)
        reasons = [set(_list_reasons(desk, card, at)) for at in TERRITORY_NAMES]
        common = set.intersection(*reasons)
        return sorted(common, key=lambda reason: reason.why.value)

    def describe_refusal(self, desk: Desk) -> Text | None:
        if self.list_offers(desk):
            return None
        reasons = self.list_refusals(desk)
        if reasons or not desk.legal_actions:
            return describe_reasons(reasons) if reasons else None
        return words.ask_to_put_down(name_card(self.find_card(desk)), 0)


def _list_reasons(desk: Desk, card: str, at: str) -> tuple[Reason, ...]:
    return why_not(desk.view, Build(card, at), desk.seat_index)


@dataclass(frozen=True, slots=True)
class Answer(Thing):
    """An answer to the question of a trading post or of a copying card, by its number."""

    index: int
    area: ClassVar[Area] = Area.DECISION

    def find_action(self, desk: Desk) -> Trade | Copy | None:
        """The action of this answer; None if there is no such answer any more."""
        answers = list_answers(desk)
        return answers[self.index] if self.index < len(answers) else None

    def name(self, desk: Desk) -> Text:
        match self.find_action(desk):
            case Trade(_, resource):
                return name_resource(Resource(resource))
            case Copy(_, parchment):
                return spoken.describe_card(desk.find_card(desk.catalogue.numbers[parchment]))
            case _:
                return table_words.COVERED_CARD

    def list_lines(self, desk: Desk) -> Sequence[Text]:
        action = self.find_action(desk)
        forecast = None if action is None else desk.forecast(action)
        if forecast is None:
            return ()
        lines = list(list_forecast_lines(desk, forecast))
        if isinstance(action, Copy):
            return [explain_numbered_card(desk, desk.catalogue.numbers[action.parchment]), *lines]
        return lines

    def list_offers(self, desk: Desk) -> Sequence[Offer]:
        action = self.find_action(desk)
        return () if action is None else [Offer(self.name(desk), action=action)]


def list_answers(desk: Desk) -> list[Trade | Copy]:
    """The answers to the question that the seat is asked."""
    return [action for action in desk.legal_actions if isinstance(action, (Trade, Copy))]


@dataclass(frozen=True, slots=True)
class OwnParchment(Thing):
    """An own parchment, by its place among them; face down where others look at the screen."""

    index: int
    area: ClassVar[Area] = Area.PARCHMENTS

    def name(self, desk: Desk) -> Text:
        if self.index >= len(desk.parchments):
            return table_words.COVERED_CARD
        return spoken.describe_card(desk.find_card(desk.parchments[self.index]))

    def list_lines(self, desk: Desk) -> Sequence[Text]:
        if self.index >= len(desk.parchments):
            return ()
        number = desk.parchments[self.index]
        lines = [
            explain_numbered_card(desk, number),
            previews.describe_parchment_points_now(self.count_points(desk)),
        ]
        parchment = desk.find_card(number).parchment
        if parchment is not None and parchment.rule is ParchmentRule.THRESHOLD:
            lord = Lord(desk.table, Harvest(desk.table), desk.seat_index, desk.parchments)
            units = len(COUNTERS[parchment.counts](lord))
            lines.append(previews.describe_current_units(units, parchment.at_least))
        return lines

    def count_points(self, desk: Desk) -> int:
        """The points that it counts now."""
        return list_points(desk)[self.index]


def list_points(desk: Desk) -> list[int]:
    """The points that each own parchment counts now."""
    seat = desk.table.seats[desk.seat_index]
    lines = make_score_sheet(desk.view).columns[seat].parchments
    return [line.points for line in lines]


# -- lines ----------------------------------------------------------------------------------------


def _find_territory(desk: Desk, number: int) -> Territory | None:
    index = desk.catalogue.territory_by_card.get(number)
    return None if index is None else desk.catalogue.territories[index]


def explain_numbered_card(desk: Desk, number: int) -> Text:
    """The text that says what a card is, does or counts."""
    territory = _find_territory(desk, number)
    return (
        explain_card(desk.find_card(number)) if territory is None else explain_territory(territory)
    )


def list_card_forecast_lines(desk: Desk, number: int) -> list[Text]:
    """The lines on what a card of the hand would bring, for everyone whom it concerns."""
    card, forecast = desk.find_card(number), desk.forecast_card_in_hand(number)
    if forecast is not None:
        lines = list(list_forecast_lines(desk, forecast))
        index = desk.catalogue.territory_by_card.get(number)
        if index is not None:
            lines += _list_other_lords_lines(desk, forecast, TERRITORY_NAMES[index])
        return lines
    if card.kind is Kind.PROVISIONS:
        return [previews.preview_provisions()]
    best = find_best_site(desk.view, number)
    place_line = [] if best is None else [words.describe_best_site(*best)]
    return [previews.preview_building(), *place_line]


def _list_other_lords_lines(desk: Desk, forecast: Forecast, at: str) -> Iterator[Text]:
    if forecast.loser is not None:
        name = desk.name_lord(forecast.loser.seat_index)
        yield previews.describe_camp_loss(name, at, forecast.loser.points)
    for change in forecast.others:
        yield previews.describe_gain_of_other(desk.name_lord(change.seat_index), change.points)


def list_forecast_lines(desk: Desk, forecast: Forecast) -> Iterator[Text]:
    """The own fiefs before and after, the harvest, and the parchments that would change."""
    own = forecast.own
    if own is not None:
        yield previews.describe_fief_change(own.before, own.after)
        yield previews.describe_harvest_change(own.harvest_before, own.harvest_after)
    if not desk.shows_secrets:
        return
    for change in forecast.parchments:
        yield previews.describe_parchment_change(
            name_card(change.card), change.before, change.after
        )


@dataclass(frozen=True, slots=True)
class Curtain(Thing):
    """The curtain before a hand, on a screen that several people share."""

    area: ClassVar[Area] = Area.DECISION

    def name(self, desk: Desk) -> Text:
        return table_words.ask_to_look(desk.name_lord(desk.seat_index))

    def list_lines(self, desk: Desk) -> Sequence[Text]:
        return [table_words.CURTAIN_ADVICE]

    def list_offers(self, desk: Desk) -> Sequence[Offer]:
        return [Offer(table_words.SHOW_CARDS, desk.uncover())] if desk.is_curtain_shown else ()

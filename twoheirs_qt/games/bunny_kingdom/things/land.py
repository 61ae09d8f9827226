"""Territories of the map."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from twoheirs_qt.games.bunny_kingdom.play.forecasts import (
    FiefChange,
    Forecast,
    find_fief,
    find_joins,
)
from twoheirs_qt.games.bunny_kingdom.rules.actions import Build
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import (
    RESOURCES,
    TERRITORY_NAMES,
    Mask,
    Territory,
    name_first_territory,
)
from twoheirs_qt.games.bunny_kingdom.rules.fiefs import Harvest
from twoheirs_qt.games.bunny_kingdom.rules.legality import why_not
from twoheirs_qt.games.bunny_kingdom.rules.reasons import Reason, Why
from twoheirs_qt.games.bunny_kingdom.rules.state import EMPTY
from twoheirs_qt.games.bunny_kingdom.things.cards import HandCard, list_forecast_lines
from twoheirs_qt.games.bunny_kingdom.things.snapshot import Snapshot
from twoheirs_qt.games.bunny_kingdom.things.thing import Area, Offer, Thing
from twoheirs_qt.games.bunny_kingdom.words import controls as words
from twoheirs_qt.games.bunny_kingdom.words import previews, spoken
from twoheirs_qt.games.bunny_kingdom.words.cards import explain_territory
from twoheirs_qt.games.bunny_kingdom.words.names import name_card, name_resource
from twoheirs_qt.games.bunny_kingdom.words.reasons import describe_reason
from twoheirs_qt.tabletop.text.text import Text


@dataclass(frozen=True, slots=True)
class Land(Thing):
    """A territory of the map, by its index."""

    index: int
    area: ClassVar[Area] = Area.MAP

    @property
    def at(self) -> str:
        return TERRITORY_NAMES[self.index]

    def find_territory(self, snapshot: Snapshot) -> Territory:
        """Its facts."""
        return snapshot.catalogue.territories[self.index]

    def name(self, snapshot: Snapshot) -> Text:
        if snapshot.held_card is not None:
            own = self._find_own_change(snapshot)
            if own is not None:
                change = previews.describe_harvest_change(own.harvest_before, own.harvest_after)
                return spoken.describe_target(self.find_territory(snapshot), change)
            # The first end of a sky tower keeps its name: it is where the cursor stays.
            reasons = () if self.at == snapshot.first_tower_end else self.list_refusals(snapshot)
            if reasons:
                return spoken.describe_obstacle(self.find_territory(snapshot), reasons[0])
        location, building_number = (
            find_fief(snapshot.table, self.index),
            snapshot.table.buildings[self.index],
        )
        building = (
            None
            if building_number == EMPTY
            else name_card(snapshot.catalogue.card_ids[building_number])
        )
        if location is None:
            return spoken.describe_territory(self.find_territory(snapshot), None)
        seat_index, fief, output = location
        return spoken.describe_territory(
            self.find_territory(snapshot),
            snapshot.name_lord(seat_index),
            is_yours=seat_index == snapshot.seat_index,
            building=building,
            fief=output,
            territories=fief.bit_count(),
        )

    def list_lines(self, snapshot: Snapshot) -> Sequence[Text]:
        if snapshot.held_card is not None:
            lines = self._list_forecast_lines(snapshot) or [
                describe_reason(reason) for reason in self.list_refusals(snapshot)
            ]
            if lines:
                return [name_card(snapshot.held_card), *lines]
        return [explain_territory(self.find_territory(snapshot)), *self._list_fief_lines(snapshot)]

    def _forecast(self, snapshot: Snapshot) -> Forecast | None:
        action = snapshot.find_build(self.at)
        return (
            None
            if action is None or action not in snapshot.legal_actions
            else snapshot.forecast(action)
        )

    def _find_own_change(self, snapshot: Snapshot) -> FiefChange | None:
        forecast = self._forecast(snapshot)
        return None if forecast is None else forecast.own

    def _list_forecast_lines(self, snapshot: Snapshot) -> list[Text]:
        forecast = self._forecast(snapshot)
        return [] if forecast is None else list(list_forecast_lines(snapshot, forecast))

    def _list_fief_lines(self, snapshot: Snapshot) -> list[Text]:
        """The lines on what its fief yields, and what would raise that."""
        location = find_fief(snapshot.table, self.index)
        if location is None:
            return []
        seat_index, fief, output = location
        first = name_first_territory(fief)
        resources = list_resources(Harvest(snapshot.table), fief)
        names = [name_resource(RESOURCES[rank]) for rank in resources]
        lines = [
            snapshot.name_lord(seat_index),
            previews.describe_fief(first, output),
            previews.describe_products(names),
            *previews.list_improvements(output),
        ]
        joins = [TERRITORY_NAMES[index] for index in find_joins(snapshot.table, seat_index, fief)]
        return [*lines, previews.describe_joins(joins)] if joins else lines

    def list_offers(self, snapshot: Snapshot) -> Sequence[Offer]:
        if snapshot.held_card is not None:
            if not snapshot.sites >> self.index & 1:
                return ()
            action = snapshot.find_build(self.at)
            if action is not None:
                return [Offer(words.PUT_DOWN, action=action)]
            return [
                Offer(
                    words.PUT_DOWN,
                    snapshot.replace_choices(held_card=snapshot.held_card, first_tower_end=self.at),
                )
            ]
        for index, number in enumerate(snapshot.hand):
            if snapshot.catalogue.territory_by_card.get(number) == self.index:
                return HandCard(index).list_offers(snapshot)
        return ()

    def list_refusals(self, snapshot: Snapshot) -> Sequence[Reason]:
        if snapshot.held_card is None or snapshot.sites >> self.index & 1:
            return ()
        action = snapshot.find_build(self.at) or Build(snapshot.held_card, self.at)
        reasons = why_not(snapshot.view, action, snapshot.seat_index)
        # A second end is still to come, so the lack of it is no reason yet.
        return [reason for reason in reasons if reason.why is not Why.NO_SECOND_END]


def list_resources(harvest: Harvest, fief: Mask) -> list[int]:
    """The ranks of the resources that a fief produces."""
    return [rank for rank in range(len(RESOURCES)) if harvest.list_units(fief, rank)]


def find_hand_land(snapshot: Snapshot) -> Mask:
    """The territories of the cards of the hand."""
    cells = snapshot.catalogue.territory_by_card
    return sum({1 << cells[number] for number in snapshot.hand if number in cells})


def find_cards_land(snapshot: Snapshot, indexes: Sequence[int]) -> Mask:
    """The territories of some cards of the hand."""
    cells = snapshot.catalogue.territory_by_card
    numbers = {snapshot.hand[index] for index in indexes}
    return sum(1 << cells[number] for number in numbers if number in cells)

"""A player who values each action by the worth of the table after it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from twoheirs_qt.games.bunny_kingdom.opponents.worth import AppraisalSettings, Appraiser
from twoheirs_qt.games.bunny_kingdom.rules.actions import (
    Action,
    Announce,
    Build,
    Copy,
    Draft,
    Keep,
    Pass,
    Trade,
)
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import (
    TERRITORY_INDEXES,
    Card,
    Kind,
    Mask,
    Resource,
    list_indices,
)
from twoheirs_qt.games.bunny_kingdom.rules.legality import list_legal_actions
from twoheirs_qt.games.bunny_kingdom.rules.scoring import make_score_sheet
from twoheirs_qt.games.bunny_kingdom.rules.state import (
    Table,
    View,
    find_left_neighbour,
    find_right_neighbour,
    open_pile,
)
from twoheirs_qt.games.bunny_kingdom.rules.state_builder import make_sorted_pile
from twoheirs_qt.games.bunny_kingdom.rules.unseen import find_hidden_cards
from twoheirs_qt.tabletop.dice import Dice

_UNPLACED_SHARE: Final = 0.6
"""A building that can be built nowhere yet, as a share of one on the best land of the kind."""

_UNPLACED_WORTH: Final = {Kind.CITY: 3.0, Kind.FARM: 2.5, Kind.SKY_TOWER: 2.5, Kind.CAMP: 2.0}
"""The worth of a building without a place for it, times its strength for a city."""

_PROVISIONS_WORTH: Final = 1.6
"""The worth of Provisions in average cards of the hand: two cards, but unseen ones."""

_TIE_BREAK: Final = 1e-6
"""The weight of the dice, so small that they decide only between equal actions."""

_DROPPED_WEIGHT: Final = 0.1
"""The weight of a dropped card's worth to the lord who drops it."""

_PASSED_ON_WEIGHTS: Final = {2: 0.5, 3: 0.25, 4: 0.25}
"""Number of lords -> the weight of what the next one gets of the hand."""


@dataclass(frozen=True, slots=True)
class Player:
    """A computer opponent."""

    settings: AppraisalSettings

    def choose(self, view: View, dice: Dice, states: int | None = None) -> Choice:
        """The action to do in a view of a seat that must act; the same for equal arguments.

        `states`: cards are sampled as long as fewer tables have been looked at; None: as often as
        it likes. Raises ValueError if the seat has nothing to decide.
        """
        actions = list_legal_actions(view, view.seat)
        if not actions:
            raise ValueError("this seat has nothing to decide")
        values = _ActionValues(view, self.settings, dice, states)

        def judge(action: Action) -> float:
            return values.estimate_value(action) + _TIE_BREAK * (dice.randrange(2001) / 1000 - 1)

        action = max(actions, key=judge) if len(actions) > 1 else actions[0]
        return Choice(action, values.estimate_lead(), values.states)


class Choice(NamedTuple):
    """An action, the expected lead before the best other seat, and how many tables were valued."""

    action: Action
    lead: float
    states: int


class _ActionValues:
    """The values of the actions of a view; cards are valued once."""

    def __init__(
        self, view: View, settings: AppraisalSettings, dice: Dice, budget: int | None
    ) -> None:
        self._view = view
        self._table = view.table
        self._settings = settings
        self._dice = dice
        self._budget = budget
        self._seat_index = view.seat
        self._parchments = open_pile(view.parchments[view.seat])
        self._appraiser = Appraiser(settings)
        self._own_card_values: dict[int, float] = {}
        self._receiver_card_values: dict[int, float] = {}
        self._base_worth = self._estimate_worth(view.table, view.seat)
        self._joint_values: dict[tuple[str, str], float] = {}
        self._passed_on_values: list[tuple[float, int]] = []

    @property
    def states(self) -> int:
        """The number of tables that were looked at."""
        return self._appraiser.table_count

    def estimate_lead(self) -> float:
        """The points by which the seat is expected to end before the best other one."""
        table = self._table
        final_points = [
            sum(harvests)
            + (
                self._base_worth
                if seat_index == self._seat_index
                else self._estimate_worth(table, seat_index)
            )
            for seat_index, harvests in enumerate(table.harvests)
        ]
        own = final_points.pop(self._seat_index)
        return own - max(final_points)

    def estimate_value(self, action: Action) -> float:
        """The value of an action, in points; only differences mean anything."""
        match action:
            case Draft(play, discard):
                return self._estimate_pick(play, discard)
            case Build():
                return self._estimate_build(action)
            case Keep() | Pass():
                return 0.0
            case Announce():
                return 0.5
            case Trade(at, resource):
                return self._estimate_trade(at, resource)
            case Copy(card, parchment):
                return self._estimate_copy(card, parchment)

    def _estimate_worth(
        self, table: Table, seat_index: int, parchments: bytes | None = None
    ) -> float:
        own = self._parchments if seat_index == self._seat_index else b""
        pile = own if parchments is None else parchments
        return self._appraiser.estimate_table(table, seat_index, pile)

    # -- picks ------------------------------------------------------------------------------------

    def _estimate_pick(self, play: tuple[str, ...], discard: tuple[str, ...]) -> float:
        numbers = self._table.catalogue.card_numbers
        value = sum([self._estimate_card(numbers[card]) for card in play])
        if len(play) == 2:
            value += self._estimate_joint_value(play[0], play[1])
        for card in discard:
            value -= _DROPPED_WEIGHT * self._estimate_card(numbers[card])
        if self._settings.denies:
            best = self._estimate_best_passed_on([numbers[card] for card in play + discard])
            value -= _PASSED_ON_WEIGHTS[len(self._table.seats)] * best
        return value

    def _estimate_best_passed_on(self, picked: list[int]) -> float:
        """The worth, to the lord who gets this hand, of the best card that is left in it."""
        if not self._passed_on_values:
            hand = open_pile(self._view.hands[self._seat_index])
            values = [(self._estimate_card_for_receiver(number), number) for number in hand]
            self._passed_on_values = sorted(values, reverse=True)
        for value, number in self._passed_on_values:
            if number not in picked:
                return max(value, 0.0)
            picked.remove(number)
        return 0.0

    def _estimate_card(self, number: int) -> float:
        if number not in self._own_card_values:
            self._own_card_values[number] = self._estimate_card_for(
                number, self._seat_index, self._base_worth
            )
        return self._own_card_values[number]

    def _estimate_card_for_receiver(self, number: int) -> float:
        """A card's worth to the lord who gets this hand, as far as the open table shows it."""
        if number not in self._receiver_card_values:
            pass_on = find_right_neighbour if self._table.round % 2 else find_left_neighbour
            receiver = pass_on(self._table, self._seat_index)
            base = self._estimate_worth(self._table, receiver)
            self._receiver_card_values[number] = self._estimate_card_for(number, receiver, base)
        return self._receiver_card_values[number]

    def _estimate_card_for(self, number: int, seat_index: int, base: float) -> float:
        card = self._table.catalogue.cards_by_number[number]
        if card.kind is Kind.TERRITORY:
            land = 1 << self._table.catalogue.territory_by_card[number]
            return self._estimate_worth(_add_land(self._table, seat_index, land), seat_index) - base
        if card.kind is Kind.PARCHMENT:
            own = self._parchments if seat_index == self._seat_index else b""
            return (
                self._estimate_worth(self._table, seat_index, make_sorted_pile([*own, number]))
                - base
            )
        if card.kind is Kind.PROVISIONS:
            return self._estimate_provisions()
        return self._estimate_building(number, card, seat_index, base)

    def _estimate_provisions(self) -> float:
        """The worth of two unseen cards; without samples it is guessed from the hand."""
        sampled = self._sample_cards()
        if sampled:
            return 2 * sum(map(self._estimate_card, sampled)) / len(sampled)
        provisions = self._table.catalogue.provisions
        hand = open_pile(self._view.hands[self._seat_index])
        values = [self._estimate_card(n) for n in sorted(set(hand)) if n != provisions]
        return _PROVISIONS_WORTH * sum(values) / max(1, len(values))

    def _sample_cards(self) -> list[int]:
        """Cards that may be on the top of the deck, dealt from all that the seat does not see."""
        hidden = find_hidden_cards(self._view)
        provisions = self._table.catalogue.provisions
        sampled: list[int] = []
        for _ in range(self._settings.samples):
            if self._budget is not None and self._appraiser.table_count >= self._budget:
                break
            number = hidden[self._dice.randrange(len(hidden))]
            if number != provisions:
                self._estimate_card(number)
                sampled.append(number)
        return sampled

    def _estimate_building(self, number: int, card: Card, seat_index: int, base: float) -> float:
        if card.kind is Kind.SKY_TOWER and not self._settings.builds_towers:
            return 0.0
        harvests_left = 5 - self._table.round if self._settings.looks_ahead else 1
        unplaced = _UNPLACED_WORTH[card.kind] * max(1, card.strength) * harvests_left * 0.5
        if card.kind in (Kind.SKY_TOWER, Kind.CAMP):
            return unplaced
        sites = (
            self._table.land[seat_index]
            & ~self._table.built_land
            & self._table.catalogue.allowed_land[number]
        )
        best = max(
            [self._estimate_gain(number, index, seat_index, base) for index in list_indices(sites)],
            default=0.0,
        )
        waiting_buildings = len(self._table.kept[seat_index])
        return max(best / (1 + 0.15 * waiting_buildings), _UNPLACED_SHARE * unplaced)

    def _estimate_gain(self, number: int, index: int, seat_index: int, base: float) -> float:
        return self._estimate_worth(_add_building(self._table, number, index), seat_index) - base

    def _estimate_joint_value(self, first: str, second: str) -> float:
        """The points that two territories bring together, above those of each alone."""
        if first not in TERRITORY_INDEXES or second not in TERRITORY_INDEXES:
            return 0.0
        if (first, second) not in self._joint_values:
            land = 1 << TERRITORY_INDEXES[first] | 1 << TERRITORY_INDEXES[second]
            both = self._estimate_worth(
                _add_land(self._table, self._seat_index, land), self._seat_index
            )
            numbers = self._table.catalogue.card_numbers
            alone = self._estimate_card(numbers[first]) + self._estimate_card(numbers[second])
            self._joint_values[first, second] = both - self._base_worth - alone
        return self._joint_values[first, second]

    # -- construction and copies ------------------------------------------------------------------

    def _estimate_build(self, action: Build) -> float:
        number = self._table.catalogue.card_numbers[action.card]
        kind = self._table.catalogue.cards_by_number[number].kind
        if kind is Kind.SKY_TOWER and not self._settings.builds_towers:
            return -1.0
        table = _add_building(self._table, number, TERRITORY_INDEXES[action.at])
        if kind is Kind.CAMP:
            table = _add_land(table, self._seat_index, 1 << TERRITORY_INDEXES[action.at])
        if action.to is not None:
            table = _add_building(table, number, TERRITORY_INDEXES[action.to])
        return self._estimate_worth(table, self._seat_index) - self._base_worth

    def _estimate_trade(self, at: str, resource: str) -> float:
        post = TERRITORY_INDEXES[at]
        trading_posts = [
            (n, Resource(resource) if n == post else shown_resource)
            for n, shown_resource in self._table.trading_posts
        ]
        return self._estimate_worth(
            self._table._replace(trading_posts=tuple(trading_posts)), self._seat_index
        )

    def _estimate_copy(self, card: str, parchment: str) -> float:
        numbers = self._table.catalogue.card_numbers
        pair = (numbers[card], numbers[parchment])
        table = self._table._replace(copies=(*self._table.copies, pair))
        sheet = make_score_sheet(self._view._replace(table=table))
        return sheet.columns[table.seats[self._seat_index]].total


def _add_land(table: Table, seat_index: int, land: Mask) -> Table:
    """The table when a seat controls more land."""
    lands = [owned | land if n == seat_index else owned for n, owned in enumerate(table.land)]
    return table._replace(land=tuple(lands))


def _add_building(table: Table, number: int, index: int) -> Table:
    """The table with one more building; a trading post as if it produced wood."""
    buildings = table.buildings[:index] + bytes([number]) + table.buildings[index + 1 :]
    trading_posts = table.trading_posts
    if table.catalogue.cards_by_number[number].is_trading_post:
        trading_posts = (*trading_posts, (index, Resource.WOOD))
    return table._replace(
        buildings=buildings, built_land=table.built_land | 1 << index, trading_posts=trading_posts
    )

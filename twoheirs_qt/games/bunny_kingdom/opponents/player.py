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
    INDEX,
    Card,
    Kind,
    Mask,
    Resource,
    list_indices,
)
from twoheirs_qt.games.bunny_kingdom.rules.legality import legal_actions
from twoheirs_qt.games.bunny_kingdom.rules.scoring import score_sheet
from twoheirs_qt.games.bunny_kingdom.rules.state import (
    Table,
    View,
    neighbour_to_left,
    neighbour_to_right,
    open_pile,
)
from twoheirs_qt.games.bunny_kingdom.rules.unseen import find_hidden_cards
from twoheirs_qt.games.bunny_kingdom.rules.working import sort
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
        actions = legal_actions(view, view.seat)
        if not actions:
            raise ValueError("this seat has nothing to decide")
        values = _ActionValues(view, self.settings, dice, states)

        def judge(action: Action) -> float:
            return values.value_of(action) + _TIE_BREAK * (dice.randrange(2001) / 1000 - 1)

        action = max(actions, key=judge) if len(actions) > 1 else actions[0]
        return Choice(action, values.lead(), values.states)


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
        self._base_worth = self._worth(view.table, view.seat)
        self._joint_values: dict[tuple[str, str], float] = {}
        self._passed_on_values: list[tuple[float, int]] = []

    @property
    def states(self) -> int:
        """The number of tables that were looked at."""
        return self._appraiser.table_count

    def lead(self) -> float:
        """The points by which the seat is expected to end before the best other one."""
        table = self._table
        final_points = [
            sum(harvests)
            + (
                self._base_worth
                if seat_index == self._seat_index
                else self._worth(table, seat_index)
            )
            for seat_index, harvests in enumerate(table.harvests)
        ]
        own = final_points.pop(self._seat_index)
        return own - max(final_points)

    def value_of(self, action: Action) -> float:
        """The value of an action, in points; only differences mean anything."""
        match action:
            case Draft(play, discard):
                return self._pick_value(play, discard)
            case Build():
                return self._build_value(action)
            case Keep() | Pass():
                return 0.0
            case Announce():
                return 0.5
            case Trade(at, resource):
                return self._trade_value(at, resource)
            case Copy(card, parchment):
                return self._copy_value(card, parchment)

    def _worth(self, table: Table, seat_index: int, parchments: bytes | None = None) -> float:
        own = self._parchments if seat_index == self._seat_index else b""
        pile = own if parchments is None else parchments
        return self._appraiser.table_worth(table, seat_index, pile)

    # -- picks ------------------------------------------------------------------------------------

    def _pick_value(self, play: tuple[str, ...], discard: tuple[str, ...]) -> float:
        numbers = self._table.catalogue.numbers
        value = sum([self._card_value(numbers[card]) for card in play])
        if len(play) == 2:
            value += self._joint_value(play[0], play[1])
        for card in discard:
            value -= _DROPPED_WEIGHT * self._card_value(numbers[card])
        if self._settings.denies:
            best = self._best_passed_on([numbers[card] for card in play + discard])
            value -= _PASSED_ON_WEIGHTS[len(self._table.seats)] * best
        return value

    def _best_passed_on(self, picked: list[int]) -> float:
        """The worth, to the lord who gets this hand, of the best card that is left in it."""
        if not self._passed_on_values:
            hand = open_pile(self._view.hands[self._seat_index])
            values = [(self._card_value_of_other(number), number) for number in hand]
            self._passed_on_values = sorted(values, reverse=True)
        for value, number in self._passed_on_values:
            if number not in picked:
                return max(value, 0.0)
            picked.remove(number)
        return 0.0

    def _card_value(self, number: int) -> float:
        if number not in self._own_card_values:
            self._own_card_values[number] = self._card_value_for(
                number, self._seat_index, self._base_worth
            )
        return self._own_card_values[number]

    def _card_value_of_other(self, number: int) -> float:
        """A card's worth to the lord who gets this hand, as far as the open table shows it."""
        if number not in self._receiver_card_values:
            pass_on = neighbour_to_right if self._table.round % 2 else neighbour_to_left
            receiver = pass_on(self._table, self._seat_index)
            base = self._worth(self._table, receiver)
            self._receiver_card_values[number] = self._card_value_for(number, receiver, base)
        return self._receiver_card_values[number]

    def _card_value_for(self, number: int, seat_index: int, base: float) -> float:
        card = self._table.catalogue.numbered_cards[number]
        if card.kind is Kind.TERRITORY:
            land = 1 << self._table.catalogue.cells[number]
            return self._worth(_with_land(self._table, seat_index, land), seat_index) - base
        if card.kind is Kind.PARCHMENT:
            own = self._parchments if seat_index == self._seat_index else b""
            return self._worth(self._table, seat_index, sort([*own, number])) - base
        if card.kind is Kind.PROVISIONS:
            return self._provisions_value()
        return self._building_value(number, card, seat_index, base)

    def _provisions_value(self) -> float:
        """The worth of two unseen cards; without samples it is guessed from the hand."""
        sampled = self._sample_cards()
        if sampled:
            return 2 * sum(map(self._card_value, sampled)) / len(sampled)
        provisions = self._table.catalogue.provisions
        hand = open_pile(self._view.hands[self._seat_index])
        values = [self._card_value(n) for n in sorted(set(hand)) if n != provisions]
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
                self._card_value(number)
                sampled.append(number)
        return sampled

    def _building_value(self, number: int, card: Card, seat_index: int, base: float) -> float:
        if card.kind is Kind.SKY_TOWER and not self._settings.builds_towers:
            return 0.0
        harvests_left = 5 - self._table.round if self._settings.looks_ahead else 1
        unplaced = _UNPLACED_WORTH[card.kind] * max(1, card.strength) * harvests_left * 0.5
        if card.kind in (Kind.SKY_TOWER, Kind.CAMP):
            return unplaced
        sites = (
            self._table.land[seat_index]
            & ~self._table.filled
            & self._table.catalogue.allowed_land[number]
        )
        best = max(
            [self._gain(number, index, seat_index, base) for index in list_indices(sites)],
            default=0.0,
        )
        waiting_buildings = len(self._table.kept[seat_index])
        return max(best / (1 + 0.15 * waiting_buildings), _UNPLACED_SHARE * unplaced)

    def _gain(self, number: int, index: int, seat_index: int, base: float) -> float:
        return self._worth(_with_building(self._table, number, index), seat_index) - base

    def _joint_value(self, first: str, second: str) -> float:
        """The points that two territories bring together, above those of each alone."""
        if first not in INDEX or second not in INDEX:
            return 0.0
        if (first, second) not in self._joint_values:
            land = 1 << INDEX[first] | 1 << INDEX[second]
            both = self._worth(_with_land(self._table, self._seat_index, land), self._seat_index)
            numbers = self._table.catalogue.numbers
            alone = self._card_value(numbers[first]) + self._card_value(numbers[second])
            self._joint_values[first, second] = both - self._base_worth - alone
        return self._joint_values[first, second]

    # -- construction and copies ------------------------------------------------------------------

    def _build_value(self, action: Build) -> float:
        number = self._table.catalogue.numbers[action.card]
        kind = self._table.catalogue.numbered_cards[number].kind
        if kind is Kind.SKY_TOWER and not self._settings.builds_towers:
            return -1.0
        table = _with_building(self._table, number, INDEX[action.at])
        if kind is Kind.CAMP:
            table = _with_land(table, self._seat_index, 1 << INDEX[action.at])
        if action.to is not None:
            table = _with_building(table, number, INDEX[action.to])
        return self._worth(table, self._seat_index) - self._base_worth

    def _trade_value(self, at: str, resource: str) -> float:
        post = INDEX[at]
        posts = [
            (n, Resource(resource) if n == post else shown_resource)
            for n, shown_resource in self._table.posts
        ]
        return self._worth(self._table._replace(posts=tuple(posts)), self._seat_index)

    def _copy_value(self, card: str, parchment: str) -> float:
        numbers = self._table.catalogue.numbers
        pair = (numbers[card], numbers[parchment])
        table = self._table._replace(copies=(*self._table.copies, pair))
        sheet = score_sheet(self._view._replace(table=table))
        return sheet.columns[table.seats[self._seat_index]].total


def _with_land(table: Table, seat_index: int, land: Mask) -> Table:
    """The table when a seat controls more land."""
    lands = [owned | land if n == seat_index else owned for n, owned in enumerate(table.land)]
    return table._replace(land=tuple(lands))


def _with_building(table: Table, number: int, index: int) -> Table:
    """The table with one more building; a trading post as if it produced wood."""
    built = table.built[:index] + bytes([number]) + table.built[index + 1 :]
    posts = table.posts
    if table.catalogue.numbered_cards[number].is_trading_post:
        posts = (*posts, (index, Resource.WOOD))
    return table._replace(built=built, filled=table.filled | 1 << index, posts=posts)

"""The snapshot: what those who look at the table see now, and what they have chosen so far."""

from __future__ import annotations

from functools import cached_property

from twoheirs_qt.games.bunny_kingdom.play.forecasts import (
    Forecast,
    forecast_action,
    forecast_card,
)
from twoheirs_qt.games.bunny_kingdom.rules.actions import Action, Build, Draft
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import (
    TERRITORY_INDEXES,
    TERRITORY_NAMES,
    Card,
    Catalogue,
    Kind,
    Mask,
    Pile,
)
from twoheirs_qt.games.bunny_kingdom.rules.legality import (
    DROP_COUNTS,
    PLAY_COUNTS,
    find_asked_post,
)
from twoheirs_qt.games.bunny_kingdom.rules.scoring import ScoreSheet, make_score_sheet
from twoheirs_qt.games.bunny_kingdom.rules.state import HAND_SIZE, Phase, Table, View, open_pile
from twoheirs_qt.tabletop.text.text import Text, make_untranslated_text


class Snapshot:
    """The game as it is shown to one seat, with the choices begun there; immutable.

    - `people`: the places of those at this screen; `legal_actions`: all that the seat can do
    - `is_covered`: the curtain hides the hand and parchments of the seat
    - `play_indexes`, `drop_indexes`: the places of the chosen cards in the hand, older ones first
    - `held_card`: the building that is picked up; `first_tower_end`: the territory chosen for the
      first end of a sky tower
    """

    def __init__(
        self,
        view: View,
        names: tuple[str, ...],
        people: frozenset[int],
        legal_actions: tuple[Action, ...] = (),
        *,
        is_covered: bool = False,
        play_indexes: tuple[int, ...] = (),
        drop_indexes: tuple[int, ...] = (),
        held_card: str | None = None,
        first_tower_end: str | None = None,
    ) -> None:
        self.view = view
        self.names = names
        self.people = people
        self.legal_actions = legal_actions
        self.is_covered = is_covered
        self.play_indexes = play_indexes
        self.drop_indexes = drop_indexes
        self.held_card = held_card
        self.first_tower_end = first_tower_end

    def replace_choices(
        self,
        *,
        play_indexes: tuple[int, ...] = (),
        drop_indexes: tuple[int, ...] = (),
        held_card: str | None = None,
        first_tower_end: str | None = None,
    ) -> Snapshot:
        """Return a copy with these choices instead of all earlier ones."""
        return Snapshot(
            self.view,
            self.names,
            self.people,
            self.legal_actions,
            is_covered=self.is_covered,
            play_indexes=play_indexes,
            drop_indexes=drop_indexes,
            held_card=held_card,
            first_tower_end=first_tower_end,
        )

    def uncover(self) -> Snapshot:
        """Return a copy without the curtain and without choices."""
        return Snapshot(self.view, self.names, self.people, self.legal_actions)

    # -- the moment ------------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        return self.view.table

    @property
    def catalogue(self) -> Catalogue:
        return self.view.table.catalogue

    @property
    def seat_index(self) -> int:
        return self.view.seat

    def name_lord(self, seat_index: int) -> Text:
        """The name of a lord."""
        return make_untranslated_text(self.names[seat_index])

    def find_card(self, number: int) -> Card:
        """The card with a number."""
        return self.catalogue.cards_by_number[number]

    @property
    def is_draft(self) -> bool:
        return self.table.phase is Phase.DRAFT

    @property
    def is_over(self) -> bool:
        return self.table.phase is Phase.OVER

    @cached_property
    def score_sheet(self) -> ScoreSheet:
        """The points of all lords as they are."""
        return make_score_sheet(self.view)

    @property
    def is_watched(self) -> bool:
        """Whether only computers play, so that nobody here has a hand to look at."""
        return not self.people

    @property
    def is_curtain_shown(self) -> bool:
        """Whether the curtain waits for somebody at this screen to look."""
        return self.is_covered and not self.is_watched

    @property
    def shows_secrets(self) -> bool:
        """Whether the own parchments may lie open: nobody else looks at this screen."""
        if self.table.phase in (Phase.COPY, Phase.OVER):
            return True
        return not self.is_covered and (len(self.people) == 1 or self.is_draft)

    # -- the hand --------------------------------------------------------------------------------

    @property
    def hand_size(self) -> int:
        hand = self.view.hands[self.seat_index]
        return hand if isinstance(hand, int) else len(hand)

    @property
    def hand(self) -> Pile:
        """The own hand; empty while it is covered."""
        return b"" if self.is_covered else open_pile(self.view.hands[self.seat_index])

    @property
    def parchments(self) -> Pile:
        """The own parchments; empty while they lie face down."""
        return open_pile(self.view.parchments[self.seat_index]) if self.shows_secrets else b""

    @property
    def parchment_count(self) -> int:
        return self.count_parchments(self.seat_index)

    def count_parchments(self, seat_index: int) -> int:
        """The number of parchments before a lord."""
        pile = self.view.parchments[seat_index]
        return pile if isinstance(pile, int) else len(pile)

    @property
    def play_count(self) -> int:
        return PLAY_COUNTS[len(self.table.seats)]

    @property
    def drop_count(self) -> int:
        return DROP_COUNTS[len(self.table.seats)]

    @property
    def is_ready(self) -> bool:
        """Whether as many cards are chosen as have to be."""
        return (
            len(self.play_indexes) == self.play_count and len(self.drop_indexes) == self.drop_count
        )

    @property
    def draft(self) -> Draft:
        """The choice as an action, complete or not."""
        ids = self.catalogue.card_ids
        card_ids = tuple(sorted([ids[self.hand[index]] for index in self.play_indexes]))
        return Draft(card_ids, tuple([ids[self.hand[index]] for index in self.drop_indexes]))

    @property
    def can_choose(self) -> bool:
        """Whether cards of the hand can be chosen now."""
        return self.is_draft and bool(self.legal_actions) and not self.is_covered

    @property
    def pick_count(self) -> int:
        """The number of picks in a round."""
        players = len(self.table.seats)
        return HAND_SIZE[players] if players == 2 else HAND_SIZE[players] // 2

    @property
    def pick_number(self) -> int:
        """The number of the present pick in its round, from 1."""
        own = self.view.picked[self.seat_index]
        cards = self.hand_size + (self.play_count + self.drop_count if own else 0)
        cards += sum(self.view.reserves[self.seat_index : self.seat_index + 1])
        return self.pick_count - cards // 2 + 1

    # -- building --------------------------------------------------------------------------------

    @property
    def kept(self) -> tuple[int, ...]:
        """The own buildings that are not built yet."""
        return tuple(self.table.kept[self.seat_index])

    @cached_property
    def sites(self) -> Mask:
        """The territories that are lit: where what is picked up can go, or be begun."""
        sites = 0
        for action in self.legal_actions:
            if not isinstance(action, Build) or action.card != self.held_card:
                continue
            if action.to is None:
                sites |= 1 << TERRITORY_INDEXES[action.at]
            elif self.first_tower_end is None:
                sites |= 1 << TERRITORY_INDEXES[action.at] | 1 << TERRITORY_INDEXES[action.to]
            elif self.first_tower_end == action.at:
                sites |= 1 << TERRITORY_INDEXES[action.to]
            elif self.first_tower_end == action.to:
                sites |= 1 << TERRITORY_INDEXES[action.at]
        return sites

    @property
    def is_tower_held(self) -> bool:
        if self.held_card is None:
            return False
        return self.find_card(self.catalogue.card_numbers[self.held_card]).kind is Kind.SKY_TOWER

    def find_build(self, at: str) -> Build | None:
        """The action of putting down what is held; None while a first end is to be chosen."""
        if self.held_card is None:
            return None
        if not self.is_tower_held:
            return Build(self.held_card, at)
        if self.first_tower_end is None:
            return None
        ends = sorted((self.first_tower_end, at), key=TERRITORY_INDEXES.__getitem__)
        return Build(self.held_card, *ends)

    # -- forecasts -------------------------------------------------------------------------------

    def forecast(self, action: Action) -> Forecast | None:
        """The forecast of an action."""
        return forecast_action(self.view, action)

    def forecast_card_in_hand(self, number: int) -> Forecast | None:
        """The forecast of a card of the hand."""
        return forecast_card(self.view, number)

    @property
    def asked_post(self) -> str | None:
        """The territory of the trading post that is asked for."""
        if self.table.phase is not Phase.TRADE or not self.legal_actions:
            return None
        return TERRITORY_NAMES[find_asked_post(self.table)]

"""A state while an action changes it; states that were returned before stay as they are."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from twoheirs_qt.games.bunny_kingdom.rules.catalogue import Pile, Seat
from twoheirs_qt.games.bunny_kingdom.rules.events import Event
from twoheirs_qt.games.bunny_kingdom.rules.state import EMPTY, State, Table


class StateBuilder:
    """The fields of a state and of its table as they change; `build_state` makes the new one.

    `events`: where what happens is reported, None if nobody asks.
    """

    __slots__ = (
        "active",
        "buildings",
        "built_land",
        "camps",
        "catalogue",
        "copies",
        "deck",
        "dropped",
        "events",
        "hands",
        "harvests",
        "kept",
        "land",
        "parchments",
        "phase",
        "picked",
        "reserves",
        "round",
        "seats",
        "trading_posts",
        "used",
    )

    def __init__(self, state: State, events: list[Event] | None = None) -> None:
        table, hands, picked, parchments, dropped, reserves, self.deck = state
        self.events = events
        self.catalogue = table.catalogue
        self.seats = table.seats
        self.round = table.round
        self.phase = table.phase
        self.active = table.active
        self.land = list(table.land)
        self.buildings = table.buildings
        self.built_land = table.built_land
        self.trading_posts = table.trading_posts
        self.kept = list(table.kept)
        self.used = list(table.used)
        self.harvests = list(table.harvests)
        self.camps = table.camps
        self.copies = table.copies
        self.hands = list(hands)
        self.picked = list(picked)
        self.parchments = list(parchments)
        self.dropped = list(dropped)
        self.reserves = list(reserves)

    def build_table(self) -> Table:
        """The part that everybody sees, as it is now."""
        return Table(
            self.catalogue,
            self.seats,
            self.round,
            self.phase,
            self.active,
            tuple(self.land),
            self.buildings,
            self.built_land,
            self.trading_posts,
            tuple(self.kept),
            tuple(self.used),
            tuple(self.harvests),
            self.camps,
            self.copies,
        )

    def build_state(self) -> State:
        """The state as it is now."""
        return State(
            self.build_table(),
            tuple(self.hands),
            tuple(self.picked),
            tuple(self.parchments),
            tuple(self.dropped),
            tuple(self.reserves),
            self.deck,
        )

    @property
    def seat_index(self) -> int:
        """The place of the seat that acts, which must not be None."""
        assert self.active is not None
        return self.active

    @property
    def acting_seat(self) -> Seat:
        """The seat that acts."""
        return self.seats[self.seat_index]

    def report(self, kind: Callable[..., Event], *facts: object) -> None:
        """Report an event of this kind, if anybody asks."""
        if self.events is not None:
            self.events.append(kind(*facts))

    def set_building(self, territory: int, card: int) -> None:
        """Put a building on a territory, both by their numbers; `EMPTY` takes it away."""
        self.buildings = (
            self.buildings[:territory] + bytes([card]) + self.buildings[territory + 1 :]
        )
        bit = 1 << territory
        self.built_land = self.built_land & ~bit if card == EMPTY else self.built_land | bit

    def draw(self, count: int) -> Pile:
        """Take cards from the top of the deck."""
        drawn, self.deck = self.deck[:count], self.deck[count:]
        return drawn


def make_sorted_pile(cards: Iterable[int]) -> Pile:
    """Make a pile of cards whose order means nothing: equal piles are equal bytes."""
    return bytes(sorted(cards))


def remove_card(pile: Pile, number: int) -> Pile:
    """A pile without one card of this number."""
    at = pile.index(number)
    return pile[:at] + pile[at + 1 :]

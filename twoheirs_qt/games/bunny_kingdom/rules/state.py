"""A state of the game: one immutable value from which it can go on; and a seat's view of it.

Both have a `Table`, which everybody sees, and the piles that somebody does not see. In a view a
pile that is covered is its length.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple, TypeAlias

from twoheirs_qt.games.bunny_kingdom.rules.catalogue import (
    TERRITORY_COUNT,
    Catalogue,
    Mask,
    Pile,
    Resource,
    Seat,
)

ROUND_COUNT: Final = 4

EMPTY: Final = 0xFF
"""Stands in `Table.buildings` for no building: there are fewer kinds of cards."""

NO_BUILDINGS: Final = bytes([EMPTY]) * TERRITORY_COUNT

HAND_SIZE: Final = {2: 10, 3: 12, 4: 10}
"""Number of lords -> cards dealt to each in a round; two get as many into their reserves."""


class Phase(StrEnum):
    """The decisions of a round in their order, and the end."""

    DRAFT = "draft"
    CAMPS = "camps"
    BUILD = "build"
    TRADE = "trade"
    COPY = "copy"
    OVER = "over"


class Camps(NamedTuple):
    """The order of camps (B17), by the numbers on them.

    - `ask`: still to be asked for the first time, ascending
    - `waiting`: asked, and kept for now, ascending
    - `announced`: the one that is built or kept when those in `before` have been asked
    - `before`: lower ones still to be asked because of it
    """

    ask: tuple[int, ...]
    waiting: tuple[int, ...] = ()
    announced: int | None = None
    before: tuple[int, ...] = ()

    @property
    def queue(self) -> tuple[int, ...]:
        """The camps that will be asked for, if no other is announced, in that order."""
        announced = () if self.announced is None else (self.announced,)
        return (*self.before, *announced, *self.ask)

    @property
    def asked_number(self) -> int | None:
        """The number of the camp that is asked for now."""
        return next(iter(self.queue), None)

    @property
    def is_first_time(self) -> bool:
        """Whether the asked camp is asked for the first time in this round."""
        return self.announced is None and not self.before

    def announce(self, before: tuple[int, ...]) -> Camps:
        """Announce the asked camp: those in `before` are asked first."""
        return Camps(self.ask[1:], self.waiting, self.ask[0], before)

    def answer(self, *, is_built: bool) -> Camps:
        """Go on to the next camp, since the asked one is built, or kept for now."""
        if self.before:
            number, *rest = self.before
            waiting = tuple([n for n in self.waiting if not is_built or n != number])
            return self._replace(before=tuple(rest), waiting=waiting)
        if self.announced is not None:
            return self._replace(announced=None)
        waiting = self.waiting if is_built else (*self.waiting, self.ask[0])
        return self._replace(ask=self.ask[1:], waiting=waiting)


class Pick(NamedTuple):
    """Cards picked of a hand and not revealed yet; they have left the hand."""

    play: Pile
    discard: Pile = b""


class Table(NamedTuple):
    """All that is open to everybody. Lists go by the seats' places in `seats`.

    - `seats`: clockwise; the first one is asked first
    - `active`: place of the seat that is asked, None when the game is over
    - `land`: per seat, the territories it controls
    - `buildings`: per territory, the number of the building there, or `EMPTY`; not printed cities
    - `built_land`: the territories with a building, printed cities included; it follows from
      `buildings`
    - `trading_posts`: those on the board in map order, and what each produces
    - `kept`: per seat, buildings not built yet; `used`: per seat, the open pile
    - `harvests`: per seat, the points of the rounds harvested so far
    - `camps`: in the phase of that name
    - `copies`: pairs of a copying card and the copied one, None where there was none to copy
    """

    catalogue: Catalogue
    seats: tuple[Seat, ...]
    round: int
    phase: Phase
    active: int | None
    land: tuple[Mask, ...]
    buildings: bytes
    built_land: Mask
    trading_posts: tuple[tuple[int, Resource | None], ...]
    kept: tuple[Pile, ...]
    used: tuple[Pile, ...]
    harvests: tuple[tuple[int, ...], ...]
    camps: Camps | None = None
    copies: tuple[tuple[int, int | None], ...] = ()

    @property
    def active_seat(self) -> Seat | None:
        """The seat that is asked; None when the game is over."""
        return None if self.active is None else self.seats[self.active]


class State(NamedTuple):
    """Everything, as nobody sees it. Change it by `rules.apply` only.

    - `hands`, `picked`, `parchments`, `dropped`: per seat
    - `reserves`: per seat, with two lords, the top first; `deck`: the top first
    """

    table: Table
    hands: tuple[Pile, ...]
    picked: tuple[Pick | None, ...]
    parchments: tuple[Pile, ...]
    dropped: tuple[Pile, ...]
    reserves: tuple[Pile, ...]
    deck: Pile


class View(NamedTuple):
    """All that one seat may see of a state (rules §8). A covered pile is its length.

    `picked`: the own pick as it is, of another seat only whether there is one.
    """

    seat: int
    table: Table
    hands: tuple[Pile | int, ...]
    picked: tuple[Pick | bool | None, ...]
    parchments: tuple[Pile | int, ...]
    dropped: tuple[Pile | int, ...]
    reserves: tuple[int, ...]
    deck: int

    def hide_secrets(self) -> View:
        """The same without the hand, pick and dropped cards of the seat, as onlookers see it."""

        def cover(piles: tuple[Pile | int, ...]) -> tuple[Pile | int, ...]:
            return tuple([pile if isinstance(pile, int) else len(pile) for pile in piles])

        is_revealed = self.table.phase in (Phase.COPY, Phase.OVER)
        return self._replace(
            hands=cover(self.hands),
            picked=tuple([pick and True for pick in self.picked]),
            parchments=self.parchments if is_revealed else cover(self.parchments),
            dropped=cover(self.dropped),
        )


StateOrView: TypeAlias = State | View


def find_right_neighbour(table: Table, seat_index: int) -> int:
    """The place of the right neighbour: the seat before, going clockwise."""
    return (seat_index - 1) % len(table.seats)


def find_left_neighbour(table: Table, seat_index: int) -> int:
    """The place of the left neighbour: the next seat clockwise."""
    return (seat_index + 1) % len(table.seats)


def open_pile(pile: Pile | int) -> Pile:
    """A pile that is not covered; a covered one as an empty pile."""
    return b"" if isinstance(pile, int) else pile

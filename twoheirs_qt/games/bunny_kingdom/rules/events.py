"""Events: what `apply` reports beside the new state, for people; no state is made from them.

An event says itself to whom it shows what: `hide_from` covers the rest. `reveals`: it shows cards
that were hidden to a seat, so that taking back goes no further where peeking is not allowed.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Self, TypeAlias

from twoheirs_qt.games.bunny_kingdom.rules.catalogue import Resource, Seat


@dataclass(frozen=True, slots=True)
class _PublicEvent:
    """An event that everybody sees as it is."""

    reveals: ClassVar[bool] = False

    def hide_from(self, seat: Seat) -> Self:
        """The event as a seat sees it."""
        return self


@dataclass(frozen=True, slots=True)
class Dealt(_PublicEvent):
    """A seat got cards; those of others are covered, None."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[str, ...] | None

    def hide_from(self, seat: Seat) -> Self:
        """The event as a seat sees it."""
        return self if seat is self.seat else replace(self, cards=None)


@dataclass(frozen=True, slots=True)
class RoundBegan(_PublicEvent):
    """A round began."""

    round: int


@dataclass(frozen=True, slots=True)
class ReserveDrawn(_PublicEvent):
    """A seat took the top card of its reserve; that of another is covered, None."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str | None

    def hide_from(self, seat: Seat) -> Self:
        """The event as a seat sees it."""
        return self if seat is self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class Picked(_PublicEvent):
    """A seat picked; the cards of others are covered, None."""

    seat: Seat
    play: tuple[str, ...] | None
    discard: tuple[str, ...] | None

    def hide_from(self, seat: Seat) -> Self:
        """The event as a seat sees it."""
        return self if seat is self.seat else replace(self, play=None, discard=None)


@dataclass(frozen=True, slots=True)
class Played(_PublicEvent):
    """A picked card was revealed and played; a parchment of another is covered, None."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str | None
    is_parchment: bool = False

    def hide_from(self, seat: Seat) -> Self:
        """The event as a seat sees it."""
        return self if seat is self.seat or not self.is_parchment else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class CampRemoved(_PublicEvent):
    """The territory card of `at` was played, so the camp of `seat` there left the game (B10)."""

    seat: Seat
    card: str
    at: str


@dataclass(frozen=True, slots=True)
class HandsPassed(_PublicEvent):
    """All hands went to the neighbours, the right or the left ones (B6)."""

    reveals: ClassVar[bool] = True
    to_right: bool


@dataclass(frozen=True, slots=True)
class Built(_PublicEvent):
    """A seat built; `to` is the other end of a sky tower."""

    seat: Seat
    card: str
    at: str
    to: str | None = None


@dataclass(frozen=True, slots=True)
class CampKept(_PublicEvent):
    """A seat kept the camp that was asked for."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class CampAnnounced(_PublicEvent):
    """A seat announced a camp (B17)."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class Passed(_PublicEvent):
    """A seat builds no more in this round."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Traded(_PublicEvent):
    """A seat chose what its trading post produces."""

    seat: Seat
    at: str
    resource: Resource


@dataclass(frozen=True, slots=True)
class FiefHarvested(_PublicEvent):
    """A fief yielded points; fiefs that yield none are not reported."""

    seat: Seat
    territories: tuple[str, ...]
    strength: int
    wealth: int


@dataclass(frozen=True, slots=True)
class Harvested(_PublicEvent):
    """A seat got points for all its fiefs."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class ParchmentsRevealed(_PublicEvent):
    """A seat turned all its parchments up."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Copied(_PublicEvent):
    """A copying card counts as `parchment`; None: the neighbour has none to copy."""

    seat: Seat
    card: str
    parchment: str | None


@dataclass(frozen=True, slots=True)
class GameEnded(_PublicEvent):
    """The game is over; several winners share the victory (B30)."""

    winners: tuple[Seat, ...]


SeatEvent: TypeAlias = (
    Dealt
    | ReserveDrawn
    | Picked
    | Played
    | CampRemoved
    | Built
    | CampKept
    | CampAnnounced
    | Passed
    | Traded
    | FiefHarvested
    | Harvested
    | ParchmentsRevealed
    | Copied
)

Event: TypeAlias = SeatEvent | RoundBegan | HandsPassed | GameEnded

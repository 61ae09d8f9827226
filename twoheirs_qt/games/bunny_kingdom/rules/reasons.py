"""Reasons against an action, as values; sentences are made of them elsewhere."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from twoheirs_qt.games.bunny_kingdom.rules.catalogue import Seat


class Why(Enum):
    """The kinds of reason. The fields of a `Reason` that a kind carries stand behind each."""

    GAME_OVER = auto()
    """The game has ended."""
    HAS_PICKED = auto()
    """`seat` has picked already; others are still picking."""
    NOT_ASKED = auto()
    """Another seat is asked: `seat`."""
    WRONG_PHASE = auto()
    """The action belongs to another phase."""

    UNKNOWN_CARD = auto()
    """There is no card `card`."""
    UNKNOWN_TERRITORY = auto()
    """The board has no territory `at`."""

    PLAY_COUNT = auto()
    """Exactly `amount` cards must be picked to play."""
    DROP_COUNT = auto()
    """Exactly `amount` cards must be picked to drop."""
    UNSORTED = auto()
    """The cards to play are not sorted by their ids."""
    NOT_IN_HAND = auto()
    """`card` is not in the hand, or not as often as it is picked."""

    NO_BUILDING = auto()
    """`card` is no building."""
    NOT_KEPT = auto()
    """`card` does not lie before the seat."""
    CAMPS_ARE_OVER = auto()
    """Camps come before the other buildings (B16), so `card` has to wait for the next round."""
    CAMPS_FIRST = auto()
    """Camps are built first (B16), so `card` has to wait."""
    OTHER_CAMP_ASKED = auto()
    """The camp `card` is asked for."""
    ANNOUNCE_FIRST = auto()
    """A lower camp of another seat waits, so `card` must be announced (B17)."""
    NOTHING_WAITS = auto()
    """No lower camp of another seat waits, or it has been asked: `card` need not be announced."""
    NOT_CONTROLLED = auto()
    """The seat does not control `at`."""
    RABBIT_THERE = auto()
    """A rabbit of `seat` is on `at`, so it is not free."""
    BUILDING_THERE = auto()
    """There is a building on `at` already."""
    WRONG_TERRAIN = auto()
    """`card` cannot be built on the terrain of `at`."""
    NO_SECOND_END = auto()
    """A sky tower needs two territories."""
    ONE_TERRITORY = auto()
    """`card` is no sky tower, so it needs one territory only."""
    SAME_FIEF = auto()
    """Both ends of the sky tower are in one fief (B15)."""
    ENDS_REVERSED = auto()
    """The ends of the sky tower are not in map order."""

    OTHER_POST_ASKED = auto()
    """The trading post on `at` is asked for."""
    NOT_BASIC = auto()
    """A trading post produces a basic resource."""

    OTHER_COPY_ASKED = auto()
    """The copying card `card` is asked for."""
    NEIGHBOUR_LACKS = auto()
    """`seat`, the neighbour, does not have the parchment `card`."""
    CANNOT_BE_COPIED = auto()
    """`card` is a copying card itself (B26)."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason; the fields that are set stand at each `Why`."""

    why: Why
    card: str = ""
    at: str = ""
    seat: Seat | None = None
    amount: int = 0

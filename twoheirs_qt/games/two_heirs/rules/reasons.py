"""Reasons against an action, as values; `words/reasons.py` has their sentences."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.games.two_heirs.rules.components import Heir, Resources


class Why(Enum):
    """The kinds of reason, each with the fields that a `Reason` of this kind carries."""

    GAME_OVER = auto()
    """The game has ended."""
    RECORD_IS_FULL = auto()
    """No further action fits into the record of the game. Added by the session, not the rules."""
    COMPUTERS_TURN = auto()
    """It is the turn of `heir`, played by the computer. Added by the session, not the rules."""

    NO_SUCH_PLACE = auto()
    """The royal reserve has no such place: `amount` is the place asked for."""
    EMPTY_PLACE = auto()
    """No tile lies on that place of the reserve: `amount` is the place."""
    ALREADY_TAKEN = auto()
    """The obligatory tile is taken, and no Camp has been broken for another."""
    OUT_OF_REACH = auto()
    """The tile `tile` lies beyond the reach by `amount` tiles."""

    UNKNOWN_TILE = auto()
    """The catalogue has no tile `tile`."""
    NOT_IN_HAND = auto()
    """`tile` is not in the active heir's hand."""
    CELL_TAKEN = auto()
    """A tile lies on `cell` already."""
    BEYOND_THE_END = auto()
    """The landscape does not reach as far as `cell`."""
    NO_TROOP_NEAR = auto()
    """None of one's (other) troops stands next to `cell`."""
    MISSING_RESOURCES = auto()
    """Access falls short of the cost of `tile` by `missing`, of which `amount` discounts cover
    too little; `sum(missing) > amount`."""

    NO_TROOP_THERE = auto()
    """No troop of one's own stands on `cell`."""
    TROOP_HAS_MOVED = auto()
    """The troop on `cell` has moved this turn; in the reserve (`cell` None): all there have."""
    NOT_ADJACENT = auto()
    """`cell` is not adjacent to where the troop stands."""
    NO_TILE_THERE = auto()
    """No tile lies on `cell`."""
    TROOP_IN_THE_WAY = auto()
    """A troop of `heir` stands on `cell`."""
    NO_TROOP_IN_RESERVE = auto()
    """None of one's ordinary troops stands in the royal reserve."""
    RETINUE_STAYS = auto()
    """The troop on `cell` is the retinue, which never leaves the landscape."""

    NO_CAMP_THERE = auto()
    """No face-up Camp of one's own lies on `cell`."""
    TAKE_FIRST = auto()
    """A Camp can be broken only after the obligatory take."""
    SHIELD_IS_YOURS = auto()
    """The shield shows one's own crown already: take first, then break another Camp."""
    RESERVE_IS_EMPTY = auto()
    """No tile is left in the royal reserve, so breaking a Camp would give nothing."""
    NOT_BESIEGED = auto()
    """The building on `cell` is not one that may be destroyed right now."""

    MUST_TAKE = auto()
    """A tile in reach has not been taken yet."""
    DISCARD_COUNT = auto()
    """Exactly `amount` tiles must be discarded."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason; `Why` tells which fields are set."""

    why: Why
    amount: int = 0
    tile: str | None = None
    cell: Cell | None = None
    heir: Heir | None = None
    missing: Resources = (0, 0, 0)

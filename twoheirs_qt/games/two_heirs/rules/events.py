"""Events as values: `apply` returns them with the new state.

Events are for people (chronicle, animation, announcements); no state is ever computed from them.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.games.two_heirs.rules.components import Heir, Terrain, Troop


@dataclass(frozen=True, slots=True)
class Taken:
    """`heir` took `tile` from place `slot`; the shield moved there from `shield_from`."""

    heir: Heir
    tile: str
    slot: int
    shield_from: int


@dataclass(frozen=True, slots=True)
class Refilled:
    """`tile` came from the supply onto place `slot`; `left` tiles remain in the supply."""

    slot: int
    tile: str
    left: int


@dataclass(frozen=True, slots=True)
class LastRoundTriggered:
    """The refill took the last tile of the supply (rules §6)."""


@dataclass(frozen=True, slots=True)
class Built:
    """`heir` built with `tile`, of whose cost `discounts_used` were discounts."""

    heir: Heir
    tile: str
    at: Cell
    discounts_used: int = 0


@dataclass(frozen=True, slots=True)
class Expanded:
    """`heir` put `tile` face down on `at`, and now has `discounts` discounts."""

    heir: Heir
    tile: str
    at: Cell
    discounts: int


@dataclass(frozen=True, slots=True)
class Marched:
    """`troop` of `heir` marched."""

    heir: Heir
    troop: Troop
    origin: Cell
    to: Cell


@dataclass(frozen=True, slots=True)
class Deployed:
    """`heir` brought a troop from the royal reserve."""

    heir: Heir
    to: Cell


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """`heir` took a troop back to the royal reserve."""

    heir: Heir
    origin: Cell


@dataclass(frozen=True, slots=True)
class CampBroken:
    """`heir` broke the Camp `tile`."""

    heir: Heir
    at: Cell
    tile: str


@dataclass(frozen=True, slots=True)
class Destroyed:
    """`heir` destroyed `tile`, a building of the opponent's."""

    heir: Heir
    at: Cell
    tile: str


@dataclass(frozen=True, slots=True)
class Discarded:
    """`heir` discarded these tiles of the hand."""

    heir: Heir
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """`heir` ended the turn, and lost `discounts_lapsed` unused discounts."""

    heir: Heir
    discounts_lapsed: int = 0


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """The turn of `heir` began; `turns_left` as in `State`, this turn included."""

    heir: Heir
    turns_left: int | None


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game ended; `winner` None: drawn."""

    winner: Heir | None


class HenryRule(Enum):
    """The rule that gave Henry his cell (rules §7, 2)."""

    JOINS_ROAD = "A"
    BLOCKS_ROAD = "B"
    FIRST_EMPTY = "C"
    NO_CELL = "D"


@dataclass(frozen=True, slots=True)
class HenryLooked:
    """Henry looked for a tile of the `terrain` on top of the supply (None: the supply is empty).

    `passed` are the tiles that he passed over. If none has the terrain, `found` is false and he
    takes the first one.
    """

    terrain: Terrain | None
    passed: tuple[str, ...]
    found: bool


@dataclass(frozen=True, slots=True)
class HenryCannotTake:
    """The royal reserve is empty; Henry's turn ends."""


@dataclass(frozen=True, slots=True)
class HenryPlaced:
    """Henry put `tile` on `at`, a neighbour of `centre`, by `rule`.

    `tried` are the cells he looked at before, clockwise from the top, under that rule.
    """

    heir: Heir
    tile: str
    at: Cell
    centre: Cell
    rule: HenryRule
    tried: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class HenryFoundNoCell:
    """All eight neighbours of `centre` are taken: `tile` left the game (rule D)."""

    heir: Heir
    tile: str
    centre: Cell


@dataclass(frozen=True, slots=True)
class TreasurePlaced:
    """Henry put `treasure` on his building on `at`; `left` treasures remain on the pile."""

    treasure: str
    at: Cell
    left: int


@dataclass(frozen=True, slots=True)
class TreasureRemoved:
    """`treasure` was removed from `at`; the tiles on the cells `by` fulfil its condition."""

    treasure: str
    at: Cell
    by: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class HenryTroopMoved:
    """Henry's `troop` went to the cell `to`; `origin` None: it came from outside."""

    heir: Heir
    troop: Troop
    origin: Cell | None
    to: Cell


Event: TypeAlias = (
    Taken
    | Refilled
    | LastRoundTriggered
    | Built
    | Expanded
    | Marched
    | Deployed
    | Withdrawn
    | CampBroken
    | Destroyed
    | Discarded
    | TurnEnded
    | TurnBegan
    | GameEnded
    | HenryLooked
    | HenryCannotTake
    | HenryPlaced
    | HenryFoundNoCell
    | TreasurePlaced
    | TreasureRemoved
    | HenryTroopMoved
)

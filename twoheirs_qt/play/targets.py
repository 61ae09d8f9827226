"""What the pointer, the keyboard cursor or a row of the outline can be on, as values.

Mouse, keyboard and screen readers all name targets, so each is described in one place.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TypeAlias

from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.components import Heir, Terrain


@dataclass(frozen=True, slots=True)
class ReservePlace:
    """A place (0 to 6) of the ring, with a tile, with the shield or empty."""

    slot: int


@dataclass(frozen=True, slots=True)
class RingTroop:
    """An ordinary troop that stands in the royal reserve."""

    heir: Heir
    index: int


@dataclass(frozen=True, slots=True)
class ReserveArea:
    """The panel of the reserve where nothing else lies: troops withdraw to it."""


@dataclass(frozen=True, slots=True)
class SupplyPile:
    pass


@dataclass(frozen=True, slots=True)
class DiscardPile:
    """The tiles out of the game."""


@dataclass(frozen=True, slots=True)
class HandTile:
    """A tile in a hand."""

    heir: Heir
    tile: str


@dataclass(frozen=True, slots=True)
class AccessGlyph:
    """The access of an heir to one resource."""

    heir: Heir
    terrain: Terrain


@dataclass(frozen=True, slots=True)
class PlaceTroop:
    """One of the three troops shown at an heir's place."""

    heir: Heir
    index: int


@dataclass(frozen=True, slots=True)
class HeirArea:
    """The rest of an heir's place: a taken tile is dropped here."""

    heir: Heir


@dataclass(frozen=True, slots=True)
class TreasurePile:
    """Henry's treasures that lie face down (solo)."""


@dataclass(frozen=True, slots=True)
class TreasureToken:
    """The treasure on the tile of a cell, as Henry's place shows it (solo)."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class PlanButton:
    """The button that shows where Henry will build (solo)."""


@dataclass(frozen=True, slots=True)
class LandCell:
    """A cell of the landscape, empty or not."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class OfferButton:
    """The button beside a piece that offers something."""


Target: TypeAlias = (
    ReservePlace
    | RingTroop
    | ReserveArea
    | SupplyPile
    | DiscardPile
    | HandTile
    | AccessGlyph
    | PlaceTroop
    | HeirArea
    | TreasurePile
    | TreasureToken
    | PlanButton
    | LandCell
    | OfferButton
)


class Section(IntEnum):
    """The branches of the outline, always all present, in this order.

    - RESERVE: 7 rows, one a place, clockwise
    - LANDSCAPE: one row a tile, in the order of placing
    - HANDS: 2 rows, one an heir, each with a row for every tile held
    - TROOPS: 2 rows, one an heir, each with 3 rows, the retinue first
    - SUPPLY: no rows
    - DISCARDS: one row a tile out of the game
    - TREASURES: one row a treasure on the landscape (solo)
    - HEIRS: 2 rows
    - CHRONICLE: one row an entry
    """

    RESERVE = 0
    LANDSCAPE = 1
    HANDS = 2
    TROOPS = 3
    SUPPLY = 4
    DISCARDS = 5
    TREASURES = 6
    HEIRS = 7
    CHRONICLE = 8


Subject: TypeAlias = Target | Section
"""What a row of the outline is about: a target, or the branch where it is no such thing."""

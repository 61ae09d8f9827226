"""The things that lessons of The Two Heirs light up, and the gestures of their tasks."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias

from twoheirs_qt.games.two_heirs.rules.cells import Cell


@dataclass(frozen=True, slots=True)
class OnCell:
    """A cell of the landscape, empty or not."""

    at: Cell


@dataclass(frozen=True, slots=True)
class OnPlace:
    """A place (0 to 6) of the royal reserve."""

    slot: int


@dataclass(frozen=True, slots=True)
class InHand:
    """A tile in the player's hand, by id."""

    tile: str


class Part(Enum):
    """The parts of the table that can be lit up as a whole."""

    LANDSCAPE = auto()
    """All tiles of the landscape."""
    REACH = auto()
    """The tiles in the player's reach."""
    SHIELD = auto()
    RING = auto()
    """The middle of the ring, where troops stand."""
    SUPPLY = auto()
    HAND = auto()
    """The player's hand."""
    ACCESS = auto()
    """The player's access to the three resources."""
    TROOPS = auto()
    """The player's troops, wherever they stand."""
    OPPONENT = auto()
    """The place of the other heir."""
    END_TURN = auto()
    """The button that ends the turn."""


Spot: TypeAlias = OnCell | OnPlace | InHand | Part
"""Something that a step lights on the table."""


class Gesture(Enum):
    """The ways of doing a wanted action with mouse and keys: each has its own words.

    The value is what the action is called in files.
    """

    TAKE = "take"
    BUILD = "build"
    EXPAND = "expand"
    MARCH = "move"
    DEPLOY = "deploy"
    WITHDRAW = "withdraw"
    END_TURN = "end-turn"

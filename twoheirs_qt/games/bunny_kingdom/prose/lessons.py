"""The parts of the table that lessons light, and the ways of doing their tasks."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class OnTerritory:
    """A territory of the map."""

    at: str


@dataclass(frozen=True, slots=True)
class InHand:
    """A card of the player's hand, by id."""

    card: str


@dataclass(frozen=True, slots=True)
class BeforeYou:
    """A building or a parchment before the player, by id."""

    card: str


class Part(Enum):
    """Parts of the table that are lit as wholes."""

    MAP = auto()
    FIEFS = auto()
    """The player's fiefs, with their points."""
    HAND = auto()
    BUILDINGS = auto()
    """The buildings before the player."""
    PARCHMENTS = auto()
    """The parchments before the player."""
    LORDS = auto()
    """All lords with their points."""
    NEXT = auto()
    """The seat that gets the rest of the hand, and the seat whose hand comes."""
    CONFIRM = auto()
    """The button that ends a pick, or building."""


Spot: TypeAlias = OnTerritory | InHand | BeforeYou | Part
"""Something that a step lights on the table."""


class Gesture(Enum):
    """The ways of doing a wanted action: each has its own words.

    The value is the word for the action in files.
    """

    DRAFT = "draft"
    BUILD = "build"
    TRADE = "trade"
    COPY = "copy"

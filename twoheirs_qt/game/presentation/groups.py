"""What there is on the table to be read, as values: its targets, and what holds them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias

from twoheirs_qt.game.targets import Target
from twoheirs_qt.rules.components import Heir


class GroupKind(Enum):
    """The parts of the table that hold things, in the order in which they are read."""

    RIBBON = auto()
    """The last round has begun, or the game is over."""
    RESERVE = auto()
    LANDSCAPE = auto()
    HEIR = auto()
    OFFER = auto()
    """Buttons of what can be done at a place."""
    TURN_PANEL = auto()
    """Henry's turn, or where he will build, in words and with buttons."""


@dataclass(frozen=True, slots=True)
class Group:
    """A part of the table that holds things; `heir` for the place of one alone."""

    kind: GroupKind
    heir: Heir | None = None


@dataclass(frozen=True, slots=True)
class PanelButton:
    """A button of the scroll."""

    index: int


Element: TypeAlias = Target | PanelButton
"""What lies in a group."""

AccessibleKey: TypeAlias = Element | Group
"""Stands for the same thing as long as it is on the table."""

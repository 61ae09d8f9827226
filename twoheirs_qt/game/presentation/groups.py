"""The things on the table for screen readers, as values: targets, and the groups that hold them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias

from twoheirs_qt.game.targets import Target
from twoheirs_qt.rules.components import Heir


class GroupKind(Enum):
    """The kinds of groups, in the order in which they are read."""

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
    """A group of things on the table; `heir` for the place of one."""

    kind: GroupKind
    heir: Heir | None = None


@dataclass(frozen=True, slots=True)
class PanelButton:
    """A button of the turn panel."""

    index: int


Element: TypeAlias = Target | PanelButton
"""What lies in a group."""

AccessibleKey: TypeAlias = Element | Group
"""Stands for the same thing as long as it is on the table."""

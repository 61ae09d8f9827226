"""Things as values: what lies on a table, or is a row of an outline, and what can be done there.

Screen readers and the outline handle things of any game; a game says what they are and do.
"""

from __future__ import annotations

from collections.abc import Hashable
from enum import Enum, auto
from typing import Any, ClassVar, Protocol


class ReaderRole(Enum):
    """The roles of things for screen readers."""

    BUTTON = auto()
    """Something can be done with it, or could be at another time."""
    SWITCH = auto()
    PICTURE = auto()
    """It is only read."""
    TEXT = auto()
    """Words that are written on the table."""
    GROUP = auto()
    """It holds other things."""


class Thing:
    """A thing as a value: equal things are the same one.

    - `role`: what it is for screen readers
    - `is_group`: it holds other things; nothing can be done with it
    - `takes_cursor`: the keyboard's cursor can be on it
    """

    __slots__ = ()

    role: ClassVar[ReaderRole] = ReaderRole.BUTTON
    is_group: ClassVar[bool] = False
    takes_cursor: ClassVar[bool] = True


class Offer(Protocol):
    """Something to do at a thing: an action of the rules, or a command that its kind names."""

    @property
    def kind(self) -> Hashable:
        """The kind; offers of a kind are listed together."""

    @property
    def action(self) -> Any | None:
        """The action of the rules that it is."""

    @property
    def is_possible(self) -> bool:
        """Whether it can be done now."""

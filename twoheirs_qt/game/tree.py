"""The rows that the model shows, as values."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from enum import IntEnum

from PySide6.QtCore import Qt

from twoheirs_qt.game.targets import Subject
from twoheirs_qt.rules.components import Heir
from twoheirs_qt.words.text import Text


class Role(IntEnum):
    """The values of a row beside its text."""

    SUBJECT = Qt.ItemDataRole.UserRole + 1
    """The target that the row is about, or the section where it is no such thing."""
    HEIR = Qt.ItemDataRole.UserRole + 2
    """Chronicle: whose deed it is; None for nobody's."""
    HEADING = Qt.ItemDataRole.UserRole + 3
    """Chronicle: whether the entry begins a turn."""


@dataclass(frozen=True, slots=True)
class Node:
    """A row and the rows below it.

    - `key`: tells a row from its neighbours and stays with it from state to state
    - `reason`: more about an entry of the chronicle, read when one points at it
    - `children`: a row that may have any is in its place for the whole game
    """

    key: Hashable
    text: Text
    subject: Subject
    heir: Heir | None = None
    heading: bool = False
    reason: Text | None = None
    children: tuple[Node, ...] = field(default=(), compare=False)


Tree = tuple[Node, ...]
"""The rows at the top, one a section."""

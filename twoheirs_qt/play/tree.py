"""The rows that the model shows, as values."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import Qt

from twoheirs_qt.play.targets import Subject
from twoheirs_qt.prefix import Prefix
from twoheirs_qt.rules.components import Heir
from twoheirs_qt.text.text import Text


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
    """A row.

    - `key`: tells a row from its neighbours and stays with it from state to state
    - `reason`: more about an entry of the chronicle, read when one points at it
    """

    key: Hashable
    text: Text
    subject: Subject
    heir: Heir | None = None
    heading: bool = False
    reason: Text | None = None


class Entries(Prefix[Node]):
    """The entries of the chronicle up to a moment of the game. They never change.

    A moment that goes on otherwise than before begins another list.
    """

    __slots__ = ()

    def with_added(self, added: list[Node]) -> Entries:
        """These entries and, behind them, the `added` ones."""
        entries, length = self._list, self._length
        end = length + len(added)
        if entries[length:end] != added:
            if len(entries) > length:
                entries = entries[:length]
            entries.extend(added)
        return Entries(entries, end)

    def up_to(self, length: int) -> Entries:
        """The first entries, so many."""
        return Entries(self._list, min(length, self._length))

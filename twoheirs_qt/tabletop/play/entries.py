"""The entries of the chronicle, as values."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import Qt

from twoheirs_qt.tabletop.prefix import Prefix
from twoheirs_qt.tabletop.text.text import Text


class Role(IntEnum):
    """The values of an entry beside its text."""

    SEAT = Qt.ItemDataRole.UserRole + 1
    """The place of the seat that acted; None if no seat did."""
    HEADING = Qt.ItemDataRole.UserRole + 2
    """Whether the entry begins a turn."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry; `reason` is a further explanation, shown as its tool tip."""

    text: Text
    seat: int | None = None
    is_heading: bool = False
    reason: Text | None = None


class Entries(Prefix[Entry]):
    """The entries of the chronicle up to a moment of the game. They never change.

    Those of later moments share their list. If a game continues differently from an earlier moment,
    another list begins.
    """

    __slots__ = ()

    def add(self, added: list[Entry]) -> Entries:
        """These entries and, behind them, the `added` ones."""
        entries, length = self._list, self._length
        end = length + len(added)
        if entries[length:end] != added:
            if len(entries) > length:
                entries = entries[:length]
            entries.extend(added)
        return Entries(entries, end)

    def take_first(self, length: int) -> Entries:
        """The first `length` entries."""
        return Entries(self._list, min(length, self._length))

"""The rows that the model shows, as values."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from itertools import islice
from typing import overload

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


class Entries(Sequence[Node]):
    """The entries of the chronicle up to a moment of the game. They never change.

    The moments of a game share one list that only grows, so that an action costs what it adds,
    however long the game is. A moment that goes on otherwise than before begins another list.
    """

    __slots__ = ("_length", "_list")

    def __init__(self, entries: list[Node] | None = None, length: int | None = None) -> None:
        """The first of `entries`, so many (None: all); the list belongs to them from now on."""
        self._list = [] if entries is None else entries
        self._length = len(self._list) if length is None else length

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

    def shared_with(self, other: Entries) -> int:
        """How many entries both begin with."""
        most = min(self._length, other._length)
        if self._list is other._list or self._list[:most] == other._list[:most]:
            return most
        return next(n for n in range(most) if self._list[n] != other._list[n])

    # -- Sequence --------------------------------------------------------------------------------

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[Node]:
        return islice(self._list, self._length)

    def __reversed__(self) -> Iterator[Node]:
        return reversed(self._list[: self._length])

    @overload
    def __getitem__(self, index: int) -> Node: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Node]: ...
    def __getitem__(self, index: int | slice) -> Node | Sequence[Node]:
        if isinstance(index, slice) or index < 0:
            return self._list[: self._length][index]
        if index >= self._length:
            raise IndexError(index)
        return self._list[index]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Entries) and len(self) == len(other) == self.shared_with(other)

    __hash__ = None  # type: ignore[assignment]

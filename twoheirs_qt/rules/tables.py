"""Tables that fill themselves when they are asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

MOST_ENTRIES: Final = 1 << 16
"""More than any real game needs of a table; it is emptied beyond that."""

K = TypeVar("K")
V = TypeVar("V")


class Table(dict[K, V], Generic[K, V]):
    """A dict that makes a missing value from its key.

    Emptied when it holds more entries than any real game needs: files may name any cell.
    """

    def __init__(self, make: Callable[[K], V]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: K) -> V:
        if len(self) >= MOST_ENTRIES:
            self.clear()
        self[key] = value = self._make(key)
        return value

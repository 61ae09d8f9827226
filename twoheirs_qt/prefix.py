"""The first items of a list that grows: what an action adds is all that it costs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import TypeVar, overload

T = TypeVar("T")


class Prefix(Sequence[T]):
    """The first items of a list, so many. They never change.

    Many share one list that only grows, so that each takes as little room and time however long
    the list is. Equal to any sequence of equal items.
    """

    __slots__ = ("_length", "_list")

    def __init__(self, items: list[T] | None = None, length: int | None = None) -> None:
        """The first of `items`, so many (None: all); the list may only grow from now on."""
        self._list = [] if items is None else items
        self._length = len(self._list) if length is None else length

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[T]:
        return islice(self._list, self._length)

    def __reversed__(self) -> Iterator[T]:
        return (self._list[at] for at in range(self._length - 1, -1, -1))

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[T, ...]: ...
    def __getitem__(self, index: int | slice) -> T | tuple[T, ...]:
        if isinstance(index, slice):
            return tuple([self._list[at] for at in range(*index.indices(self._length))])
        if not -self._length <= index < self._length:
            raise IndexError(index)
        return self._list[index if index >= 0 else index + self._length]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sequence):
            return NotImplemented
        return self._length == len(other) == shared_length(self, other)

    def __hash__(self) -> int:
        return hash(tuple(self))


def shared_length(one: Sequence[T], other: Sequence[T]) -> int:
    """How many items both begin with; known at once of those that share a list."""
    most = min(len(one), len(other))
    if isinstance(one, Prefix) and isinstance(other, Prefix) and one._list is other._list:
        return most
    pairs = zip(one, other, strict=False)
    return next((n for n, (first, second) in enumerate(pairs) if first != second), most)

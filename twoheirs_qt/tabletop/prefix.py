"""A sequence that shares a growing list, so that appending one item costs one item."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import TypeVar, overload

T = TypeVar("T")


class Prefix(Sequence[T]):
    """The first `length` items of a list that only grows; immutable.

    Many can share one list, so that each takes little memory and time however long the list is.
    Equal to any sequence of equal items.
    """

    __slots__ = ("_length", "_list")

    def __init__(self, items: list[T] | None = None, length: int | None = None) -> None:
        """Take the first `length` of `items` (None: all); the list may only grow from now on."""
        self._list = [] if items is None else items
        self._length = len(self._list) if length is None else length

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[T]:
        return islice(self._list, self._length)

    def __reversed__(self) -> Iterator[T]:
        return (self._list[index] for index in range(self._length - 1, -1, -1))

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[T, ...]: ...
    def __getitem__(self, index: int | slice) -> T | tuple[T, ...]:
        if isinstance(index, slice):
            return tuple([self._list[position] for position in range(*index.indices(self._length))])
        if not -self._length <= index < self._length:
            raise IndexError(index)
        return self._list[index if index >= 0 else index + self._length]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sequence):
            return NotImplemented
        return self._length == len(other) == measure_common_prefix(self, other)

    def __hash__(self) -> int:
        return hash(tuple(self))


def measure_common_prefix(first: Sequence[T], second: Sequence[T]) -> int:
    """The length of the common beginning of two sequences; O(1) if they share a list."""
    max_length = min(len(first), len(second))
    if isinstance(first, Prefix) and isinstance(second, Prefix) and first._list is second._list:
        return max_length
    pairs = zip(first, second, strict=False)
    return next(
        (index for index, (first, second) in enumerate(pairs) if first != second), max_length
    )

"""Columns and rows of a landscape: the next one with pieces, and which ones a picture shows.

Pieces may lie far apart: the cost depends on their number, not on the empty space between them.
Pieces that are laid in a game touch each other; only a position written by hand has gaps.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from typing import TypeAlias

Cell: TypeAlias = tuple[int, int]
"""A cell by its column and row, of any sign."""


def add_neighbours(numbers: Iterable[int]) -> list[int]:
    """These columns, or rows, and one more to each side of each, in order."""
    return sorted({near for number in numbers for near in (number - 1, number, number + 1)})


def find_next_line(line: int, direction: int, lines: list[int]) -> int:
    """Return the next of the ordered `lines` in a direction (-1, 0 or 1), at the end the last."""
    if not direction:
        return line
    if direction > 0:
        return lines[min(bisect_right(lines, line), len(lines) - 1)]
    return lines[max(bisect_left(lines, line) - 1, 0)]


def are_scattered(cells: Iterable[Cell]) -> bool:
    """Whether a whole column or row between these cells has none of them."""
    coordinates = list(cells)
    return any(
        max(numbers) - min(numbers) >= len(set(numbers))
        for numbers in zip(*coordinates, strict=True)
    )


class ShownLines:
    """Columns, or rows, as a picture shows them: however many are empty, one is drawn for them.

    - `shown`: those that are drawn, in order; None where more than one empty one is left out
    """

    def __init__(self, numbers: Iterable[int]) -> None:
        self.shown: list[int | None] = []
        self._indexes: dict[int, int] = {}
        last = None
        for number in sorted(set(numbers)):
            if last is not None and number > last + 1:
                self.shown.append(number - 1 if number == last + 2 else None)
            self._indexes[number] = len(self.shown)
            self.shown.append(number)
            last = number

    def __len__(self) -> int:
        return len(self.shown)

    def find_index(self, number: int) -> int:
        """The index of a number among the lines that are drawn, from 0."""
        return self._indexes[number]

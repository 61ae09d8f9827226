"""A seeded shuffle of our own, so that a seed means the same order on every system for ever.

The generator is SplitMix64 (Steele, Lea and Flood, 2014); the shuffle is Fisher and Yates's, from
the last place down, with the remainder bias removed by drawing again.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")

_64 = (1 << 64) - 1

SEED_LIMIT = 1 << 64
"""Seeds are integers from 0 up to below this."""


class Dice:
    """A stream of fair numbers that depends on nothing but the seed."""

    def __init__(self, seed: int) -> None:
        """Raises ValueError for a seed outside 0 … 2**64 - 1."""
        if not 0 <= seed < SEED_LIMIT:
            raise ValueError(f"a seed is a whole number from 0 to {SEED_LIMIT - 1}")
        self._state = seed

    def _next(self) -> int:
        self._state = (self._state + 0x9E3779B97F4A7C15) & _64
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _64
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _64
        return z ^ (z >> 31)

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1, each as likely."""
        fair = (1 << 64) - (1 << 64) % limit
        while (drawn := self._next()) >= fair:
            pass
        return drawn % limit

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """A new list of `items` in a random order."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order

"""Random numbers for any game: a seed gives the same ones on every system."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")

_MASK_64 = (1 << 64) - 1

SEED_LIMIT = 1 << 64
"""Seeds are integers from 0 up to below this."""


class Dice:
    """A random number generator that gives the same numbers for a seed on every system."""

    def __init__(self, seed: int) -> None:
        """Raises ValueError for a seed outside 0 … 2**64 - 1."""
        if not 0 <= seed < SEED_LIMIT:
            raise ValueError(f"a seed is a whole number from 0 to {SEED_LIMIT - 1}")
        self._state = seed

    def _draw_bits(self) -> int:
        """The next 64 random bits, by SplitMix64 (Steele, Lea and Flood, 2014)."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK_64
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK_64
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK_64
        return z ^ (z >> 31)

    def randrange(self, limit: int) -> int:
        """A number from 0 to `limit` - 1, all equally likely, as `random.randrange`."""
        fair_limit = (1 << 64) - (1 << 64) % limit
        while (number := self._draw_bits()) >= fair_limit:
            pass
        return number % limit

    def shuffle(self, items: Iterable[T]) -> list[T]:
        """Return a new list of `items` in a random order."""
        order = list(items)
        for index in range(len(order) - 1, 0, -1):
            random_index = self.randrange(index + 1)
            order[index], order[random_index] = order[random_index], order[index]
        return order

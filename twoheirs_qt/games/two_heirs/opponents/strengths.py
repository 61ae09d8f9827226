"""The strengths of the program's own opponents, as ratings."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.tabletop.opponents.rating import Scale

SCALE: Final = Scale(
    {
        "greedy": 1000,
        "level-1": 1147,
        "level-2": 1318,
        "level-3": 1546,
        "level-4": 1756,
        "level-5": 1843,
        "level-6": 1943,
        "level-7": 2060,
    },
    first="level-1",
)
"""Ratings by how often each beats the one before it (`packaging/instruments/ladder.md`)."""

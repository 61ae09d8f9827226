"""The strengths of the program's own opponents."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.tabletop.opponents.rating import Scale

SCALE: Final = Scale(
    {"greedy": 1000, "level-1": 1134, "level-2": 1368, "level-3": 1531, "level-4": 1727},
    first="level-1",
)
"""By their games with two seats in `packaging/instruments/bunny_ladder.md`: each by how often it
wins against the one before it, and `greedy` by how often the strongest beats it."""

"""How strong the program's own opponents are."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.tabletop.opponents.rating import Scale

SCALE: Final = Scale(
    {
        "greedy": 1000,
        "level-1": 1114,
        "level-2": 1332,
        "level-3": 1562,
        "level-4": 1787,
        "level-5": 1875,
        "level-6": 1972,
        "level-7": 2066,
    },
    first="level-1",
)
"""By how often each wins against the one before it, in `packaging/instruments/ladder.md`."""

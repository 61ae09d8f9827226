"""What the ribbon across the table announces."""

from __future__ import annotations

from twoheirs_qt.game.reading import Reading
from twoheirs_qt.words import table as texts
from twoheirs_qt.words.text import Text


def announcement(reading: Reading) -> Text | None:
    """That the last round has begun, how many turns are left, or that the game is over."""
    if reading.active is None:
        return texts.ENDED
    if reading.turns_left is None:
        return None
    if reading.turns_left >= 3:
        return texts.LAST_ROUND
    return texts.LAST_TURNS.count(reading.turns_left)

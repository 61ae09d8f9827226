"""Limits of what machines say to each other."""

from __future__ import annotations

from typing import Final

MAX_NAME_LENGTH: Final = 24
"""The maximum number of characters of a player's name; the rest is cut off."""
MAX_WORDS: Final = 40
"""The number of the newest plain words that are kept and sent of each side."""
MAX_WORDS_LENGTH: Final = 300
"""The maximum number of characters of what a player says at once."""
MAX_SECONDS: Final = 100 * 366 * 86_400
"""The maximum time of a turn and of a player's limit: a hundred years."""

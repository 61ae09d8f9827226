"""The sounds of the table by name, and what the process that plays them is told."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

NOWHERE: Final = "--nowhere"
"""The word for the process that plays to play in real time what nobody hears."""


class Sound(StrEnum):
    """Each is a file of the same name, made by `packaging/sounds.py`."""

    TILE = "tile"
    """A tile is laid, built or turned over."""
    TAKE = "take"
    """A tile is taken."""
    SHIELD = "shield"
    """The shield turns its other side up."""
    TROOP = "troop"
    """A troop marches, comes or goes."""
    ROAD = "road"
    """Roads have joined."""
    COLLAPSE = "collapse"
    """A building is destroyed, or a Camp broken."""
    REFUSAL = "refusal"
    """Something cannot be done."""
    TURN = "turn"
    """It is the player's turn again."""
    FANFARE = "fanfare"
    """Somebody has won."""

"""The sounds of the table by name."""

from __future__ import annotations

from enum import StrEnum


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

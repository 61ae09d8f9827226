"""The names of sounds, and the option of the process that plays them."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

NOWHERE: Final = "--nowhere"
"""The option to play in real time without output."""


class Sound(StrEnum):
    """The sounds, each a file of the same name, made by `packaging/sounds.py`."""

    TILE = "tile"
    """A flat piece is laid, built or turned over."""
    TAKE = "take"
    """A piece is taken."""
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
    """The game has ended."""

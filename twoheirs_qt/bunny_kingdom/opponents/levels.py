"""The computer opponents by name, from weak to strong."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from twoheirs_qt.bunny_kingdom.opponents.player import Player
from twoheirs_qt.bunny_kingdom.opponents.worth import Interest, Parchments

_FLAT = Interest(looks_ahead=False, parchments=Parchments.FLAT, towers=False, denies=False)
_NOW = Interest(parchments=Parchments.NOW, towers=False, denies=False)
_SELFISH = Interest(towers=False, denies=False)

OPPONENTS: Final[Mapping[str, Player]] = MappingProxyType(
    {
        "greedy": Player(Interest(False, Parchments.NOW, towers=False, denies=False)),
        "level-1": Player(_FLAT, slip=2.0),
        "level-2": Player(_NOW, slip=4.0),
        "level-3": Player(_SELFISH, slip=6.5),
        "level-4": Player(Interest()),
    }
)
"""Name -> opponent; `greedy` takes most points at once.

The weak ones overlook what people overlook at first: growth, what parchments may still count, sky
towers, and what the opponent needs.
"""

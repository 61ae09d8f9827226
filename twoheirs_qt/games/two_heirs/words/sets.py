"""Texts about the sets of tiles: their character and their difficulty."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from twoheirs_qt.games.two_heirs.rules.components import TileSet
from twoheirs_qt.tabletop.text.text import Text, translate

_CHARACTERS: Final[Mapping[TileSet, Text]] = {
    TileSet.TRAVEL: translate("Sets", "Close neighbours, full rows and long roads."),
    TileSet.LAND_INDUSTRY: translate("Sets", "Wide areas of one terrain, and buildings on them."),
    TileSet.TRADE_CHURCH: translate("Sets", "Resources first, then large and costly buildings."),
    TileSet.WAR: translate("Sets", "Nothing is safe: what you build may be destroyed."),
    TileSet.PATROL: translate("Sets", "A keen eye for rows, columns and diagonals."),
    TileSet.CRAFTS: translate("Sets", "The right pair of neighbours for each workshop."),
}

MAX_DIFFICULTY: Final = 3

_DIFFICULTIES: Final[Mapping[TileSet, int]] = {
    TileSet.TRAVEL: 1,
    TileSet.LAND_INDUSTRY: 1,
    TileSet.TRADE_CHURCH: 2,
    TileSet.WAR: 3,
    TileSet.PATROL: 2,
    TileSet.CRAFTS: 2,
}

_DIFFICULTY_WORDS: Final[Mapping[int, Text]] = {
    #: How hard a set is to play well.
    1: translate("Sets", "easy"),
    #: How hard a set is to play well.
    2: translate("Sets", "tricky"),
    #: How hard a set is to play well.
    3: translate("Sets", "fierce"),
}


def describe_set(tile_set: TileSet) -> Text:
    """Return the character of a set in one line."""
    return _CHARACTERS[tile_set]


def rate_difficulty(tile_set: TileSet) -> int:
    """Return the difficulty of a set, 1 to `MAX_DIFFICULTY`."""
    return _DIFFICULTIES[tile_set]


def name_difficulty(tile_set: TileSet) -> Text:
    """Return the difficulty of a set as a word."""
    return _DIFFICULTY_WORDS[_DIFFICULTIES[tile_set]]

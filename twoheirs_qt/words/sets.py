"""What a set of tiles plays like, in one line, and how hard it is to play well."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from twoheirs_qt.rules.components import TileSet
from twoheirs_qt.text.text import Text, translate

_LINES: Final[Mapping[TileSet, Text]] = {
    TileSet.TRAVEL: translate("Sets", "Close neighbours, full rows and long roads."),
    TileSet.LAND_INDUSTRY: translate("Sets", "Wide areas of one terrain, and buildings on them."),
    TileSet.TRADE_CHURCH: translate("Sets", "Resources first, then large and costly buildings."),
    TileSet.WAR: translate("Sets", "Nothing is safe: what you build may be destroyed."),
    TileSet.PATROL: translate("Sets", "A keen eye for rows, columns and diagonals."),
    TileSet.CRAFTS: translate("Sets", "The right pair of neighbours for each workshop."),
}

HARDEST: Final = 3

_HARDNESS: Final[Mapping[TileSet, int]] = {
    TileSet.TRAVEL: 1,
    TileSet.LAND_INDUSTRY: 1,
    TileSet.TRADE_CHURCH: 2,
    TileSet.WAR: 3,
    TileSet.PATROL: 2,
    TileSet.CRAFTS: 2,
}

_WORDS: Final[Mapping[int, Text]] = {
    #: How hard a set is to play well.
    1: translate("Sets", "easy"),
    #: How hard a set is to play well.
    2: translate("Sets", "tricky"),
    #: How hard a set is to play well.
    3: translate("Sets", "fierce"),
}


def set_line(tile_set: TileSet) -> Text:
    """What the set plays like."""
    return _LINES[tile_set]


def set_hardness(tile_set: TileSet) -> int:
    """How hard the set is to play well, 1 to `HARDEST`."""
    return _HARDNESS[tile_set]


def hardness_word(tile_set: TileSet) -> Text:
    """The same in a word."""
    return _WORDS[_HARDNESS[tile_set]]

"""Chapter: the symbols on the tiles."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.rules.components import TileSet
from twoheirs_qt.words.names import set_name
from twoheirs_qt.words.rulebook.model import (
    Chapter,
    Picture,
    Section,
    Table,
    paragraphs,
)
from twoheirs_qt.words.text import translate

_COST: Final = Section(
    "symbols/cost",
    translate("Rule book symbols", "Costs", "rules §1"),
    (
        *paragraphs(
            translate(
                "Rule book symbols",
                "Down the left edge of a tile stands what you need to build it, one glyph for each "
                "resource. Two trees and a stone are 2 wood and 1 stone.",
                "rules §1",
            ),
        ),
        Table(
            (
                translate("Rule book symbols", "Glyph", "rules §1"),
                translate("Rule book symbols", "Meaning", "rules §1"),
            ),
            (
                (
                    Picture("resource/wood", 30, 30),
                    translate(
                        "Rule book symbols",
                        "<b>Wood</b>, given by woods and pastures (green)",
                        "rules §1",
                    ),
                ),
                (
                    Picture("resource/wheat", 30, 30),
                    translate(
                        "Rule book symbols",
                        "<b>Wheat</b>, given by wheat fields (yellow)",
                        "rules §1",
                    ),
                ),
                (
                    Picture("resource/stone", 30, 30),
                    translate(
                        "Rule book symbols",
                        "<b>Stone</b>, given by rocky plains (grey)",
                        "rules §1",
                    ),
                ),
                (
                    Picture("resource/any", 30, 30),
                    translate(
                        "Rule book symbols",
                        "<b>Any resource:</b> a <a href='turn/expand'>discount</a>",
                        "rules §3 B.2",
                    ),
                ),
            ),
        ),
    ),
)

_SETS: Final = Section(
    "symbols/sets",
    translate("Rule book symbols", "Sets", "rules §1"),
    (
        *paragraphs(
            translate(
                "Rule book symbols",
                "The badge at the top right names the <a href='setup/sets'>set</a>. It matters for "
                "sorting the tiles only.",
                "rules §1",
            ),
        ),
        Table(
            (
                translate("Rule book symbols", "Badge", "rules §1"),
                translate("Rule book symbols", "Set", "rules §1"),
            ),
            tuple(
                (Picture(f"set/{tile_set.value}", 30, 30), set_name(tile_set))
                for tile_set in TileSet
            ),
        ),
    ),
)

_WIDE, _HIGH = 126, 28

_STRIP: Final = Section(
    "symbols/strip",
    translate("Rule book symbols", "Effects", "rules §5"),
    (
        *paragraphs(
            translate(
                "Rule book symbols",
                "The strip at the foot of a tile tells its effect without words. A golden coin is "
                "points, and a slash reads “for each”. The red square is the tile itself.",
                "rules §5",
            ),
        ),
        Table(
            (
                translate("Rule book symbols", "Strip", "rules §5"),
                translate("Rule book symbols", "How to read it", "rules §5"),
            ),
            (
                (
                    Picture("strip/inn-row", _WIDE, _HIGH),
                    translate(
                        "Rule book symbols",
                        "White squares are any tiles, arrows the row or the column, and the figure "
                        "beside an arrow is the most that counts on that side.",
                        "rules §5 Inn",
                    ),
                ),
                (
                    Picture("strip/market", _WIDE, _HIGH),
                    translate(
                        "Rule book symbols",
                        "Squares in a cross around the red one: the neighbours along the edges.",
                        "rules §5 Market",
                    ),
                ),
                (
                    Picture("strip/pottery-diagonal", _WIDE, _HIGH),
                    translate(
                        "Rule book symbols",
                        "Squares at the corners of the red one: the diagonal neighbours. A plus "
                        "between two terrains makes them a pair.",
                        "rules §5 Basketry / Pottery / Cooperage",
                    ),
                ),
                (
                    Picture("strip/pilgrimage-site", _WIDE, _HIGH),
                    translate(
                        "Rule book symbols",
                        "A pale line through squares is a road.",
                        "rules §5 Pilgrimage Site",
                    ),
                ),
                (
                    Picture("strip/mill", _WIDE, _HIGH),
                    translate(
                        "Rule book symbols",
                        "Squares of a terrain that are joined: a connected area.",
                        "rules §5 Mill / Mine / Cowshed",
                    ),
                ),
                (
                    Picture("strip/bakery", _WIDE, _HIGH),
                    translate(
                        "Rule book symbols",
                        "A house with a red roof is a building of yours, here on wheat.",
                        "rules §5 Bakery / Smithy / Lodge",
                    ),
                ),
                (
                    Picture("strip/robber-baron", _WIDE, _HIGH),
                    translate(
                        "Rule book symbols",
                        "A dark house upside down is a building of your opponent's.",
                        "rules §5 Robber Baron",
                    ),
                ),
                (
                    Picture("strip/camp", _WIDE, _HIGH),
                    translate(
                        "Rule book symbols",
                        "A bent arrow: turn it over. A plus before a white square: one more tile.",
                        "rules §4 Camp",
                    ),
                ),
                (
                    Picture("strip/farm", _WIDE, _HIGH),
                    translate(
                        "Rule book symbols",
                        "A plus before a glyph: it gives this resource.",
                        "rules §4",
                    ),
                ),
                (
                    Picture("strip/watchtower-column", _WIDE, _HIGH),
                    translate(
                        "Rule book symbols",
                        "A square in three stripes with “=”: the same terrain as the tile's own.",
                        "rules §5 Watchtower",
                    ),
                ),
                (
                    Picture("strip/siege-tower", _WIDE, _HIGH),
                    translate(
                        "Rule book symbols",
                        "A building struck out is destroyed. Two towers on wheels are the Siege "
                        "Towers it takes.",
                        "rules §4 Siege Tower",
                    ),
                ),
                (
                    Picture("strip/fortress", _WIDE, _HIGH),
                    translate(
                        "Rule book symbols",
                        "Broad battlements are a Fortress, the tower on wheels a Siege Tower.",
                        "rules §5 Fortress",
                    ),
                ),
                (
                    Picture("strip/garrison", _WIDE, _HIGH),
                    translate(
                        "Rule book symbols",
                        "Slanting arrows are the diagonals, and slim battlements a Watchtower.",
                        "rules §5 Garrison",
                    ),
                ),
                (
                    Picture("strip/guild-pottery", _WIDE, _HIGH),
                    translate(
                        "Rule book symbols",
                        "A basket, a jug or a barrel is the craft. The second coin takes the place "
                        "of the first.",
                        "rules §5 Guild",
                    ),
                ),
            ),
        ),
    ),
)

CHAPTER: Final = Chapter(
    "symbols",
    translate("Rule book symbols", "The symbols on the tiles", "rules §1"),
    (_COST, _SETS, _STRIP),
)

"""Chapter: two cards to lay beside the board."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.words.rulebook.model import (
    Bullets,
    Chapter,
    Picture,
    Section,
    Table,
)
from twoheirs_qt.words.text import translate

_TURN: Final = Section(
    "card/turn",
    translate("Rule book cards", "The turn on a card", "rules §3"),
    (
        Bullets(
            (
                translate(
                    "Rule book cards",
                    "<b><a href='turn/take'>Take</a></b> one tile in reach. You must.",
                    "rules §3 A",
                ),
                translate(
                    "Rule book cards",
                    "<b><a href='turn/build'>Build</a></b> next to one of your troops. You need <a "
                    "href='turn/access'>access</a> to the cost.",
                    "rules §3 B.1",
                ),
                translate(
                    "Rule book cards",
                    "<b><a href='turn/expand'>Expand</a></b> next to one of your troops: face "
                    "down, at no cost, for 1 discount.",
                    "rules §3 B.2",
                ),
                translate(
                    "Rule book cards",
                    "<b><a href='turn/move'>Move</a></b> each troop at most once: march, "
                    "deploy or withdraw.",
                    "rules §3 C",
                ),
                translate(
                    "Rule book cards",
                    "<b><a href='turn/end'>End</a>:</b> at most three tiles in hand.",
                    "rules §3",
                ),
            )
        ),
        Table(
            (
                translate("Rule book cards", "What", "rules §3"),
                translate("Rule book cards", "How much", "rules §3"),
            ),
            (
                (
                    translate("Rule book cards", "<a href='turn/reach'>Reach</a>", "rules §3"),
                    translate(
                        "Rule book cards",
                        "1, and 1 for each of your troops in the royal reserve",
                        "rules §3 Reach",
                    ),
                ),
                (
                    translate("Rule book cards", "<a href='turn/access'>Access</a>", "rules §3"),
                    translate(
                        "Rule book cards",
                        "tiles in reach, tiles under your troops, your Farms, Sawmills and "
                        "Quarries",
                        "rules §3 B.1",
                    ),
                ),
                (
                    translate("Rule book cards", "<a href='end/scoring'>Doubled</a>", "rules §5"),
                    translate(
                        "Rule book cards",
                        "a building of yours with a troop of yours on it, at the end",
                        "rules §5",
                    ),
                ),
                (
                    translate("Rule book cards", "<a href='end/last-round'>End</a>", "rules §6"),
                    translate(
                        "Rule book cards",
                        "the supply is empty: finish the turn, then one more turn each",
                        "rules §6",
                    ),
                ),
            ),
        ),
    ),
)

_SYMBOLS: Final = Section(
    "card/symbols",
    translate("Rule book cards", "The symbols on a card", "rules §1"),
    (
        Table(
            (
                translate("Rule book cards", "Symbol", "rules §1"),
                translate("Rule book cards", "Meaning", "rules §1"),
            ),
            (
                (
                    Picture("resource/wood", 26, 26),
                    translate("Rule book cards", "wood", "rules §1"),
                ),
                (
                    Picture("resource/wheat", 26, 26),
                    translate("Rule book cards", "wheat", "rules §1"),
                ),
                (
                    Picture("resource/stone", 26, 26),
                    translate("Rule book cards", "stone", "rules §1"),
                ),
                (
                    Picture("strip/cathedral", 108, 24),
                    translate("Rule book cards", "points", "rules §5"),
                ),
                (
                    Picture("strip/market", 108, 24),
                    translate(
                        "Rule book cards", "points for each tile along the edges", "rules §5 Market"
                    ),
                ),
                (
                    Picture("strip/inn-column", 108, 24),
                    translate(
                        "Rule book cards",
                        "points for each tile in the column, at most so many a side",
                        "rules §5 Inn",
                    ),
                ),
                (
                    Picture("strip/pilgrimage-site", 108, 24),
                    translate(
                        "Rule book cards",
                        "points for each tile on a road",
                        "rules §5 Pilgrimage Site",
                    ),
                ),
                (
                    Picture("strip/mine", 108, 24),
                    translate(
                        "Rule book cards",
                        "points for each tile of a connected area",
                        "rules §5 Mill / Mine / Cowshed",
                    ),
                ),
                (
                    Picture("strip/smithy", 108, 24),
                    translate(
                        "Rule book cards",
                        "points for each other building of yours on stone",
                        "rules §5 Bakery / Smithy / Lodge",
                    ),
                ),
                (
                    Picture("strip/robber-baron", 108, 24),
                    translate(
                        "Rule book cards",
                        "points for each building of the opponent's beside it",
                        "rules §5 Robber Baron",
                    ),
                ),
                (
                    Picture("strip/trading-post-farm", 108, 24),
                    translate(
                        "Rule book cards",
                        "points for each Farm of yours",
                        "rules §5 Trading Post",
                    ),
                ),
                (
                    Picture("strip/basketry-orthogonal", 108, 24),
                    translate(
                        "Rule book cards",
                        "points for each pair of terrains beside it",
                        "rules §5 Basketry / Pottery / Cooperage",
                    ),
                ),
                (
                    Picture("strip/camp", 108, 24),
                    translate(
                        "Rule book cards",
                        "turn it over for one more tile, or keep it for points",
                        "rules §4 Camp",
                    ),
                ),
                (
                    Picture("strip/siege-tower", 108, 24),
                    translate(
                        "Rule book cards",
                        "two of these destroy a building beside both",
                        "rules §4 Siege Tower",
                    ),
                ),
            ),
        ),
    ),
)

CHAPTER: Final = Chapter(
    "cards",
    translate("Rule book cards", "Cards for the table", "rules §3"),
    (_TURN, _SYMBOLS),
    paged=True,
)

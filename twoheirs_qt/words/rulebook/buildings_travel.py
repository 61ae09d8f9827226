"""The buildings of the set Travel."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.rules.components import Building
from twoheirs_qt.words.rulebook import measures
from twoheirs_qt.words.rulebook.entry import Entry
from twoheirs_qt.words.rulebook.model import Example, Mark, View
from twoheirs_qt.words.text import translate

ENTRIES: Final = (
    Entry(
        Building.INN,
        translate(
            "Rule book buildings",
            "1 point, and 1 for each tile in its row, or column, but at most 3 on each side. So "
            "at most 7.",
            "rules §5 Inn",
        ),
        (
            translate(
                "Rule book buildings",
                "The strip at the foot of the tile tells whether it looks along the row or along "
                "the column. Tiles of both heirs count, and open terrain.",
                "rules §5 Inn",
            ),
        ),
        (
            Example(
                "building-inn",
                translate(
                    "Rule book buildings",
                    "The Inn looks along its row: itself, one tile to the left, and three to the "
                    "right. The gap does not matter, and a fourth tile on that side no longer "
                    "counts. Inn: {points}.",
                    "rules R7",
                ),
                (("points", measures.points((0, 0))),),
                View(focus=((0, 0),)),
            ),
        ),
        ("R7",),
    ),
    Entry(
        Building.MARKET,
        translate(
            "Rule book buildings",
            "1 point, and 1 for each orthogonally adjacent tile. So at most 5.",
            "rules §5 Market",
        ),
        (
            translate(
                "Rule book buildings",
                "Any tile counts: yours, your opponent's and open terrain. Tiles at the corners do "
                "not.",
                "rules §5 Market",
            ),
        ),
        (
            Example(
                "building-market",
                translate(
                    "Rule book buildings",
                    "The Market counts itself and the three tiles that share an edge with it. The "
                    "tile at its corner does not count. Market: {points}.",
                    "rules §5 Market",
                ),
                (("points", measures.points((0, 0))),),
                View(focus=((0, 0),)),
            ),
        ),
    ),
    Entry(
        Building.PILGRIMAGE_SITE,
        translate(
            "Rule book buildings",
            "1 point for each tile on the longest road that ends at it, itself included.",
            "rules §5 Pilgrimage Site",
        ),
        (
            translate(
                "Rule book buildings",
                "It does not matter who owns the buildings on that road. Without any road beside "
                "it, the Pilgrimage Site scores 1.",
                "rules §5 Pilgrimage Site",
            ),
            translate(
                "Rule book buildings",
                "It is a <a href='roads/crossroads'>crossroads</a>: up to four roads end at it. "
                "Only the longest scores here, but all of them are <a href='roads/score'>scored "
                "as roads</a>.",
                "rules §5 Roads",
            ),
        ),
        (
            Example(
                "building-pilgrimage-site",
                translate(
                    "Rule book buildings",
                    "Two roads end at the Pilgrimage Site. The longer one, to the right, is the "
                    "one that counts, Blue's building on it too. Pilgrimage Site: {points}.",
                    "rules §5 Pilgrimage Site",
                ),
                (("points", measures.points((0, 0))),),
                View(focus=((0, 0),), marks=frozenset({Mark.ROADS})),
            ),
        ),
    ),
    Entry(
        Building.ROBBER_BARON,
        translate(
            "Rule book buildings",
            "2 points, and 2 for each orthogonally adjacent building of the opponent. So at most "
            "10.",
            "rules §5 Robber Baron",
        ),
        (
            translate(
                "Rule book buildings",
                "He robs in name only: your opponent loses nothing.",
                "rules §5 Robber Baron",
            ),
        ),
        (
            Example(
                "building-robber-baron",
                translate(
                    "Rule book buildings",
                    "Two of Blue's buildings lie beside White's Robber Baron. White's own building "
                    "below does not count, nor does open terrain. Robber Baron: {points}.",
                    "rules §5 Robber Baron",
                ),
                (("points", measures.points((0, 0))),),
                View(focus=((0, 0),)),
            ),
        ),
    ),
)

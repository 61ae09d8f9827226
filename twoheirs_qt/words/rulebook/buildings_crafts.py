"""The buildings of the set Crafts."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.rules.components import Building
from twoheirs_qt.words.rulebook import measures
from twoheirs_qt.words.rulebook.entry import Entry
from twoheirs_qt.words.rulebook.model import Example, View
from twoheirs_qt.words.text import translate

_PAIRS: Final = translate(
    "Rule book buildings",
    "One kind of tile looks at the four neighbours that share an edge, the other kind at the four "
    "at the corners: the strip at the foot tells. Any owner will do, and open terrain too.",
    "rules R15",
)

_ONCE: Final = translate(
    "Rule book buildings",
    "Each neighbour is in one pair only, so there are two pairs at most. With the <a "
    "href='building/guild'>Guild</a> of its craft a pair is worth 4.",
    "rules §5 Basketry / Pottery / Cooperage",
)

ENTRIES: Final = (
    Entry(
        Building.BASKETRY,
        translate(
            "Rule book buildings",
            "3 points for each pair of one wood and one wheat tile among its four neighbours. So "
            "at most 6, with its Guild 8.",
            "rules §5 Basketry / Pottery / Cooperage",
        ),
        (_PAIRS, _ONCE),
        (
            Example(
                "building-basketry",
                translate(
                    "Rule book buildings",
                    "This Basketry looks at the neighbours along its edges: two of wood and two of "
                    "wheat make two pairs. Basketry: {points}.",
                    "rules §5 Basketry / Pottery / Cooperage",
                ),
                (("points", measures.points((0, 0))),),
                View(focus=((0, 0),)),
            ),
        ),
        ("R15",),
    ),
    Entry(
        Building.POTTERY,
        translate(
            "Rule book buildings",
            "3 points for each pair of one stone and one wheat tile among its four neighbours. So "
            "at most 6, with its Guild 8.",
            "rules §5 Basketry / Pottery / Cooperage",
        ),
        (_PAIRS, _ONCE),
        (
            Example(
                "building-pottery",
                translate(
                    "Rule book buildings",
                    "This Pottery looks at the corners: two of stone, but only one of wheat, so "
                    "there is one pair. The tiles along its edges do not count. Pottery: {points}.",
                    "rules §5 Basketry / Pottery / Cooperage",
                ),
                (("points", measures.points((0, 0))),),
                View(focus=((0, 0),)),
            ),
        ),
        ("R15",),
    ),
    Entry(
        Building.COOPERAGE,
        translate(
            "Rule book buildings",
            "3 points for each pair of one stone and one wood tile among its four neighbours. So "
            "at most 6, with its Guild 8.",
            "rules §5 Basketry / Pottery / Cooperage",
        ),
        (_PAIRS, _ONCE),
        (
            Example(
                "building-cooperage",
                translate(
                    "Rule book buildings",
                    "Blue's Cooperage has one stone and two wood tiles along its edges: one pair, "
                    "and a wood tile left over. Cooperage: {points}.",
                    "rules §5 Basketry / Pottery / Cooperage",
                ),
                (("points", measures.points((0, 0))),),
                View(focus=((0, 0),)),
            ),
        ),
        ("R15",),
    ),
    Entry(
        Building.GUILD,
        translate(
            "Rule book buildings",
            "0 points. Each of your buildings of its craft scores 4 for a pair in place of 3.",
            "rules §5 Guild",
        ),
        (
            translate(
                "Rule book buildings",
                "The tile shows its craft: Basketry, Pottery or Cooperage. Where the Guild lies "
                "does not matter, as long as it is yours.",
                "rules §5 Guild",
            ),
        ),
        (
            Example(
                "building-guild",
                translate(
                    "Rule book buildings",
                    "White owns a Pottery with one pair and the Guild of the potters. Pottery: "
                    "{pottery}. The Guild itself: {guild}.",
                    "rules §5 Guild",
                ),
                (
                    ("pottery", measures.points((0, 0))),
                    ("guild", measures.points((2, 0))),
                ),
                View(focus=((0, 0), (2, 0))),
            ),
        ),
        ("R8",),
    ),
)

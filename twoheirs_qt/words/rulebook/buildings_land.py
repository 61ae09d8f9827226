"""The buildings of the set Land & Industry."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.rules.components import Building
from twoheirs_qt.words.rulebook import measures
from twoheirs_qt.words.rulebook.effects import CAMP_EXAMPLE
from twoheirs_qt.words.rulebook.entry import Entry
from twoheirs_qt.words.rulebook.model import Example, View
from twoheirs_qt.words.text import translate

_AREA_NOTE: Final = translate(
    "Rule book buildings",
    "The tiles of an area share edges; corners do not connect. Whose they are does not matter, "
    "and open terrain belongs to the area like any other tile.",
    "rules §5 Mill / Mine / Cowshed",
)

_OTHERS_NOTE: Final = translate(
    "Rule book buildings",
    "The buildings may lie anywhere. What kind they are does not matter, only the terrain under "
    "them. Your opponent's buildings and open terrain do not count.",
    "rules R14",
)

ENTRIES: Final = (
    Entry(
        Building.MILL,
        translate(
            "Rule book buildings",
            "1 point for each tile of the connected area of wheat that it belongs to, itself "
            "included.",
            "rules §5 Mill / Mine / Cowshed",
        ),
        (_AREA_NOTE,),
        (
            Example(
                "building-mill",
                translate(
                    "Rule book buildings",
                    "The area takes in White's own tiles, Blue's Bakery and open terrain. The "
                    "wheat tile at the bottom right touches it with a corner only. Mill: {points}.",
                    "rules §5 Mill / Mine / Cowshed",
                ),
                (("points", measures.points((0, 0))),),
                View(focus=((0, 0),)),
            ),
        ),
    ),
    Entry(
        Building.MINE,
        translate(
            "Rule book buildings",
            "1 point for each tile of the connected area of stone that it belongs to, itself "
            "included.",
            "rules §5 Mill / Mine / Cowshed",
        ),
        (_AREA_NOTE,),
        (
            Example(
                "building-mine",
                translate(
                    "Rule book buildings",
                    "Mine: {points}, one for each stone tile of its area. White's troop stands on "
                    "the Mine, so at the end it counts double: {counted}.",
                    "rules §5 Mill / Mine / Cowshed",
                ),
                (
                    ("points", measures.points((0, 0))),
                    ("counted", measures.counted((0, 0))),
                ),
                View(focus=((0, 0),)),
            ),
        ),
    ),
    Entry(
        Building.COWSHED,
        translate(
            "Rule book buildings",
            "1 point for each tile of the connected area of wood that it belongs to, itself "
            "included.",
            "rules §5 Mill / Mine / Cowshed",
        ),
        (_AREA_NOTE,),
        (
            Example(
                "building-cowshed",
                translate(
                    "Rule book buildings",
                    "Blue's Cowshed belongs to an area of wood that winds around the wheat field. "
                    "The wood tile across the gap is not connected. Cowshed: {points}.",
                    "rules §5 Mill / Mine / Cowshed",
                ),
                (("points", measures.points((0, 0))),),
                View(focus=((0, 0),)),
            ),
        ),
        ("R13",),
    ),
    Entry(
        Building.BAKERY,
        translate(
            "Rule book buildings",
            "1 point, and 1 for each other building of yours on wheat.",
            "rules §5 Bakery / Smithy / Lodge",
        ),
        (_OTHERS_NOTE,),
        (
            Example(
                "building-bakery",
                translate(
                    "Rule book buildings",
                    "White owns two more buildings on wheat. Blue's Mill and the open wheat field "
                    "do not count. Bakery: {points}.",
                    "rules §5 Bakery / Smithy / Lodge",
                ),
                (("points", measures.points((0, 0))),),
                View(focus=((0, 0),)),
            ),
        ),
        ("R14",),
    ),
    Entry(
        Building.SMITHY,
        translate(
            "Rule book buildings",
            "1 point, and 1 for each other building of yours on stone.",
            "rules §5 Bakery / Smithy / Lodge",
        ),
        (_OTHERS_NOTE,),
        (
            Example(
                "building-smithy",
                translate(
                    "Rule book buildings",
                    "White owns three more buildings on stone, one of them far away at the end of "
                    "the row. Smithy: {points}.",
                    "rules §5 Bakery / Smithy / Lodge",
                ),
                (("points", measures.points((0, 0))),),
                View(focus=((0, 0),)),
            ),
        ),
        ("R14",),
    ),
    Entry(
        Building.LODGE,
        translate(
            "Rule book buildings",
            "1 point, and 1 for each other building of yours on wood.",
            "rules §5 Bakery / Smithy / Lodge",
        ),
        (_OTHERS_NOTE,),
        (
            Example(
                "building-lodge",
                translate(
                    "Rule book buildings",
                    "This Lodge is Blue's, so Blue's buildings on wood count, and White's Cowshed "
                    "does not. Lodge: {points}.",
                    "rules §5 Bakery / Smithy / Lodge",
                ),
                (("points", measures.points((0, 0))),),
                View(focus=((0, 0),)),
            ),
        ),
        ("R14",),
    ),
    Entry(
        Building.CAMP,
        translate(
            "Rule book buildings",
            "2 points, if it still lies face up at the end.",
            "rules §5 Camp",
        ),
        (
            translate(
                "Rule book buildings",
                "During the game you may <a href='effects/camp'>turn it face down</a> to take one "
                "more tile.",
                "rules §4 Camp",
            ),
        ),
        (
            Example(
                "building-camp",
                translate(
                    "Rule book buildings",
                    "One Camp still stands: {camp}. The other was turned over in the course of the "
                    "game. It is open terrain and scores nothing.",
                    "rules §5 Camp",
                ),
                (("camp", measures.points((0, 0))),),
                View(focus=((0, 0),)),
            ),
            CAMP_EXAMPLE,
        ),
        ("R5",),
    ),
)

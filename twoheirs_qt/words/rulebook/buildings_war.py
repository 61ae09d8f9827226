"""The buildings of the sets War and Patrol."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.rules.components import Building
from twoheirs_qt.words.rulebook import measures
from twoheirs_qt.words.rulebook.effects import SIEGE_EXAMPLE
from twoheirs_qt.words.rulebook.entry import Entry
from twoheirs_qt.words.rulebook.model import Example, View
from twoheirs_qt.words.text import translate

WAR: Final = (
    Entry(
        Building.SIEGE_TOWER,
        translate(
            "Rule book buildings",
            "0 points. When you build it, it may destroy buildings of the opponent.",
            "rules §4 Siege Tower",
        ),
        (
            translate(
                "Rule book buildings",
                "How that works is told under <a href='effects/siege'>laying siege</a>. Your <a "
                "href='building/fortress'>Fortresses</a> score for it.",
                "rules §4 Siege Tower",
            ),
        ),
        (SIEGE_EXAMPLE,),
        ("R6",),
    ),
    Entry(
        Building.FORTRESS,
        translate(
            "Rule book buildings",
            "1 point for each of your Siege Towers and Fortresses, itself included.",
            "rules §5 Fortress",
        ),
        (
            translate(
                "Rule book buildings",
                "They may lie anywhere. Those of your opponent do not count.",
                "rules §5 Fortress",
            ),
        ),
        (
            Example(
                "building-fortress",
                translate(
                    "Rule book buildings",
                    "White owns two Siege Towers and two Fortresses; Blue's Siege Tower does not "
                    "count. Each of White's Fortresses: {points}.",
                    "rules §5 Fortress",
                ),
                (("points", measures.points((0, 0))),),
                View(focus=((0, 0), (2, 0))),
            ),
        ),
    ),
)

PATROL: Final = (
    Entry(
        Building.WATCHTOWER,
        translate(
            "Rule book buildings",
            "1 point for each tile of its own terrain in its row, or column, itself included.",
            "rules §5 Watchtower",
        ),
        (
            translate(
                "Rule book buildings",
                "Distance and gaps do not matter, nor whose the tiles are; open terrain counts, "
                "too. The strip at the foot tells the direction.",
                "rules §5 Watchtower",
            ),
        ),
        (
            Example(
                "building-watchtower",
                translate(
                    "Rule book buildings",
                    "This Watchtower looks along its row for wood: itself, Blue's Cowshed, and "
                    "open terrain beyond the gap. The wheat between them does not hinder it. "
                    "Watchtower: {points}.",
                    "rules §5 Watchtower",
                ),
                (("points", measures.points((0, 0))),),
                View(focus=((0, 0),)),
            ),
        ),
    ),
    Entry(
        Building.GARRISON,
        translate(
            "Rule book buildings",
            "2 points for each Watchtower, of either heir, on a diagonal through it.",
            "rules §5 Garrison",
        ),
        (
            translate(
                "Rule book buildings",
                "It looks along both diagonals; distance and gaps do not matter. A Garrison "
                "without a Watchtower on them scores nothing.",
                "rules §5 Garrison",
            ),
        ),
        (
            Example(
                "building-garrison",
                translate(
                    "Rule book buildings",
                    "White's Watchtower touches a corner of the Garrison, and Blue's lies two "
                    "steps down the other diagonal. The Watchtower right beside the Garrison is on "
                    "no diagonal. Garrison: {points}.",
                    "rules R16",
                ),
                (("points", measures.points((0, 0))),),
                View(focus=((0, 0),)),
            ),
        ),
        ("R16",),
    ),
)

"""Lesson: building and its cost."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.rules.components import Heir, Terrain
from twoheirs_qt.words.rulebook.measures import access
from twoheirs_qt.words.text import translate
from twoheirs_qt.words.tutorial.measures import cost, heir_total
from twoheirs_qt.words.tutorial.model import InHand, Lesson, Step, Task, Thing, Way, building, told

_INN: Final = "inn-wheat"
_CATHEDRAL: Final = "cathedral-stone"

BUILDING: Final = Lesson(
    "build",
    translate("Tutorial", "Build", "rules §3 B.1"),
    (
        told(
            translate(
                "Tutorial",
                "Tiles in your hand can become buildings. What a building <b>costs</b> stands "
                "down its left edge: for this Inn {cost}.",
                "rules §3 B.1",
            ),
            translate(
                "Tutorial",
                "The strip at the foot says in pictures what it is worth. Rest the pointer on a "
                "tile, and you read it in words.",
                "rules §1",
            ),
            values=(("cost", cost(_INN)),),
            spots=(InHand(_INN),),
            tile=_INN,
        ),
        told(
            translate(
                "Tutorial",
                "You own no wood, wheat or stone: you have <b>access</b> to them. Each tile in "
                "your reach gives 1 of its kind, and so does each tile on which a troop of yours "
                "stands, whoever owns it.",
                "rules §3 B.1",
            ),
            translate(
                "Tutorial",
                "Your place adds it up. Now it is wood {wood}, wheat {wheat}, stone {stone}. Rest "
                "the pointer on a number, and its sources light up.",
                "rules §3 B.1",
            ),
            values=(
                ("wood", access(Heir.WHITE, Terrain.WOOD)),
                ("wheat", access(Heir.WHITE, Terrain.WHEAT)),
                ("stone", access(Heir.WHITE, Terrain.STONE)),
            ),
            spots=(Thing.ACCESS, Thing.REACH, Thing.TROOPS),
        ),
        Step(
            (
                translate(
                    "Tutorial",
                    "That pays for the Inn. <b>Build it</b> on any empty cell next to a tile with "
                    "one of your troops; corners count.",
                    "rules §3 B.1",
                ),
                translate(
                    "Tutorial",
                    "Before you let go, a note says what it costs, from where, and how it changes "
                    "the points. And “Undo” takes anything back.",
                    "rules §3 B.1",
                ),
            ),
            spots=(InHand(_INN),),
            task=Task(
                Way.BUILD,
                building(_INN),
                translate("Tutorial", "Begin with the Inn, face up.", "rules §3 B.1"),
            ),
        ),
        Step(
            (
                translate(
                    "Tutorial",
                    "Your access is as it was: resources are <b>never spent</b>. The same tiles "
                    "pay again and again in a turn, as long as they are there.",
                    "rules §3 B.1",
                ),
                translate(
                    "Tutorial",
                    "So <b>build the Cathedral</b>, too. It costs {cost}, and that is just what "
                    "you have.",
                    "rules §3 B.1",
                ),
            ),
            values=(("cost", cost(_CATHEDRAL)),),
            spots=(InHand(_CATHEDRAL),),
            task=Task(
                Way.BUILD,
                building(_CATHEDRAL),
                translate(
                    "Tutorial", "Now the Cathedral: pick it up and build it.", "rules §3 B.1"
                ),
            ),
        ),
        told(
            translate(
                "Tutorial",
                "Two buildings in one turn! They stand upright for you, and Blue's stand upside "
                "down, so everybody sees whose they are.",
                "rules §3 B.1",
            ),
            translate(
                "Tutorial",
                "The Cathedral is worth 5 points, the Inn 1 and 1 more for each tile in its row, "
                "3 on each side at most. With your Bakery, your points so far: {total}.",
                "rules §5",
            ),
            values=(("total", heir_total(Heir.WHITE)),),
            spots=(Thing.HAND,),
        ),
    ),
    (
        translate("Tutorial", "You build next to your troops, corners included.", "rules §3 B.1"),
        translate(
            "Tutorial",
            "You need access to the whole cost: from your reach and from under your troops.",
            "rules §3 B.1",
        ),
        translate(
            "Tutorial",
            "Nothing is spent: build as often as you can, in every turn.",
            "rules §3 B.1",
        ),
    ),
    "turn/access",
)

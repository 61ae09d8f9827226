"""Lesson: alone against Henry."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.rules.components import Heir
from twoheirs_qt.words.rulebook.measures import (
    henrys_cell,
    henrys_tile,
    removed_treasure,
    treasures_left,
)
from twoheirs_qt.words.text import translate
from twoheirs_qt.words.tutorial.measures import heir_total, supply_terrain
from twoheirs_qt.words.tutorial.model import (
    InHand,
    Lesson,
    OnCell,
    Step,
    Task,
    Thing,
    Way,
    building,
    ending,
    taking,
    told,
)

_SMITHY: Final = "smithy"
_CELL: Final = (-1, 0)

HENRY: Final = Lesson(
    "henry",
    translate("Tutorial", "Alone against Henry", "rules §7"),
    (
        told(
            translate(
                "Tutorial",
                "Nobody to play with? <b>Henry</b> is always there. He needs no decisions: his "
                "turn follows fixed rules, and the program plays it for him.",
                "rules §7",
            ),
            translate(
                "Tutorial",
                "You play as you have learned. At the end Henry gets 5 points for each "
                "<b>treasure</b> still on his pile or in the landscape. Now there are {treasures}.",
                "rules §7",
            ),
            values=(("treasures", treasures_left),),
            spots=(Thing.OPPONENT,),
        ),
        Step(
            (
                translate(
                    "Tutorial",
                    "On Henry's Lodge lies a treasure with stone and a row: it goes as soon as "
                    "there are two stone tiles in its row. One is there already.",
                    "rules §7 Treasures",
                ),
                translate(
                    "Tutorial",
                    "<b>Build the Smithy in that row</b>, to the left of your retinue.",
                    "rules §7 Treasures",
                ),
            ),
            spots=(InHand(_SMITHY), OnCell(_CELL), OnCell((2, 0))),
            task=Task(
                Way.BUILD,
                building(_SMITHY, _CELL),
                translate(
                    "Tutorial",
                    "The treasure counts stone tiles in its own row: build the Smithy to the left "
                    "of your retinue.",
                    "rules §7 Treasures",
                ),
            ),
        ),
        Step(
            (
                translate(
                    "Tutorial",
                    "The treasure is gone ({treasure}), and 5 points for Henry with it. The "
                    "<b>scaffold</b> marks the building you built last: Henry will build next to "
                    "it.",
                    "rules §7.2",
                ),
                translate("Tutorial", "<b>Take a tile</b> from your reach.", "rules §3 A"),
            ),
            values=(("treasure", removed_treasure),),
            spots=(Thing.REACH, OnCell(_CELL)),
            task=Task(
                Way.TAKE,
                taking(),
                translate("Tutorial", "First take a tile from your reach.", "rules §3 A"),
            ),
        ),
        Step(
            (
                translate(
                    "Tutorial",
                    "<b>End your turn</b>, and follow Henry's. Any key or click hurries him on.",
                    "rules §7",
                ),
            ),
            spots=(Thing.END_TURN,),
            task=Task(
                Way.END_TURN,
                ending,
                translate("Tutorial", "Now let Henry play: end your turn.", "rules §7"),
            ),
        ),
        told(
            translate(
                "Tutorial",
                "On top of the supply lay {terrain}, so Henry took the first tile of that kind "
                "clockwise from the shield, however far: {tile}. If there is none, he takes the "
                "first of all.",
                "rules §7.1",
            ),
            translate(
                "Tutorial",
                "He put it next to your scaffold, at {cell}, without paying. He seeks a cell "
                "where it joins your building's road, then one where it blocks it, then any. A "
                "treasure came onto it, and the troop whose cross has its colour.",
                "rules §7.2",
            ),
            values=(("terrain", supply_terrain), ("tile", henrys_tile), ("cell", henrys_cell)),
            spots=(Thing.OPPONENT,),
        ),
        told(
            translate(
                "Tutorial",
                "At the end his three best buildings count double, and his treasures are added. "
                "White {white}, Henry {henry}: still a way to go.",
                "rules §7",
            ),
            translate(
                "Tutorial",
                "You must have <b>more</b> points than Henry: a draw is lost. The button at his "
                "place shows where he will build.",
                "rules §7",
            ),
            values=(("white", heir_total(Heir.WHITE)), ("henry", heir_total(Heir.BLUE))),
            spots=(Thing.OPPONENT,),
        ),
    ),
    (
        translate(
            "Tutorial",
            "Henry builds around your last building; so you steer him.",
            "rules §7.2",
        ),
        translate(
            "Tutorial",
            "Fulfil the conditions of his treasures: each one left is worth 5 points to him.",
            "rules §7",
        ),
    ),
    "solo/setup",
)

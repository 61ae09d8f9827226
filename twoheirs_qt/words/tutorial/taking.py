"""Lesson: the table, the reach, taking a tile and ending the turn."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.rules.components import Heir
from twoheirs_qt.words.rulebook.measures import reach
from twoheirs_qt.words.text import translate
from twoheirs_qt.words.tutorial.measures import supply, taken
from twoheirs_qt.words.tutorial.model import Lesson, Step, Task, Thing, Way, ending, taking, told

TAKING: Final = Lesson(
    "take",
    translate("Tutorial", "Take a tile", "rules §3 A"),
    (
        told(
            translate(
                "Tutorial",
                "Two heirs lay out one land together, tile by tile. Each counts the buildings "
                "that are theirs, and whoever has more points at the end wins.",
                "rules, introduction",
            ),
            translate(
                "Tutorial",
                "The <b>landscape</b> grows in the middle. You are <b>White</b>: your place, with "
                "your hand, is at the bottom right. Blue's is above it.",
                "rules §2",
            ),
            spots=(Thing.LANDSCAPE, Thing.HAND),
        ),
        told(
            translate(
                "Tutorial",
                "On the left lies the <b>royal reserve</b>, a ring of tiles around the troops "
                "that wait there. The <b>shield</b> shows a white crown, so it is your turn to "
                "take.",
                "rules §2",
            ),
            translate(
                "Tutorial",
                "Your <b>reach</b> counts tiles clockwise from the shield: 1, and 1 more for each "
                "of your troops, the white ones, in the ring. Yours: {reach}. What is out of "
                "reach is paler.",
                "rules §3 Reach",
            ),
            values=(("reach", reach(Heir.WHITE)),),
            spots=(Thing.REACH, Thing.RING),
        ),
        Step(
            (
                translate(
                    "Tutorial",
                    "<b>Take one of the tiles in your reach</b>, whichever you like. In each of "
                    "your turns you must take exactly one.",
                    "rules §3 A",
                ),
            ),
            spots=(Thing.REACH,),
            task=Task(
                Way.TAKE,
                taking(),
                translate(
                    "Tutorial", "First take a tile: one of those lit in the ring.", "rules §3 A"
                ),
            ),
        ),
        told(
            translate(
                "Tutorial",
                "The tile is in your hand now: {tile}. The shield has moved to its place and "
                "shows Blue's crown. The gap that the shield left has been filled from the "
                "supply, where this many tiles are left: {supply}.",
                "rules §3 A",
            ),
            translate(
                "Tutorial",
                "The reach is counted from the shield's new place at once. So what you take also "
                "decides what Blue can take next.",
                "rules §3 A",
            ),
            values=(("tile", taken), ("supply", supply)),
            spots=(Thing.HAND, Thing.SHIELD),
        ),
        Step(
            (
                translate(
                    "Tutorial",
                    "You could go on now, build and move, all in any order; the next lessons show "
                    "how. This time, <b>end your turn</b>.",
                    "rules §3",
                ),
                translate(
                    "Tutorial",
                    "Whoever ends a turn with more than 3 tiles in hand discards down to 3. They "
                    "leave the game.",
                    "rules §3",
                ),
            ),
            spots=(Thing.END_TURN,),
            task=Task(
                Way.END_TURN,
                ending,
                translate(
                    "Tutorial",
                    "That would be a fine move in a game. Here, end your turn.",
                    "rules §3",
                ),
            ),
        ),
    ),
    (
        translate(
            "Tutorial",
            "Every turn you take one tile, and only from your reach.",
            "rules §3 A",
        ),
        translate(
            "Tutorial",
            "Reach is 1, and 1 more for each of your troops in the ring.",
            "rules §3 Reach",
        ),
        translate("Tutorial", "You end a turn with 3 tiles in hand at most.", "rules §3"),
    ),
    "turn/take",
)

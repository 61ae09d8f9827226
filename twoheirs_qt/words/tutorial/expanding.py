"""Lesson: expanding and its discount."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.rules.components import Heir
from twoheirs_qt.words.text import translate
from twoheirs_qt.words.tutorial.measures import cost, heir_total, missing
from twoheirs_qt.words.tutorial.model import (
    InHand,
    Lesson,
    Step,
    Task,
    Thing,
    Way,
    building,
    expanding,
    told,
)

_CATHEDRAL: Final = "cathedral-wheat"
_MARKET: Final = "market-wood"

EXPANDING: Final = Lesson(
    "expand",
    translate("Tutorial", "Expand for a discount", "rules §3 B.2"),
    (
        told(
            translate(
                "Tutorial",
                "A Cathedral would do you good, but it costs {cost}, and this is missing: "
                "<b>{missing}</b>.",
                "rules §3 B.1",
            ),
            translate(
                "Tutorial",
                "Your other tile can help. Any tile may be laid <b>face down</b> instead of being "
                "built. That is called <b>expanding</b>, and it costs nothing.",
                "rules §3 B.2",
            ),
            values=(("cost", cost(_CATHEDRAL)), ("missing", missing(_CATHEDRAL))),
            spots=(InHand(_CATHEDRAL), Thing.ACCESS),
            tile=_CATHEDRAL,
        ),
        Step(
            (
                translate(
                    "Tutorial",
                    "<b>Turn the Market over and lay it down</b> next to your retinue, the troop "
                    "with the golden rim.",
                    "rules §3 B.2",
                ),
            ),
            spots=(InHand(_MARKET),),
            task=Task(
                Way.EXPAND,
                expanding(_MARKET),
                translate(
                    "Tutorial",
                    "Here the Market shall be laid face down: pick it up and turn it over first.",
                    "rules §3 B.2",
                ),
            ),
        ),
        Step(
            (
                translate(
                    "Tutorial",
                    "The Market has become <b>open terrain</b>. It is nobody's and scores "
                    "nothing, but its terrain counts, and troops can stand on it.",
                    "rules §3 B.2",
                ),
                translate(
                    "Tutorial",
                    "And it gave you a <b>discount</b>: one later building of this turn needs 1 "
                    "resource less, of any kind. <b>Build the Cathedral.</b>",
                    "rules §3 B.2",
                ),
            ),
            spots=(InHand(_CATHEDRAL),),
            task=Task(
                Way.BUILD,
                building(_CATHEDRAL),
                translate(
                    "Tutorial",
                    "Use the discount now: build the Cathedral, face up.",
                    "rules §3 B.2",
                ),
            ),
        ),
        told(
            translate(
                "Tutorial",
                "It stands! Your points so far: {total}.",
                "rules §5",
            ),
            translate(
                "Tutorial",
                "Each tile laid face down gives one discount. Several may go into one building, "
                "or into different ones. What is left lapses when the turn ends.",
                "R3",
            ),
            values=(("total", heir_total(Heir.WHITE)),),
            spots=(Thing.HAND,),
        ),
    ),
    (
        translate(
            "Tutorial",
            "Any tile may be laid face down, for nothing: it becomes open terrain.",
            "rules §3 B.2",
        ),
        translate(
            "Tutorial",
            "Each one makes a later building of the same turn cheaper by 1.",
            "rules §3 B.2",
        ),
    ),
    "turn/expand",
)

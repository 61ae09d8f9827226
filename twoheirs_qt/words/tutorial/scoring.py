"""Lesson: scoring, and how a troop doubles a building."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.rules.actions import Move
from twoheirs_qt.rules.components import Heir
from twoheirs_qt.words.rulebook.measures import counted, points
from twoheirs_qt.words.text import translate
from twoheirs_qt.words.tutorial.measures import heir_total
from twoheirs_qt.words.tutorial.model import (
    Lesson,
    OnCell,
    Step,
    Task,
    Thing,
    Way,
    exactly,
    told,
)

_MARKET: Final = (0, 0)
_FARM: Final = (-1, 0)
_MILL: Final = (0, 1)
_BAKERY: Final = (1, 1)

SCORING: Final = Lesson(
    "scoring",
    translate("Tutorial", "What scores", "rules §5"),
    (
        told(
            translate(
                "Tutorial",
                "Points are counted once, at the end, but the table shows them all the time. Each "
                "of your buildings scores in its own way.",
                "rules §5",
            ),
            translate(
                "Tutorial",
                "Your <b>Market</b>: 1, and 1 for each of the four tiles beside it. Here: "
                "{market}. Your <b>Mill</b>: 1 for each tile of the wheat area it belongs to, "
                "whoever owns them. Here: {mill}.",
                "rules §5",
            ),
            values=(("market", points(_MARKET)), ("mill", points(_MILL))),
            spots=(OnCell(_MARKET), OnCell(_MILL)),
        ),
        Step(
            (
                translate(
                    "Tutorial",
                    "A building of yours on which one of your troops stands <b>counts double</b>. "
                    "Your retinue stands on the Farm, which scores nothing by itself.",
                    "rules §5",
                ),
                translate("Tutorial", "<b>March with it to the Market.</b>", "rules §5"),
            ),
            spots=(OnCell(_FARM), OnCell(_MARKET)),
            task=Task(
                Way.MARCH,
                exactly(Move(_FARM, _MARKET)),
                translate(
                    "Tutorial",
                    "Doubling the Market brings more: march there with your retinue.",
                    "rules §5",
                ),
            ),
        ),
        Step(
            (
                translate(
                    "Tutorial",
                    "The Market counts double now: {market}. Your other troop stands on open "
                    "terrain, where nothing is doubled.",
                    "rules §5",
                ),
                translate("Tutorial", "<b>March with it to the Mill.</b>", "rules §5"),
            ),
            values=(("market", counted(_MARKET)),),
            spots=(OnCell(_BAKERY), OnCell(_MILL)),
            task=Task(
                Way.MARCH,
                exactly(Move(_BAKERY, _MILL)),
                translate(
                    "Tutorial",
                    "The Mill is still undoubled: march there with the troop next to it.",
                    "rules §5",
                ),
            ),
        ),
        told(
            translate(
                "Tutorial",
                "Mill: {mill}. White {white}, Blue {blue}. Blue's retinue doubles the Cathedral "
                "in the same way; on a building of yours it would change nothing.",
                "rules §5",
            ),
            translate(
                "Tutorial",
                "Your third troop waits in the ring. It doubles nothing there, but with equal "
                "points the heir with more troops in the ring wins.",
                "rules §5 Winner",
            ),
            values=(
                ("mill", counted(_MILL)),
                ("white", heir_total(Heir.WHITE)),
                ("blue", heir_total(Heir.BLUE)),
            ),
            spots=(Thing.HAND, Thing.OPPONENT),
        ),
    ),
    (
        translate(
            "Tutorial",
            "Each building scores in its own way; the strip at its foot shows how.",
            "rules §5",
        ),
        translate("Tutorial", "Your troop on your building doubles it.", "rules §5"),
        translate(
            "Tutorial",
            "Open terrain scores nothing, and tiles left in a hand do not either.",
            "rules §5",
        ),
    ),
    "end/scoring",
)

"""Lesson: the last round and the end."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.rules.actions import EndTurn, Move, Take
from twoheirs_qt.rules.components import Heir
from twoheirs_qt.words.text import translate
from twoheirs_qt.words.tutorial.measures import heir_total, supply
from twoheirs_qt.words.tutorial.model import (
    Lesson,
    OnCell,
    OnPlace,
    Step,
    Task,
    Thing,
    Way,
    ending,
    exactly,
    taking,
    told,
)

_OPEN: Final = (0, 0)
_CATHEDRAL: Final = (1, 0)

ENDING: Final = Lesson(
    "end",
    translate("Tutorial", "The last round", "rules §6"),
    (
        told(
            translate(
                "Tutorial",
                "A game lasts as long as the <b>supply</b>. Tiles left in it now: {supply}.",
                "rules §6",
            ),
            translate(
                "Tutorial",
                "Whoever's refill takes the last one finishes the turn as usual. Then each heir "
                "has <b>one more turn</b>, without refills.",
                "rules §6",
            ),
            values=(("supply", supply),),
            spots=(Thing.SUPPLY,),
        ),
        Step(
            (
                translate(
                    "Tutorial",
                    "<b>Take the first tile after the shield</b>, and the supply runs out.",
                    "rules §6",
                ),
            ),
            spots=(OnPlace(1), Thing.SUPPLY),
            task=Task(
                Way.TAKE,
                taking(1),
                translate("Tutorial", "Here, take the tile right after the shield.", "rules §6"),
            ),
        ),
        Step(
            (
                translate(
                    "Tutorial",
                    "A ribbon tells of the last round. <b>End your turn</b>, and watch Blue play "
                    "the last one.",
                    "rules §6",
                ),
            ),
            spots=(Thing.END_TURN,),
            task=Task(
                Way.END_TURN,
                ending,
                translate(
                    "Tutorial",
                    "Leave that for your last turn. Now end this one.",
                    "rules §6",
                ),
                (Take(2), Move((-1, 1), (0, 1)), EndTurn()),
            ),
        ),
        Step(
            (
                translate(
                    "Tutorial",
                    "Blue took a tile, which was not replaced, and doubled the Mill: White "
                    "{white}, Blue {blue}. This is your last turn.",
                    "rules §6",
                ),
                translate(
                    "Tutorial",
                    "You must take even now. <b>Take a tile</b>, whichever you like.",
                    "rules §6",
                ),
            ),
            values=(("white", heir_total(Heir.WHITE)), ("blue", heir_total(Heir.BLUE))),
            spots=(Thing.REACH,),
            task=Task(
                Way.TAKE,
                taking(),
                translate("Tutorial", "First take a tile from your reach.", "rules §6"),
            ),
        ),
        Step(
            (
                translate(
                    "Tutorial",
                    "The last turn belongs to the troops: bring them onto what is worth most. "
                    "<b>March with your retinue to the Cathedral.</b>",
                    "rules §5",
                ),
            ),
            spots=(OnCell(_OPEN), OnCell(_CATHEDRAL)),
            task=Task(
                Way.MARCH,
                exactly(Move(_OPEN, _CATHEDRAL)),
                translate(
                    "Tutorial",
                    "Double the Cathedral before the game ends: march there with your retinue.",
                    "rules §5",
                ),
            ),
        ),
        Step(
            (
                translate(
                    "Tutorial",
                    "White {white}, Blue {blue}. Nobody plays after you. <b>End your turn, and "
                    "with it the game.</b>",
                    "rules §6",
                ),
            ),
            values=(("white", heir_total(Heir.WHITE)), ("blue", heir_total(Heir.BLUE))),
            spots=(Thing.END_TURN,),
            task=Task(
                Way.END_TURN,
                ending,
                translate("Tutorial", "There is nothing better to do: end your turn.", "rules §6"),
            ),
        ),
        told(
            translate(
                "Tutorial",
                "White {white}, Blue {blue}: you have won! In a real game the score sheet now "
                "shows, building by building and road by road, where each point comes from.",
                "rules §5 Winner",
            ),
            values=(("white", heir_total(Heir.WHITE)), ("blue", heir_total(Heir.BLUE))),
            spots=(Thing.LANDSCAPE,),
        ),
    ),
    (
        translate(
            "Tutorial",
            "The last tile of the supply begins the last round: one more turn for each heir.",
            "rules §6",
        ),
        translate(
            "Tutorial",
            "In your last turn, move your troops onto your best buildings.",
            "rules §5",
        ),
        translate(
            "Tutorial",
            "More points win, then more troops in the ring; else the game is drawn.",
            "rules §5 Winner",
        ),
    ),
    "end/last-round",
)

"""Lesson: troops and what their moves do to reach and access."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.rules.actions import Move, Withdraw
from twoheirs_qt.rules.components import Heir, Terrain
from twoheirs_qt.words.rulebook.measures import access, access_before, reach, reach_before
from twoheirs_qt.words.text import translate
from twoheirs_qt.words.tutorial.measures import on_place
from twoheirs_qt.words.tutorial.model import (
    Lesson,
    OnCell,
    OnPlace,
    Step,
    Task,
    Thing,
    Way,
    deploying,
    exactly,
    taking,
    told,
)

MOVING: Final = Lesson(
    "troops",
    translate("Tutorial", "Move your troops", "rules §3 C"),
    (
        told(
            translate(
                "Tutorial",
                "Three troops are yours: the <b>retinue</b> with the golden rim, and two ordinary "
                "troops. Each may move once a turn, in one of three ways.",
                "rules §3 C",
            ),
            translate(
                "Tutorial",
                "Out in the land a troop opens the cells around it for your tiles, and gives the "
                "resource under it. In the ring it lengthens your reach. Where each of them "
                "stands is the heart of the game.",
                "rules §3",
            ),
            spots=(Thing.TROOPS,),
        ),
        Step(
            (
                translate(
                    "Tutorial",
                    "Your reach: {reach}. <b>Withdraw</b> the troop from your Lodge to the ring, "
                    "and watch your reach grow.",
                    "rules §3 C.3",
                ),
            ),
            values=(("reach", reach(Heir.WHITE)),),
            spots=(OnCell((1, 0)), Thing.RING),
            task=Task(
                Way.WITHDRAW,
                exactly(Withdraw((1, 0))),
                translate(
                    "Tutorial",
                    "That can be done, too. First bring the troop from the Lodge to the ring.",
                    "rules §3 C.3",
                ),
            ),
        ),
        Step(
            (
                translate(
                    "Tutorial",
                    "Your reach has grown at once: {before} before, {reach} now. So one more tile "
                    "is yours to take.",
                    "rules §3 Reach",
                ),
                translate("Tutorial", "<b>Take it</b>: {tile}.", "rules §3 A"),
            ),
            values=(
                ("before", reach_before(Heir.WHITE)),
                ("reach", reach(Heir.WHITE)),
                ("tile", on_place(3)),
            ),
            spots=(OnPlace(3),),
            task=Task(
                Way.TAKE,
                taking(3),
                translate(
                    "Tutorial",
                    "Take the third tile, counted clockwise from the shield.",
                    "rules §3 A",
                ),
            ),
        ),
        Step(
            (
                translate(
                    "Tutorial",
                    "A <b>march</b> leads to an adjacent tile without a troop, corners included. "
                    "Blue's buildings are open to you, too.",
                    "rules §3 C.1",
                ),
                translate(
                    "Tutorial",
                    "Your access to wheat: {wheat}. <b>March with your retinue to Blue's "
                    "Mill</b>, a wheat field.",
                    "rules §3 C.1",
                ),
            ),
            values=(("wheat", access(Heir.WHITE, Terrain.WHEAT)),),
            spots=(OnCell((0, 0)), OnCell((0, 1))),
            task=Task(
                Way.MARCH,
                exactly(Move((0, 0), (0, 1))),
                translate(
                    "Tutorial",
                    "Now it is the retinue's turn: march with it to Blue's Mill.",
                    "rules §3 C.1",
                ),
            ),
        ),
        Step(
            (
                translate(
                    "Tutorial",
                    "Access to wheat: {before} before, {wheat} now. The troop shows a cross, "
                    "because it has moved this turn. It still counts like any other.",
                    "R4",
                ),
                translate(
                    "Tutorial",
                    "One ordinary troop has not moved yet. <b>Deploy</b> it from the ring, onto a "
                    "free tile next to your retinue.",
                    "rules §3 C.2",
                ),
            ),
            values=(
                ("before", access_before(Heir.WHITE, Terrain.WHEAT)),
                ("wheat", access(Heir.WHITE, Terrain.WHEAT)),
            ),
            spots=(Thing.RING,),
            task=Task(
                Way.DEPLOY,
                deploying,
                translate(
                    "Tutorial",
                    "Pick up the troop in the ring that has not moved, and deploy it.",
                    "rules §3 C.2",
                ),
            ),
        ),
        told(
            translate(
                "Tutorial",
                "One troop less in the ring, and your reach falls: {before} before, {reach} now. "
                "But there are new cells around the troop, and its tile gives a resource.",
                "rules §3 Reach",
            ),
            translate(
                "Tutorial",
                "All your troops have moved. When the turn ends, their crosses are turned back.",
                "rules §3",
            ),
            values=(("before", reach_before(Heir.WHITE)), ("reach", reach(Heir.WHITE))),
            spots=(Thing.TROOPS,),
        ),
    ),
    (
        translate(
            "Tutorial",
            "Each troop moves once a turn: it marches, is deployed or withdraws.",
            "rules §3 C",
        ),
        translate("Tutorial", "The retinue never leaves the landscape.", "rules §3 C.3"),
        translate(
            "Tutorial",
            "Troops in the ring mean reach; troops in the land mean cells and resources.",
            "rules §3",
        ),
    ),
    "turn/move",
)

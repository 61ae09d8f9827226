"""Lesson: roads."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.rules.components import Heir
from twoheirs_qt.words.rulebook.measures import on_road, points
from twoheirs_qt.words.text import translate
from twoheirs_qt.words.tutorial.measures import road_points
from twoheirs_qt.words.tutorial.model import (
    InHand,
    Lesson,
    OnCell,
    Step,
    Task,
    Way,
    building,
    told,
)

_ROBBER: Final = "robber-baron-wood"
_SITE: Final = "pilgrimage-site-wheat"
_FIRST: Final = (2, 0)
_SECOND: Final = (-1, 0)

ROADS: Final = Lesson(
    "roads",
    translate("Tutorial", "Roads", "rules §5 Roads"),
    (
        told(
            translate(
                "Tutorial",
                "Pale paths run over some tiles: <b>roads</b>. Where the paths of two face-up "
                "buildings meet at an edge, they are joined, whoever owns the buildings.",
                "rules §5 Roads",
            ),
            translate(
                "Tutorial",
                "At the end, the heir with more buildings on a road scores the <b>difference</b>. "
                "Here Blue has {blue} and you have {white}: equal, so nobody scores.",
                "rules §5 Roads",
            ),
            values=(("blue", on_road(0, Heir.BLUE)), ("white", on_road(0, Heir.WHITE))),
            spots=(OnCell((0, 0)), OnCell((1, 0))),
        ),
        Step(
            (
                translate(
                    "Tutorial",
                    "<b>Build the Robber Baron at the right end of the road</b>, so that it goes "
                    "on over your tile.",
                    "rules §5 Roads",
                ),
                translate(
                    "Tutorial",
                    "Roads need not match when you build. A path may simply stop at an edge.",
                    "rules §3 B.1",
                ),
            ),
            spots=(InHand(_ROBBER), OnCell(_FIRST)),
            task=Task(
                Way.BUILD,
                building(_ROBBER, _FIRST),
                translate(
                    "Tutorial",
                    "Build the Robber Baron to the right of your Inn, face up: there it goes on "
                    "with the road.",
                    "rules §5 Roads",
                ),
            ),
        ),
        Step(
            (
                translate(
                    "Tutorial",
                    "Blue has {blue} on this road now and you have {white}. Your points for "
                    "roads: {points}.",
                    "rules §5 Roads",
                ),
                translate(
                    "Tutorial",
                    "The Pilgrimage Site is a <b>crossroads</b>: its four paths do not meet, so "
                    "each ends a road of its own. It scores the tiles of the longest road that "
                    "ends at it. <b>Build it at the left end.</b>",
                    "rules §5 Roads",
                ),
            ),
            values=(
                ("blue", on_road(0, Heir.BLUE)),
                ("white", on_road(0, Heir.WHITE)),
                ("points", road_points(Heir.WHITE)),
            ),
            spots=(InHand(_SITE), OnCell(_SECOND)),
            tile=_SITE,
            task=Task(
                Way.BUILD,
                building(_SITE, _SECOND),
                translate(
                    "Tutorial",
                    "The longest road is worth most: build the Pilgrimage Site to the left of "
                    "Blue's Smithy.",
                    "rules §5 Roads",
                ),
            ),
        ),
        told(
            translate(
                "Tutorial",
                "The Pilgrimage Site: {site}. Your points for roads: {points}, for {white} "
                "buildings against {blue}.",
                "rules §5 Roads",
            ),
            translate(
                "Tutorial",
                "Open terrain carries no road. And for a first game you may agree not to score "
                "roads at all; the Pilgrimage Site still counts.",
                "rules §5 Roads",
            ),
            values=(
                ("site", points(_SECOND)),
                ("points", road_points(Heir.WHITE)),
                ("white", on_road(0, Heir.WHITE)),
                ("blue", on_road(0, Heir.BLUE)),
            ),
            spots=(OnCell(_SECOND), OnCell((0, 0)), OnCell((1, 0)), OnCell(_FIRST)),
        ),
    ),
    (
        translate(
            "Tutorial",
            "Paths that meet at an edge make one road, over anybody's buildings.",
            "rules §5 Roads",
        ),
        translate(
            "Tutorial",
            "More buildings on a road score the difference; equal numbers score nothing.",
            "rules §5 Roads",
        ),
        translate(
            "Tutorial", "The four paths of a crossroads each end a road there.", "rules §5 Roads"
        ),
    ),
    "roads/score",
)

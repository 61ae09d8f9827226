"""Chapter: roads."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.rules.components import Heir
from twoheirs_qt.words.rulebook import measures
from twoheirs_qt.words.rulebook.model import (
    Bullets,
    Chapter,
    Example,
    Mark,
    Paragraph,
    RulingBox,
    Section,
    View,
    paragraphs,
)
from twoheirs_qt.words.text import translate

_ROADS: Final = View(marks=frozenset({Mark.ROADS}))

_SECTIONS: Final = Section(
    "roads/sections",
    translate("Rule book roads", "What a road is", "rules §5 Roads"),
    (
        *paragraphs(
            translate(
                "Rule book roads",
                "Some tiles carry road sections that run off their edges. Where the sections of "
                "two face-up buildings meet at a shared edge, they are joined.",
                "rules §5 Roads",
            ),
            translate(
                "Rule book roads",
                "All sections that are joined, directly or by others, make one road, whoever owns "
                "the buildings.",
                "rules §5 Roads",
            ),
            translate(
                "Rule book roads",
                "Open terrain carries no road. Roads need not match when you build: a road may "
                "simply stop at an edge.",
                "rules §5 Roads",
            ),
            translate(
                "Rule book roads",
                "A building turned towards North has its road turned with it.",
                "rules §5 Roads",
            ),
        ),
        Example(
            "road-turned",
            translate(
                "Rule book roads",
                "Road A takes a bend on Blue's Quarry, whose picture is upside down: of its edges, "
                "top and right have become bottom and left. It ends at the open terrain. On road A "
                "White owns {white} and Blue {blue}. For roads White has: {points}.",
                "rules §5 Roads",
            ),
            (
                ("white", measures.on_road(0, Heir.WHITE)),
                ("blue", measures.on_road(0, Heir.BLUE)),
                ("points", measures.roads(Heir.WHITE)),
            ),
            _ROADS,
        ),
    ),
)

_SCORE: Final = Section(
    "roads/score",
    translate("Rule book roads", "Who scores a road", "rules §5 Roads"),
    (
        Bullets(
            (
                translate(
                    "Rule book roads",
                    "A road counts if it has buildings on at least two tiles.",
                    "rules §5 Roads",
                ),
                translate(
                    "Rule book roads",
                    "The heir who owns more of the buildings on it scores the difference.",
                    "rules §5 Roads",
                ),
                translate(
                    "Rule book roads",
                    "If both own the same number, nobody scores.",
                    "rules §5 Roads",
                ),
            )
        ),
        Example(
            "road-difference",
            translate(
                "Rule book roads",
                "Of the buildings on road A, White owns {white} and Blue {blue}: White scores the "
                "difference. For roads White has: {points}.",
                "rules §5 Roads",
            ),
            (
                ("white", measures.on_road(0, Heir.WHITE)),
                ("blue", measures.on_road(0, Heir.BLUE)),
                ("points", measures.roads(Heir.WHITE)),
            ),
            _ROADS,
        ),
        Example(
            "road-equal",
            translate(
                "Rule book roads",
                "On road A both own the same: White {white}, Blue {blue}. Nobody scores. The road "
                "on the Market is on one tile only and does not count at all. For roads White has: "
                "{points}.",
                "rules §5 Roads",
            ),
            (
                ("white", measures.on_road(0, Heir.WHITE)),
                ("blue", measures.on_road(0, Heir.BLUE)),
                ("points", measures.roads(Heir.WHITE)),
            ),
            _ROADS,
        ),
        Paragraph(
            translate(
                "Rule book roads",
                "The heirs may <a href='setup/choices'>agree</a> not to score roads. The "
                "Pilgrimage Site counts its road all the same.",
                "rules §5",
            )
        ),
        RulingBox("R9"),
    ),
)

_CROSSROADS: Final = Section(
    "roads/crossroads",
    translate("Rule book roads", "Crossroads", "rules §5 Roads"),
    (
        *paragraphs(
            translate(
                "Rule book roads",
                "A crossroads has four ends that do not meet in its middle. It joins none of them: "
                "it is the end of up to four different roads, and counts as a building on each.",
                "rules §5 Roads",
            ),
            translate(
                "Rule book roads",
                "The Pilgrimage Sites are crossroads, and a few other tiles are, too.",
                "rules §5 Roads",
            ),
        ),
        Example(
            "road-crossroads",
            translate(
                "Rule book roads",
                "White's Pilgrimage Site ends two roads and belongs to both. On road A White owns "
                "{white_a} and Blue {blue_a}, on road B White {white_b} and Blue {blue_b}. For "
                "roads White has: {points}.",
                "rules §5 Roads",
            ),
            (
                ("white_a", measures.on_road(0, Heir.WHITE)),
                ("blue_a", measures.on_road(0, Heir.BLUE)),
                ("white_b", measures.on_road(1, Heir.WHITE)),
                ("blue_b", measures.on_road(1, Heir.BLUE)),
                ("points", measures.roads(Heir.WHITE)),
            ),
            _ROADS,
        ),
        Example(
            "road-ring",
            translate(
                "Rule book roads",
                "The road leaves the Pilgrimage Site and comes back to it, and the Site is counted "
                "once. Buildings on the road: White {white}, Blue {blue}. For roads White has: "
                "{points}.",
                "rules R9",
            ),
            (
                ("white", measures.on_road(0, Heir.WHITE)),
                ("blue", measures.on_road(0, Heir.BLUE)),
                ("points", measures.roads(Heir.WHITE)),
            ),
            _ROADS,
        ),
    ),
)

CHAPTER: Final = Chapter(
    "roads",
    translate("Rule book roads", "Roads", "rules §5 Roads"),
    (_SECTIONS, _SCORE, _CROSSROADS),
)

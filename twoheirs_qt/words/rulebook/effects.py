"""Chapter: buildings that do something during the game."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.rules.actions import BreakCamp, Build, Destroy
from twoheirs_qt.rules.components import Heir
from twoheirs_qt.words.rulebook import measures
from twoheirs_qt.words.rulebook.model import (
    Bullets,
    Chapter,
    Example,
    Paragraph,
    RulingBox,
    Section,
    View,
    paragraphs,
)
from twoheirs_qt.words.text import translate

_PRODUCERS: Final = Section(
    "effects/producers",
    translate("Rule book effects", "Farm, Sawmill, Quarry", "rules §4"),
    (
        *paragraphs(
            translate(
                "Rule book effects",
                "Each gives its owner one resource for good: the <a href='building/farm'>Farm</a> "
                "wheat, the <a href='building/sawmill'>Sawmill</a> wood, the <a "
                "href='building/quarry'>Quarry</a> stone. No troop is needed for it.",
                "rules §3 B.1",
            ),
            translate(
                "Rule book effects",
                "They score nothing themselves. See <a href='turn/access'>access to resources</a>.",
                "rules §5",
            ),
        ),
    ),
)

CAMP_EXAMPLE: Final = Example(
    "camp-break",
    translate(
        "Rule book effects",
        "White has taken a tile and now turns the Camp over. It becomes open terrain, and the "
        "shield shows White's crown again: White may take one more tile. Points of White before: "
        "{before}. Now: {now}.",
        "rules §4 Camp",
    ),
    (
        ("before", measures.total_before(Heir.WHITE)),
        ("now", measures.total(Heir.WHITE)),
    ),
    View(reserve=True, before=True),
    (BreakCamp((1, 0)),),
)

_CAMP: Final = Section(
    "effects/camp",
    translate("Rule book effects", "Breaking a Camp", "rules §4 Camp"),
    (
        *paragraphs(
            translate(
                "Rule book effects",
                "At any time in your turn after you have taken your tile, you may turn one of your "
                "Camps face down. The Camp becomes open terrain, and its points are gone.",
                "rules §4 Camp",
            ),
            translate(
                "Rule book effects",
                "For that the shield turns back to your crown, and you may take one more tile this "
                "turn.",
                "rules §4 Camp",
            ),
            translate(
                "Rule book effects",
                "You may break several Camps in a turn, but each only while the shield shows your "
                "opponent's crown: take the tile of one Camp before you break the next.",
                "rules §4 Camp",
            ),
        ),
        CAMP_EXAMPLE,
        RulingBox("R5"),
    ),
)

SIEGE_EXAMPLE: Final = Example(
    "siege",
    translate(
        "Rule book effects",
        "White builds a second Siege Tower beside Blue's Cathedral, which now stands beside two of "
        "them, and destroys it. Points of Blue before: {before}. Now: {now}. Blue's troop stays "
        "where it is.",
        "rules §4 Siege Tower",
    ),
    (
        ("before", measures.total_before(Heir.BLUE)),
        ("now", measures.total(Heir.BLUE)),
    ),
    View(before=True),
    (Build("siege-tower-wood-1", (1, 1)), Destroy((1, 0))),
)

_SIEGE: Final = Section(
    "effects/siege",
    translate("Rule book effects", "Laying siege", "rules §4 Siege Tower"),
    (
        Paragraph(
            translate(
                "Rule book effects",
                "When you build a Siege Tower, you may destroy each building of your opponent's "
                "for which both of these hold:",
                "rules §4 Siege Tower",
            )
        ),
        Bullets(
            (
                translate(
                    "Rule book effects",
                    "the building is orthogonally adjacent to the tower that you have just built,",
                    "rules §4 Siege Tower",
                ),
                translate(
                    "Rule book effects",
                    "and orthogonally adjacent to at least one more Siege Tower of yours.",
                    "rules §4 Siege Tower",
                ),
            )
        ),
        *paragraphs(
            translate(
                "Rule book effects",
                "A destroyed building is turned face down and is open terrain from then on.",
                "rules §4 Siege Tower",
            ),
            translate(
                "Rule book effects",
                "You need not destroy anything. But the chance is there only at once after the "
                "build: any other action lets it pass.",
                "rules R6",
            ),
        ),
        SIEGE_EXAMPLE,
        RulingBox("R6"),
    ),
)

CHAPTER: Final = Chapter(
    "effects",
    translate("Rule book effects", "Effects in play", "rules §4"),
    (_PRODUCERS, _CAMP, _SIEGE),
)

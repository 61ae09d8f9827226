"""Sections of the chapter on a turn: building, access, expanding, moving."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.rules.actions import Expand
from twoheirs_qt.rules.components import Heir, Terrain
from twoheirs_qt.words.rulebook import measures
from twoheirs_qt.words.rulebook.model import (
    Bullets,
    Example,
    Mark,
    Paragraph,
    RulingBox,
    Section,
    View,
    paragraphs,
)
from twoheirs_qt.words.text import translate

BUILD: Final = Section(
    "turn/build",
    translate("Rule book turn", "Building", "rules §3 B.1"),
    (
        *paragraphs(
            translate(
                "Rule book turn",
                "Put a tile from your hand face up on an empty cell next to a tile on which one "
                "of your troops stands. All eight cells around count, corners too.",
                "rules §3 B.1",
            ),
            translate(
                "Rule book turn",
                "Its bottom edge points towards you. So your buildings stand upright for you and "
                "upside down for your opponent, and everybody sees whose they are.",
                "rules §3 B.1",
            ),
            translate(
                "Rule book turn",
                "Nothing else is asked of the place: it need not touch a tile of yours, and roads "
                "need not match.",
                "rules §3 B.1",
            ),
            translate(
                "Rule book turn",
                "You need <a href='turn/access'>access</a> to every resource of the cost at the "
                "moment when you build.",
                "rules §3 B.1",
            ),
        ),
        Example(
            "build-cells",
            translate(
                "Rule book turn",
                "The dashed cells lie around White's troops: White may put tiles on any of them. "
                "Empty cells in this picture: {cells}. It does not matter that a troop stands on "
                "Blue's building or on open terrain.",
                "rules §3 B.1",
            ),
            (("cells", measures.open_cells),),
            View(marks=frozenset({Mark.PLACES})),
        ),
    ),
)

ACCESS: Final = Section(
    "turn/access",
    translate("Rule book turn", "Access to resources", "rules §3 B.1"),
    (
        Paragraph(
            translate(
                "Rule book turn",
                "You have access to wood, wheat and stone from three kinds of sources:",
                "rules §3 B.1",
            )
        ),
        Bullets(
            (
                translate(
                    "Rule book turn",
                    "<b>The royal reserve:</b> 1 for each tile within <a href='turn/reach'>your "
                    "reach</a>, of its terrain.",
                    "rules §3 B.1",
                ),
                translate(
                    "Rule book turn",
                    "<b>Your troops:</b> 1 for each tile on which one of them stands, of its "
                    "terrain. Whose building it is does not matter, and open terrain counts too.",
                    "rules §3 B.1",
                ),
                translate(
                    "Rule book turn",
                    "<b>Your Farms, Sawmills and Quarries:</b> each gives 1 wheat, 1 wood or 1 "
                    "stone, whether a troop stands there or not. A troop of yours on it adds its "
                    "1 as on any tile.",
                    "rules §3 B.1",
                ),
            )
        ),
        Example(
            "access-sources",
            translate(
                "Rule book turn",
                "White wants to build the Cathedral. The golden tiles pay for it: two lie in "
                "reach, and troops stand on the other two. Access: wood {wood}, wheat {wheat}, "
                "stone {stone}. Missing for the Cathedral: {short}.",
                "rules §3 B.1",
            ),
            (
                ("wood", measures.access(Heir.WHITE, Terrain.WOOD)),
                ("wheat", measures.access(Heir.WHITE, Terrain.WHEAT)),
                ("stone", measures.access(Heir.WHITE, Terrain.STONE)),
                ("short", measures.short_of("cathedral-wheat")),
            ),
            View(marks=frozenset({Mark.SOURCES}), reserve=True, tile="cathedral-wheat"),
        ),
        *paragraphs(
            translate(
                "Rule book turn",
                "Resources are never spent. The same access serves every build of the turn, as "
                "long as you still have it.",
                "rules §3 B.1",
            ),
            translate(
                "Rule book turn",
                "But it is looked at anew at each build: a tile that you have taken, or a troop "
                "that has left, no longer gives anything.",
                "rules §3 B.1",
            ),
        ),
        Example(
            "access-farm",
            translate(
                "Rule book turn",
                "White's Farm gives 1 wheat by itself and 1 more for the retinue on it; a wheat "
                "and a stone tile lie in reach. Blue's Sawmill gives White nothing of its own, "
                "but a troop of White's on it has access to its terrain. Access of White: wood "
                "{wood}, wheat {wheat}, stone {stone}. Missing for the Bakery: {short}.",
                "rules §3 B.1",
            ),
            (
                ("wood", measures.access(Heir.WHITE, Terrain.WOOD)),
                ("wheat", measures.access(Heir.WHITE, Terrain.WHEAT)),
                ("stone", measures.access(Heir.WHITE, Terrain.STONE)),
                ("short", measures.short_of("bakery")),
            ),
            View(marks=frozenset({Mark.SOURCES}), reserve=True, tile="bakery"),
        ),
        Paragraph(
            translate(
                "Rule book turn",
                "What is missing can be made up for by discounts: see <a "
                "href='turn/expand'>expanding</a>.",
                "rules §3 B.2",
            )
        ),
    ),
)

EXPAND: Final = Section(
    "turn/expand",
    translate("Rule book turn", "Expanding and discounts", "rules §3 B.2"),
    (
        *paragraphs(
            translate(
                "Rule book turn",
                "Put a tile from your hand face down on an empty cell, next to one of your troops "
                "as in building. It costs nothing.",
                "rules §3 B.2",
            ),
            translate(
                "Rule book turn",
                "It is now open terrain. It belongs to nobody, has no roads and no points of its "
                "own, but troops may stand on it and it counts wherever tiles or terrains are "
                "counted.",
                "rules §3 B.2",
            ),
            translate(
                "Rule book turn",
                "Each expansion gives you one <b>discount</b>: one later build of this turn needs "
                "1 resource less, of any kind.",
                "rules §3 B.2",
            ),
        ),
        Example(
            "discount-one",
            translate(
                "Rule book turn",
                "White has just laid out the tile on the right as open terrain. Missing for the "
                "Inn: {short}. Open discounts: {open}. White can build the Inn, and the discount "
                "is used.",
                "rules §3 B.2",
            ),
            (
                ("short", measures.short_of("inn-wood")),
                ("open", measures.discounts_open),
            ),
            View(marks=frozenset({Mark.SOURCES}), reserve=True, tile="inn-wood"),
            (Expand("camp-wood", (1, 0)),),
        ),
        Example(
            "discount-two",
            translate(
                "Rule book turn",
                "After two expansions White has two discounts, and both may go into one build. "
                "Open discounts: {open}. Missing for the Cathedral: {short}. Used: {used}.",
                "rules R3",
            ),
            (
                ("short", measures.short_of("cathedral-stone")),
                ("open", measures.discounts_open),
                ("used", measures.discounts_used("cathedral-stone")),
            ),
            View(marks=frozenset({Mark.SOURCES}), reserve=True, tile="cathedral-stone"),
            (Expand("camp-wood", (1, 0)), Expand("lodge", (1, 1))),
        ),
        RulingBox("R3"),
    ),
)

MOVE: Final = Section(
    "turn/move",
    translate("Rule book turn", "Moving troops", "rules §3 C"),
    (
        Paragraph(
            translate(
                "Rule book turn",
                "Each of your troops may do one of these things once in your turn:",
                "rules §3 C",
            )
        ),
        Bullets(
            (
                translate(
                    "Rule book turn",
                    "<b>March</b> to an adjacent tile of the landscape on which no troop stands.",
                    "rules §3 C.1",
                ),
                translate(
                    "Rule book turn",
                    "<b>Deploy</b>, an ordinary troop only: from the royal reserve onto a tile "
                    "without a troop, adjacent to a tile where another of your troops stands.",
                    "rules §3 C.2",
                ),
                translate(
                    "Rule book turn",
                    "<b>Withdraw</b>, an ordinary troop only: from the landscape to the royal "
                    "reserve. The retinue never leaves the landscape.",
                    "rules §3 C.3",
                ),
            ),
            numbered=True,
        ),
        Example(
            "march",
            translate(
                "Rule book turn",
                "White's retinue may march to any of the golden tiles: {steps}. It may enter "
                "Blue's buildings, but no tile on which a troop stands already, whoever it is.",
                "rules §3 C.1",
            ),
            (("steps", measures.steps_from((0, 0))),),
            View(marks=frozenset({Mark.STEPS}), origin=(0, 0)),
        ),
        *paragraphs(
            translate(
                "Rule book turn",
                "A troop that has moved shows its cross until your turn ends. It still counts for "
                "reach, access and the cells around it.",
                "rules R4",
            ),
            translate(
                "Rule book turn",
                "Troops do not fight. An opposing troop only keeps its tile for itself.",
                "rules §3 C",
            ),
        ),
        RulingBox("R4"),
    ),
)

"""Chapter: a turn, the reach, taking a tile, and the end of a turn."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.rules.actions import Take, Withdraw
from twoheirs_qt.rules.components import Heir, Terrain
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
from twoheirs_qt.words.rulebook.turn_actions import ACCESS, BUILD, EXPAND, MOVE
from twoheirs_qt.words.text import translate

_OVERVIEW: Final = Section(
    "turn/overview",
    translate("Rule book turn", "What you do in a turn", "rules §3"),
    (
        Paragraph(
            translate(
                "Rule book turn",
                "The heirs take turns. In yours you do three things, in any order and mixed as "
                "you like:",
                "rules §3",
            )
        ),
        Bullets(
            (
                translate(
                    "Rule book turn",
                    "<b>Take</b> one tile from the royal reserve into your hand. You must, and "
                    "you do it once. See <a href='turn/take'>taking a tile</a>.",
                    "rules §3 A",
                ),
                translate(
                    "Rule book turn",
                    "<b>Play</b> tiles from your hand, as many as you like or none: <a "
                    "href='turn/build'>build</a> or <a href='turn/expand'>expand</a>.",
                    "rules §3 B",
                ),
                translate(
                    "Rule book turn",
                    "<b>Move</b> your troops, each once at most. See <a href='turn/move'>moving "
                    "troops</a>.",
                    "rules §3 C",
                ),
            )
        ),
        *paragraphs(
            translate(
                "Rule book turn",
                "The order matters: what you take, where your troops stand and what you have just "
                "laid out all change what you can build next.",
                "rules §3",
            ),
            translate(
                "Rule book turn",
                "Some buildings let you do more: see <a href='effects/camp'>the Camp</a> and <a "
                "href='effects/siege'>the Siege Tower</a>.",
                "rules §4",
            ),
        ),
    ),
)

_REACH: Final = Section(
    "turn/reach",
    translate("Rule book turn", "Your reach", "rules §3 Reach"),
    (
        *paragraphs(
            translate(
                "Rule book turn",
                "Your reach is 1, and 1 more for each of your ordinary troops in the royal "
                "reserve: 1, 2 or 3 tiles.",
                "rules §3 Reach",
            ),
            translate(
                "Rule book turn",
                "It counts tiles clockwise from the shield. Empty places are skipped and not "
                "counted.",
                "rules §3 Reach",
            ),
            translate(
                "Rule book turn",
                "A tile in your reach can be taken. As long as it lies there, it also gives you "
                "its resource.",
                "rules §3 Reach",
            ),
        ),
        Example(
            "reach-gap",
            translate(
                "Rule book turn",
                "One of White's troops is in the royal reserve. Reach of White: {reach}. The empty "
                "place between them is skipped.",
                "rules §3 Reach",
            ),
            (("reach", measures.reach(Heir.WHITE)),),
            View(reserve=True),
        ),
        Paragraph(
            translate(
                "Rule book turn",
                "A troop that enters or leaves the royal reserve changes the reach at once, in the "
                "middle of your turn.",
                "rules §3 Reach",
            )
        ),
        Example(
            "reach-withdraw",
            translate(
                "Rule book turn",
                "White withdraws a troop from the landscape to the royal reserve. Reach of White "
                "before: {before}. Now: {now}. But the resource under that troop is gone.",
                "rules §3 Reach",
            ),
            (
                ("before", measures.reach_before(Heir.WHITE)),
                ("now", measures.reach(Heir.WHITE)),
            ),
            View(reserve=True, before=True),
            (Withdraw((1, 0)),),
        ),
    ),
)

_TAKE: Final = Section(
    "turn/take",
    translate("Rule book turn", "Taking a tile", "rules §3 A"),
    (
        Bullets(
            (
                translate(
                    "Rule book turn",
                    "Choose a tile within <a href='turn/reach'>your reach</a> and take it into "
                    "your hand.",
                    "rules §3 A",
                ),
                translate(
                    "Rule book turn",
                    "The shield moves to the place that is now empty, and turns to your "
                    "opponent's crown.",
                    "rules §3 A",
                ),
                translate(
                    "Rule book turn",
                    "The place that the shield has left is filled with the top tile of the "
                    "supply, face up.",
                    "rules §3 A",
                ),
                translate(
                    "Rule book turn",
                    "From now on the reach is counted from the shield's new place.",
                    "rules §3 A",
                ),
            ),
            numbered=True,
        ),
        Example(
            "reach-take",
            translate(
                "Rule book turn",
                "White takes the second tile in reach. The reach counts on from the shield's new "
                "place, so other tiles are in it. Access to stone before: {before}. Now: {now}.",
                "rules §3 A",
            ),
            (
                ("before", measures.access_before(Heir.WHITE, Terrain.STONE)),
                ("now", measures.access(Heir.WHITE, Terrain.STONE)),
            ),
            View(reserve=True, before=True),
            (Take(2),),
        ),
        *paragraphs(
            translate(
                "Rule book turn",
                "You take exactly one tile a turn. Only a <a href='effects/camp'>Camp</a> allows "
                "one more.",
                "rules §3 A",
            ),
            translate(
                "Rule book turn",
                "If the refill was the last tile of the supply, the <a href='end/last-round'>last "
                "round</a> begins.",
                "rules §3 A",
            ),
        ),
        RulingBox("R2"),
    ),
)

_END: Final = Section(
    "turn/end",
    translate("Rule book turn", "The end of a turn", "rules §3"),
    (
        Bullets(
            (
                translate(
                    "Rule book turn",
                    "You may hold three tiles. If you hold more, choose which to discard until "
                    "three are left. Discarded tiles are out of the game.",
                    "rules §3",
                ),
                translate(
                    "Rule book turn",
                    "Your troops that have moved are turned back: they can move again in your "
                    "next turn.",
                    "rules §3",
                ),
                translate(
                    "Rule book turn",
                    "Discounts that you have not used are lost.",
                    "rules R3",
                ),
            )
        ),
        Paragraph(
            translate(
                "Rule book turn",
                "Then the other heir's turn begins. You cannot end a turn before you have taken "
                "your tile, if one lies in your reach.",
                "rules §3 A",
            )
        ),
        RulingBox("R1"),
    ),
)

CHAPTER: Final = Chapter(
    "turn",
    translate("Rule book turn", "A turn", "rules §3"),
    (_OVERVIEW, _REACH, _TAKE, BUILD, ACCESS, EXPAND, MOVE, _END),
    paged=True,
)

"""Chapter: the game for one, against Henry."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.rules.actions import Build
from twoheirs_qt.rules.components import Heir
from twoheirs_qt.words.names import level_name
from twoheirs_qt.words.rulebook import measures
from twoheirs_qt.words.rulebook.henry import PLACE, TAKE
from twoheirs_qt.words.rulebook.model import (
    Bullets,
    Chapter,
    Example,
    Mark,
    Paragraph,
    Picture,
    RulingBox,
    Section,
    Table,
    View,
    paragraphs,
)
from twoheirs_qt.words.text import plain, translate

_SETUP: Final = Section(
    "solo/setup",
    translate("Rule book solo", "Setting up against Henry", "rules §7"),
    (
        Paragraph(
            translate(
                "Rule book solo",
                "Henry is a simulated opponent. He decides nothing: each of his steps is forced by "
                "a rule, so you can reckon with him.",
                "rules §7",
            )
        ),
        Bullets(
            (
                translate(
                    "Rule book solo",
                    "<a href='setup/duel'>Set up</a> as for two. You are South, and you begin.",
                    "rules §7",
                ),
                translate(
                    "Rule book solo",
                    "Only your own retinue stands on the starting tile. Henry's three troops lie "
                    "outside, with their crosses up, and none of them is in the royal reserve.",
                    "rules §7",
                ),
                translate(
                    "Rule book solo",
                    "Shuffle the ten treasures face down, and remove some of them unseen:",
                    "rules §7",
                ),
            ),
            numbered=True,
        ),
        Table(
            (
                translate("Rule book solo", "Level", "rules §7"),
                translate("Rule book solo", "Opponent", "rules §7"),
                translate("Rule book solo", "Treasures removed", "rules §7"),
            ),
            (
                (plain("1"), level_name(1), plain("4")),
                (plain("2"), level_name(2), plain("2")),
                (plain("3"), level_name(3), plain("0")),
            ),
        ),
        *paragraphs(
            translate(
                "Rule book solo",
                "Roads are always scored against Henry.",
                "rules §7",
            ),
            translate(
                "Rule book solo",
                "You play by the rules of the game for two. When your turn ends, Henry does four "
                "things: he <a href='solo/take'>takes</a> a tile, <a "
                "href='solo/place'>places</a> it, brings a <a href='solo/treasures'>treasure</a> "
                "and then a <a href='solo/troop'>troop</a>.",
                "rules §7",
            ),
        ),
        RulingBox("R11"),
    ),
)

_TREASURES: Final = Section(
    "solo/treasures",
    translate("Rule book solo", "Treasures", "rules §7 Treasures"),
    (
        *paragraphs(
            translate(
                "Rule book solo",
                "When Henry has placed his tile, the top treasure of the pile, if there is one, "
                "goes face up onto it.",
                "rules §7.3",
            ),
            translate(
                "Rule book solo",
                "A treasure on the landscape is removed as soon as its condition holds, also at "
                "once when it is placed, and whoever laid the tiles:",
                "rules §7 Treasures",
            ),
        ),
        Table(
            (
                translate("Rule book solo", "Treasure", "rules §7 Treasures"),
                translate("Rule book solo", "It is removed when", "rules §7 Treasures"),
            ),
            (
                (
                    Picture("treasure/column-wood", 44, 44),
                    translate(
                        "Rule book solo",
                        "<b>Column:</b> at least two tiles of the shown terrain lie in its column, "
                        "however far away. Its own tile is not counted.",
                        "rules §7 Treasures",
                    ),
                ),
                (
                    Picture("treasure/row-wheat", 44, 44),
                    translate(
                        "Rule book solo",
                        "<b>Row:</b> the same in its row.",
                        "rules §7 Treasures",
                    ),
                ),
                (
                    Picture("treasure/formation-falling", 44, 44),
                    translate(
                        "Rule book solo",
                        "<b>Formation:</b> tiles of any kind lie on both neighbouring cells that "
                        "it shows.",
                        "rules §7 Treasures",
                    ),
                ),
            ),
        ),
        Example(
            "treasure",
            translate(
                "Rule book solo",
                "The treasure on Henry's Market, “{treasure}”, wants two wheat tiles in its row. "
                "You build the Inn, and it goes. Treasures still left: {left}. Each of them would "
                "bring Henry points.",
                "rules §7 Treasures",
            ),
            (
                ("treasure", measures.removed_treasure),
                ("left", measures.treasures_left),
            ),
            View(marks=frozenset({Mark.TREASURES}), before=True),
            (Build("inn-wheat", (2, 0)),),
        ),
    ),
)

_TROOP: Final = Section(
    "solo/troop",
    translate("Rule book solo", "Henry's troops", "rules §7.4"),
    (
        *paragraphs(
            translate(
                "Rule book solo",
                "Each of Henry's troops shows a cross in the colour of one terrain. The one whose "
                "cross has the terrain of the tile just placed moves onto it.",
                "rules §7.4",
            ),
            translate(
                "Rule book solo",
                "It stands in the way of your troops, but it doubles nothing.",
                "rules §7.4",
            ),
        ),
        Table(
            (
                translate("Rule book solo", "Troop", "rules §7.4"),
                translate("Rule book solo", "It goes to his new tile of", "rules §7.4"),
            ),
            (
                (
                    Picture("troop/blue-retinue-cross-wood", 38, 48),
                    translate("Rule book solo", "wood", "rules §7.4"),
                ),
                (
                    Picture("troop/blue-troop-cross-wheat", 38, 48),
                    translate("Rule book solo", "wheat", "rules §7.4"),
                ),
                (
                    Picture("troop/blue-troop-cross-stone", 38, 48),
                    translate("Rule book solo", "stone", "rules §7.4"),
                ),
            ),
        ),
    ),
)

_SCORING: Final = Section(
    "solo/scoring",
    translate("Rule book solo", "Scoring against Henry", "rules §7 Solo scoring"),
    (
        Bullets(
            (
                translate(
                    "Rule book solo",
                    "You score <a href='end/scoring'>as usual</a>.",
                    "rules §7 Solo scoring",
                ),
                translate(
                    "Rule book solo",
                    "Henry scores his buildings as usual, but his troops are ignored. Instead, the "
                    "three of his buildings that score most are doubled.",
                    "rules §7 Solo scoring",
                ),
                translate(
                    "Rule book solo",
                    "Roads are scored as usual, his and yours.",
                    "rules §7 Solo scoring",
                ),
                translate(
                    "Rule book solo",
                    "Henry scores 5 for each treasure still on the pile or on the landscape.",
                    "rules §7 Solo scoring",
                ),
            )
        ),
        Paragraph(
            translate(
                "Rule book solo",
                "You win if you have <i>more</i> points than Henry. With as many, you have lost.",
                "rules §7 Solo scoring",
            )
        ),
        Example(
            "henry-score",
            translate(
                "Rule book solo",
                "Three of Henry's four buildings are doubled, the one that scores least is not. "
                "Together they bring him {buildings}, and the treasures {treasures} more. Henry: "
                "{henry}. You: {you}.",
                "rules §7 Solo scoring",
            ),
            (
                ("buildings", measures.total_without_roads(Heir.BLUE)),
                ("treasures", measures.treasure_points(Heir.BLUE)),
                ("henry", measures.total(Heir.BLUE)),
                ("you", measures.total(Heir.WHITE)),
            ),
            View(focus=((1, 0), (1, 1), (2, 0), (2, 1))),
        ),
        RulingBox("R12"),
    ),
)

CHAPTER: Final = Chapter(
    "solo",
    translate("Rule book solo", "Alone against Henry", "rules §7"),
    (_SETUP, TAKE, PLACE, _TREASURES, _TROOP, _SCORING),
    paged=True,
)

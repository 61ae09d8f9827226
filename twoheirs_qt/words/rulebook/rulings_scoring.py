"""The rulings on scoring, and where the printed editions differ."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.words.rulebook.model import Ruling
from twoheirs_qt.words.text import translate

RULINGS_OF_SCORING: Final = (
    Ruling(
        "R7",
        translate("Rule book rulings", "How far an Inn looks", "rules R7"),
        translate(
            "Rule book rulings",
            "Do the tiles in an Inn's row or column have to lie close by, and without gaps?",
            "rules R7",
        ),
        translate(
            "Rule book rulings",
            "No. Any distance, and gaps do not matter. Up to three tiles of any kind count on each "
            "side.",
            "rules R7",
        ),
    ),
    Ruling(
        "R8",
        translate("Rule book rulings", "Two guilds of one craft", "rules R8"),
        translate(
            "Rule book rulings",
            "Does a second Guild of the same craft raise the points once more?",
            "rules R8",
        ),
        translate(
            "Rule book rulings",
            "No. Two guilds of one craft do not add up: a pair scores 4.",
            "rules R8",
        ),
    ),
    Ruling(
        "R9",
        translate("Rule book rulings", "A road that touches a tile twice", "rules R9"),
        translate(
            "Rule book rulings",
            "A road may come back to a tile that it has touched before. Does the tile count twice?",
            "rules R9",
        ),
        translate(
            "Rule book rulings",
            "No. It is counted once. See the <a href='roads/crossroads'>example</a>.",
            "rules R9",
        ),
    ),
    Ruling(
        "R12",
        translate("Rule book rulings", "Equal buildings of Henry's", "rules R12"),
        translate(
            "Rule book rulings",
            "Which of Henry's buildings are doubled if several score the same?",
            "rules R12",
        ),
        translate(
            "Rule book rulings",
            "Any of them: three are doubled, and equal points change nothing in the sum.",
            "rules R12",
        ),
    ),
    Ruling(
        "R13",
        translate("Rule book rulings", "One picture, two names", "rules R13"),
        translate(
            "Rule book rulings",
            "The second example of the rulebooks shows one picture with one cost. The Polish and "
            "the German text call it a Trading Post, the Slovak one a Cowshed.",
            "rules R13",
        ),
        translate(
            "Rule book rulings",
            "Here both the Trading Post and the Cowshed have this cost.",
            "rules R13",
        ),
    ),
    Ruling(
        "R14",
        translate("Rule book rulings", "Whose buildings a Bakery counts", "rules R14"),
        translate(
            "Rule book rulings",
            "Bakery, Smithy and Lodge: the Slovak and the German rules speak of your own "
            "buildings, the Polish rules say nothing about it.",
            "rules R14",
        ),
        translate(
            "Rule book rulings",
            "Only your own buildings count.",
            "rules R14",
        ),
    ),
    Ruling(
        "R15",
        translate("Rule book rulings", "Open terrain beside a workshop", "rules R15"),
        translate(
            "Rule book rulings",
            "Basketry, Pottery and Cooperage: the Slovak and the German rules count open terrain, "
            "the Polish rules say nothing about it.",
            "rules R15",
        ),
        translate(
            "Rule book rulings",
            "Open terrain counts.",
            "rules R15",
        ),
    ),
    Ruling(
        "R16",
        translate("Rule book rulings", "Whose Watchtowers a Garrison counts", "rules R16"),
        translate(
            "Rule book rulings",
            "The Polish and the Slovak rules count the Watchtowers of either heir, the German "
            "rules say nothing about it.",
            "rules R16",
        ),
        translate(
            "Rule book rulings",
            "The Watchtowers of both heirs count.",
            "rules R16",
        ),
    ),
    Ruling(
        "R17",
        translate("Rule book rulings", "The colours of an example", "rules R17"),
        translate(
            "Rule book rulings",
            "In the fifth example of the rulebooks, the German text swaps the colours of road B.",
            "rules R17",
        ),
        translate(
            "Rule book rulings",
            "The Polish and the Slovak text are followed: two buildings of Blue's and one of "
            "White's, so Blue scores 1.",
            "rules R17",
        ),
    ),
)

"""Chapter: the game in a minute, and how to read the book."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.words.rulebook.model import Bullets, Chapter, Section, paragraphs
from twoheirs_qt.words.text import translate

_IDEA: Final = Section(
    "start/idea",
    translate("Rule book start", "The game in a minute", "rules, introduction"),
    (
        *paragraphs(
            translate(
                "Rule book start",
                "Two heirs, White and Blue, lay out one landscape together. Everything they build "
                "stands in it side by side, and each counts what is theirs.",
                "rules, introduction",
            ),
            translate(
                "Rule book start",
                "On your turn you <a href='turn/take'>take</a> one tile from the royal reserve, "
                "<a href='turn/build'>build</a> or <a href='turn/expand'>expand</a> with the tiles "
                "of your hand as often as you can, and <a href='turn/move'>move</a> your troops. "
                "You do all this in any order.",
                "rules §3",
            ),
            translate(
                "Rule book start",
                "Nothing is ever spent. A resource counts for you as long as a troop of yours "
                "stands on it, your <a href='turn/reach'>reach</a> touches it, or a building of "
                "yours gives it.",
                "rules §3 B.1",
            ),
            translate(
                "Rule book start",
                "So your three troops are the heart of the game. Where each of them stands decides "
                "what you can do:",
                "rules §3",
            ),
        ),
        Bullets(
            (
                translate(
                    "Rule book start",
                    "In the landscape a troop opens the cells around it for your tiles, and gives "
                    "the resource of the tile under it.",
                    "rules §3 B.1",
                ),
                translate(
                    "Rule book start",
                    "In the royal reserve a troop lengthens your reach: more tiles to choose from, "
                    "and more resources.",
                    "rules §3 Reach",
                ),
                translate(
                    "Rule book start",
                    "At the end of the game a troop on a building of yours doubles its points.",
                    "rules §5",
                ),
            )
        ),
        *paragraphs(
            translate(
                "Rule book start",
                "When the last tile of the supply is drawn, the <a href='end/last-round'>last "
                "round</a> begins. After it the landscape is <a href='end/scoring'>scored</a>, and "
                "the heir with more points wins.",
                "rules §6",
            ),
            translate(
                "Rule book start",
                "A game for one, against Henry, has a <a href='solo/setup'>chapter of its own</a>.",
                "rules §7",
            ),
        ),
    ),
)

_BOOK: Final = Section(
    "start/book",
    translate("Rule book start", "How to read this book", "rules, introduction"),
    (
        *paragraphs(
            translate(
                "Rule book start",
                "The examples are alive. The program draws each of them from a position and scores "
                "it by the same rules that you play by, so picture, words and game agree.",
                "rules, introduction",
            ),
            translate(
                "Rule book start",
                "In a picture, gold frames the tiles that points or resources come from, and the "
                "other tiles are paler. The letters and numbers at its edge name the cells, as "
                "they do on the table: the first tile of a game lies on M13.",
                "rules, introduction",
            ),
            translate(
                "Rule book start",
                "White sits at the bottom in all examples, so White's buildings stand upright and "
                "Blue's upside down.",
                "rules §3 B.1",
            ),
            translate(
                "Rule book start",
                "A frame with a number such as R7 holds a <a href='ruling/R1'>ruling</a>: a point "
                "that the printed rules leave open, or tell differently from language to language, "
                "and what this program does about it.",
                "rules, introduction",
            ),
            translate(
                "Rule book start",
                "This program is made by fans. Its words and pictures are its own; what the game "
                "owes to its designers Ondřej Cigánek, Ivan Dostál and Oldřich Rejl, and to its "
                "publisher Albi, is the game itself.",
                "rules, introduction",
            ),
        ),
    ),
)

CHAPTER: Final = Chapter(
    "start",
    translate("Rule book start", "Welcome", "rules, introduction"),
    (_IDEA, _BOOK),
)

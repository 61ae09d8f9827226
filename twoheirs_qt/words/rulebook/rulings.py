"""The rulings: points that the rulebooks leave open or tell differently, and what we do."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.words.rulebook.model import (
    Chapter,
    Paragraph,
    Ruling,
    RulingBox,
    Section,
)
from twoheirs_qt.words.rulebook.rulings_scoring import RULINGS_OF_SCORING
from twoheirs_qt.words.text import Text, translate

_RULINGS_OF_PLAY: Final = (
    Ruling(
        "R1",
        translate("Rule book rulings", "Discarding", "rules R1"),
        translate(
            "Rule book rulings",
            "May an heir throw away tiles at will, or only what is above the limit of the hand?",
            "rules R1",
        ),
        translate(
            "Rule book rulings",
            "Only tiles above three are discarded, at the end of the turn, and exactly as many as "
            "are above it. Nothing else may be discarded.",
            "rules R1",
        ),
    ),
    Ruling(
        "R2",
        translate("Rule book rulings", "Nothing to take", "rules R2"),
        translate(
            "Rule book rulings",
            "Taking a tile is a duty. What if no tile is left in reach?",
            "rules R2",
        ),
        translate(
            "Rule book rulings",
            "An heir who cannot take a tile, because none lies in reach, need not.",
            "rules R2",
        ),
    ),
    Ruling(
        "R3",
        translate("Rule book rulings", "Several discounts", "rules R3"),
        translate(
            "Rule book rulings",
            "How may discounts from several expansions be used?",
            "rules R3",
        ),
        translate(
            "Rule book rulings",
            "Several may go into one build, or into different ones. A build uses only as many as "
            "it is short of. What is left at the end of the turn is lost.",
            "rules R3",
        ),
    ),
    Ruling(
        "R4",
        translate("Rule book rulings", "What counts as a move", "rules R4"),
        translate(
            "Rule book rulings",
            "May a troop that has come from the reserve, or gone back to it, move once more?",
            "rules R4",
        ),
        translate(
            "Rule book rulings",
            "A troop that was deployed or withdrawn this turn has moved. The two ordinary troops "
            "of an heir are alike, but each has its own mark. A troop that has moved counts for "
            "reach, access and adjacency like any other.",
            "rules R4",
        ),
    ),
    Ruling(
        "R5",
        translate("Rule book rulings", "The second tile of a Camp", "rules R5"),
        translate(
            "Rule book rulings",
            "Must the tile be taken for which a Camp was broken?",
            "rules R5",
        ),
        translate(
            "Rule book rulings",
            "No, it may be left. A Camp can be broken only while there is a tile in the royal "
            "reserve. When the turn ends, the shield shows the opponent's crown in any case. "
            "Several Camps may be broken in a turn, each only while the shield shows the "
            "opponent's crown.",
            "rules R5",
        ),
    ),
    Ruling(
        "R6",
        translate("Rule book rulings", "Destroying buildings", "rules R6"),
        translate(
            "Rule book rulings",
            "When exactly may a Siege Tower destroy, how many buildings, and what becomes of "
            "what stands on them?",
            "rules R6",
        ),
        translate(
            "Rule book rulings",
            "Each building that qualifies may be destroyed or spared by itself, at once after the "
            "build, before any other action. Troops and treasures on it stay. A building that is "
            "placed between two towers that stand already triggers nothing.",
            "rules R6",
        ),
    ),
    Ruling(
        "R10",
        translate("Rule book rulings", "Your last building has become open terrain", "rules R10"),
        translate(
            "Rule book rulings",
            "Where does Henry place his tile if your last building has become open terrain?",
            "rules R10",
        ),
        translate(
            "Rule book rulings",
            "Around its cell, as before. But open terrain has no roads, so rules A and B of his <a "
            "href='solo/place'>placing</a> do not apply.",
            "rules R10",
        ),
    ),
    Ruling(
        "R11",
        translate("Rule book rulings", "Henry and effects", "rules R11"),
        translate(
            "Rule book rulings",
            "Does Henry make use of what his buildings allow?",
            "rules R11",
        ),
        translate(
            "Rule book rulings",
            "No. Henry never uses optional effects: he breaks no Camp and destroys no building.",
            "rules R11",
        ),
    ),
    Ruling(
        "R18",
        translate("Rule book rulings", "Where Henry joins a road", "rules R18"),
        translate(
            "Rule book rulings",
            "By rule A, Henry's tile joins a road of your last building. May it do so at the far "
            "end of a longer road, too? The German rules could be read so.",
            "rules R18",
        ),
        translate(
            "Rule book rulings",
            "No. It joins at an edge of that building: a section of it ends there, and a section "
            "of the new tile meets it.",
            "rules R18",
        ),
    ),
    Ruling(
        "R19",
        translate("Rule book rulings", "A supply that is empty from the start", "rules R19"),
        translate(
            "Rule book rulings",
            "In a position made by hand the supply may be empty though no refill has taken its "
            "last tile. When does the game end?",
            "rules R19",
        ),
        translate(
            "Rule book rulings",
            "The end of the running turn triggers it. Then each heir has one more turn.",
            "rules R19",
        ),
    ),
)


def _number(ruling: Ruling) -> int:
    return int(ruling.number[1:])


RULINGS: Final[tuple[Ruling, ...]] = tuple(
    sorted((*_RULINGS_OF_PLAY, *RULINGS_OF_SCORING), key=_number)
)
"""All rulings by number."""

#: The heading of a ruling: its number and what it is about.
_TITLE: Final = translate("Rule book rulings", "{number} · {title}", "rules, R1 to R19")

_ABOUT: Final = Paragraph(
    translate(
        "Rule book rulings",
        "The Polish, the Slovak and the German rules of the game leave some points open, and on "
        "some they disagree. There this program had to decide. These rulings are its own: at your "
        "table you may agree on something else.",
        "rules, introduction",
    )
)


def _section(ruling: Ruling) -> Section:
    title: Text = _TITLE.fill(number=ruling.number, title=ruling.title)
    return Section(ruling.section, title, (RulingBox(ruling.number),))


_FIRST: Final = Section(
    "rulings/about",
    translate("Rule book rulings", "What a ruling is", "rules, introduction"),
    (_ABOUT,),
)

CHAPTER: Final = Chapter(
    "rulings",
    translate("Rule book rulings", "Rulings of this program", "rules, introduction"),
    (_FIRST, *(_section(ruling) for ruling in RULINGS)),
)

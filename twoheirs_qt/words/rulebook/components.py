"""Chapter: what is on the table, and what the words of the book mean."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.words.rulebook.model import (
    Chapter,
    Parts,
    Picture,
    Section,
    Table,
    paragraphs,
)
from twoheirs_qt.words.text import plain, translate

_BOX: Final = Section(
    "components/box",
    translate("Rule book components", "What belongs to the game", "rules §1"),
    (
        Table(
            (
                translate("Rule book components", "Number", "rules §1"),
                translate("Rule book components", "What", "rules §1"),
            ),
            (
                (
                    plain("54"),
                    translate(
                        "Rule book components",
                        "building tiles: 6 sets of 9, and in each set 3 wood (green), 3 wheat "
                        "(yellow) and 3 stone (grey). A game is played with 3 of the sets.",
                        "rules §1",
                    ),
                ),
                (
                    plain("6"),
                    translate(
                        "Rule book components",
                        "troops: for each heir 1 retinue with a golden rim and 2 ordinary troops",
                        "rules §1",
                    ),
                ),
                (
                    plain("1"),
                    translate(
                        "Rule book components",
                        "royal shield, with White's crown on one side and Blue's on the other",
                        "rules §1",
                    ),
                ),
                (
                    plain("1"),
                    translate(
                        "Rule book components",
                        "score pad, which the program keeps for you",
                        "rules §1",
                    ),
                ),
                (
                    plain("10 + 1"),
                    translate(
                        "Rule book components",
                        "treasures and a scaffold, used in the game against Henry only",
                        "rules §1",
                    ),
                ),
            ),
        ),
    ),
)

_TILE: Final = Section(
    "components/tile",
    translate("Rule book components", "A building tile", "rules §1"),
    (
        Parts(
            "trading-post-farm",
            (
                translate(
                    "Rule book components",
                    "<b>The cost</b>, one glyph for each resource that you need access to. See "
                    "<a href='symbols/cost'>costs</a>.",
                    "rules §1",
                ),
                translate(
                    "Rule book components",
                    "<b>The set</b> that the tile belongs to. See <a href='symbols/sets'>sets</a>.",
                    "rules §1",
                ),
                translate(
                    "Rule book components",
                    "<b>The building.</b> What each scores is told under <a "
                    "href='buildings/overview'>buildings</a>.",
                    "rules §1",
                ),
                translate(
                    "Rule book components",
                    "<b>The effect</b>, in pictures without words. See <a "
                    "href='symbols/strip'>effects</a>.",
                    "rules §1",
                ),
                translate(
                    "Rule book components",
                    "<b>The terrain</b>: the whole ground of the tile. It is also the resource "
                    "that the tile gives, in the reserve and in the landscape.",
                    "rules §1",
                ),
                translate(
                    "Rule book components",
                    "<b>A road</b>, on some tiles. Here it is a crossroads: four ends that do not "
                    "meet. See <a href='roads/sections'>roads</a>.",
                    "rules §1",
                ),
            ),
        ),
        *paragraphs(
            translate(
                "Rule book components",
                "The back shows the terrain alone. That is why everybody knows the terrain of the "
                "topmost tile of the supply, and why a tile that lies face down is open terrain.",
                "rules §1",
            ),
        ),
    ),
)

_TROOPS: Final = Section(
    "components/troops",
    translate("Rule book components", "Troops and the royal shield", "rules §1"),
    (
        Table(
            (
                translate("Rule book components", "Picture", "rules §1"),
                translate("Rule book components", "What it is", "rules §1"),
            ),
            (
                (
                    Picture("troop/white-retinue", 38, 48),
                    translate(
                        "Rule book components",
                        "<b>Retinue.</b> It never leaves the landscape.",
                        "rules §3 C",
                    ),
                ),
                (
                    Picture("troop/white-troop", 38, 48),
                    translate(
                        "Rule book components",
                        "<b>Ordinary troop.</b> It goes to and fro between the landscape and the "
                        "royal reserve.",
                        "rules §3 C",
                    ),
                ),
                (
                    Picture("troop/blue-troop-moved", 38, 48),
                    translate(
                        "Rule book components",
                        "<b>A troop that has moved</b> shows its cross until the end of the turn.",
                        "rules §1",
                    ),
                ),
                (
                    Picture("shield/blue", 48, 56),
                    translate(
                        "Rule book components",
                        "<b>Royal shield.</b> It lies on one of the seven places of the royal "
                        "reserve. Its crown tells who is to take the next tile.",
                        "rules §3 A",
                    ),
                ),
            ),
        ),
        *paragraphs(
            translate(
                "Rule book components",
                "White carries a lily and Blue an eagle, so nobody needs to tell the colours "
                "apart.",
                "rules §1",
            ),
        ),
    ),
)

_WORDS: Final = Section(
    "components/words",
    translate("Rule book components", "Words of this book", "rules, words"),
    (
        Table(
            (
                translate("Rule book components", "Word", "rules, words"),
                translate("Rule book components", "What it means", "rules, words"),
            ),
            (
                (
                    translate("Rule book components", "Heir", "rules, words"),
                    translate(
                        "Rule book components",
                        "A player: White or Blue.",
                        "rules, words",
                    ),
                ),
                (
                    translate("Rule book components", "South", "rules, words"),
                    translate(
                        "Rule book components",
                        "The heir at the bottom of the table: White, unless you choose otherwise, "
                        "and in a solo game the human.",
                        "rules, words",
                    ),
                ),
                (
                    translate("Rule book components", "Landscape", "rules, words"),
                    translate(
                        "Rule book components",
                        "All tiles laid out in the middle. It has no border.",
                        "rules §2",
                    ),
                ),
                (
                    translate("Rule book components", "Open terrain", "rules, words"),
                    translate(
                        "Rule book components",
                        "A tile of the landscape that lies face down. It belongs to nobody, but "
                        "troops stand on it and it gives its resource.",
                        "rules §3 B.2",
                    ),
                ),
                (
                    translate("Rule book components", "Adjacent", "rules, words"),
                    translate(
                        "Rule book components",
                        "One of the eight cells around, corners included.",
                        "rules, words",
                    ),
                ),
                (
                    translate("Rule book components", "Orthogonally adjacent", "rules, words"),
                    translate(
                        "Rule book components",
                        "One of the four cells that share an edge.",
                        "rules, words",
                    ),
                ),
                (
                    translate("Rule book components", "Row, column", "rules, words"),
                    translate(
                        "Rule book components",
                        "All cells to the left and right, or above and below, however far away.",
                        "rules §5",
                    ),
                ),
                (
                    translate("Rule book components", "Royal reserve", "rules, words"),
                    translate(
                        "Rule book components",
                        "The ring of seven places with the shield, from which tiles are taken.",
                        "rules §2",
                    ),
                ),
                (
                    translate("Rule book components", "Supply", "rules, words"),
                    translate(
                        "Rule book components",
                        "The pile of tiles, face down, that refills the royal reserve.",
                        "rules §2",
                    ),
                ),
            ),
        ),
    ),
)

CHAPTER: Final = Chapter(
    "components",
    translate("Rule book components", "What is on the table", "rules §1"),
    (_BOX, _TILE, _TROOPS, _WORDS),
)

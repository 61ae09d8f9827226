"""The buildings of the set Trade & Church."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.rules.components import Building, Heir, Terrain
from twoheirs_qt.words.rulebook import measures
from twoheirs_qt.words.rulebook.entry import Entry
from twoheirs_qt.words.rulebook.model import Example, Mark, View
from twoheirs_qt.words.text import translate

_NO_TROOP: Final = translate(
    "Rule book buildings",
    "No troop is needed for that. A troop of yours that does stand on it gives 1 more, as on any "
    "tile of this terrain.",
    "rules §3 B.1",
)

_SOURCES: Final = frozenset({Mark.SOURCES})

ENTRIES: Final = (
    Entry(
        Building.FARM,
        translate(
            "Rule book buildings",
            "0 points. It always gives you access to 1 wheat.",
            "rules §4",
        ),
        (_NO_TROOP,),
        (
            Example(
                "building-farm",
                translate(
                    "Rule book buildings",
                    "No troop stands on White's Farm, and yet it gives wheat. The royal reserve is "
                    "empty here, and the retinue has stone. Access of White: wood {wood}, wheat "
                    "{wheat}, stone {stone}. Farm: {points}.",
                    "rules §3 B.1",
                ),
                (
                    ("wood", measures.access(Heir.WHITE, Terrain.WOOD)),
                    ("wheat", measures.access(Heir.WHITE, Terrain.WHEAT)),
                    ("stone", measures.access(Heir.WHITE, Terrain.STONE)),
                    ("points", measures.points((0, 0))),
                ),
                View(focus=((0, 0),), marks=_SOURCES),
            ),
        ),
    ),
    Entry(
        Building.SAWMILL,
        translate(
            "Rule book buildings",
            "0 points. It always gives you access to 1 wood.",
            "rules §4",
        ),
        (_NO_TROOP,),
        (
            Example(
                "building-sawmill",
                translate(
                    "Rule book buildings",
                    "White's retinue stands on White's Sawmill: 1 wood from the building, and 1 "
                    "from the tile under the troop. The royal reserve is empty here. Access of "
                    "White: wood {wood}, wheat {wheat}, stone {stone}. Sawmill: {points}, doubled "
                    "or not.",
                    "rules §3 B.1",
                ),
                (
                    ("wood", measures.access(Heir.WHITE, Terrain.WOOD)),
                    ("wheat", measures.access(Heir.WHITE, Terrain.WHEAT)),
                    ("stone", measures.access(Heir.WHITE, Terrain.STONE)),
                    ("points", measures.counted((0, 0))),
                ),
                View(focus=((0, 0),), marks=_SOURCES),
            ),
        ),
    ),
    Entry(
        Building.QUARRY,
        translate(
            "Rule book buildings",
            "0 points. It always gives you access to 1 stone.",
            "rules §4",
        ),
        (_NO_TROOP,),
        (
            Example(
                "building-quarry",
                translate(
                    "Rule book buildings",
                    "The Quarry is Blue's, and the royal reserve is empty here. White's troop has "
                    "the terrain under it and nothing more: stone {white}. Blue has stone from the "
                    "Quarry without a troop: stone {blue}. Quarry: {points}.",
                    "rules §3 B.1",
                ),
                (
                    ("white", measures.access(Heir.WHITE, Terrain.STONE)),
                    ("blue", measures.access(Heir.BLUE, Terrain.STONE)),
                    ("points", measures.points((0, 0))),
                ),
                View(focus=((0, 0),), marks=_SOURCES),
            ),
        ),
    ),
    Entry(
        Building.TRADING_POST,
        translate(
            "Rule book buildings",
            "3 points for each building of yours of the kind it shows: Farm, Sawmill or Quarry.",
            "rules §5 Trading Post",
        ),
        (
            translate(
                "Rule book buildings",
                "It may lie anywhere. Your opponent's Farm, Sawmill or Quarry is of no use to it.",
                "rules §5 Trading Post",
            ),
        ),
        (
            Example(
                "building-trading-post",
                translate(
                    "Rule book buildings",
                    "White's Trading Post wants a Sawmill, and White owns one: {white}. Blue's "
                    "Trading Post wants a Farm, but the Farm is White's: {blue}.",
                    "rules §5 Trading Post",
                ),
                (
                    ("white", measures.points((0, 0))),
                    ("blue", measures.points((2, 0))),
                ),
                View(focus=((0, 0), (2, 0))),
            ),
        ),
        ("R13",),
    ),
    Entry(
        Building.CATHEDRAL,
        translate("Rule book buildings", "5 points.", "rules §5 Cathedral"),
        (
            translate(
                "Rule book buildings",
                "It costs much, but is worth the same wherever it stands, and a troop on it brings "
                "as much again.",
                "rules §5 Cathedral",
            ),
        ),
        (
            Example(
                "building-cathedral",
                translate(
                    "Rule book buildings",
                    "Blue's Cathedral: {blue}. White's has a troop of White's on it: {white}.",
                    "rules §5 Cathedral",
                ),
                (
                    ("white", measures.counted((0, 0))),
                    ("blue", measures.counted((1, 0))),
                ),
                View(focus=((0, 0), (1, 0))),
            ),
        ),
    ),
)

"""Chapter: how a duel is set up."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.rules.components import Building, TileSet
from twoheirs_qt.words.names import building_name, set_name
from twoheirs_qt.words.rulebook.model import (
    Bullets,
    Chapter,
    Entry,
    Picture,
    Section,
    Table,
    paragraphs,
)
from twoheirs_qt.words.text import listed, translate

BUILDINGS: Final[dict[TileSet, tuple[Building, ...]]] = {
    TileSet.TRAVEL: (
        Building.INN,
        Building.MARKET,
        Building.PILGRIMAGE_SITE,
        Building.ROBBER_BARON,
    ),
    TileSet.LAND_INDUSTRY: (
        Building.MILL,
        Building.MINE,
        Building.COWSHED,
        Building.BAKERY,
        Building.SMITHY,
        Building.LODGE,
        Building.CAMP,
    ),
    TileSet.TRADE_CHURCH: (
        Building.FARM,
        Building.SAWMILL,
        Building.QUARRY,
        Building.TRADING_POST,
        Building.CATHEDRAL,
    ),
    TileSet.WAR: (Building.SIEGE_TOWER, Building.FORTRESS),
    TileSet.PATROL: (Building.WATCHTOWER, Building.GARRISON),
    TileSet.CRAFTS: (Building.BASKETRY, Building.POTTERY, Building.COOPERAGE, Building.GUILD),
}
"""The buildings of each set, in the order of the book."""

_CHARACTER: Final = {
    TileSet.TRAVEL: translate(
        "Rule book setup",
        "Roads, neighbours and long rows. Good for a first game.",
        "rules §2",
    ),
    TileSet.LAND_INDUSTRY: translate(
        "Rule book setup",
        "Large areas of one terrain, and many buildings on it. Good for a first game.",
        "rules §2",
    ),
    TileSet.TRADE_CHURCH: translate(
        "Rule book setup",
        "Buildings that give resources, and others that live on them. Good for a first game.",
        "rules §2",
    ),
    TileSet.WAR: translate(
        "Rule book setup",
        "Siege Towers that pull down what the other heir has built.",
        "rules §4",
    ),
    TileSet.PATROL: translate(
        "Rule book setup",
        "Towers that look along rows and columns, and barracks that look across the diagonals.",
        "rules §5",
    ),
    TileSet.CRAFTS: translate(
        "Rule book setup",
        "Workshops that want pairs of terrains beside them, and guilds that raise their worth.",
        "rules §5",
    ),
}


def _set_row(tile_set: TileSet) -> tuple[Entry, ...]:
    return (
        Picture(f"set/{tile_set.value}", 30, 30),
        set_name(tile_set),
        listed([building_name(building) for building in BUILDINGS[tile_set]]),
        _CHARACTER[tile_set],
    )


_DUEL: Final = Section(
    "setup/duel",
    translate("Rule book setup", "Setting up for two", "rules §2"),
    (
        Bullets(
            (
                translate(
                    "Rule book setup",
                    "Choose three of the six <a href='setup/sets'>sets</a> and shuffle their 27 "
                    "tiles, face down, into the supply.",
                    "rules §2",
                ),
                translate(
                    "Rule book setup",
                    "Toss the royal shield. The heir whose crown it shows begins.",
                    "rules §2",
                ),
                translate(
                    "Rule book setup",
                    "Lay out the royal reserve, a ring of seven places. The shield takes one, and "
                    "the top six tiles of the supply, face up, take the others.",
                    "rules §2",
                ),
                translate(
                    "Rule book setup",
                    "The four ordinary troops, two of each heir, stand inside the ring.",
                    "rules §2",
                ),
                translate(
                    "Rule book setup",
                    "The next tile goes face down into the middle of the table. This starting tile "
                    "is open terrain, and both retinues stand on it.",
                    "rules §2",
                ),
            ),
            numbered=True,
        ),
        *paragraphs(
            translate(
                "Rule book setup",
                "Twenty tiles are left in the supply. Never again in the game do two troops share "
                "a tile.",
                "rules §2",
            ),
            translate(
                "Rule book setup",
                "The program does all this when you begin a new game. The order of the tiles comes "
                "from a seed: the same seed and the same options always give the same game.",
                "rules §2",
            ),
        ),
    ),
)

_SETS: Final = Section(
    "setup/sets",
    translate("Rule book setup", "The six sets", "rules §2"),
    (
        *paragraphs(
            translate(
                "Rule book setup",
                "Any three sets make a game. For the first one take Travel, Land &amp; Industry "
                "and Trade &amp; Church, and do not score roads.",
                "rules §2",
            ),
        ),
        Table(
            (
                translate("Rule book setup", "Symbol", "rules §1"),
                translate("Rule book setup", "Set", "rules §1"),
                translate("Rule book setup", "Buildings", "rules §1"),
                translate("Rule book setup", "What it is about", "rules §2"),
            ),
            tuple(_set_row(tile_set) for tile_set in TileSet),
        ),
    ),
)

_CHOICES: Final = Section(
    "setup/choices",
    translate("Rule book setup", "What the heirs agree on", "rules §2"),
    (
        Bullets(
            (
                translate(
                    "Rule book setup",
                    "<b>Sets.</b> Which three, chosen or drawn.",
                    "rules §2",
                ),
                translate(
                    "Rule book setup",
                    "<b>Roads.</b> Whether <a href='roads/score'>roads are scored</a>. The printed "
                    "rules leave them out of a first game.",
                    "rules §2",
                ),
                translate(
                    "Rule book setup",
                    "<b>Seats.</b> Who sits in the South, and so for whom the board is upright.",
                    "rules §2",
                ),
            )
        ),
    ),
)

CHAPTER: Final = Chapter(
    "setup",
    translate("Rule book setup", "Setting up", "rules §2"),
    (_DUEL, _SETS, _CHOICES),
)

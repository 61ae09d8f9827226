"""Names of the things on the table and of the players.

A name is a nominative. Where a sentence takes a building as its object ("built the Mill"), it uses
`name_building_as_object`, which languages with cases translate in the accusative; so with
`name_level_as_object`, `describe_missing_amounts` and `name_resource_as_access`. A context of its
own tells translators which form it is.

**Cells** are named as on the map grid of an atlas: a letter for the column, growing towards the
right, and a number for the row, growing towards South; the starting tile is **M13**, the middle
of the alphabet. So a name never changes while the landscape grows in any direction, is short
enough for the edge of the table, and is the same in every language and for both heirs. Cells more
than 12 columns to the left, 13 to the right or 12 rows up from the start are out of the grid and
named by their distance from it, `(-13, 4)` being 13 columns to the left and 4 rows down.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.games.two_heirs.rules.components import (
    Building,
    Catalogue,
    Heir,
    Terrain,
    Tile,
    TileSet,
    Treasure,
    TreasureKind,
    TroopKind,
)
from twoheirs_qt.tabletop.text.sanitize import sanitize
from twoheirs_qt.tabletop.text.text import (
    Text,
    join_by_and,
    join_by_semicolons,
    make_untranslated_text,
    translate,
)

Names: TypeAlias = tuple[str | Text, ...]
"""The names of White and Blue: a player's own name, a text (Henry), or "" for the colour."""

NO_NAMES: Final = ("", "")

_START_NUMBER: Final = 13
"""The number of the column and of the row of `[0, 0]`, counted from 1."""

_HEIRS: Final[Mapping[Heir, Text]] = {
    #: The player with the white pieces, used like a name.
    Heir.WHITE: translate("Heirs", "White"),
    #: The player with the blue pieces, used like a name.
    Heir.BLUE: translate("Heirs", "Blue"),
}

#: The simulated opponent of the solo game.
_HENRY: Final = translate("Heirs", "Henry")

_LEVELS: Final[Mapping[int, Text]] = {
    #: Level 1 of the solo game.
    1: translate("Heirs", "Henry the Poor"),
    #: Level 2 of the solo game.
    2: translate("Heirs", "Henry the Brave"),
    #: Level 3 of the solo game.
    3: translate("Heirs", "Henry the Hammer"),
}

_LEVELS_AS_OBJECTS: Final[Mapping[int, Text]] = {
    #: Accusative: "You beat Henry the Poor".
    1: translate("Heirs as object", "Henry the Poor"),
    #: Accusative: "You beat Henry the Brave".
    2: translate("Heirs as object", "Henry the Brave"),
    #: Accusative: "You beat Henry the Hammer".
    3: translate("Heirs as object", "Henry the Hammer"),
}

_SETS: Final[Mapping[TileSet, Text]] = {
    TileSet.TRAVEL: translate("Sets", "Travel"),
    TileSet.LAND_INDUSTRY: translate("Sets", "Land & Industry"),
    TileSet.TRADE_CHURCH: translate("Sets", "Trade & Church"),
    TileSet.WAR: translate("Sets", "War"),
    TileSet.PATROL: translate("Sets", "Patrol"),
    TileSet.CRAFTS: translate("Sets", "Crafts"),
}

_RESOURCES: Final[Mapping[Terrain, Text]] = {
    Terrain.WOOD: translate("Resources", "wood"),
    Terrain.WHEAT: translate("Resources", "wheat"),
    Terrain.STONE: translate("Resources", "stone"),
}

_AMOUNTS: Final[Mapping[Terrain, Text]] = {
    #: An amount of the resource in the nominative, as in a cost: "1 wood and 2 wheat".
    Terrain.WOOD: translate("Resources", "%n wood", "", 1),
    #: An amount of the resource in the nominative, as in a cost: "1 wood and 2 wheat".
    Terrain.WHEAT: translate("Resources", "%n wheat", "", 1),
    #: An amount of the resource in the nominative, as in a cost: "1 wood and 2 stone".
    Terrain.STONE: translate("Resources", "%n stone", "", 1),
}

_MISSING_AMOUNTS: Final[Mapping[Terrain, Text]] = {
    #: An amount in the case that "Missing {resources}" needs, such as the genitive in Polish.
    Terrain.WOOD: translate("Resources missing", "%n wood", "", 1),
    #: An amount in the case that "Missing {resources}" needs, such as the genitive in Polish.
    Terrain.WHEAT: translate("Resources missing", "%n wheat", "", 1),
    #: An amount in the case that "Missing {resources}" needs, such as the genitive in Polish.
    Terrain.STONE: translate("Resources missing", "%n stone", "", 1),
}

_RESOURCES_AS_ACCESS: Final[Mapping[Terrain, Text]] = {
    #: In the case that "access to {resource}" needs, such as the dative in Slovak.
    Terrain.WOOD: translate("Access to resources", "wood"),
    #: In the case that "access to {resource}" needs, such as the dative in Slovak.
    Terrain.WHEAT: translate("Access to resources", "wheat"),
    #: In the case that "access to {resource}" needs, such as the dative in Slovak.
    Terrain.STONE: translate("Access to resources", "stone"),
}

_TERRAINS: Final[Mapping[Terrain, Text]] = {
    Terrain.WOOD: translate("Terrains", "woods and pastures"),
    Terrain.WHEAT: translate("Terrains", "wheat field"),
    Terrain.STONE: translate("Terrains", "rocky plain"),
}

OPEN_TERRAIN: Final = translate("Terrains", "open terrain")

_TROOPS: Final[Mapping[TroopKind, Text]] = {
    #: The troop with the golden rim, one an heir.
    TroopKind.RETINUE: translate("Troops", "retinue"),
    TroopKind.TROOP: translate("Troops", "troop"),
}

_BUILDINGS: Final[Mapping[Building, Text]] = {
    Building.INN: translate("Buildings", "Inn"),
    Building.MARKET: translate("Buildings", "Market"),
    Building.PILGRIMAGE_SITE: translate("Buildings", "Pilgrimage Site"),
    Building.ROBBER_BARON: translate("Buildings", "Robber Baron"),
    Building.MILL: translate("Buildings", "Mill"),
    Building.MINE: translate("Buildings", "Mine"),
    Building.COWSHED: translate("Buildings", "Cowshed"),
    Building.BAKERY: translate("Buildings", "Bakery"),
    Building.SMITHY: translate("Buildings", "Smithy"),
    Building.LODGE: translate("Buildings", "Lodge"),
    Building.CAMP: translate("Buildings", "Camp"),
    Building.FARM: translate("Buildings", "Farm"),
    Building.SAWMILL: translate("Buildings", "Sawmill"),
    Building.QUARRY: translate("Buildings", "Quarry"),
    Building.TRADING_POST: translate("Buildings", "Trading Post"),
    Building.CATHEDRAL: translate("Buildings", "Cathedral"),
    Building.SIEGE_TOWER: translate("Buildings", "Siege Tower"),
    Building.FORTRESS: translate("Buildings", "Fortress"),
    Building.WATCHTOWER: translate("Buildings", "Watchtower"),
    Building.GARRISON: translate("Buildings", "Garrison"),
    Building.BASKETRY: translate("Buildings", "Basketry"),
    Building.POTTERY: translate("Buildings", "Pottery"),
    Building.COOPERAGE: translate("Buildings", "Cooperage"),
    Building.GUILD: translate("Buildings", "Guild"),
}

# The context's name tells translators the grammar; so does this hint, which lupdate shows.
#: Accusative, with the article where there is one: "White built the Inn", "took the Inn".
_INN_AS_OBJECT: Final = translate("Buildings as object", "the Inn")

_BUILDINGS_AS_OBJECTS: Final[Mapping[Building, Text]] = {
    Building.INN: _INN_AS_OBJECT,
    Building.MARKET: translate("Buildings as object", "the Market"),
    Building.PILGRIMAGE_SITE: translate("Buildings as object", "the Pilgrimage Site"),
    Building.ROBBER_BARON: translate("Buildings as object", "the Robber Baron"),
    Building.MILL: translate("Buildings as object", "the Mill"),
    Building.MINE: translate("Buildings as object", "the Mine"),
    Building.COWSHED: translate("Buildings as object", "the Cowshed"),
    Building.BAKERY: translate("Buildings as object", "the Bakery"),
    Building.SMITHY: translate("Buildings as object", "the Smithy"),
    Building.LODGE: translate("Buildings as object", "the Lodge"),
    Building.CAMP: translate("Buildings as object", "the Camp"),
    Building.FARM: translate("Buildings as object", "the Farm"),
    Building.SAWMILL: translate("Buildings as object", "the Sawmill"),
    Building.QUARRY: translate("Buildings as object", "the Quarry"),
    Building.TRADING_POST: translate("Buildings as object", "the Trading Post"),
    Building.CATHEDRAL: translate("Buildings as object", "the Cathedral"),
    Building.SIEGE_TOWER: translate("Buildings as object", "the Siege Tower"),
    Building.FORTRESS: translate("Buildings as object", "the Fortress"),
    Building.WATCHTOWER: translate("Buildings as object", "the Watchtower"),
    Building.GARRISON: translate("Buildings as object", "the Garrison"),
    Building.BASKETRY: translate("Buildings as object", "the Basketry"),
    Building.POTTERY: translate("Buildings as object", "the Pottery"),
    Building.COOPERAGE: translate("Buildings as object", "the Cooperage"),
    Building.GUILD: translate("Buildings as object", "the Guild"),
}

_VARIANTS: Final[Mapping[str, Text]] = {
    #: Variant of Inn and Watchtower, which count their row of the landscape: "Inn (row)".
    "row": translate("Variants", "row"),
    #: Variant of Inn and Watchtower, which count their column of the landscape: "Inn (column)".
    "column": translate("Variants", "column"),
    #: Variant of a workshop that scores neighbours to the left, right, above and below.
    "orthogonal": translate("Variants", "orthogonal"),
    #: Variant of a workshop that scores neighbours at its four corners.
    "diagonal": translate("Variants", "diagonal"),
}
"""The variants that are not the name of another building."""

#: A building and its variant: "Inn (row)", "Guild (Pottery)".
_BUILDING_WITH_VARIANT: Final = translate("Buildings", "{building} ({variant})")

#: Several tiles with one name, in a list: "Mill, Cathedral (2 tiles) and Inn"; {tile} is in the
#: case of the list.
_SEVERAL_TILES: Final = translate("Buildings", "{tile} (%n tiles)", "", 1)

#: A cell of the landscape on the map grid: M13.
_CELL: Final = translate("Cells", "{column}{row}")
#: A cell off the map grid: columns to the right and rows down from the starting tile.
_OFF_GRID_CELL: Final = translate("Cells", "({column}, {row})")

_TREASURES: Final[Mapping[TreasureKind, Text]] = {
    #: A treasure that goes when its column of the landscape has enough tiles of the terrain.
    TreasureKind.COLUMN: translate("Treasures", "Column: {terrain}"),
    #: A treasure that goes when its row of the landscape has enough tiles of the terrain.
    TreasureKind.ROW: translate("Treasures", "Row: {terrain}"),
    #: A treasure that goes when there are tiles on these neighbouring cells.
    TreasureKind.FORMATION: translate("Treasures", "Formation: {cells}"),
}

_COMPASS: Final[Mapping[str, Text]] = {
    #: The neighbouring cell towards the top of the board, in "Formation: …".
    "N": translate("Treasures", "north"),
    "NE": translate("Treasures", "north-east"),
    "E": translate("Treasures", "east"),
    "SE": translate("Treasures", "south-east"),
    "S": translate("Treasures", "south"),
    "SW": translate("Treasures", "south-west"),
    "W": translate("Treasures", "west"),
    "NW": translate("Treasures", "north-west"),
}


def name_heir(heir: Heir) -> Text:
    """Return the colour of an heir."""
    return _HEIRS[heir]


def name_player(names: Names, heir: Heir) -> Text:
    """Return the name of an heir in `names`, or else the colour."""
    name = names[heir]
    if isinstance(name, Text):
        return name
    return make_untranslated_text(sanitize(name)) if name.strip() else _HEIRS[heir]


def name_henry() -> Text:
    """Return the name of Henry without his level."""
    return _HENRY


def fill_in_henry(names: tuple[str, ...], henry: Heir | None) -> Names:
    """Return `names` with Henry's own name for the heir `henry`, unless he has another."""
    if henry is None or names[henry]:
        return names
    return (names[0], _HENRY) if henry else (_HENRY, names[1])


def name_level(level: int) -> Text:
    """Return Henry's name at a level of the solo game (1 to 3)."""
    return _LEVELS[level]


def name_level_as_object(level: int) -> Text:
    """Return Henry's name at a level as the object of a sentence."""
    return _LEVELS_AS_OBJECTS[level]


def name_set(tile_set: TileSet) -> Text:
    """Return the name of a set of tiles."""
    return _SETS[tile_set]


def name_resource(resource: Terrain) -> Text:
    """Return the name of a resource."""
    return _RESOURCES[resource]


def name_resource_as_access(resource: Terrain) -> Text:
    """Return a resource in the case it has in "access to wood"."""
    return _RESOURCES_AS_ACCESS[resource]


def describe_amount(resource: Terrain, amount: int) -> Text:
    """Return an amount of a resource: "2 stone"."""
    return _AMOUNTS[resource].fill_n(amount)


def describe_amounts(amounts: Sequence[int]) -> Text:
    """List the amounts of resources, at least one: "1 wood and 2 stone"."""
    return join_by_and(
        [describe_amount(resource, amounts[resource]) for resource in Terrain if amounts[resource]]
    )


def describe_missing_amounts(amounts: Sequence[int]) -> Text:
    """List the amounts of missing resources, at least one: "1 wood and 2 stone"."""
    return join_by_and(
        [
            _MISSING_AMOUNTS[resource].fill_n(amounts[resource])
            for resource in Terrain
            if amounts[resource]
        ]
    )


def describe_cost(tile: Tile) -> Text | None:
    """Return the cost of a tile: "1 wood and 2 stone"; None if it is free."""
    return describe_amounts(tile.cost) if any(tile.cost) else None


def name_terrain(terrain: Terrain) -> Text:
    """Return a terrain of the landscape: "wheat field"."""
    return _TERRAINS[terrain]


def name_troop(kind: TroopKind) -> Text:
    """Return the name of a kind of troop."""
    return _TROOPS[kind]


def name_building(building: Building) -> Text:
    """Return the name of a building without its variant."""
    return _BUILDINGS[building]


def name_building_as_object(building: Building) -> Text:
    """Return a building as the object of a sentence: "the Mill"."""
    return _BUILDINGS_AS_OBJECTS[building]


def name_variant(variant: str) -> Text:
    """Return the name of a variant: a direction, or another building."""
    direction = _VARIANTS.get(variant)
    return _BUILDINGS[Building(variant)] if direction is None else direction


def is_direction(variant: str | None) -> bool:
    """Whether a variant is a direction and not another building."""
    return variant in _VARIANTS


def name_tile(tile: Tile) -> Text:
    """Return the building of a tile with its variant, if it has one: "Inn (row)"."""
    return _add_variant(_BUILDINGS[tile.building], tile)


def name_tile_as_object(tile: Tile) -> Text:
    """Return a tile as the object of a sentence: "the Inn (row)"."""
    return _add_variant(_BUILDINGS_AS_OBJECTS[tile.building], tile)


def _add_variant(building: Text, tile: Tile) -> Text:
    if tile.variant is None:
        return building
    return _BUILDING_WITH_VARIANT.fill(building=building, variant=name_variant(tile.variant))


def name_tile_by_id(tile: str, catalogue: Catalogue) -> Text:
    """Return the name of a tile by its id; an unknown id is returned as it is."""
    known_tile = catalogue.tiles.get(tile)
    return make_untranslated_text(sanitize(tile)) if known_tile is None else name_tile(known_tile)


def name_building_as_object_by_id(tile: str, catalogue: Catalogue) -> Text:
    """Return the building of the tile with this id as the object of a sentence: "the Mill"."""
    return _BUILDINGS_AS_OBJECTS[catalogue.tiles[tile].building]


def distinguish_tile(tile: Tile, others: Iterable[Tile]) -> Text:
    """Return a tile as the object of a sentence, with what tells it from `others` of its building.

    Examples: "the Inn (row)", "the Camp (wood)".
    """
    tiles_of_building = [other for other in others if other.building is tile.building]
    differences: list[Text] = []
    if tile.variant is not None and any(
        other.variant != tile.variant for other in tiles_of_building
    ):
        differences.append(name_variant(tile.variant))
    if any(
        other.variant == tile.variant and other.terrain != tile.terrain
        for other in tiles_of_building
    ):
        differences.append(name_resource(tile.terrain))
    building = _BUILDINGS_AS_OBJECTS[tile.building]
    if not differences:
        return building
    return _BUILDING_WITH_VARIANT.fill(building=building, variant=join_by_semicolons(differences))


def combine_equal_names(names: Sequence[Text]) -> list[Text]:
    """Combine equal names in a list, with their numbers."""
    return [
        name if number == 1 else _SEVERAL_TILES.fill(tile=name).fill_n(number)
        for name, number in Counter(names).items()
    ]


def name_treasure(treasure: Treasure) -> Text:
    """Return the name of a treasure, which is its condition."""
    name = _TREASURES[treasure.kind]
    if treasure.kind is TreasureKind.FORMATION:
        return name.fill(cells=join_by_and([_COMPASS[point] for point in treasure.cells]))
    assert treasure.terrain is not None
    return name.fill(terrain=_TERRAINS[treasure.terrain])


def name_column(column: int) -> str | None:
    """Return the letter of a column of the map grid; None off the grid."""
    number = column + _START_NUMBER
    return chr(ord("A") + number - 1) if 1 <= number <= 26 else None


def name_row(row: int) -> str | None:
    """Return the number of a row of the map grid; None off the grid."""
    number = row + _START_NUMBER
    return str(number) if number >= 1 else None


@lru_cache(maxsize=1024)
def name_cell(cell: Cell) -> Text:
    """Return the name of a cell on the map grid: the starting tile is M13."""
    column, row = name_column(cell[0]), name_row(cell[1])
    if column is None or row is None:
        return _OFF_GRID_CELL.fill(column=str(cell[0]), row=str(cell[1]))
    return _CELL.fill(column=column, row=row)


_CHARACTERS: Final[Mapping[TileSet, Text]] = {
    TileSet.TRAVEL: translate("Sets", "Close neighbours, full rows and long roads."),
    TileSet.LAND_INDUSTRY: translate("Sets", "Wide areas of one terrain, and buildings on them."),
    TileSet.TRADE_CHURCH: translate("Sets", "Resources first, then large and costly buildings."),
    TileSet.WAR: translate("Sets", "Nothing is safe: what you build may be destroyed."),
    TileSet.PATROL: translate("Sets", "A keen eye for rows, columns and diagonals."),
    TileSet.CRAFTS: translate("Sets", "The right pair of neighbours for each workshop."),
}

MAX_DIFFICULTY: Final = 3

_DIFFICULTIES: Final[Mapping[TileSet, int]] = {
    TileSet.TRAVEL: 1,
    TileSet.LAND_INDUSTRY: 1,
    TileSet.TRADE_CHURCH: 2,
    TileSet.WAR: 3,
    TileSet.PATROL: 2,
    TileSet.CRAFTS: 2,
}

_DIFFICULTY_WORDS: Final[Mapping[int, Text]] = {
    #: How hard a set is to play well.
    1: translate("Sets", "easy"),
    #: How hard a set is to play well.
    2: translate("Sets", "tricky"),
    #: How hard a set is to play well.
    3: translate("Sets", "fierce"),
}


def describe_set(tile_set: TileSet) -> Text:
    """Return the character of a set in one line."""
    return _CHARACTERS[tile_set]


def rate_difficulty(tile_set: TileSet) -> int:
    """Return the difficulty of a set, 1 to `MAX_DIFFICULTY`."""
    return _DIFFICULTIES[tile_set]


def name_difficulty(tile_set: TileSet) -> Text:
    """Return the difficulty of a set as a word."""
    return _DIFFICULTY_WORDS[_DIFFICULTIES[tile_set]]

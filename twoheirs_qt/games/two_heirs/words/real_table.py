"""Sentences about a game at a real table, and about a player's own catalogue of tiles."""

from typing import Final

from twoheirs_qt.games.two_heirs.rules.components import Catalogue, Source
from twoheirs_qt.games.two_heirs.words.names import name_resource, name_tile, name_tile_by_id
from twoheirs_qt.tabletop.text.text import Text, translate

# -- entries that are refused ----------------------------------------------------------------------

#: {tile} is what a file calls a tile that the box does not have.
UNKNOWN_TILE: Final = translate("RealTable", "The box has no tile called {tile}.")
#: {set} is a set of tiles, such as "Travel".
SET_NOT_CHOSEN: Final = translate(
    "RealTable", "{tile} belongs to the set {set}, which isn't among those you chose."
)
TILE_TWICE: Final = translate("RealTable", "{tile} lies at {cell} already; the box has it once.")
#: {terrain} is like "wheat field".
NO_TERRAIN: Final = translate("RealTable", "No tile of this terrain is left: {terrain}.")
CELL_TAKEN: Final = translate("RealTable", "At {cell} lies a tile already: {tile}.")
TOO_FAR: Final = translate("RealTable", "No landscape reaches that far.")
NO_TILE: Final = translate("RealTable", "There is no tile at {cell}.")
TROOP_ON_NOTHING: Final = translate(
    "RealTable", "A troop needs a tile to stand on; at {cell} there is none."
)
#: {heir} is a player.
TROOP_THERE: Final = translate(
    "RealTable", "On {cell} stands a troop already ({heir}); a tile holds one."
)
HENRYS_TROOPS: Final = translate("RealTable", "Henry's troops don't count, so they aren't asked.")
NO_TREASURES: Final = translate("RealTable", "There are treasures against Henry only.")
TREASURE_ON_NOTHING: Final = translate(
    "RealTable", "A treasure needs a tile to lie on; at {cell} there is none."
)
TREASURE_THERE: Final = translate("RealTable", "On {cell} lies a treasure already: {treasure}.")
#: %n is 10.
TOO_MANY_TREASURES: Final = translate("RealTable", "The box has %n treasures.", "", 1).singular(
    "The box has %n treasure."
)
SET_IN_USE: Final = translate(
    "RealTable", "{tile} of the set {set} lies at {cell}: take it off the table first."
)
FULL: Final = translate("RealTable", "This sheet can't hold another entry.")

# -- what cannot be at the end of a game -----------------------------------------------------------

NOTHING_LAID: Final = translate("RealTable", "No tile has been laid yet.")
#: %n is how many sets are chosen.
THREE_SETS: Final = translate(
    "RealTable", "A game is played with three sets; %n are chosen.", "", 1
).singular("A game is played with three sets; %n is chosen.")
NO_OPEN_TERRAIN: Final = translate(
    "RealTable", "The starting tile lies face down in every game: here no tile does."
)
DETACHED: Final = translate(
    "RealTable", "The tile at {cell} touches no other part of the landscape, not even at a corner."
)
#: {heir} is a player.
NO_RETINUE: Final = translate(
    "RealTable", "{heir}'s retinue is missing: it never leaves the landscape."
)
#: %n is the number of treasures in a game at this level.
TREASURES_OF_LEVEL: Final = translate(
    "RealTable", "At this level there are %n treasures.", "", 1
).singular("At this level there is %n treasure.")
TREASURE_IS_DUE: Final = translate(
    "RealTable", "The treasure at {cell} ({treasure}) should have been removed."
)

# -- a photo ---------------------------------------------------------------------------------------

NO_PHOTO: Final = translate("RealTable", "{file} is no picture that can be shown.")
LARGE_PHOTO: Final = translate(
    "RealTable", "{file} is too large a picture: at most 100 million pixels can be shown."
)

# -- the page --------------------------------------------------------------------------------------

#: A tile of which there are several: {tile} is like "Market", {resource} like "wheat".
NAME_AND_RESOURCE: Final = translate("RealTable", "{tile}, {resource}")
#: Tiles are laid as White's.
WHITE_TILES: Final = translate("RealTable", "&White")
BLUE_TILES: Final = translate("RealTable", "Bl&ue")
#: Tiles are laid face down, as open terrain.
FACE_DOWN: Final = translate("RealTable", "&Face down")
#: {heir} is a player.
RETINUE_OF: Final = translate("RealTable", "Retinue of {heir}")
TROOP_OF: Final = translate("RealTable", "Troop of {heir}")
#: The edges of a tile, where a road may end.
NORTH: Final = translate("RealTable", "&North edge")
EAST: Final = translate("RealTable", "&East edge")
SOUTH: Final = translate("RealTable", "&South edge")
WEST: Final = translate("RealTable", "&West edge")
#: How a game was played: not with this program.
AT_A_TABLE: Final = translate("RealTable", "played at a table")
#: The title of a game among the others: {day} is a date.
TITLE: Final = translate("RealTable", "Played at a table on {day}")
TITLE_WITHOUT_DAY: Final = translate("RealTable", "Played at a table")


def label_tile(name: str, catalogue: Catalogue) -> Text:
    """Return the name of a tile by its id, with its resource if several tiles have the name."""
    tile = catalogue.tiles.get(name)
    if tile is None:
        return name_tile_by_id(name, catalogue)
    is_alone = not any(
        other.building is tile.building and other.variant == tile.variant
        for other in catalogue.list_tiles_of_set(tile.tile_set)
        if other.id != tile.id
    )
    if is_alone:
        return name_tile(tile)
    return NAME_AND_RESOURCE.fill(tile=name_tile(tile), resource=name_resource(tile.terrain))


ROADS_HINT: Final = translate(
    "RealTable", "Click an edge of a building where a road ends on your tile."
)
ONLY_BUILDINGS: Final = translate("RealTable", "Only buildings have roads; open terrain has none.")

# -- the outline -----------------------------------------------------------------------------------

LAY_ON_LANDSCAPE: Final = translate(
    "RealTable", "Choose a tile in the list and press Enter: it is laid on the landscape."
)
#: {choice} is something to choose that is so already, such as "A tile of White".
IS_SO: Final = translate("RealTable", "{choice} (so now)")

# -- an own catalogue ------------------------------------------------------------------------------

#: {most} is 9.
COST_RANGE: Final = translate("OwnCatalogue", "A tile costs 0 to {most} of a resource.")
#: {set} is a set of tiles; the numbers count its tiles by terrain.
TERRAIN_COUNT: Final = translate(
    "OwnCatalogue",
    "The set {set} has {wood} tiles on wood, {wheat} on wheat and {stone} on stone; the rulebooks "
    "say three each.",
)

SOURCES: Final = {
    Source.RULEBOOK: translate("OwnCatalogue", "from a rulebook"),
    Source.RECONSTRUCTION: translate("OwnCatalogue", "reconstructed"),
    Source.OWNER: translate("OwnCatalogue", "from your tile"),
}
"""Texts for the source of a fact."""

FACTS: Final = {
    "building": translate("OwnCatalogue", "Building"),
    "terrain": translate("OwnCatalogue", "Terrain"),
    "cost": translate("OwnCatalogue", "Cost"),
    "roads": translate("OwnCatalogue", "Roads"),
}

NO_ROADS: Final = translate("OwnCatalogue", "no roads")
CROSSROADS: Final = translate("OwnCatalogue", "four ends that do not meet")
#: {edges} is like "N and S": a road joins these edges.
JOINED: Final = translate("OwnCatalogue", "joined: {edges}")
#: The edges of a tile, as short as on a compass.
EDGES: Final = (
    translate("OwnCatalogue", "top"),
    translate("OwnCatalogue", "right"),
    translate("OwnCatalogue", "bottom"),
    translate("OwnCatalogue", "left"),
)
#: A building with a variant, such as "Inn (row)".
WITH_VARIANT: Final = translate("OwnCatalogue", "{building} ({variant})")

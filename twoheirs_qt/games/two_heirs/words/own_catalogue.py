"""Sentences about a player's own catalogue of tiles."""

from typing import Final

from twoheirs_qt.games.two_heirs.rules.components import Source
from twoheirs_qt.tabletop.text.text import translate

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

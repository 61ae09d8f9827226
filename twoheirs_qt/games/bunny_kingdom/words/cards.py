"""The short name of every card, and the line that says what it does or scores.

Lines are made of the facts of the catalogue, so a corrected card has a corrected line.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from twoheirs_qt.games.bunny_kingdom.rules.catalogue import (
    GLOVE_PAIR_POINTS,
    PRODUCTS,
    Card,
    Kind,
    Parchment,
    ParchmentRule,
    Resource,
    Terrain,
    Territory,
)
from twoheirs_qt.games.bunny_kingdom.words.names import name_card, name_resource
from twoheirs_qt.tabletop.text.text import Text, join_by_or, make_untranslated_text, translate

_TERRAINS: Final[Mapping[Terrain, Text]] = {
    Terrain.SEA: translate("Bunny terrains", "sea"),
    Terrain.FOREST: translate("Bunny terrains", "forest"),
    #: Where carrots grow.
    Terrain.FIELD: translate("Bunny terrains", "field"),
    Terrain.PLAINS: translate("Bunny terrains", "plains"),
    Terrain.MOUNTAIN: translate("Bunny terrains", "mountain"),
    #: A territory with a city that is printed on the board.
    Terrain.CITY: translate("Bunny terrains", "city"),
}

_KINDS: Final[Mapping[Kind, Text]] = {
    Kind.TERRITORY: translate("Bunny kinds", "territory"),
    Kind.CITY: translate("Bunny kinds", "city"),
    Kind.FARM: translate("Bunny kinds", "farm"),
    Kind.SKY_TOWER: translate("Bunny kinds", "sky tower"),
    Kind.CAMP: translate("Bunny kinds", "camp"),
    #: The card that lets a lord draw two more.
    Kind.PROVISIONS: translate("Bunny kinds", "provisions"),
    Kind.PARCHMENT: translate("Bunny kinds", "parchment"),
}
_TREASURE: Final = translate("Bunny kinds", "treasure")
_MISSION: Final = translate("Bunny kinds", "mission")

#: Names for narrow places, such as a small card: at most two words.
_SHORT_NAMES: Final[Mapping[str, Text]] = {
    #: A short name of the Sky Tower of any color.
    "sky-tower": translate("Bunny short names", "Sky Tower"),
    #: A short name of the Master of the Mountains.
    "master-of-the-mountains": translate("Bunny short names", "Mountain Master"),
    #: A short name of PanPan the Barbarian.
    "panpan-the-barbarian": translate("Bunny short names", "PanPan"),
    #: A short name of the Treasure Guardian.
    "treasure-guardian": translate("Bunny short names", "Guardian"),
    #: A short name of the Treasure Hunter.
    "treasure-hunter": translate("Bunny short names", "Hunter"),
}

#: Below the name of a building: it may stand on any territory of its lord.
_ANYWHERE: Final = translate("Bunny notes", "anywhere")
#: Below the name of a sky tower: it joins two fiefs.
_TWO_FIEFS: Final = translate("Bunny notes", "two fiefs")
#: Below the name of a camp: it may stand on a territory without rabbit and building.
_UNOCCUPIED: Final = translate("Bunny notes", "unoccupied")
#: Below the name of Provisions.
_TWO_CARDS: Final = translate("Bunny notes", "two cards more")
#: Below the name of a territory that produces nothing.
_NOTHING: Final = translate("Bunny notes", "no resource")

# -- territories and buildings --------------------------------------------------------------------

# {at} is a territory such as "E4"; {terrain}, {terrains} and {resource} are names in the
# nominative.

_PRODUCTIVE: Final = translate("Bunny cards", "{at}, {terrain}: produces {resource}.")
_BARREN: Final = translate("Bunny cards", "{at}, {terrain}: produces nothing.")
#: A city that is printed on the board, with one tower.
_PRINTED_CITY: Final = translate("Bunny cards", "{at}, city of strength 1.")

_CITY: Final = translate("Bunny cards", "City on any territory you control: strength {strength}.")
_CITY_ON: Final = translate(
    "Bunny cards",
    "City only on your territories of this terrain ({terrains}): strength {strength}.",
)
_FARM: Final = translate("Bunny cards", "Farm on any territory you control: {resource}.")
_FARM_ON: Final = translate(
    "Bunny cards", "Farm only on your territories of this terrain ({terrains}): {resource}."
)
_TRADING_POST: Final = translate(
    "Bunny cards", "Farm on any territory you control: wood, fish or carrots, chosen every round."
)
_SKY_TOWER: Final = translate("Bunny cards", "A pair of towers that joins two of your fiefs.")
#: {number} is the number on the camp, 1 to 6.
_CAMP: Final = translate(
    "Bunny cards", "Takes an unoccupied territory until its card is played. Number: {number}."
)
_PROVISIONS: Final = translate("Bunny cards", "Play the top two cards of the deck at once.")

# -- parchments -----------------------------------------------------------------------------------

_FIXED: Final = translate("Bunny cards", "Treasure worth %n points.", "", 1).singular(
    "Treasure worth %n point."
)
#: {pair} are the points of each of both gloves together.
_GLOVES: Final[Mapping[str, Text]] = {
    "right-glove": translate(
        "Bunny cards", "Treasure worth %n points, or {pair} with the Right Glove.", "", 1
    ).singular("Treasure worth %n point, or {pair} with the Right Glove."),
    "left-glove": translate(
        "Bunny cards", "Treasure worth %n points, or {pair} with the Left Glove.", "", 1
    ).singular("Treasure worth %n point, or {pair} with the Left Glove."),
}

_POINTS_PER_UNIT: Final[Mapping[str, Text]] = {
    "parchments": translate(
        "Bunny cards", "%n points for each of your parchments, including this one.", "", 1
    ).singular("%n point for each of your parchments, including this one."),
    "cities": translate("Bunny cards", "%n points for each city you control.", "", 1).singular(
        "%n point for each city you control."
    ),
    "edge": translate(
        "Bunny cards", "%n points for each of your territories on the edge of the board.", "", 1
    ).singular("%n point for each of your territories on the edge of the board."),
    "corner": translate(
        "Bunny cards", "%n points for each corner of the board you control.", "", 1
    ).singular("%n point for each corner of the board you control."),
    "wood": translate("Bunny cards", "%n points for each wood you produce.", "", 1).singular(
        "%n point for each wood you produce."
    ),
    "fish": translate("Bunny cards", "%n points for each fish you produce.", "", 1).singular(
        "%n point for each fish you produce."
    ),
    #: Carrots are counted as the board counts them: a territory that produces carrots counts once.
    "carrots": translate(
        "Bunny cards", "%n points for each unit of carrots you produce.", "", 1
    ).singular("%n point for each unit of carrots you produce."),
    "luxury": translate(
        "Bunny cards", "%n points for each luxury resource you produce.", "", 1
    ).singular("%n point for each luxury resource you produce."),
    "mountain": translate(
        "Bunny cards", "%n points for each mountain you control.", "", 1
    ).singular("%n point for each mountain you control."),
    "fiefs": translate("Bunny cards", "%n points for each of your fiefs.", "", 1).singular(
        "%n point for each of your fiefs."
    ),
    "fiefs-of-3": translate(
        "Bunny cards", "%n points for each of your fiefs of at least 3 territories.", "", 1
    ).singular("%n point for each of your fiefs of at least 3 territories."),
    "barren-cities": translate(
        "Bunny cards", "%n points for each of your cities in a fief that produces nothing.", "", 1
    ).singular("%n point for each of your cities in a fief that produces nothing."),
    "bare": translate(
        "Bunny cards", "%n points for each of your territories without city and resource.", "", 1
    ).singular("%n point for each of your territories without city and resource."),
    "camp-cards": translate(
        "Bunny cards", "%n points for each camp card you have played.", "", 1
    ).singular("%n point for each camp card you have played."),
    "treasures": translate("Bunny cards", "%n points for each of your treasures.", "", 1).singular(
        "%n point for each of your treasures."
    ),
}

_THRESHOLD: Final[Mapping[str, Text]] = {
    "wood": translate(
        "Bunny cards", "%n points if you produce at least {at_least} wood.", "", 1
    ).singular("%n point if you produce at least {at_least} wood."),
    "fish": translate(
        "Bunny cards", "%n points if you produce at least {at_least} fish.", "", 1
    ).singular("%n point if you produce at least {at_least} fish."),
    "carrots": translate(
        "Bunny cards", "%n points if you produce at least {at_least} units of carrots.", "", 1
    ).singular("%n point if you produce at least {at_least} units of carrots."),
    "cities": translate(
        "Bunny cards", "%n points if you control at least {at_least} cities.", "", 1
    ).singular("%n point if you control at least {at_least} cities."),
    "fiefs": translate(
        "Bunny cards", "%n points if you have at least {at_least} fiefs.", "", 1
    ).singular("%n point if you have at least {at_least} fiefs."),
}

_MOST: Final = translate(
    "Bunny cards", "%n points if nobody controls more territories than you.", "", 1
).singular("%n point if nobody controls more territories than you.")
_REHARVEST: Final = translate(
    "Bunny cards", "All your fiefs but the best one yield their points once more."
)
_DOUBLE: Final = translate("Bunny cards", "All your treasures count twice.")
_COPY: Final[Mapping[str, Text]] = {
    "right": translate("Bunny cards", "Counts as one parchment of your right neighbor."),
    "left": translate("Bunny cards", "Counts as one parchment of your left neighbor."),
}
_SECOND: Final = translate(
    "Bunny cards", "%n points if you are second after all other points are counted.", "", 1
).singular("%n point if you are second after all other points are counted.")


def name_terrain(terrain: Terrain) -> Text:
    """The name of a terrain, in the nominative."""
    return _TERRAINS[terrain]


def name_kind(card: Card) -> Text:
    """The kind of a card; a parchment is a treasure or a mission."""
    if card.parchment is not None:
        return _TREASURE if card.parchment.is_treasure else _MISSION
    return _KINDS[card.kind]


def shorten_name(card: Card) -> Text:
    """The name of a card for narrow places: a farm is called by what it produces."""
    if card.kind is Kind.FARM and card.resource is not None:
        return name_resource(card.resource)
    key = card.kind.value if card.kind is Kind.SKY_TOWER else card.id
    return _SHORT_NAMES.get(key) or name_card(card.id)


def summarize_card(card: Card) -> Text:
    """A word or two below the name of a card: where it may stand, or its kind."""
    match card.kind:
        case Kind.SKY_TOWER:
            return _TWO_FIEFS
        case Kind.CAMP:
            return _UNOCCUPIED
        case Kind.PROVISIONS:
            return _TWO_CARDS
        case Kind.CITY | Kind.FARM if card.terrains is None:
            return _ANYWHERE
        case Kind.CITY | Kind.FARM:
            return join_by_or(_list_terrain_names(card))
        case _:
            return name_kind(card)


def summarize_territory(territory: Territory) -> Text:
    """A word or two below the name of a territory: what it produces."""
    product = PRODUCTS.get(territory.terrain)
    return _NOTHING if product is None else name_resource(product)


def explain_territory(territory: Territory) -> Text:
    """The line of a territory and of its card: "E4, plains: produces nothing."."""
    if territory.terrain is Terrain.CITY:
        return _PRINTED_CITY.fill(at=territory.at)
    product = PRODUCTS.get(territory.terrain)
    line = _BARREN if product is None else _PRODUCTIVE.fill(resource=name_resource(product))
    return line.fill(at=territory.at, terrain=name_terrain(territory.terrain))


def explain_card(card: Card) -> Text:
    """The line of a card that is no territory: a sentence or two."""
    if card.parchment is not None:
        return explain_parchment(card.parchment)
    match card.kind:
        case Kind.CITY:
            line = _CITY if card.terrains is None else _CITY_ON
            return _fill_terrains(line, card).fill(strength=card.strength)
        case Kind.FARM if card.resource is None:
            return _TRADING_POST
        case Kind.FARM:
            line = _FARM if card.terrains is None else _FARM_ON
            return _fill_terrains(line, card).fill(resource=_name_card_resource(card))
        case Kind.SKY_TOWER:
            return _SKY_TOWER
        case Kind.CAMP:
            return _CAMP.fill(number=card.camp_number)
        case _:
            return _PROVISIONS


def explain_parchment(rule: Parchment) -> Text:
    """The points of a parchment, in one sentence."""
    match rule.rule:
        case ParchmentRule.FIXED:
            return _FIXED.fill_n(rule.points)
        case ParchmentRule.GLOVE:
            return _GLOVES[rule.counts].fill_n(rule.points).fill(pair=GLOVE_PAIR_POINTS)
        case ParchmentRule.PER:
            return _POINTS_PER_UNIT[rule.counts].fill_n(rule.points)
        case ParchmentRule.THRESHOLD:
            return _THRESHOLD[rule.counts].fill_n(rule.points).fill(at_least=rule.at_least)
        case ParchmentRule.MOST:
            return _MOST.fill_n(rule.points)
        case ParchmentRule.REHARVEST:
            return _REHARVEST
        case ParchmentRule.DOUBLE:
            return _DOUBLE
        case ParchmentRule.COPY:
            return _COPY[rule.counts]
        case ParchmentRule.SECOND_MOST:
            return _SECOND.fill_n(rule.points)


def _name_card_resource(card: Card) -> Text:
    return (
        make_untranslated_text("")
        if card.resource is None
        else name_resource(Resource(card.resource))
    )


def _fill_terrains(line: Text, card: Card) -> Text:
    """Fill the terrains on which a building may stand, if it is not any."""
    return (
        line if card.terrains is None else line.fill(terrains=join_by_or(_list_terrain_names(card)))
    )


def _list_terrain_names(card: Card) -> list[Text]:
    """The terrains on which a building may stand, if these are not all."""
    assert card.terrains is not None
    return [name_terrain(terrain) for terrain in Terrain if terrain in card.terrains]

"""Names of seats, cards and resources; each is a nominative.

Sentences put them behind a colon or in brackets, so that no language needs another case.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from twoheirs_qt.games.bunny_kingdom.rules.catalogue import Resource, Seat
from twoheirs_qt.tabletop.text.sanitize import sanitize
from twoheirs_qt.tabletop.text.text import Text, make_untranslated_text, translate

_SEATS: Final[Mapping[Seat, Text]] = {
    #: A lord by the color of the rabbits, used like a name.
    Seat.YELLOW: translate("Bunny seats", "Yellow"),
    #: A lord by the color of the rabbits, used like a name.
    Seat.PINK: translate("Bunny seats", "Pink"),
    #: A lord by the color of the rabbits, used like a name.
    Seat.BLACK: translate("Bunny seats", "Black"),
    #: A lord by the color of the rabbits, used like a name.
    Seat.RED: translate("Bunny seats", "Red"),
}

_RESOURCES: Final[Mapping[Resource, Text]] = {
    Resource.WOOD: translate("Bunny resources", "wood"),
    Resource.FISH: translate("Bunny resources", "fish"),
    Resource.CARROTS: translate("Bunny resources", "carrots"),
    Resource.PEARL: translate("Bunny resources", "pearls"),
    Resource.MUSHROOM: translate("Bunny resources", "mushrooms"),
    Resource.SPICE: translate("Bunny resources", "spice"),
    Resource.DIAMOND: translate("Bunny resources", "diamonds"),
    Resource.COPPER: translate("Bunny resources", "copper"),
    Resource.GOLD: translate("Bunny resources", "gold"),
    Resource.IRON: translate("Bunny resources", "iron"),
}

_BUILDINGS: Final[Mapping[str, Text]] = {
    "city-1": translate("Bunny buildings", "City 1"),
    "city-2": translate("Bunny buildings", "City 2"),
    "city-3": translate("Bunny buildings", "City 3"),
    "farm-wood": translate("Bunny buildings", "Wood Farm"),
    "farm-fish": translate("Bunny buildings", "Fish Farm"),
    "farm-carrots": translate("Bunny buildings", "Carrot Farm"),
    "trading-post": translate("Bunny buildings", "Trading Post"),
    "farm-pearl": translate("Bunny buildings", "Pearl Farm"),
    "farm-mushroom": translate("Bunny buildings", "Mushroom Farm"),
    "farm-spice": translate("Bunny buildings", "Spice Farm"),
    "farm-diamond": translate("Bunny buildings", "Diamond Farm"),
    "farm-copper": translate("Bunny buildings", "Copper Farm"),
    "farm-gold": translate("Bunny buildings", "Gold Farm"),
    "farm-iron": translate("Bunny buildings", "Iron Farm"),
    "sky-tower-blue": translate("Bunny buildings", "Sky Tower (blue)"),
    "sky-tower-green": translate("Bunny buildings", "Sky Tower (green)"),
    "sky-tower-black": translate("Bunny buildings", "Sky Tower (black)"),
    "camp-1": translate("Bunny buildings", "Camp 1"),
    "camp-2": translate("Bunny buildings", "Camp 2"),
    "camp-3": translate("Bunny buildings", "Camp 3"),
    "camp-4": translate("Bunny buildings", "Camp 4"),
    "camp-5": translate("Bunny buildings", "Camp 5"),
    "camp-6": translate("Bunny buildings", "Camp 6"),
    #: The card that lets a lord draw two more.
    "provisions": translate("Bunny buildings", "Provisions"),
}

_PARCHMENTS: Final[Mapping[str, Text]] = {
    "royal-ring": translate("Bunny parchments", "Royal Ring"),
    "royal-coat": translate("Bunny parchments", "Royal Coat"),
    "royal-scepter": translate("Bunny parchments", "Royal Scepter"),
    "royal-chalice": translate("Bunny parchments", "Royal Chalice"),
    "royal-crown": translate("Bunny parchments", "Royal Crown"),
    "royal-carrot": translate("Bunny parchments", "Royal Carrot"),
    "left-glove": translate("Bunny parchments", "Left Glove"),
    "right-glove": translate("Bunny parchments", "Right Glove"),
    "bureaucrat": translate("Bunny parchments", "Bureaucrat"),
    "burgomaster": translate("Bunny parchments", "Burgomaster"),
    "diplomat": translate("Bunny parchments", "Diplomat"),
    "explorer": translate("Bunny parchments", "Explorer"),
    "carpenter": translate("Bunny parchments", "Carpenter"),
    "master-carpenter": translate("Bunny parchments", "Master Carpenter"),
    "woodland-king": translate("Bunny parchments", "Woodland King"),
    "fisher": translate("Bunny parchments", "Fisher"),
    "master-fisher": translate("Bunny parchments", "Master Fisher"),
    "fisher-king": translate("Bunny parchments", "Fisher King"),
    "farmer": translate("Bunny parchments", "Farmer"),
    "master-farmer": translate("Bunny parchments", "Master Farmer"),
    "carrot-king": translate("Bunny parchments", "Carrot King"),
    "merchant": translate("Bunny parchments", "Merchant"),
    "master-of-the-mountains": translate("Bunny parchments", "Master of the Mountains"),
    "carrotistador": translate("Bunny parchments", "Carrotistador"),
    "harecingetorix": translate("Bunny parchments", "Harecingetorix"),
    "hun-ny-king": translate("Bunny parchments", "Hun-ny King"),
    "bun-shee": translate("Bunny parchments", "Bun-Shee"),
    "panpan-the-barbarian": translate("Bunny parchments", "PanPan the Barbarian"),
    "colonist": translate("Bunny parchments", "Colonist"),
    "king-of-thieves": translate("Bunny parchments", "King of Thieves"),
    "matriarch": translate("Bunny parchments", "Matriarch"),
    "little-prince": translate("Bunny parchments", "Little Prince"),
    "treasure-guardian": translate("Bunny parchments", "Treasure Guardian"),
    "treasure-hunter": translate("Bunny parchments", "Treasure Hunter"),
    "liberal": translate("Bunny parchments", "Liberal"),
    "socialist": translate("Bunny parchments", "Socialist"),
    "opportunist": translate("Bunny parchments", "Opportunist"),
}


def name_seat(seat: Seat) -> Text:
    """The name of a lord."""
    return _SEATS[seat]


def name_resource(resource: Resource) -> Text:
    """The name of a resource."""
    return _RESOURCES[resource]


def name_card(card: str) -> Text:
    """The name of a card; a territory is called by its coordinates, an unknown card by its id."""
    return _BUILDINGS.get(card) or _PARCHMENTS.get(card) or make_untranslated_text(sanitize(card))

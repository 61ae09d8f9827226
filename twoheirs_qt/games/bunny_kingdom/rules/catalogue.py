"""The board and the cards (rules §1): seats, terrains, resources, territories, and what cards do.

Territories go by an index from 0 in map order, cards by the rank of their id in code point order;
sets of territories are masks, with bit 0 for A1. Readable names are at the edges: in actions,
events, score sheets and files.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, TypeAlias

BOARD_SIZE: Final = 10
"""The number of rows, and of columns."""

TERRITORY_COUNT: Final = BOARD_SIZE * BOARD_SIZE

TERRITORY_NAMES: Final = tuple(
    f"{row}{column}" for row in "ABCDEFGHIJ" for column in range(1, BOARD_SIZE + 1)
)
"""The territories in map order."""

TERRITORY_INDEXES: Final = {name: index for index, name in enumerate(TERRITORY_NAMES)}
"""Name of a territory -> its index in map order."""

Mask: TypeAlias = int
"""A set of territories: bit `i` is territory `TERRITORY_NAMES[i]`."""

WHOLE_BOARD: Final[Mask] = (1 << TERRITORY_COUNT) - 1

CORNERS: Final[Mask] = sum(1 << TERRITORY_INDEXES[at] for at in ("A1", "A10", "J1", "J10"))

EDGE: Final[Mask] = sum(
    1 << index
    for index in range(TERRITORY_COUNT)
    if index // BOARD_SIZE in (0, BOARD_SIZE - 1) or index % BOARD_SIZE in (0, BOARD_SIZE - 1)
)
"""Rows A and J, columns 1 and 10."""

Pile: TypeAlias = bytes
"""Cards by number. Sorted where their order means nothing."""


def list_indices(mask: Mask) -> Iterator[int]:
    """The territories of a mask in map order."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def find_first_territory_index(mask: Mask) -> int:
    """Return the first territory of a mask in map order, by its index; -1 for an empty mask."""
    return (mask & -mask).bit_length() - 1


def name_first_territory(mask: Mask) -> str:
    """Return the name of the first territory of a mask, which is not empty."""
    return TERRITORY_NAMES[find_first_territory_index(mask)]


def name_territories(mask: Mask) -> tuple[str, ...]:
    """The names of the territories of a mask in map order."""
    return tuple([TERRITORY_NAMES[index] for index in list_indices(mask)])


class Seat(StrEnum):
    """A lord's place at the table, named by the colour of the rabbits."""

    YELLOW = "yellow"
    PINK = "pink"
    BLACK = "black"
    RED = "red"


class Terrain(StrEnum):
    """The kind of land of a territory; a city is one printed on the board."""

    SEA = "sea"
    FOREST = "forest"
    FIELD = "field"
    PLAINS = "plains"
    MOUNTAIN = "mountain"
    CITY = "city"


class Resource(StrEnum):
    """The three basic resources, then the seven luxuries."""

    WOOD = "wood"
    FISH = "fish"
    CARROTS = "carrots"
    PEARL = "pearl"
    MUSHROOM = "mushroom"
    SPICE = "spice"
    DIAMOND = "diamond"
    COPPER = "copper"
    GOLD = "gold"
    IRON = "iron"


RESOURCES: Final = tuple(Resource)
BASIC_RESOURCES: Final = RESOURCES[:3]
LUXURY_RESOURCES: Final = RESOURCES[3:]
RESOURCE_RANKS: Final = {resource: rank for rank, resource in enumerate(RESOURCES)}

PRODUCTS: Final = {
    Terrain.FOREST: Resource.WOOD,
    Terrain.SEA: Resource.FISH,
    Terrain.FIELD: Resource.CARROTS,
}
"""Terrain -> the resource it produces; the others produce none."""


_PRODUCT_RANKS: Final = {
    terrain: RESOURCE_RANKS[resource] for terrain, resource in PRODUCTS.items()
}


class Kind(StrEnum):
    """The kinds of exploration cards."""

    TERRITORY = "territory"
    CITY = "city"
    FARM = "farm"
    SKY_TOWER = "sky-tower"
    CAMP = "camp"
    PROVISIONS = "provisions"
    PARCHMENT = "parchment"


BUILDINGS: Final = frozenset({Kind.CITY, Kind.FARM, Kind.SKY_TOWER, Kind.CAMP})


class ParchmentRule(StrEnum):
    """The ways in which a parchment counts."""

    FIXED = "fixed"
    GLOVE = "glove"
    PER = "per"
    THRESHOLD = "threshold"
    MOST = "most"
    REHARVEST = "reharvest"
    DOUBLE = "double"
    COPY = "copy"
    SECOND_MOST = "second"


GLOVE_PAIR_POINTS: Final = 4
"""A glove's points if the other one is there."""


@dataclass(frozen=True, slots=True)
class Parchment:
    """A parchment's rule: `points` for each unit of `counts`, or once from `at_least` on.

    `counts` is a resource, a word of `parchments.COUNTERS`, for a glove the other glove, for a
    copying card `right` or `left`.
    """

    is_treasure: bool
    rule: ParchmentRule
    counts: str = ""
    at_least: int = 0
    points: int = 0


@dataclass(frozen=True, slots=True)
class Card:
    """A card; equal ones are `copies` of one.

    - `source`: where the facts come from, for people
    - `strength` of a city; `resource` of a farm, None for a trading post; `camp_number`: the number
      printed on a camp
    - `terrains`: where it may be built, None: anywhere
    """

    id: str
    kind: Kind
    copies: int = 1
    source: str = ""
    strength: int = 0
    resource: Resource | None = None
    terrains: frozenset[Terrain] | None = None
    camp_number: int = 0
    parchment: Parchment | None = None

    @property
    def is_trading_post(self) -> bool:
        """Whether its resource is chosen anew each round."""
        return self.kind is Kind.FARM and self.resource is None


@dataclass(frozen=True, slots=True)
class Territory:
    """A space of the board and where the facts come from."""

    at: str
    terrain: Terrain
    source: str = ""


@dataclass(frozen=True, slots=True)
class Lava:
    """A pair of territories that are parted by lava, in map order."""

    first: str
    second: str
    source: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class Catalogue:
    """All facts of the box; catalogues with one digest are equal.

    `territories` in map order; `cards` in the order of the file, which is that of the deck before
    it is shuffled.
    """

    name: str
    digest: str
    territories: tuple[Territory, ...]
    lava: tuple[Lava, ...]
    cards: tuple[Card, ...]

    card_ids: tuple[str, ...] = field(init=False, repr=False)
    """Card number -> its id: ranks in code point order, so that sorted piles have sorted ids."""
    card_numbers: dict[str, int] = field(init=False, repr=False)
    """Id of a card -> its number."""
    cards_by_number: tuple[Card, ...] = field(init=False, repr=False)
    """Card number -> the card."""
    land: dict[Terrain, Mask] = field(init=False, repr=False)
    """Terrain -> its territories."""
    products: tuple[int | None, ...] = field(init=False, repr=False)
    """Territory -> rank of the resource that its terrain produces."""
    territory_by_card: dict[int, int] = field(init=False, repr=False)
    """Number of a territory card -> the territory."""
    allowed_land: dict[int, Mask] = field(init=False, repr=False)
    """Number of a building -> where its terrain is right; printed cities are buildings already."""
    sky_towers: tuple[int, ...] = field(init=False, repr=False)
    """The numbers of the sky towers."""
    provisions: int = field(init=False, repr=False)
    camps: dict[int, int] = field(init=False, repr=False)
    """Number on a camp -> number of its card."""
    open_east: Mask = field(init=False, repr=False)
    open_south: Mask = field(init=False, repr=False)
    """The territories with a neighbour to the east, to the south, and no lava between them."""

    def __post_init__(self) -> None:
        cards_by_id = {card.id: card for card in self.cards}
        card_ids = tuple(sorted(cards_by_id))
        card_numbers = {name: number for number, name in enumerate(card_ids)}
        cards_by_number = tuple([cards_by_id[name] for name in card_ids])
        land = dict.fromkeys(Terrain, 0)
        for index, territory in enumerate(self.territories):
            land[territory.terrain] |= 1 << index
        for name, value in (
            ("card_ids", card_ids),
            ("card_numbers", card_numbers),
            ("cards_by_number", cards_by_number),
            ("land", land),
            (
                "products",
                tuple([_PRODUCT_RANKS.get(territory.terrain) for territory in self.territories]),
            ),
            (
                "territory_by_card",
                {card_numbers[at]: index for index, at in enumerate(TERRITORY_NAMES)},
            ),
            ("allowed_land", _find_sites(cards_by_number, land)),
            ("sky_towers", _list_numbers(cards_by_number, Kind.SKY_TOWER)),
            ("provisions", _list_numbers(cards_by_number, Kind.PROVISIONS)[0]),
            (
                "camps",
                {
                    cards_by_number[n].camp_number: n
                    for n in _list_numbers(cards_by_number, Kind.CAMP)
                },
            ),
            ("open_east", _find_open_land(self.lava, 1)),
            ("open_south", _find_open_land(self.lava, BOARD_SIZE)),
        ):
            object.__setattr__(self, name, value)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return self.digest == other.digest if isinstance(other, Catalogue) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.digest)

    def make_pile(self, ids: Iterable[str]) -> Pile:
        """The cards with these ids, in this order."""
        return bytes([self.card_numbers[name] for name in ids])

    def list_ids(self, pile: Pile) -> tuple[str, ...]:
        """The ids of the cards of a pile, in its order."""
        return tuple([self.card_ids[number] for number in pile])

    def list_deck(self) -> list[str]:
        """The ids of all cards, each as often as there are copies, in the order of the file."""
        return [card.id for card in self.cards for _ in range(card.copies)]


def _list_numbers(cards_by_number: tuple[Card, ...], kind: Kind) -> tuple[int, ...]:
    return tuple([number for number, card in enumerate(cards_by_number) if card.kind is kind])


def _find_sites(cards_by_number: tuple[Card, ...], land: dict[Terrain, Mask]) -> dict[int, Mask]:
    sites: dict[int, Mask] = {}
    for number, card in enumerate(cards_by_number):
        if card.kind in BUILDINGS:
            terrains = Terrain if card.terrains is None else card.terrains
            sites[number] = sum(land[terrain] for terrain in terrains) & ~land[Terrain.CITY]
    return sites


def _find_open_land(lava: tuple[Lava, ...], step: int) -> Mask:
    """The territories from which the next one, `step` on in map order, is adjacent."""
    open_land = WHOLE_BOARD >> BOARD_SIZE if step == BOARD_SIZE else 0
    if step == 1:
        open_land = sum(
            1 << index for index in range(TERRITORY_COUNT) if index % BOARD_SIZE < BOARD_SIZE - 1
        )
    for edge in lava:
        if TERRITORY_INDEXES[edge.second] - TERRITORY_INDEXES[edge.first] == step:
            open_land &= ~(1 << TERRITORY_INDEXES[edge.first])
    return open_land

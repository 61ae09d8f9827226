"""The parts of the game (rules §1): heirs, terrains, sets, buildings, troops, tiles, treasures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, IntEnum, StrEnum
from types import MappingProxyType
from typing import Final, TypeAlias

from twoheirs_qt.games.two_heirs.rules.cells import ORTHOGONAL_SPOTS, Cell, Edge


class Heir(IntEnum):
    """A player. The value indexes every per-heir tuple of a state."""

    word: str
    """The name used in files: `white` or `blue`."""
    opponent: Heir

    WHITE = 0
    BLUE = 1


WHITE: Final = Heir.WHITE
BLUE: Final = Heir.BLUE
WHITE.word, BLUE.word = "white", "blue"
WHITE.opponent, BLUE.opponent = BLUE, WHITE
OPPONENT: Final = (BLUE, WHITE)
"""The heirs and their opponents as constants: Python 3.11 calls a function to look up a member of
an enum in its class, which is slow where it is done millions of times."""


class Terrain(IntEnum):
    """A terrain, which is also the resource it gives. The value indexes costs and access."""

    word: str
    """The name used in files: `wood`, `wheat` or `stone`."""

    WOOD = 0
    WHEAT = 1
    STONE = 2


for _terrain in Terrain:
    _terrain.word = _terrain.name.lower()

Resources = tuple[int, int, int]
"""An amount of each resource, in the order of `Terrain`."""


class TileSet(StrEnum):
    """The six sets of nine tiles; three are chosen for a game."""

    TRAVEL = "travel"
    LAND_INDUSTRY = "land-industry"
    TRADE_CHURCH = "trade-church"
    WAR = "war"
    PATROL = "patrol"
    CRAFTS = "crafts"


RECOMMENDED_SETS: Final = (TileSet.TRAVEL, TileSet.LAND_INDUSTRY, TileSet.TRADE_CHURCH)
"""The sets of a first game (rules §2)."""


class Building(StrEnum):
    """The kinds of building; what each scores is rules §5."""

    INN = "inn"
    MARKET = "market"
    PILGRIMAGE_SITE = "pilgrimage-site"
    ROBBER_BARON = "robber-baron"
    MILL = "mill"
    MINE = "mine"
    COWSHED = "cowshed"
    BAKERY = "bakery"
    SMITHY = "smithy"
    LODGE = "lodge"
    CAMP = "camp"
    FARM = "farm"
    SAWMILL = "sawmill"
    QUARRY = "quarry"
    TRADING_POST = "trading-post"
    CATHEDRAL = "cathedral"
    SIEGE_TOWER = "siege-tower"
    FORTRESS = "fortress"
    WATCHTOWER = "watchtower"
    GARRISON = "garrison"
    BASKETRY = "basketry"
    POTTERY = "pottery"
    COOPERAGE = "cooperage"
    GUILD = "guild"


_KIND_NUMBERS: Final = {building: number for number, building in enumerate(Building)}

VARIANTS: Final[Mapping[Building, tuple[str, ...]]] = MappingProxyType(
    {
        Building.INN: ("row", "column"),
        Building.WATCHTOWER: ("row", "column"),
        Building.TRADING_POST: ("farm", "sawmill", "quarry"),
        Building.BASKETRY: ("orthogonal", "diagonal"),
        Building.POTTERY: ("orthogonal", "diagonal"),
        Building.COOPERAGE: ("orthogonal", "diagonal"),
        Building.GUILD: ("basketry", "pottery", "cooperage"),
    }
)
"""The variants of the buildings that have any; a tile of any other building has none."""

PRODUCERS: Final[Mapping[Building, Terrain]] = MappingProxyType(
    {
        Building.FARM: Terrain.WHEAT,
        Building.SAWMILL: Terrain.WOOD,
        Building.QUARRY: Terrain.STONE,
    }
)
"""Buildings that give their owner one resource, occupied or not (rules §3 B.1)."""


class Source(StrEnum):
    """The origin of a fact of the catalogue."""

    RULEBOOK = "rulebook"
    RECONSTRUCTION = "reconstruction"
    OWNER = "owner"


class TroopKind(Enum):
    RETINUE = "retinue"
    TROOP = "troop"


@dataclass(frozen=True, slots=True)
class Troop:
    """One troop. `at` None: in the royal reserve (Henry's: outside the game).

    `terrain` is the colour of the cross of Henry's troops (rules §7), None for all others.
    """

    kind: TroopKind
    at: Cell | None = None
    moved: bool = False
    terrain: Terrain | None = None
    label: str = field(init=False, compare=False, repr=False)
    """All fields in one string, such as `troop:0,-1:1`, Henry's with the terrain at the end."""

    def __post_init__(self) -> None:
        at = "-" if self.at is None else f"{self.at[0]},{self.at[1]}"
        cross = "" if self.terrain is None else f":{self.terrain.word}"
        label = f"{self.kind.value}:{at}:{self.moved:d}{cross}"
        object.__setattr__(self, "label", label)


Sections: TypeAlias = tuple[tuple[Edge, ...], ...]
"""The road sections of a tile that lies in the landscape, each with the edges that it joins."""


Ends: TypeAlias = tuple[tuple[int, ...], ...]
"""The road sections of such a tile, each with the offsets of the spots to which it leads."""


def _find_ends(sections: Sections) -> Ends:
    return tuple([tuple([ORTHOGONAL_SPOTS[0][edge] for edge in section]) for section in sections])


@dataclass(frozen=True, slots=True, eq=False)
class Tile:
    """One of the 54 building tiles.

    `cost` counts each resource. `roads` are the road sections as the owner sees them, each the
    edges that it joins; four sections of one edge each are a crossroads. `sources` tells where
    the facts come from. Two tiles are equal if all the facts that rules depend on are.
    """

    id: str
    tile_set: TileSet
    building: Building
    variant: str | None
    terrain: Terrain
    cost: Resources
    roads: tuple[frozenset[Edge], ...] = ()
    sources: Mapping[str, Source] = field(default_factory=dict)
    produces: Terrain | None = field(init=False, repr=False)
    """The resource that it gives its owner all the time (Farm, Sawmill, Quarry)."""
    kind: int = field(init=False, repr=False)
    """The place of `building` in `Building`, for tables by kind."""
    sections: tuple[Sections, Sections] = field(init=False, repr=False)
    """`roads` as they lie for South, and turned by 180° for North."""
    faces: tuple[Face, Face, Face] = field(init=False, repr=False)
    """The tile as it may lie in the landscape: of White, of Blue, and face down."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "produces", PRODUCERS.get(self.building))
        object.__setattr__(self, "kind", _KIND_NUMBERS[self.building])
        as_south = tuple(tuple(sorted(section)) for section in self.roads)
        turned = tuple(tuple(sorted(edge.opposite for edge in part)) for part in self.roads)
        object.__setattr__(self, "sections", (as_south, turned))
        faces = (Face(self, Heir.WHITE), Face(self, Heir.BLUE), Face(self, None))
        object.__setattr__(self, "faces", faces)

    def find_face(self, owner: Heir | None) -> Face:
        """The one `Face` object of this tile with that owner (None: face down)."""
        return self.faces[2 if owner is None else owner]

    @property
    def can_be_broken(self) -> bool:
        """Whether its owner may break it once it is built (rules §4)."""
        return self.building is Building.CAMP

    def _list_facts(self) -> tuple[object, ...]:
        return (
            self.id,
            self.tile_set,
            self.building,
            self.variant,
            self.terrain,
            self.cost,
            self.roads,
        )

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return (
            self._list_facts() == other._list_facts() if isinstance(other, Tile) else NotImplemented
        )

    def __hash__(self) -> int:
        return hash(self.id)


@dataclass(frozen=True, slots=True)
class Face:
    """A tile in the landscape: a building of `owner`, or open terrain if `owner` is None.

    There is one object per tile and owner (`Tile.find_face`), so states share them.
    """

    tile: Tile
    owner: Heir | None
    label: str = field(init=False, compare=False, repr=False)
    """Id and owner in one string, such as `mill:white`, or `mill:-` for a tile face down."""
    terrain: Terrain = field(init=False, compare=False, repr=False)
    building: Building | None = field(init=False, compare=False, repr=False)
    """What kind of building stands here; None on open terrain."""
    produces: Terrain | None = field(init=False, compare=False, repr=False)
    """The resource that it gives its owner; None on open terrain."""
    roads: tuple[Sections, Sections] = field(init=False, compare=False, repr=False)
    """The road sections as they lie, if White or if Blue is South; none on open terrain."""
    ends: tuple[Ends, Ends] = field(init=False, compare=False, repr=False)
    """As `roads`, but each section with the offsets of the spots to which it leads."""
    is_active: bool = field(init=False, compare=False, repr=False)
    """Whether it does something for its owner during the game."""

    def __post_init__(self) -> None:
        tile, owner = self.tile, self.owner
        word = "-" if owner is None else owner.word
        object.__setattr__(self, "label", f"{tile.id}:{word}")
        object.__setattr__(self, "terrain", tile.terrain)
        object.__setattr__(self, "building", None if owner is None else tile.building)
        object.__setattr__(self, "produces", None if owner is None else tile.produces)
        as_south, turned = tile.sections
        roads_by_south = (as_south, turned) if owner is Heir.WHITE else (turned, as_south)
        roads = ((), ()) if owner is None else roads_by_south
        object.__setattr__(self, "roads", roads)
        object.__setattr__(self, "ends", tuple([_find_ends(sections) for sections in roads]))
        is_active = self.produces is not None or self.building is Building.CAMP
        object.__setattr__(self, "is_active", is_active)

    def can_be_broken_by(self, heir: Heir) -> bool:
        """Whether it is a building that `heir` may break at some time (rules §4)."""
        return self.owner is heir and self.tile.can_be_broken

    def __hash__(self) -> int:
        return hash((self.tile.id, self.owner))


class TreasureKind(StrEnum):
    """The kind of condition that removes a treasure of the solo game (rules §7)."""

    COLUMN = "column"
    ROW = "row"
    FORMATION = "formation"


@dataclass(frozen=True, slots=True)
class Treasure:
    """One treasure token: a `terrain` for columns and rows, compass points for formations."""

    id: str
    kind: TreasureKind
    terrain: Terrain | None = None
    cells: tuple[str, ...] = ()
    sources: Mapping[str, Source] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True, eq=False)
class Catalogue:
    """All tiles and treasures of a box, by id. Equal digests mean equal facts."""

    name: str
    digest: str
    tiles: Mapping[str, Tile]
    treasures: Mapping[str, Treasure]

    def list_tiles_of_set(self, tile_set: TileSet) -> tuple[Tile, ...]:
        """The nine tiles of a set, in the order of the catalogue."""
        return tuple(tile for tile in self.tiles.values() if tile.tile_set is tile_set)

"""The points of each kind of building (rules §5): one function for each row of its table.

Every function takes the board and a face-up building and returns its points, before doubling, and
the cells they come from; its own cell is among them where the building counts itself.

Each kind also says which changes of the landscape can affect its points, so that a search need not
score every building after every action. If a score begins to depend on more, change that too, and
write a scenario with an action; `_is_always_affected` is always correct.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, TypeAlias

from twoheirs_qt.games.two_heirs.rules.cells import (
    CELL_BY_SPOT,
    DIAGONAL_SPOTS,
    ORTHOGONAL_SPOTS,
    ROW_STRIDE,
    BuildingPoints,
    Road,
    Spot,
)
from twoheirs_qt.games.two_heirs.rules.components import BLUE, WHITE, Building, Face, Heir, Terrain
from twoheirs_qt.games.two_heirs.rules.landscape import Land, Spots
from twoheirs_qt.games.two_heirs.rules.roads import find_roads

Score: TypeAlias = "Callable[[Board, Spot, Face], BuildingPoints]"


class Board:
    """A landscape while it is scored: what several buildings need is calculated once.

    `owned`: per heir, the buildings in the order of the landscape.
    """

    __slots__ = ("faces", "owned", "roads")

    def __init__(self, land: Land, south: Heir, roads: list[Road] | None = None) -> None:
        self.faces = land.faces
        self.roads = find_roads(land, south) if roads is None else roads
        white: list[tuple[Spot, Face]] = []
        blue: list[tuple[Spot, Face]] = []
        for item in land.faces.items():
            owner = item[1].owner
            if owner is WHITE:
                white.append(item)
            elif owner is BLUE:
                blue.append(item)
        self.owned = (white, blue)

    def list_buildings_of(self, heir: Heir | None) -> list[tuple[Spot, Face]]:
        """The buildings of an heir, in the order of the landscape."""
        assert heir is not None
        return self.owned[heir]

    def list_spots_of_kind(self, heir: Heir | None, *kinds: Building) -> Spots:
        """The spots of the buildings of these kinds that `heir` owns."""
        return tuple(
            [spot for spot, face in self.list_buildings_of(heir) if face.building in kinds]
        )

    def list_spots_with_tile(self, spots: Iterable[Spot]) -> list[Spot]:
        """Select those of `spots` on which a tile lies."""
        faces = self.faces
        return [spot for spot in spots if spot in faces]

    def find_line_through(self, at: Spot, variant: str | None) -> list[Spot]:
        """All tiles in the row or column of `at`, itself included, in order."""
        if variant == "row":
            middle = CELL_BY_SPOT[at][1] * ROW_STRIDE
            first, last = middle - ROW_STRIDE // 2, middle + ROW_STRIDE // 2
            spots = [spot for spot in self.faces if first <= spot < last]
        else:
            spots = [spot for spot in self.faces if not (spot - at) % ROW_STRIDE]
        spots.sort()
        return spots


_SIEGE_TOWER: Final = Building.SIEGE_TOWER
_FORTRESS: Final = Building.FORTRESS
_WATCHTOWER: Final = Building.WATCHTOWER
_GUILD: Final = Building.GUILD
_BUILDING_BY_WORD: Final = {building.value: building for building in Building}
# Python 3.11 calls a function to look up a member of an enum in its class.

_MAX_INN_TILES_PER_SIDE: Final = 3


def _score_inn(board: Board, at: Spot, face: Face) -> BuildingPoints:
    """1, and 1 for each tile in its row or column, at most 3 a side, whatever the gaps (R7)."""
    line = board.find_line_through(at, face.tile.variant)
    position = line.index(at)
    spots = tuple(
        line[max(0, position - _MAX_INN_TILES_PER_SIDE) : position + _MAX_INN_TILES_PER_SIDE + 1]
    )
    return len(spots), spots


def _score_market(board: Board, at: Spot, face: Face) -> BuildingPoints:
    """1, and 1 for each orthogonally adjacent tile."""
    spots = (at, *board.list_spots_with_tile(ORTHOGONAL_SPOTS[at]))
    return len(spots), spots


def _score_pilgrimage_site(board: Board, at: Spot, face: Face) -> BuildingPoints:
    """The tiles on the longest road that ends at it, whoever owns them, itself included."""
    longest: Iterable[Spot] = (at,)
    max_length = 1
    for road in board.roads:
        if len(road) > max_length and at in road:
            longest, max_length = road, len(road)
    return max_length, tuple(longest)


def _score_robber_baron(board: Board, at: Spot, face: Face) -> BuildingPoints:
    """2, and 2 for each orthogonally adjacent building of the opponent."""
    assert face.owner is not None
    victim = face.owner.opponent
    spots = [at]
    for spot in ORTHOGONAL_SPOTS[at]:
        neighbour = board.faces.get(spot)
        if neighbour is not None and neighbour.owner is victim:
            spots.append(spot)
    return 2 * len(spots), tuple(spots)


def _score_area(terrain: Terrain) -> Score:
    def score(board: Board, at: Spot, face: Face) -> BuildingPoints:
        """1 for each tile of the connected area of `terrain`, itself included, any owner."""
        faces = board.faces
        area = {at: None}
        spots_to_visit = [at]
        while spots_to_visit:
            for spot in ORTHOGONAL_SPOTS[spots_to_visit.pop()]:
                if spot not in area:
                    neighbour = faces.get(spot)
                    if neighbour is not None and neighbour.terrain is terrain:
                        area[spot] = None
                        spots_to_visit.append(spot)
        return len(area), tuple(area)

    return score


def _score_others_on(terrain: Terrain) -> Score:
    def score(board: Board, at: Spot, face: Face) -> BuildingPoints:
        """1, and 1 for each other building of yours on `terrain` (R14)."""
        spots = [at]
        for spot, other in board.list_buildings_of(face.owner):
            if other.terrain is terrain and spot != at:
                spots.append(spot)
        return len(spots), tuple(spots)

    return score


def _score_fixed(points: int) -> Score:
    def score(board: Board, at: Spot, face: Face) -> BuildingPoints:
        """The same points wherever it stands."""
        return points, (at,) if points else ()

    return score


def _score_trading_post(board: Board, at: Spot, face: Face) -> BuildingPoints:
    """3 for each building of yours of the kind it shows."""
    assert face.tile.variant is not None
    spots = board.list_spots_of_kind(face.owner, _BUILDING_BY_WORD[face.tile.variant])
    return 3 * len(spots), spots


def _score_fortress(board: Board, at: Spot, face: Face) -> BuildingPoints:
    """1 for each of your Siege Towers and Fortresses, itself included."""
    spots = board.list_spots_of_kind(face.owner, _SIEGE_TOWER, _FORTRESS)
    return len(spots), spots


def _score_watchtower(board: Board, at: Spot, face: Face) -> BuildingPoints:
    """1 for each tile of its own terrain in its row or column, any owner, itself included."""
    terrain, faces = face.terrain, board.faces
    line = board.find_line_through(at, face.tile.variant)
    spots = tuple([spot for spot in line if faces[spot].terrain is terrain])
    return len(spots), spots


def _score_garrison(board: Board, at: Spot, face: Face) -> BuildingPoints:
    """2 for each Watchtower of either heir on a diagonal through it, at any distance (R16)."""
    x, y = CELL_BY_SPOT[at]
    spots = []
    for spot, other_face in board.faces.items():
        if other_face.building is _WATCHTOWER:
            column, row = CELL_BY_SPOT[spot]
            across, down = column - x, row - y
            if across == down or across == -down:
                spots.append(spot)
    return 2 * len(spots), tuple(spots)


_POINTS_PER_PAIR: Final = 3
_POINTS_PER_PAIR_WITH_GUILD: Final = 4


def _score_craft(first: Terrain, second: Terrain) -> Score:
    def score(board: Board, at: Spot, face: Face) -> BuildingPoints:
        """3, with the Guild of the craft 4, for each pair of the two terrains (R8, R15).

        Pairs are made among the four orthogonal or diagonal neighbours; a tile is in one only.
        """
        neighbour_spots = ORTHOGONAL_SPOTS if face.tile.variant == "orthogonal" else DIAGONAL_SPOTS
        faces = board.faces
        neighbours = board.list_spots_with_tile(neighbour_spots[at])
        first_spots = [spot for spot in neighbours if faces[spot].terrain is first]
        second_spots = [spot for spot in neighbours if faces[spot].terrain is second]
        pairs = min(len(first_spots), len(second_spots))
        if not pairs:
            return 0, ()
        spots = (*first_spots[:pairs], *second_spots[:pairs])
        craft = face.building
        for spot, own_building in board.list_buildings_of(face.owner):
            if own_building.building is _GUILD and own_building.tile.variant == craft:
                return _POINTS_PER_PAIR_WITH_GUILD * pairs, (*spots, spot)
        return _POINTS_PER_PAIR * pairs, spots

    return score


# -- changes that can affect the points of a building ---------------------------------------------


class Change(NamedTuple):
    """A change on `spot`: `old_face` lay there (None: it was empty), `new_face` lies there now."""

    spot: Spot
    old_face: Face | None
    new_face: Face

    @property
    def faces(self) -> Iterable[Face]:
        return (self.new_face,) if self.old_face is None else (self.old_face, self.new_face)

    @property
    def changes_roads(self) -> bool:
        """Whether a building with a road was built, or turned face down."""
        return any(face.owner is not None and face.tile.roads for face in self.faces)


IsAffected: TypeAlias = Callable[[Change, Spot, Face], bool]
"""Whether the points of the building on a spot may have changed with a change elsewhere."""


def _is_always_affected(change: Change, at: Spot, face: Face) -> bool:
    return True


def _is_never_affected(change: Change, at: Spot, face: Face) -> bool:
    return False


def _is_beside(change: Change, at: Spot, face: Face) -> bool:
    return change.spot in ORTHOGONAL_SPOTS[at]


def _is_new_around(change: Change, at: Spot, face: Face) -> bool:
    """For a craft: a tile turned over keeps its terrain, but its guild may come or go."""
    return (
        change.old_face is None
        and (change.spot in ORTHOGONAL_SPOTS[at] or change.spot in DIAGONAL_SPOTS[at])
    ) or any(changed_face.building is _GUILD for changed_face in change.faces)


def _is_new_in_line(change: Change, at: Spot, face: Face) -> bool:
    axis = 1 if face.tile.variant == "row" else 0
    return change.old_face is None and CELL_BY_SPOT[change.spot][axis] == CELL_BY_SPOT[at][axis]


def _is_new_on(terrain: Terrain) -> IsAffected:
    def is_affected(change: Change, at: Spot, face: Face) -> bool:
        return change.old_face is None and change.new_face.terrain is terrain

    return is_affected


def _changes_own_buildings(change: Change, at: Spot, face: Face) -> bool:
    """The owner has one building more or less."""
    return any(changed_face.owner is face.owner for changed_face in change.faces)


def _changes_roads(change: Change, at: Spot, face: Face) -> bool:
    return change.changes_roads


class ScoringRule(NamedTuple):
    """The points of a kind of building, and which changes can affect them."""

    score: Score
    is_affected: IsAffected = _is_always_affected


SCORING_RULES: Final[dict[Building, ScoringRule]] = {
    Building.INN: ScoringRule(_score_inn, _is_new_in_line),
    Building.MARKET: ScoringRule(_score_market, _is_beside),
    Building.PILGRIMAGE_SITE: ScoringRule(_score_pilgrimage_site, _changes_roads),
    Building.ROBBER_BARON: ScoringRule(_score_robber_baron, _is_beside),
    Building.MILL: ScoringRule(_score_area(Terrain.WHEAT), _is_new_on(Terrain.WHEAT)),
    Building.MINE: ScoringRule(_score_area(Terrain.STONE), _is_new_on(Terrain.STONE)),
    Building.COWSHED: ScoringRule(_score_area(Terrain.WOOD), _is_new_on(Terrain.WOOD)),
    Building.BAKERY: ScoringRule(_score_others_on(Terrain.WHEAT), _changes_own_buildings),
    Building.SMITHY: ScoringRule(_score_others_on(Terrain.STONE), _changes_own_buildings),
    Building.LODGE: ScoringRule(_score_others_on(Terrain.WOOD), _changes_own_buildings),
    Building.CAMP: ScoringRule(_score_fixed(2), _is_never_affected),
    Building.FARM: ScoringRule(_score_fixed(0), _is_never_affected),
    Building.SAWMILL: ScoringRule(_score_fixed(0), _is_never_affected),
    Building.QUARRY: ScoringRule(_score_fixed(0), _is_never_affected),
    Building.TRADING_POST: ScoringRule(_score_trading_post, _changes_own_buildings),
    Building.CATHEDRAL: ScoringRule(_score_fixed(5), _is_never_affected),
    Building.SIEGE_TOWER: ScoringRule(_score_fixed(0), _is_never_affected),
    Building.FORTRESS: ScoringRule(_score_fortress, _changes_own_buildings),
    Building.WATCHTOWER: ScoringRule(_score_watchtower, _is_new_in_line),
    Building.GARRISON: ScoringRule(_score_garrison),
    Building.BASKETRY: ScoringRule(_score_craft(Terrain.WOOD, Terrain.WHEAT), _is_new_around),
    Building.POTTERY: ScoringRule(_score_craft(Terrain.STONE, Terrain.WHEAT), _is_new_around),
    Building.COOPERAGE: ScoringRule(_score_craft(Terrain.STONE, Terrain.WOOD), _is_new_around),
    Building.GUILD: ScoringRule(_score_fixed(0), _is_never_affected),
}
"""The rules know no tile by name, only its building and variant."""

SCORING_RULES_BY_KIND: Final = tuple([SCORING_RULES[building] for building in Building])
"""The same by `Tile.kind`."""

"""What each kind of building scores (rules §5, the table), one function a row.

Every function takes the board and a face-up building and returns its points, before doubling, and
the cells they come from; its own cell is among them where the building counts itself.

A kind also tells after which changes of the landscape it has to be scored anew, so that a search
need not score every building after every action. `_always` is never wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, TypeAlias

from twoheirs_qt.rules.cells import BESIDE, CELL, CORNERS, ROW, Road, Scored, Spot
from twoheirs_qt.rules.components import BLUE, WHITE, Building, Face, Heir, Terrain
from twoheirs_qt.rules.landscape import Land, Spots
from twoheirs_qt.rules.roads import roads_of

Score: TypeAlias = "Callable[[Board, Spot, Face], Scored]"


class Board:
    """A landscape while it is scored: what several buildings ask for is worked out once.

    `owned`: per heir, the buildings in the order of the landscape.
    """

    __slots__ = ("faces", "owned", "roads")

    def __init__(self, land: Land, south: Heir, roads: list[Road] | None = None) -> None:
        self.faces = land.faces
        self.roads = roads_of(land, south) if roads is None else roads
        white: list[tuple[Spot, Face]] = []
        blue: list[tuple[Spot, Face]] = []
        for item in land.faces.items():
            owner = item[1].owner
            if owner is WHITE:
                white.append(item)
            elif owner is BLUE:
                blue.append(item)
        self.owned = (white, blue)

    def own(self, heir: Heir | None) -> list[tuple[Spot, Face]]:
        """The buildings of an heir, in the order of the landscape."""
        assert heir is not None
        return self.owned[heir]

    def own_of_kind(self, heir: Heir | None, *kinds: Building) -> Spots:
        """Where the buildings of these kinds lie that `heir` owns."""
        return tuple([spot for spot, face in self.own(heir) if face.building in kinds])

    def present(self, spots: Iterable[Spot]) -> list[Spot]:
        """Those of `spots` on which a tile lies."""
        faces = self.faces
        return [spot for spot in spots if spot in faces]

    def in_line(self, at: Spot, variant: str | None) -> list[Spot]:
        """All tiles in the row or column of `at`, itself included, from one end to the other."""
        if variant == "row":
            middle = CELL[at][1] * ROW
            first, last = middle - ROW // 2, middle + ROW // 2
            found = [spot for spot in self.faces if first <= spot < last]
        else:
            found = [spot for spot in self.faces if not (spot - at) % ROW]
        found.sort()
        return found


_SIEGE_TOWER: Final = Building.SIEGE_TOWER
_FORTRESS: Final = Building.FORTRESS
_WATCHTOWER: Final = Building.WATCHTOWER
_GUILD: Final = Building.GUILD
_NAMED: Final = {building.value: building for building in Building}
# Python 3.11 calls a function to look up a member of an enum in its class.

_INN_SIDE: Final = 3


def _inn(board: Board, at: Spot, face: Face) -> Scored:
    """1, and 1 for each tile in its row or column, at most 3 a side, whatever the gaps (R7)."""
    line = board.in_line(at, face.tile.variant)
    place = line.index(at)
    spots = tuple(line[max(0, place - _INN_SIDE) : place + _INN_SIDE + 1])
    return len(spots), spots


def _market(board: Board, at: Spot, face: Face) -> Scored:
    """1, and 1 for each orthogonally adjacent tile."""
    spots = (at, *board.present(BESIDE[at]))
    return len(spots), spots


def _pilgrimage_site(board: Board, at: Spot, face: Face) -> Scored:
    """The tiles on the longest road that ends at it, whoever owns them, itself included."""
    longest: Iterable[Spot] = (at,)
    most = 1
    for road in board.roads:
        if len(road) > most and at in road:
            longest, most = road, len(road)
    return most, tuple(longest)


def _robber_baron(board: Board, at: Spot, face: Face) -> Scored:
    """2, and 2 for each orthogonally adjacent building of the opponent."""
    assert face.owner is not None
    victim = face.owner.opponent
    spots = [at]
    for spot in BESIDE[at]:
        there = board.faces.get(spot)
        if there is not None and there.owner is victim:
            spots.append(spot)
    return 2 * len(spots), tuple(spots)


def _area(terrain: Terrain) -> Score:
    def score(board: Board, at: Spot, face: Face) -> Scored:
        """1 for each tile of the connected area of `terrain`, itself included, any owner."""
        faces = board.faces
        area = {at: None}
        waiting = [at]
        while waiting:
            for spot in BESIDE[waiting.pop()]:
                if spot not in area:
                    there = faces.get(spot)
                    if there is not None and there.terrain is terrain:
                        area[spot] = None
                        waiting.append(spot)
        return len(area), tuple(area)

    return score


def _others_on(terrain: Terrain) -> Score:
    def score(board: Board, at: Spot, face: Face) -> Scored:
        """1, and 1 for each other building of yours on `terrain` (R14)."""
        spots = [at]
        for spot, other in board.own(face.owner):
            if other.terrain is terrain and spot != at:
                spots.append(spot)
        return len(spots), tuple(spots)

    return score


def _fixed(points: int) -> Score:
    def score(board: Board, at: Spot, face: Face) -> Scored:
        """The same points wherever it stands."""
        return points, (at,) if points else ()

    return score


def _trading_post(board: Board, at: Spot, face: Face) -> Scored:
    """3 for each building of yours of the kind it shows."""
    assert face.tile.variant is not None
    spots = board.own_of_kind(face.owner, _NAMED[face.tile.variant])
    return 3 * len(spots), spots


def _fortress(board: Board, at: Spot, face: Face) -> Scored:
    """1 for each of your Siege Towers and Fortresses, itself included."""
    spots = board.own_of_kind(face.owner, _SIEGE_TOWER, _FORTRESS)
    return len(spots), spots


def _watchtower(board: Board, at: Spot, face: Face) -> Scored:
    """1 for each tile of its own terrain in its row or column, any owner, itself included."""
    terrain, faces = face.terrain, board.faces
    line = board.in_line(at, face.tile.variant)
    spots = tuple([spot for spot in line if faces[spot].terrain is terrain])
    return len(spots), spots


def _garrison(board: Board, at: Spot, face: Face) -> Scored:
    """2 for each Watchtower of either heir on a diagonal through it, at any distance (R16)."""
    x, y = CELL[at]
    spots = []
    for spot, there in board.faces.items():
        if there.building is _WATCHTOWER:
            column, row = CELL[spot]
            across, down = column - x, row - y
            if across == down or across == -down:
                spots.append(spot)
    return 2 * len(spots), tuple(spots)


_PAIR: Final = 3
_PAIR_WITH_GUILD: Final = 4


def _craft(first: Terrain, second: Terrain) -> Score:
    def score(board: Board, at: Spot, face: Face) -> Scored:
        """3, with the Guild of the craft 4, for each pair of the two terrains (R8, R15).

        Pairs are made among the four orthogonal or diagonal neighbours; a tile is in one only.
        """
        around = BESIDE if face.tile.variant == "orthogonal" else CORNERS
        faces = board.faces
        near = board.present(around[at])
        ones = [spot for spot in near if faces[spot].terrain is first]
        others = [spot for spot in near if faces[spot].terrain is second]
        pairs = min(len(ones), len(others))
        if not pairs:
            return 0, ()
        spots = (*ones[:pairs], *others[:pairs])
        craft = face.building
        for spot, own in board.own(face.owner):
            if own.building is _GUILD and own.tile.variant == craft:
                return _PAIR_WITH_GUILD * pairs, (*spots, spot)
        return _PAIR * pairs, spots

    return score


# -- after which changes a building is scored anew ------------------------------------------------


class Change(NamedTuple):
    """What lay on `spot`, if anything, and what lies there now."""

    spot: Spot
    before: Face | None
    now: Face

    @property
    def faces(self) -> Iterable[Face]:
        return (self.now,) if self.before is None else (self.before, self.now)

    @property
    def of_roads(self) -> bool:
        """Whether a building with a road came or went."""
        return any(face.owner is not None and face.tile.roads for face in self.faces)


Touched: TypeAlias = Callable[[Change, Spot, Face], bool]
"""Whether the building on a spot may score otherwise after a change elsewhere."""


def _always(change: Change, at: Spot, face: Face) -> bool:
    return True


def _never(change: Change, at: Spot, face: Face) -> bool:
    return False


def _beside(change: Change, at: Spot, face: Face) -> bool:
    return change.spot in BESIDE[at]


def _new_around(change: Change, at: Spot, face: Face) -> bool:
    """A craft counts terrains, which a tile turned over keeps, or its guild comes or goes."""
    return (
        change.before is None and (change.spot in BESIDE[at] or change.spot in CORNERS[at])
    ) or any(each.building is _GUILD for each in change.faces)


def _new_in_line(change: Change, at: Spot, face: Face) -> bool:
    axis = 1 if face.tile.variant == "row" else 0
    return change.before is None and CELL[change.spot][axis] == CELL[at][axis]


def _new_on(terrain: Terrain) -> Touched:
    def touched(change: Change, at: Spot, face: Face) -> bool:
        return change.before is None and change.now.terrain is terrain

    return touched


def _owned(change: Change, at: Spot, face: Face) -> bool:
    """One's buildings have become more or fewer."""
    return any(each.owner is face.owner for each in change.faces)


def _roads(change: Change, at: Spot, face: Face) -> bool:
    return change.of_roads


class Kind(NamedTuple):
    """A kind of building: what it scores, and after which changes anew."""

    score: Score
    touched: Touched = _always


SCORERS: Final[dict[Building, Kind]] = {
    Building.INN: Kind(_inn, _new_in_line),
    Building.MARKET: Kind(_market, _beside),
    Building.PILGRIMAGE_SITE: Kind(_pilgrimage_site, _roads),
    Building.ROBBER_BARON: Kind(_robber_baron, _beside),
    Building.MILL: Kind(_area(Terrain.WHEAT), _new_on(Terrain.WHEAT)),
    Building.MINE: Kind(_area(Terrain.STONE), _new_on(Terrain.STONE)),
    Building.COWSHED: Kind(_area(Terrain.WOOD), _new_on(Terrain.WOOD)),
    Building.BAKERY: Kind(_others_on(Terrain.WHEAT), _owned),
    Building.SMITHY: Kind(_others_on(Terrain.STONE), _owned),
    Building.LODGE: Kind(_others_on(Terrain.WOOD), _owned),
    Building.CAMP: Kind(_fixed(2), _never),
    Building.FARM: Kind(_fixed(0), _never),
    Building.SAWMILL: Kind(_fixed(0), _never),
    Building.QUARRY: Kind(_fixed(0), _never),
    Building.TRADING_POST: Kind(_trading_post, _owned),
    Building.CATHEDRAL: Kind(_fixed(5), _never),
    Building.SIEGE_TOWER: Kind(_fixed(0), _never),
    Building.FORTRESS: Kind(_fortress, _owned),
    Building.WATCHTOWER: Kind(_watchtower, _new_in_line),
    Building.GARRISON: Kind(_garrison),
    Building.BASKETRY: Kind(_craft(Terrain.WOOD, Terrain.WHEAT), _new_around),
    Building.POTTERY: Kind(_craft(Terrain.STONE, Terrain.WHEAT), _new_around),
    Building.COOPERAGE: Kind(_craft(Terrain.STONE, Terrain.WOOD), _new_around),
    Building.GUILD: Kind(_fixed(0), _never),
}
"""Building -> what it scores; the rules know no tile by name, only its building and variant."""

KINDS: Final = tuple([SCORERS[building] for building in Building])
"""The same by `Tile.kind`."""

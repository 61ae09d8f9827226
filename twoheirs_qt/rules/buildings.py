"""What each kind of building scores (rules §5, the table), one function a row.

Every function takes the board and a face-up building and returns its points, before doubling, and
the cells they come from; its own cell is among them where the building counts itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from twoheirs_qt.rules.cells import DIAGONAL, ORTHOGONAL, Cell
from twoheirs_qt.rules.components import Building, Face, Heir, Terrain
from twoheirs_qt.rules.landscape import Cells
from twoheirs_qt.rules.roads import trace_roads
from twoheirs_qt.rules.state import Fields

Scored: TypeAlias = tuple[int, tuple[Cell, ...]]


class Board:
    """A landscape while it is scored: what several buildings ask for is worked out once."""

    __slots__ = ("_own", "_roads", "landscape", "state")

    def __init__(self, state: Fields) -> None:
        self.state = state
        self.landscape = state.landscape
        self._roads: list[Cells] | None = None
        own: tuple[list[tuple[Cell, Face]], list[tuple[Cell, Face]]] = ([], [])
        for item in self.landscape.items():
            owner = item[1].owner
            if owner is not None:
                own[owner].append(item)
        self._own = own

    @property
    def roads(self) -> list[Cells]:
        if self._roads is None:
            self._roads = trace_roads(self.state)
        return self._roads

    def own(self, heir: Heir | None) -> list[tuple[Cell, Face]]:
        """The buildings of an heir, in the order of the landscape."""
        assert heir is not None
        return self._own[heir]

    def own_of_kind(self, heir: Heir | None, *kinds: Building) -> tuple[Cell, ...]:
        """Where the buildings of these kinds lie that `heir` owns."""
        return tuple(cell for cell, face in self.own(heir) if face.tile.building in kinds)

    def present(self, cells: Iterable[Cell]) -> tuple[Cell, ...]:
        """Those of `cells` on which a tile lies."""
        return tuple(cell for cell in cells if cell in self.landscape)

    def in_line(self, at: Cell, variant: str | None) -> list[Cell]:
        """All tiles in the row or column of `at`, itself included, from one end to the other."""
        axis, along = (1, 0) if variant == "row" else (0, 1)
        line = at[axis]
        found = [cell for cell in self.landscape if cell[axis] == line]
        found.sort(key=lambda cell: cell[along])
        return found


_INN_SIDE: Final = 3


def _inn(board: Board, at: Cell, face: Face) -> Scored:
    """1, and 1 for each tile in its row or column, at most 3 a side, whatever the gaps (R7)."""
    line = board.in_line(at, face.tile.variant)
    place = line.index(at)
    cells = tuple(line[max(0, place - _INN_SIDE) : place + _INN_SIDE + 1])
    return len(cells), cells


def _market(board: Board, at: Cell, face: Face) -> Scored:
    """1, and 1 for each orthogonally adjacent tile."""
    cells = (at, *board.present(ORTHOGONAL[at]))
    return len(cells), cells


def _pilgrimage_site(board: Board, at: Cell, face: Face) -> Scored:
    """The tiles on the longest road that ends at it, whoever owns them, itself included."""
    longest: Iterable[Cell] = (at,)
    most = 1
    for road in board.roads:
        if len(road) > most and at in road:
            longest, most = road, len(road)
    return most, tuple(longest)


def _robber_baron(board: Board, at: Cell, face: Face) -> Scored:
    """2, and 2 for each orthogonally adjacent building of the opponent."""
    assert face.owner is not None
    victim = face.owner.opponent
    cells = [at]
    for cell in ORTHOGONAL[at]:
        there = board.landscape.get(cell)
        if there is not None and there.owner is victim:
            cells.append(cell)
    return 2 * len(cells), tuple(cells)


def _area(terrain: Terrain) -> Callable[[Board, Cell, Face], Scored]:
    def score(board: Board, at: Cell, face: Face) -> Scored:
        """1 for each tile of the connected area of `terrain`, itself included, any owner."""
        area = {at: None}
        waiting = [at]
        while waiting:
            for cell in ORTHOGONAL[waiting.pop()]:
                if cell not in area:
                    there = board.landscape.get(cell)
                    if there is not None and there.tile.terrain is terrain:
                        area[cell] = None
                        waiting.append(cell)
        return len(area), tuple(area)

    return score


def _others_on(terrain: Terrain) -> Callable[[Board, Cell, Face], Scored]:
    def score(board: Board, at: Cell, face: Face) -> Scored:
        """1, and 1 for each other building of yours on `terrain` (R14)."""
        cells = [at]
        for cell, other in board.own(face.owner):
            if other.tile.terrain is terrain and cell != at:
                cells.append(cell)
        return len(cells), tuple(cells)

    return score


def _fixed(points: int) -> Callable[[Board, Cell, Face], Scored]:
    def score(board: Board, at: Cell, face: Face) -> Scored:
        """The same points wherever it stands."""
        return points, (at,) if points else ()

    return score


def _trading_post(board: Board, at: Cell, face: Face) -> Scored:
    """3 for each building of yours of the kind it shows."""
    assert face.tile.variant is not None
    cells = board.own_of_kind(face.owner, Building(face.tile.variant))
    return 3 * len(cells), cells


def _fortress(board: Board, at: Cell, face: Face) -> Scored:
    """1 for each of your Siege Towers and Fortresses, itself included."""
    cells = board.own_of_kind(face.owner, Building.SIEGE_TOWER, Building.FORTRESS)
    return len(cells), cells


def _watchtower(board: Board, at: Cell, face: Face) -> Scored:
    """1 for each tile of its own terrain in its row or column, any owner, itself included."""
    terrain = face.tile.terrain
    line = board.in_line(at, face.tile.variant)
    cells = tuple(cell for cell in line if board.landscape[cell].tile.terrain is terrain)
    return len(cells), cells


def _garrison(board: Board, at: Cell, face: Face) -> Scored:
    """2 for each Watchtower of either heir on a diagonal through it, at any distance (R16)."""
    x, y = at
    cells = []
    for cell, there in board.landscape.items():
        if there.owner is not None and there.tile.building is Building.WATCHTOWER:
            across, down = cell[0] - x, cell[1] - y
            if across == down or across == -down:
                cells.append(cell)
    return 2 * len(cells), tuple(cells)


_PAIR: Final = 3
_PAIR_WITH_GUILD: Final = 4


def _craft(first: Terrain, second: Terrain) -> Callable[[Board, Cell, Face], Scored]:
    def score(board: Board, at: Cell, face: Face) -> Scored:
        """3, with the Guild of the craft 4, for each pair of the two terrains (R8, R15).

        Pairs are made among the four orthogonal or diagonal neighbours; a tile is in one only.
        """
        around = ORTHOGONAL if face.tile.variant == "orthogonal" else DIAGONAL
        near = board.present(around[at])
        ones = [cell for cell in near if board.landscape[cell].tile.terrain is first]
        others = [cell for cell in near if board.landscape[cell].tile.terrain is second]
        pairs = min(len(ones), len(others))
        if not pairs:
            return 0, ()
        cells = (*ones[:pairs], *others[:pairs])
        craft = face.tile.building
        for cell, own in board.own(face.owner):
            if own.tile.building is Building.GUILD and own.tile.variant == craft:
                return _PAIR_WITH_GUILD * pairs, (*cells, cell)
        return _PAIR * pairs, cells

    return score


SCORERS: Final[dict[Building, Callable[[Board, Cell, Face], Scored]]] = {
    Building.INN: _inn,
    Building.MARKET: _market,
    Building.PILGRIMAGE_SITE: _pilgrimage_site,
    Building.ROBBER_BARON: _robber_baron,
    Building.MILL: _area(Terrain.WHEAT),
    Building.MINE: _area(Terrain.STONE),
    Building.COWSHED: _area(Terrain.WOOD),
    Building.BAKERY: _others_on(Terrain.WHEAT),
    Building.SMITHY: _others_on(Terrain.STONE),
    Building.LODGE: _others_on(Terrain.WOOD),
    Building.CAMP: _fixed(2),
    Building.FARM: _fixed(0),
    Building.SAWMILL: _fixed(0),
    Building.QUARRY: _fixed(0),
    Building.TRADING_POST: _trading_post,
    Building.CATHEDRAL: _fixed(5),
    Building.SIEGE_TOWER: _fixed(0),
    Building.FORTRESS: _fortress,
    Building.WATCHTOWER: _watchtower,
    Building.GARRISON: _garrison,
    Building.BASKETRY: _craft(Terrain.WOOD, Terrain.WHEAT),
    Building.POTTERY: _craft(Terrain.STONE, Terrain.WHEAT),
    Building.COOPERAGE: _craft(Terrain.STONE, Terrain.WOOD),
    Building.GUILD: _fixed(0),
}
"""Building -> what it scores; the rules know no tile by name, only its building and variant."""

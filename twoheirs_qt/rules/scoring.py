"""The score sheet: final scoring, or points so far (rules §5 and §7, Solo scoring)."""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple

from twoheirs_qt.rules.access import in_reserve
from twoheirs_qt.rules.buildings import KINDS, Board, Change
from twoheirs_qt.rules.cells import CELL, SPOT, Cell, Points, Road, Scored, Spot, beside
from twoheirs_qt.rules.components import BLUE, WHITE, Heir, Tile, Treasure, TreasureKind
from twoheirs_qt.rules.core import Core
from twoheirs_qt.rules.events import Event, TreasureRemoved
from twoheirs_qt.rules.landscape import Land
from twoheirs_qt.rules.roads import RoadLine, owned_on, road_line
from twoheirs_qt.rules.state import State

_HENRY_DOUBLED: Final = 3
TREASURE_POINTS: Final = 5


class BuildingLine(NamedTuple):
    """One building: `points` before doubling, and the cells they come from."""

    at: Cell
    tile: Tile
    points: int
    doubled: bool
    cells: tuple[Cell, ...]

    @property
    def counted(self) -> int:
        """The points that go into the total."""
        return 2 * self.points if self.doubled else self.points


class HeirScore(NamedTuple):
    """One heir's column. `treasures` are Henry's points for treasures (0 for all others).

    `in_reserve` counts ordinary troops in the royal reserve; Henry has none there.
    """

    heir: Heir
    buildings: tuple[BuildingLine, ...]
    roads: int
    treasures: int
    total: int
    in_reserve: int


class Decision(Enum):
    """What decided the game (rules §5, Winner, and §7)."""

    POINTS = "points"
    TROOPS = "troops"
    DRAWN = "drawn"
    HENRY = "henry"
    """As many points as Henry, which is not enough."""


class ScoreSheet(NamedTuple):
    """Both columns, indexed by `Heir`, the roads, and who wins (None: drawn)."""

    heirs: tuple[HeirScore, HeirScore]
    roads: tuple[RoadLine, ...]
    winner: Heir | None
    decided_by: Decision

    @property
    def winners(self) -> tuple[Heir, ...]:
        """Who has the crown: both after a draw."""
        return tuple(Heir) if self.winner is None else (self.winner,)


# -- points ---------------------------------------------------------------------------------------


def points_of(core: Core) -> Points:
    """The points of the landscape; what has not changed since it was last scored is kept."""
    land = core.land
    if land.points is None:
        land.points = _points(land, core.setting.south)
        land.changed = None
    return land.points


def _points(land: Land, south: Heir) -> Points:
    known, changes = _NOTHING, list[Change]()
    if land.changed is not None:
        older, spots = land.changed
        assert older.points is not None
        known = older.points
        changes = [Change(s, older.faces.get(s), land.faces[s]) for s in dict.fromkeys(spots)]
    again = known is _NOTHING or any(change.of_roads for change in changes)
    board = Board(land, south, None if again else known.roads)
    before = known.scored
    scored: dict[Spot, Scored] = {}
    sums = []
    for own in board.owned:
        total = 0
        for spot, face in own:
            kind = KINDS[face.tile.kind]
            found = before.get(spot)
            if found is None or any(kind.touched(each, spot, face) for each in changes):
                found = kind.score(board, spot, face)
            scored[spot] = found
            total += found[0]
        sums.append(total)
    road_points = _road_points(land, board.roads) if again else known.road_points
    return Points(scored, (sums[0], sums[1]), board.roads, road_points)


_NOTHING: Final = Points({}, (0, 0), [], (0, 0))


def _road_points(land: Land, roads: list[Road]) -> tuple[int, int]:
    """Rules §5, Roads: for each road of two tiles, who owns more scores the difference."""
    white = blue = 0
    for road in roads:
        if len(road) > 1:
            one, other = owned_on(land, road)
            if one > other:
                white += one - other
            else:
                blue += other - one
    return white, blue


def totals(core: Core) -> tuple[int, int]:
    """The points of both heirs, as if the game ended now."""
    points = points_of(core)
    return (
        _total(core, points, WHITE, doubled(core, WHITE)),
        _total(core, points, BLUE, doubled(core, BLUE)),
    )


def _total(core: Core, points: Points, heir: Heir, twice: list[Spot]) -> int:
    total = points.sums[heir]
    for spot in twice:
        total += points.scored[spot][0]
    if core.setting.score_roads:
        total += points.road_points[heir]
    return total + treasure_points(core, heir)


def doubled(core: Core, heir: Heir) -> list[Spot]:
    """Where the buildings lie that score double.

    Those on which a troop of their owner stands; Henry's three that score most (rules §7, R12).
    """
    faces = core.land.faces
    if heir is core.setting.henry:
        scored = points_of(core).scored
        own = [spot for spot in scored if faces[spot].owner is heir]
        own.sort(key=lambda spot: -scored[spot][0])
        return own[:_HENRY_DOUBLED]
    found = []
    for spot in core.troops[heir]:
        face = faces.get(spot)
        if face is not None and face.owner is heir:
            found.append(spot)
    return found


def treasure_points(core: Core, heir: Heir) -> int:
    """Rules §7: Henry has 5 for each treasure that is left."""
    if heir is not core.setting.henry:
        return 0
    return TREASURE_POINTS * (len(core.pile) + len(core.treasures))


def decision(core: Core, white: int, blue: int) -> tuple[Heir | None, Decision]:
    """Who wins with so many points: more of them, then more troops in the royal reserve.

    Alone one must beat Henry.
    """
    if white != blue:
        return (WHITE if white > blue else BLUE), Decision.POINTS
    if core.setting.henry is not None:
        return core.setting.henry, Decision.HENRY
    ours, theirs = in_reserve(core, WHITE), in_reserve(core, BLUE)
    if ours != theirs:
        return (WHITE if ours > theirs else BLUE), Decision.TROOPS
    return None, Decision.DRAWN


def winner(core: Core) -> Heir | None:
    """Who would win if the game ended now; None: drawn."""
    return decision(core, *totals(core))[0]


# -- the sheet ------------------------------------------------------------------------------------


def score_sheet(state: State) -> ScoreSheet:
    """The score sheet of any state, as if the game ended now."""
    core = state.core
    points = points_of(core)
    roads: tuple[RoadLine, ...] = ()
    if core.setting.score_roads:
        roads = tuple([road_line(core.land, road) for road in points.roads if len(road) > 1])
    twice = doubled(core, WHITE), doubled(core, BLUE)
    lines: tuple[list[BuildingLine], list[BuildingLine]] = ([], [])
    faces, cell_of = core.land.faces, CELL.__getitem__
    for spot, (count, spots) in points.scored.items():
        face = faces[spot]
        owner = face.owner
        assert owner is not None  # open terrain scores nothing
        cells = tuple(map(cell_of, spots))
        lines[owner].append(
            BuildingLine(cell_of(spot), face.tile, count, spot in twice[owner], cells)
        )
    white, blue = (
        HeirScore(
            heir=heir,
            buildings=tuple(lines[heir]),
            roads=points.road_points[heir] if core.setting.score_roads else 0,
            treasures=treasure_points(core, heir),
            total=_total(core, points, heir, twice[heir]),
            in_reserve=0 if heir is core.setting.henry else in_reserve(core, heir),
        )
        for heir in (WHITE, BLUE)
    )
    return ScoreSheet((white, blue), roads, *decision(core, white.total, blue.total))


_ENOUGH = 2
"""Tiles that a column or row needs, or cells that a formation shows."""


def counted_cells(state: State, at: Cell, treasure: Treasure) -> tuple[Cell, ...]:
    """The cells whose tiles count for the condition of a treasure on `at`.

    Columns and rows: tiles of the shown terrain at any distance, its own tile not counted.
    Formations: tiles of any kind on the shown neighbours.
    """
    return _counted(state.core.land, SPOT[at], treasure)


def _counted(land: Land, at: Spot, treasure: Treasure) -> tuple[Cell, ...]:
    cell = CELL[at]
    if treasure.kind is TreasureKind.FORMATION:
        shown = [beside(cell, direction) for direction in treasure.cells]
        return tuple([each for each in shown if SPOT[each] in land.faces])
    axis = 0 if treasure.kind is TreasureKind.COLUMN else 1
    line = cell[axis]
    found = []
    for spot, face in land.faces.items():
        if face.terrain is treasure.terrain and spot != at and CELL[spot][axis] == line:
            found.append(CELL[spot])
    return tuple(found)


def lacking(treasure: Treasure, counted: tuple[Cell, ...]) -> int:
    """How many tiles are still missing: two are needed, or both that a formation shows."""
    needed = len(treasure.cells) if treasure.kind is TreasureKind.FORMATION else _ENOUGH
    return max(0, needed - len(counted))


def is_fulfilled(treasure: Treasure, counted: tuple[Cell, ...]) -> bool:
    """Whether these cells are enough."""
    return not lacking(treasure, counted)


def remove_treasures(core: Core, told: list[Event] | None) -> None:
    """Remove every treasure of the landscape whose condition holds, whoever placed the tiles."""
    kept = {}
    for at, treasure in core.treasures.items():
        counted = _counted(core.land, at, treasure)
        if not is_fulfilled(treasure, counted):
            kept[at] = treasure
        elif told is not None:
            told.append(TreasureRemoved(treasure.id, CELL[at], counted))
    core.treasures = kept

"""The score sheet: final scoring, or points so far (rules §5 and §7, Solo scoring)."""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple

from twoheirs_qt.games.two_heirs.rules.access import count_in_reserve
from twoheirs_qt.games.two_heirs.rules.buildings import SCORING_RULES_BY_KIND, Board, Change
from twoheirs_qt.games.two_heirs.rules.cells import (
    CELL_BY_SPOT,
    SPOT_BY_CELL,
    BuildingPoints,
    Cell,
    LandscapePoints,
    Road,
    Spot,
    find_neighbour_at,
)
from twoheirs_qt.games.two_heirs.rules.components import (
    BLUE,
    WHITE,
    Heir,
    Tile,
    Treasure,
    TreasureKind,
)
from twoheirs_qt.games.two_heirs.rules.core import Core
from twoheirs_qt.games.two_heirs.rules.events import Event, TreasureRemoved
from twoheirs_qt.games.two_heirs.rules.landscape import Land
from twoheirs_qt.games.two_heirs.rules.roads import RoadLine, count_owners, make_road_line
from twoheirs_qt.games.two_heirs.rules.state import State

_MAX_HENRY_DOUBLED: Final = 3
TREASURE_POINTS: Final = 5


class BuildingLine(NamedTuple):
    """One building: `points` before doubling, and the cells they come from."""

    at: Cell
    tile: Tile
    points: int
    doubled: bool
    cells: tuple[Cell, ...]

    @property
    def final_points(self) -> int:
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
    """The criterion that decided the game (rules §5, Winner, and §7)."""

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
        """The heirs with the crown: both after a draw."""
        return tuple(Heir) if self.winner is None else (self.winner,)


# -- points ---------------------------------------------------------------------------------------


def score_land(core: Core) -> LandscapePoints:
    """Score the landscape; only what has changed since it was last scored is calculated."""
    land = core.land
    if land.points is None:
        land.points = _score_changed_buildings(land, core.setting.south)
        land.changed = None
    return land.points


def _score_changed_buildings(land: Land, south: Heir) -> LandscapePoints:
    previous_points, changes = _NO_POINTS, list[Change]()
    if land.changed is not None:
        scored_land, spots = land.changed
        assert scored_land.points is not None
        previous_points = scored_land.points
        changes = [
            Change(spot, scored_land.faces.get(spot), land.faces[spot])
            for spot in dict.fromkeys(spots)
        ]
    roads_changed = previous_points is _NO_POINTS or any(change.changes_roads for change in changes)
    board = Board(land, south, None if roads_changed else previous_points.roads)
    old_points = previous_points.scored
    scored: dict[Spot, BuildingPoints] = {}
    building_totals = []
    for owned in board.owned:
        total = 0
        for spot, face in owned:
            rule = SCORING_RULES_BY_KIND[face.tile.kind]
            points = old_points.get(spot)
            if points is None or any(rule.is_affected(change, spot, face) for change in changes):
                points = rule.score(board, spot, face)
            scored[spot] = points
            total += points[0]
        building_totals.append(total)
    road_points = (
        _sum_road_points(land, board.roads) if roads_changed else previous_points.road_points
    )
    return LandscapePoints(
        scored, (building_totals[0], building_totals[1]), board.roads, road_points
    )


_NO_POINTS: Final = LandscapePoints({}, (0, 0), [], (0, 0))


def _sum_road_points(land: Land, roads: list[Road]) -> tuple[int, int]:
    """Rules §5, Roads: for each road of two tiles, who owns more scores the difference."""
    white = blue = 0
    for road in roads:
        if len(road) > 1:
            white_owned, blue_owned = count_owners(land, road)
            if white_owned > blue_owned:
                white += white_owned - blue_owned
            else:
                blue += blue_owned - white_owned
    return white, blue


def calculate_totals(core: Core) -> tuple[int, int]:
    """The points of both heirs, as if the game ended now."""
    points = score_land(core)
    return (
        _add_up(core, points, WHITE, find_doubled(core, WHITE)),
        _add_up(core, points, BLUE, find_doubled(core, BLUE)),
    )


def _add_up(core: Core, points: LandscapePoints, heir: Heir, doubled: list[Spot]) -> int:
    total = points.building_totals[heir]
    for spot in doubled:
        total += points.scored[spot][0]
    if core.setting.score_roads:
        total += points.road_points[heir]
    return total + count_treasure_points(core, heir)


def find_doubled(core: Core, heir: Heir) -> list[Spot]:
    """Find the buildings that score double.

    Those on which a troop of their owner stands; Henry's three that score most (rules §7, R12).
    """
    faces = core.land.faces
    if heir is core.setting.henry:
        scored = score_land(core).scored
        henrys_spots = [spot for spot in scored if faces[spot].owner is heir]
        henrys_spots.sort(key=lambda spot: -scored[spot][0])
        return henrys_spots[:_MAX_HENRY_DOUBLED]
    spots = []
    for spot in core.troops[heir]:
        face = faces.get(spot)
        if face is not None and face.owner is heir:
            spots.append(spot)
    return spots


def count_treasure_points(core: Core, heir: Heir) -> int:
    """Rules §7: Henry has 5 for each treasure that is left."""
    if heir is not core.setting.henry:
        return 0
    return TREASURE_POINTS * (len(core.pile) + len(core.treasures))


def decide_winner(core: Core, white: int, blue: int) -> tuple[Heir | None, Decision]:
    """Decide who wins: with more points, then with more troops in the royal reserve.

    A tie with Henry is lost.
    """
    if white != blue:
        return (WHITE if white > blue else BLUE), Decision.POINTS
    if core.setting.henry is not None:
        return core.setting.henry, Decision.HENRY
    white_troops, blue_troops = count_in_reserve(core, WHITE), count_in_reserve(core, BLUE)
    if white_troops != blue_troops:
        return (WHITE if white_troops > blue_troops else BLUE), Decision.TROOPS
    return None, Decision.DRAWN


def find_winner(core: Core) -> Heir | None:
    """The winner if the game ended now; None: drawn."""
    return decide_winner(core, *calculate_totals(core))[0]


# -- the sheet ------------------------------------------------------------------------------------


def make_score_sheet(state: State) -> ScoreSheet:
    """The score sheet of any state, as if the game ended now."""
    core = state.core
    points = score_land(core)
    roads: tuple[RoadLine, ...] = ()
    if core.setting.score_roads:
        roads = tuple([make_road_line(core.land, road) for road in points.roads if len(road) > 1])
    doubled = find_doubled(core, WHITE), find_doubled(core, BLUE)
    lines: tuple[list[BuildingLine], list[BuildingLine]] = ([], [])
    faces, cell_of = core.land.faces, CELL_BY_SPOT.__getitem__
    for spot, (count, spots) in points.scored.items():
        face = faces[spot]
        owner = face.owner
        assert owner is not None  # open terrain scores nothing
        cells = tuple(map(cell_of, spots))
        lines[owner].append(
            BuildingLine(cell_of(spot), face.tile, count, spot in doubled[owner], cells)
        )
    white, blue = (
        HeirScore(
            heir=heir,
            buildings=tuple(lines[heir]),
            roads=points.road_points[heir] if core.setting.score_roads else 0,
            treasures=count_treasure_points(core, heir),
            total=_add_up(core, points, heir, doubled[heir]),
            in_reserve=0 if heir is core.setting.henry else count_in_reserve(core, heir),
        )
        for heir in (WHITE, BLUE)
    )
    return ScoreSheet((white, blue), roads, *decide_winner(core, white.total, blue.total))


_MIN_LINE_TILES = 2
"""Tiles that a column or row needs, or cells that a formation shows."""


def list_counted_cells(state: State, at: Cell, treasure: Treasure) -> tuple[Cell, ...]:
    """The cells whose tiles count for the condition of a treasure on `at`.

    Columns and rows: tiles of the shown terrain at any distance, its own tile not counted.
    Formations: tiles of any kind on the shown neighbours.
    """
    return _find_counted_cells(state.core.land, SPOT_BY_CELL[at], treasure)


def _find_counted_cells(land: Land, at: Spot, treasure: Treasure) -> tuple[Cell, ...]:
    cell = CELL_BY_SPOT[at]
    if treasure.kind is TreasureKind.FORMATION:
        shown_cells = [find_neighbour_at(cell, direction) for direction in treasure.cells]
        return tuple(
            [neighbour for neighbour in shown_cells if SPOT_BY_CELL[neighbour] in land.faces]
        )
    axis = 0 if treasure.kind is TreasureKind.COLUMN else 1
    line = cell[axis]
    cells = []
    for spot, face in land.faces.items():
        if face.terrain is treasure.terrain and spot != at and CELL_BY_SPOT[spot][axis] == line:
            cells.append(CELL_BY_SPOT[spot])
    return tuple(cells)


def count_missing_tiles(treasure: Treasure, counted: tuple[Cell, ...]) -> int:
    """Count the tiles that are missing: two are needed, or both that a formation shows."""
    needed = len(treasure.cells) if treasure.kind is TreasureKind.FORMATION else _MIN_LINE_TILES
    return max(0, needed - len(counted))


def is_fulfilled(treasure: Treasure, counted: tuple[Cell, ...]) -> bool:
    """Whether the counted cells fulfil the condition of a treasure."""
    return not count_missing_tiles(treasure, counted)


def remove_treasures(core: Core, events: list[Event] | None) -> None:
    """Remove every treasure of the landscape whose condition holds, whoever placed the tiles."""
    remaining = {}
    for at, treasure in core.treasures.items():
        counted = _find_counted_cells(core.land, at, treasure)
        if not is_fulfilled(treasure, counted):
            remaining[at] = treasure
        elif events is not None:
            events.append(TreasureRemoved(treasure.id, CELL_BY_SPOT[at], counted))
    core.treasures = remaining

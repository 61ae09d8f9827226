"""Roads (rules §5, Roads): which sections join, and who scores what they make."""

from __future__ import annotations

from typing import NamedTuple

from twoheirs_qt.games.two_heirs.rules.cells import (
    CELL_BY_SPOT,
    SPOT_BY_CELL,
    Cell,
    Edge,
    Road,
    Spot,
)
from twoheirs_qt.games.two_heirs.rules.components import BLUE, WHITE, Ends, Face, Heir
from twoheirs_qt.games.two_heirs.rules.landscape import Cells, Land
from twoheirs_qt.games.two_heirs.rules.state import State


class RoadLine(NamedTuple):
    """One road of the score sheet.

    `cells`: its tiles, each once (R9). `buildings`: how many of them each heir owns. `heir`
    scores `points`; None and 0 for equal numbers and for a road on a single tile.
    """

    cells: tuple[Cell, ...]
    buildings: tuple[int, int]
    heir: Heir | None
    points: int


def find_road_edges(face: Face, south: Heir) -> frozenset[Edge]:
    """The edges at which a road leaves the tile."""
    return frozenset(edge for section in face.roads[south] for edge in section)


# -- in the core ----------------------------------------------------------------------------------


def find_roads(land: Land, south: Heir) -> list[Road]:
    """All roads, largest sets of joined sections, each as the ordered set of its tiles.

    Sections meet at a shared edge. Separate sections of one tile, as on a crossroads, are not
    joined by the tile: each belongs to the road it ends.
    """
    ends_by_spot: dict[Spot, Ends] = {}
    for spot, face in land.faces.items():
        parts = face.ends[south]
        if parts:
            ends_by_spot[spot] = parts
    roads: list[Road] = []
    visited: set[tuple[Spot, int]] = set()
    for start, parts in ends_by_spot.items():
        for number, section in enumerate(parts):
            for offset in section:
                if start + offset in ends_by_spot:
                    if (start, number) not in visited:
                        roads.append(_trace_road(ends_by_spot, start, number, visited))
                    break
            else:
                roads.append({start: None})
    return roads


def _trace_road(
    ends_by_spot: dict[Spot, Ends], start: Spot, number: int, visited: set[tuple[Spot, int]]
) -> Road:
    """The road to which section `number` of the tile on `start` belongs.

    Its sections, each a spot and a number, are added to `visited`.
    """
    road: Road = {}
    sections_to_visit = [(start, number)]
    visited.add((start, number))
    while sections_to_visit:
        spot, section_number = sections_to_visit.pop()
        road[spot] = None
        for offset in ends_by_spot[spot][section_number]:
            neighbour = spot + offset
            if neighbour in ends_by_spot:
                for neighbour_number, section in enumerate(ends_by_spot[neighbour]):
                    if -offset in section and (neighbour, neighbour_number) not in visited:
                        visited.add((neighbour, neighbour_number))
                        sections_to_visit.append((neighbour, neighbour_number))
    return road


def count_owners(land: Land, road: Road) -> tuple[int, int]:
    """Count the buildings on a road that each heir owns."""
    blue = sum([land.faces[spot].owner is BLUE for spot in road])
    return len(road) - blue, blue


# -- for callers outside the rules -----------------------------------------------------------------


def trace_roads(state: State) -> list[Cells]:
    """All roads as `find_roads` finds them, by cells."""
    roads = find_roads(state.core.land, state.south)
    return [{CELL_BY_SPOT[spot]: None for spot in road} for road in roads]


def score_road(state: State, road: Cells) -> RoadLine:
    """Score a road: on at least two tiles, the owner of more buildings scores the difference."""
    return make_road_line(state.core.land, {SPOT_BY_CELL[cell]: None for cell in road})


def make_road_line(land: Land, road: Road) -> RoadLine:
    """The line of a road on the score sheet."""
    white, blue = count_owners(land, road)
    cells = tuple([CELL_BY_SPOT[spot] for spot in road])
    difference = white - blue
    if len(road) < 2 or difference == 0:
        return RoadLine(cells, (white, blue), None, 0)
    heir = WHITE if difference > 0 else BLUE
    return RoadLine(cells, (white, blue), heir, abs(difference))

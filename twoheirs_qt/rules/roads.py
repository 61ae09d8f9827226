"""Roads (rules §5, Roads): which sections join, and who scores what they make."""

from __future__ import annotations

from dataclasses import dataclass

from twoheirs_qt.rules.cells import ORTHOGONAL, Cell, Edge
from twoheirs_qt.rules.components import Face, Heir
from twoheirs_qt.rules.state import Fields


@dataclass(frozen=True, slots=True)
class RoadLine:
    """One road of the score sheet.

    `cells`: its tiles, each once (R9). `buildings`: how many of them each heir owns. `heir`
    scores `points`; None and 0 for equal numbers and for a road on a single tile.
    """

    cells: tuple[Cell, ...]
    buildings: tuple[int, int]
    heir: Heir | None
    points: int


def sections(face: Face, south: Heir) -> tuple[tuple[Edge, ...], ...]:
    """The road sections of a face as they lie in the landscape; none on open terrain."""
    if face.owner is None:
        return ()
    return face.tile.sections[0 if face.owner is south else 1]


def edges_with_road(face: Face, south: Heir) -> frozenset[Edge]:
    """The edges at which a road leaves the tile."""
    return frozenset(edge for section in sections(face, south) for edge in section)


def trace_roads(state: Fields) -> list[dict[Cell, None]]:
    """All roads, largest sets of joined sections, each as the ordered set of its tiles.

    Sections meet at a shared edge. Separate sections of one tile, as on a crossroads, are not
    joined by the tile: each belongs to the road it ends.
    """
    south = state.south
    laid: dict[Cell, tuple[tuple[Edge, ...], ...]] = {}
    for cell, face in state.landscape.items():
        parts = sections(face, south)
        if parts:
            laid[cell] = parts
    roads: list[dict[Cell, None]] = []
    seen: set[tuple[Cell, int]] = set()
    for start, parts in laid.items():
        for number in range(len(parts)):
            if (start, number) in seen:
                continue
            seen.add((start, number))
            road: dict[Cell, None] = {}
            waiting = [(start, number)]
            while waiting:
                cell, part = waiting.pop()
                road[cell] = None
                around = ORTHOGONAL[cell]
                for edge in laid[cell][part]:
                    there = laid.get(around[edge])
                    if there is None:
                        continue
                    facing = edge ^ 2  # the opposite edge, as a plain int
                    for other, section in enumerate(there):
                        if facing in section:
                            node = (around[edge], other)
                            if node not in seen:
                                seen.add(node)
                                waiting.append(node)
            roads.append(road)
    return roads


def score_road(state: Fields, road: dict[Cell, None]) -> RoadLine:
    """Who owns more buildings on a road of at least two tiles scores the difference."""
    owned = [0, 0]
    for cell in road:
        owner = state.landscape[cell].owner
        assert owner is not None
        owned[owner] += 1
    difference = owned[0] - owned[1]
    if len(road) < 2 or difference == 0:
        return RoadLine(tuple(road), (owned[0], owned[1]), None, 0)
    heir = Heir.WHITE if difference > 0 else Heir.BLUE
    return RoadLine(tuple(road), (owned[0], owned[1]), heir, abs(difference))

"""Roads (rules §5, Roads): which sections join, and who scores what they make."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from twoheirs_qt.rules.cells import ORTHOGONAL, Cell, Edge
from twoheirs_qt.rules.components import Face, Heir
from twoheirs_qt.rules.landscape import Cells
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


_Laid: TypeAlias = dict[Cell, tuple[tuple[Edge, ...], ...]]
"""Cell -> the sections of the building on it."""


def trace_roads(state: Fields) -> list[Cells]:
    """All roads, largest sets of joined sections, each as the ordered set of its tiles.

    Sections meet at a shared edge. Separate sections of one tile, as on a crossroads, are not
    joined by the tile: each belongs to the road it ends.
    """
    laid: _Laid = {}
    for cell, face in state.landscape.items():
        parts = sections(face, state.south)
        if parts:
            laid[cell] = parts
    seen: set[tuple[Cell, int]] = set()
    return [
        _road_through(laid, start, number, seen)
        for start, parts in laid.items()
        for number in range(len(parts))
        if (start, number) not in seen
    ]


def _road_through(laid: _Laid, start: Cell, number: int, seen: set[tuple[Cell, int]]) -> Cells:
    """The road to which section `number` of the tile on `start` belongs.

    Its sections, each a cell and a number, are added to `seen`.
    """
    road: Cells = {}
    seen.add((start, number))
    waiting = [(start, number)]
    while waiting:
        cell, part = waiting.pop()
        road[cell] = None
        around = ORTHOGONAL[cell]
        for edge in laid[cell][part]:
            facing = edge ^ 2  # the opposite edge, as a plain int
            for other, section in enumerate(laid.get(around[edge], ())):
                joined = (around[edge], other)
                if facing in section and joined not in seen:
                    seen.add(joined)
                    waiting.append(joined)
    return road


def score_road(state: Fields, road: Cells) -> RoadLine:
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

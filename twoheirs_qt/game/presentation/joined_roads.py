"""The road that a tile has joined, from that tile outwards."""

from __future__ import annotations

from typing import NamedTuple

from twoheirs_qt.rules.cells import ORTHOGONAL, Cell, Edge
from twoheirs_qt.rules.roads import sections
from twoheirs_qt.rules.state import State


class RoadStep(NamedTuple):
    """A section of a road: `enters` is the edge that leads to the tile it began at.

    That is None on the tile itself; `away` is how many tiles further it lies.
    """

    cell: Cell
    section: tuple[Edge, ...]
    enters: Edge | None
    away: int


def joined_road(state: State, cell: Cell) -> tuple[RoadStep, ...]:
    """The sections of all roads that go on from the tile of `cell`, the nearest first.

    Nothing if no road of the tile meets another one at an edge.
    """
    face = state.landscape.get(cell)
    if face is None:
        return ()
    found: list[RoadStep] = []
    seen: set[tuple[Cell, tuple[Edge, ...]]] = set()
    for section in sections(face, state.south):
        steps = [RoadStep(cell, tuple(section), None, 0)]
        if (cell, tuple(section)) in seen:
            continue
        seen.add((cell, tuple(section)))
        for step in steps:  # it grows as it is walked through
            for edge in step.section:
                near, enters = ORTHOGONAL[step.cell][edge], edge.opposite
                there = state.landscape.get(near)
                parts = () if there is None else sections(there, state.south)
                for part in map(tuple, parts):
                    if enters in part and (near, part) not in seen:
                        seen.add((near, part))
                        steps.append(RoadStep(near, part, enters, step.away + 1))
        if len(steps) > 1 or _meets(state, steps[0]):
            found += steps
    return tuple(sorted(found, key=lambda step: step.away))


def _meets(state: State, step: RoadStep) -> bool:
    """Whether a section meets another one: it may have been walked through from there."""
    for edge in step.section:
        face = state.landscape.get(ORTHOGONAL[step.cell][edge])
        if face and any(edge.opposite in part for part in sections(face, state.south)):
            return True
    return False

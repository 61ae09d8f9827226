"""The highlights of the table at a moment, as one value, and the changes of the last turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from twoheirs_qt.games.two_heirs.rules.access import AccessSource
from twoheirs_qt.games.two_heirs.rules.cells import ORTHOGONAL_CELLS, Cell, Edge
from twoheirs_qt.games.two_heirs.rules.components import Heir
from twoheirs_qt.games.two_heirs.rules.events import (
    Event,
    Refilled,
    Taken,
    TreasurePlaced,
    TurnBegan,
    TurnEnded,
)
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.tabletop.play.history import ActionCommand


class Highlights(NamedTuple):
    """- `tile_targets`: empty cells for the selected tile; `troop_targets`: tiles for the selected
    troop
    - `cells`, `slots`: where a shown value comes from; `missing_cells`: empty cells that it still
      lacks
    - `last_turn_cells`, `last_turn_slots`: what the other heir's last turn changed
    - `reserve_is_target`: a troop may withdraw; `target_hand`: the heir whose hand takes the
      selected tile
    - `points`: how those of the heir in turn and of the other would change with the selection there
    - `picked_tile`, `picked_troop`: the selection"""

    tile_targets: frozenset[Cell] = frozenset()
    troop_targets: frozenset[Cell] = frozenset()
    cells: frozenset[Cell] = frozenset()
    slots: frozenset[int] = frozenset()
    missing_cells: frozenset[Cell] = frozenset()
    last_turn_cells: frozenset[Cell] = frozenset()
    last_turn_slots: frozenset[int] = frozenset()
    reserve_is_target: bool = False
    target_hand: Heir | None = None
    points: Mapping[Cell, tuple[int, int]] = MappingProxyType({})
    picked_tile: str | None = None
    picked_troop: tuple[Heir, int] | None = None

    @property
    def goals(self) -> frozenset[Cell]:
        """The cells where the selection can be put."""
        return self.tile_targets | self.troop_targets


NO_HIGHLIGHTS = Highlights()


def highlight_sources(sources: Iterable[AccessSource]) -> Highlights:
    """The highlights of where resources come from."""
    source_list = tuple(sources)
    return Highlights(
        cells=frozenset(source.cell for source in source_list if source.cell is not None),
        slots=frozenset(source.slot for source in source_list if source.slot is not None),
    )


def highlight_last_turn(done: Sequence[ActionCommand]) -> Highlights:
    """The changes before the turn that is about to begin, cells left behind included.

    Nothing once something is done in it. `done` are the actions of the game so far.
    """
    last = done[-1].events[-1] if done else None
    if not isinstance(last, TurnBegan):
        return NO_HIGHLIGHTS
    turn = list(_turn_before(done, last))
    cells = frozenset(cell for event in turn for cell in _find_cells(event))
    slots = frozenset(event.slot for event in turn if isinstance(event, Taken | Refilled))
    return Highlights(last_turn_cells=cells, last_turn_slots=slots)


def _turn_before(done: Sequence[ActionCommand], turn_began: TurnBegan) -> Iterator[Event]:
    """The events of the other heir's turn, from its end back; `turn_began` is the newest event."""
    for command in reversed(done):
        for event in reversed(command.events):
            if event is turn_began:
                continue
            if isinstance(event, TurnBegan):
                return
            if isinstance(event, TurnEnded) and event.heir is turn_began.heir:
                return  # alone against Henry: before him it was one's own turn
            yield event


def _find_cells(event: Event) -> Iterator[Cell]:
    """All cells that look otherwise since an event."""
    for cell in (getattr(event, "origin", None), find_cell(event)):
        if cell is not None:
            yield cell


def find_cell(event: Event) -> Cell | None:
    """The cell that an event changes, if it changes one."""
    cell: Cell | None = getattr(event, "at", None) or getattr(event, "to", None)
    return None if isinstance(event, TreasurePlaced) else cell


class RoadStep(NamedTuple):
    """A section of a road: `entry_edge` is the edge that leads to the tile it began at.

    That is None on the tile itself; `distance` is how many tiles further it lies.
    """

    cell: Cell
    section: tuple[Edge, ...]
    entry_edge: Edge | None
    distance: int


def find_joined_road(state: State, cell: Cell) -> tuple[RoadStep, ...]:
    """The sections of all roads that go on from the tile of `cell`, the nearest first.

    Nothing if no road of the tile meets another one at an edge.
    """
    face = state.landscape.get(cell)
    if face is None:
        return ()
    road: list[RoadStep] = []
    visited: set[tuple[Cell, tuple[Edge, ...]]] = set()
    for section in face.roads[state.south]:
        steps = [RoadStep(cell, tuple(section), None, 0)]
        if (cell, tuple(section)) in visited:
            continue
        visited.add((cell, tuple(section)))
        for step in steps:  # it grows as it is walked through
            for edge in step.section:
                neighbour, entry_edge = ORTHOGONAL_CELLS[step.cell][edge], edge.opposite
                neighbour_face = state.landscape.get(neighbour)
                neighbour_sections = (
                    () if neighbour_face is None else neighbour_face.roads[state.south]
                )
                for neighbour_section in map(tuple, neighbour_sections):
                    if (
                        entry_edge in neighbour_section
                        and (neighbour, neighbour_section) not in visited
                    ):
                        visited.add((neighbour, neighbour_section))
                        steps.append(
                            RoadStep(neighbour, neighbour_section, entry_edge, step.distance + 1)
                        )
        if len(steps) > 1 or _meets(state, steps[0]):
            road += steps
    return tuple(sorted(road, key=lambda step: step.distance))


def _meets(state: State, step: RoadStep) -> bool:
    """Whether a section meets another one: it may have been walked through from there."""
    for edge in step.section:
        face = state.landscape.get(ORTHOGONAL_CELLS[step.cell][edge])
        if face and any(
            edge.opposite in neighbour_section for neighbour_section in face.roads[state.south]
        ):
            return True
    return False

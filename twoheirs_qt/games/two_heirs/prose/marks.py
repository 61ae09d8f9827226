"""Marks in the picture of an example, calculated by the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from twoheirs_qt.games.two_heirs.prose.blocks import Mark, View
from twoheirs_qt.games.two_heirs.prose.measures import Played, find_line
from twoheirs_qt.games.two_heirs.rules import (
    NEIGHBOUR_CELLS,
    ORTHOGONAL_CELLS,
    AccessSource,
    Cell,
    Edge,
    Expanded,
    Face,
    Heir,
    HenryFoundNoCell,
    HenryLooked,
    HenryPlaced,
    Move,
    State,
    Taken,
    TreasureRemoved,
    find_active_capabilities,
    find_coverage,
    list_access_sources,
    list_legal_actions,
    make_score_sheet,
)
from twoheirs_qt.games.two_heirs.rules.roads import find_road_edges

LETTERS = "ABCDEFGH"


@dataclass(frozen=True, slots=True)
class Coin:
    """The points of a building, before doubling, and whether they are doubled."""

    points: int
    doubled: bool


@dataclass(frozen=True, slots=True)
class RoadMark:
    """A road of at least two tiles, with the heir who scores it and its sections by cell.

    `joint` is a cell and its edge, where two of its sections meet: the place of the letter.
    """

    letter: str
    heir: Heir | None
    sections: tuple[tuple[Cell, tuple[Edge, ...]], ...]
    joint: tuple[Cell, Edge]


@dataclass(frozen=True, slots=True)
class Marks:
    """The marks of one picture.

    - `counted_cells`: tiles with a golden border; `pale`: tiles that do not count
    - `coins`: points by cell; `places`: empty cells, dashed; `numbers`: an order of cells
    - `roads`: roads drawn over the tiles
    - `discounts`: tiles that have brought a discount this turn
    - `slots`: places of the reserve with a golden border; `slot_numbers`: an order of places
    """

    counted_cells: frozenset[Cell] = frozenset()
    pale: frozenset[Cell] = frozenset()
    coins: Mapping[Cell, Coin] = field(default_factory=dict)
    places: frozenset[Cell] = frozenset()
    numbers: Mapping[Cell, int] = field(default_factory=dict)
    roads: tuple[RoadMark, ...] = ()
    discounts: frozenset[Cell] = frozenset()
    slots: frozenset[int] = frozenset()
    slot_numbers: Mapping[int, int] = field(default_factory=dict)


def make_marks_after(played: Played, view: View) -> Marks:
    """Calculate the marks of the picture after the actions of an example."""
    state = played.after
    counted_cells: set[Cell] = set()
    coins: dict[Cell, Coin] = {}
    for at in view.focus:
        line = find_line(state, at)
        counted_cells.update(line.cells)
        coins[at] = Coin(line.points, line.doubled)
    places: frozenset[Cell] = frozenset()
    slots: set[int] = set()
    if Mark.PLACES in view.marks:
        places = frozenset(find_active_capabilities(state).cells)
    if Mark.STEPS in view.marks:
        moves = (action for action in list_legal_actions(state) if isinstance(action, Move))
        counted_cells.update(move.to for move in moves if move.origin == view.origin)
    if Mark.SOURCES in view.marks:
        for source in _find_sources(state, view):
            if source.cell is not None:
                counted_cells.add(source.cell)
            if source.slot is not None:
                slots.add(source.slot)
    if Mark.TREASURES in view.marks:
        for event in played.events:
            if isinstance(event, TreasureRemoved):
                counted_cells.update(event.by)
    numbers = _number_henrys_cells(played) if Mark.HENRY in view.marks else {}
    if numbers or view.before:
        counted_cells.update(_find_changed_cells(played))
    discounts = _find_expanded_cells(played)
    shows_pale = bool(counted_cells) and not numbers and not view.before
    not_pale = counted_cells | set(view.focus) | discounts
    return Marks(
        counted_cells=frozenset(counted_cells),
        pale=frozenset(state.landscape) - not_pale if shows_pale else frozenset(),
        coins=coins,
        places=places | (frozenset(numbers) - frozenset(state.landscape)),
        numbers=numbers,
        roads=_mark_roads(state) if Mark.ROADS in view.marks else (),
        discounts=discounts,
        slots=frozenset(slots),
    )


def make_marks_before(played: Played, view: View) -> Marks:
    """Calculate the marks of the picture before the actions."""
    if Mark.HENRY not in view.marks:
        return Marks()
    slots: dict[int, int] = {}
    taken_slot = 0
    for event in played.events:
        if isinstance(event, HenryLooked):
            names = {tile.id: slot for slot, tile in enumerate(played.before.slots) if tile}
            slots = {names[tile]: number for number, tile in enumerate(event.passed, 1)}
        if isinstance(event, Taken):
            taken_slot = event.slot
    slots[taken_slot] = len(slots) + 1
    return Marks(slots=frozenset({taken_slot}), slot_numbers=slots)


def _find_sources(state: State, view: View) -> tuple[AccessSource, ...]:
    if view.tile is not None:
        return find_coverage(state, state.catalogue.tiles[view.tile]).sources
    return list_access_sources(state, state.active)


def _find_changed_cells(played: Played) -> set[Cell]:
    """Find the cells whose tile has changed."""
    before: Mapping[Cell, Face] = played.before.landscape
    return {cell for cell, face in played.after.landscape.items() if before.get(cell) != face}


def _find_expanded_cells(played: Played) -> frozenset[Cell]:
    return frozenset(event.at for event in played.events if isinstance(event, Expanded))


def _number_henrys_cells(played: Played) -> dict[Cell, int]:
    """Number the cells that Henry tried."""
    for event in played.events:
        if isinstance(event, HenryPlaced):
            return {cell: number for number, cell in enumerate((*event.tried, event.at), 1)}
        if isinstance(event, HenryFoundNoCell):
            return {cell: number for number, cell in enumerate(NEIGHBOUR_CELLS[event.centre], 1)}
    return {}


def _mark_roads(state: State) -> tuple[RoadMark, ...]:
    """Create the marks of all roads, in the order of the score sheet."""
    road_edges = {
        cell: find_road_edges(face, state.south) for cell, face in state.landscape.items()
    }
    marks = []
    for letter, road in zip(LETTERS, make_score_sheet(state).roads, strict=False):
        cells = set(road.cells)
        joints = [
            (cell, edge)
            for cell in road.cells
            for edge in Edge
            if ORTHOGONAL_CELLS[cell][edge] in cells
            and edge in road_edges[cell]
            and edge.opposite in road_edges[ORTHOGONAL_CELLS[cell][edge]]
        ]
        road_sections = tuple(
            (cell, section)
            for cell in road.cells
            for section in state.landscape[cell].roads[state.south]
            if any((cell, edge) in joints for edge in section)
        )
        marks.append(RoadMark(letter, road.heir, road_sections, joints[0]))
    return tuple(marks)

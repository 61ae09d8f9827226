"""Reach, access and free cells of an heir: what the heir can act with (rules §3).

The rules for taking, building and moving, the reasons for refusals and the table all ask for them,
so those of the active heir are cached in the core.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from twoheirs_qt.games.two_heirs.rules.cells import CELL_BY_SPOT, OFF_BOARD, Cell
from twoheirs_qt.games.two_heirs.rules.components import (
    OPPONENT,
    Building,
    Face,
    Heir,
    Resources,
    Terrain,
    Tile,
)
from twoheirs_qt.games.two_heirs.rules.core import LAST_TURNS, RING_SIZE, Core
from twoheirs_qt.games.two_heirs.rules.events import Event, LastRoundTriggered, Refilled, Taken
from twoheirs_qt.games.two_heirs.rules.landscape import Cells, Spots
from twoheirs_qt.games.two_heirs.rules.state import State

CLOCKWISE: Final = tuple(
    (*range(shield + 1, RING_SIZE), *range(shield)) for shield in range(RING_SIZE)
)
"""Place of the shield -> the other places, clockwise."""


def calculate_reach_in_core(core: Core, heir: Heir) -> int:
    """Calculate 1 + own ordinary troops in the royal reserve (rules §3, Reach)."""
    if heir is core.setting.henry:
        return RING_SIZE - 1  # rules §7, 1: unlimited
    _, first, second = core.troops[heir]
    return 1 + (first == OFF_BOARD) + (second == OFF_BOARD)


def count_in_reserve(core: Core, heir: Heir) -> int:
    """Count the ordinary troops of `heir`, who is not Henry, in the royal reserve."""
    return core.troops[heir].count(OFF_BOARD)


def list_places_clockwise(core: Core) -> list[int]:
    """The places of the reserve that hold a tile, clockwise from the shield (rules §3, Reach)."""
    slots = core.slots
    return [slot for slot in CLOCKWISE[core.shield] if slots[slot] is not None]


def list_slots_in_reach(core: Core) -> tuple[int, ...]:
    """The places of the tiles that the active heir can reach, clockwise from the shield."""
    slots = core.slots_in_reach
    if slots is None:
        core.slots_in_reach = slots = _find_slots_in_reach(
            core, calculate_reach_in_core(core, core.active)
        )
    return slots


def _find_slots_in_reach(core: Core, reach: int) -> tuple[int, ...]:
    slots = core.slots
    reachable_slots: list[int] = []
    for slot in CLOCKWISE[core.shield]:
        if slots[slot] is not None:
            reachable_slots.append(slot)
            reach -= 1
            if not reach:
                break
    return tuple(reachable_slots)


def count_access(core: Core) -> Resources:
    """The number of each resource that the active heir has access to (rules §3 B.1)."""
    resources = core.access
    if resources is None:
        core.access = resources = _count_access(core, core.active, list_slots_in_reach(core))
    return resources


def _count_access(core: Core, heir: Heir, reachable_slots: tuple[int, ...]) -> Resources:
    land, slots = core.land, core.slots
    faces = land.faces
    count = list(land.produced[heir])
    for slot in reachable_slots:
        tile = slots[slot]
        assert tile is not None  # only places with tiles are reached
        count[tile.terrain] += 1
    for at in core.troops[heir]:
        if at != OFF_BOARD:
            count[faces[at].terrain] += 1
    return count[0], count[1], count[2]


def list_access_cells(core: Core) -> Spots:
    """The empty cells adjacent to a tile with a troop of the active heir on it (rules §3 B)."""
    empty_cells = core.cells
    if empty_cells is None:
        core.cells = empty_cells = _find_cells(core, core.active)
    return empty_cells


def _find_cells(core: Core, heir: Heir) -> Spots:
    around = core.land.find_neighbours
    first, second, third = core.troops[heir]
    empty_cells = around(first).empty
    if second != OFF_BOARD:
        empty_cells = _merge(empty_cells, around(second).empty)
    if third != OFF_BOARD:
        empty_cells = _merge(empty_cells, around(third).empty)
    return empty_cells


def _merge(spots: Spots, other_spots: Spots) -> Spots:
    """Join two tuples of spots, each spot once."""
    known_spots = set(spots)
    if known_spots.isdisjoint(other_spots):
        return spots + other_spots
    return spots + tuple([spot for spot in other_spots if spot not in known_spots])


def find_missing(available: Resources, tile: Tile) -> Resources:
    """The part of the cost of `tile` that `available` does not cover, discounts aside (§3 B.1)."""
    wood, wheat, stone = tile.cost
    own_wood, own_wheat, own_stone = available
    return (
        wood - own_wood if wood > own_wood else 0,
        wheat - own_wheat if wheat > own_wheat else 0,
        stone - own_stone if stone > own_stone else 0,
    )


def find_shortfall(available: Resources, tile: Tile, discounts: int) -> Resources:
    """The part of the cost of `tile` that neither `available` nor the discounts cover (R3)."""
    uncovered = list(find_missing(available, tile))
    for resource in Terrain:
        spent = min(discounts, uncovered[resource])
        uncovered[resource] -= spent
        discounts -= spent
    return uncovered[0], uncovered[1], uncovered[2]


# -- the same for callers outside the rules --------------------------------------------------------


class Capabilities:
    """The reach, access and cells of an heir in a state, each calculated when it is read.

    `reach`: how many tiles of the reserve are in reach (rules §3, Reach). `slots`: the places of
    these tiles, clockwise from the shield.
    """

    __slots__ = ("_core", "_heir", "reach", "slots")

    def __init__(self, core: Core, heir: Heir) -> None:
        self._core = core
        self._heir = heir
        self.reach = calculate_reach_in_core(core, heir)
        self.slots = _find_slots_in_reach(core, self.reach)

    @property
    def access(self) -> Resources:
        """The number of each resource (rules §3 B.1); `list_access_sources` lists their sources."""
        return _count_access(self._core, self._heir, self.slots)

    @property
    def cells(self) -> Cells:
        """The empty cells adjacent to a tile with a troop of the heir on it (rules §3 B)."""
        return {CELL_BY_SPOT[spot]: None for spot in _find_cells(self._core, self._heir)}


def find_active_capabilities(state: State) -> Capabilities:
    """Return the reach, access and cells of the active heir."""
    return Capabilities(state.core, state.active)


def make_capabilities(state: State, heir: Heir) -> Capabilities:
    """Return the reach, access and cells that `heir` has, or would have if it were their turn."""
    return Capabilities(state.core, heir)


def count_lasting_access(state: State, heir: Heir) -> Resources:
    """The access of `heir` without the royal reserve, which changes before their next turn."""
    return _count_access(state.core, heir, ())


def calculate_reach(state: State, heir: Heir) -> int:
    """Calculate 1 + own ordinary troops in the royal reserve (rules §3, Reach)."""
    return calculate_reach_in_core(state.core, heir)


def list_clockwise(state: State) -> list[int]:
    """The places of the reserve that hold a tile, clockwise from the shield (rules §3, Reach)."""
    return list_places_clockwise(state.core)


class SourceKind(Enum):
    """The kind of place that a resource comes from."""

    RESERVE = "reserve"
    TROOP = "troop"
    BUILDING = "building"


@dataclass(frozen=True, slots=True)
class AccessSource:
    """One resource that an heir has access to.

    From a tile in reach (`slot`), from the tile under a troop, or from a Farm, Sawmill or Quarry
    of their own (`cell`).
    """

    kind: SourceKind
    resource: Terrain
    slot: int | None = None
    cell: Cell | None = None


def list_access_sources(state: State, heir: Heir) -> tuple[AccessSource, ...]:
    """List each resource `heir` has access to: reserve first, then troops, then buildings."""
    sources: list[AccessSource] = []
    for slot in make_capabilities(state, heir).slots:
        tile = state.slots[slot]
        assert tile is not None
        sources.append(AccessSource(SourceKind.RESERVE, tile.terrain, slot=slot))
    for troop in state.troops[heir]:
        if troop.at is not None:
            terrain = state.landscape[troop.at].terrain
            sources.append(AccessSource(SourceKind.TROOP, terrain, cell=troop.at))
    for cell, face in state.landscape.items():
        if face.owner is heir and face.produces is not None:
            sources.append(AccessSource(SourceKind.BUILDING, face.produces, cell=cell))
    return tuple(sources)


@dataclass(frozen=True, slots=True)
class Payment:
    """The payment for a build: a source for each resource of the cost that has one, and discounts.

    `missing_resources` is what neither covers: all zero if and only if the cost can be met.
    """

    sources: tuple[AccessSource, ...]
    discounts: int
    missing_resources: Resources


def find_coverage(state: State, tile: Tile) -> Payment:
    """The payment for `tile` if the active heir built it now (R3)."""
    uncovered = list(tile.cost)
    used_sources: list[AccessSource] = []
    for source in list_access_sources(state, state.active):
        if uncovered[source.resource] > 0:
            uncovered[source.resource] -= 1
            used_sources.append(source)
    short = find_shortfall(count_access(state.core), tile, state.discounts)
    return Payment(tuple(used_sources), sum(uncovered) - sum(short), short)


def is_building_of(face: Face | None, heir: Heir, kind: Building) -> bool:
    """Whether `face` is a face-up building of that kind and owner."""
    return face is not None and face.owner is heir and face.building is kind


def take_from_reserve(core: Core, slot: int, events: list[Event] | None) -> None:
    """Take the tile on `slot` out of the reserve, for the active heir.

    The shield moves there and turns to the opponent's crown; the place it left is refilled. The
    last tile of the supply triggers the end (rules §6). The caller decides where the tile goes.
    Raises UnknownTile if the order of the supply is not known.
    """
    slots = list(core.slots)
    tile, slots[slot] = slots[slot], None
    assert tile is not None
    emptied_slot, core.shield = core.shield, slot
    core.crown = OPPONENT[core.active]
    core.taken = True
    if events is not None:
        events.append(Taken(core.active, tile.id, slot, emptied_slot))
    if core.supply_left:
        refill = core.supply.draw_top(core.supply_left)
        slots[emptied_slot] = refill
        core.supply_left -= 1
        if events is not None:
            events.append(Refilled(emptied_slot, refill.id, core.supply_left))
        if not core.supply_left and core.turns_left is None:
            core.turns_left = LAST_TURNS
            if events is not None:
                events.append(LastRoundTriggered())
    core.slots = tuple(slots)
    core.slots_in_reach = core.access = None

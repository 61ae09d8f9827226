"""What the active heir has to act with: reach, access, and cells to place tiles on (rules §3).

The rules for taking, building and moving, the reasons for refusals and the table all ask for it,
so what is worked out for the active heir is kept with the core.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from twoheirs_qt.rules.cells import CELL, OFF, Cell
from twoheirs_qt.rules.components import OPPONENT, Building, Face, Heir, Resources, Terrain, Tile
from twoheirs_qt.rules.core import LAST_TURNS, PLACES, Core
from twoheirs_qt.rules.events import Event, LastRoundTriggered, Refilled, Taken
from twoheirs_qt.rules.landscape import Cells, Spots
from twoheirs_qt.rules.state import State

CLOCKWISE: Final = tuple((*range(shield + 1, PLACES), *range(shield)) for shield in range(PLACES))
"""Place of the shield -> the other places, clockwise."""


def reach_of(core: Core, heir: Heir) -> int:
    """1 + own ordinary troops in the royal reserve (rules §3, Reach)."""
    if heir is core.setting.henry:
        return PLACES - 1  # rules §7, 1: unlimited
    _, one, other = core.troops[heir]
    return 1 + (one == OFF) + (other == OFF)


def in_reserve(core: Core, heir: Heir) -> int:
    """The ordinary troops of `heir`, who is not Henry, in the royal reserve: his wait outside."""
    return core.troops[heir].count(OFF)


def places_clockwise(core: Core) -> list[int]:
    """The places of the reserve that hold a tile, clockwise from the shield (rules §3, Reach)."""
    slots = core.slots
    return [slot for slot in CLOCKWISE[core.shield] if slots[slot] is not None]


def slots_in_reach(core: Core) -> tuple[int, ...]:
    """The places of the tiles that the active heir can reach, clockwise from the shield."""
    found = core.slots_in_reach
    if found is None:
        core.slots_in_reach = found = _slots_in_reach(core, reach_of(core, core.active))
    return found


def _slots_in_reach(core: Core, left: int) -> tuple[int, ...]:
    slots = core.slots
    found: list[int] = []
    for slot in CLOCKWISE[core.shield]:
        if slots[slot] is not None:
            found.append(slot)
            left -= 1
            if not left:
                break
    return tuple(found)


def access(core: Core) -> Resources:
    """How much of each resource the active heir has access to (rules §3 B.1)."""
    found = core.access
    if found is None:
        core.access = found = _access(core, core.active, slots_in_reach(core))
    return found


def _access(core: Core, heir: Heir, reached: tuple[int, ...]) -> Resources:
    land, slots = core.land, core.slots
    faces = land.faces
    count = list(land.produced[heir])
    for slot in reached:
        tile = slots[slot]
        assert tile is not None  # only places with tiles are reached
        count[tile.terrain] += 1
    for at in core.troops[heir]:
        if at != OFF:
            count[faces[at].terrain] += 1
    return count[0], count[1], count[2]


def cells(core: Core) -> Spots:
    """The empty cells adjacent to a tile with a troop of the active heir on it (rules §3 B)."""
    found = core.cells
    if found is None:
        core.cells = found = _cells(core, core.active)
    return found


def _cells(core: Core, heir: Heir) -> Spots:
    around = core.land.around
    one, two, three = core.troops[heir]
    found = around(one).empty
    if two != OFF:
        found = _joined(found, around(two).empty)
    if three != OFF:
        found = _joined(found, around(three).empty)
    return found


def _joined(first: Spots, more: Spots) -> Spots:
    """The spots of `first`, and those of `more` that are not among them."""
    known = set(first)
    if known.isdisjoint(more):
        return first + more
    return first + tuple([spot for spot in more if spot not in known])


def missing(have: Resources, tile: Tile) -> Resources:
    """What the access `have` falls short of the cost of `tile`, discounts aside (rules §3 B.1)."""
    wood, wheat, stone = tile.cost
    a, b, c = have
    return (
        wood - a if wood > a else 0,
        wheat - b if wheat > b else 0,
        stone - c if stone > c else 0,
    )


def shortfall(have: Resources, tile: Tile, discounts: int) -> Resources:
    """What neither the access `have` nor so many discounts cover of the cost of `tile` (R3)."""
    short = list(missing(have, tile))
    for resource in Terrain:
        spent = min(discounts, short[resource])
        short[resource] -= spent
        discounts -= spent
    return short[0], short[1], short[2]


# -- the same for those who look on ---------------------------------------------------------------


class Means:
    """The means of one heir in one state; each is worked out when it is first asked for.

    `reach`: how many tiles of the reserve are in reach (rules §3, Reach). `slots`: the places of
    these tiles, clockwise from the shield.
    """

    __slots__ = ("_core", "_heir", "reach", "slots")

    def __init__(self, core: Core, heir: Heir) -> None:
        self._core = core
        self._heir = heir
        self.reach = reach_of(core, heir)
        self.slots = _slots_in_reach(core, self.reach)

    @property
    def access(self) -> Resources:
        """How much of each resource (rules §3 B.1); `access_sources` tells from where."""
        return _access(self._core, self._heir, self.slots)

    @property
    def cells(self) -> Cells:
        """The empty cells adjacent to a tile with one's troop on it (rules §3 B)."""
        return {CELL[spot]: None for spot in _cells(self._core, self._heir)}


def means(state: State) -> Means:
    """The means of the active heir."""
    return Means(state.core, state.active)


def means_of(state: State, heir: Heir) -> Means:
    """The means that `heir` has, or would have if it were their turn."""
    return Means(state.core, heir)


def reach(state: State, heir: Heir) -> int:
    """1 + own ordinary troops in the royal reserve (rules §3, Reach)."""
    return reach_of(state.core, heir)


def clockwise(state: State) -> list[int]:
    """The places of the reserve that hold a tile, clockwise from the shield (rules §3, Reach)."""
    return places_clockwise(state.core)


class SourceKind(Enum):
    """Where a resource comes from."""

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


def access_sources(state: State, heir: Heir) -> tuple[AccessSource, ...]:
    """Every single resource `heir` has access to: reserve first, then troops, then buildings."""
    found: list[AccessSource] = []
    for slot in means_of(state, heir).slots:
        tile = state.slots[slot]
        assert tile is not None
        found.append(AccessSource(SourceKind.RESERVE, tile.terrain, slot=slot))
    for troop in state.troops[heir]:
        if troop.at is not None:
            terrain = state.landscape[troop.at].terrain
            found.append(AccessSource(SourceKind.TROOP, terrain, cell=troop.at))
    for cell, face in state.landscape.items():
        if face.owner is heir and face.produces is not None:
            found.append(AccessSource(SourceKind.BUILDING, face.produces, cell=cell))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Coverage:
    """What pays for a build: a source for each resource of the cost that has one, and discounts.

    `short` is what neither covers: all zero if and only if the cost can be met.
    """

    sources: tuple[AccessSource, ...]
    discounts: int
    short: Resources


def coverage(state: State, tile: Tile) -> Coverage:
    """What would pay for `tile` if the active heir built it now (R3)."""
    wanted = list(tile.cost)
    used: list[AccessSource] = []
    for source in access_sources(state, state.active):
        if wanted[source.resource] > 0:
            wanted[source.resource] -= 1
            used.append(source)
    short = shortfall(access(state.core), tile, state.discounts)
    return Coverage(tuple(used), sum(wanted) - sum(short), short)


def building_of(face: Face | None, heir: Heir, kind: Building) -> bool:
    """Whether `face` is a face-up building of that kind and owner."""
    return face is not None and face.owner is heir and face.building is kind


def take_from_reserve(core: Core, slot: int, told: list[Event] | None) -> None:
    """The active heir takes the tile on `slot` out of the reserve.

    The shield moves there and turns to the opponent's crown; the place it left is refilled. The
    last tile of the supply triggers the end (rules §6). Where the tile goes is the caller's.
    Raises UnknownTile where the order of the supply is not known.
    """
    slots = list(core.slots)
    tile, slots[slot] = slots[slot], None
    assert tile is not None
    emptied, core.shield = core.shield, slot
    core.crown = OPPONENT[core.active]
    core.taken = True
    if told is not None:
        told.append(Taken(core.active, tile.id, slot, emptied))
    if core.left:
        refill = core.supply.drawn(core.left)
        slots[emptied] = refill
        core.left -= 1
        if told is not None:
            told.append(Refilled(emptied, refill.id, core.left))
        if not core.left and core.turns_left is None:
            core.turns_left = LAST_TURNS
            if told is not None:
                told.append(LastRoundTriggered())
    core.slots = tuple(slots)
    core.slots_in_reach = core.access = None

"""What the active heir has to act with: reach, access, and cells to place tiles on (rules §3).

Everything here is worked out once for a state and kept with it: the rules for taking, building
and moving, the reasons for refusals and the table all ask for it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from twoheirs_qt.rules.cells import NEIGHBOURS, Cell
from twoheirs_qt.rules.components import (
    Building,
    Face,
    Heir,
    Resources,
    Terrain,
    Tile,
    TroopKind,
)
from twoheirs_qt.rules.landscape import Cells
from twoheirs_qt.rules.state import PLACES, Fields, State


class Means:
    """The means of one heir in one state; each is worked out when it is first asked for.

    `reach`: how many tiles of the reserve are in reach (rules §3, Reach). `slots`: the places of
    these tiles, clockwise from the shield.
    """

    __slots__ = (
        "_access",
        "_cells",
        "_heir",
        "_landscape",
        "_places",
        "_troops",
        "reach",
        "slots",
    )

    def __init__(self, state: Fields, heir: Heir) -> None:
        # What is needed later is kept, not the state: that would be a cycle a state.
        self._landscape = state.landscape
        self._heir = heir
        self._troops = state.troops[heir]
        self._places = state.slots
        self.reach = reach(state, heir)
        self.slots = tuple(clockwise(state)[: self.reach])
        self._access: Resources | None = None
        self._cells: Cells | None = None

    @property
    def access(self) -> Resources:
        """How much of each resource (rules §3 B.1); `access_sources` tells from where."""
        if self._access is None:
            landscape = self._landscape
            count = list(landscape.produced(self._heir))
            for slot in self.slots:
                tile = self._places[slot]
                assert tile is not None  # `slots` names places with tiles alone
                count[tile.terrain] += 1
            for troop in self._troops:
                if troop.at is not None:
                    count[landscape[troop.at].tile.terrain] += 1
            self._access = (count[0], count[1], count[2])
        return self._access

    @property
    def cells(self) -> Cells:
        """The empty cells adjacent to a tile with one's troop on it (rules §3 B)."""
        if self._cells is None:
            self._cells = {}
            for troop in self._troops:
                if troop.at is not None:
                    self._cells |= self._landscape.around(troop.at)[0]
        return self._cells

    def may_lay(self, cell: Cell) -> bool:
        """Whether `cell` is one of `cells`, which are not worked out for this alone."""
        if self._cells is not None:
            return cell in self._cells
        if cell in self._landscape:
            return False
        near = NEIGHBOURS[cell]
        one, two, three = self._troops
        return one.at in near or two.at in near or three.at in near


def means(state: State) -> Means:
    """The means of the active heir; kept with the state."""
    found = state._means
    if found is None:
        found = Means(state, state.active)
        object.__setattr__(state, "_means", found)
    return found


def means_of(state: Fields, heir: Heir) -> Means:
    """The means that `heir` has, or would have if it were their turn."""
    return Means(state, heir)


def reach(state: Fields, heir: Heir) -> int:
    """1 + own ordinary troops in the royal reserve (rules §3, Reach)."""
    if heir is state.henry:
        return PLACES - 1  # rules §7, 1: unlimited
    return 1 + in_reserve(state, heir)


def in_reserve(state: Fields, heir: Heir) -> int:
    """The ordinary troops of `heir`, who is not Henry, in the royal reserve: his wait outside."""
    count = 0
    for troop in state.troops[heir]:
        if troop.at is None and troop.kind is TroopKind.TROOP:
            count += 1
    return count


CLOCKWISE: Final = tuple((*range(shield + 1, PLACES), *range(shield)) for shield in range(PLACES))
"""Place of the shield -> the other places, clockwise."""


def clockwise(state: Fields) -> list[int]:
    """The places of the reserve that hold a tile, clockwise from the shield (rules §3, Reach)."""
    slots = state.slots
    return [slot for slot in CLOCKWISE[state.shield] if slots[slot] is not None]


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


def access_sources(state: Fields, heir: Heir) -> tuple[AccessSource, ...]:
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
        if face.owner is heir and face.tile.produces is not None:
            found.append(AccessSource(SourceKind.BUILDING, face.tile.produces, cell=cell))
    return tuple(found)


def missing(access: Resources, tile: Tile) -> Resources:
    """What `access` falls short of the cost of `tile`, discounts aside (rules §3 B.1)."""
    wood, wheat, stone = tile.cost
    a, b, c = access
    return (
        wood - a if wood > a else 0,
        wheat - b if wheat > b else 0,
        stone - c if stone > c else 0,
    )


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
    left = state.discounts
    for resource in Terrain:
        spent = min(left, wanted[resource])
        wanted[resource] -= spent
        left -= spent
    return Coverage(tuple(used), state.discounts - left, (wanted[0], wanted[1], wanted[2]))


def troop_on(state: State, cell: Cell) -> tuple[Heir, int] | None:
    """Who stands on `cell`: heir and number of the troop; the active heir's own if both do."""
    other = state.active.opponent
    for heir in (state.active, other):
        for index, troop in enumerate(state.troops[heir]):
            if troop.at == cell:
                return heir, index
    return None


def building_of(face: Face | None, heir: Heir, kind: Building) -> bool:
    """Whether `face` is a face-up building of that kind and owner."""
    return face is not None and face.owner is heir and face.tile.building is kind

"""The landscape: which tile lies on which cell, and what follows from that alone.

Most actions do not change it, so states share one object with everything calculated from it.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import compress
from typing import Final, NoReturn, TypeAlias

from twoheirs_qt.games.two_heirs.rules.cells import (
    CELL_BY_SPOT,
    COMPASS_OFFSETS,
    NEIGHBOUR_SPOTS,
    NOWHERE,
    OFF_BOARD,
    ROW_STRIDE,
    SPOT_BY_CELL,
    Cell,
    LandscapePoints,
    LookupTable,
    Spot,
)
from twoheirs_qt.games.two_heirs.rules.components import Building, Face, Resources

Cells: TypeAlias = dict[Cell, None]
"""An ordered set of cells."""

Spots: TypeAlias = tuple[Spot, ...]


class Landscape(dict[Cell, Face]):
    """Cell -> face, in the order in which the tiles were placed. Immutable and hashable."""

    __slots__ = ()

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(frozenset(self.items()))

    def _refuse_change(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("a landscape is immutable: an action makes a new one")

    __setitem__ = __delitem__ = __ior__ = _refuse_change
    clear = pop = popitem = setdefault = update = _refuse_change


class Neighbourhood:
    """A laid tile's neighbours: the cells that are empty, and those with a tile."""

    __slots__ = ("empty", "laid")

    def __init__(self, number: int) -> None:
        spot, bits = divmod(number, _BITS_PER_SPOT)
        neighbours = NEIGHBOUR_SPOTS[spot]
        has_tile, is_empty = _SELECTORS[bits]
        if len(neighbours) == len(_BITS):
            self.laid: Spots = tuple(compress(neighbours, has_tile))
            self.empty: Spots = tuple(compress(neighbours, is_empty))
        else:  # at the end of the landscape
            laid_spots = [spot + offset for offset, (bit, _) in _BITS.items() if bits & bit]
            self.laid = tuple([neighbour for neighbour in neighbours if neighbour in laid_spots])
            self.empty = tuple(
                [neighbour for neighbour in neighbours if neighbour not in laid_spots]
            )


_CAMP: Final = Building.CAMP

_BITS_PER_SPOT: Final = 1 << 8

_BITS: Final = {
    y * ROW_STRIDE + x: (1 << number, 1 << (number + 4) % 8)
    for number, (x, y) in enumerate(COMPASS_OFFSETS.values())
}
"""Offset of a neighbour -> its bit for this tile, and the bit of this tile for the neighbour."""

_SELECTORS: Final = tuple(
    (tuple(bits >> n & 1 for n in range(8)), tuple(~bits >> n & 1 for n in range(8)))
    for bits in range(_BITS_PER_SPOT)
)
"""Bits of the neighbours with a tile -> for each neighbour, whether it has one, and has none."""

_NO_TILE: Final = OFF_BOARD * _BITS_PER_SPOT

AROUND: Final = LookupTable(Neighbourhood)
"""A tile's spot and a bit for each neighbour with a tile, in one number -> its neighbours."""

_BIT: Final = {offset: here for offset, (here, _) in _BITS.items()}
"""Offset of a neighbour -> its bit in such a number."""


def decode_spot(number: int) -> Spot:
    """The spot of the tile to which such a number belongs."""
    return number // _BITS_PER_SPOT


class Land:
    """The landscape as the core knows it: spot -> face. Never changed; `lay` makes a new one.

    - `numbers`: the neighbours of each tile, as keys of `AROUND`
    - `produced`: per heir, the resources that Farms, Sawmills and Quarries give (rules §3 B.1)
    - `camps`: per heir, where the face-up Camps lie (rules §4)
    - `key`: a number that equal landscapes share, in one run of the program
    - `points`: the points of its buildings, once they are calculated
    - `changed`: an older land whose points are known, and the spots that have changed since
    """

    __slots__ = ("_by_cell", "camps", "changed", "faces", "key", "numbers", "points", "produced")

    faces: dict[Spot, Face]
    produced: tuple[Resources, Resources]
    camps: tuple[Spots, Spots]
    key: int
    numbers: dict[Spot, int]
    _by_cell: Landscape | None
    points: LandscapePoints | None
    changed: tuple[Land, Spots] | None

    @staticmethod
    def of(landscape: Mapping[Cell, Face]) -> Land:
        """The land of a landscape; its cells may be any that have a spot."""
        land = Land()
        land.faces = {SPOT_BY_CELL[cell]: face for cell, face in landscape.items()}
        land.key = 0
        for spot, face in land.faces.items():
            land.key ^= _hash_face(spot, face)
        land._find_active_buildings()
        land.numbers = {}
        for spot in land.faces:
            land.numbers = _add_tile(land.numbers, spot)
        land._by_cell = land.points = land.changed = None
        return land

    def lay(self, spot: Spot, face: Face) -> Land:
        """A land with `face` on `spot`, in place of what lies there."""
        land = Land()
        old_face = self.faces.get(spot)
        land.faces = faces = self.faces.copy()
        faces[spot] = face
        land.key = self.key ^ _hash_face(spot, face)
        land._by_cell = land.points = None
        if self.points is not None:
            land.changed = (self, (spot,))
        elif self.changed is not None:
            land.changed = (self.changed[0], (*self.changed[1], spot))
        else:
            land.changed = None
        if old_face is None:
            land.numbers = _add_tile(self.numbers, spot)
        else:
            # A tile turned over leaves every cell as full or empty as it was.
            land.numbers = self.numbers
            land.key ^= _hash_face(spot, old_face)
        if face.is_active or (old_face is not None and old_face.is_active):
            land._find_active_buildings()
        else:
            land.produced = self.produced
            land.camps = self.camps
        return land

    def find_neighbours(self, spot: Spot) -> Neighbourhood:
        """The neighbours of the tile on `spot`; none where there is no tile."""
        return AROUND[self.numbers.get(spot, _NO_TILE)]

    def exclude_troops(
        self, spot: Spot, second: Spot, third: Spot, more: tuple[Spot, Spot, Spot]
    ) -> int:
        """The number of the tile on `spot`, without the neighbours on which a troop stands.

        The troops stand on the other spots. Where no tile lies on `spot`, no neighbour is left.
        """
        bit = _BIT.get
        three, four, five = more
        return self.numbers.get(spot, _NO_TILE) & ~(
            bit(second - spot, 0)
            | bit(third - spot, 0)
            | bit(three - spot, 0)
            | bit(four - spot, 0)
            | bit(five - spot, 0)
        )

    @property
    def by_cell(self) -> Landscape:
        """The landscape by cells."""
        if self._by_cell is None:
            faces = self.faces
            self._by_cell = Landscape(
                zip(map(CELL_BY_SPOT.__getitem__, faces), faces.values(), strict=True)
            )
        return self._by_cell

    def _find_active_buildings(self) -> None:
        """Find the buildings of each heir that have an effect during the game."""
        produced = ([0, 0, 0], [0, 0, 0])
        camps: tuple[list[Spot], list[Spot]] = ([], [])
        for spot, face in self.faces.items():
            owner = face.owner
            if owner is not None:
                if face.produces is not None:
                    produced[owner][face.produces] += 1
                elif face.building is _CAMP:
                    camps[owner].append(spot)
        white, blue = produced
        self.produced = ((white[0], white[1], white[2]), (blue[0], blue[1], blue[2]))
        self.camps = (tuple(camps[0]), tuple(camps[1]))


def _hash_face(spot: Spot, face: Face) -> int:
    """Hash a face on a spot for a land's key; Python gives -1 and -2 the same hash."""
    return hash((spot + NOWHERE, face.label))


def _add_tile(old_numbers: dict[Spot, int], spot: Spot) -> dict[Spot, int]:
    """`Land.numbers` once another tile lies on `spot`."""
    numbers = old_numbers.copy()
    bits = 0
    for neighbour in NEIGHBOUR_SPOTS[spot]:
        if neighbour in numbers:
            here, there = _BITS[neighbour - spot]
            bits |= here
            numbers[neighbour] |= there
    numbers[spot] = spot * _BITS_PER_SPOT | bits
    return numbers

"""The landscape: which tile lies on which cell, and what follows from that alone.

Most actions leave it as it is, so states share one object, and what was once worked out about it
serves them all.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NoReturn, TypeAlias

from twoheirs_qt.rules.cells import CELL, NEAR, SPOT, Cell, Spot
from twoheirs_qt.rules.components import Building, Face, Heir, Resources

if TYPE_CHECKING:
    from twoheirs_qt.rules.scoring import Points

Cells: TypeAlias = dict[Cell, None]
"""An ordered set of cells."""

Spots: TypeAlias = tuple[Spot, ...]


class Landscape(dict[Cell, Face]):
    """Cell -> face, in the order in which the tiles were placed. Immutable and hashable."""

    __slots__ = ()

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(frozenset(self.items()))

    def _immutable(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("a landscape is immutable: an action makes a new one")

    __setitem__ = __delitem__ = __ior__ = _immutable
    clear = pop = popitem = setdefault = update = _immutable


class Land:
    """The landscape as the core knows it: spot -> face. Never changed; `lay` makes a new one.

    - `produced`: per heir, what Farms, Sawmills and Quarries give (rules §3 B.1)
    - `camps`: per heir, where the face-up Camps lie (rules §4)
    - `key`: a number that equal landscapes share, in one run of the program
    - `points`: what its buildings score, once that is known
    - `changed`: an older land whose points are known, and the spots that have changed since
    """

    __slots__ = ("_around", "_shown", "camps", "changed", "faces", "key", "points", "produced")

    faces: dict[Spot, Face]
    produced: tuple[Resources, Resources]
    camps: tuple[Spots, Spots]
    key: int
    _around: dict[Spot, tuple[Spots, Spots]]
    _shown: Landscape | None
    points: Points | None
    changed: tuple[Land, Spots] | None

    @staticmethod
    def of(landscape: Mapping[Cell, Face]) -> Land:
        """The land of a landscape; its cells may be any that have a spot."""
        land = Land()
        land.faces = {SPOT[cell]: face for cell, face in landscape.items()}
        land.key = 0
        for spot, face in land.faces.items():
            land.key ^= hash((spot, face.label))
        land._survey()
        land._around = {}
        land._shown = land.points = land.changed = None
        return land

    def lay(self, spot: Spot, face: Face) -> Land:
        """A land with `face` on `spot`, in place of what lies there."""
        land = Land()
        before = self.faces.get(spot)
        land.faces = {**self.faces, spot: face}
        land.key = self.key ^ hash((spot, face.label))
        land._shown = land.points = None
        if self.points is not None:
            land.changed = (self, (spot,))
        elif self.changed is not None:
            land.changed = (self.changed[0], (*self.changed[1], spot))
        else:
            land.changed = None
        if before is None:
            land._around = {}
        else:
            land.key ^= hash((spot, before.label))
            # A tile turned over leaves every cell as full or empty as it was.
            land._around = self._around
        if _counts(face) or (before is not None and _counts(before)):
            land._survey()
        else:
            land.produced = self.produced
            land.camps = self.camps
        return land

    def around(self, spot: Spot) -> tuple[Spots, Spots]:
        """The neighbours of `spot`: those that are empty, and those with a tile."""
        found = self._around.get(spot)
        if found is None:
            faces, empty, laid = self.faces, [], []
            for other in NEAR[spot]:
                if other in faces:
                    laid.append(other)
                else:
                    empty.append(other)
            self._around[spot] = found = (tuple(empty), tuple(laid))
        return found

    @property
    def shown(self) -> Landscape:
        """The same by cells."""
        if self._shown is None:
            self._shown = Landscape({CELL[spot]: face for spot, face in self.faces.items()})
        return self._shown

    def _survey(self) -> None:
        """Find what each heir owns that matters during the game."""
        produced = ([0, 0, 0], [0, 0, 0])
        camps: tuple[list[Spot], list[Spot]] = ([], [])
        for spot, face in self.faces.items():
            owner = face.owner
            if owner is not None:
                if face.produces is not None:
                    produced[owner][face.produces] += 1
                elif face.building is Building.CAMP:
                    camps[owner].append(spot)
        white, blue = produced
        self.produced = ((white[0], white[1], white[2]), (blue[0], blue[1], blue[2]))
        self.camps = (tuple(camps[Heir.WHITE]), tuple(camps[Heir.BLUE]))


def _counts(face: Face) -> bool:
    """Whether it belongs to what a survey finds."""
    return face.produces is not None or face.building is Building.CAMP

"""The landscape: which tile lies on which cell, and what follows from that alone.

Most actions leave it as it is, so states share one object, and what was once worked out about it
serves them all.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NoReturn, TypeAlias

from twoheirs_qt.rules.cells import NEIGHBOURS, Cell
from twoheirs_qt.rules.components import Building, Face, Heir, Resources

Cells: TypeAlias = dict[Cell, None]
"""An ordered set of cells."""


class Landscape(dict[Cell, Face]):
    """Cell -> face, in the order in which the tiles were placed. Immutable and hashable."""

    __slots__ = ("_around", "_hash", "_survey")

    def __init__(self, tiles: Mapping[Cell, Face]) -> None:
        super().__init__(tiles)
        self._around: dict[Cell, tuple[Cells, Cells]] = {}
        self._survey: tuple[_Survey, _Survey] | None = None
        self._hash: int | None = None

    def __hash__(self) -> int:  # type: ignore[override]
        if self._hash is None:
            self._hash = hash(frozenset(self.items()))
        return self._hash

    def _immutable(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("a landscape is immutable: lay() makes a new one")

    __setitem__ = __delitem__ = __ior__ = _immutable
    clear = pop = popitem = setdefault = update = _immutable

    def lay(self, cell: Cell, face: Face) -> Landscape:
        """A landscape with `face` on `cell`, in place of what lies there."""
        landscape = Landscape(self)
        dict.__setitem__(landscape, cell, face)
        if cell in self:
            # A tile turned over leaves every cell as full or empty as it was.
            landscape._around = self._around
        return landscape

    def around(self, cell: Cell) -> tuple[Cells, Cells]:
        """The neighbours of `cell`: those that are empty, and those with a tile."""
        found = self._around.get(cell)
        if found is None:
            near = NEIGHBOURS[cell]
            empty = {other: None for other in near if other not in self}
            found = (empty, {other: None for other in near if other in self})
            self._around[cell] = found
        return found

    def produced(self, heir: Heir) -> Resources:
        """What the Farms, Sawmills and Quarries of `heir` give (rules §3 B.1)."""
        return self._surveyed()[heir].produced

    def camps(self, heir: Heir) -> tuple[Cell, ...]:
        """Where the face-up Camps of `heir` lie (rules §4)."""
        return self._surveyed()[heir].camps

    def _surveyed(self) -> tuple[_Survey, _Survey]:
        if self._survey is None:
            self._survey = (_Survey(self, Heir.WHITE), _Survey(self, Heir.BLUE))
        return self._survey


class _Survey:
    """What one heir owns that matters during the game."""

    __slots__ = ("camps", "produced")

    def __init__(self, landscape: Landscape, heir: Heir) -> None:
        produced = [0, 0, 0]
        camps = []
        for cell, face in landscape.items():
            if face.owner is heir:
                tile = face.tile
                if tile.produces is not None:
                    produced[tile.produces] += 1
                elif tile.building is Building.CAMP:
                    camps.append(cell)
        self.produced: Resources = (produced[0], produced[1], produced[2])
        self.camps = tuple(camps)

"""Treasures of the solo game: when they are removed (rules §7, Treasures)."""

from __future__ import annotations

from twoheirs_qt.rules.cells import CELL, SPOT, Cell, Spot, beside
from twoheirs_qt.rules.components import Treasure, TreasureKind
from twoheirs_qt.rules.core import Core
from twoheirs_qt.rules.events import Event, TreasureRemoved
from twoheirs_qt.rules.landscape import Land
from twoheirs_qt.rules.state import State

_ENOUGH = 2
"""Tiles that a column or row needs, or cells that a formation shows."""


def counted_cells(state: State, at: Cell, treasure: Treasure) -> tuple[Cell, ...]:
    """The cells whose tiles count for the condition of a treasure on `at`.

    Columns and rows: tiles of the shown terrain at any distance, its own tile not counted.
    Formations: tiles of any kind on the shown neighbours.
    """
    return _counted(state.core.land, SPOT[at], treasure)


def _counted(land: Land, at: Spot, treasure: Treasure) -> tuple[Cell, ...]:
    cell = CELL[at]
    if treasure.kind is TreasureKind.FORMATION:
        shown = [beside(cell, direction) for direction in treasure.cells]
        return tuple([each for each in shown if SPOT[each] in land.faces])
    axis = 0 if treasure.kind is TreasureKind.COLUMN else 1
    line = cell[axis]
    found = []
    for spot, face in land.faces.items():
        if face.terrain is treasure.terrain and spot != at and CELL[spot][axis] == line:
            found.append(CELL[spot])
    return tuple(found)


def lacking(treasure: Treasure, counted: tuple[Cell, ...]) -> int:
    """How many tiles are still missing: two are needed, or both that a formation shows."""
    needed = len(treasure.cells) if treasure.kind is TreasureKind.FORMATION else _ENOUGH
    return max(0, needed - len(counted))


def is_fulfilled(treasure: Treasure, counted: tuple[Cell, ...]) -> bool:
    """Whether these cells are enough."""
    return not lacking(treasure, counted)


def remove_treasures(core: Core, told: list[Event] | None) -> None:
    """Remove every treasure of the landscape whose condition holds, whoever placed the tiles."""
    kept = {}
    for at, treasure in core.treasures.items():
        counted = _counted(core.land, at, treasure)
        if not is_fulfilled(treasure, counted):
            kept[at] = treasure
        elif told is not None:
            told.append(TreasureRemoved(treasure.id, CELL[at], counted))
    core.treasures = kept

"""Treasures of the solo game: when they are removed (rules §7, Treasures)."""

from __future__ import annotations

from dataclasses import replace

from twoheirs_qt.rules.cells import Cell, beside
from twoheirs_qt.rules.components import Treasure, TreasureKind
from twoheirs_qt.rules.events import Event, TreasureRemoved
from twoheirs_qt.rules.state import Draft, Fields

_ENOUGH = 2
"""Tiles that a column or row needs, or cells that a formation shows."""


def counted_cells(state: Fields, at: Cell, treasure: Treasure) -> tuple[Cell, ...]:
    """The cells whose tiles count for the condition of a treasure on `at`.

    Columns and rows: tiles of the shown terrain at any distance, its own tile not counted.
    Formations: tiles of any kind on the shown neighbours.
    """
    landscape = state.landscape
    if treasure.kind is TreasureKind.FORMATION:
        shown = (beside(at, direction) for direction in treasure.cells)
        return tuple(cell for cell in shown if cell in landscape)
    axis = 0 if treasure.kind is TreasureKind.COLUMN else 1
    line = at[axis]
    return tuple(
        cell
        for cell, face in landscape.items()
        if cell[axis] == line and cell != at and face.tile.terrain is treasure.terrain
    )


def lacking(treasure: Treasure, counted: tuple[Cell, ...]) -> int:
    """How many tiles are still missing: two are needed, or both that a formation shows."""
    needed = len(treasure.cells) if treasure.kind is TreasureKind.FORMATION else _ENOUGH
    return max(0, needed - len(counted))


def is_fulfilled(treasure: Treasure, counted: tuple[Cell, ...]) -> bool:
    """Whether these cells are enough."""
    return not lacking(treasure, counted)


def remove_treasures(draft: Draft, events: list[Event]) -> None:
    """Remove every treasure of the landscape whose condition holds, whoever placed the tiles."""
    assert draft.solo is not None
    kept = {}
    for at, treasure in draft.solo.treasures.items():
        counted = counted_cells(draft, at, treasure)
        if is_fulfilled(treasure, counted):
            events.append(TreasureRemoved(treasure.id, at, counted))
        else:
            kept[at] = treasure
    if len(kept) != len(draft.solo.treasures):
        draft.solo = replace(draft.solo, treasures=kept)

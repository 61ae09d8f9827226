"""Words of files for values of the rules."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.games.two_heirs.rules.components import Heir, Terrain

HEIRS: Final = {heir.word: heir for heir in Heir}
TERRAINS: Final = {terrain.word: terrain for terrain in Terrain}


def format_cell(cell: Cell) -> str:
    """Format a cell for sentences as in a file."""
    return f"[{cell[0]}, {cell[1]}]"

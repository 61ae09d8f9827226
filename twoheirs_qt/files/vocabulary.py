"""How files name what the rules know."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.components import Heir, Terrain

HEIRS: Final = {heir.word: heir for heir in Heir}
TERRAINS: Final = {terrain.word: terrain for terrain in Terrain}


def shown(cell: Cell) -> str:
    """A cell as it stands in a file, for sentences."""
    return f"[{cell[0]}, {cell[1]}]"

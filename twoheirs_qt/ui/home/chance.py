"""A landscape drawn by chance, for a start page without a game to show."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from twoheirs_qt.rules.cells import Cell, Edge
from twoheirs_qt.rules.components import Catalogue, Heir, Tile
from twoheirs_qt.ui.art import Look, lying

_STEPS: Final = {Edge.N: (0, -1), Edge.E: (1, 0), Edge.S: (0, 1), Edge.W: (-1, 0)}
_HOLES: Final = 0.2
"""The share of cells that stay empty, most of them at the rim."""
_FACE_DOWN: Final = 0.08
_TRIED: Final = 9
"""Tiles from which the one is taken whose roads go on best."""


def landscape_by_chance(
    catalogue: Catalogue, columns: int, rows: int, random: Random
) -> dict[Cell, Look]:
    """Tiles that lie as in a game: in one piece, of both heirs, and their roads go on.

    It is a picture, not a position: nobody has paid for these tiles.
    """
    tiles = list(catalogue.tiles.values())
    random.shuffle(tiles)
    laid: dict[Cell, tuple[Tile, Heir | None]] = {}
    for cell in _cells(columns, rows, random):
        if not tiles:
            break
        owners = (None,) if random.random() < _FACE_DOWN else (Heir.WHITE, Heir.BLUE)
        some = [(tile, owner) for tile in tiles[:_TRIED] for owner in owners]
        random.shuffle(some)
        tile, owner = max(some, key=lambda each: _fits(cell, each[0], each[1], laid))
        tiles.remove(tile)
        laid[cell] = tile, owner
    return {cell: lying(tile, owner, Heir.WHITE) for cell, (tile, owner) in laid.items()}


def _cells(columns: int, rows: int, random: Random) -> Iterator[Cell]:
    """Cells from the middle outwards, each beside one before it, some left out."""
    middle = (columns // 2, rows // 2)
    reached, rim = [middle], {middle}
    wanted = round(columns * rows * (1 - _HOLES))
    for _ in range(wanted):
        if not reached:
            return
        # What is near the middle comes first, but not strictly: the coast is to be ragged.
        x, y = min(reached, key=lambda cell: _distance(cell, middle, columns, rows, random))
        reached.remove((x, y))
        yield (x, y)
        for step_x, step_y in _STEPS.values():
            beside = (x + step_x, y + step_y)
            if beside not in rim and 0 <= beside[0] < columns and 0 <= beside[1] < rows:
                rim.add(beside)
                reached.append(beside)


def _distance(cell: Cell, middle: Cell, columns: int, rows: int, random: Random) -> float:
    across, down = (cell[0] - middle[0]) / columns, (cell[1] - middle[1]) / rows
    return across * across + down * down + 0.16 * random.random()


def _fits(
    cell: Cell, tile: Tile, owner: Heir | None, laid: dict[Cell, tuple[Tile, Heir | None]]
) -> int:
    """How well a tile lies here: the more roads go on, and the fewer end, the better."""
    own, worth = _ends(tile, owner), 0
    for edge, (x, y) in _STEPS.items():
        beside = laid.get((cell[0] + x, cell[1] + y))
        if beside is None:
            continue
        leaves, goes_on = edge in own, edge.opposite in _ends(*beside)
        worth += 3 if leaves and goes_on else -2 if leaves is not goes_on else 0
        worth -= beside[0].building is tile.building  # neighbours that differ look richer
    return worth


def _ends(tile: Tile, owner: Heir | None) -> set[Edge]:
    """The edges at which roads leave the tile as it lies."""
    if owner is None:
        return set()
    return {edge for section in tile.sections[owner is Heir.BLUE] for edge in section}

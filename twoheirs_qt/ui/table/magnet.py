"""The magnet: a piece dragged near a cell where it fits is drawn into it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF

from twoheirs_qt.game.telling.targets import LandCell, Target
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.ui.table.scene import TableScene

_PULL: Final = 0.3
"""How far beyond the edge of a cell it still pulls, in sides of a tile."""


def attracted(
    scene: TableScene, goals: frozenset[Cell], target: Target | None, point: QPointF
) -> Target | None:
    """The nearest of `goals` that pulls at a point, else `target`, which lies there.

    The middle of another cell is left alone, so that it can be asked why not there.
    """
    if not isinstance(target, LandCell) or target.cell in goals:
        return target
    side = scene.camera.size
    rect = scene.camera.scene_rect(target.cell)
    inner = side * _PULL
    if rect.adjusted(inner, inner, -inner, -inner).contains(point):
        return target
    best, least = target, side * (0.5 + _PULL)
    for cell in goals:
        away = scene.camera.scene_rect(cell).center() - point
        distance = max(abs(away.x()), abs(away.y()))
        if distance < least:
            best, least = LandCell(cell), distance
    return best

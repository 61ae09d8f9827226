"""The dust of a building that falls."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.ui.table.camera import Camera
from twoheirs_qt.ui.table.landscape import OnCells
from twoheirs_qt.ui.theme import Theme

LENGTH: Final = 520.0
"""Milliseconds at normal pace."""
_PUFFS: Final = 17
_LATER: Final = 0.27
"""The share of them after which it rises: the wall has to fall first."""
_LEAST: Final = 0.05
"""Of the side of a tile; smaller ones would be beads."""
_UNEVEN: Final = (0.0, 0.7, 0.25, 1.0, 0.4, 0.85, 0.1, 0.6)
"""How far from the mean each puff is: a cloud is not round."""


class Dust(OnCells):
    """A wreath of cloud around the tile of a cell, which swells, drifts outwards and is gone."""

    def __init__(self, camera: Camera, parent: QGraphicsItem) -> None:
        super().__init__(camera, parent)
        self._cell: Cell | None = None
        self._share = 1.0

    def begin(self, cell: Cell) -> None:
        """Rise around this cell, by `rise`."""
        self._cell = cell
        self.refresh()
        self.rise(0.0)

    def rise(self, share: float) -> None:
        """Show it `share` of its time after the wall began to fall."""
        self._share = max(0.0, (share - _LATER) / (1 - _LATER))
        if share >= 1:
            self._cell = None
        self.setVisible(self._cell is not None and self._share > 0)
        self.update()

    def _cells(self) -> Iterable[Cell]:
        if self._cell is None:
            return ()
        x, y = self._cell  # it drifts over the tiles around
        return ((x - 1, y - 1), (x + 1, y + 1))

    def draw(self, painter: QPainter, theme: Theme) -> None:
        puffs = list(self._puffs())
        line = max(1.4, self._camera.size * 0.02)
        painter.setPen(Qt.PenStyle.NoPen)
        # One outline around all that touch: first the ink, then what it is around.
        cloud, top = ("muted", "on_oak") if theme.dark else ("parchment", "bubble")
        for color, more in (("shadow", line), (cloud, 0.0)):
            painter.setBrush(theme.color(color))
            for middle, radius in puffs:
                painter.drawEllipse(middle, radius + more, radius + more)
        painter.setBrush(theme.color(top))
        for middle, radius in puffs:
            painter.drawEllipse(middle - QPointF(0.18, 0.3) * radius, radius * 0.55, radius * 0.5)

    def _puffs(self) -> Iterator[tuple[QPointF, float]]:
        """The middle and the radius of each puff; they shrink to nothing, as a woodcut has no
        haze."""
        if self._cell is None:
            return
        rect, gone = self._camera.rect(self._cell), self._share
        side, slowed = rect.width(), 1 - (1 - gone) ** 2
        swells = sin(pi * gone**0.45)
        for number in range(_PUFFS):
            uneven = _UNEVEN[number % len(_UNEVEN)]
            angle = 2 * pi * (number + 0.4 * uneven) / _PUFFS
            x, y = cos(angle), sin(angle)
            square = 1 / max(abs(x), abs(y)) ** 0.55  # along the edges of the tile
            away = side * (0.4 + (0.1 + 0.12 * uneven) * slowed) * square
            middle = rect.center() + QPointF(x, y) * away - QPointF(0, side * 0.1 * gone)
            radius = side * (0.085 + 0.055 * uneven) * swells
            if radius > side * _LEAST:
                yield middle, radius

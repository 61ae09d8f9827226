"""How the landscape lies under the view: how large its tiles are, where, and which way round."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from math import floor
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from twoheirs_qt.rules.cells import Cell

SMALLEST: Final = 34.0
LARGEST: Final = 256.0
_GAP: Final = 0.03
"""The gap between two tiles over their side."""
_MARGIN: Final = 1.0
"""Room around the landscape when it is fitted, in cells: the next tiles go there."""


class Camera:
    """Maps cells to points of the landscape item, whose origin is the centre of cell `(0, 0)`.

    - `size`: side of a tile in logical pixels; `ratio`: device pixels in one
    - `origin`: where that item lies in the scene
    - `sign`: 1 with South at the bottom, -1 with North there
    - `auto`: whether the view follows the landscape as it grows; off once it is panned or zoomed
    """

    def __init__(self) -> None:
        self.size = 96.0
        self.ratio = 1.0
        self.origin = QPointF()
        self.sign = 1
        self.auto = True

    @property
    def pitch(self) -> float:
        """The distance of two neighbouring cells."""
        return self.size + max(1.0, self.snap(self.size * _GAP))

    def snap(self, length: float) -> float:
        """The nearest length that is whole in device pixels, so that pictures stay sharp."""
        return round(length * self.ratio) / self.ratio

    def rect(self, cell: Cell) -> QRectF:
        """The square of a cell in the landscape item."""
        x = self.snap(cell[0] * self.sign * self.pitch - self.size / 2)
        y = self.snap(cell[1] * self.sign * self.pitch - self.size / 2)
        return QRectF(x, y, self.size, self.size)

    def marked_rect(self, cells: Iterable[Cell]) -> QRectF:
        """What marks on `cells` may cover, a little beyond their squares; null without cells."""
        bounds = self._around(cells)
        edge = self.size * 0.1 + 6
        return bounds if bounds.isNull() else bounds.adjusted(-edge, -edge, edge, edge)

    def scene_rect(self, cell: Cell) -> QRectF:
        return self.rect(cell).translated(self.origin)

    def cell_at(self, scene: QPointF) -> Cell:
        """The cell under a point of the scene."""
        local = (scene - self.origin) / self.pitch
        x, y = floor(local.x() + 0.5), floor(local.y() + 0.5)
        return (x * self.sign, y * self.sign)

    def bounds(self, cells: Iterable[Cell]) -> QRectF:
        """The smallest rectangle of the scene that holds these cells (at least one)."""
        return self._around(cells).translated(self.origin)

    def _around(self, cells: Iterable[Cell]) -> QRectF:
        """The smallest rectangle of the landscape that holds these cells; null without any."""
        columns, rows = zip(*found, strict=True) if (found := list(cells)) else ((), ())
        if not columns:
            return QRectF()
        first, last = (min(columns), min(rows)), (max(columns), max(rows))
        return self.rect(first).united(self.rect(last))

    def fit(self, cells: Collection[Cell], room: QRectF, largest: float) -> None:
        """Show all these cells and a cell around them in `room`, and follow them from now on."""
        columns = [x * self.sign for x, _ in cells]
        rows = [y * self.sign for _, y in cells]
        wide = max(columns) - min(columns) + 1 + 2 * _MARGIN
        high = max(rows) - min(rows) + 1 + 2 * _MARGIN
        side = min(room.width() / wide, room.height() / high) / (1 + _GAP)
        self.size = self.snap(min(max(side, SMALLEST), largest))
        middle = QPointF(min(columns) + max(columns), min(rows) + max(rows)) / 2
        self._place(room.center() - middle * self.pitch)
        self.auto = True

    def zoom(self, factor: float, at: QPointF) -> None:
        """Enlarge by `factor`, the point `at` of the scene stays where it is."""
        before = self.pitch
        self.size = self.snap(min(max(self.size * factor, SMALLEST), LARGEST))
        self._place(at + (self.origin - at) * (self.pitch / before))
        self.auto = False

    def pan(self, by: QPointF) -> None:
        self._place(self.origin + by)
        self.auto = False

    def keep_in(self, cells: Iterable[Cell], room: QRectF) -> None:
        """Pan back as far as needed so that a good part of the cells stays in `room`."""
        bounds = self.bounds(cells)
        least = self.size
        dx = max(0.0, room.left() + least - bounds.right())
        dx -= max(0.0, bounds.left() - (room.right() - least))
        dy = max(0.0, room.top() + least - bounds.bottom())
        dy -= max(0.0, bounds.top() - (room.bottom() - least))
        if dx or dy:
            self._place(self.origin + QPointF(dx, dy))

    def reveal(self, cell: Cell, room: QRectF) -> bool:
        """Pan as little as needed to bring `cell` into `room`; whether that moved anything."""
        rect = self.scene_rect(cell)
        dx = max(0.0, room.left() - rect.left()) - max(0.0, rect.right() - room.right())
        dy = max(0.0, room.top() - rect.top()) - max(0.0, rect.bottom() - room.bottom())
        if dx or dy:
            self.pan(QPointF(dx, dy))
            return True
        return False

    def _place(self, origin: QPointF) -> None:
        self.origin = QPointF(self.snap(origin.x()), self.snap(origin.y()))

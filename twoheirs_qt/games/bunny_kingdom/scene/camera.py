"""The part of the map that is shown: all of it, or a part that is enlarged."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from twoheirs_qt.games.bunny_kingdom.drawing.grid import MapGrid
from twoheirs_qt.tabletop.drawing.charts import make_square
from twoheirs_qt.tabletop.scene.camera import calculate_shortest_motion, move_by_zoom

MAX_ZOOM: Final = 3.0
ZOOM_STEP: Final = 1.25
"""The factor of a key or of a notch of the wheel."""


class MapCamera:
    """Enlarges the map within its place on the table; the map never leaves that place.

    `ratio`: device pixels in a logical one.
    """

    def __init__(self) -> None:
        self.zoom = 1.0
        self.ratio = 1.0
        self._offset = QPointF()
        """From the middle of the place to that of the map, in sides of the place."""

    @property
    def is_fitted(self) -> bool:
        """Whether all of the map is shown."""
        return self.zoom == 1.0

    def make_grid(self, area: QRectF) -> MapGrid:
        """The squares of the territories in a place of the table."""
        side = area.width() * self.zoom
        middle = area.center() + self._offset * area.width()
        field = make_square(middle, side)
        return MapGrid(field, self.ratio)

    def fit(self) -> None:
        """Show all of the map."""
        self.zoom, self._offset = 1.0, QPointF()

    def zoom_by(self, factor: float, point: QPointF, area: QRectF) -> None:
        """Enlarge by `factor`; what lies at `point` stays there as far as possible."""
        old, self.zoom = self.zoom, min(MAX_ZOOM, max(1.0, self.zoom * factor))
        center = (point - area.center()) / area.width()
        self._offset = move_by_zoom(self._offset, center, self.zoom / old)
        self._limit()

    def pan(self, offset: QPointF, area: QRectF) -> None:
        """Move the map by `offset` on the table."""
        self._offset += offset / area.width()
        self._limit()

    def reveal(self, index: int, area: QRectF) -> bool:
        """Move the map so that a territory is whole in its place; returns whether it moved."""
        movement = calculate_shortest_motion(area, self.make_grid(area).find_rect(index))
        if not movement.isNull():
            self.pan(movement, area)
        return not movement.isNull()

    def _limit(self) -> None:
        max_offset = (self.zoom - 1) / 2
        x, y = self._offset.x(), self._offset.y()
        self._offset = QPointF(
            min(max_offset, max(-max_offset, x)), min(max_offset, max(-max_offset, y))
        )

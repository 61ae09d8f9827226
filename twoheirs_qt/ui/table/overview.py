"""A small map in the corner of the field, while the landscape is larger than the field."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen

from twoheirs_qt.game.snapshot import TableSnapshot
from twoheirs_qt.rules.components import Heir, Terrain
from twoheirs_qt.ui.board.land import paint_small
from twoheirs_qt.ui.board.parchment import sheet
from twoheirs_qt.ui.table.camera import Camera
from twoheirs_qt.ui.table.overlays import Overlay
from twoheirs_qt.ui.theme import Theme

_WIDEST: Final = 13.0
_PAD: Final = 9.0
_LEAST: Final = 5.0
"""Nothing on the map is smaller, however far apart the tiles lie."""


class Overview(Overlay):
    """Shows all tiles and the part of them that is in sight.

    `centre_on` is called with the point on which a press wants to centre the view.
    """

    def __init__(self, camera: Camera, z: float) -> None:
        super().__init__(z)
        self._camera = camera
        self._tiles: list[tuple[QRectF, Terrain, Heir | None]] = []
        self._field = QRectF()
        self._bounds = QRectF()
        self._corner = QPointF()
        self._scale = 1.0

    def present(self, snapshot: TableSnapshot, field: QRectF, text: float, foot: float) -> None:
        """Show the landscape if `field`, whose `foot` may be covered, does not hold all of it."""
        bounds = self._camera.bounds(snapshot.land)
        outgrown = not field.adjusted(-1, -1, 1, 1).contains(bounds)
        self.setVisible(outgrown)
        if not outgrown:
            return
        self._bounds, self._field = bounds, QRectF(field)
        self._tiles = [
            (self._camera.scene_rect(cell), snapshot.catalogue.tiles[land.tile].terrain, land.owner)
            for cell, land in snapshot.land.items()
        ]
        scale = min(text * _WIDEST / bounds.width(), text * _WIDEST * 0.75 / bounds.height())
        self._scale, size = scale, bounds.size() * scale
        shown = QRectF(QPointF(), size.expandedTo(QSizeF(_LEAST, _LEAST)))
        shown.moveBottomRight(field.bottomRight() - QPointF(_PAD, _PAD + foot))
        self._corner = shown.center() - QPointF(size.width(), size.height()) / 2
        self.place(shown.adjusted(-_PAD, -_PAD, _PAD, _PAD))

    def beside(self, field: QRectF) -> QRectF:
        """The larger part of `field`, beside or above it, that it leaves free."""
        if not self.isVisible():
            return field
        left, above = QRectF(field), QRectF(field)
        left.setRight(self.rect.left())
        above.setBottom(self.rect.top())
        return max(left, above, key=lambda part: part.width() * part.height())

    def wanted(self, point: QPointF) -> QPointF:
        """The point of the scene that a point of the map shows."""
        return self._bounds.topLeft() + (point - self._corner) / self._scale

    def draw(self, painter: QPainter, theme: Theme) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        sheet(painter, theme, self.rect)
        for rect, terrain, owner in self._tiles:
            paint_small(painter, self._on_map(rect), terrain, owner)
        seen = self._on_map(self._field).intersected(self.rect.adjusted(3, 3, -3, -3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for color, width in (("shadow", 4.0), ("gold", 2.2)):
            painter.setPen(QPen(theme.color(color), width))
            painter.drawRect(seen)

    def _on_map(self, rect: QRectF) -> QRectF:
        """A rectangle of the scene on the map, large enough to be seen."""
        at = self._corner + (rect.topLeft() - self._bounds.topLeft()) * self._scale
        wide, high = rect.width() * self._scale, rect.height() * self._scale
        across, down = max(0.0, _LEAST - wide) / 2, max(0.0, _LEAST - high) / 2
        return QRectF(at.x(), at.y(), wide, high).adjusted(-across, -down, across, down)

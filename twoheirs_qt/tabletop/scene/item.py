"""Items of a table: they draw in the colours of the theme, and the view handles all clicks."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QRegion
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from twoheirs_qt.tabletop.drawing.theme import Theme, find_current_theme


class Item(QGraphicsItem):
    """An item that draws in the colours of the theme, antialiased; the view handles all clicks."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter, find_current_theme())

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """Draw the item."""


def find_region_outside(rect: QRectF, text_rects: Iterable[QRectF]) -> QRegion:
    """The region of `rect` outside all texts."""
    outside = QRegion(rect.toAlignedRect())
    for text_rect in text_rects:
        outside -= QRegion(text_rect.toAlignedRect())
    return outside


class Overlay(Item):
    """An item over a rectangle of the scene, hidden at first."""

    def __init__(self, z: float) -> None:
        super().__init__()
        self.rect = QRectF()
        self.setZValue(z)
        self.hide()

    def cover(self, rect: QRectF) -> None:
        self.prepareGeometryChange()
        self.rect = QRectF(rect)
        self.update()

    def covers(self, point: QPointF) -> bool:
        """Whether it lies over a point of the scene."""
        return self.isVisible() and self.rect.contains(point)

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-14, -14, 14, 14)

"""Layers of the scene: rectangles that paint themselves, each repainted alone."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from twoheirs_qt.games.bunny_kingdom.drawing.canvas import BunnyPictures, Canvas
from twoheirs_qt.tabletop.drawing.parchment import ratio_of
from twoheirs_qt.tabletop.drawing.theme import current_theme

_SHADOW_PX = 6.0


class Layer(QGraphicsItem):
    """A rectangle of the table that `paint_on` paints; `is_cached` keeps it as a picture."""

    def __init__(
        self,
        pictures: BunnyPictures,
        paint_on: Callable[[Canvas], None],
        z: float,
        *,
        is_cached: bool = True,
    ) -> None:
        super().__init__()
        self._pictures = pictures
        self._paint_on = paint_on
        self._content: object = None
        self.rect = QRectF()
        self.setZValue(z)
        if is_cached:
            self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def show_at(self, rect: QRectF, *content: object) -> None:
        """Lie at a rectangle of the scene; painted again if that or the `content` has changed."""
        if rect == self.rect and content == self._content:
            return
        self._content = content
        if rect != self.rect:
            self.prepareGeometryChange()
            self.rect = QRectF(rect)
        self.setVisible(not rect.isEmpty())
        self.update()

    def repaint(self) -> None:
        """Paint it again whatever it shows, since colours, words or letters have changed."""
        self._content = None
        self.update()

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-_SHADOW_PX, -_SHADOW_PX, _SHADOW_PX, _SHADOW_PX)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self._paint_on(Canvas(painter, self._pictures, current_theme(), ratio_of(painter)))

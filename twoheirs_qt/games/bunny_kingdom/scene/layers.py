"""Layers of the scene: rectangles that paint themselves, each repainted alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from twoheirs_qt.games.bunny_kingdom.drawing.canvas import BunnyPictures, Canvas
from twoheirs_qt.tabletop.drawing.parchment import find_pixel_ratio
from twoheirs_qt.tabletop.drawing.theme import find_current_theme

SHADOW_PX = 6.0


class Layer(QGraphicsItem):
    """A rectangle of the table that `paint_on` paints.

    `is_cached` keeps it as a picture. `margin`: how far it is painted beyond its rectangle.
    """

    def __init__(
        self,
        pictures: BunnyPictures,
        paint_on: Callable[[Canvas], None],
        z: float,
        *,
        is_cached: bool = True,
        margin: float = SHADOW_PX,
    ) -> None:
        super().__init__()
        self._pictures = pictures
        self._paint_on = paint_on
        self._margin = margin
        self._content: object = None
        self.rect = QRectF()
        self.setZValue(z)
        if is_cached:
            self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def show_at(self, rect: QRectF, *content: object) -> None:
        """Show it at a rectangle of the scene; repaint it if that or the `content` has changed."""
        if rect == self.rect and content == self._content:
            return
        self._content = content
        if rect != self.rect:
            self.prepareGeometryChange()
            self.rect = QRectF(rect)
        self.setVisible(not rect.isEmpty())
        self.update()

    def update_parts(self, parts: Iterable[QRectF], *content: object) -> None:
        """Show another `content`, of which only some parts are repainted: the rest is equal."""
        self._content = content
        for part in parts:
            self.update(part)

    def repaint(self) -> None:
        """Repaint it though its content is the same: colours, language or letters have changed."""
        self._content = None
        self.update()

    def boundingRect(self) -> QRectF:
        margin = self._margin
        return self.rect.adjusted(-margin, -margin, margin, margin)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # Pictures are made at their size, so that none is scaled.
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
        self._paint_on(
            Canvas(painter, self._pictures, find_current_theme(), find_pixel_ratio(painter))
        )

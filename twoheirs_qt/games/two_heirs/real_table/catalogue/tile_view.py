"""A large tile whose roads are drawn by clicking its edges."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from twoheirs_qt.games.two_heirs.drawing.art import Art, Look
from twoheirs_qt.games.two_heirs.drawing.land import find_road_end
from twoheirs_qt.games.two_heirs.drawing.marks import draw_rim, draw_shadow
from twoheirs_qt.games.two_heirs.rules.cells import Edge
from twoheirs_qt.games.two_heirs.rules.components import Tile
from twoheirs_qt.tabletop.drawing.charts import make_round_pen
from twoheirs_qt.tabletop.drawing.ground import paint_ground, paint_table_edge
from twoheirs_qt.tabletop.drawing.theme import find_current_theme

_ARROWS: Final[dict[int, Edge]] = {
    Qt.Key.Key_Up: Edge.N,
    Qt.Key.Key_Right: Edge.E,
    Qt.Key.Key_Down: Edge.S,
    Qt.Key.Key_Left: Edge.W,
}
_MAX_SIDE_PX: Final = 420.0
_MAX_TILE_SHARE: Final = 0.8
"""The side of the tile over that of the view, at most."""


class TileView(QWidget):
    """Shows a tile as its owner sees it; `edge_picked` carries an `Edge` that was clicked.

    With the keyboard, arrows pick edges.
    """

    edge_picked = Signal(object)

    def __init__(self, art: Art, parent: QWidget) -> None:
        super().__init__(parent)
        self._art = art
        self._tile: Tile | None = None
        self._description = ""
        self._pointer: QPointF | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(180, 180)

    def sizeHint(self) -> QSize:
        return QSize(460, 460)

    def show_tile(self, tile: Tile, text: str) -> None:
        """Show another tile; `text` describes it to screen readers."""
        self._tile, self._description = tile, text
        if not self.hasFocus():  # else readers would read it beside what is announced
            self.setAccessibleDescription(text)
        self.update()

    @property
    def tile_rect(self) -> QRectF:
        """The square of the tile."""
        side = min(self.width() * _MAX_TILE_SHARE, self.height() * _MAX_TILE_SHARE, _MAX_SIDE_PX)
        rect = QRectF(0, 0, side, side)
        rect.moveCenter(QRectF(self.rect()).center())
        return rect

    def _find_edge(self, point: QPointF) -> Edge | None:
        """The edge that is nearest to a point on the tile."""
        rect = self.tile_rect
        if not rect.adjusted(-20, -20, 20, 20).contains(point):
            return None
        distances = {
            Edge.N: point.y() - rect.top(),
            Edge.E: rect.right() - point.x(),
            Edge.S: rect.bottom() - point.y(),
            Edge.W: point.x() - rect.left(),
        }
        return min(distances, key=lambda edge: distances[edge])

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme, ratio = QPainter(self), find_current_theme(), self.devicePixelRatioF()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_ground(painter, self.rect(), theme, self._art, ratio)
        paint_table_edge(painter, self.rect(), QRectF(self.rect()), theme, ratio)
        if self._tile is not None:
            rect = self.tile_rect
            draw_shadow(painter, theme, rect)
            painter.drawPixmap(
                rect.topLeft(), self._art.find_tile_pixmap(Look(self._tile), rect.width(), ratio)
            )
            edge = None if self._pointer is None else self._find_edge(self._pointer)
            if edge is not None:
                end = find_road_end(rect, edge)
                painter.setPen(make_round_pen(theme.find_color("gold"), rect.width() * 0.05))
                painter.drawLine(end, end + (rect.center() - end) * 0.3)
            if self.hasFocus():
                draw_rim(painter, theme, rect.adjusted(-8, -8, 8, 8), 3.0, dashes=[3.0, 2.0])
        painter.end()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pointer = event.position()
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._pointer = None
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        edge = self._find_edge(event.position())
        if event.button() is Qt.MouseButton.LeftButton and edge is not None:
            self.edge_picked.emit(edge)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.setAccessibleDescription(self._description)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        edge = _ARROWS.get(event.key())
        if edge is None:
            super().keyPressEvent(event)
        else:
            self.edge_picked.emit(edge)

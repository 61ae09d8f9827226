"""The table top: lit oak with an edge, or one colour in plain themes."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QPixmap

from twoheirs_qt.tabletop.drawing.parchment import (
    fill_rect,
    has_whole_pixels,
    paint_cached,
    use_device_pixels,
)
from twoheirs_qt.tabletop.drawing.pictures import Pictures
from twoheirs_qt.tabletop.drawing.theme import Theme

OAK_SIZE: Final = QSizeF(1024.0, 512.0)
"""The size at which the grain of the oak repeats, in logical pixels."""

_STRIP_LENGTH: Final = 64.0
_RIM_PX: Final = 5.0
"""The width of the moulding at the table's edge, less than the margin of panels."""


def paint_ground(
    painter: QPainter, rect: QRectF | QRect, theme: Theme, pictures: Pictures, ratio: float
) -> None:
    """Paint a part of the table top; `ratio` is device pixels in a logical one."""
    if theme.wooden:
        oak = pictures.find_pixmap(
            "table/oak", OAK_SIZE.width(), OAK_SIZE.height(), ratio, solid=True
        )
        _fill_with_pattern(painter, QRectF(rect), oak)
    else:
        fill_rect(painter, rect, theme.find_color("oak"))


def _fill_with_pattern(painter: QPainter, rect: QRectF, pattern: QPixmap) -> None:
    """Fill a rectangle with a picture that is repeated from the origin."""
    to_device = painter.deviceTransform()
    place, origin = to_device.mapRect(rect), to_device.map(QPointF())
    area, start = place.toRect(), origin.toPoint()
    is_whole = QRectF(area) == place and QPointF(start) == origin
    if not is_whole or not has_whole_pixels(painter):
        fill_rect(painter, rect, QBrush(pattern))
        return
    painter.save()
    use_device_pixels(painter)
    width, height = pattern.width(), pattern.height()
    for x in range(area.left() - (area.left() - start.x()) % width, area.right() + 1, width):
        for y in range(area.top() - (area.top() - start.y()) % height, area.bottom() + 1, height):
            part = QRect(x, y, width, height) & area
            painter.drawPixmap(part, pattern, part.translated(-x, -y))
    painter.restore()


def paint_table_edge(
    painter: QPainter, rect: QRectF | QRect, table: QRectF, theme: Theme, ratio: float
) -> None:
    """Paint the light on the `table` and its edge, as far as they are in `rect`.

    The light comes from above: the table is lightest there, and darker towards its other sides.
    """
    if not theme.wooden:
        return
    painted_rect, depth = QRectF(rect), _calculate_shade_depth(table)
    if table.adjusted(depth, depth, -depth, -depth).contains(painted_rect):
        return
    painter.save()
    painter.setClipRect(painted_rect)
    strips = (
        (Qt.Edge.TopEdge, QRectF(table.left(), table.top(), table.width(), depth)),
        (Qt.Edge.BottomEdge, QRectF(table.left(), table.bottom() - depth, table.width(), depth)),
        (Qt.Edge.LeftEdge, QRectF(table.left(), table.top(), depth, table.height())),
        (Qt.Edge.RightEdge, QRectF(table.right() - depth, table.top(), depth, table.height())),
    )
    for edge, strip in strips:
        if strip.intersects(painted_rect):
            painter.drawTiledPixmap(strip, _paint_strip(edge, depth, theme, ratio))
    _paint_moulding(painter, table, theme)
    painter.restore()


def _calculate_shade_depth(table: QRectF) -> float:
    """The width of the shade along the edges, in whole pixels."""
    return float(round(min(180.0, max(60.0, min(table.width(), table.height()) * 0.14))))


def _paint_strip(edge: Qt.Edge, depth: float, theme: Theme, ratio: float) -> QPixmap:
    """Paint a piece of the shade along an edge, to be repeated."""
    upright = edge in (Qt.Edge.LeftEdge, Qt.Edge.RightEdge)
    size = QSizeF(depth, _STRIP_LENGTH) if upright else QSizeF(_STRIP_LENGTH, depth)

    def paint(painter: QPainter) -> None:
        area = QRectF(0, 0, size.width(), size.height())
        light_start, light_end = area.topLeft(), area.topRight() if upright else area.bottomLeft()
        if edge in (Qt.Edge.RightEdge, Qt.Edge.BottomEdge):
            light_start, light_end = light_end, light_start
        light = QLinearGradient(light_start, light_end)
        name, max_alpha = ("parchment_edge", 0.13) if edge is Qt.Edge.TopEdge else ("shadow", 0.34)
        if theme.dark and edge is Qt.Edge.TopEdge:
            name, max_alpha = "gold", 0.10
        for share in (0.0, 0.25, 0.5, 0.75, 1.0):
            light.setColorAt(share, theme.find_color(name, max_alpha * (1 - share) ** 2))
        fill_rect(painter, area, QBrush(light))

    return paint_cached(f"shade-{edge.name}-{theme.name}", size, ratio, paint)


def _paint_moulding(painter: QPainter, table: QRectF, theme: Theme) -> None:
    """Paint the edge of the table: a rounded rim that catches the light above."""
    dark, light = theme.find_color("shadow", 0.75), theme.find_color("parchment_edge", 0.28)
    left, top, right, bottom = table.left(), table.top(), table.right(), table.bottom()
    width, height = table.width(), table.height()
    shade = theme.find_color("shadow", 0.28)
    for rect, color in (
        (QRectF(left, top, width, 1.0), dark),
        (QRectF(left, top + 1, width, 1.5), light),
        (QRectF(left, top + _RIM_PX, width, 1.0), shade),
        (QRectF(left, bottom - _RIM_PX, width, _RIM_PX), shade),
        (QRectF(left, bottom - _RIM_PX, width, 1.0), light),
        (QRectF(left, bottom - 1, width, 1.0), dark),
        (QRectF(left, top, _RIM_PX, height), shade),
        (QRectF(left + _RIM_PX, top + _RIM_PX, 1.0, height - 2 * _RIM_PX), light),
        (QRectF(right - _RIM_PX, top, _RIM_PX, height), shade),
        (QRectF(right - _RIM_PX - 1, top + _RIM_PX, 1.0, height - 2 * _RIM_PX), dark),
    ):
        fill_rect(painter, rect, color)

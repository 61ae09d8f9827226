"""Painting sheets of parchment and text on them, and a cache for slow paintings."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPen,
    QPixmap,
    QPixmapCache,
    QPolygonF,
)

from twoheirs_qt.tabletop.drawing.pictures import paint_pixmap
from twoheirs_qt.tabletop.drawing.theme import Theme

TOP_LEFT: Final = int(Qt.AlignmentFlag.AlignLeft)
LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
CENTER: Final = int(Qt.AlignmentFlag.AlignCenter)


def write_line(
    painter: QPainter, rect: QRectF, flags: int, text: str, font: QFont, color: QColor
) -> float:
    """Write one line, smaller or elided if it does not fit; returns its width."""
    width = QFontMetricsF(font).horizontalAdvance(text)
    if width > rect.width() > 0:
        font = fit_line(rect, text, font)
        metrics = QFontMetricsF(font)
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        width = metrics.horizontalAdvance(text)
    painter.setFont(font)
    painter.setPen(color)
    painter.drawText(rect, flags, text)
    return width


def fit_line(rect: QRectF, text: str, font: QFont) -> QFont:
    """Find the font in which one line fits into `rect`: this one, or a smaller one."""
    size = font.pixelSize()
    for share in (1.0, 0.92, 0.84, 0.76, 0.68):
        if share < 1:
            font = QFont(font)
            font.setPixelSize(max(9, round(size * share)))
        if not QFontMetricsF(font).horizontalAdvance(text) > rect.width() > 0:
            break
    return font


def paint_button(
    painter: QPainter, theme: Theme, rect: QRectF, text: str, font: QFont, *, golden: bool
) -> None:
    """Paint a button on parchment; a golden one is the main one, or is pressed."""
    painter.setPen(QPen(theme.find_color("gold_deep" if golden else "line"), 1.6))
    painter.setBrush(theme.find_color("gold" if golden else "button"))
    painter.drawRoundedRect(rect, 6, 6)
    write_line(painter, rect, CENTER, text, font, theme.find_color("gold_ink" if golden else "ink"))


_TICK: Final = ((0.22, 0.52), (0.43, 0.74), (0.8, 0.28))


def draw_check_box(painter: QPainter, theme: Theme, box: QRectF, *, on: bool) -> None:
    """Draw a check box; golden and checked if `on`."""
    painter.setPen(QPen(theme.find_color("ink"), 2))
    painter.setBrush(theme.find_color("gold" if on else "bubble"))
    painter.drawRoundedRect(box, 4, 4)
    if on:
        painter.setPen(QPen(theme.find_color("gold_ink"), 3))
        painter.drawPolyline(
            QPolygonF(
                [QPointF(box.x() + x * box.width(), box.y() + y * box.height()) for x, y in _TICK]
            )
        )


_BORDER_PX: Final = 16
"""The width of the border of a sheet that contains its corners and lines."""
_SHADOW_PX: Final = 5
"""The width of its shadow."""
_TINY: Final = 1e-6


def write_lines(
    painter: QPainter, rect: QRectF, flags: int, text: str, font: QFont, color: QColor
) -> None:
    """Write in as many lines as fit, smaller if necessary."""
    painter.setFont(fit_lines(rect, flags, text, font))
    painter.setPen(color)
    # Lines are placed on whole pixels: a descender can end lower than measured.
    wrap_flags = int(Qt.TextFlag.TextWordWrap) | int(Qt.TextFlag.TextDontClip)
    painter.drawText(rect, flags | wrap_flags, text)


def fit_lines(rect: QRectF, flags: int, text: str, font: QFont) -> QFont:
    """Find the font in which several lines fit into `rect`: this one, or a smaller one."""
    wrapped = flags | int(Qt.TextFlag.TextWordWrap)
    size = font.pixelSize()
    for share in (1.0, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52):
        font = QFont(font)
        font.setPixelSize(max(9, round(size * share)))
        needed = QFontMetricsF(font).boundingRect(rect, wrapped, text)
        if needed.height() <= rect.height() + 1 and needed.width() <= rect.width():
            break
    return font


def draw_sheet(painter: QPainter, theme: Theme, rect: QRectF, *, active: bool = False) -> None:
    """Paint a sheet of parchment with its ink edge and shadow; `active` adds a golden rim."""
    # Large smooth shapes are slow to paint: corners and edges are painted once and laid around a
    # plain middle.
    min_side, ratio, to_screen = (
        2 * (_BORDER_PX + 1),
        find_pixel_ratio(painter),
        painter.deviceTransform(),
    )
    if not has_whole_pixels(painter) or rect.width() < min_side or rect.height() < min_side:
        paint_flat_sheet(painter, theme, rect, active=active)
        return
    side = 2 * (_BORDER_PX + _SHADOW_PX) + 2
    key = f"sheet-{theme.name}-{active}-{ratio}"

    def draw(target: QPainter) -> None:
        inner = QRectF(_SHADOW_PX, _SHADOW_PX, side - 2 * _SHADOW_PX, side - 2 * _SHADOW_PX)
        paint_flat_sheet(target, theme, inner, active=active)

    small = paint_cached(key, QSizeF(side, side), ratio, draw)
    # All in whole device pixels, as there would be gaps between the parts otherwise.
    outer = QRectF(rect.toRect()).adjusted(-_SHADOW_PX, -_SHADOW_PX, _SHADOW_PX, _SHADOW_PX)
    on_screen = to_screen.mapRect(outer).toRect()
    border, full_width = ceil((_BORDER_PX + _SHADOW_PX) * ratio), small.width()
    target_x = (0, border, on_screen.width() - border, on_screen.width())
    target_y = (0, border, on_screen.height() - border, on_screen.height())
    source_xy = (0, border, full_width - border, full_width)
    from_screen = to_screen.inverted()[0]
    for row in range(3):
        for column in range(3):
            target = QRect(
                on_screen.left() + target_x[column],
                on_screen.top() + target_y[row],
                target_x[column + 1] - target_x[column],
                target_y[row + 1] - target_y[row],
            )
            target_rect = from_screen.mapRect(QRectF(target))
            if row == column == 1:
                fill_rect(painter, target_rect, theme.find_color("parchment"))
                continue
            source = QRect(
                source_xy[column],
                source_xy[row],
                source_xy[column + 1] - source_xy[column],
                source_xy[row + 1] - source_xy[row],
            )
            painter.drawPixmap(target_rect, small, QRectF(source))


def has_whole_pixels(painter: QPainter) -> bool:
    """Whether what is painted is neither scaled nor turned, but for the ratio of the device."""
    to_device = painter.deviceTransform()
    return abs(to_device.m11() - find_pixel_ratio(painter)) + abs(to_device.m12()) <= _TINY


def use_device_pixels(painter: QPainter) -> None:
    """Paint in units of device pixels: only then are pictures copied, and not scaled."""
    from_device = painter.deviceTransform().inverted()[0]
    painter.setTransform(from_device * painter.worldTransform())


def fill_rect(painter: QPainter, rect: QRectF | QRect, brush: QBrush | QColor) -> None:
    """Fill a rectangle of whole pixels.

    `fillRect` does the same, but its first call in PySide is slow: it creates the names of all of
    Qt's colour gradients.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(brush)
    painter.drawRect(rect)
    painter.restore()


def paint_cached(key: str, size: QSizeF, ratio: float, draw: Callable[[QPainter], None]) -> QPixmap:
    """Return the pixmap of that size that `draw` paints, from the cache if `key` is in it."""
    name = f"{key}-{size.width()}-{size.height()}-{ratio}"
    pixmap = QPixmap()
    if QPixmapCache.find(name, pixmap):
        return pixmap
    pixmap = paint_pixmap(ceil(size.width() * ratio), ceil(size.height() * ratio), ratio, draw)
    QPixmapCache.insert(name, pixmap)
    return pixmap


def paint_flat_sheet(
    painter: QPainter, theme: Theme, rect: QRectF, *, active: bool = False
) -> None:
    """Paint the same sheet without the cache, as vectors."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.find_color("shadow", 0.35))
    painter.drawRoundedRect(rect.translated(1, 3), 9, 9)
    painter.setPen(QPen(theme.find_color("ink" if not theme.dark else "shadow"), 2))
    painter.setBrush(theme.find_color("parchment"))
    painter.drawRoundedRect(rect, 9, 9)
    inner = rect.adjusted(4, 4, -4, -4)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if active:
        painter.setPen(QPen(theme.find_color("gold"), 3.5))
        painter.drawRoundedRect(rect.adjusted(3.2, 3.2, -3.2, -3.2), 6.5, 6.5)
    else:
        painter.setPen(QPen(theme.find_color("line", 0.55), 1))
        painter.drawRoundedRect(inner, 6, 6)


def draw_bubble(painter: QPainter, theme: Theme, rect: QRectF) -> None:
    """Paint the background of a speech bubble, with its edge and shadow."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.find_color("shadow", 0.35))
    painter.drawRoundedRect(rect.translated(1, 3), 8, 8)
    painter.setPen(QPen(theme.find_color("ink" if not theme.dark else "gold_deep"), 2))
    painter.setBrush(theme.find_color("bubble"))
    painter.drawRoundedRect(rect, 8, 8)


def find_pixel_ratio(painter: QPainter) -> float:
    """Device pixels in a logical one where `painter` paints."""
    return painter.device().devicePixelRatio()


def draw_focus_frame(painter: QPainter, theme: Theme, rect: QRectF) -> None:
    """The dashed frame of the card that has the focus, within its sheet."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.find_color("gold_deep"), 2, Qt.PenStyle.DashLine))
    painter.drawRoundedRect(rect.adjusted(6, 6, -6, -6), 5, 5)

"""Sheets of parchment, text on them, and a cache for what is slow to paint.

The start page has a sheet: what only the table needs of it stands elsewhere.
"""

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

from twoheirs_qt.drawing.pictures import painted
from twoheirs_qt.drawing.theme import Theme

TOP_LEFT: Final = int(Qt.AlignmentFlag.AlignLeft)
LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
CENTER: Final = int(Qt.AlignmentFlag.AlignCenter)


def write(
    painter: QPainter, rect: QRectF, flags: int, text: str, font: QFont, color: QColor
) -> float:
    """Write one line, smaller if it would not fit, and elided if need be; returns its width."""
    width = QFontMetricsF(font).horizontalAdvance(text)
    if width > rect.width() > 0:
        font = fitting_line(rect, text, font)
        metrics = QFontMetricsF(font)
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        width = metrics.horizontalAdvance(text)
    painter.setFont(font)
    painter.setPen(color)
    painter.drawText(rect, flags, text)
    return width


def fitting_line(rect: QRectF, text: str, font: QFont) -> QFont:
    """The font in which one line is written in `rect`: this one, or a smaller one."""
    size = font.pixelSize()
    for share in (1.0, 0.92, 0.84, 0.76, 0.68):
        if share < 1:
            font = QFont(font)
            font.setPixelSize(max(9, round(size * share)))
        if not QFontMetricsF(font).horizontalAdvance(text) > rect.width() > 0:
            break
    return font


def button(
    painter: QPainter, theme: Theme, rect: QRectF, words: str, font: QFont, *, golden: bool
) -> None:
    """Paint a button on parchment; the golden one is meant first, or is pressed."""
    painter.setPen(QPen(theme.color("gold_deep" if golden else "rule"), 1.6))
    painter.setBrush(theme.color("gold" if golden else "button"))
    painter.drawRoundedRect(rect, 6, 6)
    write(painter, rect, CENTER, words, font, theme.color("gold_ink" if golden else "ink"))


_TICK: Final = ((0.22, 0.52), (0.43, 0.74), (0.8, 0.28))


def tick(painter: QPainter, theme: Theme, box: QRectF, *, on: bool) -> None:
    """Draw a box with ink around it; golden and checked if `on`."""
    painter.setPen(QPen(theme.color("ink"), 2))
    painter.setBrush(theme.color("gold" if on else "bubble"))
    painter.drawRoundedRect(box, 4, 4)
    if on:
        painter.setPen(QPen(theme.color("gold_ink"), 3))
        painter.drawPolyline(
            QPolygonF(
                [QPointF(box.x() + x * box.width(), box.y() + y * box.height()) for x, y in _TICK]
            )
        )


_EDGE: Final = 16
"""Pixels from the edge of a sheet inwards in which all its corners and lines lie."""
_AROUND: Final = 5
"""Pixels that its shadow reaches beyond it."""


def spread(
    painter: QPainter, rect: QRectF, flags: int, text: str, font: QFont, color: QColor
) -> None:
    """Write in as many lines as there is room for; smaller if it would not fit."""
    painter.setFont(fitting_lines(rect, flags, text, font))
    painter.setPen(color)
    # Lines lie on whole pixels: the tail of a "g" can end a little lower than was measured.
    free = int(Qt.TextFlag.TextWordWrap) | int(Qt.TextFlag.TextDontClip)
    painter.drawText(rect, flags | free, text)


def fitting_lines(rect: QRectF, flags: int, text: str, font: QFont) -> QFont:
    """The font in which several lines are written in `rect`: this one, or a smaller one."""
    wrapped = flags | int(Qt.TextFlag.TextWordWrap)
    size = font.pixelSize()
    for share in (1.0, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52):
        font = QFont(font)
        font.setPixelSize(max(9, round(size * share)))
        needed = QFontMetricsF(font).boundingRect(rect, wrapped, text)
        if needed.height() <= rect.height() + 1 and needed.width() <= rect.width():
            break
    return font


def sheet(painter: QPainter, theme: Theme, rect: QRectF, *, active: bool = False) -> None:
    """Paint a sheet of parchment with its ink edge and its shadow; `active` rims it in gold."""
    # Large smooth shapes are slow to paint: corners and edges are painted once and laid around a
    # plain middle.
    least, ratio, to_screen = 2 * (_EDGE + 1), ratio_of(painter), painter.deviceTransform()
    scaled = abs(to_screen.m11() - ratio) + abs(to_screen.m12()) > 1e-6
    if scaled or rect.width() < least or rect.height() < least:
        flat_sheet(painter, theme, rect, active=active)
        return
    side = 2 * (_EDGE + _AROUND) + 2
    key = f"sheet-{theme.name}-{active}-{ratio}"

    def draw(onto: QPainter) -> None:
        inner = QRectF(_AROUND, _AROUND, side - 2 * _AROUND, side - 2 * _AROUND)
        flat_sheet(onto, theme, inner, active=active)

    small = kept(key, QSizeF(side, side), ratio, draw)
    # All in whole pixels of the screen: between parts that end inside of one, the ground shines.
    outer = QRectF(rect.toRect()).adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)
    on_screen = to_screen.mapRect(outer).toRect()
    part, whole = ceil((_EDGE + _AROUND) * ratio), small.width()
    here = (0, part, on_screen.width() - part, on_screen.width())
    down = (0, part, on_screen.height() - part, on_screen.height())
    there = (0, part, whole - part, whole)
    from_screen = to_screen.inverted()[0]
    for row in range(3):
        for column in range(3):
            onto = QRect(
                on_screen.left() + here[column],
                on_screen.top() + down[row],
                here[column + 1] - here[column],
                down[row + 1] - down[row],
            )
            place = from_screen.mapRect(QRectF(onto))
            if row == column == 1:
                fill(painter, place, theme.color("parchment"))
                continue
            source = QRect(
                there[column],
                there[row],
                there[column + 1] - there[column],
                there[row + 1] - there[row],
            )
            painter.drawPixmap(place, small, QRectF(source))


def fill(painter: QPainter, rect: QRectF | QRect, brush: QBrush | QColor) -> None:
    """Fill a rectangle of whole pixels.

    As `fillRect` does; but among the first things that a start paints, that would have PySide
    make the names of all of Qt's colour gradients.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(brush)
    painter.drawRect(rect)
    painter.restore()


def kept(key: str, size: QSizeF, ratio: float, draw: Callable[[QPainter], None]) -> QPixmap:
    """The pixmap of that size that `draw` paints, from the cache if `key` was painted before."""
    name = f"{key}-{size.width()}-{size.height()}-{ratio}"
    found = QPixmap()
    if QPixmapCache.find(name, found):
        return found
    made = painted(ceil(size.width() * ratio), ceil(size.height() * ratio), ratio, draw)
    QPixmapCache.insert(name, made)
    return made


def flat_sheet(painter: QPainter, theme: Theme, rect: QRectF, *, active: bool = False) -> None:
    """Paint the same sheet without the cache, as vectors."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("shadow", 0.35))
    painter.drawRoundedRect(rect.translated(1, 3), 9, 9)
    painter.setPen(QPen(theme.color("ink" if not theme.dark else "shadow"), 2))
    painter.setBrush(theme.color("parchment"))
    painter.drawRoundedRect(rect, 9, 9)
    inner = rect.adjusted(4, 4, -4, -4)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if active:
        painter.setPen(QPen(theme.color("gold"), 3.5))
        painter.drawRoundedRect(rect.adjusted(3.2, 3.2, -3.2, -3.2), 6.5, 6.5)
    else:
        painter.setPen(QPen(theme.color("rule", 0.55), 1))
        painter.drawRoundedRect(inner, 6, 6)


def bubble(painter: QPainter, theme: Theme, rect: QRectF) -> None:
    """Paint the ground of a speech bubble, with its edge and its shadow."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("shadow", 0.35))
    painter.drawRoundedRect(rect.translated(1, 3), 8, 8)
    painter.setPen(QPen(theme.color("ink" if not theme.dark else "gold_deep"), 2))
    painter.setBrush(theme.color("bubble"))
    painter.drawRoundedRect(rect, 8, 8)


def ratio_of(painter: QPainter) -> float:
    """Device pixels in a logical one where `painter` paints."""
    return painter.device().devicePixelRatio()

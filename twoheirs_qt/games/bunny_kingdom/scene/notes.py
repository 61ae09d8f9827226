"""The note beside what the pointer rests on: some lines on a small parchment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF

from twoheirs_qt.games.bunny_kingdom.drawing.canvas import Canvas
from twoheirs_qt.tabletop.drawing.parchment import draw_bubble, write_lines
from twoheirs_qt.tabletop.drawing.theme import make_serif_font
from twoheirs_qt.tabletop.scene.free_spot import free_spot, measure_common_area

_WIDTH: Final = 300.0
_MARGIN_X, _MARGIN_Y = 14.0, 9.0
_TOP_LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
_TOP_LEFT_WRAPPED: Final = _TOP_LEFT | int(Qt.TextFlag.TextWordWrap)
_LINE_GAP: Final = 3.0


def _choose_font(text_scale: float, number: int) -> QFont:
    return make_serif_font(14.5 * text_scale, bold=not number)


def _measure_lines(lines: Sequence[str], width: float, text_scale: float) -> list[float]:
    room = QRectF(0, 0, width, 2000)
    return [
        QFontMetricsF(_choose_font(text_scale, number))
        .boundingRect(room, _TOP_LEFT_WRAPPED, line)
        .height()
        for number, line in enumerate(lines)
    ]


def measure_note(lines: Sequence[str], text_scale: float) -> QSizeF:
    """The size of a note with these lines, the first of them its heading."""
    widest = max(
        [
            QFontMetricsF(_choose_font(text_scale, n)).horizontalAdvance(line)
            for n, line in enumerate(lines)
        ]
    )
    width = min(_WIDTH * text_scale, widest + 2)
    height = sum(_measure_lines(lines, width, text_scale)) + _LINE_GAP * (len(lines) - 1)
    return QSizeF(width + 2 * _MARGIN_X, height + 2 * _MARGIN_Y)


def place_note(
    size: QSizeF,
    anchor: QRectF,
    bounds: QRectF,
    obstacles: Sequence[QRectF],
    panels: Sequence[QRectF],
) -> QRectF:
    """The place nearest to an anchor that covers no obstacle and no panel.

    Without one it rather covers a panel, and at last as little as possible of all.
    """
    room = bounds.adjusted(4, 4, -4, -4)
    spot = free_spot(size, anchor, room, [*obstacles, *panels], 6.0)
    if spot is None:
        spot = free_spot(size, anchor, room, obstacles, 6.0)
    if spot is None:
        spot = free_spot(size, anchor, room, [], 6.0)
    if spot is None:
        spot = QPointF(room.left(), room.top())
    rect = QRectF(spot, size)
    candidates = [
        QRectF(QPointF(x, min(max(anchor.top(), room.top()), room.bottom() - size.height())), size)
        for x in (anchor.right() + 6, anchor.left() - size.width() - 6)
        if room.left() <= x <= room.right() - size.width()
    ]
    covered_area = measure_common_area(rect, obstacles)
    for candidate in candidates:
        if measure_common_area(candidate, obstacles) < covered_area:
            rect, covered_area = candidate, measure_common_area(candidate, obstacles)
    return rect


def paint_note(canvas: Canvas, lines: Sequence[str], rect: QRectF, text_scale: float) -> None:
    """Paint a note: its heading in bold, then the other lines."""
    theme, painter = canvas.theme, canvas.painter
    draw_bubble(painter, theme, rect.adjusted(1, 1, -1, -3))
    width = rect.width() - 2 * _MARGIN_X
    y = rect.top() + _MARGIN_Y
    heights = _measure_lines(lines, width, text_scale)
    for number, (line, height) in enumerate(zip(lines, heights, strict=True)):
        row = QRectF(rect.left() + _MARGIN_X, y, width + 1, height)
        write_lines(
            painter, row, _TOP_LEFT, line, _choose_font(text_scale, number), theme.find_color("ink")
        )
        y += height + _LINE_GAP

"""The plates of the lords: rabbit, name, points, and what lies openly before them."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPen

from twoheirs_qt.games.bunny_kingdom.drawing.canvas import Canvas
from twoheirs_qt.games.bunny_kingdom.drawing.pieces import (
    RABBIT_RATIO,
    paint_building,
    paint_rabbit,
)
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import Card, Seat
from twoheirs_qt.tabletop.drawing.parchment import (
    CENTER,
    LEFT,
    RIGHT,
    draw_sheet,
    write_line,
    write_lines,
)
from twoheirs_qt.tabletop.drawing.theme import make_serif_font

_MIN_LETTER_SHARE: Final = 0.7
"""The smallest share of letters before something is left out."""
_MAX_RABBIT_SHARE: Final = 0.22
"""The greatest width of the rabbit over that of a plate."""
_MARGIN_PX: Final = 12.0
_COUNTS: Final = ("territory", "tower", "parchment")


class Plate(NamedTuple):
    """The content of a lord's plate, its words in the player's language.

    - `status`: what the lord does now, such as "to build"; `unit`: the word below the points
    - `forecast`: the harvest as it stands, such as "harvest as it stands: +22", or nothing
    - `counts`: territories, towers and parchments
    - `kept`: buildings that are not built yet
    - `is_winner`: the rabbit wears a crown
    """

    seat: Seat
    name: str
    status: str
    points: int
    unit: str
    counts: tuple[int, int, int]
    kept: tuple[Card, ...] = ()
    forecast: str = ""
    is_active: bool = False
    is_winner: bool = False


_NUMBER_SHARE, _NAME_SHARE, _LINE_SHARE = 0.5, 0.42, 0.3
"""The largest letters in the head of a plate, over its height."""
_COUNT_SHARE: Final = 0.8
"""The largest letters of the counts, over the height of their row."""


def paint_plate(canvas: Canvas, plate: Plate, rect: QRectF, text_scale: float = 1.0) -> None:
    """Paint the plate of a lord; the active one's has a golden rim.

    `text_scale`: the scale of text. Below 110 pixels of height the last line is left out.
    """
    painter, theme = canvas.painter, canvas.theme
    draw_sheet(painter, theme, rect, active=plate.is_active)
    inner = rect.adjusted(_MARGIN_PX, _MARGIN_PX, -_MARGIN_PX, -_MARGIN_PX)
    rows = 3 if rect.height() >= 110 * text_scale and (plate.kept or plate.forecast) else 2
    head = inner.height() * (0.52 if rows == 2 else 0.42)
    _paint_head(canvas, plate, QRectF(inner.left(), inner.top(), inner.width(), head), text_scale)
    y = inner.top() + head + 3
    painter.setPen(QPen(theme.find_color("line"), 1))
    painter.drawLine(QPointF(inner.left(), y), QPointF(inner.right(), y))
    row = (inner.bottom() - y - 4) / (rows - 1)
    counts = QRectF(inner.left(), y + 4, inner.width(), row)
    _paint_counts(canvas, plate, counts, text_scale)
    if rows == 3:
        last = counts.translated(0, row)
        right = _paint_kept(canvas, plate, last)
        last.setRight(right - 6)
        font = make_serif_font(13 * text_scale)
        write_lines(painter, last, LEFT, plate.forecast, font, theme.find_color("muted"))


def _paint_head(canvas: Canvas, plate: Plate, rect: QRectF, text_scale: float) -> None:
    painter, theme = canvas.painter, canvas.theme
    height = rect.height()
    # On a narrow plate, the rabbit leaves room for the name.
    rabbit_width = min(height * RABBIT_RATIO, rect.width() * _MAX_RABBIT_SHARE)
    rabbit_height = rabbit_width / RABBIT_RATIO
    rabbit = QRectF(
        rect.left(), rect.top() + (height - rabbit_height) / 2, rabbit_width, rabbit_height
    )
    paint_rabbit(canvas, plate.seat, rabbit)
    if plate.is_winner:
        paint_crown(canvas, rabbit)
    font = make_serif_font(min(26 * text_scale, height * _NUMBER_SHARE), bold=True)
    number = str(plate.points)
    width = QFontMetricsF(font).horizontalAdvance(number) + 4
    unit_font = make_serif_font(min(13 * text_scale, height * _LINE_SHARE))
    unit_width = QFontMetricsF(unit_font).horizontalAdvance(plate.unit) + 4
    points = QRectF(rect.right() - width, rect.top(), width, height * 0.6)
    write_line(painter, points, RIGHT, number, font, theme.find_color("ink"))
    left = rabbit.right() + 10
    status_font = make_serif_font(
        min(13.5 * text_scale, height * _LINE_SHARE), bold=plate.is_active
    )
    unit = QRectF(rect.right() - unit_width, points.bottom(), unit_width, height * 0.4)
    status_width = unit.left() - left - 6
    if (
        QFontMetricsF(status_font).horizontalAdvance(plate.status) * _MIN_LETTER_SHARE
        <= status_width
    ):
        write_line(painter, unit, RIGHT, plate.unit, unit_font, theme.find_color("muted"))
    else:  # a narrow plate has the number alone
        status_width = rect.right() - left
    name = QRectF(left, rect.top(), points.left() - left - 6, height * 0.6)
    name_font = make_serif_font(min(19 * text_scale, height * _NAME_SHARE), bold=True)
    write_line(painter, name, LEFT, plate.name, name_font, theme.find_color("ink"))
    status = QRectF(left, name.bottom(), status_width, height * 0.4)
    color = theme.find_color("ink" if plate.is_active else "muted")
    write_line(painter, status, LEFT, plate.status, status_font, color)


def paint_crown(canvas: Canvas, rabbit: QRectF) -> None:
    """Paint a crown over the head of the rabbit in `rabbit`."""
    side = rabbit.width() * 0.42
    x, y = rabbit.width() * 0.43, rabbit.height() * 0.1
    crown = QRectF(rabbit.left() + x, rabbit.top() + y, side, side)
    canvas.draw_picture("symbol/crown", crown)


def _paint_counts(canvas: Canvas, plate: Plate, rect: QRectF, text_scale: float) -> None:
    painter, theme = canvas.painter, canvas.theme
    step = rect.width() / len(_COUNTS)
    side = min(rect.height() - 4, 24 * text_scale, step * 0.36)
    font = make_serif_font(min(15 * text_scale, rect.height() * _COUNT_SHARE), bold=True)
    for number, (symbol, count) in enumerate(zip(_COUNTS, plate.counts, strict=True)):
        x = rect.left() + number * step
        box = QRectF(x, rect.center().y() - side / 2, side, side)
        canvas.draw_picture(f"symbol/{symbol}", box)
        words = QRectF(box.right() + 5, rect.top(), step - side - 6, rect.height())
        write_line(painter, words, LEFT, f"×\u2009{count}", font, theme.find_color("ink"))


def _paint_kept(canvas: Canvas, plate: Plate, rect: QRectF) -> float:
    """Paint the buildings that are not built yet, from the right; returns their left end."""
    painter, theme, side = canvas.painter, canvas.theme, rect.height() - 2
    room = rect.width() * (0.5 if plate.forecast else 1.0)
    max_count = max(1, int(room / (side + 4)))
    shown, excess = plate.kept[:max_count], len(plate.kept) - max_count
    if excess > 0:
        shown = shown[:-1]
    x = rect.right()
    if len(plate.kept) > len(shown):
        box = QRectF(x - side, rect.top() + 1, side, side)
        more_text, font = f"+{len(plate.kept) - len(shown)}", make_serif_font(side * 0.5, bold=True)
        write_line(painter, box, CENTER, more_text, font, theme.find_color("ink"))
        x -= side + 4
    for card in reversed(shown):
        box = QRectF(x - side, rect.top() + 1, side, side)
        painter.setPen(QPen(theme.find_color("ink"), 1.6))
        painter.setBrush(canvas.adapt_to_theme("#FBF4E2"))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 4, 4)
        inset = side * 0.1
        paint_building(canvas, card, box.adjusted(inset, inset, -inset, -inset))
        x -= side + 4
    painter.setBrush(Qt.BrushStyle.NoBrush)
    return x

"""Marks on the map: where something can be done, what is chosen, where the pointer or cursor is."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from twoheirs_qt.games.bunny_kingdom.drawing.canvas import Canvas
from twoheirs_qt.tabletop.drawing.charts import make_square
from twoheirs_qt.tabletop.drawing.parchment import CENTER
from twoheirs_qt.tabletop.drawing.theme import make_serif_font


class Mark(StrEnum):
    """The marks on a territory."""

    LIT = "lit"
    """Something can be done here, or a card of the hand is this territory: a pale dashed frame."""
    HOVERED = "hovered"
    """The pointer rests here: a pale frame."""
    CHOSEN = "chosen"
    """Its card is chosen: a golden frame with a tick."""
    TAKEN = "taken"
    """A lord has just taken it, or built here: a golden frame."""
    REFUSED = "refused"
    """The card or building that is held cannot be put here: a red frame with a cross."""
    CURSOR = "cursor"
    """The cursor of the keyboard: golden brackets at the corners."""


_TICK: Final = ((-0.48, 0.02), (-0.12, 0.4), (0.5, -0.36))
_CROSS: Final = (((-0.38, -0.38), (0.38, 0.38)), ((-0.38, 0.38), (0.38, -0.38)))


def paint_mark(canvas: Canvas, mark: Mark, rect: QRectF) -> None:
    """Paint a mark just inside of the territory in `rect`."""
    side = rect.width()
    match mark:
        case Mark.LIT:
            width = max(2.0, side * 0.045)
            _paint_frame(canvas, rect, width, "#FBF4E2", dashes=(2.0, 1.5))
        case Mark.HOVERED:
            _paint_frame(canvas, rect, max(1.6, side * 0.03), "#FFFFFF")
        case Mark.CHOSEN:
            _paint_frame(canvas, rect, max(2.6, side * 0.06), canvas.theme.gold)
            paint_tick(canvas, _find_badge_centre(rect), max(6.0, side * 0.15))
        case Mark.TAKEN:
            _paint_frame(canvas, rect, max(2.6, side * 0.06), canvas.theme.gold)
        case Mark.REFUSED:
            _paint_frame(canvas, rect, max(2.0, side * 0.045), "#A32A20")
            paint_cross(canvas, _find_badge_centre(rect), max(6.0, side * 0.15))
        case Mark.CURSOR:
            _paint_brackets(canvas, rect)


def paint_tick(canvas: Canvas, centre: QPointF, radius: float) -> None:
    """Paint a tick on a golden disc."""
    painter, theme = canvas.painter, canvas.theme
    painter.setPen(
        QPen(theme.find_color("shadow"), canvas.scale_line_width(max(1.2, radius * 0.16)))
    )
    painter.setBrush(theme.find_color("gold"))
    painter.drawEllipse(centre, radius, radius)
    painter.setPen(_make_round_pen(canvas, theme.gold_ink, max(1.8, radius * 0.26)))
    painter.drawPolyline([centre + QPointF(x, y) * radius for x, y in _TICK])


def paint_cross(canvas: Canvas, centre: QPointF, radius: float) -> None:
    """Paint a cross on a red disc."""
    painter = canvas.painter
    painter.setPen(
        QPen(canvas.theme.find_color("shadow"), canvas.scale_line_width(max(1.2, radius * 0.16)))
    )
    painter.setBrush(canvas.adapt_to_theme("#A32A20"))
    painter.drawEllipse(centre, radius, radius)
    painter.setPen(_make_round_pen(canvas, "#FFFFFF", max(1.8, radius * 0.26)))
    for start, end in _CROSS:
        painter.drawLine(centre + QPointF(*start) * radius, centre + QPointF(*end) * radius)


def paint_count(canvas: Canvas, centre: QPointF, radius: float, number: int) -> None:
    """Paint a number on a pale disc, as the towers and kinds of a harvest are counted."""
    painter, theme = canvas.painter, canvas.theme
    painter.setPen(
        QPen(theme.find_color("shadow"), canvas.scale_line_width(max(1.2, radius * 0.14)))
    )
    painter.setBrush(theme.find_color("bubble"))
    painter.drawEllipse(centre, radius, radius)
    painter.setFont(make_serif_font(radius * 1.3, bold=True))
    painter.setPen(theme.find_color("ink"))
    painter.drawText(make_square(centre, 2 * radius), CENTER, str(number))


def _find_badge_centre(rect: QRectF) -> QPointF:
    """The centre of a disc in the upper right corner."""
    inset = max(7.0, rect.width() * 0.17)
    return rect.topRight() + QPointF(-inset, inset)


def _paint_frame(
    canvas: Canvas,
    rect: QRectF,
    width: float,
    color: str,
    dashes: tuple[float, float] | None = None,
) -> None:
    painter, side = canvas.painter, rect.width()
    edge = canvas.scale_line_width(max(1.0, side * 0.018))
    inset = width / 2 + edge
    inner, corner = rect.adjusted(inset, inset, -inset, -inset), side * 0.07
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for pen_color, weight in (
        (canvas.theme.shadow, width + 2 * edge),
        (color, width),
    ):
        pen = QPen(QColor(pen_color), weight)
        if dashes is not None and pen_color == color:
            pen.setStyle(Qt.PenStyle.CustomDashLine)
            pen.setDashPattern(dashes)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawRoundedRect(inner, corner, corner)


def _paint_brackets(canvas: Canvas, rect: QRectF) -> None:
    side = rect.width()
    inset = canvas.scale_line_width(side * 0.03 + 1.5)
    arm, outer = side * 0.22, rect.adjusted(inset, inset, -inset, -inset)
    for color, width in (
        (canvas.theme.shadow, side * 0.06 + 3),
        (canvas.theme.gold, side * 0.05 + 1),
    ):
        canvas.painter.setPen(_make_round_pen(canvas, color, width))
        for corner, x, y in (
            (outer.topLeft(), 1, 1),
            (outer.topRight(), -1, 1),
            (outer.bottomLeft(), 1, -1),
            (outer.bottomRight(), -1, -1),
        ):
            canvas.painter.drawPolyline(
                [corner + QPointF(x * arm, 0), corner, corner + QPointF(0, y * arm)]
            )


def _make_round_pen(canvas: Canvas, color: str, width: float) -> QPen:
    return QPen(
        QColor(color),
        canvas.scale_line_width(width),
        Qt.PenStyle.SolidLine,
        Qt.PenCapStyle.RoundCap,
        Qt.PenJoinStyle.RoundJoin,
    )

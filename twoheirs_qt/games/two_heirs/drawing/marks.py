"""Marks on the board: lines around cells and places, discs with numbers, changes of the last turn.

Lines have a dark edge, so that they are visible on every ground.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from twoheirs_qt.games.two_heirs.drawing.art import CORNER, INK
from twoheirs_qt.tabletop.drawing.charts import make_round_pen, make_square
from twoheirs_qt.tabletop.drawing.parchment import CENTER
from twoheirs_qt.tabletop.drawing.theme import Theme, make_serif_font

PAPER: Final = QColor("#FBF4E2")
"""The colour behind numbers and around round tokens, in every theme."""

EMPTY_PLACE_OPACITY: Final = 0.78
"""The opacity of the dashes around an empty place."""

_PAYABLE_GREEN: Final = QColor("#2F6B33")


def find_heir_color(theme: Theme, heir: int) -> QColor:
    """Return the color of an heir (`Heir` or its number) in a theme."""
    return theme.find_color("blue" if heir else "white")


class Mark(IntEnum):
    """The marks on a cell; later ones are painted over earlier ones."""

    PLACE = 0
    """An empty cell where the selected tile may be put."""
    DESTINATION = 1
    """A tile to which the selected troop may go."""
    SOURCE = 2
    """A tile that is the source of something shown elsewhere."""
    WANTED = 3
    """A cell that needs a tile for something shown elsewhere."""
    SIEGE = 4
    """A building that may be destroyed now."""
    CHANGED = 5
    """A change of the other heir's last turn."""


def paint_mark(
    painter: QPainter, theme: Theme, rect: QRectF, mark: Mark, strength: float = 1.0
) -> None:
    """Mark the cell in `rect`; `strength` (0 to 1) lets a siege pulse."""
    side = rect.width()
    match mark:
        case Mark.PLACE:
            painter.setBrush(theme.find_color("gold", 0.26))
            painter.setPen(_make_dash_pen(theme, "gold", max(2.0, side * 0.024), [3.2, 2.2]))
            _draw_rounded(painter, rect, side * 0.035)
        case Mark.DESTINATION:
            _tint(painter, rect, theme.find_color("gold", 0.2))
            draw_rim(painter, theme, rect, max(3.0, side * 0.05))
        case Mark.SOURCE:
            draw_rim(painter, theme, rect, max(3.0, side * 0.055))
        case Mark.WANTED:
            width = max(3.0, side * 0.04)
            painter.setPen(make_round_pen(theme.find_color("gold"), width, Qt.PenStyle.DotLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            _draw_rounded(painter, rect, side * 0.05)
        case Mark.SIEGE:
            _tint(painter, rect, theme.find_color("danger", 0.1 + 0.22 * strength))
            draw_rim(painter, theme, rect, max(3.0, side * (0.04 + 0.035 * strength)), "danger")
        case Mark.CHANGED:
            draw_brackets(painter, theme, rect)


def draw_rim(
    painter: QPainter,
    theme: Theme,
    rect: QRectF,
    width: float,
    color: str = "gold",
    *,
    edge: float = 2.4,
    edge_opacity: float = 0.75,
    corner: float | None = None,
    dashes: list[float] | None = None,
) -> None:
    """Draw a line of that width just inside of `rect`.

    Its dark edge is wider by `edge`, with the opacity `edge_opacity`. Without `corner`, the
    corners are those of a tile.
    """
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.find_color("shadow", edge_opacity), width + edge))
    _draw_rounded(painter, rect, width / 2, corner)
    painter.setPen(
        QPen(theme.find_color(color), width)
        if dashes is None
        else _make_dash_pen(theme, color, width, dashes)
    )
    _draw_rounded(painter, rect, width / 2, corner)


def draw_brackets(painter: QPainter, theme: Theme, rect: QRectF) -> None:
    """Draw brackets at the corners just inside of `rect`, which hide nothing."""
    side = rect.width()
    arm_length = side * 0.17
    frame = rect.adjusted(2, 2, -2, -2)
    for color, width in (("shadow", side * 0.03 + 3), ("gold", side * 0.022 + 1.2)):
        painter.setPen(make_round_pen(theme.find_color(color), width))
        for corner, x, y in (
            (frame.topLeft(), 1, 1),
            (frame.topRight(), -1, 1),
            (frame.bottomLeft(), 1, -1),
            (frame.bottomRight(), -1, -1),
        ):
            painter.drawPolyline(
                [corner + QPointF(x * arm_length, 0), corner, corner + QPointF(0, y * arm_length)]
            )


def draw_shadow(painter: QPainter, theme: Theme, rect: QRectF, lift: float = 1.0) -> None:
    """Draw the shadow of a tile; `lift` is its height, 1 for one on the table."""
    drop = max(1.0, rect.width() * 0.025) * lift
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.find_color("shadow", 0.4))
    corner = rect.width() * CORNER
    painter.drawRoundedRect(rect.translated(drop * 0.4, drop), corner, corner)


def draw_veil(painter: QPainter, theme: Theme, rect: QRectF, opacity: float) -> None:
    """Dim a tile that is out of reach, or does not count."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.find_color("veil", opacity))
    painter.drawRoundedRect(rect, rect.width() * CORNER, rect.width() * CORNER)


def draw_empty_place(
    painter: QPainter, rect: QRectF, theme: Theme, width: float = 1.4, corner: float = 5.0
) -> None:
    """Draw a dashed line around an empty place for a tile."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(
        QPen(theme.find_color("muted", EMPTY_PLACE_OPACITY), width, Qt.PenStyle.DashLine)
    )
    _draw_rounded(painter, rect, 2, corner)


def draw_disc(
    painter: QPainter,
    centre: QPointF,
    radius: float,
    text: str,
    *,
    line_width: float,
    text_ratio: float = 1.3,
    fill_color: QColor | None = None,
    theme: Theme | None = None,
) -> None:
    """Draw a disc with a number or a letter in it, `text_ratio` radii high.

    Without `theme`, its colours are those of print; `fill_color` replaces that of the disc.
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.find_color("shadow") if theme else QColor(INK), line_width))
    painter.setBrush(fill_color or (theme.find_color("parchment_edge") if theme else PAPER))
    painter.drawEllipse(centre, radius, radius)
    painter.setFont(make_serif_font(radius * text_ratio, bold=True))
    painter.setPen(theme.find_color("ink") if theme else QColor(INK))
    painter.drawText(make_square(centre, 2 * radius), CENTER, text)


_BAR_PARTS: Final = ((-0.06, 0.3), (0.7, 1.06))
"""The starts and ends of the two parts of a bar over a resource, as shares of its diagonal."""


def draw_circle(
    painter: QPainter, theme: Theme, glyph: QRectF, width: float = 2.8, *, crossed: bool = False
) -> None:
    """Draw a circle around a resource of a cost; one that is missing is crossed out, too.

    The bar across it has a gap in the middle, so that the resource stays recognizable.
    """
    start, diagonal = glyph.topRight(), glyph.bottomLeft() - glyph.topRight()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for color, line_width in (("shadow", width * 1.65), ("danger" if crossed else "gold", width)):
        painter.setPen(QPen(theme.find_color(color), line_width))
        painter.drawEllipse(glyph.adjusted(-1, -1, 1, 1))
        for first, last in _BAR_PARTS if crossed else ():
            painter.drawLine(start + diagonal * first, start + diagonal * last)


def draw_tick(painter: QPainter, centre: QPointF, radius: float) -> None:
    """Draw a tick on a disc, in the colours of print: the cost can be paid."""
    painter.setPen(QPen(QColor(INK), max(1.2, radius * 0.18)))
    painter.setBrush(_PAYABLE_GREEN)
    painter.drawEllipse(centre, radius, radius)
    ends = ((-0.48, 0.02), (-0.12, 0.4), (0.5, -0.36))
    painter.setPen(make_round_pen(PAPER, max(1.8, radius * 0.3)))
    painter.drawPolyline([centre + QPointF(x, y) * radius for x, y in ends])


def draw_label(
    painter: QPainter, theme: Theme, centre: QPointF, height: float, text: str, heir: int
) -> None:
    """Draw a label with a number and an heir's colour at its left end, `height` pixels high."""
    font, rect = make_serif_font(height * 0.82, bold=True), find_label_rect(centre, height, text)
    path = QPainterPath()
    path.addRoundedRect(rect, height * 0.3, height * 0.3)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(path, PAPER)
    painter.save()
    painter.setClipPath(path)
    strip = QRectF(rect.left(), rect.top(), height * 0.36, height)
    painter.fillRect(strip, find_heir_color(theme, heir))
    painter.restore()
    painter.setPen(QPen(QColor(INK), max(1.4, height * 0.07)))
    painter.strokePath(path, painter.pen())
    end = rect.topLeft() + QPointF(height * 0.36, 0)
    painter.drawLine(end, end + QPointF(0, height))
    painter.setPen(QColor(INK))
    painter.setFont(font)
    painter.drawText(rect.adjusted(height * 0.36, 0, 0, 0), CENTER, text)


def find_label_rect(centre: QPointF, height: float, text: str) -> QRectF:
    """The rectangle of a label that `draw_label` draws."""
    width = (
        QFontMetricsF(make_serif_font(height * 0.82, bold=True)).horizontalAdvance(text)
        + height * 0.95
    )
    return QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)


def _make_dash_pen(theme: Theme, color: str, width: float, dashes: list[float]) -> QPen:
    pen = QPen(theme.find_color(color), width, Qt.PenStyle.CustomDashLine)
    pen.setDashPattern(dashes)
    return pen


def _tint(painter: QPainter, rect: QRectF, color: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    _draw_rounded(painter, rect, 0)


def _draw_rounded(
    painter: QPainter, rect: QRectF, inset: float, corner: float | None = None
) -> None:
    if corner is None:
        corner = rect.width() / 16
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), corner, corner)

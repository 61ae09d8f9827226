"""Pictures of the rule book.

A sketch has a size in logical pixels at normal text size and is painted at any scale and device
ratio, so pages are sharp on every screen and on paper.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPen, QPixmap, QPolygonF

from twoheirs_qt.tabletop.drawing.charts import make_round_pen
from twoheirs_qt.tabletop.drawing.pictures import paint_pixmap
from twoheirs_qt.tabletop.drawing.theme import Theme

_ARROW_SIDE: Final = 44.0
_MAX_PAIR_WIDTH: Final = 660.0
"""The width from which two pictures stand one below the other."""
_MIN_WIDTH: Final = 40.0
"""The width down to which pictures become smaller, however narrow the page is."""


class Sketch(NamedTuple):
    """A picture of `width` × `height` logical pixels, before scaling.

    `paint` paints it at the painter's origin, in a theme; its last argument is the number of device
    pixels in a logical one.
    """

    width: float
    height: float
    paint: Callable[[QPainter, Theme, float], None]

    def make_pixmap(self, theme: Theme, scale: float, ratio: float) -> QPixmap:
        """The picture at `scale` times its size, for a device of that pixel ratio."""

        def paint(painter: QPainter) -> None:
            painter.scale(scale, scale)
            self.paint(painter, theme, ratio * scale)

        pixels = scale * ratio
        return paint_pixmap(round(self.width * pixels), round(self.height * pixels), ratio, paint)


def fit_scale(sketch: Sketch, scale: float, max_width: float) -> float:
    """The largest scale, up to `scale`, at which the picture is not wider than `max_width`."""
    return min(scale, max(max_width, _MIN_WIDTH) / sketch.width)


def line_up(sketches: Sequence[Sketch], gap: float, *, vertical: bool = False) -> Sketch:
    """Place sketches side by side, or one below the other, all on one axis."""
    along = [sketch.height if vertical else sketch.width for sketch in sketches]
    across = [sketch.width if vertical else sketch.height for sketch in sketches]
    length, width = sum(along) + gap * (len(sketches) - 1), max(across)

    def paint(painter: QPainter, theme: Theme, ratio: float) -> None:
        position = 0.0
        for sketch, sketch_length, size in zip(sketches, along, across, strict=True):
            corner = QPointF(position, (width - size) / 2)
            painter.save()
            painter.translate(corner.transposed() if vertical else corner)
            sketch.paint(painter, theme, ratio)
            painter.restore()
            position += sketch_length + gap

    return Sketch(width, length, paint) if vertical else Sketch(length, width, paint)


def pair_sketches(before: Sketch, after: Sketch) -> Sketch:
    """Two pictures with an arrow from the first to the second."""
    vertical = before.width + _ARROW_SIDE + after.width > _MAX_PAIR_WIDTH
    arrow = Sketch(_ARROW_SIDE, _ARROW_SIDE, partial(_paint_arrow, vertical))
    return line_up((before, arrow, after), 0, vertical=vertical)


def _paint_arrow(vertical: bool, painter: QPainter, theme: Theme, ratio: float) -> None:
    painter.translate(_ARROW_SIDE / 2, _ARROW_SIDE / 2)
    painter.rotate(90 if vertical else 0)
    painter.setPen(make_round_pen(theme.find_color("gold_deep"), 5))
    painter.drawLine(QPointF(-13, 0), QPointF(12, 0))
    painter.drawPolyline([QPointF(4, -9), QPointF(13, 0), QPointF(4, 9)])


def sketch_ornament(width: float) -> Sketch:
    """A line with a lozenge in its middle, under the heading of a page."""

    def paint(painter: QPainter, theme: Theme, ratio: float) -> None:
        middle = width / 2
        painter.setPen(QPen(theme.find_color("line"), 1.4))
        painter.drawLine(QPointF(0, 8), QPointF(middle - 16, 8))
        painter.drawLine(QPointF(middle + 16, 8), QPointF(width, 8))
        painter.setPen(QPen(theme.find_color("gold_deep"), 1.4))
        painter.setBrush(theme.find_color("gold"))
        for x, size in ((middle, 6.0), (middle - 12, 3.0), (middle + 12, 3.0)):
            lozenge = [QPointF(x - size, 8), QPointF(x, 8 - size), QPointF(x + size, 8)]
            painter.drawPolygon(QPolygonF([*lozenge, QPointF(x, 8 + size)]))

    return Sketch(width, 16, paint)

"""Roads as lines over the tiles of a landscape."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from twoheirs_qt.rules.cells import Edge
from twoheirs_qt.rules.components import Heir
from twoheirs_qt.ui.board.marks import round_pen
from twoheirs_qt.ui.theme import Theme

ENDS: Final = ((0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5))
"""The middle of each edge of a tile, in sides of it, in the order of `Edge`."""


def end_of(rect: QRectF, edge: Edge) -> QPointF:
    """The point where a road leaves the tile in `rect`."""
    x, y = ENDS[edge]
    return QPointF(rect.left() + x * rect.width(), rect.top() + y * rect.height())


def paint_section(
    painter: QPainter, theme: Theme, rect: QRectF, section: tuple[Edge, ...], heir: Heir | None
) -> None:
    """A section on the tile in `rect`, in the colour of the heir who scores its road."""
    path = QPainterPath(end_of(rect, section[0]))
    if len(section) == 1:
        path.lineTo(path.currentPosition() + (rect.center() - path.currentPosition()) * 0.55)
    for edge in section[1:]:
        path.quadTo(rect.center(), end_of(rect, edge))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    width = rect.width() * 0.1
    core = "rule" if heir is None else heir.word
    for color, weight in (("shadow", width + 3.0), (core, width)):
        dotted = heir is None and color == core
        style = Qt.PenStyle.DotLine if dotted else Qt.PenStyle.SolidLine
        painter.setPen(round_pen(theme.color(color, 0.9), weight, style))
        painter.drawPath(path)

"""Small pictures of a map: on the shelf, on the start page, in lists."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPen, QPolygonF

from twoheirs_qt.games.bunny_kingdom.drawing.canvas import INK, Canvas
from twoheirs_qt.games.bunny_kingdom.drawing.cards import TERRAIN_COLORS
from twoheirs_qt.games.bunny_kingdom.drawing.fiefs import SEAT_COLORS
from twoheirs_qt.games.bunny_kingdom.drawing.grid import FRAME_SHARE, MapGrid
from twoheirs_qt.games.bunny_kingdom.drawing.land import find_lord, paint_lava, paint_map
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import BOARD_SIZE, TERRITORY_COUNT, Seat
from twoheirs_qt.games.bunny_kingdom.rules.state import Table

_MIN_PICTURE_PX: Final = 26.0
"""The side of a territory from which it shows its pictures."""


def paint_miniature(canvas: Canvas, table: Table, rect: QRectF) -> None:
    """Paint a map as large as `rect` allows, without what fiefs yield.

    A small one shows plain colours, and each lord's territories by a shape of the lord's own.
    """
    grid = MapGrid(rect)
    if grid.side >= _MIN_PICTURE_PX:
        paint_map(canvas, grid, table, has_labels=False)
        return
    # A frame without coordinates needs less room.
    grid = MapGrid(_widen(rect))
    painter, theme, edge = canvas.painter, canvas.theme, grid.side * 0.28
    painter.setPen(QPen(theme.find_color("shadow"), 1.4))
    painter.setBrush(theme.find_color("parchment_dim"))
    painter.drawRoundedRect(grid.land_rect.adjusted(-edge, -edge, edge, edge), edge, edge)
    for index, territory in enumerate(table.catalogue.territories):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(canvas.adapt_to_theme(TERRAIN_COLORS[territory.terrain]))
        painter.drawRect(grid.find_rect(index))
    paint_lava(canvas, grid, table.catalogue)
    for index in range(TERRITORY_COUNT):
        seat = find_lord(table, index)
        if seat is not None:
            _paint_piece(canvas, seat, grid.find_rect(index))
    painter.setPen(QPen(canvas.adapt_to_theme(INK), 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(grid.land_rect)


def _widen(rect: QRectF) -> QRectF:
    """The room of a grid whose land, with a narrow edge, fills `rect`."""
    span = min(rect.width(), rect.height()) - 3
    room = QRectF(0, 0, span, span)
    factor = (BOARD_SIZE + 2 * FRAME_SHARE) / (BOARD_SIZE + 0.6)
    room.setSize(room.size() * factor)
    room.moveCenter(rect.center())
    return room


_SHAPES: Final = {
    Seat.PINK: ((-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8)),
    Seat.BLACK: ((0.0, -1.1), (1.1, 0.0), (0.0, 1.1), (-1.1, 0.0)),
    Seat.RED: ((0.0, -1.0), (1.05, 0.85), (-1.05, 0.85)),
}
"""The corners of the shape that stands for a lord's rabbit; Yellow's is a disc."""


def _paint_piece(canvas: Canvas, seat: Seat, rect: QRectF) -> None:
    painter, centre, radius = canvas.painter, rect.center(), rect.width() * 0.33
    # The dark shape has a pale line around it, the pale ones have a dark one.
    line = "#F8F3E6" if seat is Seat.BLACK else INK
    painter.setPen(QPen(canvas.adapt_to_theme(line), max(0.8, rect.width() * 0.09)))
    painter.setBrush(canvas.adapt_to_theme(SEAT_COLORS[seat]))
    corners = _SHAPES.get(seat)
    if corners is None:
        painter.drawEllipse(centre, radius, radius)
    else:
        painter.drawPolygon(QPolygonF([centre + QPointF(x, y) * radius for x, y in corners]))

"""Painting the landscape of a snapshot in pictures: tiles, pieces and roads."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from twoheirs_qt.games.two_heirs.drawing.art import FRAME_LINES, FRAMES, INK, Look, make_look
from twoheirs_qt.games.two_heirs.drawing.canvas import Canvas
from twoheirs_qt.games.two_heirs.drawing.grid import Grid
from twoheirs_qt.games.two_heirs.play.snapshot import TableSnapshot, TileSnapshot
from twoheirs_qt.games.two_heirs.rules.cells import Cell, Edge
from twoheirs_qt.games.two_heirs.rules.components import Heir, Terrain
from twoheirs_qt.tabletop.drawing.charts import make_round_pen
from twoheirs_qt.tabletop.drawing.theme import Theme, make_serif_font

GROUNDS: Final = ("#79A35F", "#E3BA4E", "#A2ABB4")
"""The colour of a terrain, where a tile is too small for a pattern."""
_MAX_TILE_PX: Final = 150.0
_MIN_TILE_PX: Final = 10.0
"""Smaller tiles are painted as on the overview."""
_TOKEN_SHARE: Final = 0.42
_TROOP_SHARE: Final = 0.46


def paint_landscape(
    canvas: Canvas, snapshot: TableSnapshot, field: QRectF, *, ink: str = "on_oak"
) -> None:
    """Paint the landscape as large as `field` allows, with the names of columns and rows."""
    if not snapshot.land:
        return
    grid = Grid(snapshot.land)
    width, height = field.width() / (grid.columns + 0.4), field.height() / (grid.rows + 0.4)
    side = min(width, height, _MAX_TILE_PX)
    left = field.center().x() - side * grid.columns / 2 + side * 0.15
    top = field.center().y() - side * grid.rows / 2 + side * 0.15
    grid.set_geometry(left, top, side)
    if side < _MIN_TILE_PX:
        for cell, land in snapshot.land.items():
            terrain = snapshot.catalogue.tiles[land.tile].terrain
            paint_small(canvas.painter, grid.find_rect(cell), terrain, land.owner)
    else:
        font, color = make_serif_font(max(9.0, side * 0.13)), canvas.theme.find_color(ink)
        grid.write_names(canvas.painter, font, color, 0.32, 0.44)
        gap = side * 0.012
        for cell, land in snapshot.land.items():
            canvas.draw_tile(
                find_look(snapshot, land), grid.find_rect(cell).adjusted(gap, gap, -gap, -gap)
            )
    paint_pieces(canvas, snapshot, grid.find_rect)


def paint_pieces(
    canvas: Canvas, snapshot: TableSnapshot, rect_of: Callable[[Cell], QRectF]
) -> None:
    """Paint treasures, the scaffold and troops on the squares of their cells."""
    if snapshot.solo is not None:
        for treasure in snapshot.solo.treasures:
            rect = rect_of(treasure.cell)
            side = rect.width()
            x, y = rect.left() + side * 0.3, rect.top() + side * 0.08
            token_rect = QRectF(x, y, side * _TOKEN_SHARE, side * _TOKEN_SHARE)
            canvas.draw_picture(f"treasure/{treasure.id}", token_rect)
        if snapshot.solo.scaffold is not None:
            rect = rect_of(snapshot.solo.scaffold)
            size = rect.width() * _TOKEN_SHARE
            x, y = rect.left() + rect.width() * 0.04, rect.bottom() - size - rect.width() * 0.06
            canvas.draw_picture("scaffold", QRectF(x, y, size, size))
    for cell in snapshot.land:
        for number, (heir, index) in enumerate(snapshot.list_troops(cell), 1):
            rect = rect_of(cell)
            height = rect.width() * _TROOP_SHARE
            width = height * 0.8
            x = rect.right() - number * width - rect.width() * 0.05
            y = rect.bottom() - height - rect.width() * 0.1
            canvas.draw_troop(heir, snapshot.troops[heir][index], QRectF(x, y, width, height))


def paint_small(painter: QPainter, rect: QRectF, terrain: Terrain, owner: Heir | None) -> None:
    """Paint a tile that is too small for its picture."""
    painter.setPen(QPen(QColor(INK), 1))
    painter.setBrush(QColor(GROUNDS[terrain]))
    painter.drawRect(rect)
    if owner is not None:
        inset = rect.width() * 0.26
        painter.setPen(QPen(QColor(FRAME_LINES[owner]), 1))
        painter.setBrush(QColor(FRAMES[owner]))
        inner = rect.adjusted(inset, inset, -inset, -inset)
        if owner:  # as in the chronicle: White a disc, Blue a square
            painter.drawRect(inner)
        else:
            painter.drawEllipse(inner)


def find_look(snapshot: TableSnapshot, land: TileSnapshot) -> Look:
    """The look of a tile of a snapshot."""
    return make_look(snapshot.catalogue.tiles[land.tile], land.owner, snapshot.south)


ROAD_ENDS: Final = ((0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5))
"""The middle of each edge of a tile, in sides of it, in the order of `Edge`."""


def find_road_end(rect: QRectF, edge: Edge) -> QPointF:
    """The point where a road leaves the tile in `rect`."""
    x, y = ROAD_ENDS[edge]
    return QPointF(rect.left() + x * rect.width(), rect.top() + y * rect.height())


def paint_section(
    painter: QPainter, theme: Theme, rect: QRectF, section: tuple[Edge, ...], heir: Heir | None
) -> None:
    """Paint a road section on the tile in `rect`, in the colour of the heir who scores its road."""
    path = QPainterPath(find_road_end(rect, section[0]))
    if len(section) == 1:
        path.lineTo(path.currentPosition() + (rect.center() - path.currentPosition()) * 0.55)
    for edge in section[1:]:
        path.quadTo(rect.center(), find_road_end(rect, edge))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    width = rect.width() * 0.1
    core = "line" if heir is None else heir.word
    for color, weight in (("shadow", width + 3.0), (core, width)):
        dotted = heir is None and color == core
        style = Qt.PenStyle.DotLine if dotted else Qt.PenStyle.SolidLine
        painter.setPen(make_round_pen(theme.find_color(color, 0.9), weight, style))
        painter.drawPath(path)

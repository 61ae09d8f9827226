"""The map: its frame and terrain, and on it everything that lies there in a position."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPen

from twoheirs_qt.games.bunny_kingdom.drawing.canvas import INK, Canvas
from twoheirs_qt.games.bunny_kingdom.drawing.fiefs import (
    Fief,
    PlacedLabel,
    list_fiefs,
    paint_band,
    paint_bows,
    paint_yield,
    place_labels,
)
from twoheirs_qt.games.bunny_kingdom.drawing.grid import MapGrid
from twoheirs_qt.games.bunny_kingdom.drawing.pieces import (
    find_building_rect,
    find_rabbit_rect,
    paint_building,
    paint_printed_city,
    paint_rabbit,
)
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import (
    BOARD_SIZE,
    TERRITORY_COUNT,
    TERRITORY_INDEXES,
    TERRITORY_NAMES,
    WHOLE_BOARD,
    Catalogue,
    Mask,
    Seat,
    Terrain,
    list_indices,
)
from twoheirs_qt.games.bunny_kingdom.rules.state import EMPTY, Table
from twoheirs_qt.tabletop.drawing.parchment import CENTER
from twoheirs_qt.tabletop.drawing.theme import make_serif_font

_VARIANTS: Final = {
    Terrain.SEA: (1, 1, 2, 1, 3),
    Terrain.FOREST: (1, 2),
    Terrain.FIELD: (1, 2),
    Terrain.PLAINS: (1, 2),
    Terrain.MOUNTAIN: (1, 2),
    Terrain.CITY: (1, 2),
}
"""The pictures of each terrain, as often as they are used."""


def choose_terrain_picture(terrain: Terrain, index: int) -> str:
    """The name of the picture of a territory's ground."""
    row, column = divmod(index, BOARD_SIZE)
    variants = _VARIANTS[terrain]
    return f"terrain/{terrain.value}-{variants[(row * 3 + column) % len(variants)]}"


def paint_territory(canvas: Canvas, terrain: Terrain, index: int, rect: QRectF) -> None:
    """Paint a territory as it is printed: its ground, and the tower of a city."""
    canvas.draw_picture(choose_terrain_picture(terrain, index), rect)
    if terrain is Terrain.CITY:
        paint_printed_city(canvas, find_building_rect(rect))


def paint_board(
    canvas: Canvas, grid: MapGrid, catalogue: Catalogue, land: Mask = WHOLE_BOARD
) -> None:
    """Paint the empty map: frame with coordinates, terrain, and lava.

    Outside of the territories in `land` little is painted.
    """
    paint_frame(canvas, grid)
    for index in list_indices(land):
        paint_territory(canvas, catalogue.territories[index].terrain, index, grid.find_rect(index))
    _paint_lines(canvas, grid)
    paint_lava(canvas, grid, catalogue, land)


def paint_map(
    canvas: Canvas,
    grid: MapGrid,
    table: Table,
    *,
    has_labels: bool = True,
) -> None:
    """Paint the map with everything that lies on it; `has_labels`: labels show what fiefs yield."""
    fiefs = list_fiefs(table)
    paint_board(canvas, grid, table.catalogue)
    paint_pieces(canvas, grid, table, fiefs, place_labels(grid, fiefs) if has_labels else ())


def paint_pieces(
    canvas: Canvas,
    grid: MapGrid,
    table: Table,
    fiefs: Iterable[Fief],
    labels: Iterable[PlacedLabel],
    land: Mask = WHOLE_BOARD,
) -> None:
    """Paint the bands of fiefs, lava and bows over them, rabbits and buildings, labels.

    Outside of the territories in `land` little is painted.
    """
    for fief in fiefs:
        if fief.land & land:
            paint_band(canvas, grid, fief.seat, fief.land)
    paint_lava(canvas, grid, table.catalogue, land)
    paint_bows(canvas, grid, table)
    post_resources = dict(table.trading_posts)
    for index in list_indices(land):
        cell_rect = grid.find_rect(index)
        if table.buildings[index] != EMPTY:
            card = table.catalogue.cards_by_number[table.buildings[index]]
            paint_building(canvas, card, find_building_rect(cell_rect), post_resources.get(index))
        seat = find_lord(table, index)
        if seat is not None:
            paint_rabbit(canvas, seat, find_rabbit_rect(cell_rect))
    for fief, rect in labels:
        paint_yield(canvas, fief.seat, fief.output, rect)


def find_lord(table: Table, index: int) -> Seat | None:
    """The lord who controls a territory."""
    for seat, land in zip(table.seats, table.land, strict=True):
        if land >> index & 1:
            return seat
    return None


# -- parts ------------------------------------------------------------------------------------


def paint_frame(canvas: Canvas, grid: MapGrid) -> None:
    """Paint the board with the letters of rows and the numbers of columns on all four sides."""
    painter, theme, framed_rect = canvas.painter, canvas.theme, grid.framed_rect
    if grid.land_rect.contains(_find_visible_rect(canvas, grid)):
        return
    corner = grid.frame_width * 0.36
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.find_color("shadow", 0.35))
    painter.drawRoundedRect(framed_rect.translated(1, 3), corner, corner)
    line = canvas.scale_line_width(2.0)
    painter.setPen(QPen(theme.find_color("ink" if not theme.dark else "shadow"), line))
    painter.setBrush(theme.find_color("parchment_dim"))
    half = line / 2
    painter.drawRoundedRect(framed_rect.adjusted(half, half, -half, -half), corner, corner)
    font = make_serif_font(max(7.0, grid.frame_width * 0.66), bold=True)
    if font.pixelSize() > grid.frame_width:
        return
    painter.setFont(font)
    painter.setPen(theme.find_color("ink"))
    land, side, frame = grid.land_rect, grid.side, grid.frame_width
    for number in range(BOARD_SIZE):
        letter, column = TERRITORY_NAMES[number * BOARD_SIZE][0], str(number + 1)
        x, y = land.left() + number * side, land.top() + number * side
        for top in (land.top() - frame, land.bottom()):
            painter.drawText(QRectF(x, top, side, frame), CENTER, column)
        for left in (land.left() - frame, land.right()):
            painter.drawText(QRectF(left, y, frame, side), CENTER, letter)


def _find_visible_rect(canvas: Canvas, grid: MapGrid) -> QRectF:
    """The part of the map that the clip of the painter leaves."""
    painter = canvas.painter
    return painter.clipBoundingRect() if painter.hasClipping() else grid.framed_rect


def _paint_lines(canvas: Canvas, grid: MapGrid) -> None:
    """Paint the lines between territories, and a stronger one around all."""
    painter, land, visible = canvas.painter, grid.land_rect, _find_visible_rect(canvas, grid)
    width = canvas.scale_line_width(max(0.8, grid.side * 0.014))
    painter.setPen(QPen(canvas.adapt_to_theme(INK, 0.6), width))
    for number in range(1, BOARD_SIZE):
        x, y = land.left() + number * grid.side, land.top() + number * grid.side
        if visible.left() - width < x < visible.right() + width:
            painter.drawLine(QPointF(x, land.top()), QPointF(x, land.bottom()))
        if visible.top() - width < y < visible.bottom() + width:
            painter.drawLine(QPointF(land.left(), y), QPointF(land.right(), y))
    painter.setPen(
        QPen(canvas.adapt_to_theme(INK), canvas.scale_line_width(max(1.0, grid.side * 0.026)))
    )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(land)


def paint_lava(
    canvas: Canvas, grid: MapGrid, catalogue: Catalogue, land: Mask = WHOLE_BOARD
) -> None:
    """Paint the lava across the whole edge between two territories, at least one in `land`."""
    for lava in catalogue.lava:
        if not (1 << TERRITORY_INDEXES[lava.first] | 1 << TERRITORY_INDEXES[lava.second]) & land:
            continue
        first, second = (
            grid.find_rect(TERRITORY_INDEXES[lava.first]),
            grid.find_rect(TERRITORY_INDEXES[lava.second]),
        )
        ends = (
            (first.topRight(), first.bottomRight())
            if first.top() == second.top()
            else (first.bottomLeft(), first.bottomRight())
        )
        paint_lava_edge(canvas, *ends)


_LAVA_BENDS: Final = ((0.0, 0.0), (0.16, -0.05), (0.36, 0.055), (0.58, -0.05), (0.8, 0.05), (1, 0))


def paint_lava_edge(canvas: Canvas, start: QPointF, end: QPointF) -> None:
    """Paint a stream of lava: a zigzag with a bright core."""
    direction = end - start
    side = abs(direction.x()) + abs(direction.y())
    across = QPointF(-direction.y(), direction.x())
    path = QPainterPath(start)
    for along, bend in _LAVA_BENDS[1:]:
        path.lineTo(start + direction * along + across * bend)
    painter = canvas.painter
    painter.setBrush(Qt.BrushStyle.NoBrush)
    width = max(3.0, side * 0.105)
    for color, weight in (
        (INK, width + canvas.scale_line_width(max(1.4, side * 0.045))),
        ("#B5301C", width),
        ("#F6B73C", width * 0.36),
    ):
        pen = QPen(canvas.adapt_to_theme(color), weight)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPath(path)


def paint_dimmed(canvas: Canvas, grid: MapGrid, bright_land: Mask, share: float = 0.55) -> None:
    """Darken all territories but those of `bright_land`."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for index in range(TERRITORY_COUNT):
        if not bright_land >> index & 1:
            path.addRect(grid.find_rect(index))
    canvas.painter.fillPath(path, canvas.theme.find_color("shadow", share))

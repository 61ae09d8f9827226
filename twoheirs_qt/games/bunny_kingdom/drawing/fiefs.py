"""Bands around fiefs, bows between sky towers, and what a fief yields on a label."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainterPath, QPen

from twoheirs_qt.games.bunny_kingdom.drawing.canvas import INK, Canvas
from twoheirs_qt.games.bunny_kingdom.drawing.grid import MapGrid
from twoheirs_qt.games.bunny_kingdom.drawing.pieces import find_building_rect, paint_shield
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import (
    BOARD_SIZE,
    TERRITORY_COUNT,
    Mask,
    Seat,
    find_first_territory_index,
    list_indices,
)
from twoheirs_qt.games.bunny_kingdom.rules.fiefs import (
    FiefYield,
    Harvest,
    list_tower_pairs,
    split_fiefs,
)
from twoheirs_qt.games.bunny_kingdom.rules.state import Table
from twoheirs_qt.tabletop.drawing.parchment import CENTER
from twoheirs_qt.tabletop.drawing.theme import ThemeName, make_serif_font

SEAT_COLORS: Final = {
    Seat.YELLOW: "#F2C433",
    Seat.PINK: "#D66D9B",
    Seat.BLACK: "#37343D",
    Seat.RED: "#C93F2E",
}
"""The colour of each lord."""

TOWER_COLORS: Final = {
    "sky-tower-blue": "#9CC0E4",
    "sky-tower-green": "#A6D08E",
    "sky-tower-black": "#B9B5C0",
}
"""The colour of the bow between the ends of each sky tower."""

BAND_PX: Final = 6.0
HOVERED_BAND_PX: Final = 8.5
_FULL_SIDE_PX: Final = 90.0
_MIN_BAND_PX: Final = 2.6
"""The width of a band at the full size of a territory, and the least."""
_CONTRAST_FACTOR: Final = 8 / 6


class Fief(NamedTuple):
    """A fief, its lord and what it yields."""

    seat: Seat
    land: Mask
    output: FiefYield


PlacedLabel: TypeAlias = tuple[Fief, QRectF]
"""A fief and the rectangle of its label."""


def list_fiefs(table: Table) -> list[Fief]:
    """All fiefs of all lords."""
    harvest = Harvest(table)
    return [
        Fief(seat, land, harvest.find_yield(land))
        for seat, owned in zip(table.seats, table.land, strict=True)
        for land in split_fiefs(table, owned)
    ]


def calculate_band_width(canvas: Canvas, grid: MapGrid, pixels: float = BAND_PX) -> float:
    """The width of a band that is `pixels` wide at the full size of a territory."""
    factor = _CONTRAST_FACTOR if canvas.theme.name is ThemeName.CONTRAST else 1.0
    return max(_MIN_BAND_PX, pixels * factor * min(1.0, grid.side / _FULL_SIDE_PX))


def paint_band(
    canvas: Canvas, grid: MapGrid, seat: Seat, land: Mask, pixels: float = BAND_PX
) -> None:
    """Paint the band along the inner edge of a fief: plain, dotted, dashed or barred."""
    painter, width = canvas.painter, calculate_band_width(canvas, grid, pixels)
    line = canvas.scale_line_width(max(0.9, grid.side * 0.016))
    lines = grid.list_outlines(land, width / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    flat, miter = Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.MiterJoin
    for color, weight in ((INK, width + 2 * line), (SEAT_COLORS[seat], width)):
        pen = QPen(canvas.adapt_to_theme(color), weight, Qt.PenStyle.SolidLine, flat, miter)
        painter.setPen(pen)
        for polygon in lines:
            painter.drawPolyline(polygon)
    pattern = _make_pattern_pen(canvas, seat, width)
    if pattern is not None:
        painter.setPen(pattern)
        for polygon in lines:
            painter.drawPolyline(polygon)


def _make_pattern_pen(canvas: Canvas, seat: Seat, width: float) -> QPen | None:
    """The pen of the pattern in a band; Yellow has none."""
    cap, join = Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.MiterJoin
    match seat:
        case Seat.PINK:
            weight, dashes = width * 0.6, (0.01, 2.2)
            cap = Qt.PenCapStyle.RoundCap
            color = INK
        case Seat.BLACK:
            weight, dashes = width * 0.46, (4.0, 3.4)
            color = "#F8F3E6"
        case Seat.RED:
            weight, dashes = width, (0.28, 0.62)
            color = "#F6D9C8"
        case _:
            return None
    pen = QPen(canvas.adapt_to_theme(color), weight, Qt.PenStyle.CustomDashLine, cap, join)
    pen.setDashPattern(dashes)
    return pen


# -- sky towers -------------------------------------------------------------------------------


def paint_bows(canvas: Canvas, grid: MapGrid, table: Table) -> None:
    """Paint a dotted bow between the two ends of each sky tower."""
    for pair in list_tower_pairs(table):
        start, end = (
            _find_dome_top(find_building_rect(grid.find_rect(index)))
            for index in list_indices(pair)
        )
        tower = table.catalogue.card_ids[table.buildings[find_first_territory_index(pair)]]
        paint_bow(canvas, start, end, TOWER_COLORS[tower])


def _find_dome_top(building: QRectF) -> QPointF:
    return QPointF(building.center().x(), building.top() + building.height() * 0.07)


def paint_bow(canvas: Canvas, start: QPointF, end: QPointF, color: str) -> None:
    """Paint a dotted bow in that colour from one sky tower to the other."""
    direction = end - start
    length = max(1.0, (direction.x() ** 2 + direction.y() ** 2) ** 0.5)
    lift = length * 0.16
    # It bends upwards, or to the left where one tower stands above the other.
    normal = QPointF(direction.y(), -direction.x()) / length
    if normal.y() > 0 or (normal.y() == 0 and normal.x() > 0):
        normal = -normal
    path = QPainterPath(start)
    path.quadTo((start + end) / 2 + normal * 2 * lift, end)
    dot = max(2.2, min(5.0, length * 0.05))
    painter = canvas.painter
    bounds = path.boundingRect().adjusted(-2 * dot, -2 * dot, 2 * dot, 2 * dot)
    if painter.hasClipping() and not painter.clipBoundingRect().intersects(bounds):
        return
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for shade, width in ((INK, dot + canvas.scale_line_width(2.2)), (color, dot)):
        pen = QPen(
            canvas.adapt_to_theme(shade),
            width,
            Qt.PenStyle.CustomDashLine,
            Qt.PenCapStyle.RoundCap,
        )
        pen.setDashPattern([0.01, dot * 2.3 / width])
        painter.setPen(pen)
        painter.drawPath(path)


# -- labels -----------------------------------------------------------------------------------

_SYMBOL_SHARE: Final = 0.74


def make_yield_rect(centre: QPointF, height: float, output: FiefYield) -> QRectF:
    """The rectangle of the label of a fief, `height` pixels high, around `centre`."""
    width = _measure_yield(height, output)
    return QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)


def _format_yield(output: FiefYield) -> tuple[str, str]:
    return f"{output.strength}\u2009×", f"{output.wealth}\u2009=\u2009{output.points}"


def _measure_yield(height: float, output: FiefYield) -> float:
    metrics = QFontMetricsF(make_serif_font(height * 0.74, bold=True))
    text_width = sum(metrics.horizontalAdvance(text) for text in _format_yield(output))
    return text_width + height * (0.8 + 2 * _SYMBOL_SHARE + 0.6)


def paint_yield(canvas: Canvas, seat: Seat, output: FiefYield, rect: QRectF) -> None:
    """Paint the label of a fief in its `yield_rect`: shield, towers × baskets = points."""
    painter, height = canvas.painter, rect.height()
    ink = canvas.adapt_to_theme(INK)
    painter.setPen(QPen(ink, canvas.scale_line_width(max(1.2, height * 0.09))))
    painter.setBrush(canvas.adapt_to_theme("#FBF4E2"))
    painter.drawRoundedRect(rect, height / 2, height / 2)
    font = make_serif_font(height * 0.74, bold=True)
    metrics = QFontMetricsF(font)
    x = rect.left() + height * 0.22
    paint_shield(canvas, seat, QRectF(x, rect.top() + height * 0.05, height * 0.76, height * 0.9))
    x += height * 0.78
    side = height * _SYMBOL_SHARE
    for symbol, text in zip(("tower", "basket"), _format_yield(output), strict=True):
        box = QRectF(x, rect.center().y() - side / 2, side, side)
        canvas.draw_picture(f"symbol/{symbol}", box)
        x += side + height * 0.04
        width = metrics.horizontalAdvance(text)
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(QRectF(x, rect.top(), width + 1, height), CENTER, text)
        x += width + height * 0.06


def place_labels(grid: MapGrid, fiefs: Iterable[Fief]) -> list[PlacedLabel]:
    """The labels of fiefs that yield something, each on its fief's upper edge if there is room."""
    height = max(12.0, min(26.0, grid.side * 0.23))
    # Small fiefs have the fewest places to choose from.
    ordered_fiefs = sorted(fiefs, key=lambda fief: (fief.land.bit_count(), fief.land))
    rects: dict[Fief, QRectF] = {}
    # Those that were placed first may give way to later ones.
    for _ in range(_LABEL_ROUNDS):
        has_overlap = False
        for fief in ordered_fiefs:
            if not fief.output.points:
                continue
            others = [rect for other, rect in rects.items() if other is not fief]
            rects[fief], overlap = _place_label(grid, fief, height, others)
            has_overlap = has_overlap or overlap > 0
        if not has_overlap:
            break
    return list(rects.items())


def _place_label(
    grid: MapGrid, fief: Fief, height: float, others: Sequence[QRectF]
) -> tuple[QRectF, float]:
    """The best place for a label beside others, and how much of them it covers."""
    size = make_yield_rect(QPointF(), height, fief.output).size()
    ranked = []
    for number, corner in enumerate(_list_label_corners(grid, fief.land, size)):
        rect = QRectF(corner, size)
        overlap = sum(_calculate_area(rect.intersected(other)) for other in others)
        if not overlap:
            return rect, 0.0
        ranked.append((overlap, number, rect))
    overlap, _, rect = min(ranked)
    return rect, overlap


_LABEL_ROUNDS: Final = 3


_EDGE_POSITIONS: Final = (0.5, 0.0, 1.0)
"""The places along an edge, from its left end (0) to its right one, the best first."""


def _list_label_corners(grid: MapGrid, land: Mask, size: QSizeF) -> Iterator[QPointF]:
    """The places for the upper left corner of a fief's label, the best first."""
    area, side = grid.land_rect, grid.side
    room = area.adjusted(0, 0, -size.width(), -size.height() * 0.4)
    for below in (0, 1):
        for row, start, length in _find_edge_runs(land, below):
            y = area.top() + (row + below) * side - size.height() / 2 + side * 0.02
            free_width = length * side - size.width()
            for position in _EDGE_POSITIONS:
                x = area.left() + start * side + free_width * position
                yield QPointF(
                    min(max(x, room.left()), room.right()), min(max(y, room.top()), room.bottom())
                )


def _find_edge_runs(land: Mask, below: int) -> list[tuple[int, int, int]]:
    """Row, first column and length of each run of territories along an edge of a fief.

    `below`: 0 for upper edges, from above; 1 for lower ones, from below.
    """
    runs = []
    step = BOARD_SIZE if below else -BOARD_SIZE
    for row in range(BOARD_SIZE):
        edge = [
            bool(land >> index & 1)
            and not (0 <= index + step < TERRITORY_COUNT and land >> index + step & 1)
            for index in range(row * BOARD_SIZE, row * BOARD_SIZE + BOARD_SIZE)
        ]
        for start in range(BOARD_SIZE):
            if edge[start] and not (start and edge[start - 1]):
                length = next(
                    (n for n in range(BOARD_SIZE - start) if not edge[start + n]),
                    BOARD_SIZE - start,
                )
                runs.append((row, start, length))
    return sorted(runs, key=lambda run: (-run[0] if below else run[0], -run[2]))


def _calculate_area(rect: QRectF) -> float:
    return rect.width() * rect.height() if rect.isValid() else 0.0

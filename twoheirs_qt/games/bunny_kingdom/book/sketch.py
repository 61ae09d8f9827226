"""Pictures of the rule book: cards, the map, parts of the map with an example on them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from twoheirs_qt.games.bunny_kingdom.drawing.canvas import INK, BunnyPictures, Canvas
from twoheirs_qt.games.bunny_kingdom.drawing.cards import CARD_HEIGHT_PER_WIDTH, paint_card
from twoheirs_qt.games.bunny_kingdom.drawing.fiefs import (
    Fief,
    list_fiefs,
    paint_yield,
    place_labels,
)
from twoheirs_qt.games.bunny_kingdom.drawing.grid import FRAME_SHARE, MapGrid
from twoheirs_qt.games.bunny_kingdom.drawing.land import paint_board, paint_pieces
from twoheirs_qt.games.bunny_kingdom.prose.blocks import MapView
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import (
    BOARD_SIZE,
    TERRITORY_INDEXES,
    TERRITORY_NAMES,
    Card,
    Catalogue,
    Mask,
)
from twoheirs_qt.games.bunny_kingdom.rules.state import Table
from twoheirs_qt.games.bunny_kingdom.scene.texts import make_card_text
from twoheirs_qt.tabletop.book.sketch import Sketch
from twoheirs_qt.tabletop.drawing.parchment import CENTER
from twoheirs_qt.tabletop.drawing.theme import Theme, make_serif_font

_SIDE_PX: Final = 76.0
"""The side of a territory in an example."""
_COORDINATE_SHARE: Final = 0.26
"""The room for coordinates at the left and the top of an example, in territories."""
_CARD_MARGIN_PX: Final = 4.0
"""The room around a card, in pixels."""
_OUTLINE_MARGIN_PX: Final = 3.0
"""The room for the outline at the other sides, in pixels."""


@cache
def _make_pictures(theme: Theme) -> BunnyPictures:
    """The drawings in the colours of a theme: that of the screen, or that of paper."""
    return BunnyPictures(theme=theme)


def _make_sketch(width: float, height: float, paint: Callable[[Canvas], None]) -> Sketch:
    """The sketch that `paint` paints as vectors."""

    def paint_vectors(painter: QPainter, theme: Theme, _ratio: float) -> None:
        paint(Canvas(painter, _make_pictures(theme), theme))

    return Sketch(width, height, paint_vectors)


def sketch_card(catalogue: Catalogue, card: Card, width: float) -> Sketch:
    """The front of a card with its whole name, and room around it."""
    card_rect = QRectF(_CARD_MARGIN_PX, _CARD_MARGIN_PX, width, width * CARD_HEIGHT_PER_WIDTH)

    def paint(canvas: Canvas) -> None:
        paint_card(
            canvas, catalogue, card, card_rect, make_card_text(catalogue, card, is_large=True)
        )

    return _make_sketch(
        card_rect.right() + _CARD_MARGIN_PX, card_rect.bottom() + _CARD_MARGIN_PX, paint
    )


def sketch_picture(name: str, width: float, height: float) -> Sketch:
    """A picture of the artwork."""
    rect = QRectF(0, 0, width, height)
    return _make_sketch(width, height, lambda canvas: canvas.draw_picture(name, rect))


def sketch_board(catalogue: Catalogue, width: float) -> Sketch:
    """The whole map, as it is printed."""
    grid = MapGrid(QRectF(0, 0, width, width))
    return _make_sketch(width, width, lambda canvas: paint_board(canvas, grid, catalogue))


def sketch_example(table: Table, view: MapView) -> Sketch:
    """The part of the map that an example shows; the fiefs that matter have a golden outline."""
    top, left = divmod(TERRITORY_INDEXES[view.first], BOARD_SIZE)
    bottom, right = divmod(TERRITORY_INDEXES[view.last], BOARD_SIZE)
    room = _SIDE_PX * _COORDINATE_SHARE
    land = QRectF(room, room, (right - left + 1) * _SIDE_PX, (bottom - top + 1) * _SIDE_PX)
    board_side = _SIDE_PX * (BOARD_SIZE + 2 * FRAME_SHARE)
    corner = land.topLeft() - QPointF(left + FRAME_SHARE, top + FRAME_SHARE) * _SIDE_PX
    grid = MapGrid(QRectF(corner.x(), corner.y(), board_side, board_side))
    visible_land = _make_mask(top, left, bottom, right)
    focus_land = sum(1 << TERRITORY_INDEXES[at] for at in view.focus)

    def paint(canvas: Canvas) -> None:
        painter, fiefs = canvas.painter, list_fiefs(table)
        painter.save()
        painter.setClipRect(land)
        paint_board(canvas, grid, table.catalogue)
        paint_pieces(canvas, grid, table, fiefs, labels=())
        painter.restore()
        _paint_coordinates(canvas, grid, (top, left, bottom, right))
        painter.setPen(QPen(canvas.adapt_to_theme(INK), canvas.scale_line_width(2.4)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(land)
        visible_fiefs = [
            Fief(fief.seat, fief.land & visible_land, fief.output)
            for fief in fiefs
            if fief.land & focus_land
        ]
        for fief in visible_fiefs:
            _paint_outline(canvas, grid, fief.land)
        for fief, rect in place_labels(grid, visible_fiefs):
            x = min(max(rect.left(), land.left()), land.right() - rect.width())
            y = min(max(rect.top(), land.top()), land.bottom() - rect.height())
            paint_yield(canvas, fief.seat, fief.output, QRectF(QPointF(x, y), rect.size()))

    return _make_sketch(
        land.right() + _OUTLINE_MARGIN_PX, land.bottom() + _OUTLINE_MARGIN_PX, paint
    )


def _make_mask(top: int, left: int, bottom: int, right: int) -> Mask:
    """The territories of a part of the map."""
    return sum(
        1 << row * BOARD_SIZE + column
        for row in range(top, bottom + 1)
        for column in range(left, right + 1)
    )


def _paint_outline(canvas: Canvas, grid: MapGrid, land: Mask) -> None:
    """Paint a golden line with dark edges around a fief."""
    for color, width in (("shadow", 6.5), ("gold", 3.5)):
        canvas.painter.setPen(QPen(canvas.theme.find_color(color), width))
        canvas.painter.setBrush(Qt.BrushStyle.NoBrush)
        for outline in grid.list_outlines(land, 3.0):
            canvas.painter.drawPolygon(outline)


def _paint_coordinates(canvas: Canvas, grid: MapGrid, part: tuple[int, int, int, int]) -> None:
    """Paint the letters of rows at the left, the numbers of columns above."""
    top, left, bottom, right = part
    painter, room = canvas.painter, _SIDE_PX * _COORDINATE_SHARE
    painter.setFont(make_serif_font(room * 0.78, bold=True))
    painter.setPen(canvas.theme.find_color("ink"))
    for column in range(left, right + 1):
        rect = grid.find_rect(top * BOARD_SIZE + column)
        label_rect = QRectF(rect.left(), rect.top() - room, rect.width(), room)
        painter.drawText(label_rect, CENTER, TERRITORY_NAMES[column][1:])
    for row in range(top, bottom + 1):
        rect = grid.find_rect(row * BOARD_SIZE + left)
        label_rect = QRectF(rect.left() - room, rect.top(), room, rect.height())
        painter.drawText(label_rect, CENTER, TERRITORY_NAMES[row * BOARD_SIZE][0])

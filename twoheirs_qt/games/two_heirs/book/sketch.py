"""Pictures of the rule book: an example with all its parts on oak, a numbered tile."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen, QPolygonF

from twoheirs_qt.games.two_heirs.book.board import Board, Ring, paint_number
from twoheirs_qt.games.two_heirs.drawing.art import Art, Look
from twoheirs_qt.games.two_heirs.drawing.canvas import Canvas
from twoheirs_qt.games.two_heirs.play.snapshot import Moment, TableSnapshot, take_snapshot
from twoheirs_qt.games.two_heirs.prose.marks import Marks, make_marks_after, make_marks_before
from twoheirs_qt.games.two_heirs.prose.measures import Played
from twoheirs_qt.games.two_heirs.rules import Heir, State, Tile, make_capabilities
from twoheirs_qt.tabletop.book.sketch import Sketch, line_up, pair_sketches
from twoheirs_qt.tabletop.drawing.theme import Theme
from twoheirs_qt.tabletop.prose.book_model import Example

_PADDING: Final = 12.0
_RING_RADIUS: Final = 80.0
_CARD_SIDE: Final = 96.0
_PARTS_SIDE: Final = 208.0


def _make_sketch(art: Art, width: float, height: float, paint: Callable[[Canvas], None]) -> Sketch:
    """The sketch that `paint` paints on a canvas with this artwork."""
    return Sketch(
        width,
        height,
        lambda painter, theme, ratio: paint(Canvas(painter, art, theme, ratio)),
    )


def sketch_example(art: Art, example: Example, played: Played) -> Sketch:
    """The picture of an example, or both of it, before and after, with an arrow between."""
    view = example.view
    after = _make_scene(art, example, played.after, make_marks_after(played, view))
    if not view.before:
        return after
    return pair_sketches(
        _make_scene(art, example, played.before, make_marks_before(played, view)), after
    )


def _make_scene(art: Art, example: Example, state: State, marks: Marks) -> Sketch:
    """The sketch of the tile to be built, landscape and reserve, side by side on oak."""
    view = example.view
    snapshot = take_snapshot(Moment(state))
    board = Board(snapshot, marks, _choose_tile_side(snapshot, marks))
    parts = [_make_sketch(art, board.width, board.height, board.paint)]
    if view.tile is not None:
        look = Look(state.catalogue.tiles[view.tile], state.active)
        parts.insert(0, _make_sketch(art, _CARD_SIDE, _CARD_SIDE, partial(_paint_card, look)))
    if view.reserve:
        heir = state.active if view.heir is None else view.heir
        ring = Ring(snapshot, marks, make_capabilities(state, heir).slots, _RING_RADIUS)
        parts.append(_make_sketch(art, ring.width, ring.height, ring.paint))
    inner = line_up(parts, _PADDING)
    width, height = inner.width + 2 * _PADDING, inner.height + 2 * _PADDING

    def paint(painter: QPainter, theme: Theme, ratio: float) -> None:
        _paint_oak(Canvas(painter, art, theme, ratio), QRectF(0, 0, width, height))
        painter.translate(_PADDING, _PADDING)
        inner.paint(painter, theme, ratio)

    return Sketch(width, height, paint)


def _choose_tile_side(snapshot: TableSnapshot, marks: Marks) -> float:
    """The side of tiles: smaller for wider landscapes, so that pictures fit a printed page."""
    columns = [x for x, _ in (*snapshot.land, *marks.places, *marks.counted_cells)]
    column_count = max(columns) - min(columns) + 1
    return 78.0 if column_count <= 4 else 70.0 if column_count == 5 else 64.0


def _paint_oak(canvas: Canvas, rect: QRectF) -> None:
    """Paint the table top, framed in ink."""
    painter, theme = canvas.painter, canvas.theme
    path = QPainterPath()
    path.addRoundedRect(rect.adjusted(1.5, 1.5, -1.5, -1.5), 9, 9)
    painter.fillPath(path, theme.find_color("oak"))
    if theme.wooden:
        brush = QBrush(canvas.art.find_pixmap("table/oak", 512, 256, 2.0))
        painter.fillPath(path, brush)
    painter.setPen(QPen(theme.find_color("shadow"), 2.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def _paint_card(look: Look, canvas: Canvas) -> None:
    """Paint the tile to be built, on a small parchment with an arrow to the right."""
    painter, theme = canvas.painter, canvas.theme
    sheet = QRectF(0, 0, _CARD_SIDE, _CARD_SIDE)
    painter.setPen(QPen(theme.find_color("shadow"), 2))
    painter.setBrush(theme.find_color("parchment"))
    painter.drawRoundedRect(sheet, 7, 7)
    canvas.draw_tile(look, sheet.adjusted(8, 8, -8, -8))
    tip = QPointF(sheet.right() + 11, sheet.center().y())
    arrow = QPolygonF([tip, tip + QPointF(-11, -9), tip + QPointF(-11, 9)])
    painter.setBrush(theme.find_color("gold"))
    painter.drawPolygon(arrow)


def sketch_parts(art: Art, tile: Tile) -> Sketch:
    """A large tile of White's with the numbers 1 to 6 at its parts."""
    side = _PARTS_SIDE
    edge = 18.0
    # In the units of a tile (0 to 160): cost, set, building, effect, terrain, road.
    spots = ((-2, 24), (162, 20), (80, 58), (80, 162), (140, 104), (-2, 80))

    def paint(canvas: Canvas) -> None:
        canvas.draw_tile(Look(tile, Heir.WHITE), QRectF(edge, edge, side, side))
        for number, (x, y) in enumerate(spots, 1):
            number_point = QPointF(edge + x * side / 160, edge + y * side / 160)
            paint_number(canvas.painter, canvas.theme, number_point, 11, str(number))

    return _make_sketch(art, side + 2 * edge, side + 2 * edge, paint)


def sketch_tile(art: Art, tile: Tile, side: float) -> Sketch:
    """A tile as it lies in the reserve."""
    rect = QRectF(0, 0, side, side)
    return _make_sketch(art, side, side, lambda canvas: canvas.draw_tile(Look(tile), rect))


def sketch_picture(art: Art, name: str, width: float, height: float) -> Sketch:
    """A picture of the artwork; effect strips get the parchment they have on a tile."""
    rect = QRectF(0, 0, width, height)
    return Sketch(width, height, lambda painter, _theme, _ratio: art.draw(painter, name, rect))

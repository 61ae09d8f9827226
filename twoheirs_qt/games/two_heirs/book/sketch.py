"""Pictures of the rule book: an example with all its parts on oak, a numbered tile, ornaments.

A sketch has a size in logical pixels at normal text size and is painted at any scale and device
ratio, so pages are sharp on every screen and on paper.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from twoheirs_qt.games.two_heirs.book.board import Board, Ring, paint_number
from twoheirs_qt.games.two_heirs.drawing.art import Art, Look
from twoheirs_qt.games.two_heirs.drawing.canvas import Canvas
from twoheirs_qt.games.two_heirs.play.snapshot import Moment, TableSnapshot, take_snapshot
from twoheirs_qt.games.two_heirs.prose.marks import Marks, marks_after, marks_before
from twoheirs_qt.games.two_heirs.prose.measures import Played
from twoheirs_qt.games.two_heirs.rules import Heir, State, Tile, means_of
from twoheirs_qt.tabletop.drawing.charts import round_pen
from twoheirs_qt.tabletop.drawing.pictures import paint_pixmap
from twoheirs_qt.tabletop.drawing.theme import Theme
from twoheirs_qt.tabletop.prose.book_model import Example

_PADDING: Final = 12.0
_RING_RADIUS: Final = 80.0
_CARD_SIDE: Final = 96.0
_PARTS_SIDE: Final = 208.0
_ARROW_SIDE: Final = 44.0
_MAX_PAIR_WIDTH: Final = 660.0


class Sketch(NamedTuple):
    """A picture of `width` × `height` logical pixels, before scaling.

    `paint` paints it at the painter's origin.
    """

    width: float
    height: float
    paint: Callable[[Canvas], None]

    def pixmap(self, art: Art, theme: Theme, scale: float, ratio: float) -> QPixmap:
        """The picture at `scale` times its size, for a device of that pixel ratio."""

        def paint(painter: QPainter) -> None:
            painter.scale(scale, scale)
            self.paint(Canvas(painter, art, theme, ratio * scale))

        pixels = scale * ratio
        return paint_pixmap(round(self.width * pixels), round(self.height * pixels), ratio, paint)


def example_sketch(example: Example, played: Played) -> Sketch:
    """The picture of an example, or both of it, before and after, with an arrow between."""
    view = example.view
    after = _make_scene(example, played.after, marks_after(played, view))
    if not view.before:
        return after
    before = _make_scene(example, played.before, marks_before(played, view))
    down = before.width + _ARROW_SIDE + after.width > _MAX_PAIR_WIDTH
    return _line_up(
        (before, Sketch(_ARROW_SIDE, _ARROW_SIDE, partial(_paint_arrow, down)), after), 0, down=down
    )


def _line_up(sketches: Sequence[Sketch], gap: float, *, down: bool = False) -> Sketch:
    """Place sketches side by side, or one below the other, all on one axis."""
    along = [sketch.height if down else sketch.width for sketch in sketches]
    across = [sketch.width if down else sketch.height for sketch in sketches]
    length, width = sum(along) + gap * (len(sketches) - 1), max(across)

    def paint(canvas: Canvas) -> None:
        position = 0.0
        for sketch, sketch_length, size in zip(sketches, along, across, strict=True):
            corner = QPointF(position, (width - size) / 2)
            canvas.painter.save()
            canvas.painter.translate(corner.transposed() if down else corner)
            sketch.paint(canvas)
            canvas.painter.restore()
            position += sketch_length + gap

    return Sketch(width, length, paint) if down else Sketch(length, width, paint)


def _paint_arrow(down: bool, canvas: Canvas) -> None:
    painter = canvas.painter
    painter.translate(_ARROW_SIDE / 2, _ARROW_SIDE / 2)
    painter.rotate(90 if down else 0)
    painter.setPen(round_pen(canvas.theme.color("gold_deep"), 5))
    painter.drawLine(QPointF(-13, 0), QPointF(12, 0))
    painter.drawPolyline([QPointF(4, -9), QPointF(13, 0), QPointF(4, 9)])


def _make_scene(example: Example, state: State, marks: Marks) -> Sketch:
    """The sketch of the tile to be built, landscape and reserve, side by side on oak."""
    view = example.view
    snapshot = take_snapshot(Moment(state))
    parts: list[Sketch | Board | Ring] = [Board(snapshot, marks, _tile_side(snapshot, marks))]
    if view.tile is not None:
        look = Look(state.catalogue.tiles[view.tile], state.active)
        parts.insert(0, Sketch(_CARD_SIDE, _CARD_SIDE, partial(_paint_card, look)))
    if view.reserve:
        heir = state.active if view.heir is None else view.heir
        parts.append(Ring(snapshot, marks, means_of(state, heir).slots, _RING_RADIUS))
    inner = _line_up([Sketch(part.width, part.height, part.paint) for part in parts], _PADDING)
    width, height = inner.width + 2 * _PADDING, inner.height + 2 * _PADDING

    def paint(canvas: Canvas) -> None:
        _paint_oak(canvas, QRectF(0, 0, width, height))
        canvas.painter.translate(_PADDING, _PADDING)
        inner.paint(canvas)

    return Sketch(width, height, paint)


def _tile_side(snapshot: TableSnapshot, marks: Marks) -> float:
    """The side of tiles: smaller for wider landscapes, so that pictures fit a printed page."""
    columns = [x for x, _ in (*snapshot.land, *marks.places, *marks.counted_cells)]
    span = max(columns) - min(columns) + 1
    return 78.0 if span <= 4 else 70.0 if span == 5 else 64.0


def _paint_oak(canvas: Canvas, rect: QRectF) -> None:
    """Paint the table top, framed in ink."""
    painter, theme = canvas.painter, canvas.theme
    path = QPainterPath()
    path.addRoundedRect(rect.adjusted(1.5, 1.5, -1.5, -1.5), 9, 9)
    painter.fillPath(path, theme.color("oak"))
    if theme.wooden:
        brush = QBrush(canvas.art.picture("table/oak", 512, 256, 2.0))
        painter.fillPath(path, brush)
    painter.setPen(QPen(theme.color("shadow"), 2.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def _paint_card(look: Look, canvas: Canvas) -> None:
    """Paint the tile to be built, on a small parchment with an arrow to the right."""
    painter, theme = canvas.painter, canvas.theme
    sheet = QRectF(0, 0, _CARD_SIDE, _CARD_SIDE)
    painter.setPen(QPen(theme.color("shadow"), 2))
    painter.setBrush(theme.color("parchment"))
    painter.drawRoundedRect(sheet, 7, 7)
    canvas.draw_tile(look, sheet.adjusted(8, 8, -8, -8))
    tip = QPointF(sheet.right() + 11, sheet.center().y())
    arrow = QPolygonF([tip, tip + QPointF(-11, -9), tip + QPointF(-11, 9)])
    painter.setBrush(theme.color("gold"))
    painter.drawPolygon(arrow)


def parts_sketch(tile: Tile) -> Sketch:
    """A large tile of White's with the numbers 1 to 6 at its parts."""
    side = _PARTS_SIDE
    edge = 18.0
    # In the units of a tile (0 to 160): cost, set, building, effect, terrain, road.
    spots = ((-2, 24), (162, 20), (80, 58), (80, 162), (140, 104), (-2, 80))

    def paint(canvas: Canvas) -> None:
        canvas.draw_tile(Look(tile, Heir.WHITE), QRectF(edge, edge, side, side))
        for number, (x, y) in enumerate(spots, 1):
            where = QPointF(edge + x * side / 160, edge + y * side / 160)
            paint_number(canvas.painter, canvas.theme, where, 11, str(number))

    return Sketch(side + 2 * edge, side + 2 * edge, paint)


def tile_sketch(tile: Tile, side: float) -> Sketch:
    """A tile as it lies in the reserve."""
    return Sketch(side, side, lambda canvas: canvas.draw_tile(Look(tile), QRectF(0, 0, side, side)))


def picture_sketch(name: str, width: float, height: float) -> Sketch:
    """A picture of the artwork; effect strips get the parchment they have on a tile."""
    rect = QRectF(0, 0, width, height)
    return Sketch(width, height, lambda canvas: canvas.art.draw(canvas.painter, name, rect))


def ornament_sketch(width: float) -> Sketch:
    """A rule with a lozenge in its middle, under the heading of a page."""

    def paint(canvas: Canvas) -> None:
        painter, theme, middle = canvas.painter, canvas.theme, width / 2
        painter.setPen(QPen(theme.color("rule"), 1.4))
        painter.drawLine(QPointF(0, 8), QPointF(middle - 16, 8))
        painter.drawLine(QPointF(middle + 16, 8), QPointF(width, 8))
        painter.setPen(QPen(theme.color("gold_deep"), 1.4))
        painter.setBrush(theme.color("gold"))
        for x, size in ((middle, 6.0), (middle - 12, 3.0), (middle + 12, 3.0)):
            lozenge = [QPointF(x - size, 8), QPointF(x, 8 - size), QPointF(x + size, 8)]
            painter.drawPolygon(QPolygonF([*lozenge, QPointF(x, 8 + size)]))

    return Sketch(width, 16, paint)

"""Pictures of the rule book: an example with all its parts on oak, a numbered tile, ornaments.

A sketch has a size in logical pixels at normal text size and is painted at any scale and device
ratio, so pages are sharp on every screen and on paper.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from twoheirs_qt.game.moment import Moment
from twoheirs_qt.game.snapshot import TableSnapshot, take_snapshot
from twoheirs_qt.rules import Heir, State, Tile, means_of
from twoheirs_qt.ui.art import Art, Look
from twoheirs_qt.ui.board.canvas import Canvas
from twoheirs_qt.ui.rulebook.board import Board, number_disc
from twoheirs_qt.ui.rulebook.ring import Ring
from twoheirs_qt.ui.theme import Theme
from twoheirs_qt.words.played import Played
from twoheirs_qt.words.rulebook.marks import Marks, marks_after, marks_before
from twoheirs_qt.words.rulebook.model import Example

Paint = Callable[[QPainter, Theme, float], None]
"""Paints at the painter's origin in logical pixels; the last is pixels of the device in one."""

_PAD: Final = 12.0
_RADIUS: Final = 80.0
_CARD: Final = 96.0
_PARTS_SIDE: Final = 208.0
_ARROW: Final = 44.0
_WIDEST_PAIR: Final = 660.0


@dataclass(frozen=True, slots=True)
class Sketch:
    """A picture of `width` × `height` logical pixels, before scaling."""

    width: float
    height: float
    paint: Paint

    def pixmap(self, theme: Theme, scale: float, ratio: float) -> QPixmap:
        """The picture at `scale` times its size, for a device of that pixel ratio."""
        made = QPixmap(round(self.width * scale * ratio), round(self.height * scale * ratio))
        made.setDevicePixelRatio(ratio)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(scale, scale)
        self.paint(painter, theme, ratio * scale)
        painter.end()
        return made


def example_sketch(example: Example, played: Played, art: Art) -> Sketch:
    """The picture of an example; if it shows the state before, too, both with an arrow between."""
    view = example.view
    after = _scene(example, played.after, marks_after(played, view), art)
    if not view.before:
        return after
    before = _scene(example, played.before, marks_before(played, view), art)
    return _pair(before, after)


def _pair(first: Sketch, second: Sketch) -> Sketch:
    """Two sketches side by side if that fits a page, else one below the other."""
    wide = first.width + _ARROW + second.width <= _WIDEST_PAIR
    if wide:
        width, height = first.width + _ARROW + second.width, max(first.height, second.height)
        arrow = QPointF(first.width + _ARROW / 2, height / 2)
        corners = (
            QPointF(0, (height - first.height) / 2),
            QPointF(first.width + _ARROW, (height - second.height) / 2),
        )
    else:
        width, height = max(first.width, second.width), first.height + _ARROW + second.height
        arrow = QPointF(width / 2, first.height + _ARROW / 2)
        corners = (
            QPointF((width - first.width) / 2, 0),
            QPointF((width - second.width) / 2, first.height + _ARROW),
        )

    def paint(painter: QPainter, theme: Theme, ratio: float) -> None:
        for sketch, corner in zip((first, second), corners, strict=True):
            painter.save()
            painter.translate(corner)
            sketch.paint(painter, theme, ratio)
            painter.restore()
        painter.save()
        painter.translate(arrow)
        painter.rotate(0 if wide else 90)
        pen = QPen(theme.color("gold_deep"), 5)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawLine(QPointF(-13, 0), QPointF(12, 0))
        painter.drawPolyline([QPointF(4, -9), QPointF(13, 0), QPointF(4, 9)])
        painter.restore()

    return Sketch(width, height, paint)


def _scene(example: Example, state: State, marks: Marks, art: Art) -> Sketch:
    """Landscape, reserve and the tile to be built side by side on a board of oak."""
    view = example.view
    snapshot = take_snapshot(Moment(state))
    board = Board(snapshot, marks, _side(snapshot, marks))
    ring = None
    if view.reserve:
        heir = state.active if view.heir is None else view.heir
        ring = Ring(snapshot, marks, means_of(state, heir).slots, _RADIUS)
    tile = None if view.tile is None else state.catalogue.tiles[view.tile]
    width = board.width + _PAD
    if ring is not None:
        width += ring.width + _PAD
    if tile is not None:
        width += _CARD + _PAD
    inner = max(board.height, ring.height if ring else 0.0, _CARD if tile else 0.0)
    height = inner + 2 * _PAD

    def paint(painter: QPainter, theme: Theme, ratio: float) -> None:
        canvas = Canvas(painter, art, theme, ratio)
        _oak(canvas, QRectF(0, 0, width + _PAD, height))
        x = _PAD
        if tile is not None:
            _card(canvas, Look(tile, state.active), QPointF(x, (height - _CARD) / 2))
            x += _CARD + _PAD
        painter.save()
        painter.translate(x, (height - board.height) / 2)
        board.paint(canvas)
        painter.restore()
        x += board.width + _PAD
        if ring is not None:
            painter.save()
            painter.translate(x, (height - ring.height) / 2)
            ring.paint(canvas)
            painter.restore()

    return Sketch(width + _PAD, height, paint)


def _side(snapshot: TableSnapshot, marks: Marks) -> float:
    """The size of tiles: smaller for wider landscapes, so that every picture fits a printed
    page."""
    columns = [x for x, _ in (*snapshot.land, *marks.places)]
    span = max(columns) - min(columns) + 1
    return 78.0 if span <= 4 else 70.0 if span == 5 else 64.0


def _oak(canvas: Canvas, rect: QRectF) -> None:
    """Paint the table top, framed in ink."""
    painter, theme = canvas.painter, canvas.theme
    path = QPainterPath()
    path.addRoundedRect(rect.adjusted(1.5, 1.5, -1.5, -1.5), 9, 9)
    painter.fillPath(path, theme.color("oak"))
    if theme.wooden:
        brush = QBrush(canvas.art.picture("table/oak", 256, 256, 2.0))
        painter.fillPath(path, brush)
    painter.setPen(QPen(theme.color("shadow"), 2.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def _card(canvas: Canvas, look: Look, at: QPointF) -> None:
    """Paint the tile to be built, on a small parchment with an arrow to the right."""
    painter, theme = canvas.painter, canvas.theme
    sheet = QRectF(at, at + QPointF(_CARD, _CARD))
    painter.setPen(QPen(theme.color("shadow"), 2))
    painter.setBrush(theme.color("parchment"))
    painter.drawRoundedRect(sheet, 7, 7)
    canvas.tile(look, sheet.adjusted(8, 8, -8, -8))
    tip = QPointF(sheet.right() + 11, sheet.center().y())
    arrow = QPolygonF([tip, tip + QPointF(-11, -9), tip + QPointF(-11, 9)])
    painter.setBrush(theme.color("gold"))
    painter.drawPolygon(arrow)


def parts_sketch(tile: Tile, art: Art) -> Sketch:
    """A large tile of White's with the numbers 1 to 6 at its parts."""
    side = _PARTS_SIDE
    edge = 18.0
    # In the units of a tile (0 to 160): cost, set, building, effect, terrain, road.
    spots = ((-2, 24), (162, 20), (80, 58), (80, 162), (140, 104), (-2, 80))

    def paint(painter: QPainter, theme: Theme, ratio: float) -> None:
        canvas = Canvas(painter, art, theme, ratio)
        canvas.tile(Look(tile, Heir.WHITE), QRectF(edge, edge, side, side))
        for number, (x, y) in enumerate(spots, 1):
            where = QPointF(edge + x * side / 160, edge + y * side / 160)
            number_disc(painter, theme, where, 11, str(number))

    return Sketch(side + 2 * edge, side + 2 * edge, paint)


def tile_sketch(tile: Tile, art: Art, side: float) -> Sketch:
    """A tile as it lies in the reserve."""

    def paint(painter: QPainter, theme: Theme, ratio: float) -> None:
        Canvas(painter, art, theme, ratio).tile(Look(tile), QRectF(0, 0, side, side))

    return Sketch(side, side, paint)


def picture_sketch(name: str, width: float, height: float, art: Art) -> Sketch:
    """A picture of the artwork; effect strips get the parchment they have on a tile."""

    def paint(painter: QPainter, theme: Theme, ratio: float) -> None:
        art.draw(painter, name, QRectF(0, 0, width, height))

    return Sketch(width, height, paint)


def ornament_sketch(width: float) -> Sketch:
    """A rule with a lozenge in its middle, under the heading of a page."""

    def paint(painter: QPainter, theme: Theme, ratio: float) -> None:
        middle = width / 2
        painter.setPen(QPen(theme.color("rule"), 1.4))
        painter.drawLine(QPointF(0, 8), QPointF(middle - 16, 8))
        painter.drawLine(QPointF(middle + 16, 8), QPointF(width, 8))
        painter.setPen(QPen(theme.color("gold_deep"), 1.4))
        painter.setBrush(theme.color("gold"))
        for x, size in ((middle, 6.0), (middle - 12, 3.0), (middle + 12, 3.0)):
            lozenge = [QPointF(x - size, 8), QPointF(x, 8 - size), QPointF(x + size, 8)]
            painter.drawPolygon(QPolygonF([*lozenge, QPointF(x, 8 + size)]))

    return Sketch(width, 16, paint)

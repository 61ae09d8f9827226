"""A picture of the whole table, sharp at any size, as PNG or as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QBuffer, QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgGenerator

from twoheirs_qt.drawing.art import Art, Look
from twoheirs_qt.drawing.canvas import Canvas
from twoheirs_qt.drawing.land import paint_landscape
from twoheirs_qt.drawing.marks import draw_empty_place, draw_veil
from twoheirs_qt.drawing.parchment import LEFT, RIGHT, paint_flat_sheet, write
from twoheirs_qt.drawing.theme import Theme, serif_font
from twoheirs_qt.play.replay import TurnScore
from twoheirs_qt.play.snapshot import SoloSnapshot, TableSnapshot
from twoheirs_qt.results.graph import PointCurves
from twoheirs_qt.rules import HAND_LIMIT, PLACES, Heir
from twoheirs_qt.share import texts as words
from twoheirs_qt.text.language import say

_WIDE: Final = 1600
_HIGH: Final = 1000
_MARGIN: Final = 24
_HEAD: Final = 58
_RIGHT: Final = 420
_RESERVE: Final = 178
_TILE: Final = 122.0
"""The side of a tile in hand."""
_SHARP: Final = 2
"""Pixels of a PNG for a unit of the picture."""


class TablePicture:
    """Paints landscape, reserve and both heirs in `_WIDE` × `_HIGH` units, and a line above.

    Where there are `turn_scores`, those of a finished game, they stand in place of the reserve.
    """

    def __init__(
        self,
        snapshot: TableSnapshot,
        title: str,
        line: str,
        art: Art,
        theme: Theme,
        turn_scores: Sequence[TurnScore] = (),
    ) -> None:
        self._snapshot, self._title, self._line = snapshot, title, line
        self._turn_scores = turn_scores
        self._art = art
        self._theme = theme

    def png(self) -> bytes:
        image = QImage(QSize(_WIDE, _HIGH) * _SHARP, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        painter.scale(_SHARP, _SHARP)
        self.paint(painter)
        painter.end()
        content = QBuffer()
        content.open(QBuffer.OpenModeFlag.WriteOnly)
        QImageWriter(content, b"png").write(image)
        return bytes(content.data().data())

    def svg(self) -> bytes:
        content = QBuffer()
        content.open(QBuffer.OpenModeFlag.WriteOnly)
        # Clipping, which the corners of tiles need, is beyond the small profile of SVG.
        generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
        generator.setOutputDevice(content)
        generator.setSize(QSize(_WIDE, _HIGH))
        generator.setViewBox(QRectF(0, 0, _WIDE, _HIGH))
        generator.setTitle(self._title)
        generator.setDescription(self._line)
        painter = QPainter(generator)
        self.paint(painter)
        painter.end()
        return bytes(content.data().data())

    def paint(self, painter: QPainter) -> None:
        """Paint it at the painter's origin."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = Canvas(painter, self._art, self._theme)
        canvas.oak(QRectF(0, 0, _WIDE, _HIGH))
        head = QRectF(_MARGIN, 12, _WIDE - 2 * _MARGIN, _HEAD - 12)
        color = self._theme.color("on_oak")
        write(painter, head, LEFT, self._title, serif_font(30, bold=True), color)
        write(painter, head, RIGHT, self._line, serif_font(20), color)
        field = QRectF(
            _MARGIN, _HEAD, _WIDE - _RIGHT - 3 * _MARGIN, _HIGH - _HEAD - _RESERVE - 2 * _MARGIN
        )
        snapshot = self._snapshot
        paint_landscape(canvas, snapshot, field)
        low = QRectF(_MARGIN, _HIGH - _RESERVE - _MARGIN, field.width(), _RESERVE)
        if len(self._turn_scores) > 1:
            self._points(canvas, low)
        else:
            self._reserve(canvas, low)
        column = QRectF(_WIDE - _RIGHT - _MARGIN, _HEAD, _RIGHT, _HIGH - _HEAD - _MARGIN)
        high = (column.height() - _MARGIN) / 2
        upper = QRectF(column.left(), column.top(), _RIGHT, high)
        self._heir(canvas, upper, snapshot.south.opponent)
        lower = QRectF(column.left(), column.bottom() - high, _RIGHT, high)
        self._heir(canvas, lower, snapshot.south)

    def _heir(self, canvas: Canvas, rect: QRectF, heir: Heir) -> None:
        painter, theme, snapshot = canvas.painter, canvas.theme, self._snapshot
        read = snapshot.heirs[heir]
        paint_flat_sheet(painter, theme, rect, active=read.active or read.crowned)
        inner = rect.adjusted(18, 14, -18, -14)
        canvas.picture(f"heir/{heir.word}", QRectF(inner.left(), inner.top(), 46, 46))
        name = QRectF(inner.left() + 56, inner.top(), inner.width() - 130, 46)
        ink = theme.color("ink")
        write(painter, name, LEFT, say(read.name), serif_font(26, bold=True), ink)
        points = QRectF(inner.right() - 70, inner.top(), 70, 46)
        write(painter, points, RIGHT, str(read.points), serif_font(38, bold=True), ink)
        if read.crowned:
            crown = QRectF(inner.right() - 74, inner.bottom() - 86, 74, 86)
            canvas.picture(f"shield/{heir.word}", crown)
        held = inner.adjusted(0, 62, 0, 0)
        if snapshot.solo is not None and heir is snapshot.solo.henry:
            held.setHeight(_TILE)
            self._treasures(canvas, held, snapshot.solo)
        else:
            self._hand(canvas, held.topLeft(), min((held.width() - 20) / 3, _TILE), heir)
        x = inner.left()
        for troop in snapshot.troops[heir]:
            high = 66.0
            where = QRectF(x, inner.bottom() - high, high * 0.8, high)
            canvas.troop(heir, troop, where)
            if troop.at is not None:  # the pale ones are out
                painter.fillRect(where.adjusted(-1, -1, 1, 1), theme.color("parchment", 0.62))
            x += high * 0.8 + 10

    def _hand(self, canvas: Canvas, corner: QPointF, side: float, heir: Heir) -> None:
        """Paint the tiles of a hand, from `corner` on, and its empty places."""
        hand, snapshot = self._snapshot.hands[heir], self._snapshot
        for number, tile in enumerate(hand[:6]):
            row, place = divmod(number, 3)
            x, y = corner.x() + place * (side + 10), corner.y() + row * (side + 8)
            where = QRectF(x, y, side, side)
            canvas.tile(Look(snapshot.catalogue.tiles[tile]), where)
        for number in range(len(hand), HAND_LIMIT):
            where = QRectF(corner.x() + number * (side + 10), corner.y(), side, side)
            draw_empty_place(canvas.painter, where, canvas.theme, 2, 7)

    @staticmethod
    def _treasures(canvas: Canvas, where: QRectF, solo: SoloSnapshot) -> None:
        """Paint Henry's treasures, those on tiles and those of his pile, in two rows at most."""
        names = [f"treasure/{each.treasure}" for each in solo.treasures]
        names += ["treasure/back"] * solo.pile
        across = max(5, -(-len(names) // 2))
        step = where.width() / across
        side = min(step - 8, (where.height() - 8) / 2)
        for number, name in enumerate(names):
            row, column = divmod(number, across)
            corner = QPointF(where.left() + column * step, where.top() + row * (side + 8))
            canvas.picture(name, QRectF(corner, QSizeF(side, side)))

    def _points(self, canvas: Canvas, rect: QRectF) -> None:
        painter, theme = canvas.painter, canvas.theme
        paint_flat_sheet(painter, theme, rect)
        inner = rect.adjusted(18, 10, -18, -8)
        head = QRectF(inner.left(), inner.top(), inner.width(), 26)
        write(painter, head, LEFT, say(words.POINTS), serif_font(18, bold=True), theme.color("ink"))
        PointCurves(self._turn_scores, inner.adjusted(0, 34, 0, 0), serif_font(13)).paint(
            painter, theme
        )

    def _reserve(self, canvas: Canvas, rect: QRectF) -> None:
        """Paint the places in a row, clockwise from the one after the shield."""
        painter, theme, snapshot = canvas.painter, canvas.theme, self._snapshot
        paint_flat_sheet(painter, theme, rect)
        inner = rect.adjusted(18, 10, -18, -14)
        ink, muted = theme.color("ink"), theme.color("muted")
        head = QRectF(inner.left(), inner.top(), inner.width(), 26)
        write(painter, head, LEFT, say(words.RESERVE), serif_font(18, bold=True), ink)
        supply = say(words.LEFT.count(snapshot.supply))
        write(painter, head, RIGHT, supply, serif_font(17), muted)
        side = inner.height() - 32
        step = (inner.width() - side) / PLACES
        crown = QRectF(inner.left(), inner.bottom() - side, side, side)
        shield = crown.adjusted(side * 0.07, 0, -side * 0.07, 0)
        crowned = [each for each in Heir if snapshot.heirs[each].crowned]
        winner = crowned[0] if len(crowned) == 1 else snapshot.crown
        canvas.picture(f"shield/{winner.word}", shield)
        for number in range(1, PLACES):
            place = snapshot.places[(snapshot.shield + number) % PLACES]
            where = QRectF(inner.left() + number * step + 6, inner.bottom() - side, side, side)
            if place.tile is None:
                continue
            canvas.tile(Look(snapshot.catalogue.tiles[place.tile]), where)
            if snapshot.active is None or not place.in_reach:
                draw_veil(painter, theme, where, 0.45)

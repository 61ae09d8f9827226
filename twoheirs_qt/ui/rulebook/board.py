"""Paints the landscape of an example: tiles, troops, tokens, and the marks over them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from twoheirs_qt.game.snapshot import TableSnapshot
from twoheirs_qt.rules import Cell
from twoheirs_qt.ui.board.canvas import Canvas
from twoheirs_qt.ui.board.grid import Grid
from twoheirs_qt.ui.board.land import look_of, paint_pieces
from twoheirs_qt.ui.board.marks import Mark, disc, paint_mark, rim, shadow, veil
from twoheirs_qt.ui.board.parchment import CENTER
from twoheirs_qt.ui.board.roads import end_of, paint_section
from twoheirs_qt.ui.theme import QUIET, Theme, serif_font
from twoheirs_qt.words.rulebook.marks import Coin, Marks

_LABEL: Final = 0.34
"""Room for the names of columns and rows, in tiles."""
_MARGIN: Final = 0.08
"""Room on the other two sides."""


class Board:
    """The landscape of `snapshot` with its marks, tiles of `side` logical pixels."""

    def __init__(self, snapshot: TableSnapshot, marks: Marks, side: float) -> None:
        self._snapshot = snapshot
        self._marks = marks
        self._side = side
        self._grid = Grid([*snapshot.land, *marks.places, *marks.numbers, *marks.counted])
        self._grid.put(_LABEL * side, _LABEL * side, side)

    @property
    def width(self) -> float:
        return (self._grid.columns + _LABEL + _MARGIN) * self._side

    @property
    def height(self) -> float:
        return (self._grid.rows + _LABEL + _MARGIN) * self._side

    def paint(self, canvas: Canvas) -> None:
        """Paint it at the painter's origin, on oak."""
        painter, theme, marks, rect_of = canvas.painter, canvas.theme, self._marks, self._grid.rect
        side = self._side
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        font, quiet = serif_font(side * 0.17), theme.color("on_oak", QUIET)
        self._grid.write_names(painter, font, quiet, _LABEL, _LABEL)
        for cell in marks.places:
            paint_mark(painter, theme, rect_of(cell), Mark.PLACE)
        for cell in self._snapshot.land:
            self._tile(canvas, cell)
        for cell in marks.counted:
            rim(painter, theme, rect_of(cell), max(2.5, side * 0.042), edge=2, dark=1.0)
        for road in marks.roads:
            for cell, section in road.sections:
                paint_section(painter, theme, rect_of(cell), section, road.heir)
        paint_pieces(canvas, self._snapshot, rect_of)
        for road in marks.roads:
            cell, edge = road.joint
            number_disc(painter, theme, end_of(rect_of(cell), edge), side * 0.15, road.letter)
        for cell, coin in marks.coins.items():
            _coin(painter, theme, rect_of(cell), coin)
        for cell in marks.discounts:
            corner = rect_of(cell).topLeft() + QPointF(side * 0.1, side * 0.1)
            canvas.picture("resource/any", QRectF(corner.x(), corner.y(), side * 0.36, side * 0.36))
        for cell, number in marks.numbers.items():
            where = rect_of(cell).topLeft() + QPointF(side * 0.17, side * 0.17)
            number_disc(painter, theme, where, side * 0.14, str(number))

    def _tile(self, canvas: Canvas, cell: Cell) -> None:
        # Between tiles there is room for the golden lines, so that they hide no owner's frame.
        gap = self._side * (0.045 if self._marks.counted else 0.012)
        rect = self._grid.rect(cell).adjusted(gap, gap, -gap, -gap)
        shadow(canvas.painter, canvas.theme, rect)
        canvas.tile(look_of(self._snapshot, self._snapshot.land[cell]), rect)
        if cell in self._marks.pale:
            veil(canvas.painter, canvas.theme, rect, 0.5)


def _coin(painter: QPainter, theme: Theme, rect: QRectF, coin: Coin) -> None:
    """A golden coin on the upper edge of a tile; "5 × 2" if a troop doubles it."""
    words = f"{coin.points} × 2" if coin.doubled else str(coin.points)
    height = rect.width() * 0.36
    font = serif_font(height * 0.66, bold=True)
    width = max(height, QFontMetricsF(font).horizontalAdvance(words) + height * 0.6)
    box = QRectF(rect.center().x() - width / 2, rect.top() - height * 0.2, width, height)
    painter.setPen(QPen(theme.color("shadow"), 2))
    painter.setBrush(theme.color("gold"))
    painter.drawRoundedRect(box, height / 2, height / 2)
    painter.setPen(theme.color("gold_ink"))
    painter.setFont(font)
    painter.drawText(box, CENTER, words)


def number_disc(
    painter: QPainter, theme: Theme, centre: QPointF, radius: float, words: str
) -> None:
    """A disc of parchment with a number or a letter in it."""
    disc(painter, centre, max(8.0, radius), words, line=1.6, theme=theme)

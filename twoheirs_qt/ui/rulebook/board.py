"""Paints the landscape of an example: tiles, troops, tokens, and the marks over them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen

from twoheirs_qt.rules import Cell, Edge, Heir, State, Troop
from twoheirs_qt.ui.art import Art, Look
from twoheirs_qt.ui.rulebook.marks import Coin, Marks, RoadMark
from twoheirs_qt.ui.theme import QUIET, Theme, letter
from twoheirs_qt.words.names import column_name, row_name

_LABEL: Final = 0.34
"""Room for the names of columns and rows, in tiles."""
_MARGIN: Final = 0.08
"""Room on the other two sides."""
_CENTER: Final = int(Qt.AlignmentFlag.AlignCenter)
_MIDDLES: Final = {Edge.N: (0.5, 0.0), Edge.E: (1.0, 0.5), Edge.S: (0.5, 1.0), Edge.W: (0.0, 0.5)}


class Board:
    """The landscape of `state` with its marks, tiles of `side` logical pixels."""

    def __init__(self, state: State, marks: Marks, side: float) -> None:
        self._state = state
        self._marks = marks
        self._side = side
        cells = [*state.landscape, *marks.places, *marks.numbers]
        self._left = min(x for x, _ in cells)
        self._top = min(y for _, y in cells)
        self._columns = max(x for x, _ in cells) - self._left + 1
        self._rows = max(y for _, y in cells) - self._top + 1

    @property
    def width(self) -> float:
        width: float = (self._columns + _LABEL + _MARGIN) * self._side
        return width

    @property
    def height(self) -> float:
        height: float = (self._rows + _LABEL + _MARGIN) * self._side
        return height

    def rect(self, cell: Cell) -> QRectF:
        """The square of a cell."""
        side = self._side
        x, y = cell[0] - self._left + _LABEL, cell[1] - self._top + _LABEL
        return QRectF(x * side, y * side, side, side)

    def paint(self, painter: QPainter, art: Art, theme: Theme, ratio: float) -> None:
        """Paint it at the painter's origin, on oak."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._names(painter, theme)
        for cell in self._marks.places:
            _dashed(painter, theme, self.rect(cell))
        for cell in self._state.landscape:
            self._tile(painter, art, theme, cell, ratio)
        for cell in self._marks.counted:
            _rim(painter, theme, self.rect(cell))
        for road in self._marks.roads:
            self._road(painter, theme, road)
        self._tokens(painter, art, ratio)
        self._troops(painter, art, ratio)
        for road in self._marks.roads:
            self._letter(painter, theme, road)
        for cell, coin in self._marks.coins.items():
            _coin(painter, theme, self.rect(cell), coin)
        for cell in self._marks.discounts:
            size = self._side * 0.36
            spot = self.rect(cell).topLeft() + QPointF(self._side * 0.1, self._side * 0.1)
            painter.drawPixmap(spot, art.picture("resource/any", size, size, ratio))
        for cell, number in self._marks.numbers.items():
            where = self.rect(cell).topLeft() + QPointF(self._side * 0.17, self._side * 0.17)
            disc(painter, theme, where, self._side * 0.14, str(number))

    def _names(self, painter: QPainter, theme: Theme) -> None:
        side = self._side
        painter.setFont(letter(side * 0.17))
        painter.setPen(theme.color("on_oak", QUIET))
        for column in range(self._left, self._left + self._columns):
            rect = self.rect((column, self._top))
            above = QRectF(rect.left(), rect.top() - side * _LABEL, side, side * _LABEL)
            painter.drawText(above, _CENTER, column_name(column) or "")
        for row in range(self._top, self._top + self._rows):
            rect = self.rect((self._left, row))
            before = QRectF(rect.left() - side * _LABEL, rect.top(), side * _LABEL, side)
            painter.drawText(before, _CENTER, row_name(row) or "")

    def _tile(self, painter: QPainter, art: Art, theme: Theme, cell: Cell, ratio: float) -> None:
        # Between tiles there is room for the golden lines, so that they hide no owner's frame.
        gap = self._side * (0.045 if self._marks.counted else 0.012)
        face, rect = self._state.landscape[cell], self.rect(cell).adjusted(gap, gap, -gap, -gap)
        owner = face.owner
        turned = owner is not None and owner is not self._state.south
        look = Look(face.tile, owner, down=owner is None, turned=turned)
        corner = rect.width() / 16
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("shadow", 0.4))
        painter.drawRoundedRect(rect.translated(0.6, 1.6), corner, corner)
        painter.drawPixmap(rect.topLeft(), art.tile(look, rect.width(), ratio))
        if cell in self._marks.pale:
            painter.setBrush(theme.color("veil", 0.5))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawRoundedRect(rect, corner, corner)

    def _troops(self, painter: QPainter, art: Art, ratio: float) -> None:
        standing: dict[Cell, list[tuple[Heir, Troop]]] = {}
        for heir in Heir:
            for troop in self._state.troops[heir]:
                if troop.at is not None:
                    standing.setdefault(troop.at, []).append((heir, troop))
        height = self._side * 0.46
        for cell, troops in standing.items():
            for number, (heir, troop) in enumerate(troops):
                width = height * 0.8
                corner = self.rect(cell).bottomRight()
                x = corner.x() - (number + 1) * width - self._side * 0.05
                y = corner.y() - height - self._side * 0.1
                picture = art.picture(art.troop(heir, troop), width, height, ratio)
                painter.drawPixmap(QPointF(x, y), picture)

    def _tokens(self, painter: QPainter, art: Art, ratio: float) -> None:
        solo = self._state.solo
        if solo is None:
            return
        size = self._side * 0.42
        for cell, treasure in solo.treasures.items():
            spot = self.rect(cell).topLeft() + QPointF(self._side * 0.3, self._side * 0.08)
            painter.drawPixmap(spot, art.picture(f"treasure/{treasure.id}", size, size, ratio))
        if solo.last_built is not None:
            spot = self.rect(solo.last_built).bottomLeft()
            spot += QPointF(self._side * 0.04, -size - self._side * 0.06)
            painter.drawPixmap(spot, art.picture("scaffold", size, size, ratio))

    def _road(self, painter: QPainter, theme: Theme, road: RoadMark) -> None:
        width = self._side * 0.1
        core = "rule" if road.heir is None else road.heir.word
        for cell, section in road.sections:
            path = self._path(self.rect(cell), section)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for color, weight in (("shadow", width + 3.0), (core, width)):
                pen = QPen(theme.color(color, 0.9), weight)
                pen.setCapStyle(Qt.PenCapStyle.RoundCap)
                if road.heir is None and color == core:
                    pen.setStyle(Qt.PenStyle.DotLine)
                painter.setPen(pen)
                painter.drawPath(path)

    def _letter(self, painter: QPainter, theme: Theme, road: RoadMark) -> None:
        cell, edge = road.joint
        middle = _point(self.rect(cell), edge)
        disc(painter, theme, middle, self._side * 0.15, road.letter)

    def _path(self, rect: QRectF, section: tuple[Edge, ...]) -> QPainterPath:
        """Along a section, as it lies: from edge to edge, or from the edge to its end."""
        path = QPainterPath(_point(rect, section[0]))
        if len(section) == 1:
            path.lineTo(_between(_point(rect, section[0]), rect.center(), 0.55))
        for edge in section[1:]:
            path.quadTo(rect.center(), _point(rect, edge))
        return path


def _point(rect: QRectF, edge: Edge) -> QPointF:
    x, y = _MIDDLES[edge]
    return QPointF(rect.left() + x * rect.width(), rect.top() + y * rect.height())


def _between(a: QPointF, b: QPointF, share: float) -> QPointF:
    return a + (b - a) * share


def _rim(painter: QPainter, theme: Theme, rect: QRectF) -> None:
    """A golden line around a tile, edged in the dark so that it shows on every ground."""
    width = max(2.5, rect.width() * 0.042)
    inside = rect.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for color, weight in (("shadow", width + 2), ("gold", width)):
        painter.setPen(QPen(theme.color(color), weight))
        painter.drawRoundedRect(inside, rect.width() / 16, rect.width() / 16)


def _dashed(painter: QPainter, theme: Theme, rect: QRectF) -> None:
    pen = QPen(theme.color("gold"), 2, Qt.PenStyle.CustomDashLine)
    pen.setDashPattern([3.2, 2.2])
    painter.setPen(pen)
    painter.setBrush(theme.color("gold", 0.2))
    painter.drawRoundedRect(rect.adjusted(4, 4, -4, -4), 5, 5)


def _coin(painter: QPainter, theme: Theme, rect: QRectF, coin: Coin) -> None:
    """A golden coin on the upper edge of a tile; "5 × 2" if a troop doubles it."""
    words = f"{coin.points} × 2" if coin.doubled else str(coin.points)
    height = rect.width() * 0.36
    font = letter(height * 0.66, bold=True)
    width = max(height, QFontMetricsF(font).horizontalAdvance(words) + height * 0.6)
    box = QRectF(rect.center().x() - width / 2, rect.top() - height * 0.2, width, height)
    painter.setPen(QPen(theme.color("shadow"), 2))
    painter.setBrush(theme.color("gold"))
    painter.drawRoundedRect(box, height / 2, height / 2)
    painter.setPen(theme.color("gold_ink"))
    painter.setFont(font)
    painter.drawText(box, _CENTER, words)


def disc(painter: QPainter, theme: Theme, centre: QPointF, radius: float, words: str) -> None:
    """A disc of parchment with a number or a letter in it."""
    radius = max(8.0, radius)
    painter.setPen(QPen(theme.color("shadow"), 1.6))
    painter.setBrush(theme.color("parchment_edge"))
    painter.drawEllipse(centre, radius, radius)
    painter.setPen(theme.color("ink"))
    painter.setFont(letter(radius * 1.3, bold=True))
    box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    painter.drawText(box, _CENTER, words)

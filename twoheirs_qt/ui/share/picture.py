"""A picture of the whole table as lines and areas: sharp at any size, as PNG or as SVG."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QBuffer, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter, QPen
from PySide6.QtSvg import QSvgGenerator

from twoheirs_qt.game.lines import Folded
from twoheirs_qt.rules import Cell, Heir, State, Tile, Troop, means, score_sheet
from twoheirs_qt.ui.art import Art, Look
from twoheirs_qt.ui.language import say
from twoheirs_qt.ui.share import words
from twoheirs_qt.ui.table.overview import paint_small
from twoheirs_qt.ui.table.parchment import CENTER, LEFT, RIGHT, write
from twoheirs_qt.ui.theme import Theme, letter
from twoheirs_qt.words.names import Names, called, column_name, row_name

_WIDE: Final = 1600
_HIGH: Final = 1000
_MARGIN: Final = 24
_HEAD: Final = 58
_RIGHT: Final = 420
_RESERVE: Final = 178
_OAK: Final = 512
_LARGEST: Final = 150.0
_LEAST: Final = 10.0
"""Smaller tiles are shown as on the small map."""
_LEFT_OUT: Final = "…"
"""In place of the names of columns, or rows, that are empty and not shown."""
_SHARP: Final = 2
"""Pixels of a PNG for a unit of the picture."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What is on the picture: a state, the heirs' names, and the line above it.

    `given_up`: the game has ended in that state, whatever the rules say of it.
    """

    state: State
    names: Names
    title: str
    line: str
    given_up: bool = False


class TablePicture:
    """Paints landscape, reserve and both heirs in `_WIDE` × `_HIGH` units."""

    def __init__(self, shown: Shown, art: Art, theme: Theme) -> None:
        self._shown = shown
        self._state = shown.state
        self._over = shown.given_up or shown.state.is_over
        self._art = art
        self._theme = theme

    def png(self) -> bytes:
        """The picture in dots."""
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
        """The picture in lines."""
        content = QBuffer()
        content.open(QBuffer.OpenModeFlag.WriteOnly)
        # Clipping, which the corners of tiles need, is beyond the small profile of SVG.
        generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
        generator.setOutputDevice(content)
        generator.setSize(QSize(_WIDE, _HIGH))
        generator.setViewBox(QRectF(0, 0, _WIDE, _HIGH))
        generator.setTitle(self._shown.title)
        generator.setDescription(self._shown.line)
        painter = QPainter(generator)
        self.paint(painter)
        painter.end()
        return bytes(content.data().data())

    def paint(self, painter: QPainter) -> None:
        """Paint it all at the painter's origin."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._ground(painter)
        head = QRectF(_MARGIN, 12, _WIDE - 2 * _MARGIN, _HEAD - 12)
        color = self._theme.color("on_oak")
        write(painter, head, LEFT, self._shown.title, letter(30, bold=True), color)
        write(painter, head, RIGHT, self._shown.line, letter(20), color)
        field = QRectF(
            _MARGIN, _HEAD, _WIDE - _RIGHT - 3 * _MARGIN, _HIGH - _HEAD - _RESERVE - 2 * _MARGIN
        )
        paint_landscape(painter, self._state, field, self._art, self._theme)
        low = QRectF(_MARGIN, _HIGH - _RESERVE - _MARGIN, field.width(), _RESERVE)
        self._reserve(painter, low)
        column = QRectF(_WIDE - _RIGHT - _MARGIN, _HEAD, _RIGHT, _HIGH - _HEAD - _MARGIN)
        high = (column.height() - _MARGIN) / 2
        north, south = self._state.south.opponent, self._state.south
        self._heir(painter, QRectF(column.left(), column.top(), _RIGHT, high), north)
        below = column.bottom() - high
        self._heir(painter, QRectF(column.left(), below, _RIGHT, high), south)

    def _ground(self, painter: QPainter) -> None:
        theme = self._theme
        painter.fillRect(QRectF(0, 0, _WIDE, _HIGH), theme.color("oak"))
        if not theme.wooden:
            return
        painter.save()
        painter.setClipRect(QRectF(0, 0, _WIDE, _HIGH))
        for x in range(0, _WIDE, _OAK):
            for y in range(0, _HIGH, _OAK):
                self._art.draw(painter, "table/oak", QRectF(x, y, _OAK, _OAK))
        painter.restore()
        if theme.dark:
            painter.fillRect(QRectF(0, 0, _WIDE, _HIGH), theme.color("shadow", 0.5))

    def _heir(self, painter: QPainter, rect: QRectF, heir: Heir) -> None:
        theme, state = self._theme, self._state
        _sheet(painter, theme, rect, active=heir is state.active and not self._over)
        inner = rect.adjusted(18, 14, -18, -14)
        self._art.draw(painter, f"heir/{heir.word}", QRectF(inner.left(), inner.top(), 46, 46))
        name = QRectF(inner.left() + 56, inner.top(), inner.width() - 130, 46)
        ink = theme.color("ink")
        write(painter, name, LEFT, say(called(self._shown.names, heir)), letter(26, bold=True), ink)
        points = str(score_sheet(state).heirs[heir].total)
        write(
            painter,
            QRectF(inner.right() - 70, inner.top(), 70, 46),
            RIGHT,
            points,
            letter(38, bold=True),
            ink,
        )
        side = min((inner.width() - 20) / 3, 122.0)
        top = inner.top() + 62
        hand: Sequence[Tile] = state.hands[heir]
        for number, tile in enumerate(hand[:6]):
            row, place = divmod(number, 3)
            where = QRectF(inner.left() + place * (side + 10), top + row * (side + 8), side, side)
            self._art.paint_tile(painter, Look(tile), where)
        for number in range(len(hand), 3):
            where = QRectF(inner.left() + number * (side + 10), top, side, side)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.color("rule"), 2, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(where.adjusted(2, 2, -2, -2), 7, 7)
        x = inner.left()
        for troop in state.troops[heir]:
            high = 66.0
            where = QRectF(x, inner.bottom() - high, high * 0.8, high)
            self._art.draw(painter, self._art.troop(heir, troop), where)
            if troop.at is not None:  # the pale ones are out
                painter.fillRect(where.adjusted(-1, -1, 1, 1), theme.color("parchment", 0.62))
            x += high * 0.8 + 10

    def _reserve(self, painter: QPainter, rect: QRectF) -> None:
        """The places in a row, clockwise from the one after the shield."""
        theme, state = self._theme, self._state
        _sheet(painter, theme, rect)
        inner = rect.adjusted(18, 10, -18, -14)
        ink, muted = theme.color("ink"), theme.color("muted")
        head = QRectF(inner.left(), inner.top(), inner.width(), 26)
        write(painter, head, LEFT, say(words.RESERVE), letter(18, bold=True), ink)
        supply = say(words.LEFT.count(len(state.stack)))
        write(painter, head, RIGHT, supply, letter(17), muted)
        side = inner.height() - 32
        reach = () if self._over else means(state).slots
        step = (inner.width() - side) / len(state.slots)
        crown = QRectF(inner.left(), inner.bottom() - side, side, side)
        self._art.draw(
            painter, f"shield/{state.crown.word}", crown.adjusted(side * 0.07, 0, -side * 0.07, 0)
        )
        for number in range(1, len(state.slots)):
            slot = (state.shield + number) % len(state.slots)
            tile = state.slots[slot]
            where = QRectF(inner.left() + number * step + 6, inner.bottom() - side, side, side)
            if tile is None:
                continue
            self._art.paint_tile(painter, Look(tile), where)
            if slot not in reach:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.color("veil", 0.45))
                painter.drawRoundedRect(where, 7, 7)


def _sheet(painter: QPainter, theme: Theme, rect: QRectF, *, active: bool = False) -> None:
    """Parchment in lines alone; that of the table keeps its edges as dots."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("shadow", 0.35))
    painter.drawRoundedRect(rect.translated(1, 4), 10, 10)
    painter.setPen(QPen(theme.color("shadow" if theme.dark else "ink"), 2.4))
    painter.setBrush(theme.color("parchment"))
    painter.drawRoundedRect(rect, 10, 10)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if active:
        painter.setPen(QPen(theme.color("gold"), 4))
        painter.drawRoundedRect(rect.adjusted(4, 4, -4, -4), 7, 7)
    else:
        painter.setPen(QPen(theme.color("rule", 0.55), 1))
        painter.drawRoundedRect(rect.adjusted(5, 5, -5, -5), 7, 7)


def paint_landscape(
    painter: QPainter, state: State, field: QRectF, art: Art, theme: Theme, *, ink: str = "on_oak"
) -> None:
    """The landscape of a state, as large as it fits into `field`, with the names of its cells.

    Of empty columns or rows between tiles one is shown, so that far ones stay large, too.
    """
    if not state.landscape:
        return
    columns = Folded(x for x, _ in state.landscape)
    rows = Folded(y for _, y in state.landscape)
    wide, high = len(columns), len(rows)
    side = min(field.width() / (wide + 0.4), field.height() / (high + 0.4), _LARGEST)
    left = field.center().x() - side * wide / 2 + side * 0.15
    top = field.center().y() - side * high / 2 + side * 0.15

    def place(cell: Cell) -> QRectF:
        x, y = columns.place(cell[0]), rows.place(cell[1])
        return QRectF(left + x * side, top + y * side, side, side)

    if side < _LEAST:
        for cell, face in state.landscape.items():
            paint_small(painter, place(cell), face.tile.terrain, face.owner)
        _pieces(painter, state, art, side, place)
        return
    font, color = letter(max(9.0, side * 0.13)), theme.color(ink)
    for number, x in enumerate(columns.shown):
        above = QRectF(left + number * side, top - side * 0.3, side, side * 0.28)
        name = _LEFT_OUT if x is None else column_name(x) or str(x)
        write(painter, above, CENTER, name, font, color)
    for number, y in enumerate(rows.shown):
        before = QRectF(left - side * 0.4, top + number * side, side * 0.36, side)
        name = _LEFT_OUT if y is None else row_name(y) or str(y)
        write(painter, before, CENTER, name, font, color)
    gap = side * 0.012
    for cell, face in state.landscape.items():
        turned = face.owner is not None and face.owner is not state.south
        look = Look(face.tile, face.owner, down=face.owner is None, turned=turned)
        art.paint_tile(painter, look, place(cell).adjusted(gap, gap, -gap, -gap))
    _pieces(painter, state, art, side, place)


def _pieces(
    painter: QPainter, state: State, art: Art, side: float, where_is: Callable[[Cell], QRectF]
) -> None:
    """Treasures, the scaffold, and troops."""
    standing: dict[Cell, list[tuple[Heir, Troop]]] = {}
    for heir in Heir:
        for troop in state.troops[heir]:
            if troop.at is not None:
                standing.setdefault(troop.at, []).append((heir, troop))
    if state.solo is not None:
        token = side * 0.42
        for cell, treasure in state.solo.treasures.items():
            spot = where_is(cell).topLeft() + QPointF(side * 0.3, side * 0.08)
            art.draw(painter, f"treasure/{treasure.id}", QRectF(spot.x(), spot.y(), token, token))
        if state.solo.last_built is not None:
            corner = where_is(state.solo.last_built).bottomLeft()
            art.draw(
                painter,
                "scaffold",
                QRectF(corner.x() + side * 0.04, corner.y() - token * 1.1, token, token),
            )
    for cell, troops in standing.items():
        for number, (heir, troop) in enumerate(troops):
            high = side * 0.46
            wide = high * 0.8
            corner = where_is(cell).bottomRight()
            x = corner.x() - (number + 1) * wide - side * 0.05
            art.draw(
                painter, art.troop(heir, troop), QRectF(x, corner.y() - high * 1.2, wide, high)
            )

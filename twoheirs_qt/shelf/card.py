"""The card of a game on the shelf: its landscape, who plays, points and time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
)
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from twoheirs_qt.drawing.art import Art, look_of_tile
from twoheirs_qt.drawing.canvas import Canvas
from twoheirs_qt.drawing.fonts import scaled, scaled_font
from twoheirs_qt.drawing.grid import Grid
from twoheirs_qt.drawing.parchment import CENTER, LEFT, RIGHT, paint_cached, ratio_of, sheet, write
from twoheirs_qt.drawing.theme import Theme, current_theme
from twoheirs_qt.rules.components import Catalogue, Heir
from twoheirs_qt.saves.listing import Entry, Laid
from twoheirs_qt.saves.save import Summary
from twoheirs_qt.shelf.model import ShelfModel, ShelfRole

_LARGEST: Final = 40.0
"""Logical pixels of a tile at most: a landscape of one tile must not fill the picture."""
_SMALLEST: Final = 4.0
"""A tile that lies by itself can still be seen, however many such there are."""
_DRAWN: Final = 40.0
"""The size at which tiles are drawn once, to be scaled from."""
_MARGIN: Final = 8.0


def miniature(
    key: str,
    laid: Sequence[Laid],
    south: Heir,
    catalogue: Catalogue,
    art: Art,
    theme: Theme,
    size: QSizeF,
    ratio: float,
) -> QPixmap:
    """The landscape on oak in `size` logical pixels; `key` tells one game from another."""
    looks = {
        cell: look_of_tile(catalogue.tiles[tile], owner, south)
        for cell, tile, owner in laid
        if tile in catalogue.tiles
    }

    def paint(painter: QPainter) -> None:
        whole, path = QRectF(QPointF(), size), QPainterPath()
        path.addRoundedRect(whole, 6, 6)
        painter.setClipPath(path)
        Canvas(painter, art, theme, ratio).oak(whole)
        if not looks:
            return
        grid = Grid(looks)
        wide, high = size.width() - 2 * _MARGIN, size.height() - 2 * _MARGIN
        side = min(wide / grid.columns, high / grid.rows, _LARGEST)
        left = (size.width() - side * grid.columns) / 2
        grid.put(left, (size.height() - side * grid.rows) / 2, side)
        more = max(0.0, _SMALLEST - side) / 2
        for cell, look in looks.items():
            drawn = art.tile(look, _DRAWN, ratio)
            where = grid.rect(cell).adjusted(-more, -more, more, more)
            painter.drawPixmap(where, drawn, QRectF(drawn.rect()))

    return paint_cached(f"miniature-{key}-{theme.name}", size, ratio, paint)


_Index = QModelIndex | QPersistentModelIndex
WIDTH: Final = 372
HEIGHT: Final = 146
GAP: Final = 12
_PICTURE: Final = 122
_EDGE: Final = 12


def card_size() -> QSize:
    """The smallest card with the gap around it."""
    return QSize(scaled(WIDTH) + GAP, scaled(HEIGHT) + GAP)


class CardPainter(QStyledItemDelegate):
    """Paints cards; asks `model` for the picture of each visible one."""

    def __init__(self, view: QListView, model: ShelfModel, art: Art) -> None:
        super().__init__(view)
        self._view = view
        self._model = model
        self._art = art

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        grid = self._view.gridSize()
        return grid if grid.isValid() else card_size()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        entry = index.data(ShelfRole.ENTRY)
        if not isinstance(entry, Entry):
            return
        state: QStyle.StateFlag = option.state
        area: QRect = option.rect
        half = GAP // 2
        rect = QRectF(area.adjusted(half, half, -half - 2, -half - 4))
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        painter.save()
        sheet(painter, current_theme(), rect, active=chosen)
        if hovered and not chosen:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(current_theme().color("gold_deep"), 2))
            painter.drawRoundedRect(rect.adjusted(4, 4, -4, -4), 6, 6)
        current = bool(state & QStyle.StateFlag.State_HasFocus)
        if current or (chosen and self._view.hasFocus()):
            # Beyond the golden rim: who walks by keys sees where they are.
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(current_theme().color("on_oak"), 2, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(rect.adjusted(-3, -3, 3, 3), 11, 11)
        self._picture(painter, rect, entry)
        side = scaled(_PICTURE)
        text = rect.adjusted(_EDGE + side + 12, _EDGE - 2, -_EDGE - 2, -_EDGE)
        self._write(painter, text, entry, index)
        painter.restore()

    def _picture(self, painter: QPainter, rect: QRectF, entry: Entry) -> None:
        side = float(scaled(_PICTURE))
        size = QSizeF(side, rect.height() - 2 * _EDGE)
        laid = entry.landscape
        if laid is None and (entry.is_sound or not entry.is_read):
            self._model.want(entry)
        picture = miniature(
            f"{entry.name}-{entry.size}-{entry.time}-{laid is not None}",
            laid or (),
            entry.south,
            self._model.catalogue_of(entry),
            self._art,
            current_theme(),
            size,
            ratio_of(painter),
        )
        where = QRectF(rect.left() + _EDGE, rect.top() + _EDGE, size.width(), size.height())
        painter.drawPixmap(where.topLeft(), picture)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(current_theme().color("shadow" if current_theme().dark else "ink"), 2))
        painter.drawRoundedRect(where, 6, 6)

    def _write(self, painter: QPainter, rect: QRectF, entry: Entry, index: _Index) -> None:
        theme, words = current_theme(), self._model.words
        ink, muted = theme.color("ink"), theme.color("muted")
        summary = entry.summary
        line = scaled(24)
        top = rect.top()
        head = QRectF(rect.left(), top, rect.width(), line)
        if number := index.data(ShelfRole.NUMBER):
            said, font = str(number), scaled_font(13, bold=True)
            write(painter, head, RIGHT, said, font, muted)
            head.setRight(head.right() - QFontMetricsF(font).horizontalAdvance(said) - 8)
        write(painter, head, LEFT, words.title(entry), scaled_font(17, bold=True), ink)
        top += line
        if summary is None:
            below = QRectF(rect.left(), top, rect.width(), scaled(20))
            write(painter, below, LEFT, words.when(entry.changed), scaled_font(13), muted)
            return
        titled = bool(summary.title)
        between = words.origin(entry) or (words.players(summary) if titled else "")
        if between:
            below = QRectF(rect.left(), top, rect.width(), scaled(18))
            write(painter, below, LEFT, between, scaled_font(12.5, italic=True), muted)
            top += scaled(19)
        standing = QRectF(rect.left(), top, rect.width(), scaled(20))
        write(painter, standing, LEFT, words.standing(summary), scaled_font(13.5), ink)
        foot = QRectF(rect.left(), rect.bottom() - scaled(22), rect.width(), scaled(22))
        middle = (standing.bottom() + foot.top()) / 2
        end = rect.left()
        if index.data(ShelfRole.POINTS):
            end = self._points(painter, end, middle, summary)
        if index.data(ShelfRole.UNFINISHED):
            room = QRectF(QPointF(end, middle - scaled(11)), rect.bottomRight())
            self._badge(painter, room, golden=bool(index.data(ShelfRole.RUNNING)))
        right = self._sets(painter, foot, summary)
        foot.setLeft(right + 10)
        write(painter, foot, RIGHT, words.when(summary.changed), scaled_font(12.5), muted)

    def _badge(self, painter: QPainter, room: QRectF, *, golden: bool) -> None:
        """Paint the mark of a game in progress at the right of the points; that open is golden."""
        said = self._model.words.unfinished()
        font = scaled_font(12, bold=True)
        wide = min(QFontMetricsF(font).horizontalAdvance(said) + 16, room.width())
        box = QRectF(room.right() - wide, room.top() + 1, wide, scaled(20))
        theme = current_theme()
        painter.setPen(QPen(theme.color("gold_deep"), 1.4))
        painter.setBrush(theme.color("gold" if golden else "bubble"))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        ink = theme.color("gold_ink" if golden else "ink")
        write(painter, box.adjusted(4, 0, -4, 0), CENTER, said, font, ink)

    def _points(self, painter: QPainter, left: float, middle: float, summary: Summary) -> float:
        """Paint both shields with their points, the winner's underlined; returns where they end."""
        side = float(scaled(26))
        font = scaled_font(21, bold=True)
        metrics = QFontMetricsF(font)
        canvas = Canvas(painter, self._art, current_theme(), ratio_of(painter))
        x = left
        for heir in Heir:
            canvas.picture(f"heir/{heir.word}", QRectF(x, middle - side / 2, side, side))
            number = str(summary.points[heir])
            wide = metrics.horizontalAdvance(number)
            box = QRectF(x + side + 7, middle - metrics.height() / 2, wide + 2, metrics.height())
            painter.setFont(font)
            painter.setPen(current_theme().color("ink"))
            painter.drawText(box, int(LEFT), number)
            if summary.over and summary.winner is heir:
                painter.setPen(QPen(current_theme().color("gold_deep"), 3))
                painter.drawLine(box.bottomLeft(), box.bottomRight())
            x = box.right() + scaled(20)
        return x - scaled(12)

    def _sets(self, painter: QPainter, foot: QRectF, summary: Summary) -> float:
        """Paint the symbols of the sets played; returns where they end."""
        side = float(scaled(18))
        x = foot.left()
        canvas = Canvas(painter, self._art, current_theme(), ratio_of(painter))
        for each in summary.sets:
            where = QRectF(x, foot.center().y() - side / 2, side, side)
            canvas.picture(f"set/{each.value}", where)
            x += side + 5
        return x

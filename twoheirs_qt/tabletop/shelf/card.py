"""The card of a game on the shelf: landscape, players, points and time."""

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

from twoheirs_qt.games.two_heirs.drawing.art import Art, look_of_tile
from twoheirs_qt.games.two_heirs.drawing.canvas import Canvas
from twoheirs_qt.games.two_heirs.drawing.grid import Grid
from twoheirs_qt.games.two_heirs.rules.components import Catalogue, Heir
from twoheirs_qt.games.two_heirs.saves.save import Summary
from twoheirs_qt.tabletop.drawing.fonts import scale_length, text_font
from twoheirs_qt.tabletop.drawing.parchment import (
    CENTER,
    LEFT,
    RIGHT,
    draw_sheet,
    paint_cached,
    ratio_of,
    write_line,
)
from twoheirs_qt.tabletop.drawing.theme import Theme, current_theme
from twoheirs_qt.tabletop.saves.listing import Entry, PlacedTile
from twoheirs_qt.tabletop.shelf.model import ShelfModel, ShelfRole

_MAX_TILE_PX: Final = 40.0
"""The maximum size of a tile, so that a single one does not fill the picture."""
_MIN_TILE_PX: Final = 4.0
"""The minimum size, so that single tiles stay visible in a large landscape."""
_PICTURE_TILE_PX: Final = 40.0
"""The size at which tiles are drawn before they are scaled."""
_MARGIN_PX: Final = 8.0


def draw_miniature(
    key: str,
    tiles: Sequence[PlacedTile],
    south: Heir,
    catalogue: Catalogue,
    art: Art,
    theme: Theme,
    size: QSizeF,
    ratio: float,
) -> QPixmap:
    """Draw a small landscape of `size` logical pixels; `key` identifies it in the cache."""
    looks = {
        cell: look_of_tile(catalogue.tiles[tile], owner, south)
        for cell, tile, owner in tiles
        if tile in catalogue.tiles
    }

    def paint(painter: QPainter) -> None:
        area, path = QRectF(QPointF(), size), QPainterPath()
        path.addRoundedRect(area, 6, 6)
        painter.setClipPath(path)
        Canvas(painter, art, theme, ratio).draw_table_top(area)
        if not looks:
            return
        grid = Grid(looks)
        width, height = size.width() - 2 * _MARGIN_PX, size.height() - 2 * _MARGIN_PX
        side = min(width / grid.columns, height / grid.rows, _MAX_TILE_PX)
        left = (size.width() - side * grid.columns) / 2
        grid.set_geometry(left, (size.height() - side * grid.rows) / 2, side)
        margin = max(0.0, _MIN_TILE_PX - side) / 2
        for cell, look in looks.items():
            picture = art.tile(look, _PICTURE_TILE_PX, ratio)
            target = grid.rect(cell).adjusted(-margin, -margin, margin, margin)
            painter.drawPixmap(target, picture, QRectF(picture.rect()))

    return paint_cached(f"miniature-{key}-{theme.name}", size, ratio, paint)


_Index = QModelIndex | QPersistentModelIndex
_WIDTH_PX: Final = 372
_HEIGHT_PX: Final = 146
_GAP_PX: Final = 12
_PICTURE_PX: Final = 122
_BORDER_PX: Final = 12


def card_size() -> QSize:
    """Return the minimum size of a card with the gap around it."""
    return QSize(scale_length(_WIDTH_PX) + _GAP_PX, scale_length(_HEIGHT_PX) + _GAP_PX)


class CardPainter(QStyledItemDelegate):
    """Paints cards and lets `model` read the visible ones first."""

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
        half_gap = _GAP_PX // 2
        rect = QRectF(area.adjusted(half_gap, half_gap, -half_gap - 2, -half_gap - 4))
        is_selected = bool(state & QStyle.StateFlag.State_Selected)
        is_hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        painter.save()
        draw_sheet(painter, current_theme(), rect, active=is_selected)
        if is_hovered and not is_selected:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(current_theme().color("gold_deep"), 2))
            painter.drawRoundedRect(rect.adjusted(4, 4, -4, -4), 6, 6)
        is_current = bool(state & QStyle.StateFlag.State_HasFocus)
        if is_current or (is_selected and self._view.hasFocus()):
            # A focus ring outside the golden border.
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(current_theme().color("on_oak"), 2, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(rect.adjusted(-3, -3, 3, 3), 11, 11)
        self._paint_picture(painter, rect, entry)
        side = scale_length(_PICTURE_PX)
        text = rect.adjusted(_BORDER_PX + side + 12, _BORDER_PX - 2, -_BORDER_PX - 2, -_BORDER_PX)
        self._paint_texts(painter, text, entry, index)
        painter.restore()

    def _paint_picture(self, painter: QPainter, rect: QRectF, entry: Entry) -> None:
        side = float(scale_length(_PICTURE_PX))
        size = QSizeF(side, rect.height() - 2 * _BORDER_PX)
        tiles = entry.landscape
        if tiles is None and (entry.is_sound or not entry.is_read):
            self._model.read_first(entry)
        picture = draw_miniature(
            f"{entry.name}-{entry.size}-{entry.time}-{tiles is not None}",
            tiles or (),
            entry.south,
            self._model.find_catalogue(entry),
            self._art,
            current_theme(),
            size,
            ratio_of(painter),
        )
        target = QRectF(
            rect.left() + _BORDER_PX, rect.top() + _BORDER_PX, size.width(), size.height()
        )
        painter.drawPixmap(target.topLeft(), picture)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(current_theme().color("shadow" if current_theme().dark else "ink"), 2))
        painter.drawRoundedRect(target, 6, 6)

    def _paint_texts(self, painter: QPainter, rect: QRectF, entry: Entry, index: _Index) -> None:
        theme, texts = current_theme(), self._model.texts
        ink, muted = theme.color("ink"), theme.color("muted")
        summary = entry.summary
        line_height = scale_length(24)
        top = rect.top()
        head = QRectF(rect.left(), top, rect.width(), line_height)
        if number := index.data(ShelfRole.NUMBER):
            number_text, font = str(number), text_font(13, bold=True)
            write_line(painter, head, RIGHT, number_text, font, muted)
            head.setRight(head.right() - QFontMetricsF(font).horizontalAdvance(number_text) - 8)
        write_line(painter, head, LEFT, texts.title(entry), text_font(17, bold=True), ink)
        top += line_height
        if summary is None:
            rect_below = QRectF(rect.left(), top, rect.width(), scale_length(20))
            write_line(painter, rect_below, LEFT, texts.when(entry.changed), text_font(13), muted)
            return
        has_title = bool(summary.title)
        subtitle = texts.origin(entry) or (texts.players(summary) if has_title else "")
        if subtitle:
            rect_below = QRectF(rect.left(), top, rect.width(), scale_length(18))
            write_line(painter, rect_below, LEFT, subtitle, text_font(12.5, italic=True), muted)
            top += scale_length(19)
        progress_rect = QRectF(rect.left(), top, rect.width(), scale_length(20))
        write_line(painter, progress_rect, LEFT, texts.progress(summary), text_font(13.5), ink)
        footer = QRectF(
            rect.left(), rect.bottom() - scale_length(22), rect.width(), scale_length(22)
        )
        center_y = (progress_rect.bottom() + footer.top()) / 2
        right_of_points = rect.left()
        if index.data(ShelfRole.POINTS):
            right_of_points = self._paint_points(painter, right_of_points, center_y, summary)
        if index.data(ShelfRole.UNFINISHED):
            badge_area = QRectF(
                QPointF(right_of_points, center_y - scale_length(11)), rect.bottomRight()
            )
            self._paint_badge(painter, badge_area, is_golden=bool(index.data(ShelfRole.RUNNING)))
        right = self._paint_sets(painter, footer, summary)
        footer.setLeft(right + 10)
        write_line(painter, footer, RIGHT, texts.when(summary.changed), text_font(12.5), muted)

    def _paint_badge(self, painter: QPainter, area: QRectF, *, is_golden: bool) -> None:
        """Paint the badge of an unfinished game right of the points; golden for the open game."""
        text = self._model.texts.in_progress()
        font = text_font(12, bold=True)
        width = min(QFontMetricsF(font).horizontalAdvance(text) + 16, area.width())
        badge = QRectF(area.right() - width, area.top() + 1, width, scale_length(20))
        theme = current_theme()
        painter.setPen(QPen(theme.color("gold_deep"), 1.4))
        painter.setBrush(theme.color("gold" if is_golden else "bubble"))
        painter.drawRoundedRect(badge, badge.height() / 2, badge.height() / 2)
        ink = theme.color("gold_ink" if is_golden else "ink")
        write_line(painter, badge.adjusted(4, 0, -4, 0), CENTER, text, font, ink)

    def _paint_points(
        self, painter: QPainter, left: float, center_y: float, summary: Summary
    ) -> float:
        """Paint both shields with points, the winner's underlined; returns their right end."""
        side = float(scale_length(26))
        font = text_font(21, bold=True)
        metrics = QFontMetricsF(font)
        canvas = Canvas(painter, self._art, current_theme(), ratio_of(painter))
        x = left
        for heir in Heir:
            canvas.draw_picture(f"heir/{heir.word}", QRectF(x, center_y - side / 2, side, side))
            number = str(summary.points[heir])
            width = metrics.horizontalAdvance(number)
            number_rect = QRectF(
                x + side + 7, center_y - metrics.height() / 2, width + 2, metrics.height()
            )
            painter.setFont(font)
            painter.setPen(current_theme().color("ink"))
            painter.drawText(number_rect, int(LEFT), number)
            if summary.over and summary.winner is heir:
                painter.setPen(QPen(current_theme().color("gold_deep"), 3))
                painter.drawLine(number_rect.bottomLeft(), number_rect.bottomRight())
            x = number_rect.right() + scale_length(20)
        return x - scale_length(12)

    def _paint_sets(self, painter: QPainter, footer: QRectF, summary: Summary) -> float:
        """Paint the symbols of the sets; returns their right end."""
        side = float(scale_length(18))
        x = footer.left()
        canvas = Canvas(painter, self._art, current_theme(), ratio_of(painter))
        for tile_set in summary.sets:
            target = QRectF(x, footer.center().y() - side / 2, side, side)
            canvas.draw_picture(f"set/{tile_set.value}", target)
            x += side + 5
        return x

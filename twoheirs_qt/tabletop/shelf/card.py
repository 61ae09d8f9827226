"""The card of a game on the shelf: landscape, players, points and time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
)
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from twoheirs_qt.tabletop.drawing.fonts import make_text_font, scale_length
from twoheirs_qt.tabletop.drawing.parchment import (
    CENTER,
    LEFT,
    RIGHT,
    draw_sheet,
    find_pixel_ratio,
    write_line,
)
from twoheirs_qt.tabletop.drawing.theme import Theme, find_current_theme
from twoheirs_qt.tabletop.saves.listing import Entry
from twoheirs_qt.tabletop.saves.save import Summary
from twoheirs_qt.tabletop.shelf.model import ShelfModel, ShelfRole


class CardArt(Protocol):
    """The pictures of a game on its cards."""

    def draw_miniature(
        self, key: str, words: str, theme: Theme, size: QSizeF, ratio: float
    ) -> QPixmap:
        """Draw a small picture of `size` logical pixels; `key` identifies it in the cache.

        `words` are those of `GameSaves.describe_picture`, empty until they are known.
        """

    def paint_seat(self, painter: QPainter, target: QRectF, seat: int) -> None:
        """Paint the mark of a seat."""

    def paint_details(self, painter: QPainter, footer: QRectF, summary: Summary) -> float:
        """Paint what else is known of a game; returns its right end."""


_Index = QModelIndex | QPersistentModelIndex
_WIDTH_PX: Final = 372
_HEIGHT_PX: Final = 146
_GAP_PX: Final = 12
_PICTURE_PX: Final = 122
_BORDER_PX: Final = 12
_POINTS_FONT_PX: Final = 21


def calculate_card_size() -> QSize:
    """Return the minimum size of a card with the gap around it."""
    return QSize(scale_length(_WIDTH_PX) + _GAP_PX, scale_length(_HEIGHT_PX) + _GAP_PX)


class CardPainter(QStyledItemDelegate):
    """Paints cards and lets `model` read the visible ones first; `art` by the names of games."""

    def __init__(self, view: QListView, model: ShelfModel, art: Mapping[str, CardArt]) -> None:
        super().__init__(view)
        self._view = view
        self._model = model
        self._art = art

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        grid = self._view.gridSize()
        return grid if grid.isValid() else calculate_card_size()

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
        draw_sheet(painter, find_current_theme(), rect, active=is_selected)
        if is_hovered and not is_selected:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(find_current_theme().find_color("gold_deep"), 2))
            painter.drawRoundedRect(rect.adjusted(4, 4, -4, -4), 6, 6)
        is_current = bool(state & QStyle.StateFlag.State_HasFocus)
        if is_current or (is_selected and self._view.hasFocus()):
            # A focus ring outside the golden border.
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(find_current_theme().find_color("on_oak"), 2, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(rect.adjusted(-3, -3, 3, 3), 11, 11)
        self._paint_picture(painter, rect, entry)
        side = scale_length(_PICTURE_PX)
        text = rect.adjusted(_BORDER_PX + side + 12, _BORDER_PX - 2, -_BORDER_PX - 2, -_BORDER_PX)
        self._paint_texts(painter, text, entry, index)
        painter.restore()

    def _paint_picture(self, painter: QPainter, rect: QRectF, entry: Entry) -> None:
        side = float(scale_length(_PICTURE_PX))
        size = QSizeF(side, rect.height() - 2 * _BORDER_PX)
        words, summary = entry.picture, entry.summary
        if words is None and (entry.is_sound or not entry.is_read):
            self._model.read_first(entry)
        picture = self._find_art(summary).draw_miniature(
            f"{entry.name}-{entry.size}-{entry.time}-{words is not None}",
            words or "",
            find_current_theme(),
            size,
            find_pixel_ratio(painter),
        )
        target = QRectF(
            rect.left() + _BORDER_PX, rect.top() + _BORDER_PX, size.width(), size.height()
        )
        painter.drawPixmap(target.topLeft(), picture)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(
            QPen(
                find_current_theme().find_color("shadow" if find_current_theme().dark else "ink"), 2
            )
        )
        painter.drawRoundedRect(target, 6, 6)

    def _find_art(self, summary: Summary | None) -> CardArt:
        """Return the pictures of a game; those of the first one until it is known."""
        first = next(iter(self._art.values()))
        return first if summary is None else self._art.get(summary.game_name, first)

    def _paint_texts(self, painter: QPainter, rect: QRectF, entry: Entry, index: _Index) -> None:
        theme, texts = find_current_theme(), self._model.texts
        ink, muted = theme.find_color("ink"), theme.find_color("muted")
        summary = entry.summary
        line_height = scale_length(24)
        top = rect.top()
        head = QRectF(rect.left(), top, rect.width(), line_height)
        if number := index.data(ShelfRole.NUMBER):
            number_text, font = str(number), make_text_font(13, bold=True)
            write_line(painter, head, RIGHT, number_text, font, muted)
            head.setRight(head.right() - QFontMetricsF(font).horizontalAdvance(number_text) - 8)
        write_line(
            painter, head, LEFT, texts.format_title(entry), make_text_font(17, bold=True), ink
        )
        top += line_height
        if summary is None:
            rect_below = QRectF(rect.left(), top, rect.width(), scale_length(20))
            write_line(
                painter,
                rect_below,
                LEFT,
                texts.format_time(entry.changed),
                make_text_font(13),
                muted,
            )
            return
        has_title = bool(summary.title)
        subtitle = texts.format_origin(entry) or (
            texts.format_players(summary) if has_title else ""
        )
        if subtitle:
            rect_below = QRectF(rect.left(), top, rect.width(), scale_length(18))
            write_line(
                painter, rect_below, LEFT, subtitle, make_text_font(12.5, italic=True), muted
            )
            top += scale_length(19)
        progress_rect = QRectF(rect.left(), top, rect.width(), scale_length(20))
        write_line(
            painter, progress_rect, LEFT, texts.format_progress(summary), make_text_font(13.5), ink
        )
        footer = QRectF(
            rect.left(), rect.bottom() - scale_length(22), rect.width(), scale_length(22)
        )
        center_y = (progress_rect.bottom() + footer.top()) / 2
        middle = QRectF(rect.left(), center_y - scale_length(13), rect.width(), scale_length(26))
        if index.data(ShelfRole.UNFINISHED):
            is_golden = bool(index.data(ShelfRole.RUNNING))
            middle.setRight(self._paint_badge(painter, middle, is_golden=is_golden) - 6)
        if index.data(ShelfRole.POINTS):
            self._paint_points(painter, middle, summary)
        right = self._find_art(summary).paint_details(painter, footer, summary)
        footer.setLeft(right + 10)
        write_line(
            painter, footer, RIGHT, texts.format_time(summary.changed), make_text_font(12.5), muted
        )

    def _paint_badge(self, painter: QPainter, area: QRectF, *, is_golden: bool) -> float:
        """Paint the badge of an unfinished game at the right of `area`; returns its left end.

        It is golden for the open game.
        """
        text = self._model.texts.format_in_progress()
        font = make_text_font(12, bold=True)
        width = min(QFontMetricsF(font).horizontalAdvance(text) + 16, area.width())
        badge = QRectF(area.right() - width, area.top() + 3, width, scale_length(20))
        theme = find_current_theme()
        painter.setPen(QPen(theme.find_color("gold_deep"), 1.4))
        painter.setBrush(theme.find_color("gold" if is_golden else "bubble"))
        painter.drawRoundedRect(badge, badge.height() / 2, badge.height() / 2)
        ink = theme.find_color("gold_ink" if is_golden else "ink")
        write_line(painter, badge.adjusted(4, 0, -4, 0), CENTER, text, font, ink)
        return badge.left()

    def _paint_points(self, painter: QPainter, area: QRectF, summary: Summary) -> None:
        """Paint the points of all seats, a winner's underlined, smaller where there are many."""
        font = make_text_font(_POINTS_FONT_PX, bold=True)
        numbers = [str(points) for points in summary.points]
        metrics = QFontMetricsF(font)
        gap, pitch = 7.0, scale_length(26) + 7.0 + scale_length(20)
        needed = sum(map(metrics.horizontalAdvance, numbers)) + pitch * len(numbers)
        shrink = min(1.0, area.width() / max(1.0, needed - scale_length(20)))
        if shrink < 1:
            font, gap, pitch = (
                make_text_font(_POINTS_FONT_PX * shrink, bold=True),
                gap * shrink,
                pitch * shrink,
            )
            metrics = QFontMetricsF(font)
        art, side, x = self._find_art(summary), scale_length(26) * shrink, area.left()
        center_y = area.center().y()
        for seat, number in enumerate(numbers):
            art.paint_seat(painter, QRectF(x, center_y - side / 2, side, side), seat)
            width = metrics.horizontalAdvance(number)
            number_rect = QRectF(
                x + side + gap, center_y - metrics.height() / 2, width + 2, metrics.height()
            )
            painter.setFont(font)
            painter.setPen(find_current_theme().find_color("ink"))
            painter.drawText(number_rect, int(LEFT), number)
            if summary.is_over and summary.winners == (seat,):
                painter.setPen(QPen(find_current_theme().find_color("gold_deep"), 3))
                painter.drawLine(number_rect.bottomLeft(), number_rect.bottomRight())
            x += pitch + width

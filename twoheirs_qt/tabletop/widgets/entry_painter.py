"""Paints the entries of a chronicle: a mark of the seat and the words, or a heading."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPen

from twoheirs_qt.tabletop.drawing.theme import Theme, find_current_theme, make_serif_font
from twoheirs_qt.tabletop.play.chronicle import ChronicleModel
from twoheirs_qt.tabletop.widgets.entry_list import EntryList

_LEFT_PX: Final = 22
ENTRY_GAP_PX: Final = 3
"""The room above and below an entry."""
_TURN_GAP_PX: Final = 7
_MAX_HEIGHTS: Final = 2000
_FUTURE_OPACITY: Final = 0.5
_TEXT_FLAGS: Final = int(Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextWordWrap)


class EntryPainter:
    """Paints an entry of `model`: the mark of its seat and the words, or the heading of a turn.

    In a replay, the entry of the moment shown is gilded, and what is still to come is pale.
    `paint_mark` paints the mark of a seat in a rectangle as high as a line. `size`: the height of
    letters in pixels.
    """

    def __init__(
        self,
        view: EntryList,
        model: ChronicleModel,
        paint_mark: Callable[[QPainter, QRectF, int], object],
    ) -> None:
        self._paint_mark = paint_mark
        self._view = view
        self._model = model
        self.size = 13.0
        self._heights: dict[tuple[str, bool, int, float], int] = {}

    def measure_heights(self, first: int, end: int) -> list[int]:
        """The heights of the entries from `first` to before `end` in this width, in pixels."""
        width, localize = self._view.viewport().width(), self._model.localize
        entries = self._model.entries[first:end]
        return [
            self._measure_height(localize(entry.text), entry.is_heading, width) for entry in entries
        ]

    def _measure_height(self, text: str, is_heading: bool, width: int) -> int:
        # Breaking lines anew is slow.
        key = (text, is_heading, width, self.size)
        height = self._heights.get(key)
        if height is None:
            metrics = QFontMetrics(make_serif_font(self.size, bold=is_heading))
            room = QRect(0, 0, max(40, width - (4 if is_heading else _LEFT_PX) - 4), 10_000)
            height = metrics.boundingRect(room, _TEXT_FLAGS, text).height()
            if len(self._heights) >= _MAX_HEIGHTS:
                self._heights.clear()
            self._heights[key] = height
        return height + (_TURN_GAP_PX if is_heading else 2 * ENTRY_GAP_PX)

    def paint(self, painter: QPainter, rect: QRect, row: int, *, focused: bool) -> None:
        """Paint the entry of a row in `rect`; `focused`: it has the keyboard."""
        entry, theme = self._model.entries[row], find_current_theme()
        words = self._model.localize(entry.text)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        current = self._model.current_entry
        if current is not None and row > current:
            painter.setOpacity(_FUTURE_OPACITY)
        elif row == current:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.find_color("gold", 0.35))
            painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), 4, 4)
            painter.setBrush(Qt.BrushStyle.NoBrush)
        if focused:
            painter.setPen(QPen(theme.find_color("gold_deep"), 2))
            painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), 4, 4)
        if entry.is_heading:
            self._paint_heading(painter, theme, rect.adjusted(0, _TURN_GAP_PX, 0, 0), words)
        else:
            painter.setFont(make_serif_font(self.size))
            if entry.seat is not None:
                line = painter.fontMetrics().lineSpacing()
                at = QRectF(rect.left(), rect.top() + ENTRY_GAP_PX, _LEFT_PX, line)
                self._paint_mark(painter, at, entry.seat)
            painter.setPen(theme.find_color("ink"))
            painter.drawText(rect.adjusted(_LEFT_PX, ENTRY_GAP_PX, -4, 0), _TEXT_FLAGS, words)
        painter.restore()

    def _paint_heading(self, painter: QPainter, theme: Theme, rect: QRect, text: str) -> None:
        painter.setFont(make_serif_font(self.size, bold=True))
        painter.setPen(theme.find_color("muted"))
        painter.drawText(rect.adjusted(4, 0, -4, 0), _TEXT_FLAGS, text)
        reach = rect.left() + painter.fontMetrics().horizontalAdvance(text) + 12
        line = rect.top() + painter.fontMetrics().lineSpacing() // 2 + 1
        painter.setPen(QPen(theme.find_color("line"), 1))
        if reach < rect.right() - 4:
            painter.drawLine(reach, line, rect.right() - 4, line)

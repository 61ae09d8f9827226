"""The panel at the foot of the landscape that describes Henry's turn, with its buttons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from twoheirs_qt.tabletop.drawing.parchment import (
    LEFT,
    TOP_LEFT,
    draw_sheet,
    paint_button,
    write_line,
    write_lines,
)
from twoheirs_qt.tabletop.drawing.theme import Theme, serif_font
from twoheirs_qt.tabletop.scene.item import Overlay

_PARAGRAPH_SCALE = 1.12
"""The height of the paragraph's letters over that of body letters, where all of it fits."""
_MIN_HEADING_SCALE: Final = 0.84
"""The smallest scale of the heading's letters before it takes two lines."""
_NARROW_LETTERS: Final = 24.0
BUTTON_ROW: Final = 2.2
"""The height of a row of buttons over that of body letters."""


def is_narrow(rect: QRectF, text_px: float) -> bool:
    """Whether a panel as wide as `rect` has its buttons below the text, not beside it."""
    return rect.width() < text_px * _NARROW_LETTERS


class TurnPanelButton(NamedTuple):
    """A button of the panel.

    `main` is the one that a key presses, too. One with a `short` label stands in the heading, with
    that label where the long one does not fit.
    """

    words: str
    do: Callable[[], object]
    main: bool = False
    short: str = ""


class TurnPanel(Overlay):
    """A parchment with a heading, a paragraph (`words`) and buttons; empty while hidden."""

    def __init__(self, z: float) -> None:
        super().__init__(z)
        self.heading = ""
        self.words = ""
        self.buttons: tuple[TurnPanelButton, ...] = ()
        self._text_px = 13.0

    def set_rect(self, rect: QRectF, text_px: float) -> None:
        """Cover `rect`, with body text `text_px` pixels high."""
        self._text_px = text_px
        self.place(rect)

    def move(self, rect: QRectF) -> None:
        """Move to `rect`."""
        if rect != self.rect:
            self.place(rect)

    def show_texts(
        self, heading: str, words: str, buttons: tuple[TurnPanelButton, ...] = ()
    ) -> None:
        """Show a heading, a paragraph and buttons."""
        self.heading, self.words, self.buttons = heading, words, buttons
        self.show()
        self.update()

    def clear(self) -> None:
        self.heading, self.words, self.buttons = "", "", ()
        self.hide()

    def button(self, index: int) -> QRectF:
        """The rectangle of a button in the scene; the first is the topmost, or the rightmost."""
        text, rect = self._text_px, self.rect
        if is_narrow(rect, text):
            gap, height = text * 0.45, text * (BUTTON_ROW - 0.45)
            row = rect.adjusted(text, rect.height() - text * 0.7 - height, -text, -text * 0.7)
            width = (row.width() - (len(self.buttons) - 1) * gap) / len(self.buttons)
            left = row.right() - width - index * (width + gap)
            return QRectF(left, row.top(), width, height)
        metrics = QFontMetricsF(serif_font(text, bold=True))
        stacked = [panel_button for panel_button in self.buttons if not panel_button.short]
        width = (
            max(metrics.horizontalAdvance(panel_button.words) for panel_button in stacked)
            + text * 1.8
        )
        pad, gap = text * 0.7, text * 0.45
        count = max(2, len(stacked))
        height = (rect.height() - 2 * pad - (count - 1) * gap) / count
        left = rect.right() - pad - width
        if self.buttons[index].short:
            needed = metrics.horizontalAdvance(self._label(index)) + text
            return QRectF(left - pad - needed, rect.top() + pad * 0.8, needed, text * 1.5)
        return QRectF(left, rect.top() + pad + index * (height + gap), width, height)

    def _label(self, index: int) -> str:
        """The label of a button that fits."""
        text, panel_button = self._text_px, self.buttons[index]
        if not panel_button.short:
            return panel_button.words
        metrics = QFontMetricsF(serif_font(text, bold=True))
        if is_narrow(self.rect, text):
            needed = metrics.horizontalAdvance(panel_button.words) + text
            return (
                panel_button.words if needed <= self.button(index).width() else panel_button.short
            )
        needed = sum(
            metrics.horizontalAdvance(words) for words in (panel_button.words, self.heading)
        )
        room = self.button(0).left() - self.rect.left() - text * 4
        return panel_button.words if needed <= room else panel_button.short

    def button_at(self, point: QPointF) -> TurnPanelButton | None:
        """The button under a point of the scene."""
        hits = (
            panel_button
            for index, panel_button in enumerate(self.buttons)
            if self.button(index).contains(point)
        )
        return next(hits, None)

    def draw(self, painter: QPainter, theme: Theme) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        text = self._text_px
        draw_sheet(painter, theme, self.rect)
        pad = text * 1.0
        inner = self.rect.adjusted(pad, text * 0.7, -pad, -text * 0.7)
        if self.buttons and is_narrow(self.rect, text):
            inner.setBottom(self.button(0).top() - text * 0.45)
        elif self.buttons:
            inner.setRight(self.button(0).left() - pad)
        font = serif_font(text, bold=True)
        width = QFontMetricsF(font).horizontalAdvance(self.heading)
        room = inner.width()
        below = 0.0
        if self.buttons and self.buttons[-1].short and not is_narrow(self.rect, text):
            first_button = self.button(len(self.buttons) - 1)
            room, below = (
                first_button.left() - text * 0.45 - inner.left(),
                first_button.bottom() + text * 0.2,
            )
        # With large letters, or on a narrow table, a long heading takes two lines.
        lines = 1 if width * _MIN_HEADING_SCALE <= room else 2
        head = QRectF(inner.left(), inner.top(), room, text * 1.38 * (1, 1.5)[lines - 1])
        if lines == 1:
            write_line(painter, head, LEFT, self.heading, font, theme.color("muted"))
        else:
            large = serif_font(text * _PARAGRAPH_SCALE, bold=True)
            write_lines(painter, head, TOP_LEFT, self.heading, large, theme.color("muted"))
        body = QRectF(inner)
        body.setTop(max(head.bottom(), below))
        paragraph_font = serif_font(text * _PARAGRAPH_SCALE)
        write_lines(painter, body, TOP_LEFT, self.words, paragraph_font, theme.color("ink"))
        for index, panel_button in enumerate(self.buttons):
            font = serif_font(text, bold=panel_button.main)
            words = self._label(index)
            paint_button(painter, theme, self.button(index), words, font, golden=panel_button.main)

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
from twoheirs_qt.tabletop.drawing.theme import Theme, make_serif_font
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

    `is_main`: it is the one that a key presses, too. One with a `short_label` stands in the
    heading, and has that label where the long one does not fit.
    """

    words: str
    do: Callable[[], object]
    is_main: bool = False
    short_label: str = ""


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
        self.cover(rect)

    def move(self, rect: QRectF) -> None:
        """Move to `rect`."""
        if rect != self.rect:
            self.cover(rect)

    def show_texts(
        self, heading: str, text: str, buttons: tuple[TurnPanelButton, ...] = ()
    ) -> None:
        """Show a heading, a paragraph and buttons."""
        self.heading, self.words, self.buttons = heading, text, buttons
        self.show()
        self.update()

    def clear(self) -> None:
        self.heading, self.words, self.buttons = "", "", ()
        self.hide()

    def find_button_rect(self, index: int) -> QRectF:
        """The rectangle of a button in the scene; the first is the topmost, or the rightmost."""
        text_px, rect = self._text_px, self.rect
        if is_narrow(rect, text_px):
            gap, height = text_px * 0.45, text_px * (BUTTON_ROW - 0.45)
            row = rect.adjusted(
                text_px, rect.height() - text_px * 0.7 - height, -text_px, -text_px * 0.7
            )
            width = (row.width() - (len(self.buttons) - 1) * gap) / len(self.buttons)
            left = row.right() - width - index * (width + gap)
            return QRectF(left, row.top(), width, height)
        metrics = QFontMetricsF(make_serif_font(text_px, bold=True))
        stacked_buttons = [
            panel_button for panel_button in self.buttons if not panel_button.short_label
        ]
        width = (
            max(metrics.horizontalAdvance(panel_button.words) for panel_button in stacked_buttons)
            + text_px * 1.8
        )
        pad, gap = text_px * 0.7, text_px * 0.45
        count = max(2, len(stacked_buttons))
        height = (rect.height() - 2 * pad - (count - 1) * gap) / count
        left = rect.right() - pad - width
        if self.buttons[index].short_label:
            label_width = metrics.horizontalAdvance(self._choose_label(index)) + text_px
            return QRectF(
                left - pad - label_width, rect.top() + pad * 0.8, label_width, text_px * 1.5
            )
        return QRectF(left, rect.top() + pad + index * (height + gap), width, height)

    def _choose_label(self, index: int) -> str:
        """The label of a button that fits."""
        text_px, panel_button = self._text_px, self.buttons[index]
        if not panel_button.short_label:
            return panel_button.words
        metrics = QFontMetricsF(make_serif_font(text_px, bold=True))
        if is_narrow(self.rect, text_px):
            needed_width = metrics.horizontalAdvance(panel_button.words) + text_px
            return (
                panel_button.words
                if needed_width <= self.find_button_rect(index).width()
                else panel_button.short_label
            )
        needed_width = sum(
            metrics.horizontalAdvance(words) for words in (panel_button.words, self.heading)
        )
        room = self.find_button_rect(0).left() - self.rect.left() - text_px * 4
        return panel_button.words if needed_width <= room else panel_button.short_label

    def find_button_at(self, point: QPointF) -> TurnPanelButton | None:
        """The button under a point of the scene."""
        hits = (
            panel_button
            for index, panel_button in enumerate(self.buttons)
            if self.find_button_rect(index).contains(point)
        )
        return next(hits, None)

    def draw(self, painter: QPainter, theme: Theme) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        text_px = self._text_px
        draw_sheet(painter, theme, self.rect)
        pad = text_px * 1.0
        inner = self.rect.adjusted(pad, text_px * 0.7, -pad, -text_px * 0.7)
        if self.buttons and is_narrow(self.rect, text_px):
            inner.setBottom(self.find_button_rect(0).top() - text_px * 0.45)
        elif self.buttons:
            inner.setRight(self.find_button_rect(0).left() - pad)
        font = make_serif_font(text_px, bold=True)
        width = QFontMetricsF(font).horizontalAdvance(self.heading)
        room = inner.width()
        button_bottom = 0.0
        if self.buttons and self.buttons[-1].short_label and not is_narrow(self.rect, text_px):
            first_button = self.find_button_rect(len(self.buttons) - 1)
            room, button_bottom = (
                first_button.left() - text_px * 0.45 - inner.left(),
                first_button.bottom() + text_px * 0.2,
            )
        # With large letters, or on a narrow table, a long heading takes two lines.
        lines = 1 if width * _MIN_HEADING_SCALE <= room else 2
        head = QRectF(inner.left(), inner.top(), room, text_px * 1.38 * (1, 1.5)[lines - 1])
        if lines == 1:
            write_line(painter, head, LEFT, self.heading, font, theme.find_color("muted"))
        else:
            heading_font = make_serif_font(text_px * _PARAGRAPH_SCALE, bold=True)
            write_lines(
                painter, head, TOP_LEFT, self.heading, heading_font, theme.find_color("muted")
            )
        body = QRectF(inner)
        body.setTop(max(head.bottom(), button_bottom))
        paragraph_font = make_serif_font(text_px * _PARAGRAPH_SCALE)
        write_lines(painter, body, TOP_LEFT, self.words, paragraph_font, theme.find_color("ink"))
        for index, panel_button in enumerate(self.buttons):
            font = make_serif_font(text_px, bold=panel_button.is_main)
            words = self._choose_label(index)
            paint_button(
                painter,
                theme,
                self.find_button_rect(index),
                words,
                font,
                golden=panel_button.is_main,
            )

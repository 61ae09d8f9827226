"""The panel at the foot of the landscape that tells Henry's turn, with its buttons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from twoheirs_qt.drawing.parchment import LEFT, TOP_LEFT, button, sheet, spread, write
from twoheirs_qt.drawing.theme import Theme, serif_font
from twoheirs_qt.scene.overlays import Overlay

_LETTERS = 1.12
"""The height of the paragraph's letters in those of the table's body, where all of it fits."""
_SQUEEZED: Final = 0.84
"""The share of their size to which the heading's letters shrink rather than take two lines."""
_NARROW: Final = 24.0
BUTTON_ROW: Final = 2.2
"""The height of a row of buttons over that of body letters."""


def is_narrow(rect: QRectF, text: float) -> bool:
    """Whether the buttons stand below the words of a panel as wide as `rect`, not beside them."""
    return rect.width() < text * _NARROW


class TurnPanelButton(NamedTuple):
    """A button of the panel.

    `main` is the one that a key presses, too. One with `short` words stands in the heading, with
    these where all do not fit.
    """

    words: str
    do: Callable[[], object]
    main: bool = False
    short: str = ""


class TurnPanel(Overlay):
    """A parchment with a heading, a paragraph (`words`) and buttons at its right.

    There is nothing of them while it is hidden.
    """

    def __init__(self, z: float) -> None:
        super().__init__(z)
        self.heading = ""
        self.words = ""
        self.buttons: tuple[TurnPanelButton, ...] = ()
        self._text = 13.0

    def put(self, rect: QRectF, text: float) -> None:
        """Lie on `rect`, with body text `text` pixels high."""
        self._text = text
        self.place(rect)

    def move(self, rect: QRectF) -> None:
        """Lie elsewhere."""
        if rect != self.rect:
            self.place(rect)

    def tell(self, heading: str, words: str, buttons: tuple[TurnPanelButton, ...] = ()) -> None:
        """Show these words and buttons."""
        self.heading, self.words, self.buttons = heading, words, buttons
        self.show()
        self.update()

    def clear(self) -> None:
        self.heading, self.words, self.buttons = "", "", ()
        self.hide()

    def button(self, index: int) -> QRectF:
        """The rectangle of a button in the scene; the first is the topmost, or the rightmost."""
        text, rect = self._text, self.rect
        if is_narrow(rect, text):
            gap, tall = text * 0.45, text * (BUTTON_ROW - 0.45)
            row = rect.adjusted(text, rect.height() - text * 0.7 - tall, -text, -text * 0.7)
            wide = (row.width() - (len(self.buttons) - 1) * gap) / len(self.buttons)
            left = row.right() - wide - index * (wide + gap)
            return QRectF(left, row.top(), wide, tall)
        metrics = QFontMetricsF(serif_font(text, bold=True))
        stacked = [each for each in self.buttons if not each.short]
        wide = max(metrics.horizontalAdvance(each.words) for each in stacked) + text * 1.8
        pad, gap = text * 0.7, text * 0.45
        count = max(2, len(stacked))
        tall = (rect.height() - 2 * pad - (count - 1) * gap) / count
        left = rect.right() - pad - wide
        if self.buttons[index].short:
            needed = metrics.horizontalAdvance(self._painted(index)) + text
            return QRectF(left - pad - needed, rect.top() + pad * 0.8, needed, text * 1.5)
        return QRectF(left, rect.top() + pad + index * (tall + gap), wide, tall)

    def _painted(self, index: int) -> str:
        """The words of a button as they fit."""
        text, each = self._text, self.buttons[index]
        if not each.short:
            return each.words
        metrics = QFontMetricsF(serif_font(text, bold=True))
        if is_narrow(self.rect, text):
            needed = metrics.horizontalAdvance(each.words) + text
            return each.words if needed <= self.button(index).width() else each.short
        needed = sum(metrics.horizontalAdvance(words) for words in (each.words, self.heading))
        room = self.button(0).left() - self.rect.left() - text * 4
        return each.words if needed <= room else each.short

    def at(self, point: QPointF) -> TurnPanelButton | None:
        """The button under a point of the scene."""
        found = (each for n, each in enumerate(self.buttons) if self.button(n).contains(point))
        return next(found, None)

    def draw(self, painter: QPainter, theme: Theme) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        text = self._text
        sheet(painter, theme, self.rect)
        pad = text * 1.0
        inner = self.rect.adjusted(pad, text * 0.7, -pad, -text * 0.7)
        if self.buttons and is_narrow(self.rect, text):
            inner.setBottom(self.button(0).top() - text * 0.45)
        elif self.buttons:
            inner.setRight(self.button(0).left() - pad)
        font = serif_font(text, bold=True)
        wide = QFontMetricsF(font).horizontalAdvance(self.heading)
        room = inner.width()
        below = 0.0
        if self.buttons and self.buttons[-1].short and not is_narrow(self.rect, text):
            pace = self.button(len(self.buttons) - 1)
            room, below = pace.left() - text * 0.45 - inner.left(), pace.bottom() + text * 0.2
        # Where letters are large, or the table is narrow, a long heading takes two lines.
        lines = 1 if wide * _SQUEEZED <= room else 2
        head = QRectF(inner.left(), inner.top(), room, text * 1.38 * (1, 1.5)[lines - 1])
        if lines == 1:
            write(painter, head, LEFT, self.heading, font, theme.color("muted"))
        else:
            large = serif_font(text * _LETTERS, bold=True)
            spread(painter, head, TOP_LEFT, self.heading, large, theme.color("muted"))
        body = QRectF(inner)
        body.setTop(max(head.bottom(), below))
        letters = serif_font(text * _LETTERS)
        spread(painter, body, TOP_LEFT, self.words, letters, theme.color("ink"))
        for index, each in enumerate(self.buttons):
            font = serif_font(text, bold=each.main)
            words = self._painted(index)
            button(painter, theme, self.button(index), words, font, golden=each.main)

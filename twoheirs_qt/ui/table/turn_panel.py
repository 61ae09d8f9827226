"""The panel at the foot of the landscape that tells Henry's turn, with its buttons."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from twoheirs_qt.ui.board.parchment import CENTER, LEFT, sheet, write
from twoheirs_qt.ui.table.overlays import Overlay
from twoheirs_qt.ui.theme import current_theme, serif_font

_LEAST = 0.62
"""The smallest letters, in those of the table's body."""


@dataclass(frozen=True, slots=True)
class TurnPanelButton:
    """A button of the panel; `main` is the one that a key presses, too."""

    words: str
    do: Callable[[], object]
    main: bool = False


class TurnPanel(Overlay):
    """A parchment with a heading, a paragraph and buttons at its right."""

    def __init__(self, z: float) -> None:
        super().__init__(z)
        self._heading = ""
        self._words = ""
        self._buttons: tuple[TurnPanelButton, ...] = ()
        self._text = 13.0

    @property
    def heading(self) -> str:
        """The heading shown, empty while it is hidden."""
        return self._heading if self.isVisible() else ""

    @property
    def words(self) -> str:
        """The paragraph shown, empty while it is hidden."""
        return self._words if self.isVisible() else ""

    @property
    def buttons(self) -> tuple[TurnPanelButton, ...]:
        return self._buttons if self.isVisible() else ()

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
        self._heading, self._words, self._buttons = heading, words, buttons
        self.show()
        self.update()

    def clear(self) -> None:
        """Hide the panel."""
        self._buttons = ()
        self.hide()

    def button(self, index: int) -> QRectF:
        """The rectangle of a button in the scene; the first is the topmost."""
        text, rect = self._text, self.rect
        metrics = QFontMetricsF(serif_font(text, bold=True))
        wide = max(metrics.horizontalAdvance(each.words) for each in self._buttons) + text * 1.8
        pad, gap = text * 0.7, text * 0.45
        count = max(2, len(self._buttons))
        tall = (rect.height() - 2 * pad - (count - 1) * gap) / count
        left = rect.right() - pad - wide
        return QRectF(left, rect.top() + pad + index * (tall + gap), wide, tall)

    def at(self, point: QPointF) -> TurnPanelButton | None:
        """The button under a point of the scene."""
        for index, button in enumerate(self.buttons):
            if self.button(index).contains(point):
                return button
        return None

    def covers(self, point: QPointF) -> bool:
        """Whether it lies over a point of the scene."""
        return self.isVisible() and self.rect.contains(point)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        text, theme = self._text, current_theme()
        sheet(painter, theme, self.rect)
        pad = text * 1.0
        inner = self.rect.adjusted(pad, text * 0.7, -pad, -text * 0.7)
        if self._buttons:
            inner.setRight(self.button(0).left() - pad)
        font = serif_font(text, bold=True)
        wide = QFontMetricsF(font).horizontalAdvance(self._heading)
        # Where letters are large, or the table is narrow, a long heading takes two lines.
        lines = 1 if wide <= inner.width() else 2
        head = QRectF(inner.left(), inner.top(), inner.width(), text * 1.38 * (1, 1.85)[lines - 1])
        if lines == 1:
            write(painter, head, LEFT, self._heading, font, theme.color("muted"))
        else:
            self._paragraph(painter, head, self._heading, "muted", bold=True)
        body = QRectF(inner.left(), head.bottom(), inner.width(), inner.bottom() - head.bottom())
        self._paragraph(painter, body, self._words, "ink")
        for index, button in enumerate(self._buttons):
            self._button(painter, self.button(index), button)

    def _paragraph(
        self, painter: QPainter, rect: QRectF, words: str, color: str, *, bold: bool = False
    ) -> None:
        """Write the words as large as they fit."""
        flags = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeft)
        scale = 1.12
        while True:
            font = serif_font(self._text * scale, bold=bold)
            room = QRectF(0, 0, rect.width(), 10_000)
            needed = QFontMetricsF(font).boundingRect(room, flags, words)
            if needed.height() <= rect.height() + 2 or scale < _LEAST:
                break
            scale -= 0.06
        painter.setFont(font)
        painter.setPen(current_theme().color(color))
        painter.drawText(rect, flags, words)

    def _button(self, painter: QPainter, rect: QRectF, button: TurnPanelButton) -> None:
        theme = current_theme()
        painter.setPen(QPen(theme.color("gold_deep" if button.main else "rule"), 1.6))
        painter.setBrush(theme.color("gold" if button.main else "button"))
        painter.drawRoundedRect(rect, 6, 6)
        color = theme.color("gold_ink" if button.main else "ink")
        font = serif_font(self._text, bold=button.main)
        write(painter, rect, CENTER, button.words, font, color)

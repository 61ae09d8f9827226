"""The points of both heirs as far as they are counted, large, below the score sheet."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from twoheirs_qt.rules.components import Heir
from twoheirs_qt.ui.art import Art
from twoheirs_qt.ui.board.parchment import CENTER, write
from twoheirs_qt.ui.fonts import scaled, scaled_font
from twoheirs_qt.ui.theme import current_theme

_HIGH: Final = 66
_LETTERS: Final = 34.0
_GAP: Final = 10.0


class Tally(QWidget):
    """White's and Blue's totals with their flags; `totals` are those shown now."""

    def __init__(self, art: Art, parent: QWidget) -> None:
        super().__init__(parent)
        self._art = art
        self.totals = (0, 0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def sizeHint(self) -> QSize:
        return QSize(300, scaled(_HIGH))

    def show_totals(self, white: int, blue: int) -> None:
        """Show these."""
        if (white, blue) != self.totals:
            self.totals = (white, blue)
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), current_theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(QRectF(0, 0, self.width(), 2), theme.color("ink"))
        font = scaled_font(_LETTERS, bold=True)
        side = self.height() * 0.56
        for heir in Heir:
            half = QRectF(self.width() / 2 * heir, 2, self.width() / 2, self.height() - 2)
            words = str(self.totals[heir])
            wide = max(QFontMetricsF(font).horizontalAdvance(each) for each in ("00", words)) + 4
            left = half.center().x() - (side + _GAP + wide) / 2
            flag = self._art.picture(f"heir/{heir.word}", side, side, self.devicePixelRatioF())
            painter.drawPixmap(round(left), round(half.center().y() - side / 2), flag)
            place = QRectF(left + side + _GAP, half.top(), wide, half.height())
            write(painter, place, CENTER, words, font, theme.color("ink"))
        painter.end()

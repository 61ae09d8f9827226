"""A combo box painted like the rest of the parchment."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QComboBox, QWidget

from twoheirs_qt.ui.fonts import scaled_font
from twoheirs_qt.ui.theme import current_theme

_PAD = 10
_ARROW = 26


class Choice(QComboBox):
    """A QComboBox whose closed form is painted here: style sheets have no arrow of its colour."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFont(scaled_font(14))
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        texts = [self.itemText(number) for number in range(self.count())]
        wide = max((metrics.horizontalAdvance(text) for text in texts), default=60)
        return QSize(wide + 2 * _PAD + _ARROW, metrics.lineSpacing() + 12)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        focused = self.hasFocus()
        edge = QPen(theme.color("gold_deep" if focused else "rule"), 2 if focused else 1)
        painter.setPen(edge)
        painter.setBrush(theme.color("bubble"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4, 4)
        painter.setPen(theme.color("ink"))
        painter.setFont(self.font())
        room = QRectF(_PAD, 0, self.width() - _PAD - _ARROW, self.height())
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), self.currentText())
        painter.setPen(QPen(theme.color("ink"), 2))
        x, y = self.width() - _ARROW / 2, self.height() / 2
        painter.drawPolyline(
            QPolygonF([QPointF(x - 5, y - 2), QPointF(x, y + 3), QPointF(x + 5, y - 2)])
        )
        painter.end()

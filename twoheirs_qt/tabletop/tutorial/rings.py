"""Golden rings around what a step of a lesson speaks of."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from twoheirs_qt.tabletop.drawing.charts import make_round_pen
from twoheirs_qt.tabletop.drawing.theme import Theme, find_current_theme

PULSE_MS: Final = 2400.0
PULSES: Final = 3
"""The time of the pulses of a new ring, and their number."""
_MARGIN_PX: Final = 3.5
_LINE_PX: Final = 4.0


def draw_ring(painter: QPainter, theme: Theme, rect: QRectF, strength: float = 1.0) -> None:
    """Draw a golden ring with a dark edge, so that it shows on every ground."""
    path = QPainterPath()
    path.addRoundedRect(rect.adjusted(-_MARGIN_PX, -_MARGIN_PX, _MARGIN_PX, _MARGIN_PX), 9, 9)
    draw_golden_line(painter, theme, path, strength)


def draw_golden_line(
    painter: QPainter, theme: Theme, path: QPainterPath, strength: float = 1.0
) -> None:
    """Draw a golden line with dark edges along a path."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(make_round_pen(theme.find_color("shadow", 0.75), _LINE_PX + 2.5))
    painter.drawPath(path)
    painter.setPen(make_round_pen(theme.find_color("gold", 0.35 + 0.65 * strength), _LINE_PX))
    painter.drawPath(path)


class WidgetHighlight(QWidget):
    """A golden ring around a widget of the window."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def highlight(self, widget: QWidget | None) -> None:
        """Lie around `widget`, or nowhere."""
        self.setVisible(widget is not None)
        if widget is not None:
            corner = widget.mapTo(self.window(), QPoint(0, 0))
            margin = round(_MARGIN_PX) + 3
            self.setGeometry(
                QRect(corner, widget.size()).adjusted(-margin, -margin, margin, margin)
            )
            self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        margin = _MARGIN_PX + 3
        rect = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
        draw_ring(painter, find_current_theme(), rect)
        painter.end()

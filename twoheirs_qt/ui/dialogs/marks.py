"""Boxes to tick and knobs to choose by, drawn in ink like everything on the parchment."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QRadioButton, QWidget

from twoheirs_qt.ui.lettering import letter
from twoheirs_qt.ui.theme import Theme, current_theme

_BOX = 19
_GAP = 8
_TICK = ((0.22, 0.52), (0.43, 0.74), (0.8, 0.28))


def tick(painter: QPainter, theme: Theme, box: QRectF, *, on: bool) -> None:
    """A box with ink around it; golden and ticked if `on`."""
    painter.setPen(QPen(theme.color("ink"), 2))
    painter.setBrush(theme.color("gold" if on else "bubble"))
    painter.drawRoundedRect(box, 4, 4)
    if on:
        painter.setPen(QPen(theme.color("gold_ink"), 3))
        painter.drawPolyline(
            QPolygonF(
                [QPointF(box.x() + x * box.width(), box.y() + y * box.height()) for x, y in _TICK]
            )
        )


class Tick(QCheckBox):
    """A check box."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFont(letter(14))

    def sizeHint(self) -> QSize:
        return _size(self)

    def hitButton(self, pos: object) -> bool:
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        box = _begin(self, painter, current_theme())
        tick(painter, current_theme(), box, on=self.isChecked())
        painter.end()


class Knob(QRadioButton):
    """A radio button."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFont(letter(14))

    def sizeHint(self) -> QSize:
        return _size(self)

    def hitButton(self, pos: object) -> bool:
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        box = _begin(self, painter, current_theme())
        painter.setPen(QPen(current_theme().color("ink"), 2))
        painter.setBrush(current_theme().color("bubble"))
        painter.drawEllipse(box)
        if self.isChecked():
            painter.setBrush(current_theme().color("gold"))
            painter.drawEllipse(box.adjusted(4, 4, -4, -4))
        painter.end()


def _size(button: QAbstractButton) -> QSize:
    metrics = button.fontMetrics()
    flags = int(Qt.TextFlag.TextShowMnemonic)
    words = metrics.size(flags, button.text())
    return QSize(_BOX + _GAP + words.width() + 8, max(_BOX, words.height()) + 6)


def _begin(button: QAbstractButton, painter: QPainter, theme: Theme) -> QRectF:
    """Write the words and the mark of focus; returns where the box or the knob goes."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    words = QRectF(_BOX + _GAP + 2, 0, button.width() - _BOX - _GAP - 2, button.height())
    if button.hasFocus():
        painter.setPen(QPen(theme.color("gold_deep"), 2))
        painter.drawRoundedRect(QRectF(button.rect()).adjusted(1, 1, -1, -1), 4, 4)
    painter.setPen(theme.color("ink"))
    painter.setFont(button.font())
    flags = int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextShowMnemonic)
    painter.drawText(words, flags, button.text())
    return QRectF(3, (button.height() - _BOX) / 2 + 0.5, _BOX - 1, _BOX - 1)

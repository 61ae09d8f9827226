"""Check boxes, radio buttons and combo boxes drawn in ink, like everything on the parchment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QRadioButton,
    QToolTip,
    QWidget,
)

from twoheirs_qt.drawing.fonts import scaled_font
from twoheirs_qt.drawing.parchment import draw_check_box
from twoheirs_qt.drawing.theme import Theme, current_theme
from twoheirs_qt.widgets.label import Label

if TYPE_CHECKING:
    _Button = QAbstractButton
else:
    _Button = object

_PAD = 10
_ARROW = 26
_BOX = 19
_GAP = 8


class _Inked(_Button):
    """Paints its text, and its mark beside it, which `_mark` draws in a given box."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFont(scaled_font(14))

    def _mark(self, painter: QPainter, theme: Theme, box: QRectF) -> None:
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        words = self.fontMetrics().size(int(Qt.TextFlag.TextShowMnemonic), self.text())
        return QSize(_BOX + _GAP + words.width() + 8, max(_BOX, words.height()) + 6)

    def hitButton(self, pos: object) -> bool:
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), current_theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.hasFocus():
            painter.setPen(QPen(theme.color("gold_deep"), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4, 4)
        painter.setPen(theme.color("ink"))
        painter.setFont(self.font())
        words = QRectF(_BOX + _GAP + 2, 0, self.width() - _BOX - _GAP - 2, self.height())
        flags = int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextShowMnemonic)
        painter.drawText(words, flags, self.text())
        self._mark(painter, theme, QRectF(3, (self.height() - _BOX) / 2 + 0.5, _BOX - 1, _BOX - 1))
        painter.end()


class Tick(_Inked, QCheckBox):
    """A check box."""

    def _mark(self, painter: QPainter, theme: Theme, box: QRectF) -> None:
        draw_check_box(painter, theme, box, on=self.isChecked())


class Knob(_Inked, QRadioButton):
    """A radio button."""

    def _mark(self, painter: QPainter, theme: Theme, box: QRectF) -> None:
        painter.setPen(QPen(theme.color("ink"), 2))
        painter.setBrush(theme.color("bubble"))
        painter.drawEllipse(box)
        if self.isChecked():
            painter.setBrush(theme.color("gold"))
            painter.drawEllipse(box.adjusted(4, 4, -4, -4))


class Choice(QComboBox):
    """A QComboBox whose closed form is painted here: style sheets have no arrow of its colour."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFont(scaled_font(14))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._label: Label | None = None

    def name(self, words: str) -> None:
        """Name it, where no label beside it does.

        On Linux Qt calls a list by what is chosen in it; readers say a label before that, so it has
        one that is never shown.
        """
        self.setAccessibleName(words)
        self._label = self._label or Label(parent=self.parentWidget())
        self._label.setText(words)
        self._label.setBuddy(self)
        self._label.hide()

    def event(self, event: QEvent) -> bool:
        # Not as a tool tip of its own: readers would say that once more, as a description.
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.accessibleName(), self)
            return True
        return super().event(event)

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

"""Check boxes, radio buttons and combo boxes drawn in ink, to match the parchment."""

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

from twoheirs_qt.tabletop.drawing.fonts import make_text_font
from twoheirs_qt.tabletop.drawing.parchment import draw_check_box
from twoheirs_qt.tabletop.drawing.theme import Theme, find_current_theme
from twoheirs_qt.tabletop.widgets.label import Label

if TYPE_CHECKING:
    _Button = QAbstractButton
else:
    _Button = object

_PADDING_PX = 10
_ARROW_PX = 26
_BOX_PX = 19
_GAP_PX = 8


class _InkButton(_Button):
    """Paints its text, and beside it its mark, which `_paint_mark` paints in a given box."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFont(make_text_font(14))

    def _paint_mark(self, painter: QPainter, theme: Theme, box: QRectF) -> None:
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        words = self.fontMetrics().size(int(Qt.TextFlag.TextShowMnemonic), self.text())
        return QSize(_BOX_PX + _GAP_PX + words.width() + 8, max(_BOX_PX, words.height()) + 6)

    def hitButton(self, pos: object) -> bool:
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), find_current_theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.hasFocus():
            painter.setPen(QPen(theme.find_color("gold_deep"), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4, 4)
        painter.setPen(theme.find_color("ink" if self.isEnabled() else "off"))
        painter.setFont(self.font())
        words = QRectF(
            _BOX_PX + _GAP_PX + 2, 0, self.width() - _BOX_PX - _GAP_PX - 2, self.height()
        )
        flags = int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextShowMnemonic)
        painter.drawText(words, flags, self.text())
        self._paint_mark(
            painter, theme, QRectF(3, (self.height() - _BOX_PX) / 2 + 0.5, _BOX_PX - 1, _BOX_PX - 1)
        )
        painter.end()


class CheckBox(_InkButton, QCheckBox):
    """A check box."""

    def _paint_mark(self, painter: QPainter, theme: Theme, box: QRectF) -> None:
        draw_check_box(painter, theme, box, on=self.isChecked())


class RadioButton(_InkButton, QRadioButton):
    """A radio button."""

    def _paint_mark(self, painter: QPainter, theme: Theme, box: QRectF) -> None:
        painter.setPen(QPen(theme.find_color("ink"), 2))
        painter.setBrush(theme.find_color("bubble"))
        painter.drawEllipse(box)
        if self.isChecked():
            painter.setBrush(theme.find_color("gold"))
            painter.drawEllipse(box.adjusted(4, 4, -4, -4))


class ComboBox(QComboBox):
    """A QComboBox painted here, as style sheets cannot colour its arrow."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFont(make_text_font(14))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._label: Label | None = None

    def set_name(self, text: str) -> None:
        """Name it, if no label beside it does.

        On Linux, Qt names a list by its chosen item; readers read a label before that, so it gets a
        hidden one.
        """
        self.setAccessibleName(text)
        self._label = self._label or Label(parent=self.parentWidget())
        self._label.setText(text)
        self._label.setBuddy(self)
        self._label.hide()

    def event(self, event: QEvent) -> bool:
        # Not `setToolTip`: readers would read it again, as a description.
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.accessibleName(), self)
            return True
        return super().event(event)

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        texts = [self.itemText(number) for number in range(self.count())]
        width = max((metrics.horizontalAdvance(text) for text in texts), default=60)
        return QSize(width + 2 * _PADDING_PX + _ARROW_PX, metrics.lineSpacing() + 12)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = find_current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        focused = self.hasFocus()
        edge = QPen(theme.find_color("gold_deep" if focused else "line"), 2 if focused else 1)
        painter.setPen(edge)
        painter.setBrush(theme.find_color("bubble"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4, 4)
        ink = theme.find_color("ink" if self.isEnabled() else "off")
        painter.setPen(ink)
        painter.setFont(self.font())
        room = QRectF(_PADDING_PX, 0, self.width() - _PADDING_PX - _ARROW_PX, self.height())
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), self.currentText())
        painter.setPen(QPen(ink, 2))
        x, y = self.width() - _ARROW_PX / 2, self.height() / 2
        painter.drawPolyline(
            QPolygonF([QPointF(x - 5, y - 2), QPointF(x, y + 3), QPointF(x + 5, y - 2)])
        )
        painter.end()

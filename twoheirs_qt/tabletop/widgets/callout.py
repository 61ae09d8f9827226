"""A bubble that points at a widget for a while: why something cannot be done now."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QApplication, QWidget

from twoheirs_qt.tabletop.drawing.fonts import make_text_font, scale_length
from twoheirs_qt.tabletop.drawing.theme import find_current_theme
from twoheirs_qt.tabletop.widgets.label import Label, make_column
from twoheirs_qt.tabletop.widgets.legacy_screen_readers import announce

_DURATION_MS = 6000
_TIP_PX = 9
_MAX_WIDTH = 320


class Callout(QWidget):
    """A bubble over `window`, above the widget it is about; the next click or key removes it.

    `text_shown` carries its text when it is shown.
    """

    text_shown = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._text = Label("", self, make_text_font(14), wrap=True)
        self._tip = 0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_DURATION_MS)
        self._timer.timeout.connect(self.vanish)
        make_column(self._text, owner=self, margins=(14, 10, 14, 10 + _TIP_PX))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def text(self) -> str:
        """The text shown; empty if there is none."""
        return self._text.text() if self.isVisible() else ""

    def show_text(self, text: str, widget: QWidget) -> None:
        """Show `text` above `widget`, and announce it."""
        self._text.setText(text)
        self.text_shown.emit(text)
        window = self.parentWidget()
        assert window is not None
        text_width = self._text.fontMetrics().horizontalAdvance(text) + 4
        width = min(scale_length(_MAX_WIDTH), window.width() - 48, text_width)
        self._text.setFixedWidth(width)
        self.adjustSize()
        foot = widget.mapTo(window, QPoint(widget.width() // 2, 0))
        left = max(8, min(foot.x() - self.width() // 2, window.width() - self.width() - 8))
        self._tip = foot.x() - left
        self.move(left, max(8, foot.y() - self.height() - 2))
        self.show()
        self.raise_()
        self._timer.start()
        application = QApplication.instance()
        assert application is not None
        application.installEventFilter(self)
        announce(window, text, at_once=True)

    def vanish(self) -> None:
        self._timer.stop()
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress):
            self.vanish()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(find_current_theme().find_color("ink"), 2))
        painter.setBrush(find_current_theme().find_color("bubble"))
        foot = self.height() - _TIP_PX - 1
        painter.drawRoundedRect(1, 1, self.width() - 2, foot - 1, 8, 8)
        tip = max(22, min(self._tip, self.width() - 22))
        painter.drawPolyline(_make_triangle(tip, foot))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawPolygon(_make_triangle(tip, foot - 2))
        painter.end()


def _make_triangle(tip: int, foot: int) -> QPolygonF:
    return QPolygonF(
        [
            QPointF(tip - _TIP_PX, foot),
            QPointF(tip, foot + _TIP_PX - 1),
            QPointF(tip + _TIP_PX, foot),
        ]
    )

"""A focus frame for widgets without one of their own, and the geometry of screens."""

from __future__ import annotations

from typing import Final

import shiboken6
from PySide6.QtCore import QObject, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QScreen
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QFocusFrame,
    QGraphicsView,
    QLabel,
    QWidget,
)

from twoheirs_qt.drawing.theme import current_theme


class _Frame(QFocusFrame):
    """Painted over the edge of its widget, in the gold of the theme."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(current_theme().color("gold_deep"), 2))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 5, 5)
        painter.end()


MARKS_ITSELF: Final = "marksItself"
"""The property of a page that scrolls and shows by itself that it has the keyboard."""


class FocusMark(QObject):
    """Puts the frame around scroll areas and texts with links; other widgets mark themselves.

    The table has a ring of its own under its cursor.
    """

    def __init__(self, application: QApplication, parent: QObject) -> None:
        super().__init__(parent)
        self._frame: _Frame | None = None
        application.focusChanged.connect(self._follow)

    def _follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        # Qt lays the frame into the window of its widget, with which it goes.
        if self._frame is not None and shiboken6.isValid(self._frame):
            self._frame.deleteLater()
        self._frame = None
        framed = isinstance(now, QAbstractScrollArea | QLabel)
        if now is None or now.property(MARKS_ITSELF):
            return
        if framed and not isinstance(now, QGraphicsView):
            self._frame = _Frame()
            self._frame.setWidget(now)


FRAME: Final = 48
"""What a system's title bar and frame take at most, in logical pixels."""
_EDGE: Final = 6
"""What of it is at each other side than the title bar's."""


def least_size(wanted: QSize, screen: QScreen) -> QSize:
    """The least size of a window: less than is `wanted` on a screen that is smaller.

    One that shows all twice as large has half the logical pixels.
    """
    return wanted.boundedTo(screen.availableSize() - QSize(0, FRAME))


def room_on(screen: QRect) -> QRect:
    """What a window without its frame may cover of a screen, or else the frame is not seen."""
    return screen.adjusted(_EDGE, FRAME - _EDGE, -_EDGE, -_EDGE)


def show_behind(window: QWidget) -> None:
    """Show a window, and leave the keyboard to the one that has it."""
    window.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
    window.show()
    window.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating, on=False)

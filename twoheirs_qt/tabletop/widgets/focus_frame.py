"""A focus frame for widgets without one of their own, and geometry of windows on screens."""

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

from twoheirs_qt.tabletop.drawing.theme import find_current_theme


class _Frame(QFocusFrame):
    """A frame over the edge of its widget, in the gold of the theme."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(find_current_theme().find_color("gold_deep"), 2))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 5, 5)
        painter.end()


MARKS_ITSELF: Final = "marksItself"
"""The property of a page that scrolls and marks its focus itself."""


class FocusMark(QObject):
    """Puts the frame around scroll areas and texts with links; other widgets mark their focus
    themselves.

    The table has a ring of its own under its cursor.
    """

    def __init__(self, application: QApplication, parent: QObject) -> None:
        super().__init__(parent)
        self._frame: _Frame | None = None
        application.focusChanged.connect(self._follow)

    def _follow(self, _before: QWidget | None, focused: QWidget | None) -> None:
        # Qt makes the frame a child of the widget's window, which may delete it.
        if self._frame is not None and shiboken6.isValid(self._frame):
            self._frame.deleteLater()
        self._frame = None
        needs_frame = isinstance(focused, QAbstractScrollArea | QLabel)
        if focused is None or focused.property(MARKS_ITSELF):
            return
        if needs_frame and not isinstance(focused, QGraphicsView):
            self._frame = _Frame()
            self._frame.setWidget(focused)


FRAME_PX: Final = 48
"""The largest height of a system's title bar and frame, in logical pixels."""
_FRAME_EDGE_PX: Final = 6
"""The width of the frame at the other sides."""


def limit_window_size(size: QSize, screen: QScreen) -> QSize:
    """The smallest size of a window: `size`, or less on a small screen."""
    return size.boundedTo(screen.availableSize() - QSize(0, FRAME_PX))


def find_usable_area(screen: QRect) -> QRect:
    """The part of a screen for a window, with room for its frame."""
    return screen.adjusted(
        _FRAME_EDGE_PX, FRAME_PX - _FRAME_EDGE_PX, -_FRAME_EDGE_PX, -_FRAME_EDGE_PX
    )


def show_behind(window: QWidget) -> None:
    """Show a window without taking the focus."""
    window.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
    window.show()
    window.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating, on=False)

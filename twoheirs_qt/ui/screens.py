"""How windows lie on their screens."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QWidget

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

"""What windows may take of their screens."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QScreen

FRAME: Final = 48
"""What a system's title bar and frame take at most, in logical pixels."""


def least_size(wanted: QSize, screen: QScreen) -> QSize:
    """The least size of a window: less than is `wanted` on a screen that is smaller.

    One that shows all twice as large has half the logical pixels.
    """
    return wanted.boundedTo(screen.availableSize() - QSize(0, FRAME))

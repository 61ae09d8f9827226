"""Pictures that are painted bit by bit, so that the window is there before them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from math import ceil
from time import monotonic
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap

Stroke: TypeAlias = Callable[[QPainter], None]
"""A bit of a picture: paints it into the whole."""


_SLICE: Final = 0.012
"""Seconds of painting at a time: then the window has its turn."""


class SlowPicture:
    """A picture of that many logical pixels, still without the `strokes` that make it up."""

    def __init__(self, size: QSizeF, ratio: float, strokes: Iterable[Stroke]) -> None:
        wide, high = max(1, ceil(size.width() * ratio)), max(1, ceil(size.height() * ratio))
        self.pixmap = QPixmap(wide, high)
        self.pixmap.setDevicePixelRatio(ratio)
        self.pixmap.fill(Qt.GlobalColor.transparent)
        self._strokes: Final = deque(strokes)

    @property
    def is_done(self) -> bool:
        return not self._strokes

    def go_on(self) -> None:
        """Paint the next bit."""
        painter = QPainter(self.pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        try:
            self._strokes.popleft()(painter)
        finally:
            painter.end()


class SlowPainter(QObject):
    """Goes on with pictures whenever nothing else is to be done.

    `painted` carries the picture that has got another bit.
    """

    painted = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._pictures: list[SlowPicture] = []
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)

    def paint(self, pictures: Iterable[SlowPicture]) -> None:
        """Paint these, one after the other, and no others any more."""
        self._pictures = [each for each in pictures if not each.is_done]
        if self._pictures:
            self._timer.start()
        else:
            self._timer.stop()

    def rest(self) -> None:
        """Paint nothing more."""
        self.paint(())

    def _go_on(self) -> None:
        picture, until = self._pictures[0], monotonic() + _SLICE
        while not picture.is_done and monotonic() < until:
            picture.go_on()
        if picture.is_done:
            self.paint(self._pictures[1:])
        self.painted.emit(picture)

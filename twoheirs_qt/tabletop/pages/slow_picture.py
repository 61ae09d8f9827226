"""Pictures of the start page, painted bit by bit while the program is idle."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from math import ceil
from time import monotonic
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QPixmap, QRadialGradient

from twoheirs_qt.tabletop.drawing.parchment import fill_rect
from twoheirs_qt.tabletop.drawing.theme import Theme

Stroke: TypeAlias = Callable[[QPainter], None]
"""A function that paints a part of a picture."""


_TIME_SLICE_S: Final = 0.012
"""Seconds of painting before events are processed again."""


class SlowPicture:
    """A picture of that size in logical pixels, painted by `strokes` one after another."""

    def __init__(self, size: QSizeF, ratio: float, strokes: Iterable[Stroke]) -> None:
        width, height = max(1, ceil(size.width() * ratio)), max(1, ceil(size.height() * ratio))
        self.pixmap = QPixmap(width, height)
        self.pixmap.setDevicePixelRatio(ratio)
        self.pixmap.fill(Qt.GlobalColor.transparent)
        self._strokes: Final = deque(strokes)

    @property
    def is_done(self) -> bool:
        return not self._strokes

    def paint_next(self) -> None:
        """Paint the next stroke."""
        painter = QPainter(self.pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        try:
            self._strokes.popleft()(painter)
        finally:
            painter.end()


class SlowPainter(QObject):
    """Paints pictures while the program is idle.

    `painted` carries the picture after some more strokes.
    """

    painted = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._pictures: list[SlowPicture] = []
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._paint_slice)

    def paint(self, pictures: Iterable[SlowPicture]) -> None:
        """Paint these pictures one after another, in place of those before."""
        self._pictures = [picture for picture in pictures if not picture.is_done]
        if self._pictures:
            self._timer.start()
        else:
            self._timer.stop()

    def stop(self) -> None:
        """Stop painting."""
        self.paint(())

    def _paint_slice(self) -> None:
        picture, deadline = self._pictures[0], monotonic() + _TIME_SLICE_S
        while not picture.is_done and monotonic() < deadline:
            picture.paint_next()
        if picture.is_done:
            self.paint(self._pictures[1:])
        self.painted.emit(picture)


def paint_light(page: QRectF, room: QRectF, theme: Theme, painter: QPainter) -> None:
    """Paint a pool of warm light on `room`, and shade on the side of the cards."""
    reach = max(room.width(), room.height()) * 0.72
    pool = QRadialGradient(room.center() - QPointF(0, room.height() * 0.08), reach)
    light_color, max_alpha = ("gold", 0.17) if theme.dark else ("parchment_edge", 0.2)
    for share, strength in ((0.0, max_alpha), (0.55, 0.06), (1.0, 0.0)):
        pool.setColorAt(share, theme.find_color(light_color, strength))
    fill_rect(painter, page, QBrush(pool))
    shade = QLinearGradient(page.topLeft(), QPointF(room.left() + room.width() * 0.2, page.top()))
    for share, strength in ((0.0, 0.6), (0.6, 0.42), (1.0, 0.0)):
        shade.setColorAt(share, theme.find_color("shadow", strength))
    fill_rect(painter, page, QBrush(shade))

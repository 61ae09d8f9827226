"""Marks in the royal reserve: what the last turn changed, and what Henry passed over."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from twoheirs_qt.ui.board.marks import brackets, rim, round_pen
from twoheirs_qt.ui.table.overlays import Overlay
from twoheirs_qt.ui.theme import Theme


class PlaceMarks(Overlay):
    """The same mark on several places; `mark` draws it on one."""

    def __init__(self, z: float, mark: Callable[[QPainter, Theme, QRectF], None]) -> None:
        super().__init__(z)
        self._mark = mark
        self.places: list[QRectF] = []

    def present(self, places: list[QRectF], room: QRectF) -> None:
        """Mark these rectangles of the scene, all within `room`, and no others."""
        if places != self.places:
            self.places = places
            self.place(room)
            self.setVisible(bool(places))

    def draw(self, painter: QPainter, theme: Theme) -> None:
        for rect in self.places:
            self._mark(painter, theme, rect)


def change(painter: QPainter, theme: Theme, rect: QRectF) -> None:
    """The other heir's last turn has changed this."""
    brackets(painter, theme, rect.adjusted(-4, -4, 4, 4))


def ring(painter: QPainter, theme: Theme, rect: QRectF) -> None:
    """A golden ring around what Henry takes."""
    rim(painter, theme, rect.adjusted(-4, -4, 4, 4), 4.0, edge=2.6, dark=1.0, corner=6)


def stroke(painter: QPainter, theme: Theme, rect: QRectF) -> None:
    """A stroke through what Henry passes over."""
    edge = rect.width() * 0.16
    inner = rect.adjusted(edge, edge, -edge, -edge)
    for color, width in (("parchment_edge", 6.0), ("danger", 3.2)):
        painter.setPen(round_pen(theme.color(color), width))
        painter.drawLine(inner.bottomLeft(), inner.topRight())

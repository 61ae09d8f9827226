"""Four brackets at the corners of what the last turn changed: seen at a glance, hiding nothing."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from twoheirs_qt.ui.table.layout import TableLayout
from twoheirs_qt.ui.table.overlays import Overlay
from twoheirs_qt.ui.theme import Theme


class ChangedPlaces(Overlay):
    """The places of the reserve that the last turn of the other heir changed."""

    def __init__(self, theme: Theme, z: float) -> None:
        super().__init__(theme, z)
        self.places: list[QRectF] = []

    def present(self, slots: Iterable[int], area: TableLayout) -> None:
        """Mark these places, and no others."""
        places = [area.place(slot) for slot in sorted(slots)]
        if places != self.places:
            self.places = places
            self.place(area.reserve)
            self.setVisible(bool(places))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for rect in self.places:
            brackets(painter, self.theme, rect.adjusted(-4, -4, 4, 4))


def brackets(painter: QPainter, theme: Theme, rect: QRectF) -> None:
    """Paint them just inside of `rect`, edged in the dark so that they show on every ground."""
    side = rect.width()
    arm = side * 0.17
    out = rect.adjusted(2, 2, -2, -2)
    for color, width in (("shadow", side * 0.03 + 3), ("gold", side * 0.022 + 1.2)):
        pen = QPen(theme.color(color), width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        for corner, x, y in (
            (out.topLeft(), 1, 1),
            (out.topRight(), -1, 1),
            (out.bottomLeft(), 1, -1),
            (out.bottomRight(), -1, -1),
        ):
            painter.drawPolyline(
                [corner + QPointF(x * arm, 0), corner, corner + QPointF(0, y * arm)]
            )

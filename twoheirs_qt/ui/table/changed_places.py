"""Marks of what the last turn changed in the reserve."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from twoheirs_qt.ui.board.marks import brackets
from twoheirs_qt.ui.table.layout import TableLayout
from twoheirs_qt.ui.table.overlays import Overlay
from twoheirs_qt.ui.theme import current_theme


class ChangedPlaces(Overlay):
    """Marks on the places of the reserve that the last turn of the other heir changed."""

    def __init__(self, z: float) -> None:
        super().__init__(z)
        self.places: list[QRectF] = []

    def present(self, slots: Iterable[int], area: TableLayout) -> None:
        """Mark these places, and no others."""
        places = [area.ring.place(slot) for slot in sorted(slots)]
        if places != self.places:
            self.places = places
            self.place(area.reserve)
            self.setVisible(bool(places))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for rect in self.places:
            brackets(painter, current_theme(), rect.adjusted(-4, -4, 4, 4))

"""The base class of the items of the scene."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from twoheirs_qt.ui.theme import Theme, current_theme


class Item(QGraphicsItem):
    """Draws itself in the colours of the theme, with smooth edges; the view has all clicks."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter, current_theme())

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """Draw what there is to see."""

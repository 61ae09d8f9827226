"""A key painted on the table, at what it picks up."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from twoheirs_qt.ui.board.parchment import CENTER, write
from twoheirs_qt.ui.table.overlays import Overlay
from twoheirs_qt.ui.theme import Theme, letter

_Z = 61.0
_LEAST = 17.0


class KeyCap(Overlay):
    """The key of a digit, hidden until it is shown somewhere."""

    def __init__(self, theme: Theme, number: int) -> None:
        super().__init__(theme, _Z)
        self.number = number

    def show_at(self, middle: QPointF, side: float, theme: Theme) -> None:
        """`middle` and `side` in the scene."""
        side = round(max(_LEAST, side))
        rect = QRectF(round(middle.x() - side / 2), round(middle.y() - side / 2), side, side)
        if theme is not self.theme:
            self.set_theme(theme)
        if rect != self.rect:
            self.place(rect)
        self.show()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme, side = self.theme, self.rect.width()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        corner, thick = side * 0.24, max(2.0, side * 0.14)
        body = self.rect.adjusted(1, 1, -1, -1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("shadow"))
        painter.drawRoundedRect(body.adjusted(0, 0, 0, thick * 0.5), corner, corner)
        face = body.adjusted(0, 0, 0, -thick * 0.5)
        painter.setPen(QPen(theme.color("gold_deep" if theme.dark else "ink"), 1.4))
        painter.setBrush(theme.color("button"))
        painter.drawRoundedRect(face, corner, corner)
        write(
            painter,
            face,
            CENTER,
            str(self.number),
            letter(side * 0.62, bold=True),
            theme.color("ink"),
        )

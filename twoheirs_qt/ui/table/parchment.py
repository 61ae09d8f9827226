"""Sheets of parchment on the table, and letters on them."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from twoheirs_qt.ui.theme import Theme, letter

LEFT: Any = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT: Any = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTER: Any = Qt.AlignmentFlag.AlignCenter


def write(
    painter: QPainter, rect: QRectF, flags: Any, text: str, font: QFont, color: QColor
) -> float:
    """Write one line, smaller if it would not fit, at last with an ellipsis; its width."""
    metrics = QFontMetricsF(font)
    width = metrics.horizontalAdvance(text)
    if width > rect.width() > 0:
        font = QFont(font)
        size = font.pixelSize()
        for share in (0.92, 0.84, 0.76, 0.68):
            font.setPixelSize(max(9, round(size * share)))
            metrics = QFontMetricsF(font)
            if metrics.horizontalAdvance(text) <= rect.width():
                break
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        width = metrics.horizontalAdvance(text)
    painter.setFont(font)
    painter.setPen(color)
    painter.drawText(rect, flags, text)
    return width


def sheet(painter: QPainter, theme: Theme, rect: QRectF, *, active: bool = False) -> None:
    """A sheet of parchment with its ink edge and its shadow; `active` rims it in gold."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("shadow", 0.35))
    painter.drawRoundedRect(rect.translated(1, 3), 9, 9)
    painter.setPen(QPen(theme.color("ink" if not theme.dark else "shadow"), 2))
    painter.setBrush(theme.color("parchment"))
    painter.drawRoundedRect(rect, 9, 9)
    inner = rect.adjusted(4, 4, -4, -4)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if active:
        painter.setPen(QPen(theme.color("gold"), 3.5))
        painter.drawRoundedRect(rect.adjusted(3.2, 3.2, -3.2, -3.2), 6.5, 6.5)
    else:
        painter.setPen(QPen(theme.color("rule", 0.55), 1))
        painter.drawRoundedRect(inner, 6, 6)


class Sheet(QGraphicsItem):
    """An item of parchment covering `rect` of the scene; subclasses write on it in `fill`."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.rect = QRectF()
        self.active = False
        self._content: object = None
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def place(self, rect: QRectF, content: object) -> None:
        """Cover a rectangle of the scene; painted anew only if `content` is another."""
        if rect != self.rect:
            self.prepareGeometryChange()
            self.rect = QRectF(rect)
        if content != self._content:
            self._content = content
            self.update()

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.update()

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-4, -4, 4, 6)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self.rect.isEmpty():
            return
        sheet(painter, self.theme, self.rect, active=self.active)
        self.fill(painter)

    def fill(self, painter: QPainter) -> None:
        """Write on the parchment, in coordinates of the scene."""


def heading(size: float) -> QFont:
    """The letters of a panel's title, where body letters are `size` pixels high."""
    return letter(size * 1.28, bold=True)


def ratio_of(painter: QPainter) -> float:
    """Device pixels in a logical one where `painter` paints."""
    return painter.device().devicePixelRatio()

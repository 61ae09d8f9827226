"""Sheets of parchment on the table, and letters on them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import ceil, floor
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap, QPixmapCache
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


_EDGE: Final = 16
"""Pixels from the edge of a sheet inwards in which all its corners and lines lie."""
_AROUND: Final = 5
"""Pixels that its shadow reaches beyond it."""


def spread(
    painter: QPainter, rect: QRectF, flags: Any, text: str, font: QFont, color: QColor
) -> None:
    """Write in as many lines as there is room for; smaller if it would not fit."""
    wrapped = int(flags) | int(Qt.TextFlag.TextWordWrap)
    size = font.pixelSize()
    for share in (1.0, 0.92, 0.84, 0.76, 0.68, 0.6):
        font = QFont(font)
        font.setPixelSize(max(9, round(size * share)))
        needed = QFontMetricsF(font).boundingRect(rect, wrapped, text)
        if needed.height() <= rect.height() + 1 and needed.width() <= rect.width():
            break
    painter.setFont(font)
    painter.setPen(color)
    painter.drawText(rect, wrapped, text)


def sheet(painter: QPainter, theme: Theme, rect: QRectF, *, active: bool = False) -> None:
    """A sheet of parchment with its ink edge and its shadow; `active` rims it in gold."""
    # Large smooth shapes are slow to paint: corners and edges are painted once and laid around a
    # plain middle.
    least = 2 * (_EDGE + 1)
    if rect.width() < least or rect.height() < least:
        _sheet(painter, theme, rect, active=active)
        return
    ratio = ratio_of(painter)
    whole = rect.toRect()
    part = _EDGE + _AROUND
    side = 2 * part + 2
    key = f"sheet-{theme.name}-{active}-{ratio}"

    def draw(onto: QPainter) -> None:
        inner = QRectF(_AROUND, _AROUND, side - 2 * _AROUND, side - 2 * _AROUND)
        _sheet(onto, theme, inner, active=active)

    small = kept(key, QSizeF(side, side), ratio, draw)
    outer = QRectF(whole).adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)
    painter.fillRect(outer.adjusted(part, part, -part, -part), theme.color("parchment"))
    here = (outer.left(), outer.left() + part, outer.right() - part, outer.right())
    down = (outer.top(), outer.top() + part, outer.bottom() - part, outer.bottom())
    there = (0.0, float(part), float(part + 2), float(side))
    for row in range(3):
        for column in range(3):
            if row != 1 or column != 1:
                onto = QRectF(
                    QPointF(here[column], down[row]), QPointF(here[column + 1], down[row + 1])
                )
                source = QRectF(
                    QPointF(there[column], there[row]) * ratio,
                    QPointF(there[column + 1], there[row + 1]) * ratio,
                )
                painter.drawPixmap(onto, small, source)


def kept(key: str, size: QSizeF, ratio: float, draw: Callable[[QPainter], None]) -> QPixmap:
    """What `draw` paints in a place of that size; the same `key` is painted once."""
    name = f"{key}-{size.width()}-{size.height()}-{ratio}"
    found = QPixmap()
    if QPixmapCache.find(name, found):
        return found
    made = QPixmap(ceil(size.width() * ratio), ceil(size.height() * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    onto = QPainter(made)
    onto.setRenderHint(QPainter.RenderHint.Antialiasing)
    try:
        draw(onto)
    finally:
        onto.end()
    QPixmapCache.insert(name, made)
    return made


def _sheet(painter: QPainter, theme: Theme, rect: QRectF, *, active: bool) -> None:
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


_STEP: Final = 4
"""So many logical pixels are a whole number of those of the screen, be it scaled by quarters."""

Part = tuple[QRectF, object]
"""A part of a sheet: where it lies in the scene, and what is written there."""


def _is_plain(rect: QRectF, part: QRectF) -> bool:
    """Whether a part of a sheet holds nothing of its edges and its corners."""
    edge, corner = 6.5, 11.0
    return rect.adjusted(edge, corner, -edge, -corner).contains(part) or rect.adjusted(
        corner, edge, -corner, -edge
    ).contains(part)


class Sheet(QGraphicsItem):
    """An item of parchment covering `rect` of the scene; subclasses write on it in `fill`.

    Writing takes far longer than showing what is written: so a sheet has parts, and only those
    are painted anew in which something else is to be read.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.rect = QRectF()
        self.active = False
        self._content: object = None
        self._parts: Mapping[str, Part] = {}
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def place(self, rect: QRectF, content: object, parts: Mapping[str, Part] | None = None) -> None:
        """Cover a rectangle of the scene.

        Painted anew as a whole if `content` is another, else those of its `parts` that are.
        """
        if rect != self.rect:
            self.prepareGeometryChange()
            self.rect = QRectF(rect)
        before, self._parts = self._parts, parts or {}
        if content != self._content:
            self._content = content
            self.update()
            return
        for name, (where, written) in self._parts.items():
            if before.get(name, (None, None))[1] != written:
                self.update(self._in_whole_pixels(where))

    def _in_whole_pixels(self, part: QRectF) -> QRectF:
        """What of the sheet is painted anew with a part: it must begin and end at a pixel of the
        screen, as Qt lays it onto the rest without any care for half ones, which shows."""
        bounds = self.boundingRect()
        ratio = max((view.devicePixelRatioF() for view in self.scene().views()), default=1.0)
        if (ratio * _STEP) % 1:
            return bounds
        whole, from_ = bounds.toAlignedRect(), part.translated(-bounds.topLeft())
        left, top = floor(from_.left() / _STEP) * _STEP, floor(from_.top() / _STEP) * _STEP
        right = ceil(from_.right() / _STEP) * _STEP
        bottom = ceil(from_.bottom() / _STEP) * _STEP
        return QRectF(whole.left() + left, whole.top() + top, right - left, bottom - top)

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
        exposed = painter.clipBoundingRect() if painter.hasClipping() else self.boundingRect()
        if _is_plain(self.rect, exposed):
            painter.fillRect(exposed, self.theme.color("parchment"))
        else:
            sheet(painter, self.theme, self.rect, active=self.active)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.fill(painter, exposed)

    def fill(self, painter: QPainter, exposed: QRectF) -> None:
        """Write on the parchment, in coordinates of the scene; at least on what is `exposed`."""


def heading(size: float) -> QFont:
    """The letters of a panel's title, where body letters are `size` pixels high."""
    return letter(size * 1.28, bold=True)


def ratio_of(painter: QPainter) -> float:
    """Device pixels in a logical one where `painter` paints."""
    return painter.device().devicePixelRatio()

"""Items over the table that are shown for a while: ghost, focus ring, offer and the ribbon."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap, QRegion

from twoheirs_qt.ui.board.marks import rim
from twoheirs_qt.ui.board.parchment import CENTER, bubble, kept, ratio_of, spread, write
from twoheirs_qt.ui.table.free_spot import free_spot
from twoheirs_qt.ui.table.item import Item
from twoheirs_qt.ui.table.rects import common_area, shortest_line
from twoheirs_qt.ui.theme import Theme, current_theme, serif_font

_ITSELF: Final = 9
"""To cover what it is about is so many times worse for an offer than to cover the rest."""
_NEAR: Final = 2.0
"""How far from its anchor an offer may lie, over the height of letters, without need."""
_OVER: Final = (0.0, 0.5, 0.98)
"""How much of its anchor it may cover for that."""
_SQUEEZED: Final = 0.8
"""The share of its size to which the ribbon's line may shrink."""


_ONE_LINE: Final = 2.3
_TWO_LINES: Final = 3.5
"""The height of the ribbon over that of body letters."""
_NOTCH: Final = 2.3 * 0.38
_INSIDE: Final = 1.6
"""How far the ribbon is cut in at its ends, over body letters, and the words keep from there."""


def _words_width(words: str, text: float) -> float:
    return QFontMetricsF(serif_font(text * 1.15, bold=True)).horizontalAdvance(words)


def ribbon_height(field: QRectF, text: float, words: str) -> float:
    """The height of a ribbon with these words across the top of `field`; none without words."""
    if not words:
        return 0.0
    room = field.width() - 2 * text * _NOTCH * _INSIDE
    # On a narrow table two lines are read better than letters that are ever smaller.
    short = _words_width(words, text) * _SQUEEZED <= room
    return text * (_ONE_LINE if short else _TWO_LINES)


def ribbon_room(field: QRectF, text: float, words: str) -> float:
    """What such a ribbon takes of the field, with its shadow, above the names of columns."""
    return ribbon_height(field, text, words) + text * 0.25


def region_beside(rect: QRectF, words: Iterable[QRectF]) -> QRegion:
    """What of `rect` lies beside all that is written."""
    beside = QRegion(rect.toAlignedRect())
    for each in words:
        beside -= QRegion(each.toAlignedRect())
    return beside


class Overlay(Item):
    """An item over a rectangle of the scene, hidden at first."""

    def __init__(self, z: float) -> None:
        super().__init__()
        self.rect = QRectF()
        self.setZValue(z)
        self.hide()

    def place(self, rect: QRectF) -> None:
        self.prepareGeometryChange()
        self.rect = QRectF(rect)
        self.update()

    def covers(self, point: QPointF) -> bool:
        """Whether it lies over a point of the scene."""
        return self.isVisible() and self.rect.contains(point)

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-14, -14, 14, 14)


class Ghost(Overlay):
    """The selection as it would lie: in its cell, or following the pointer."""

    def __init__(self, z: float) -> None:
        super().__init__(z)
        self._draw: Callable[[QRectF, float], QPixmap] | None = None
        self._rim: str | None = None
        self._shown: object = None

    def show_at(
        self,
        rect: QRectF,
        draw: Callable[[QRectF, float], QPixmap],
        rim: str | None,
        drawn: object = None,
    ) -> None:
        """`draw` gives its picture for a rectangle and a device ratio; `rim` is a theme colour.

        As long as `drawn` and all else stay the same, nothing is painted anew.
        """
        self._draw, self._rim = draw, rim
        shown = (rect.getRect(), rim, drawn)
        if self.isVisible() and shown == self._shown:
            return
        self._shown = shown
        self.place(rect)
        self.show()

    def draw(self, painter: QPainter, theme: Theme) -> None:
        if self._draw is None:
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(0.86)
        painter.drawPixmap(self.rect.topLeft(), self._draw(self.rect, ratio_of(painter)))
        painter.setOpacity(1.0)
        if self._rim is not None:
            key = f"rim-{theme.name}-{self._rim}"
            line = kept(key, self.rect.size(), ratio_of(painter), self._paint_rim)
            painter.drawPixmap(self.rect.topLeft(), line)

    def _paint_rim(self, painter: QPainter) -> None:
        assert self._rim is not None
        side = self.rect.width()
        whole, width = QRectF(0, 0, side, self.rect.height()), max(3.0, side * 0.035)
        rim(painter, current_theme(), whole, width, self._rim, edge=0, dark=0.8, dashes=[3.2, 1.6])


class FocusRing(Overlay):
    """A bold double ring around the target under the cursor, visible on every ground."""

    def draw(self, painter: QPainter, theme: Theme) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        rect = self.rect.adjusted(-4, -4, 4, 4)
        for color, width in (("shadow", 8.0), ("parchment_edge", 5.0), ("blue", 2.6)):
            shade = theme.color(color)
            if color == "parchment_edge" and theme.dark:
                shade = theme.color("on_oak")
            painter.setPen(QPen(shade, width))
            painter.drawRoundedRect(rect, 8, 8)


class Ribbon(Overlay):
    """A golden ribbon on the table, such as for the last round."""

    def __init__(self, z: float) -> None:
        super().__init__(z)
        self.words = ""
        self._text = 13.0
        self._shown: object = None

    def show_in(self, field: QRectF, text: float, words: str) -> None:
        """Lie across the top of `field`; empty words hide it."""
        shown = (field.getRect(), text, words)
        if shown == self._shown:
            return
        self._shown = shown
        self.words, self._text = words, text
        self.setVisible(bool(words))
        needed = _words_width(words, text)
        width = min(needed + text * 5, field.width())
        height = ribbon_height(field, text, words)
        self.place(QRectF(field.center().x() - width / 2, field.top() - 2, width, height))

    def draw(self, painter: QPainter, theme: Theme) -> None:
        rect, notch = self.rect, self._text * _NOTCH
        path = QPainterPath(rect.topLeft())
        path.lineTo(rect.topRight())
        path.lineTo(QPointF(rect.right() - notch, rect.center().y()))
        path.lineTo(rect.bottomRight())
        path.lineTo(rect.bottomLeft())
        path.lineTo(QPointF(rect.left() + notch, rect.center().y()))
        path.closeSubpath()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("shadow", 0.4))
        painter.drawPath(path.translated(1, 3))
        painter.setPen(QPen(theme.color("shadow"), 2))
        painter.setBrush(theme.color("gold"))
        painter.drawPath(path)
        inner = rect.adjusted(notch * _INSIDE, 0, -notch * _INSIDE, 0)
        font = serif_font(self._text * 1.15, bold=True)
        # On a narrow table two lines are read better than letters that are ever smaller.
        lay = write if rect.height() < self._text * _TWO_LINES else spread
        lay(painter, inner, CENTER, self.words, font, theme.color("gold_ink"))


class OfferItem(Overlay):
    """A button beside a piece: take it, break the camp, destroy it.

    `label` is its text, empty while it is hidden; `button` its rectangle in the scene.
    """

    def __init__(self, z: float) -> None:
        super().__init__(z)
        self.label = ""
        self.button = QRectF()
        self._text = 13.0

    def show_beside(
        self,
        label: str,
        anchor: QRectF,
        bounds: QRectF,
        text: float,
        *,
        avoid: Sequence[QRectF],
    ) -> None:
        """Lie in the place inside `bounds` nearest to `anchor` that covers none of `avoid`.

        Without one it lies where little of it is covered.
        """
        self.label, self._text = label, text
        width = QFontMetricsF(serif_font(text, bold=True)).horizontalAdvance(label) + text * 2
        pad = text * 0.4
        whole = QRectF(0, 0, width + 2 * pad, text * 2.2 + 2 * pad)
        gap = text * 0.35
        # Rather over what it is about than far from it.
        parts = (anchor.adjusted(0, 0, 0, -anchor.height() * over) for over in _OVER)
        spots = (free_spot(whole.size(), part, bounds, avoid, gap) for part in parts)
        found = [QRectF(spot, whole.size()) for spot in spots if spot is not None]
        near = (each for each in found if _distance(each, anchor) <= text * _NEAR)
        nearest = min(found, key=lambda each: _distance(each, anchor), default=None)
        free = next(near, nearest)
        corner = _beside(anchor, whole.size(), bounds, gap, avoid)
        whole.moveTo(corner if free is None else free.topLeft())
        self.button = whole.adjusted(pad, pad, -pad, -pad)
        self.place(whole)
        self.show()

    def clear(self) -> None:
        self.label = ""
        self.hide()

    def at(self, point: QPointF) -> bool:
        """Whether the button lies under a point of the scene."""
        return self.isVisible() and self.button.contains(point)

    def draw(self, painter: QPainter, theme: Theme) -> None:
        bubble(painter, theme, self.rect)
        painter.setPen(QPen(theme.color("shadow" if not theme.dark else "gold_deep"), 1.6))
        painter.setBrush(theme.color("gold"))
        painter.drawRoundedRect(self.button, 6, 6)
        font = serif_font(self._text, bold=True)
        write(painter, self.button, CENTER, self.label, font, theme.color("gold_ink"))


def _distance(rect: QRectF, anchor: QRectF) -> float:
    """How far apart two rectangles are."""
    return 0.0 if rect.intersects(anchor) else shortest_line(rect, anchor).length()


def _beside(
    anchor: QRectF, size: QSizeF, bounds: QRectF, gap: float, avoid: Sequence[QRectF]
) -> QPointF:
    """The best corner beside `anchor` for something of that size."""
    wide, tall = size.width(), size.height()
    middle = anchor.center() - QPointF(wide, tall) / 2
    inner = bounds.adjusted(4, 4, -4 - wide, -4 - tall)

    def covered(corner: QPointF) -> float:
        rect = QRectF(corner, size)
        return _ITSELF * common_area(rect, [anchor]) + common_area(rect, avoid)

    corners = [
        QPointF(
            round(min(max(x, inner.left()), inner.right())),
            round(min(max(y, inner.top()), inner.bottom())),
        )
        for x, y in (
            (middle.x(), anchor.bottom() + gap),
            (middle.x(), anchor.top() - gap - tall),
            (anchor.right() + gap, middle.y()),
            (anchor.left() - gap - wide, middle.y()),
        )
    ]
    return min(corners, key=covered)

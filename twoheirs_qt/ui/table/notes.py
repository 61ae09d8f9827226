"""Notes near the pointer: parchments with lines of text and glyphs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPolygonF

from twoheirs_qt.game.presentation.note_line import NoteLine
from twoheirs_qt.ui.art import Art, Look
from twoheirs_qt.ui.board.parchment import LEFT, bubble, ratio_of
from twoheirs_qt.ui.table.item import Item
from twoheirs_qt.ui.table.rects import common_area
from twoheirs_qt.ui.theme import Theme, current_theme, serif_font

_ANCHOR: Final = 1000.0
"""What covering a point of the anchor counts over covering one of what is only to be avoided."""
_SPARE: Final = 20.0
"""The same for what a note tells about."""
_WIDEST: Final = (21.0, 17.5)
"""How wide a note may be, in letters; the second where it would else cover what it tells about."""
_FAR: Final = 60.0
"""The points to be avoided that may be covered rather than be a point further away."""


_BESIDE_TILE: Final = 0.75
"""How much of that width lines have beside a tile."""


def large(text: float) -> float:
    """The side of a tile that a note shows, beside letters of that height."""
    return round(min(text * 14.5, 240.0))


@dataclass(frozen=True, slots=True)
class _Set:
    """A line with its position in the note."""

    line: NoteLine
    rect: QRectF
    font: QFont


class Note(Item):
    """A parchment with lines, beside something that it does not cover.

    With `tail` it points at its anchor as a speech bubble does. It may show a tile beside its
    lines, large.
    """

    def __init__(self, art: Art, z: float, *, tail: bool = False) -> None:
        super().__init__()
        self._art = art
        self._tail = tail
        self.lines: tuple[NoteLine, ...] = ()
        self.look: Look | None = None
        self._side = 0.0
        self._set: list[_Set] = []
        self._size = QSizeF()
        self._tip: QPointF | None = None
        self._anchor, self._bounds = QRectF(), QRectF()
        self._text = 13.0
        self._shown: object = None
        self.setZValue(z)
        self.hide()

    @property
    def words(self) -> str:
        """The lines as one string."""
        return "\n".join(f"{line.text} {line.after}".strip() for line in self.lines)

    def clear(self) -> None:
        self.hide()
        self.lines = ()

    def show_near(
        self,
        lines: tuple[NoteLine, ...],
        anchor: QRectF,
        bounds: QRectF,
        text: float,
        *,
        avoid: Sequence[QRectF] = (),
        spare: Sequence[QRectF] = (),
        look: Look | None = None,
    ) -> None:
        """Show `lines` beside the rectangle `anchor`, inside `bounds`, and with them a tile.

        Of the positions around the anchor it takes the one that covers least of `avoid`, above it
        if all are alike; and none of `spare` if possible, as in `step_aside`.
        """
        shown = (lines, anchor, bounds, text, look)
        if self.isVisible() and shown == self._shown:
            return
        self._shown = shown
        self.prepareGeometryChange()
        self.lines, self._text, self.look = lines, text, look
        self._measure(_WIDEST[0])
        self._anchor, self._bounds = anchor, bounds
        self._settle(avoid, spare)
        self.show()

    def step_aside(
        self, bounds: QRectF, spare: Sequence[QRectF], avoid: Sequence[QRectF] = ()
    ) -> None:
        """Move to where none of `spare`, of which the lines tell, is covered, if that is possible.

        That may be at some distance from the anchor, but inside `bounds`, and covering little of
        `avoid`.
        """
        self._bounds = bounds
        for look in dict.fromkeys((self.look, None)):  # rather without a tile than in the way
            self.look = look
            for widest in _WIDEST:
                self.prepareGeometryChange()
                self._measure(widest)
                self._settle(avoid, spare)
                place = QRectF(self.pos(), self._size)
                if not common_area(place, spare):
                    return

    def _measure(self, widest: float) -> None:
        """Lay out the lines, at most so many letters wide, and take the size they need."""
        pad, side, left = self._text * 0.8, 0.0, 0.0
        if self.look is not None:
            side, widest = large(self._text), widest * _BESIDE_TILE
            left = side + pad
        self._side = side
        width = self._arrange(self._text * widest, pad, left)
        height = (self._set[-1].rect.bottom() if self._set else 0) + pad
        self._size = QSizeF(left + width + 2 * pad, max(height, side + 2 * pad if side else 0.0))

    def _settle(self, avoid: Sequence[QRectF], spare: Sequence[QRectF]) -> None:
        self.prepareGeometryChange()
        self.setPos(self._spot(avoid, spare))
        self._tip = self._pointing_at(self._anchor) if self._tail else None
        self.update()

    def _pointing_at(self, anchor: QRectF) -> QPointF | None:
        """The tip of the tail, if the note lies wholly above or below its anchor."""
        if self.y() + self._size.height() <= anchor.top():
            return QPointF(anchor.center().x(), anchor.top()) - self.pos()
        if self.y() >= anchor.bottom():
            return QPointF(anchor.center().x(), anchor.bottom()) - self.pos()
        return None

    def _spot(self, avoid: Sequence[QRectF], spare: Sequence[QRectF]) -> QPointF:
        anchor, inner = self._anchor, self._bounds.adjusted(4, 4, -4, -4)
        inner.setSize(inner.size() - self._size)
        best, least = QPointF(), float("inf")
        for near, far in ((anchor, 0.0), (_around(anchor, spare), _FAR)):
            for x, y in self._beside(near, anchor):
                spot = QPointF(
                    min(max(x, inner.left()), inner.right()),
                    min(max(y, inner.top()), inner.bottom()),
                )
                rect = QRectF(spot, self._size)
                # The anchor itself must never be covered: that counts more than all the rest.
                cost = _ANCHOR * common_area(rect, [anchor]) + far * _distance(rect, anchor)
                cost += _SPARE * common_area(rect, spare)
                cost += common_area(rect, avoid)
                if cost < least - 1:
                    best, least = spot, cost
        return QPointF(round(best.x()), round(best.y()))

    def _beside(self, around: QRectF, anchor: QRectF) -> Iterator[tuple[float, float]]:
        """Its possible corners beside `around`, as near to `anchor` as can be."""
        gap = self._text * (0.95 if self._tail else 0.6)
        wide, tall = self._size.width(), self._size.height()
        middle = anchor.center() - QPointF(wide, tall) / 2
        above, below = around.top() - gap - tall, around.bottom() + gap
        yield middle.x(), above
        yield middle.x(), below
        yield around.right() + gap, middle.y()
        yield around.left() - gap - wide, middle.y()
        for y in (above, below):
            yield anchor.left(), y
            yield anchor.right() - wide, y
        for y in (above, below):
            yield around.right() + gap, y
            yield around.left() - gap - wide, y

    def _arrange(self, widest: float, pad: float, left: float) -> float:
        """Lay out the lines one below the other, beside what is `left`; returns their width."""
        self._set = []
        y, width = pad * 0.8, 0.0
        for line in self.lines:
            font = serif_font(self._text * line.scale, bold=line.bold)
            metrics = QFontMetricsF(font)
            indent = self._text * 0.9 if line.bullet else 0.0
            if line.glyphs:
                side = self._text * 1.5
                row = metrics.horizontalAdvance(line.text) + self._text * 0.5
                row += len(line.glyphs) * (side + 2)
                row += metrics.horizontalAdvance(line.after) + self._text * 0.4
                rect = QRectF(left + pad, y, row, side + 2)
            else:
                limit = QRectF(0, 0, widest - indent, 4000)
                box = metrics.boundingRect(limit, int(Qt.TextFlag.TextWordWrap), line.text)
                rect = QRectF(left + pad + indent, y, box.width() + 2, box.height())
                row = box.width() + 2 + indent
            self._set.append(_Set(line, rect, font))
            width = max(width, row)
            y = rect.bottom() + self._text * 0.18
        return width

    def boundingRect(self) -> QRectF:
        edge = self._text * 1.2 + 6
        return QRectF(QPointF(), self._size).adjusted(-edge, -edge, edge, edge)

    def draw(self, painter: QPainter, theme: Theme) -> None:
        rect = QRectF(QPointF(), self._size)
        bubble(painter, theme, rect)
        self._paint_tail(painter, rect)
        if self.look is not None:
            pad = round(self._text * 0.8)
            tile = self._art.tile(self.look, self._side, ratio_of(painter))
            painter.drawPixmap(QPointF(pad, pad), tile)
        for entry in self._set:
            self._paint_line(painter, entry)

    def _paint_tail(self, painter: QPainter, rect: QRectF) -> None:
        if self._tip is None or rect.contains(self._tip):
            return
        half = self._text * 0.5
        x = min(max(self._tip.x(), rect.left() + 12 + half), rect.right() - 12 - half)
        down = self._tip.y() > rect.center().y()
        foot = rect.bottom() if down else rect.top()
        reach = self._text * 0.8
        tip = QPointF(
            min(max(self._tip.x(), x - reach), x + reach), foot + (reach if down else -reach)
        )
        left, right = QPointF(x - half, foot), QPointF(x + half, foot)
        painter.drawPolyline(QPolygonF([left, tip, right]))
        inner = -2.0 if down else 2.0
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawPolygon(
            QPolygonF(
                [left + QPointF(1, inner), tip + QPointF(0, inner), right + QPointF(-1, inner)]
            )
        )

    def _paint_line(self, painter: QPainter, entry: _Set) -> None:
        line, rect = entry.line, entry.rect
        painter.setFont(entry.font)
        painter.setPen(current_theme().color(line.color))
        if line.bullet:
            mark = QRectF(rect.left() - self._text * 0.9, rect.top(), self._text, rect.height())
            painter.drawText(mark, Qt.AlignmentFlag.AlignLeft, line.bullet)
        if not line.glyphs:
            painter.drawText(rect, int(Qt.TextFlag.TextWordWrap), line.text)
            return
        metrics = QFontMetricsF(entry.font)
        painter.drawText(rect, LEFT, line.text)
        x = rect.left() + metrics.horizontalAdvance(line.text) + self._text * 0.5
        side = self._text * 1.5
        for glyph in line.glyphs:
            picture = self._art.picture(glyph, side, side, ratio_of(painter))
            painter.drawPixmap(QPointF(x, rect.top() + 1), picture)
            x += side + 2
        rest = QRectF(x + self._text * 0.4, rect.top(), 4000, rect.height())
        painter.drawText(rest, LEFT, line.after)


def _around(anchor: QRectF, others: Sequence[QRectF]) -> QRectF:
    """The smallest rectangle that holds all of them."""
    found = QRectF(anchor)
    for other in others:
        found = found.united(other)
    return found


def _distance(one: QRectF, other: QRectF) -> float:
    """How far apart two rectangles are, across and down together; 0 if they touch."""
    across = max(one.left() - other.right(), other.left() - one.right(), 0.0)
    down = max(one.top() - other.bottom(), other.top() - one.bottom(), 0.0)
    return across + down

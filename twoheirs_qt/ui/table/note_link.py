"""The line from a note to what it belongs to, where that lies apart."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import inf
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter

from twoheirs_qt.ui.board.marks import round_pen
from twoheirs_qt.ui.table.overlays import Overlay, region_beside
from twoheirs_qt.ui.table.rects import nearest_point, shortest_line
from twoheirs_qt.ui.theme import Theme

_APART: Final = 1.4
"""From how many letters away a line leads from a note to what it belongs to."""
_WORDS: Final = 60.0
"""How much longer a line may be for each pixel by which it crosses fewer words."""
_TILES: Final = 1.5
"""The same for tiles."""
_NOTE_POINTS, _ANCHOR_POINTS = 12, 8
"""Between so many parts of a side a line may begin, and end."""
_BESIDE: Final = 1.0
"""It ends so far beside what the note belongs to: in the gap between two cells there is room."""

_Four = tuple[float, float, float, float]


class NoteLink(Overlay):
    """Leads around words and tiles as far as a straight line can, and then on behind the words."""

    def __init__(self) -> None:
        super().__init__(0)
        self.setFlag(self.GraphicsItemFlag.ItemStacksBehindParent)
        self.line = QLineF()
        """From the note to what it belongs to, in the coordinates of the note."""
        self._words: list[QRectF] = []

    def join(
        self,
        anchor: QRectF,
        note: QRectF,
        text: float,
        words: Sequence[QRectF],
        tiles: Sequence[QRectF],
    ) -> None:
        """Lead from `note` to `anchor`; nothing is shown if they are close to each other."""
        nearest = shortest_line(note, anchor)
        apart = nearest.length() > text * _APART
        self.setVisible(apart)
        if not apart:
            return
        between = QRectF(anchor).united(note)
        self._words = [each for each in words if each.intersects(between)]
        found = [each for each in tiles if each.intersects(between) and not each.contains(anchor)]
        dear = [(_box(each), _WORDS) for each in self._words]
        dear += [(_box(each), _TILES) for each in found]
        least = inf
        for length, line in _shortest_first([nearest, *_lines(anchor, note)]):
            if length >= least:
                break  # no longer one can be better
            cost, way = length, (line.x1(), line.y1(), line.dx(), line.dy())
            for box, factor in dear:
                cost += length * _share(way, box) * factor
                if cost >= least:
                    break
            else:
                least, self.line = cost, line
        self.place(QRectF(self.line.p1(), self.line.p2()).normalized())

    def draw(self, painter: QPainter, theme: Theme) -> None:
        painter.setClipRegion(region_beside(self.boundingRect(), self._words))
        for color, width in (("parchment_edge", 4.0), ("shadow", 1.6)):
            light = theme.dark and color == "parchment_edge"
            painter.setPen(round_pen(theme.color("on_oak" if light else color), width))
            painter.drawLine(self.line)
        painter.setClipping(False)
        painter.setBrush(theme.color("on_oak" if theme.dark else "shadow"))
        painter.drawEllipse(self.line.p2(), 3.5, 3.5)


def _shortest_first(lines: Iterable[QLineF]) -> list[tuple[float, QLineF]]:
    return sorted(((line.length(), line) for line in lines), key=lambda each: each[0])


def _lines(anchor: QRectF, note: QRectF) -> Iterator[QLineF]:
    """Lines between the sides of two rectangles that face each other."""
    around = anchor.adjusted(-_BESIDE, -_BESIDE, _BESIDE, _BESIDE)
    ends = list(_points(around, note, _ANCHOR_POINTS))
    for start in _points(note, anchor, _NOTE_POINTS):
        for end in ends:
            yield QLineF(start, end)
        # Straight along the gaps between cells.
        for x in (around.left(), around.right()):
            if start.x() != x and note.left() <= x <= note.right():
                yield QLineF(QPointF(x, start.y()), nearest_point(around, QPointF(x, start.y())))
        for y in (around.top(), around.bottom()):
            if start.y() != y and note.top() <= y <= note.bottom():
                yield QLineF(QPointF(start.x(), y), nearest_point(around, QPointF(start.x(), y)))


def _points(rect: QRectF, other: QRectF, parts: int) -> Iterator[QPointF]:
    """Points along the sides of a rectangle beyond which another one lies."""
    shares = [part / parts for part in range(parts + 1)]
    for beyond, y in (
        (other.bottom() <= rect.top(), rect.top()),
        (other.top() >= rect.bottom(), rect.bottom()),
    ):
        if beyond:
            yield from (QPointF(rect.left() + share * rect.width(), y) for share in shares)
    for beyond, x in (
        (other.right() <= rect.left(), rect.left()),
        (other.left() >= rect.right(), rect.right()),
    ):
        if beyond:
            yield from (QPointF(x, rect.top() + share * rect.height()) for share in shares)


def _box(rect: QRectF) -> _Four:
    return rect.left(), rect.top(), rect.right(), rect.bottom()


def _share(way: _Four, box: _Four) -> float:
    """Which share of a line lies in a box; `way` is where it starts, and how far it goes."""
    x, y, dx, dy = way
    left, top, right, bottom = box
    first, last = 0.0, 1.0
    for start, far, low, high in ((x, dx, left, right), (y, dy, top, bottom)):
        if far:
            near, away = (low - start) / far, (high - start) / far
            if near > away:
                near, away = away, near
            first = near if near > first else first
            last = away if away < last else last
            if first >= last:
                return 0.0
        elif not low < start < high:
            return 0.0
    return last - first

"""The camera on the landscape: how large its tiles are, where, and which way round."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from math import floor
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from twoheirs_qt.play.grid_lines import falls_apart
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.scene.layout import TableLayout

GAP: Final = 0.03
"""The gap between two tiles over their side."""
SMALLEST: Final = 34.0
READABLE: Final = 64.0
"""The side of the smallest tile whose cost and strip can be read, in logical pixels."""
_LEAST_SIGHT: Final = 9.0
"""On a small table tiles may be smaller: so many of them have room in it across and down."""
_MARGIN: Final = 1.0
"""Room around the landscape, in cells: the next tiles go there."""
_LEAST_MARGIN: Final = 0.3
"""The same where room is short: enough of a cell to press on, and to see what goes there."""
_NEARLY: Final = 0.9
"""Tiles may be smaller by this much if that shows all of them."""
_GENEROUS: Final = 1.2
"""Tiles that are larger than need be by this much leave room for a strip below them."""
_LARGEST: Final = 12.7
"""The largest tile of a landscape that is fitted, over the height of body letters."""
_FORESEEN: Final = 3
"""A smaller landscape is shown as one of so many cells, so that it can grow without moving, but of
fewer if tiles could not be read then."""
_GAPS: Final = 0.75
"""How much of the gap below the field, and above it without names, empty cells may reach into."""

NAMES_LEFT, NAMES_ABOVE = 1.5, 0.95
"""How far the names of rows and columns reach into the field, over the height of letters."""
_FAR_IN: Final = 0.3
"""How far from the edges of the field something is looked at that lies by itself, in its sides."""


class Span(NamedTuple):
    """A landscape of so many cells along an axis of the room, which is `length` long.

    One of fewer cells than `foreseen` is shown as if it had so many. Only empty cells lie in the
    last `foot` of the room.
    """

    cells: int
    length: float
    foreseen: int
    foot: float = 0.0

    @property
    def margin(self) -> float:
        """The room to both sides, in cells: less than a whole one if tiles could not be read."""
        spare = (self.length / (READABLE * (1 + GAP)) - self.cells) / 2
        return min(_MARGIN, max(_LEAST_MARGIN, spare))

    @property
    def side(self) -> float:
        """The side of tiles of which all have room, however small that is."""
        margin = self.margin
        readable = int(self.length / (READABLE * (1 + GAP)) - 2 * margin)
        cells = max(self.cells, min(self.foreseen, readable))
        pitch = self.length / (cells + 2 * margin)
        if self.foot > margin * pitch:
            pitch = (self.length - self.foot) / (cells + margin)
        return pitch / (1 + GAP)


@dataclass(frozen=True)
class Sight:
    """What of the landscape is to be seen.

    - `cells`: all of it; `room`: the part of the field for it; `reach`: the room that empty cells
      around it may take, too
    - `least`, `largest`: limits of the size of tiles, so that not all may have room
    - `required`: the cells that must be seen then
    - `home`: else the cells that are shown first; without any, the middle
    - `foreseen`: a smaller landscape is shown as if it had so many columns and rows
    - `foot`: so high is what may lie over empty cells at the foot of the room
    """

    cells: frozenset[Cell]
    room: QRectF
    reach: QRectF
    least: float
    largest: float
    required: frozenset[Cell] = frozenset()
    home: frozenset[Cell] = field(default=frozenset(), compare=False)
    foreseen: int = _FORESEEN
    foot: float = 0.0

    @cached_property
    def spans(self) -> tuple[Span, Span]:
        """The spans across and down."""
        columns, rows = zip(*self.cells, strict=True)
        return (
            Span(max(columns) - min(columns) + 1, self.reach.width(), self.foreseen),
            Span(max(rows) - min(rows) + 1, self.reach.height(), self.foreseen, self.foot),
        )

    @property
    def side(self) -> float:
        return min(self.room_for if self.is_whole else self.least, self.largest)

    @cached_property
    def is_whole(self) -> bool:
        """Whether all of it has room: a little smaller is better than to lose sight of a part."""
        return self.room_for >= self.least * _NEARLY

    @cached_property
    def room_for(self) -> float:
        """The side of tiles at which all of it has room, however small."""
        return min(span.side for span in self.spans)


def sight(
    area: TableLayout,
    cells: frozenset[Cell],
    *,
    ribbon: float,
    strip: float,
    planned: bool,
    shared: bool,
    named: bool,
    whole: bool,
    required: frozenset[Cell],
    home: frozenset[Cell],
) -> Sight:
    """What is to be seen of the landscape on a table.

    - `ribbon`: the height of one across the top of the field
    - `strip`: how much of its foot is kept free, if tiles stay large all the same, or can at least
      be read while something lies there for long (`planned`)
    - `shared`: empty cells may lie in that strip
    - `named`: columns and rows have names, beside which cells have room for what is in hand
    - `whole`: all is to be seen, however small
    - `home`: what is to be seen at least, of tiles so far apart that none may be in the middle
    """
    free, spare = area.field, area.gap * _GAPS
    least = min(READABLE, free.width() / _LEAST_SIGHT, free.height() / _LEAST_SIGHT)
    least = SMALLEST if whole else max(SMALLEST, least)

    largest, foreseen = area.text * _LARGEST, 1 if whole else _FORESEEN
    names = QPointF(area.text * NAMES_LEFT, area.text * NAMES_ABOVE) if named else QPointF()

    def above(strip: float, names: QPointF) -> Sight:
        room = free.adjusted(0, ribbon, 0, 0 if shared else -strip)
        over = 0.0 if names.y() else spare
        reach = room.adjusted(names.x(), names.y() - over, 0, spare)
        foot = strip if shared else 0.0
        return Sight(cells, room, reach, least, largest, required, home, foreseen, foot)

    generous = least * _GENEROUS
    seen = above(strip, names)
    if whole or seen.room_for >= (least if planned else generous):
        return seen
    seen = above(0.0, names)
    if seen.room_for >= generous:
        return seen
    there = least * _LEAST_MARGIN  # then names lie in the margin
    return above(0.0, QPointF(max(0.0, names.x() - there), max(0.0, names.y() - there)))


def central_area(area: TableLayout, cells: Iterable[Cell]) -> QRectF:
    """The part of the field into which a cell is brought to be looked at.

    Where tiles lie far apart, it keeps a distance from the edges, so that other tiles are seen,
    too.
    """
    side = min(area.field.width(), area.field.height())
    margin = side * _FAR_IN if falls_apart(cells) else area.gap
    return area.field.adjusted(margin, margin, -margin, -margin)


LARGEST: Final = 256.0
_FAR_LARGER: Final = 1.6
"""Tiles that could be so many times larger, as after many steps back, are shown larger."""
_LITTLE: Final = 0.05
"""So much of a cell beside the landscape may be out of sight."""


class Camera:
    """Maps cells to points of the landscape item, whose origin is the centre of cell `(0, 0)`.

    - `size`: side of a tile in logical pixels; `ratio`: device pixels in one
    - `origin`: where that item lies in the scene
    - `sign`: 1 with South at the bottom, -1 with North there
    - `auto`: whether the view follows the landscape as it grows; off once it is panned or zoomed
    - `whole`: whether it shows all of it then, however small; else what can be read
    """

    def __init__(self) -> None:
        self.size = 96.0
        self.ratio = 1.0
        self.origin = QPointF()
        self.sign = 1
        self.auto = True
        self.whole = False

    @property
    def pitch(self) -> float:
        """The distance of two neighbouring cells."""
        return self.size + max(1.0, round(self.size * GAP * self.ratio) / self.ratio)

    def snap(self, length: float) -> float:
        """The nearest length that is whole in device pixels, so that pictures stay sharp."""
        return round(length * self.ratio) / self.ratio

    def snapped(self, rect: QRectF) -> QRectF:
        """The nearest rectangle whose corner and sides are whole in device pixels."""
        ratio = self.ratio
        x, y = round(rect.x() * ratio) / ratio, round(rect.y() * ratio) / ratio
        return QRectF(
            x, y, round(rect.width() * ratio) / ratio, round(rect.height() * ratio) / ratio
        )

    def rect(self, cell: Cell) -> QRectF:
        """The square of a cell in the landscape item."""
        pitch, size, ratio = self.sign * self.pitch, self.size, self.ratio
        x = round((cell[0] * pitch - size / 2) * ratio) / ratio
        y = round((cell[1] * pitch - size / 2) * ratio) / ratio
        return QRectF(x, y, size, size)

    def marked_rect(self, cells: Iterable[Cell]) -> QRectF:
        """The rectangle of marks on `cells`, a little beyond their squares; null without cells."""
        bounds = self._around(cells)
        edge = self.size * 0.1 + 6
        return bounds if bounds.isNull() else bounds.adjusted(-edge, -edge, edge, edge)

    def scene_rect(self, cell: Cell) -> QRectF:
        return self.rect(cell).translated(self.origin)

    def cell_at(self, scene: QPointF) -> Cell:
        """The cell under a point of the scene."""
        local = (scene - self.origin) / self.pitch
        x, y = floor(local.x() + 0.5), floor(local.y() + 0.5)
        return (x * self.sign, y * self.sign)

    def lines_in(self, rect: QRectF) -> tuple[range, range]:
        """The columns and the rows that a rectangle of the scene reaches into."""
        ends = zip(self.cell_at(rect.topLeft()), self.cell_at(rect.bottomRight()), strict=True)
        columns, rows = (range(min(pair), max(pair) + 1) for pair in ends)
        return columns, rows

    def bounds(self, cells: Iterable[Cell]) -> QRectF:
        """The smallest rectangle of the scene that holds these cells (at least one)."""
        return self._around(cells).translated(self.origin)

    def _around(self, cells: Iterable[Cell]) -> QRectF:
        """The smallest rectangle of the landscape that holds these cells; null without any."""
        columns, rows = zip(*found, strict=True) if (found := list(cells)) else ((), ())
        if not columns:
            return QRectF()
        first, last = (min(columns), min(rows)), (max(columns), max(rows))
        return self.rect(first).united(self.rect(last))

    def holds(self, sight: Sight) -> bool:
        """Whether all that is to be seen is, and so much around it that the next tile has room."""
        across, down = ((span.margin - _LITTLE) * self.pitch for span in sight.spans)
        foot = max(down, sight.foot)
        around = self.bounds(sight.cells).adjusted(-across, -down, across, foot)
        far_too_small = sight.side > self.size * _FAR_LARGER
        return sight.is_whole and not far_too_small and sight.room.contains(around)

    def fit(self, sight: Sight, *, stay: bool = False) -> None:
        """Show all that is to be seen if it has room, else what is required, and follow it.

        With `stay` it moves as little as that needs.
        """
        before, self.size = self.size, self.snap(sight.side)
        stay = stay and before == self.size
        now = (self.origin.x(), self.origin.y()) if stay else (None, None)
        reach = sight.reach
        across, down = sight.spans
        foot = reach.bottom() - max(0.0, sight.foot - down.margin * self.pitch)
        x = self._middle(sight, 0, reach.left(), reach.right(), across, now[0])
        y = self._middle(sight, 1, reach.top(), foot, down, now[1])
        self._place(QPointF(x, y))
        self.auto = True

    def _middle(
        self, sight: Sight, axis: int, start: float, end: float, span: Span, now: float | None
    ) -> float:
        """The position of cell 0 along an axis between `start` and `end`, if it is at `now`."""
        cells = sorted(cell[axis] * self.sign for cell in sight.cells)
        pitch = self.pitch
        edge = (0.5 + span.margin) * pitch
        first, last = start + edge - cells[0] * pitch, end - edge - cells[-1] * pitch
        if sight.is_whole or first <= last:
            middle = (start + end - (cells[0] + cells[-1]) * pitch) / 2
            return middle if now is None or first > last else min(max(now, first), last)
        required = sorted(cell[axis] * self.sign for cell in sight.required)
        if required or now is None:
            home = sorted(cell[axis] * self.sign for cell in sight.home)
            around = required or home or cells
            least, most = start + edge - around[0] * pitch, end - edge - around[-1] * pitch
            # What does not even have room itself is shown from its middle.
            middle = (least + most) / 2
            if home and not required:
                return middle
            now = middle if now is None or least > most else min(max(now, least), most)
        return min(max(now, last), first)

    def bring_in(self, cells: Iterable[Cell], room: QRectF) -> None:
        """Move as little as needed for all these cells to be whole in `room`, smaller if need be.

        Tiles do not get smaller than `SMALLEST` for that.
        """
        found, before, least = list(cells), self.pitch, self.snap(SMALLEST)
        room = room.adjusted(1, 1, -1, -1)  # whole pixels of the screen may lie a little beside
        while self.size > least and not _holds(room, self.bounds(found)):
            self.size = max(least, self.size - 1 / self.ratio)
        at = room.center()
        self.origin = at + (self.origin - at) * (self.pitch / before)
        self._place(self.origin + self._way_into(room, self.bounds(found)))

    def zoom(self, factor: float, at: QPointF) -> None:
        """Enlarge by `factor`, the point `at` of the scene stays where it is."""
        before = self.pitch
        self.size = self.snap(min(max(self.size * factor, SMALLEST), LARGEST))
        self._place(at + (self.origin - at) * (self.pitch / before))
        self.auto = self.whole = False

    def pan(self, by: QPointF) -> None:
        self._place(self.origin + by)
        self.auto = self.whole = False

    def keep_in(self, cells: Iterable[Cell], room: QRectF) -> None:
        """Pan back, as little as needed for one of the cells, at least one, to be whole in `room`.

        Or to fill it if it is larger; or one between them where they lie far apart.
        """
        # Not the bounds of all cells: where these are in sight, there may be none of the cells. But
        # from a part that lies by itself, to the next one, the way leads over empty ones.
        found = list(cells)
        if falls_apart(found):
            found = [self._nearest(room.center(), found)]
        back = min(
            (self._way_into(room, self.scene_rect(cell)) for cell in found),
            key=QPointF.manhattanLength,
        )
        if not back.isNull():
            self._place(self.origin + back)

    def _nearest(self, point: QPointF, cells: list[Cell]) -> Cell:
        """The cell nearest to a point of the scene, of all between the outermost ones."""
        columns, rows = zip(*cells, strict=True)
        x, y = self.cell_at(point)
        return min(max(x, min(columns)), max(columns)), min(max(y, min(rows)), max(rows))

    @staticmethod
    def _way_into(room: QRectF, rect: QRectF) -> QPointF:
        """How far `rect` has to move to be whole in `room`, or to fill it."""
        wide, high = min(rect.width(), room.width()), min(rect.height(), room.height())
        dx = max(0.0, room.left() + wide - rect.right())
        dx -= max(0.0, rect.left() - (room.right() - wide))
        dy = max(0.0, room.top() + high - rect.bottom())
        dy -= max(0.0, rect.top() - (room.bottom() - high))
        return QPointF(dx, dy)

    def reveal(self, cell: Cell, room: QRectF) -> bool:
        """Pan as little as needed to bring `cell` into `room`; returns whether anything moved."""
        rect = self.scene_rect(cell)
        dx = max(0.0, room.left() - rect.left()) - max(0.0, rect.right() - room.right())
        dy = max(0.0, room.top() - rect.top()) - max(0.0, rect.bottom() - room.bottom())
        if dx or dy:
            self.pan(QPointF(dx, dy))
            return True
        return False

    def _place(self, origin: QPointF) -> None:
        self.origin = self.snapped(QRectF(origin, QSizeF())).topLeft()


def _holds(room: QRectF, rect: QRectF) -> bool:
    """Whether something as large as `rect` has room in `room`."""
    return rect.width() <= room.width() and rect.height() <= room.height()

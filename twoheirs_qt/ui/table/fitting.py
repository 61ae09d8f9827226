"""How large the landscape is shown, and where: all of it as long as its tiles can be read."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from twoheirs_qt.game.grid_lines import falls_apart
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.ui.table.layout import TableLayout

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

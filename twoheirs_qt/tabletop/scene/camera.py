"""The camera on the landscape: the size of its cells, their position, and the view direction."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from math import floor
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from twoheirs_qt.tabletop.play.grid_lines import Cell, are_scattered

GAP: Final = 0.03
"""The gap between two cells over their side."""
MIN_CELL_PX: Final = 34.0
MIN_READABLE_CELL_PX: Final = 64.0
"""The side of the smallest cell in which all of a piece can be read, in logical pixels."""
_MARGIN_CELLS: Final = 1.0
"""Room around the landscape for the next pieces, in cells."""
MIN_MARGIN_CELLS: Final = 0.3
"""The same where room is short: enough of a cell to click."""
_MIN_WHOLE_SCALE: Final = 0.9
"""Cells may be smaller by this factor if that shows all of them."""
FORESEEN_CELLS: Final = 3
"""A smaller landscape is shown as if it had so many columns and rows, to grow without moving, but
fewer if its pieces could not be read otherwise."""


class Span(NamedTuple):
    """The landscape along one axis: its number of cells, in a room `length` pixels long.

    With fewer cells than `foreseen` it is shown as if it had so many. Only empty cells lie in the
    last `foot_height` pixels of the room.
    """

    cells: int
    length: float
    foreseen: int
    foot_height: float = 0.0

    @property
    def margin(self) -> float:
        """The room on both sides, in cells: less than a whole one if pieces could not be read."""
        extra = (self.length / (MIN_READABLE_CELL_PX * (1 + GAP)) - self.cells) / 2
        return min(_MARGIN_CELLS, max(MIN_MARGIN_CELLS, extra))

    @property
    def side(self) -> float:
        """The side of cells at which all of them fit, however small."""
        margin = self.margin
        readable = int(self.length / (MIN_READABLE_CELL_PX * (1 + GAP)) - 2 * margin)
        cells = max(self.cells, min(self.foreseen, readable))
        pitch = self.length / (cells + 2 * margin)
        if self.foot_height > margin * pitch:
            pitch = (self.length - self.foot_height) / (cells + margin)
        return pitch / (1 + GAP)


@dataclass(frozen=True)
class Sight:
    """The part of the landscape to be shown, and the room for it.

    - `cells`: all of it
    - `visible_rect`: the part of the field in which it is visible
    - `fitted_rect`: the rectangle into which it is fitted, with empty cells around it: beside the
      names of columns and rows, and a little into the gaps around the field
    - `min_side`, `max_side`: limits of the size of cells, so that not all may fit
    - `required`: the cells that must be shown if not all fit
    - `preferred`: else the cells that are shown first; without any, the middle
    - `foreseen`: a smaller landscape is shown as if it had so many columns and rows
    - `foot_height`: the height of a strip at the foot of the room in which only empty cells may lie
    """

    cells: frozenset[Cell]
    visible_rect: QRectF
    fitted_rect: QRectF
    min_side: float
    max_side: float
    required: frozenset[Cell] = frozenset()
    preferred: frozenset[Cell] = field(default=frozenset(), compare=False)
    foreseen: int = FORESEEN_CELLS
    foot_height: float = 0.0

    @cached_property
    def spans(self) -> tuple[Span, Span]:
        """The spans across and down."""
        columns, rows = zip(*self.cells, strict=True)
        return (
            Span(max(columns) - min(columns) + 1, self.fitted_rect.width(), self.foreseen),
            Span(
                max(rows) - min(rows) + 1,
                self.fitted_rect.height(),
                self.foreseen,
                self.foot_height,
            ),
        )

    @property
    def side(self) -> float:
        return min(self.fitted_side if self.is_whole else self.min_side, self.max_side)

    @cached_property
    def is_whole(self) -> bool:
        """Whether all of it fits, with cells a little smaller than `min_side` if necessary."""
        return self.fitted_side >= self.min_side * _MIN_WHOLE_SCALE

    @cached_property
    def fitted_side(self) -> float:
        """The side of cells at which all of them fit, however small."""
        return min(span.side for span in self.spans)


MAX_CELL_PX: Final = 256.0
_REFIT_SCALE: Final = 1.6
"""If cells could be larger by this factor, the view is fitted again."""
_EDGE_TOLERANCE: Final = 0.05
"""This share of a cell beside the landscape may be out of sight."""


class Camera:
    """Maps cells to points of the landscape item, whose origin is the centre of cell `(0, 0)`.

    - `cell_side`: side of a cell in logical pixels; `ratio`: device pixels in one
    - `origin`: where that item lies in the scene
    - `view_direction`: 1 with South at the bottom, -1 with North there
    - `follows_landscape`: whether the view follows the landscape as it grows, until the player pans
      or zooms it
    - `shows_all`: whether it then shows all of it, however small, or only with readable pieces
    """

    def __init__(self) -> None:
        self.cell_side = 96.0
        self.ratio = 1.0
        self.origin = QPointF()
        self.view_direction = 1
        self.follows_landscape = True
        self.shows_all = False

    @property
    def pitch(self) -> float:
        """The distance of two neighbouring cells."""
        return self.cell_side + max(1.0, round(self.cell_side * GAP * self.ratio) / self.ratio)

    def snap(self, length: float) -> float:
        """The nearest length that is whole in device pixels, so that pictures stay sharp."""
        return round(length * self.ratio) / self.ratio

    def snap_rect(self, rect: QRectF) -> QRectF:
        """The nearest rectangle whose corner and sides are whole in device pixels."""
        ratio = self.ratio
        x, y = round(rect.x() * ratio) / ratio, round(rect.y() * ratio) / ratio
        return QRectF(
            x, y, round(rect.width() * ratio) / ratio, round(rect.height() * ratio) / ratio
        )

    def find_rect(self, cell: Cell) -> QRectF:
        """The square of a cell in the landscape item."""
        pitch, size, ratio = self.view_direction * self.pitch, self.cell_side, self.ratio
        x = round((cell[0] * pitch - size / 2) * ratio) / ratio
        y = round((cell[1] * pitch - size / 2) * ratio) / ratio
        return QRectF(x, y, size, size)

    def find_mark_bounds(self, cells: Iterable[Cell]) -> QRectF:
        """The rectangle of marks on `cells`, a little beyond their squares; null without cells."""
        bounds = self._find_bounds_in_landscape(cells)
        edge = self.cell_side * 0.1 + 6
        return bounds if bounds.isNull() else bounds.adjusted(-edge, -edge, edge, edge)

    def find_scene_rect(self, cell: Cell) -> QRectF:
        return self.find_rect(cell).translated(self.origin)

    def list_scene_rects(self, cells: Iterable[Cell]) -> list[QRectF]:
        """The squares of cells in the scene, in their order."""
        return [self.find_rect(cell).translated(self.origin) for cell in cells]

    def find_cell(self, scene: QPointF) -> Cell:
        """The cell under a point of the scene."""
        local = (scene - self.origin) / self.pitch
        x, y = floor(local.x() + 0.5), floor(local.y() + 0.5)
        return (x * self.view_direction, y * self.view_direction)

    def find_lines(self, rect: QRectF) -> tuple[range, range]:
        """The columns and the rows that a rectangle of the scene reaches into."""
        ends = zip(self.find_cell(rect.topLeft()), self.find_cell(rect.bottomRight()), strict=True)
        columns, rows = (range(min(pair), max(pair) + 1) for pair in ends)
        return columns, rows

    def find_bounds(self, cells: Iterable[Cell]) -> QRectF:
        """The smallest rectangle of the scene that holds these cells (at least one)."""
        return self._find_bounds_in_landscape(cells).translated(self.origin)

    def _find_bounds_in_landscape(self, cells: Iterable[Cell]) -> QRectF:
        """The smallest rectangle of the landscape that holds these cells; null without any."""
        columns, rows = zip(*cell_list, strict=True) if (cell_list := list(cells)) else ((), ())
        if not columns:
            return QRectF()
        first, last = (min(columns), min(rows)), (max(columns), max(rows))
        return self.find_rect(first).united(self.find_rect(last))

    def holds(self, sight: Sight) -> bool:
        """Whether all cells are in the room, with a margin for the next piece."""
        across, down = ((span.margin - _EDGE_TOLERANCE) * self.pitch for span in sight.spans)
        foot = max(down, sight.foot_height)
        around = self.find_bounds(sight.cells).adjusted(-across, -down, across, foot)
        far_too_small = sight.side > self.cell_side * _REFIT_SCALE
        return sight.is_whole and not far_too_small and sight.visible_rect.contains(around)

    def fit(self, sight: Sight, *, keep_position: bool = False) -> None:
        """Show all cells if they fit, else the required ones, and follow the landscape.

        With `keep_position` it moves as little as possible.
        """
        old_size, self.cell_side = self.cell_side, self.snap(sight.side)
        keep_position = keep_position and old_size == self.cell_side
        current = (self.origin.x(), self.origin.y()) if keep_position else (None, None)
        reach = sight.fitted_rect
        across, down = sight.spans
        foot = reach.bottom() - max(0.0, sight.foot_height - down.margin * self.pitch)
        x = self._find_origin(sight, 0, reach.left(), reach.right(), across, current[0])
        y = self._find_origin(sight, 1, reach.top(), foot, down, current[1])
        self._place(QPointF(x, y))
        self.follows_landscape = True

    def _find_origin(
        self, sight: Sight, axis: int, start: float, end: float, span: Span, current: float | None
    ) -> float:
        """The new position of cell 0 along an axis between `start` and `end`, from `current`."""
        cells = sorted(cell[axis] * self.view_direction for cell in sight.cells)
        pitch = self.pitch
        edge = (0.5 + span.margin) * pitch
        first, last = start + edge - cells[0] * pitch, end - edge - cells[-1] * pitch
        if sight.is_whole or first <= last:
            middle = (start + end - (cells[0] + cells[-1]) * pitch) / 2
            return middle if current is None or first > last else min(max(current, first), last)
        required = sorted(cell[axis] * self.view_direction for cell in sight.required)
        if required or current is None:
            preferred = sorted(cell[axis] * self.view_direction for cell in sight.preferred)
            around = required or preferred or cells
            lowest, highest = start + edge - around[0] * pitch, end - edge - around[-1] * pitch
            # If not even these fit, their middle is shown.
            middle = (lowest + highest) / 2
            if preferred and not required:
                return middle
            current = (
                middle
                if current is None or lowest > highest
                else min(max(current, lowest), highest)
            )
        return min(max(current, last), first)

    def bring_in(self, cells: Iterable[Cell], room: QRectF) -> None:
        """Move all these cells into `room` with the smallest motion; shrink cells if necessary.

        Cells do not get smaller than `MIN_CELL_PX`.
        """
        cells_to_show, old_pitch, min_size = list(cells), self.pitch, self.snap(MIN_CELL_PX)
        room = room.adjusted(1, 1, -1, -1)  # snapping to device pixels may add a little
        while self.cell_side > min_size and not _fits(room, self.find_bounds(cells_to_show)):
            self.cell_side = max(min_size, self.cell_side - 1 / self.ratio)
        at = room.center()
        self.origin = move_by_zoom(self.origin, at, self.pitch / old_pitch)
        self._place(self.origin + self._calculate_motion(room, self.find_bounds(cells_to_show)))

    def zoom(self, factor: float, point: QPointF) -> None:
        """Enlarge by `factor`; the point `point` of the scene stays where it is."""
        old_pitch = self.pitch
        self.cell_side = self.snap(min(max(self.cell_side * factor, MIN_CELL_PX), MAX_CELL_PX))
        self._place(move_by_zoom(self.origin, point, self.pitch / old_pitch))
        self.follows_landscape = self.shows_all = False

    def pan(self, offset: QPointF) -> None:
        self._place(self.origin + offset)
        self.follows_landscape = self.shows_all = False

    def keep_in(self, cells: Iterable[Cell], room: QRectF) -> None:
        """Pan back with the smallest motion after which one of the cells is whole in `room`.

        Or fills it if it is larger. Where cells lie far apart, one between them is enough.
        """
        # Not the bounds of all cells, which may be in sight with none of the cells. But between
        # scattered parts of the landscape the player pans over empty cells.
        near_cells = list(cells)
        if are_scattered(near_cells):
            near_cells = [self._find_nearest(room.center(), near_cells)]
        motion = min(
            (self._calculate_motion(room, self.find_scene_rect(cell)) for cell in near_cells),
            key=QPointF.manhattanLength,
        )
        if not motion.isNull():
            self._place(self.origin + motion)

    def _find_nearest(self, point: QPointF, cells: list[Cell]) -> Cell:
        """The cell nearest to a point of the scene within the bounds of `cells`."""
        columns, rows = zip(*cells, strict=True)
        x, y = self.find_cell(point)
        return min(max(x, min(columns)), max(columns)), min(max(y, min(rows)), max(rows))

    @staticmethod
    def _calculate_motion(room: QRectF, rect: QRectF) -> QPointF:
        """The motion that brings `rect` into `room`, or lets it fill the room."""
        width, height = min(rect.width(), room.width()), min(rect.height(), room.height())
        dx = max(0.0, room.left() + width - rect.right())
        dx -= max(0.0, rect.left() - (room.right() - width))
        dy = max(0.0, room.top() + height - rect.bottom())
        dy -= max(0.0, rect.top() - (room.bottom() - height))
        return QPointF(dx, dy)

    def reveal(self, cell: Cell, room: QRectF) -> bool:
        """Pan as little as needed to bring `cell` into `room`; returns whether anything moved."""
        movement = calculate_shortest_motion(room, self.find_scene_rect(cell))
        if not movement.isNull():
            self.pan(movement)
        return not movement.isNull()

    def _place(self, origin: QPointF) -> None:
        self.origin = self.snap_rect(QRectF(origin, QSizeF())).topLeft()


def calculate_shortest_motion(room: QRectF, rect: QRectF) -> QPointF:
    """The shortest motion that brings `rect` into `room`; as far as possible if it is larger."""
    dx = max(0.0, room.left() - rect.left()) - max(0.0, rect.right() - room.right())
    dy = max(0.0, room.top() - rect.top()) - max(0.0, rect.bottom() - room.bottom())
    return QPointF(dx, dy)


def move_by_zoom(point: QPointF, center: QPointF, factor: float) -> QPointF:
    """The new position of `point` if everything is enlarged by `factor` around `center`."""
    return center + (point - center) * factor


def _fits(room: QRectF, rect: QRectF) -> bool:
    """Whether something as large as `rect` fits into `room`."""
    return rect.width() <= room.width() and rect.height() <= room.height()

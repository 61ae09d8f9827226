"""The squares of the map in a picture, and outlines of the land in them."""

from __future__ import annotations

from collections import defaultdict
from math import ceil, floor
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF

from twoheirs_qt.games.bunny_kingdom.rules.catalogue import (
    BOARD_SIZE,
    TERRITORY_COUNT,
    Mask,
    list_indices,
)

FRAME_SHARE: Final = 0.28
"""The width of the frame with the coordinates, in sides of a territory."""

_Corner: TypeAlias = tuple[int, int]
_Step: TypeAlias = tuple[int, int]


class MapGrid:
    """Squares for all territories within a frame, as large as `field` allows.

    Their sides are whole pixels, and they begin at a whole one of the `ratio` device pixels in each
    logical one.
    """

    def __init__(self, field: QRectF, ratio: float = 1.0) -> None:
        span = min(field.width(), field.height())
        side = span / (BOARD_SIZE + 2 * FRAME_SHARE)
        self.side = float(int(side)) if side >= 12 else side
        """The side of a territory."""
        self.frame_width = (
            float(round(self.side * FRAME_SHARE)) if side >= 12 else self.side * FRAME_SHARE
        )
        """The width of the frame."""
        land_side = BOARD_SIZE * self.side
        left, top = field.center().x() - land_side / 2, field.center().y() - land_side / 2
        left, top = round(left * ratio) / ratio, round(top * ratio) / ratio
        self.land_rect = QRectF(left, top, land_side, land_side)
        """All territories together."""

    @property
    def framed_rect(self) -> QRectF:
        """The map with its frame."""
        return self.land_rect.adjusted(
            -self.frame_width, -self.frame_width, self.frame_width, self.frame_width
        )

    def find_rect(self, index: int) -> QRectF:
        """The square of a territory."""
        row, column = divmod(index, BOARD_SIZE)
        left = self.land_rect.left() + column * self.side
        return QRectF(left, self.land_rect.top() + row * self.side, self.side, self.side)

    def find_index(self, point: QPointF) -> int | None:
        """The territory at a point; None outside of all."""
        if not self.land_rect.contains(point):
            return None
        column = min(BOARD_SIZE - 1, int((point.x() - self.land_rect.left()) / self.side))
        row = min(BOARD_SIZE - 1, int((point.y() - self.land_rect.top()) / self.side))
        return row * BOARD_SIZE + column

    def find_touched_land(self, area: QRectF) -> Mask:
        """The territories that a rectangle reaches into."""
        land, side = self.land_rect, self.side
        left, right = (area.left() - land.left()) / side, (area.right() - land.left()) / side
        top, bottom = (area.top() - land.top()) / side, (area.bottom() - land.top()) / side
        columns = range(max(0, floor(left)), min(BOARD_SIZE, ceil(right)))
        rows = range(max(0, floor(top)), min(BOARD_SIZE, ceil(bottom)))
        row_of_land = sum([1 << column for column in columns])
        return sum([row_of_land << BOARD_SIZE * row for row in rows])

    def list_outlines(self, land: Mask, inset: float) -> list[QPolygonF]:
        """The closed lines around a set of territories, at a distance of `inset` inside of them."""
        polygons = []
        for corners in trace_outlines(land):
            points = []
            for number, (x, y) in enumerate(corners):
                direction_in, direction_out = (
                    _find_direction(corners, number - 1),
                    _find_direction(corners, number),
                )
                # Clockwise, the territories lie to the right of the line.
                right, down = (
                    -direction_in[1] - direction_out[1],
                    direction_in[0] + direction_out[0],
                )
                points.append(
                    self.land_rect.topLeft()
                    + QPointF(x * self.side + right * inset, y * self.side + down * inset)
                )
            polygons.append(QPolygonF([*points, points[0]]))
        return polygons


def trace_outlines(land: Mask) -> list[list[_Corner]]:
    """The corners of the closed lines around a set of territories, clockwise, as (x, y).

    Territories that only touch at a corner have lines of their own.
    """
    steps_from: dict[_Corner, list[_Step]] = defaultdict(list)
    for index in list_indices(land):
        row, column = divmod(index, BOARD_SIZE)
        for start, step, neighbour in (
            ((column, row), (1, 0), index - BOARD_SIZE),
            ((column + 1, row), (0, 1), index + 1 if column < BOARD_SIZE - 1 else -1),
            ((column + 1, row + 1), (-1, 0), index + BOARD_SIZE),
            ((column, row + 1), (0, -1), index - 1 if column else -1),
        ):
            if not 0 <= neighbour < TERRITORY_COUNT or not land >> neighbour & 1:
                steps_from[start].append(step)
    loops = []
    while steps_from:
        start = at = next(iter(steps_from))
        step = steps_from[start][0]
        loop: list[_Corner] = []
        while True:
            steps_from[at].remove(step)
            if not steps_from[at]:
                del steps_from[at]
            at = (at[0] + step[0], at[1] + step[1])
            right = (-step[1], step[0])
            if at == start and right not in steps_from.get(at, ()):
                break
            choices = steps_from[at]
            turn = right if right in choices else choices[0]
            if turn != step:
                loop.append(at)
            step = turn
        loops.append(_close_loop(loop, start, step))
    return loops


def _close_loop(loop: list[_Corner], start: _Corner, last_step: _Step) -> list[_Corner]:
    """Add the start of a line to its corners if the line turns there."""
    first = loop[0]
    is_corner = (first[0] - start[0]) * last_step[1] != (first[1] - start[1]) * last_step[0]
    return [start, *loop] if is_corner else loop


def _find_direction(corners: list[_Corner], number: int) -> _Step:
    """The direction from a corner to the next one."""
    x, y = corners[number]
    next_x, next_y = corners[(number + 1) % len(corners)]
    return ((next_x > x) - (next_x < x), (next_y > y) - (next_y < y))

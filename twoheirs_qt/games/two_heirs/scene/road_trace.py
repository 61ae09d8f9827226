"""The animated line along a road when a tile has joined it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from twoheirs_qt.games.two_heirs.drawing.land import find_road_end
from twoheirs_qt.games.two_heirs.rules.cells import Cell, Edge
from twoheirs_qt.games.two_heirs.scene.landscape import CellItem
from twoheirs_qt.games.two_heirs.things.highlights import RoadStep
from twoheirs_qt.tabletop.drawing.charts import make_round_pen
from twoheirs_qt.tabletop.drawing.theme import Theme
from twoheirs_qt.tabletop.scene.animator import ease
from twoheirs_qt.tabletop.scene.camera import Camera

TRACE_MS: Final = 520.0
"""Milliseconds at normal pace."""
_HEAD_SHARE: Final = 0.58
"""The share of that time in which the head of the line runs to the ends of the road."""
_POINTS_PER_PART: Final = 10
"""The number of short lines of a bend."""
_STUB_SHARE: Final = 0.55


class RoadTrace(CellItem):
    """A line that runs along a road from the tile that has joined it, its tail after its head."""

    def __init__(self, camera: Camera, parent: QGraphicsItem) -> None:
        super().__init__(camera, parent)
        self._steps: tuple[RoadStep, ...] = ()
        self._progress = 1.0

    def begin(self, steps: Sequence[RoadStep]) -> None:
        """Start along these sections; `trace` animates it."""
        self._steps = tuple(steps)
        self.refresh()
        self.trace(0.0)

    def trace(self, progress: float) -> None:
        """Show the frame at `progress` of its time."""
        self._progress = progress
        self.setVisible(progress < 1 and bool(self._steps))
        if progress >= 1:
            self._steps = ()
        self.update()

    def _list_cells(self) -> Iterable[Cell]:
        return [step.cell for step in self._steps]

    def draw(self, painter: QPainter, theme: Theme) -> None:
        if not self._steps:
            return
        length = self._steps[-1].distance + 1
        head = ease(min(1.0, self._progress / _HEAD_SHARE)) * length
        tail = ease(max(0.0, (self._progress - 1 + _HEAD_SHARE) / _HEAD_SHARE)) * length
        lines = []
        for step in self._steps:
            first, last = max(0.0, tail - step.distance), min(1.0, head - step.distance)
            if first < last:
                paths = _make_paths(
                    step, self._camera.find_rect(step.cell), self._camera.view_direction
                )
                lines += [_cut_path(path, first, last) for path in paths]
        painter.setBrush(Qt.BrushStyle.NoBrush)
        width = self._camera.cell_side * 0.08
        for color, line_width in (("shadow", width + 2.8), ("gold", width)):
            painter.setPen(make_round_pen(theme.find_color(color), line_width))
            for line in lines:
                painter.drawPath(line)


def _cut_path(path: QPainterPath, first: float, last: float) -> QPainterPath:
    """A line from one share of its length to another."""
    part = QPainterPath(path.pointAtPercent(first))
    for number in range(1, _POINTS_PER_PART + 1):
        share = first + (last - first) * number / _POINTS_PER_PART
        part.lineTo(path.pointAtPercent(min(1.0, share)))  # rounding may give more than 1
    return part


def _make_paths(step: RoadStep, rect: QRectF, view_direction: int) -> list[QPainterPath]:
    """The lines of a section, each in the direction of the trace."""
    if step.entry_edge is None:
        start = rect.center()
        ends = list(step.section)
        if len(ends) == 1:  # the road ends on the tile, short of its middle
            start = _find_stub_end(rect, ends[0], view_direction)
            return [_make_curve(start, start, _find_end(rect, ends[0], view_direction))]
        if len(ends) == 2:  # both halves of one bend
            bend = _make_curve(
                _find_end(rect, ends[0], view_direction),
                start,
                _find_end(rect, ends[1], view_direction),
            )
            middle = bend.pointAtPercent(0.5)
            return [_make_half(rect, middle, end, view_direction) for end in ends]
        return [_make_curve(start, start, _find_end(rect, end, view_direction)) for end in ends]
    entry = _find_end(rect, step.entry_edge, view_direction)
    exits = [edge for edge in step.section if edge is not step.entry_edge]
    if not exits:
        inner = _find_stub_end(rect, step.entry_edge, view_direction)
        return [_make_curve(entry, (entry + inner) / 2, inner)]
    return [
        _make_curve(entry, rect.center(), _find_end(rect, exit_edge, view_direction))
        for exit_edge in exits
    ]


def _find_end(rect: QRectF, edge: Edge, view_direction: int) -> QPointF:
    """The point where a road leaves the tile, in the view."""
    return find_road_end(rect, edge if view_direction > 0 else edge.opposite)


def _find_stub_end(rect: QRectF, edge: Edge, view_direction: int) -> QPointF:
    end = _find_end(rect, edge, view_direction)
    return end + (rect.center() - end) * _STUB_SHARE


def _make_curve(start: QPointF, control_point: QPointF, end: QPointF) -> QPainterPath:
    path = QPainterPath(start)
    path.quadTo(control_point, end)
    return path


def _make_half(rect: QRectF, middle: QPointF, end: Edge, view_direction: int) -> QPainterPath:
    """The half of a bend from its middle to one of its ends, on the same curve."""
    end_point = _find_end(rect, end, view_direction)
    return _make_curve(middle, (rect.center() + end_point) / 2, end_point)

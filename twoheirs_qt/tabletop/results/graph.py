"""The points of all seats over the turns or rounds of a game, as lines on parchment."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from enum import Enum, auto
from itertools import pairwise
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from twoheirs_qt.tabletop.drawing.charts import make_round_pen, make_square
from twoheirs_qt.tabletop.drawing.fonts import make_text_font, scale_length
from twoheirs_qt.tabletop.drawing.theme import Theme, find_current_theme
from twoheirs_qt.tabletop.play.replay import TurnScore

_DOT_RADIUS: Final = 3.4
_LINE_WIDTH: Final = 2.6
_EDGE_WIDTH: Final = 1.6
_SHIFT_PX: Final = 2.4
"""The distance between lines of equal points, so that all of them are visible."""
_GAP: Final = 6
_HEIGHT: Final = 92
_AXIS_STEPS: Final = ((60, 10), (120, 20), (300, 50))
"""The greatest span of points, and the step between the lines of an axis; 100 above."""


class Dot(Enum):
    """The shape of the dots of a line, which tells it from others without its color."""

    DISC = auto()
    SQUARE = auto()
    DIAMOND = auto()
    TRIANGLE = auto()


class Line(NamedTuple):
    """Style in which the line of a seat is painted."""

    color: QColor
    dot: Dot


class PointCurves:
    """Curves in `rect`, one for each of `lines`, and the numbers of turns.

    All turns have the same width, or with `by_actions` all actions, as on a slider. Every turn of
    which the number is a multiple of `number_step` is numbered.
    """

    def __init__(
        self,
        scores: Sequence[TurnScore],
        rect: QRectF,
        font: QFont,
        *,
        by_actions: bool = False,
        number_step: int = 5,
    ) -> None:
        self._scores = scores
        self._font = font
        self._number_step = number_step
        points = [value for score in scores for value in score.points]
        self._low, self._high = min([0, *points]), max([10, *points])
        metrics = QFontMetricsF(font)
        # Above a slider the curves start at its end, so the numbers of points are among them.
        self._label_width = 0 if by_actions else metrics.horizontalAdvance(str(self._high)) + _GAP
        self._plot_area = rect.adjusted(self._label_width, 0, 0, -metrics.height())
        self._done_numbers = [score.done_count for score in scores]
        last = max(1, self._done_numbers[-1]) if scores else 1
        count = max(1, len(scores) - 1)
        self._shares = [
            done_count / last if by_actions else number / count
            for number, done_count in enumerate(self._done_numbers)
        ]

    def calculate_x(self, done_count: int) -> float:
        """Return the position of the moment after `done_count` actions."""
        return self._plot_area.left() + self._plot_area.width() * _interpolate(
            done_count, self._done_numbers, self._shares
        )

    def calculate_y(self, points: int) -> float:
        share = (points - self._low) / (self._high - self._low)
        return self._plot_area.bottom() - share * self._plot_area.height()

    def find_done(self, x: float) -> int:
        """Return the number of actions of the moment at `x`."""
        share = (x - self._plot_area.left()) / max(1.0, self._plot_area.width())
        return round(_interpolate(share, self._shares, self._done_numbers))

    def paint(self, painter: QPainter, theme: Theme, lines: Sequence[Line]) -> None:
        self._paint_grid(painter, theme)
        edge = theme.find_color("shadow" if theme.dark else "ink")
        for seat, line in enumerate(lines):
            points = self._list_points(seat, len(lines))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for color, width in ((edge, _LINE_WIDTH + 2 * _EDGE_WIDTH), (line.color, _LINE_WIDTH)):
                painter.setPen(make_round_pen(color, width))
                painter.drawPolyline(QPolygonF(points))
            painter.setPen(QPen(edge, _EDGE_WIDTH))
            painter.setBrush(line.color)
            for point in points[1:]:
                _paint_dot(painter, point, line.dot)

    def _paint_grid(self, painter: QPainter, theme: Theme) -> None:
        """Draw a thin line for each turn, and one with its number for every ten points."""
        area, low, high = self._plot_area, self._low, self._high
        step = next((step for span, step in _AXIS_STEPS if high - low <= span), 100)
        metrics = QFontMetricsF(self._font)
        painter.setFont(self._font)
        for column, (score, next_score) in enumerate(pairwise(self._scores), 1):
            x = self.calculate_x(score.done_count)
            if column > 1:
                painter.setPen(QPen(theme.find_color("line", 0.45), 1))
                painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
            is_new = column == 1 or score.turn != self._scores[column - 2].turn
            if column % self._number_step == 0 and is_new:
                place = QRectF(
                    x, area.bottom(), self.calculate_x(next_score.done_count) - x, metrics.height()
                )
                flags = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip)
                painter.setPen(theme.find_color("muted"))
                painter.drawText(place, flags, str(score.turn))
        for value in range(-(-low // step) * step, high + 1, step):
            y = self.calculate_y(value)
            painter.setPen(QPen(theme.find_color("line", 0.8), 1, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(theme.find_color("muted"))
            if self._label_width:
                place = QRectF(0, 0, self._label_width - _GAP, metrics.height())
                place.moveCenter(QPointF(area.left() - (self._label_width + _GAP) / 2, y))
                painter.drawText(place, int(Qt.AlignmentFlag.AlignRight), str(value))
            elif value and y - 2 - metrics.ascent() > 0:
                painter.drawText(QPointF(area.left() + 3, y - 2), str(value))

    def _list_points(self, seat: int, seats: int) -> list[QPointF]:
        """Return the points of a seat's line; lines of equal points lie beside each other."""
        shift = _SHIFT_PX * (seat - (seats - 1) / 2)
        points: list[QPointF] = []
        for number, score in enumerate(self._scores):
            x = self.calculate_x(score.done_count)
            if number and score.done_count == self._scores[number - 1].done_count:
                x += _DOT_RADIUS * (seat - (seats - 1) / 2)  # as lines rise beside each other
            points.append(QPointF(x, self.calculate_y(score.points[seat]) + shift))
        return points


def _paint_dot(painter: QPainter, point: QPointF, dot: Dot) -> None:
    radius = _DOT_RADIUS
    if dot is Dot.SQUARE:
        painter.drawRect(make_square(point, 2 * radius))
    elif dot is Dot.DISC:
        painter.drawEllipse(point, radius + 0.4, radius + 0.4)
    else:
        corners = (
            ((0, -1.4), (1.4, 0), (0, 1.4), (-1.4, 0))
            if dot is Dot.DIAMOND
            else ((0, -1.35), (1.25, 1), (-1.25, 1))
        )
        painter.drawPolygon([point + QPointF(x, y) * radius for x, y in corners])


def _interpolate(value: float, from_values: Sequence[float], to_values: Sequence[float]) -> float:
    """Interpolate `value` between points with the coordinates `from_values` and `to_values`."""
    if len(from_values) < 2:
        return to_values[0] if to_values else 0
    index = min(max(bisect_right(from_values, value) - 1, 0), len(from_values) - 2)
    share = (value - from_values[index]) / max(from_values[index + 1] - from_values[index], 1e-9)
    return to_values[index] + min(max(share, 0), 1) * (to_values[index + 1] - to_values[index])


class PointGraph(QWidget):
    """The graph of the points of a game; `make_lines` returns the line of each seat.

    `picked` carries the number of actions that had been done at the moment clicked on.
    `by_actions`: it is above a slider through the actions, which has the margin `inset` at both
    ends.
    """

    picked = Signal(int)

    def __init__(
        self,
        make_lines: Callable[[Theme], Sequence[Line]],
        parent: QWidget,
        *,
        by_actions: bool = False,
        number_step: int = 5,
    ) -> None:
        super().__init__(parent)
        self._make_lines = make_lines
        self._by_actions = by_actions
        self._number_step = number_step
        self._turn_scores: tuple[TurnScore, ...] = ()
        self._done_count = 0
        self.inset = 8.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        return QSize(400, scale_length(_HEIGHT))

    def set_scores(self, turn_scores: Sequence[TurnScore]) -> None:
        """Show these points."""
        self._turn_scores = tuple(turn_scores)
        self.update()

    def show_done(self, done_count: int) -> None:
        """Mark the moment after `done_count` actions."""
        self._done_count = done_count
        self.update()

    def find_point(self, turn_score: TurnScore, seat: int) -> QPointF:
        """Return the place of the points of a seat after a turn."""
        curves = self._make_curves()
        return QPointF(
            curves.calculate_x(turn_score.done_count), curves.calculate_y(turn_score.points[seat])
        )

    def _make_curves(self) -> PointCurves:
        return PointCurves(
            self._turn_scores,
            QRectF(self.rect()).adjusted(self.inset, 12, -self.inset, -2),
            make_text_font(11),
            by_actions=self._by_actions,
            number_step=self._number_step,
        )

    # -- painting --------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = find_current_theme()
        painter.setPen(QPen(theme.find_color("line"), 1))
        painter.setBrush(theme.find_color("bubble"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        if self._turn_scores:
            curves = self._make_curves()
            current_x = curves.calculate_x(self._done_count)
            painter.setPen(QPen(theme.find_color("gold_deep"), 2))
            painter.drawLine(QPointF(current_x, 3), QPointF(current_x, self.height() - 3))
            curves.paint(painter, theme, self._make_lines(theme))
        painter.end()

    # -- picking ---------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pick(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._pick(event.position().x())

    def _pick(self, x: float) -> None:
        self.picked.emit(self._make_curves().find_done(x))

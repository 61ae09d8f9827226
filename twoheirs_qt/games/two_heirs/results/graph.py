"""The points of both heirs over the turns of a game, as two lines on parchment."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from twoheirs_qt.games.two_heirs.rules.components import Heir
from twoheirs_qt.games.two_heirs.words.names import Names, player_name
from twoheirs_qt.tabletop.drawing.charts import round_pen
from twoheirs_qt.tabletop.drawing.fonts import scale_length, text_font
from twoheirs_qt.tabletop.drawing.theme import Theme, current_theme
from twoheirs_qt.tabletop.play.replay import TurnScore
from twoheirs_qt.tabletop.text.language import localize

_DOT_RADIUS: Final = 3.4
_LINE_WIDTH: Final = 2.6
_EDGE_WIDTH: Final = 1.6
_GAP: Final = 6
_TURNS_PER_NUMBER: Final = 5
"""The interval of the numbers of turns below the graph."""


class PointCurves:
    """Curves in `rect`, White's with discs and Blue's with squares, and the numbers of turns.

    All turns have the same width, or with `by_actions` all actions, as on a slider.
    """

    def __init__(
        self, scores: Sequence[TurnScore], rect: QRectF, font: QFont, *, by_actions: bool = False
    ) -> None:
        self._scores = scores
        self._font = font
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

    def x(self, done_count: int) -> float:
        """Return the position of the moment after `done_count` actions."""
        return self._plot_area.left() + self._plot_area.width() * _interpolate(
            done_count, self._done_numbers, self._shares
        )

    def y(self, points: int) -> float:
        share = (points - self._low) / (self._high - self._low)
        return self._plot_area.bottom() - share * self._plot_area.height()

    def find_done(self, x: float) -> int:
        """Return the number of actions of the moment at `x`."""
        share = (x - self._plot_area.left()) / max(1.0, self._plot_area.width())
        return round(_interpolate(share, self._shares, self._done_numbers))

    def paint(self, painter: QPainter, theme: Theme) -> None:
        self._paint_grid(painter, theme)
        for heir in Heir:
            self._paint_curve(painter, theme, heir)

    def _paint_grid(self, painter: QPainter, theme: Theme) -> None:
        """Draw a thin line for each turn, and one with its number for every ten points."""
        area, low, high = self._plot_area, self._low, self._high
        step = 10 if high - low <= 60 else 20 if high - low <= 120 else 50
        metrics = QFontMetricsF(self._font)
        painter.setFont(self._font)
        for column, (score, next_score) in enumerate(pairwise(self._scores), 1):
            x = self.x(score.done_count)
            if column > 1:
                painter.setPen(QPen(theme.color("rule", 0.45), 1))
                painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
            if column % _TURNS_PER_NUMBER == 0:
                rect = QRectF(x, area.bottom(), self.x(next_score.done_count) - x, metrics.height())
                flags = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip)
                painter.setPen(theme.color("muted"))
                painter.drawText(rect, flags, str(score.turn))
        for value in range(-(-low // step) * step, high + 1, step):
            y = self.y(value)
            painter.setPen(QPen(theme.color("rule", 0.8), 1, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(theme.color("muted"))
            if self._label_width:
                rect = QRectF(0, 0, self._label_width - _GAP, metrics.height())
                rect.moveCenter(QPointF(area.left() - (self._label_width + _GAP) / 2, y))
                painter.drawText(rect, int(Qt.AlignmentFlag.AlignRight), str(value))
            elif value and y - 2 - metrics.ascent() > 0:
                painter.drawText(QPointF(area.left() + 3, y - 2), str(value))

    def _paint_curve(self, painter: QPainter, theme: Theme, heir: Heir) -> None:
        # Blue is shifted a little, so that both lines are visible where points are equal.
        shift = 1.2 if heir else -1.2
        points = [
            QPointF(self.x(score.done_count), self.y(score.points[heir]) + shift)
            for score in self._scores
        ]
        line = QPolygonF(points)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        edge = theme.color("shadow" if theme.dark else "ink")
        for color, width in (
            (edge, _LINE_WIDTH + 2 * _EDGE_WIDTH),
            (theme.heir(heir), _LINE_WIDTH),
        ):
            painter.setPen(round_pen(color, width))
            painter.drawPolyline(line)
        painter.setPen(QPen(edge, _EDGE_WIDTH))
        painter.setBrush(theme.heir(heir))
        for point in points[1:]:
            if heir:
                painter.drawRect(
                    QRectF(
                        point.x() - _DOT_RADIUS,
                        point.y() - _DOT_RADIUS,
                        2 * _DOT_RADIUS,
                        2 * _DOT_RADIUS,
                    )
                )
            else:
                painter.drawEllipse(point, _DOT_RADIUS + 0.4, _DOT_RADIUS + 0.4)


def _interpolate(value: float, from_values: Sequence[float], to_values: Sequence[float]) -> float:
    """Interpolate `value` between points with the coordinates `from_values` and `to_values`."""
    if len(from_values) < 2:
        return to_values[0] if to_values else 0
    index = min(max(bisect_right(from_values, value) - 1, 0), len(from_values) - 2)
    share = (value - from_values[index]) / max(from_values[index + 1] - from_values[index], 1e-9)
    return to_values[index] + min(max(share, 0), 1) * (to_values[index + 1] - to_values[index])


_HEIGHT: Final = 92


class ScoreGraph(QWidget):
    """The graph of the points of a game: White's line has discs, Blue's squares.

    `picked` carries the number of actions that had been done at the moment clicked on.
    `by_actions`: it is above a slider through the actions, which has the margin `inset` at both
    ends.
    """

    picked = Signal(int)

    def __init__(self, parent: QWidget, *, by_actions: bool = False) -> None:
        super().__init__(parent)
        self._by_actions = by_actions
        self._turn_scores: tuple[TurnScore, ...] = ()
        self._names: Names | None = None
        self._done_count = 0
        self.inset = 8.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        return QSize(400, scale_length(_HEIGHT))

    def show_scores(self, turn_scores: Sequence[TurnScore], names: Names) -> None:
        """Show the points of a game."""
        self._turn_scores, self._names = tuple(turn_scores), names
        self._describe()
        self.update()

    def _describe(self) -> None:
        """Set the points of each turn, and at the end, as a text for screen readers."""
        self.setAccessibleName(self.tr("Points turn by turn"))
        if self._names is None:
            return
        white, blue = (localize(player_name(self._names, heir)) for heir in Heir)
        tooltip = self.tr("Points turn by turn: {white} has discs, {blue} squares")
        self.setToolTip(tooltip.format(white=white, blue=blue))
        turn = self.tr("Turn {turn}: {white} {white_points}, {blue} {blue_points}")
        end = self.tr("At the end: {white} {white_points}, {blue} {blue_points}")
        lines = [
            (end if turn_score is self._turn_scores[-1] else turn).format(
                turn=turn_score.turn,
                white=white,
                blue=blue,
                white_points=turn_score.points[0],
                blue_points=turn_score.points[1],
            )
            for turn_score in self._turn_scores
        ]
        self.setAccessibleDescription("\n".join(lines))

    def show_done(self, done_count: int) -> None:
        """Mark the moment after `done_count` actions."""
        self._done_count = done_count
        self.update()

    def point(self, turn_score: TurnScore, heir: Heir) -> QPointF:
        curves = self._curves()
        return QPointF(curves.x(turn_score.done_count), curves.y(turn_score.points[heir]))

    def _curves(self) -> PointCurves:
        field = QRectF(self.rect()).adjusted(self.inset, 12, -self.inset, -2)
        font = text_font(11)
        return PointCurves(self._turn_scores, field, font, by_actions=self._by_actions)

    # -- painting --------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme()
        painter.setPen(QPen(theme.color("rule"), 1))
        painter.setBrush(theme.color("bubble"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        if self._turn_scores:
            curves = self._curves()
            current_x = curves.x(self._done_count)
            painter.setPen(QPen(theme.color("gold_deep"), 2))
            painter.drawLine(QPointF(current_x, 3), QPointF(current_x, self.height() - 3))
            curves.paint(painter, theme)
        painter.end()

    # -- picking ---------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pick(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._pick(event.position().x())

    def _pick(self, x: float) -> None:
        self.picked.emit(self._curves().find_done(x))

"""The points of both heirs over the turns of a game, as two lines on parchment."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from twoheirs_qt.drawing.fonts import scaled, scaled_font
from twoheirs_qt.drawing.marks import round_pen
from twoheirs_qt.drawing.theme import Theme, current_theme
from twoheirs_qt.play.replay import TurnScore
from twoheirs_qt.rules.components import Heir
from twoheirs_qt.text.language import say
from twoheirs_qt.words.names import Names, called

_DOT: Final = 3.4
_LINE: Final = 2.6
_EDGE: Final = 1.6
_GAP: Final = 6
_NUMBERED: Final = 5
"""Of so many columns one has the number of its turn below."""


class PointCurves:
    """White's line has discs, Blue's squares; they fill `rect`, the numbers of turns below them.

    All turns are equally wide; with `by_actions` all actions are, as on a slider beside it.
    """

    def __init__(
        self, scores: Sequence[TurnScore], rect: QRectF, font: QFont, *, by_actions: bool = False
    ) -> None:
        self._scores = scores
        self._font = font
        points = [value for score in scores for value in score.points]
        self._low, self._high = min([0, *points]), max([10, *points])
        metrics = QFontMetricsF(font)
        # On a slider the lines begin where it does, and the numbers of points lie among them.
        self._edge = 0 if by_actions else metrics.horizontalAdvance(str(self._high)) + _GAP
        self._field = rect.adjusted(self._edge, 0, 0, -metrics.height())
        self._dones = [score.done for score in scores]
        last = max(1, self._dones[-1]) if scores else 1
        count = max(1, len(scores) - 1)
        self._shares = [
            done / last if by_actions else number / count for number, done in enumerate(self._dones)
        ]

    def x(self, done: int) -> float:
        """Where the moment after so many actions is."""
        return self._field.left() + self._field.width() * _between(done, self._dones, self._shares)

    def y(self, points: int) -> float:
        share = (points - self._low) / (self._high - self._low)
        return self._field.bottom() - share * self._field.height()

    def done_at(self, x: float) -> int:
        """After how many actions the moment at `x` is."""
        share = (x - self._field.left()) / max(1.0, self._field.width())
        return round(_between(share, self._shares, self._dones))

    def paint(self, painter: QPainter, theme: Theme) -> None:
        self._grid(painter, theme)
        for heir in Heir:
            self._curve(painter, theme, heir)

    def _grid(self, painter: QPainter, theme: Theme) -> None:
        """Draw a thin line for each turn, and one with its number for every ten points."""
        field, low, high = self._field, self._low, self._high
        step = 10 if high - low <= 60 else 20 if high - low <= 120 else 50
        metrics = QFontMetricsF(self._font)
        painter.setFont(self._font)
        for column, (score, after) in enumerate(pairwise(self._scores), 1):
            x = self.x(score.done)
            if column > 1:
                painter.setPen(QPen(theme.color("rule", 0.45), 1))
                painter.drawLine(QPointF(x, field.top()), QPointF(x, field.bottom()))
            if column % _NUMBERED == 0:
                below = QRectF(x, field.bottom(), self.x(after.done) - x, metrics.height())
                centre = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip)
                painter.setPen(theme.color("muted"))
                painter.drawText(below, centre, str(score.turn))
        for value in range(-(-low // step) * step, high + 1, step):
            y = self.y(value)
            painter.setPen(QPen(theme.color("rule", 0.8), 1, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y))
            painter.setPen(theme.color("muted"))
            if self._edge:
                beside = QRectF(0, 0, self._edge - _GAP, metrics.height())
                beside.moveCenter(QPointF(field.left() - (self._edge + _GAP) / 2, y))
                painter.drawText(beside, int(Qt.AlignmentFlag.AlignRight), str(value))
            elif value and y - 2 - metrics.ascent() > 0:
                painter.drawText(QPointF(field.left() + 3, y - 2), str(value))

    def _curve(self, painter: QPainter, theme: Theme, heir: Heir) -> None:
        # Blue stands a hair aside, so that equal points show both lines.
        aside = 1.2 if heir else -1.2
        points = [
            QPointF(self.x(score.done), self.y(score.points[heir]) + aside)
            for score in self._scores
        ]
        line = QPolygonF(points)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        edge = theme.color("shadow" if theme.dark else "ink")
        for color, width in ((edge, _LINE + 2 * _EDGE), (theme.heir(heir), _LINE)):
            painter.setPen(round_pen(color, width))
            painter.drawPolyline(line)
        painter.setPen(QPen(edge, _EDGE))
        painter.setBrush(theme.heir(heir))
        for point in points[1:]:
            if heir:
                painter.drawRect(QRectF(point.x() - _DOT, point.y() - _DOT, 2 * _DOT, 2 * _DOT))
            else:
                painter.drawEllipse(point, _DOT + 0.4, _DOT + 0.4)


def _between(value: float, known: Sequence[float], wanted: Sequence[float]) -> float:
    """What corresponds to `value`, where each of the `known` ones corresponds to a `wanted` one."""
    if len(known) < 2:
        return wanted[0] if wanted else 0
    at = min(max(bisect_right(known, value) - 1, 0), len(known) - 2)
    share = (value - known[at]) / max(known[at + 1] - known[at], 1e-9)
    return wanted[at] + min(max(share, 0), 1) * (wanted[at + 1] - wanted[at])


_HIGH: Final = 92


class ScoreGraph(QWidget):
    """White's line has discs, Blue's squares; `picked` carries the number of actions clicked on.

    Above a slider through the actions it agrees with it: `by_actions`, and `inset` is the margin of
    the slider at both ends.
    """

    picked = Signal(int)

    def __init__(self, parent: QWidget, *, by_actions: bool = False) -> None:
        super().__init__(parent)
        self._by_actions = by_actions
        self._turn_scores: tuple[TurnScore, ...] = ()
        self._names: Names | None = None
        self._done = 0
        self.inset = 8.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        return QSize(400, scaled(_HIGH))

    def show_scores(self, turn_scores: Sequence[TurnScore], names: Names) -> None:
        """Show these points of a game between heirs of these names."""
        self._turn_scores, self._names = tuple(turn_scores), names
        self._describe()
        self.update()

    def _describe(self) -> None:
        """Tell the points at the beginning of each turn, and at the end, in words, too."""
        self.setAccessibleName(self.tr("Points turn by turn"))
        if self._names is None:
            return
        white, blue = (say(called(self._names, heir)) for heir in Heir)
        discs = self.tr("Points turn by turn: {white} has discs, {blue} squares")
        self.setToolTip(discs.format(white=white, blue=blue))
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

    def show_done(self, done: int) -> None:
        """Mark the moment after so many actions."""
        self._done = done
        self.update()

    def point(self, turn_score: TurnScore, heir: Heir) -> QPointF:
        curves = self._curves()
        return QPointF(curves.x(turn_score.done), curves.y(turn_score.points[heir]))

    def _curves(self) -> PointCurves:
        field = QRectF(self.rect()).adjusted(self.inset, 12, -self.inset, -2)
        font = scaled_font(11)
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
            now = curves.x(self._done)
            painter.setPen(QPen(theme.color("gold_deep"), 2))
            painter.drawLine(QPointF(now, 3), QPointF(now, self.height() - 3))
            curves.paint(painter, theme)
        painter.end()

    # -- picking ---------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pick(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._pick(event.position().x())

    def _pick(self, x: float) -> None:
        self.picked.emit(self._curves().done_at(x))

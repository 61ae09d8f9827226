"""The points of both heirs over the turns of a game, as two lines on parchment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from twoheirs_qt.game.replay import TurnScore
from twoheirs_qt.rules.components import Heir
from twoheirs_qt.ui.adapting import Adapting
from twoheirs_qt.ui.board.marks import round_pen
from twoheirs_qt.ui.fonts import scaled, scaled_font
from twoheirs_qt.ui.language import say
from twoheirs_qt.ui.theme import current_theme
from twoheirs_qt.words.names import Names, called

_HIGH: Final = 92
_DOT: Final = 3.4
_LINE: Final = 2.6
_EDGE: Final = 1.6
_NUMBERED: Final = 5
"""Of so many turns one has its number below."""


class ScoreGraph(Adapting, QWidget):
    """White's line has discs, Blue's squares; `picked` carries the number of actions clicked on.

    `inset` is the margin of the slider below at both ends, so that both agree.
    """

    picked = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._turn_scores: tuple[TurnScore, ...] = ()
        self._names: Names | None = None
        self._last = 0
        self._done = 0
        self.inset = 8.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        return QSize(400, scaled(_HIGH))

    def show_scores(self, turn_scores: Sequence[TurnScore], last: int, names: Names) -> None:
        """Show these points of a game of `last` actions between heirs of these names."""
        self._turn_scores, self._last, self._names = tuple(turn_scores), last, names
        self._retranslate()
        self.update()

    def _retranslate(self) -> None:
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
        return QPointF(self._x(turn_score.done), self._y(turn_score.points[heir]))

    def _range(self) -> tuple[int, int]:
        points = [value for turn_score in self._turn_scores for value in turn_score.points]
        return min([0, *points]), max([10, *points])

    def _field(self) -> QRectF:
        return QRectF(self.rect()).adjusted(self.inset, 12, -self.inset, -6)

    def _x(self, done: int) -> float:
        field = self._field()
        return field.left() + field.width() * done / max(1, self._last)

    def _y(self, points: int) -> float:
        (low, high), field = self._range(), self._field()
        return field.bottom() - (points - low) / (high - low) * field.height()

    # -- painting --------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme()
        painter.setPen(QPen(theme.color("rule"), 1))
        painter.setBrush(theme.color("bubble"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        if self._turn_scores:
            self._grid(painter)
            now = self._x(self._done)
            painter.setPen(QPen(theme.color("gold_deep"), 2))
            painter.drawLine(QPointF(now, 3), QPointF(now, self.height() - 3))
            for heir in Heir:
                self._curve(painter, heir)
        painter.end()

    def _grid(self, painter: QPainter) -> None:
        """Draw a thin line for each turn, and one with its number for every ten points."""
        theme, field = current_theme(), self._field()
        low, high = self._range()
        step = 10 if high - low <= 60 else 20 if high - low <= 120 else 50
        font = scaled_font(11)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        for turn_score in self._turn_scores[1:-1]:
            x = self._x(turn_score.done)
            painter.setPen(QPen(theme.color("rule", 0.45), 1))
            painter.drawLine(QPointF(x, field.top()), QPointF(x, field.bottom()))
            if turn_score.turn % _NUMBERED == 0:
                painter.setPen(theme.color("muted"))
                painter.drawText(QPointF(x + 3, field.bottom() - 1), str(turn_score.turn))
        for value in range(-(-low // step) * step, high + 1, step):
            y = self._y(value)
            painter.setPen(QPen(theme.color("rule", 0.8), 1, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y))
            if value:
                number = str(value)
                painter.setPen(theme.color("muted"))
                where = QPointF(field.left() + 3, y - 2)
                if where.y() - metrics.ascent() > 0:
                    painter.drawText(where, number)

    def _curve(self, painter: QPainter, heir: Heir) -> None:
        theme = current_theme()
        points = [self.point(turn_score, heir) for turn_score in self._turn_scores]
        # Blue stands a hair aside, so that equal points show both lines.
        points = [point + QPointF(0, 1.2 if heir else -1.2) for point in points]
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

    # -- picking ---------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pick(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._pick(event.position().x())

    def _pick(self, x: float) -> None:
        field = self._field()
        share = (x - field.left()) / max(1.0, field.width())
        self.picked.emit(round(min(max(share, 0.0), 1.0) * self._last))

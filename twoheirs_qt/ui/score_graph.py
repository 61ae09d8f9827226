"""The points of both heirs over the turns of a game, as two lines on parchment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from twoheirs_qt.game.replay import TurnScore
from twoheirs_qt.rules.components import Heir
from twoheirs_qt.ui.fonts import scaled, scaled_font
from twoheirs_qt.ui.language import say
from twoheirs_qt.ui.point_curves import PointCurves
from twoheirs_qt.ui.theme import current_theme
from twoheirs_qt.words.names import Names, called

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

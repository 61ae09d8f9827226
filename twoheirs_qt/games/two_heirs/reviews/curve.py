"""The forecast of a game after each turn, with its spread, as a line in a band."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from twoheirs_qt.games.two_heirs.advice.review import ReviewedTurn
from twoheirs_qt.games.two_heirs.advice.review_words import describe_heading, forecast
from twoheirs_qt.games.two_heirs.drawing.marks import find_heir_color
from twoheirs_qt.games.two_heirs.rules.components import Heir
from twoheirs_qt.games.two_heirs.words.names import NO_NAMES, Names, name_player
from twoheirs_qt.tabletop.drawing.charts import choose_step, make_round_pen, make_square
from twoheirs_qt.tabletop.drawing.fonts import make_text_font, scale_length
from twoheirs_qt.tabletop.drawing.theme import Theme, find_current_theme
from twoheirs_qt.tabletop.text.language import localize

_HEIGHT_PX: Final = 112
_INSET_PX: Final = 10.0
_MIN_LEAD: Final = 10.0
_TURNS_PER_NUMBER: Final = 5
_DOT_RADIUS: Final = 5.0


class ForecastCurve(QWidget):
    """A point for each turn of a game, high where White is ahead; mistakes have discs or squares.

    `picked` carries the `ReviewedTurn` that is clicked on.
    """

    picked = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._turns: tuple[ReviewedTurn, ...] = ()
        self._turn_count = 1
        self._current: int | None = None
        self._names: Names = NO_NAMES
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(self.tr("Forecast turn by turn"))

    def sizeHint(self) -> QSize:
        return QSize(400, scale_length(_HEIGHT_PX))

    def show_turns(self, turns: Sequence[ReviewedTurn], count: int, names: Names) -> None:
        """Show the turns that are reviewed, of `count` in the whole game."""
        self._turns, self._turn_count, self._names = tuple(turns), max(count, 1), names
        lines = [
            f"{localize(describe_heading(turn, names))}: {localize(forecast(turn, names))}"
            for turn in turns
        ]
        self.setAccessibleDescription("\n".join(lines))
        tooltip = self.tr(
            "Above the line {white} is ahead, below it {blue}; the band is the spread."
        )
        white, blue = (localize(name_player(names, heir)) for heir in Heir)
        self.setToolTip(tooltip.format(white=white, blue=blue))
        self.update()

    def show_current(self, turn: ReviewedTurn | None) -> None:
        """Mark a turn."""
        self._current = None if turn is None else turn.number
        self.update()

    # -- geometry --------------------------------------------------------------------------------

    @property
    def _area(self) -> QRectF:
        metrics = QFontMetricsF(make_text_font(11))
        left = metrics.horizontalAdvance("+00") + 4
        return QRectF(self.rect()).adjusted(_INSET_PX + left, 8, -_INSET_PX, -metrics.height() - 3)

    def _find_x(self, place: int) -> float:
        """The position of a turn by its place in the game, from 1 on."""
        area = self._area
        return area.left() + area.width() * (place - 0.5) / self._turn_count

    def _find_max_lead(self) -> float:
        leads = [abs(turn.white_forecast) + turn.spread for turn in self._turns]
        return max([_MIN_LEAD, *leads])

    def _find_y(self, lead: float) -> float:
        area = self._area
        return area.center().y() - lead / self._find_max_lead() * area.height() / 2

    # -- painting --------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), find_current_theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.find_color("line"), 1))
        painter.setBrush(theme.find_color("bubble"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        self._paint_grid(painter, theme)
        if self._turns:
            self._paint_band(painter, theme)
            self._paint_line(painter, theme)
        painter.end()

    def _paint_grid(self, painter: QPainter, theme: Theme) -> None:
        area = self._area
        painter.setFont(make_text_font(11))
        half_height = QFontMetricsF(painter.font()).height() / 2
        step = choose_step(2 * self._find_max_lead(), area.height(), 2 * half_height)
        for lead in range(
            -int(self._find_max_lead() // step) * step, int(self._find_max_lead()) + 1, step
        ):
            y = self._find_y(lead)
            style = Qt.PenStyle.DotLine if lead else Qt.PenStyle.SolidLine
            painter.setPen(QPen(theme.find_color("muted" if not lead else "line"), 1, style))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(theme.find_color("muted"))
            label = QRectF(0, y - half_height, area.left() - 4, 2 * half_height)
            flags = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            painter.drawText(label, flags, str(abs(lead)))
        for place, turn in enumerate(self._turns, 1):
            if turn.number % _TURNS_PER_NUMBER == 0:
                label = QRectF(self._find_x(place) - 20, area.bottom() + 1, 40, self.height())
                flags = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
                painter.drawText(label, flags, str(turn.number))
            if turn.number == self._current:
                painter.save()
                painter.setPen(QPen(theme.find_color("gold_deep"), 2))
                x = self._find_x(place)
                painter.drawLine(QPointF(x, 3), QPointF(x, self.height() - 3))
                painter.restore()

    def _paint_band(self, painter: QPainter, theme: Theme) -> None:
        upper = [
            QPointF(self._find_x(place), self._find_y(turn.white_forecast + turn.spread))
            for place, turn in enumerate(self._turns, 1)
        ]
        lower = [
            QPointF(self._find_x(place), self._find_y(turn.white_forecast - turn.spread))
            for place, turn in enumerate(self._turns, 1)
        ]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.find_color("gold", 0.3))
        painter.drawPolygon(QPolygonF([*upper, *reversed(lower)]))

    def _paint_line(self, painter: QPainter, theme: Theme) -> None:
        points = [
            QPointF(self._find_x(place), self._find_y(turn.white_forecast))
            for place, turn in enumerate(self._turns, 1)
        ]
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(make_round_pen(theme.find_color("ink"), 2.4))
        painter.drawPolyline(QPolygonF(points))
        edge = theme.find_color("shadow" if theme.dark else "ink")
        for point, turn in zip(points, self._turns, strict=True):
            if turn.grade is not None:
                self._paint_mistake(
                    painter, point, turn.heir, find_heir_color(theme, turn.heir), edge
                )

    @staticmethod
    def _paint_mistake(
        painter: QPainter, point: QPointF, heir: Heir, color: QColor, edge: QColor
    ) -> None:
        painter.setPen(QPen(edge, 1.6))
        painter.setBrush(color)
        if heir:
            side = 2 * _DOT_RADIUS - 1
            painter.drawRect(make_square(point, side))
        else:
            painter.drawEllipse(point, _DOT_RADIUS, _DOT_RADIUS)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        area = self._area
        share = (event.position().x() - area.left()) / max(area.width(), 1.0)
        place = int(share * self._turn_count)
        if 0 <= place < len(self._turns):
            self.picked.emit(self._turns[place])

"""Games in the order in which they ended, as points with a running mean: their margins, or what was
given away in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil, floor
from typing import Final

from PySide6.QtCore import QEvent, QLocale, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from twoheirs_qt.tabletop.drawing.charts import (
    choose_step,
    format_signed,
    make_round_pen,
    make_square,
)
from twoheirs_qt.tabletop.drawing.fonts import make_text_font, scale_length
from twoheirs_qt.tabletop.drawing.theme import Theme, find_current_theme
from twoheirs_qt.tabletop.results.report import RUNNING_MEAN_LENGTH, Report, format_points
from twoheirs_qt.tabletop.results.store import Result
from twoheirs_qt.tabletop.saves.titles import format_date

_HEIGHT_PX: Final = 150
_MIN_HEIGHT_PX: Final = 60
_GAP_PX: Final = 6.0
_MAX_RADIUS_PX, _MIN_RADIUS_PX = 5.0, 1.5
_CLICK_REACH_PX: Final = 14.0
"""The largest distance of a click from the game that it picks."""


class MarginGraph(QWidget):
    """Discs are games won, squares lost or drawn, crosses given up; the line is the running mean.

    `picked` carries the id of the game clicked on (`Result.id`).
    """

    picked = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._report: Report | None = None
        self._results: tuple[Result, ...] = ()
        self._points_given_away: Mapping[str, float] | None = None
        self._selected_id = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        return QSize(400, scale_length(_HEIGHT_PX))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, scale_length(_MIN_HEIGHT_PX))

    def show_results(
        self,
        report: Report,
        results: Sequence[Result],
        points_given_away: Mapping[str, float] | None = None,
    ) -> None:
        """Show the margins of these games, or the points given away in those that are in
        `points_given_away`, by their ids.

        They come in the order in which they ended.
        """
        shown_results = [
            result
            for result in results
            if points_given_away is None or result.id in points_given_away
        ]
        self._report = report
        self._results = tuple(sorted(shown_results, key=lambda result: result.ended))
        self._points_given_away = points_given_away
        if points_given_away is None:
            self.setAccessibleName(self.tr("Margins game by game"))
        else:
            self.setAccessibleName(self.tr("Points given away game by game"))
        self.setAccessibleDescription(self._describe())
        self.update()

    def mark(self, game_id: str) -> None:
        """Mark the game that is selected in the table."""
        if game_id != self._selected_id:
            self._selected_id = game_id
            self.update()

    def _describe(self) -> str:
        """Return the trend as a text for screen readers; the table has every game."""
        means = calculate_running_means(
            [self._find_value(index) for index in self._counted_indexes]
        )
        if len(means) < 2:
            return ""
        first, last = means[min(RUNNING_MEAN_LENGTH, len(means)) - 1], means[-1]
        if self._points_given_away is not None:
            if len(means) <= RUNNING_MEAN_LENGTH:  # first and last are the same
                return self.tr("Points given away per game: {mean}.").format(
                    mean=QLocale().toString(last, "f", 1)
                )
            text = self.tr("Points given away in the first games: {first}; in the last: {last}.")
            locale = QLocale()
            return text.format(
                first=locale.toString(first, "f", 1), last=locale.toString(last, "f", 1)
            )
        return self.tr("Mean margin of the first games: {first}; of the last: {last}.").format(
            first=_format_mean(first), last=_format_mean(last)
        )

    @property
    def description(self) -> str:
        """The trend in words; empty for fewer than two games."""
        return self._describe()

    def _find_value(self, index: int) -> float:
        """The value of a game by its index in the order of time."""
        result = self._results[index]
        return (
            result.margin if self._points_given_away is None else self._points_given_away[result.id]
        )

    @property
    def _counted_indexes(self) -> list[int]:
        """The indexes of the games that the mean counts."""
        return [index for index, result in enumerate(self._results) if not result.gave_up]

    # -- points ------------------------------------------------------------------------------------

    @property
    def _bounds(self) -> tuple[int, int]:
        values = [self._find_value(index) for index in range(len(self._results))]
        min_value = -10 if self._points_given_away is None else 0
        return floor(min([min_value, *values])), ceil(max([10, *values]))

    @property
    def _plot_rect(self) -> QRectF:
        metrics = QFontMetricsF(make_text_font(11))
        low, high = self._bounds
        texts = (self._format_value(low), self._format_value(high))
        left = max(metrics.horizontalAdvance(text) for text in texts) + 2 * _GAP_PX
        return QRectF(self.rect()).adjusted(left, 12, -12, -metrics.height() - 4)

    def _format_value(self, value: int) -> str:
        return format_signed(value) if self._points_given_away is None else str(value)

    def find_point(self, index: int) -> QPointF:
        """Return the point of a game by its index in the order of time."""
        plot, (low, high) = self._plot_rect, self._bounds
        share = (index + 0.5) / len(self._results)
        height = (self._find_value(index) - low) / (high - low)
        return QPointF(plot.left() + share * plot.width(), plot.bottom() - height * plot.height())

    def _find_result_at(self, position: QPointF) -> Result | None:
        """Find the game nearest to `position`, within reach."""
        distances = [
            ((self.find_point(index) - position).manhattanLength(), index)
            for index in range(len(self._results))
        ]
        distance, index = min(distances, default=(_CLICK_REACH_PX + 1, 0))
        return self._results[index] if distance <= _CLICK_REACH_PX else None

    # -- painting ----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), find_current_theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.find_color("line"), 1))
        painter.setBrush(theme.find_color("bubble"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        if self._results:
            self._paint_grid(painter, theme)
            self._paint_games(painter, theme)
            self._paint_mean(painter, theme)
        painter.end()

    def _paint_grid(self, painter: QPainter, theme: Theme) -> None:
        """Draw lines for points, a bold one for a draw, and the first and last day."""
        plot, (low, high) = self._plot_rect, self._bounds
        painter.setFont(make_text_font(11))
        half_line = QFontMetricsF(painter.font()).height() / 2
        step = choose_step(high - low, plot.height(), 2 * half_line)
        alignment = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for value in range(-(-low // step) * step, high + 1, step):
            y = plot.bottom() - (value - low) / (high - low) * plot.height()
            style = Qt.PenStyle.DotLine if value else Qt.PenStyle.SolidLine
            painter.setPen(QPen(theme.find_color("line"), 1, style))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(theme.find_color("muted"))
            label_rect = QRectF(0, y - half_line, plot.left() - _GAP_PX, 2 * half_line)
            painter.drawText(label_rect, alignment, self._format_value(value))
        footer_rect = QRectF(plot.left(), plot.bottom() + 2, plot.width(), 2 * half_line)
        painter.drawText(
            footer_rect, int(Qt.AlignmentFlag.AlignLeft), format_date(self._results[0].ended)
        )
        if len(self._results) > 1:
            last = format_date(self._results[-1].ended)
            painter.drawText(footer_rect, int(Qt.AlignmentFlag.AlignRight), last)

    def _paint_games(self, painter: QPainter, theme: Theme) -> None:
        half_spacing = self._plot_rect.width() / len(self._results) / 2
        radius = max(_MIN_RADIUS_PX, min(_MAX_RADIUS_PX, half_spacing))
        for index, result in enumerate(self._results):
            point = self.find_point(index)
            box = make_square(point, 2 * radius)
            is_won = self._report is not None and self._report.is_won(result)
            painter.setPen(QPen(theme.find_color("ink"), 1.6))
            painter.setBrush(theme.find_color("gold" if is_won else "bubble"))
            if result.gave_up:
                painter.drawLine(box.topLeft(), box.bottomRight())
                painter.drawLine(box.topRight(), box.bottomLeft())
            elif is_won:
                painter.drawEllipse(box)
            else:
                painter.drawRect(box)
            if result.id == self._selected_id:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(theme.find_color("gold_deep"), 2.4))
                painter.drawEllipse(point, radius + 4, radius + 4)

    def _paint_mean(self, painter: QPainter, theme: Theme) -> None:
        plot, (low, high) = self._plot_rect, self._bounds
        indexes = self._counted_indexes
        means = calculate_running_means([self._find_value(index) for index in indexes])
        line = QPolygonF(
            [
                QPointF(
                    self.find_point(index).x(),
                    plot.bottom() - (mean - low) / (high - low) * plot.height(),
                )
                for index, mean in zip(indexes, means, strict=True)
            ]
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(make_round_pen(theme.find_color("ink", 0.75), 2.4))
        painter.drawPolyline(line)

    # -- picking -----------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        result = self._find_result_at(event.position())
        if result is not None:
            self.picked.emit(result.id)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            result = self._find_result_at(QPointF(event.pos()))
            text = "" if result is None else self._format_tip(result)
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)

    def _format_tip(self, result: Result) -> str:
        assert self._report is not None
        opponents = self._report.name_opponents(result)
        return f"{format_date(result.ended)} · {opponents} · {format_points(result)}"


def calculate_running_means(values: Sequence[float]) -> list[float]:
    """Return for each value the mean of the last ten up to it, or of all so far."""
    means: list[float] = []
    for end in range(1, len(values) + 1):
        window = values[max(0, end - RUNNING_MEAN_LENGTH) : end]
        means.append(sum(window) / len(window))
    return means


def _format_mean(mean: float) -> str:
    sign = "+" if mean > 0 else "−" if mean < 0 else "±"
    return sign + QLocale().toString(abs(mean), "f", 1)

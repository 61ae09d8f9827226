"""The score pad as a PDF: the points of a game as on paper."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QBuffer, QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter, QPen

from twoheirs_qt.games.two_heirs.drawing.art import Art
from twoheirs_qt.games.two_heirs.drawing.canvas import Canvas
from twoheirs_qt.games.two_heirs.drawing.land import paint_landscape
from twoheirs_qt.games.two_heirs.play.snapshot import TableSnapshot
from twoheirs_qt.games.two_heirs.rules import Heir, HeirScore, ScoreSheet, State, make_score_sheet
from twoheirs_qt.games.two_heirs.share import texts
from twoheirs_qt.games.two_heirs.words.names import name_cell, name_tile
from twoheirs_qt.tabletop.drawing.parchment import LEFT, RIGHT, write_line
from twoheirs_qt.tabletop.drawing.theme import DAYLIGHT, make_serif_font
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import Text

_UNITS_PER_INCH: Final = 96.0
_MARGIN_MM: Final = 16.0
_GAP: Final = 26.0
_LINE_HEIGHT: Final = 21.0
_PICTURE_HEIGHT: Final = 300.0
_THEME: Final = DAYLIGHT
"""On paper the theme is always the light one."""


def join_line(*parts: str | Text) -> str:
    """Join texts on one line; empty ones are left out."""
    translated = [text if isinstance(text, str) else localize(text) for text in parts]
    return " · ".join(part for part in translated if part)


class ScorePad:
    """Two columns with a line for each building, the sums below, and the landscape at the bottom.

    `verdict` is the result as a sentence; `line` is below the title.
    """

    def __init__(
        self, snapshot: TableSnapshot, state: State, title: str, line: str, verdict: str
    ) -> None:
        self._snapshot = snapshot
        self._state = state
        self._title, self._subtitle, self._verdict = title, line, verdict
        self._art = Art()
        self._sheet: ScoreSheet = make_score_sheet(state)
        self._line_height = _LINE_HEIGHT

    def make_pdf(self) -> bytes:
        """Return the pad as a PDF with one page of A4."""
        content = QBuffer()
        content.open(QBuffer.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(content)
        writer.setTitle(self._title)
        writer.setCreator(localize(texts.PROGRAM))
        writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        margins = QMarginsF(_MARGIN_MM, _MARGIN_MM, _MARGIN_MM, _MARGIN_MM)
        writer.setPageMargins(margins, QPageLayout.Unit.Millimeter)
        painter = QPainter(writer)
        factor = writer.resolution() / _UNITS_PER_INCH
        painter.scale(factor, factor)
        self.paint(painter, QRectF(0, 0, writer.width() / factor, writer.height() / factor))
        painter.end()
        return bytes(content.data().data())

    def paint(self, painter: QPainter, page: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink, muted = _THEME.find_color("ink"), _THEME.find_color("muted")
        heading = QRectF(page.left(), page.top(), page.width(), 40)
        write_line(painter, heading, LEFT, self._title, make_serif_font(28, bold=True), ink)
        subtitle = QRectF(page.left(), heading.bottom(), page.width(), 24)
        write_line(painter, subtitle, LEFT, self._subtitle, make_serif_font(15), muted)
        top = subtitle.bottom() + 10
        if self._verdict:
            verdict = QRectF(page.left(), top, page.width(), 26)
            write_line(painter, verdict, LEFT, self._verdict, make_serif_font(17, bold=True), ink)
            top = verdict.bottom() + 16
        line_count = max(max(len(heir.buildings), 1) for heir in self._sheet.heirs) + 6
        height = page.bottom() - top - _PICTURE_HEIGHT - _GAP
        self._line_height = min(_LINE_HEIGHT, height / line_count)
        width = (page.width() - _GAP) / 2
        column_bottoms = [
            self._paint_column(
                painter, QRectF(page.left() + heir * (width + _GAP), top, width, 0), heir
            )
            for heir in Heir
        ]
        land_top = max(column_bottoms) + _GAP
        land_area = QRectF(page.left(), land_top, page.width(), page.bottom() - land_top)
        canvas = Canvas(painter, self._art, _THEME)
        paint_landscape(canvas, self._snapshot, land_area, ink="muted")

    def _paint_column(self, painter: QPainter, area: QRectF, heir: Heir) -> float:
        """Paint the column of an heir; returns its bottom."""
        score = self._sheet.heirs[heir]
        ink = _THEME.find_color("ink")
        self._art.draw(painter, f"heir/{heir.word}", QRectF(area.left(), area.top(), 30, 30))
        name = QRectF(area.left() + 38, area.top(), area.width() - 38, 30)
        write_line(
            painter,
            name,
            LEFT,
            localize(self._snapshot.heirs[heir].name),
            make_serif_font(20, bold=True),
            ink,
        )
        y = area.top() + 38
        self._paint_rule(painter, area, y, 2)
        for line in score.buildings:
            building = join_line(name_cell(line.at), name_tile(line.tile))
            doubled = localize(texts.DOUBLED.fill(points=str(line.points))) if line.doubled else ""
            y = self._paint_row(painter, area, y, building, str(line.final_points), doubled)
        if not score.buildings:
            y = self._paint_row(painter, area, y, localize(texts.NO_BUILDINGS), "")
        self._paint_rule(painter, area, y, 2)
        for label, points in self._list_sums(heir, score):
            y = self._paint_row(painter, area, y, label, str(points), bold=False)
        self._paint_rule(painter, area, y, 2)
        y = self._paint_row(
            painter, area, y + 3, localize(texts.TOTAL), str(score.total), bold=True
        )
        if self._state.solo is None:  # they decide after equal points
            reserve = QRectF(area.left(), y, area.width(), self._line_height)
            text = f"{localize(texts.IN_RESERVE)}: {score.in_reserve}"
            write_line(
                painter,
                reserve,
                RIGHT,
                text,
                make_serif_font(self._line_height * 0.6),
                _THEME.find_color("muted"),
            )
            y = reserve.bottom()
        painter.setPen(QPen(ink, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        frame = QRectF(area.left() - 8, area.top() - 6, area.width() + 16, y - area.top() + 14)
        painter.drawRoundedRect(frame, 7, 7)
        return frame.bottom()

    def _list_sums(self, heir: Heir, score: HeirScore) -> list[tuple[str, int]]:
        sums = [(localize(texts.BUILDINGS), sum(line.final_points for line in score.buildings))]
        if self._state.score_roads:
            sums.append((localize(texts.ROADS), score.roads))
        if self._state.henry is heir:
            sums.append((localize(texts.TREASURES), score.treasures))
        return sums

    def _paint_row(
        self,
        painter: QPainter,
        area: QRectF,
        y: float,
        label: str,
        points: str,
        note: str = "",
        *,
        bold: bool = False,
    ) -> float:
        """Paint a line of a column with a thin rule below; returns its bottom."""
        height = self._line_height * (1.35 if bold else 1.0)
        size = height * (0.78 if bold else 0.68)
        ink, muted = _THEME.find_color("ink"), _THEME.find_color("muted")
        row = QRectF(area.left(), y, area.width(), height)
        write_line(
            painter, row.adjusted(0, 0, -96, 0), LEFT, label, make_serif_font(size, bold=bold), ink
        )
        write_line(
            painter, row.adjusted(0, 0, -42, 0), RIGHT, note, make_serif_font(size * 0.9), muted
        )
        write_line(painter, row, RIGHT, points, make_serif_font(size * 1.08, bold=True), ink)
        if not bold:
            self._paint_rule(painter, area, y + height, 0.6)
        return y + height

    def _paint_rule(self, painter: QPainter, area: QRectF, y: float, width: float) -> None:
        painter.setPen(QPen(_THEME.find_color("ink" if width > 1 else "line"), width))
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))

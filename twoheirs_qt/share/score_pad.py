"""The score pad as a PDF: the scoring of a game as one would write it on paper."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QBuffer, QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter, QPen

from twoheirs_qt.drawing.art import Art
from twoheirs_qt.drawing.canvas import Canvas
from twoheirs_qt.drawing.land import paint_landscape
from twoheirs_qt.drawing.parchment import LEFT, RIGHT, write
from twoheirs_qt.drawing.theme import DAYLIGHT, serif_font
from twoheirs_qt.play.snapshot import TableSnapshot
from twoheirs_qt.rules import Heir, HeirScore, ScoreSheet, State, score_sheet
from twoheirs_qt.share import texts as words
from twoheirs_qt.text.language import say
from twoheirs_qt.text.text import Text
from twoheirs_qt.words.names import cell_name, tile_name

_UNITS_AN_INCH: Final = 96.0
_MILLIMETRES: Final = 16.0
_GAP: Final = 26.0
_LINE: Final = 21.0
_PICTURE: Final = 300.0
_PAPER: Final = DAYLIGHT
"""On paper all is as by daylight, whatever theme the screen has."""


def joined(*texts: str | Text) -> str:
    """Several texts on one line; empty ones are left out."""
    said = [text if isinstance(text, str) else say(text) for text in texts]
    return " · ".join(each for each in said if each)


class ScorePad:
    """Two columns with a line a building, the sums below, and the landscape at the foot.

    It shows the table of `snapshot`, the scored `state`, a title and a line, and in `verdict` who
    won and why.
    """

    def __init__(
        self, snapshot: TableSnapshot, state: State, title: str, line: str, verdict: str
    ) -> None:
        self._snapshot = snapshot
        self._state = state
        self._title, self._below, self._verdict = title, line, verdict
        self._art = Art()
        self._sheet: ScoreSheet = score_sheet(state)
        self._line = _LINE

    def pdf(self) -> bytes:
        """The pad as one page of A4."""
        content = QBuffer()
        content.open(QBuffer.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(content)
        writer.setTitle(self._title)
        writer.setCreator(say(words.PROGRAM))
        writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        margins = QMarginsF(_MILLIMETRES, _MILLIMETRES, _MILLIMETRES, _MILLIMETRES)
        writer.setPageMargins(margins, QPageLayout.Unit.Millimeter)
        painter = QPainter(writer)
        factor = writer.resolution() / _UNITS_AN_INCH
        painter.scale(factor, factor)
        self.paint(painter, QRectF(0, 0, writer.width() / factor, writer.height() / factor))
        painter.end()
        return bytes(content.data().data())

    def paint(self, painter: QPainter, page: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink, muted = _PAPER.color("ink"), _PAPER.color("muted")
        head = QRectF(page.left(), page.top(), page.width(), 40)
        write(painter, head, LEFT, self._title, serif_font(28, bold=True), ink)
        below = QRectF(page.left(), head.bottom(), page.width(), 24)
        write(painter, below, LEFT, self._below, serif_font(15), muted)
        top = below.bottom() + 10
        if self._verdict:
            verdict = QRectF(page.left(), top, page.width(), 26)
            write(painter, verdict, LEFT, self._verdict, serif_font(17, bold=True), ink)
            top = verdict.bottom() + 16
        most = max(max(len(heir.buildings), 1) for heir in self._sheet.heirs) + 6
        room = page.bottom() - top - _PICTURE - _GAP
        self._line = min(_LINE, room / most)
        wide = (page.width() - _GAP) / 2
        ends = [
            self._column(painter, QRectF(page.left() + heir * (wide + _GAP), top, wide, 0), heir)
            for heir in Heir
        ]
        foot = max(ends) + _GAP
        field = QRectF(page.left(), foot, page.width(), page.bottom() - foot)
        canvas = Canvas(painter, self._art, _PAPER)
        paint_landscape(canvas, self._snapshot, field, ink="muted")

    def _column(self, painter: QPainter, where: QRectF, heir: Heir) -> float:
        """Paint the column of an heir; returns where it ends."""
        score = self._sheet.heirs[heir]
        ink = _PAPER.color("ink")
        self._art.draw(painter, f"heir/{heir.word}", QRectF(where.left(), where.top(), 30, 30))
        name = QRectF(where.left() + 38, where.top(), where.width() - 38, 30)
        write(
            painter,
            name,
            LEFT,
            say(self._snapshot.heirs[heir].name),
            serif_font(20, bold=True),
            ink,
        )
        y = where.top() + 38
        self._rule(painter, where, y, 2)
        for line in score.buildings:
            building = joined(cell_name(line.at), tile_name(line.tile))
            doubled = say(words.DOUBLED.fill(points=str(line.points))) if line.doubled else ""
            y = self._row(painter, where, y, building, str(line.counted), doubled)
        if not score.buildings:
            y = self._row(painter, where, y, say(words.NO_BUILDINGS), "")
        self._rule(painter, where, y, 2)
        for label, points in self._sums(heir, score):
            y = self._row(painter, where, y, label, str(points), bold=False)
        self._rule(painter, where, y, 2)
        y = self._row(painter, where, y + 3, say(words.TOTAL), str(score.total), bold=True)
        if self._state.solo is None:  # they decide between equals, and are no points
            reserve = QRectF(where.left(), y, where.width(), self._line)
            said = f"{say(words.IN_RESERVE)}: {score.in_reserve}"
            write(
                painter, reserve, RIGHT, said, serif_font(self._line * 0.6), _PAPER.color("muted")
            )
            y = reserve.bottom()
        painter.setPen(QPen(ink, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        frame = QRectF(where.left() - 8, where.top() - 6, where.width() + 16, y - where.top() + 14)
        painter.drawRoundedRect(frame, 7, 7)
        return frame.bottom()

    def _sums(self, heir: Heir, score: HeirScore) -> list[tuple[str, int]]:
        found = [(say(words.BUILDINGS), sum(line.counted for line in score.buildings))]
        if self._state.score_roads:
            found.append((say(words.ROADS), score.roads))
        if self._state.henry is heir:
            found.append((say(words.TREASURES), score.treasures))
        return found

    def _row(
        self,
        painter: QPainter,
        where: QRectF,
        y: float,
        label: str,
        points: str,
        between: str = "",
        *,
        bold: bool = False,
    ) -> float:
        """Paint a line of a column with a thin rule below; returns where the next one begins."""
        high = self._line * (1.35 if bold else 1.0)
        size = high * (0.78 if bold else 0.68)
        ink, muted = _PAPER.color("ink"), _PAPER.color("muted")
        row = QRectF(where.left(), y, where.width(), high)
        write(painter, row.adjusted(0, 0, -96, 0), LEFT, label, serif_font(size, bold=bold), ink)
        write(painter, row.adjusted(0, 0, -42, 0), RIGHT, between, serif_font(size * 0.9), muted)
        write(painter, row, RIGHT, points, serif_font(size * 1.08, bold=True), ink)
        if not bold:
            self._rule(painter, where, y + high, 0.6)
        return y + high

    def _rule(self, painter: QPainter, where: QRectF, y: float, width: float) -> None:
        painter.setPen(QPen(_PAPER.color("ink" if width > 1 else "rule"), width))
        painter.drawLine(QPointF(where.left(), y), QPointF(where.right(), y))

"""A picture of the greatest mistakes of a game, with the better turns on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt

from twoheirs_qt.games.two_heirs.drawing.art import Art
from twoheirs_qt.games.two_heirs.drawing.canvas import Canvas
from twoheirs_qt.games.two_heirs.drawing.land import paint_landscape
from twoheirs_qt.games.two_heirs.reviews.page import ReviewMoment
from twoheirs_qt.games.two_heirs.share.picture import HEADING_HEIGHT, HEIGHT, MARGIN, WIDTH, Picture
from twoheirs_qt.tabletop.drawing.parchment import LEFT, paint_flat_sheet, write_line
from twoheirs_qt.tabletop.drawing.theme import Theme, make_serif_font

MAX_MOMENTS: Final = 3
_TEXT_HEIGHT: Final = 250
_TEXT_SIZES: Final = range(20, 10, -1)


class MomentsPicture(Picture):
    """Paints up to three moments side by side."""

    def __init__(
        self, moments: Sequence[ReviewMoment], title: str, line: str, art: Art, theme: Theme
    ) -> None:
        super().__init__(title, line, art, theme)
        self._moments = tuple(moments[:MAX_MOMENTS])

    def _paint_contents(self, canvas: Canvas) -> None:
        count = max(len(self._moments), 1)
        width = (WIDTH - (count + 1) * MARGIN) / count
        for number, moment in enumerate(self._moments):
            left = MARGIN + number * (width + MARGIN)
            sheet = QRectF(left, HEIGHT - MARGIN - _TEXT_HEIGHT, width, _TEXT_HEIGHT)
            land = QRectF(
                left, HEADING_HEIGHT + MARGIN / 2, width, sheet.top() - HEADING_HEIGHT - MARGIN
            )
            paint_landscape(canvas, moment.snapshot, land)
            self._paint_words(canvas, sheet, moment)

    def _paint_words(self, canvas: Canvas, sheet: QRectF, moment: ReviewMoment) -> None:
        painter, ink = canvas.painter, self._theme.find_color("ink")
        paint_flat_sheet(painter, self._theme, sheet)
        inner = sheet.adjusted(18, 12, -18, -12)
        head = QRectF(inner.left(), inner.top(), inner.width(), 30)
        write_line(painter, head, LEFT, moment.heading, make_serif_font(22, bold=True), ink)
        field = inner.adjusted(0, 38, 0, 0)
        flags = int(Qt.TextFlag.TextWordWrap)
        for size in _TEXT_SIZES:
            painter.setFont(make_serif_font(size))
            if painter.boundingRect(field, flags, moment.text).height() <= field.height():
                break
        painter.setPen(ink)
        painter.drawText(field, flags, moment.text)

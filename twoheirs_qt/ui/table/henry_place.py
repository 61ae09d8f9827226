"""Henry's place at the table: who he is, his treasures, his troops, and where he will build."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from twoheirs_qt.game.reading import Reading, SoloRead, TreasureRead
from twoheirs_qt.ui.art import Art
from twoheirs_qt.ui.table.henry_layout import HenryLayout
from twoheirs_qt.ui.table.parchment import CENTER, LEFT, RIGHT, ratio_of, spread, write
from twoheirs_qt.ui.table.sheet_item import Exposed, Sheet
from twoheirs_qt.ui.theme import Theme, letter
from twoheirs_qt.words import solo as solo_texts
from twoheirs_qt.words import table as texts
from twoheirs_qt.words.names import cell_name, level_name
from twoheirs_qt.words.text import Text

_PIPS: Final = 2
_SQUEEZED: Final = 0.66
"""The share of its size to which his name may shrink in one line."""


class HenryPlace(Sheet):
    """Everything of Henry's place but the tile he has taken, which is an item of its own."""

    def __init__(self, art: Art, theme: Theme, say: Callable[[Text], str]) -> None:
        super().__init__(theme)
        self._art = art
        self._say = say
        self._layout: HenryLayout | None = None
        self._text = 13.0
        self._reading: Reading | None = None
        self._points_shown = True
        self._shown = False

    def present(
        self,
        layout: HenryLayout,
        text: float,
        reading: Reading,
        *,
        points_shown: bool,
        shown: bool,
    ) -> None:
        """`text` is the height of body letters; `shown`: where he will build is."""
        self._layout, self._text, self._reading = layout, text, reading
        self._points_shown, self._shown = points_shown, shown
        solo = reading.solo
        assert solo is not None
        henry = reading.heirs[solo.henry]
        self.active = henry.active
        mine = (solo, henry, reading.troops[solo.henry])
        game = (reading.active, reading.turns_left)
        self.place(layout.panel, (layout, text, mine, game, points_shown, shown))

    def fill(self, painter: QPainter, exposed: Exposed) -> None:
        layout, reading = self._layout, self._reading
        if layout is None or reading is None or reading.solo is None:
            return
        solo = reading.solo
        if layout.folded:
            self._folded_header(painter, layout.header, reading, solo)
        else:
            self._header(painter, layout.header, reading, solo)
        self._pile(painter, layout.pile, solo)
        for index, treasure in enumerate(solo.treasures):
            if layout.treasure(index, len(solo.treasures)).height() < self._text:
                break  # with large letters they are seen on the landscape alone
            self._treasure(painter, layout.treasure(index, len(solo.treasures)), treasure)
        if not solo.treasures:
            none = QRectF(layout.treasures.topLeft(), layout.treasure(0, 1).size())
            none.setWidth(layout.treasures.width())
            self._write(painter, none, LEFT, self._say(solo_texts.NONE_ON_TILES), 0.92, "muted")
        if reading.asks_henry and not layout.where.isEmpty():
            self._button(painter, layout.where)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self.theme.color("rule", 0.8), 1.4, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(layout.taken.adjusted(2, 2, -2, -2), 5, 5)
        for troop, where in zip(reading.troops[solo.henry], layout.troops, strict=True):
            spot = where.adjusted(where.width() * 0.06, 0, -where.width() * 0.06, 0)
            name = self._art.troop(solo.henry, troop)
            picture = self._art.picture(name, spot.width(), spot.height(), ratio_of(painter))
            painter.drawPixmap(spot.topLeft(), picture)

    def _folded_header(
        self, painter: QPainter, rect: QRectF, reading: Reading, solo: SoloRead
    ) -> None:
        """His name and his points in one line."""
        side = rect.height()
        name = f"heir/{solo.henry.word}"
        picture = self._art.picture(name, side, side, ratio_of(painter))
        painter.drawPixmap(rect.topLeft(), picture)
        left, right = rect.left() + side + self._text * 0.6, rect.right()
        if self._points_shown:
            number = str(reading.heirs[solo.henry].points)
            bold = letter(self._text * 1.5, bold=True)
            self._write(painter, rect, RIGHT, number, 1.5, bold=True)
            right -= QFontMetricsF(bold).horizontalAdvance(number) + self._text * 0.5
        box = QRectF(left, rect.top(), right - left, side)
        title = self._say(level_name(solo.level))
        room = QFontMetricsF(letter(self._text * 1.3, bold=True)).horizontalAdvance(title)
        scale = 1.3 * min(1.0, max(0.6, box.width() / room)) if room else 1.3
        self._write(painter, box, LEFT, title, scale, bold=True)

    def _header(self, painter: QPainter, rect: QRectF, reading: Reading, solo: SoloRead) -> None:
        text, side = self._text, rect.height()
        name = f"heir/{solo.henry.word}"
        picture = self._art.picture(name, side, side, ratio_of(painter))
        painter.drawPixmap(rect.topLeft(), picture)
        read = reading.heirs[solo.henry]
        number_width = points_width = 0.0
        if self._points_shown:
            over = reading.active is None
            caption = self._say(texts.FINAL_POINTS if over else texts.POINTS)
            points_width = QFontMetricsF(letter(text * 0.82)).horizontalAdvance(caption) + 2
            number = str(read.points)
            bold = letter(text * 1.95, bold=True)
            number_width = QFontMetricsF(bold).horizontalAdvance(number) + 2
            upper = QRectF(rect.left(), rect.top() - 2, rect.width(), side * 0.68)
            lower = QRectF(rect.left(), rect.bottom() - side * 0.34, rect.width(), side * 0.34)
            self._write(painter, upper, RIGHT, number, 1.95, bold=True)
            self._write(painter, lower, RIGHT, caption, 0.82, "muted")
        left = rect.left() + side + text * 0.6
        width = rect.right() - number_width - text * 0.5 - left
        upper = QRectF(left, rect.top(), width, side * 0.58)
        lower = QRectF(left, upper.bottom() - 1, width, side * 0.42)
        lower.setRight(rect.right() - points_width - text * 0.5)
        title = self._say(level_name(solo.level))
        bold = letter(text * 1.45, bold=True)
        room = QFontMetricsF(bold).horizontalAdvance(title)
        # The long names of the levels are told apart at their ends.
        share = min(1.0, width / room) if room else 1.0
        if share >= _SQUEEZED:
            self._write(painter, upper, LEFT, title, 1.45 * share, bold=True)
        else:  # in two lines
            font = letter(text * 1.45 * _SQUEEZED, bold=True)
            spread(painter, upper, LEFT, title, font, self.theme.color("ink"))
        if reading.active is not None:
            status = texts.TO_MOVE if read.active else texts.WAITING
            if read.active and reading.turns_left in (1, 2):
                status = texts.LAST_TURN
            color = "ink" if read.active else "muted"
            self._write(painter, lower, LEFT, self._say(status), 0.92, color, bold=read.active)

    def _pile(self, painter: QPainter, rect: QRectF, solo: SoloRead) -> None:
        side = rect.height()
        left = rect.left()
        ratio = ratio_of(painter)
        if solo.pile:
            words = self._say(solo_texts.PILE.count(solo.pile))
            room = rect.width() - QFontMetricsF(letter(self._text)).horizontalAdvance(words) - 16
            step = min(side * 0.5, (room - side) / max(1, solo.pile - 1))
            picture = self._art.picture("treasure/back", side, side, ratio)
            for index in reversed(range(solo.pile)):
                painter.drawPixmap(QPointF(left + index * step, rect.top()), picture)
            left += (solo.pile - 1) * step + side + self._text * 0.6
        else:
            words = self._say(solo_texts.PILE_EMPTY)
        where = QRectF(left, rect.top(), rect.right() - left, side)
        self._write(painter, where, LEFT, words, 1.0, "ink" if solo.pile else "muted")

    def _treasure(self, painter: QPainter, rect: QRectF, treasure: TreasureRead) -> None:
        side = min(rect.height() * 0.94, rect.width() * 0.5)
        top = rect.top() + (rect.height() - side) / 2
        picture = self._art.picture(f"treasure/{treasure.treasure}", side, side, ratio_of(painter))
        painter.drawPixmap(QPointF(rect.left(), top), picture)
        left = rect.left() + side + self._text * 0.4
        half = side / 2
        upper = QRectF(left, top, rect.right() - left, half)
        words = self._say(cell_name(treasure.cell))
        self._write(painter, upper, LEFT, words, min(1.0, half / self._text), bold=True)
        # A pip for each tile that counts, a ring for each that is still missing.
        radius = min(self._text * 0.32, half * 0.3)
        have = max(0, _PIPS - treasure.lacks)
        painter.setPen(QPen(self.theme.color("ink"), 1.4))
        for pip in range(_PIPS):
            filled = self.theme.color("gold") if pip < have else self.theme.color("parchment")
            painter.setBrush(filled)
            x = left + radius + 1 + pip * radius * 2.8
            painter.drawEllipse(QPointF(x, top + half * 1.5), radius, radius)

    def _button(self, painter: QPainter, rect: QRectF) -> None:
        theme = self.theme
        painter.setPen(QPen(theme.color("gold_deep" if self._shown else "rule"), 1.6))
        painter.setBrush(theme.color("gold" if self._shown else "button"))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 6, 6)
        color = "gold_ink" if self._shown else "ink"
        self._write(painter, rect, CENTER, self._say(solo_texts.WHERE), 1.0, color, bold=True)

    def _write(
        self,
        painter: QPainter,
        rect: QRectF,
        flags: int,
        words: str,
        scale: float,
        color: str = "ink",
        *,
        bold: bool = False,
    ) -> None:
        font = letter(self._text * scale, bold=bold)
        write(painter, rect, flags, words, font, self.theme.color(color))

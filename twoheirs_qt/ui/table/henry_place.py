"""Henry's place at the table: who he is, his treasures, his troops, and where he will build."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPen

from twoheirs_qt.game.snapshot import SoloSnapshot, TableSnapshot, TreasureSnapshot
from twoheirs_qt.ui.board.canvas import Canvas
from twoheirs_qt.ui.board.marks import empty
from twoheirs_qt.ui.board.parchment import LEFT, button
from twoheirs_qt.ui.table.heir_panel import HeirPanel
from twoheirs_qt.ui.table.henry_layout import HenryLayout
from twoheirs_qt.ui.table.sheet_item import Exposed
from twoheirs_qt.ui.theme import serif_font
from twoheirs_qt.words import solo as solo_texts
from twoheirs_qt.words import table as texts
from twoheirs_qt.words.names import cell_name, level_name

_PIPS: Final = 2
_NONE_LEFT: Final = 0.35
"""How opaque the picture of a pile is that is empty, and of a troop that stands elsewhere."""
_SQUEEZED: Final = 0.66
"""The share of its size to which his name may shrink in one line."""
_SQUEEZED_FOLDED: Final = 0.45
"""The same where all lines are narrower."""


class HenryPlace(HeirPanel):
    """Everything of Henry's place but the tile he has taken, which is an item of its own."""

    _layout: HenryLayout
    _snapshot: TableSnapshot
    _shown: bool
    _cells_named: bool

    def present(
        self,
        layout: HenryLayout,
        text: float,
        snapshot: TableSnapshot,
        *,
        points_shown: bool,
        shown: bool,
        cells_named: bool,
    ) -> None:
        """`text` is the height of body text; `shown`: the plan is shown.

        Treasures bear the names of their cells if the table names columns and rows, too.
        """
        self._layout, self._text, self._snapshot = layout, text, snapshot
        self._points_shown, self._shown = points_shown, shown
        self._cells_named = cells_named
        solo = snapshot.solo
        assert solo is not None
        henry = snapshot.heirs[solo.henry]
        self.active = henry.active or henry.crowned
        mine = (solo, henry, snapshot.troops[solo.henry])
        game = (snapshot.active, snapshot.turns_left)
        self.place(layout.panel, (layout, text, mine, game, points_shown, shown, cells_named))

    def fill(self, canvas: Canvas, exposed: Exposed) -> None:
        layout, snapshot, solo = self._layout, self._snapshot, self._snapshot.solo
        assert solo is not None
        self._header(canvas, layout.header, snapshot, solo.henry, folded=layout.folded)
        self._pile(canvas, layout.pile, solo)
        count = len(solo.treasures)
        paint = self._treasure if layout.has_two_lines(count) else self._short_treasure
        for index, treasure in enumerate(solo.treasures):
            paint(canvas, layout.treasure(index, count), treasure)
        if not solo.treasures:
            none = QRectF(layout.treasures.topLeft(), layout.treasure(0, 1).size())
            none.setWidth(layout.treasures.width())
            self._write(canvas, none, LEFT, self._say(solo_texts.NONE_ON_TILES), 0.92, "muted")
        if snapshot.asks_henry:
            rect, words = layout.where.adjusted(1, 1, -1, -1), self._say(solo_texts.WHERE)
            font = serif_font(self._text, bold=True)
            button(canvas.painter, canvas.theme, rect, words, font, golden=self._shown)
        empty(canvas.painter, layout.taken, canvas.theme)
        for troop, where in zip(snapshot.troops[solo.henry], layout.troops, strict=True):
            canvas.painter.setOpacity(_NONE_LEFT if troop.at is not None else 1.0)
            free = where.width() * 0.06
            canvas.troop(solo.henry, troop, where.adjusted(free, 0, -free, 0))
        canvas.painter.setOpacity(1.0)

    def _name(self, canvas: Canvas, rect: QRectF, snapshot: TableSnapshot, *, folded: bool) -> None:
        """Paint his name whole: its end tells the level."""
        assert snapshot.solo is not None
        title, scale = self._say(level_name(snapshot.solo.level)), 1.3 if folded else 1.45
        room = self._advance(title, scale, bold=True)
        share = min(1.0, rect.width() / room) if room else 1.0
        if share >= (_SQUEEZED_FOLDED if folded else _SQUEEZED):
            self._write(canvas, rect, LEFT, title, scale * max(0.6, share), bold=True)
        else:  # in two lines
            self._write(canvas, rect, LEFT, title, scale * _SQUEEZED, bold=True, wrapped=True)

    def _pile(self, canvas: Canvas, rect: QRectF, solo: SoloSnapshot) -> None:
        side = rect.height()
        left = rect.left()
        if self._layout.folded:
            canvas.painter.setOpacity(1.0 if solo.pile else _NONE_LEFT)
            canvas.picture("treasure/back", QRectF(left, rect.top(), side, side))
            canvas.painter.setOpacity(1.0)
            left += side + self._text * 0.3
            words = self._say(texts.TIMES.fill(count=solo.pile))
        elif solo.pile:
            words = self._say(solo_texts.PILE.count(solo.pile))
            room = rect.width() - self._advance(words, 1.0) - 16
            step = min(side * 0.5, (room - side) / max(1, solo.pile - 1))
            for index in reversed(range(solo.pile)):
                canvas.picture("treasure/back", QRectF(left + index * step, rect.top(), side, side))
            left += (solo.pile - 1) * step + side + self._text * 0.6
        else:
            words = self._say(solo_texts.PILE_EMPTY)
        where = QRectF(left, rect.top(), rect.right() - left, side)
        self._write(canvas, where, LEFT, words, 1.0, "ink" if solo.pile else "muted")

    def _treasure(self, canvas: Canvas, rect: QRectF, treasure: TreasureSnapshot) -> None:
        side = min(rect.height() * 0.94, rect.width() * 0.5)
        top = rect.top() + (rect.height() - side) / 2
        canvas.picture(f"treasure/{treasure.treasure}", QRectF(rect.left(), top, side, side))
        left = rect.left() + side + self._text * 0.4
        half = side / 2
        upper = QRectF(left, top, rect.right() - left, half)
        if self._cells_named:
            words = self._say(cell_name(treasure.cell))
            self._write(canvas, upper, LEFT, words, min(1.0, half / self._text), bold=True)
        radius, y = min(self._text * 0.32, half * 0.3), half * (1.5 if self._cells_named else 1.0)
        for pip in range(_PIPS):
            middle = QPointF(left + radius + 1 + pip * radius * 2.8, top + y)
            self._pip(canvas, middle, radius, filled=pip < _PIPS - treasure.lacks)

    def _short_treasure(self, canvas: Canvas, rect: QRectF, treasure: TreasureSnapshot) -> None:
        """Paint a treasure in one line, with its pips above each other."""
        side, text = rect.height() * 0.94, min(self._text, rect.height() * 0.8)
        top = rect.top() + (rect.height() - side) / 2
        canvas.picture(f"treasure/{treasure.treasure}", QRectF(rect.left(), top, side, side))
        radius, gap = text * 0.22, text * 0.2
        left = rect.left() + side + gap
        middle = rect.right() - radius - 2 * gap
        where, wide = QRectF(left, top, middle - radius - gap - left, side), 0.0
        if self._cells_named:
            words = self._say(cell_name(treasure.cell))
            wide = self._write(canvas, where, LEFT, words, text / self._text, bold=True)
        x = left + min(wide, where.width()) + gap + radius
        for pip in range(_PIPS):
            y = rect.center().y() + (pip - 0.5) * radius * 2.8
            self._pip(canvas, QPointF(x, y), radius, filled=pip < _PIPS - treasure.lacks)

    @staticmethod
    def _pip(canvas: Canvas, middle: QPointF, radius: float, *, filled: bool) -> None:
        """Paint a pip for a tile that counts, or a ring for one that is still missing."""
        canvas.painter.setPen(QPen(canvas.theme.color("ink"), 1.4))
        canvas.painter.setBrush(canvas.theme.color("gold" if filled else "parchment"))
        canvas.painter.drawEllipse(middle, radius, radius)

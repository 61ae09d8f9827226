"""The layout of Henry's place, from the layout of the table."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Final

from PySide6.QtCore import QRectF

from twoheirs_qt.ui.table.layout import TableLayout

_COLUMNS: Final = 3
_SENTENCE: Final = 78.0
"""The width of a long sentence over the height of its letters."""
_BUTTONS: Final = 11.0
_MOST_LINES: Final = 5
_TREASURES: Final = 2.4
"""The lines that the treasures have at least before the button has room, too."""


@dataclass(frozen=True, slots=True)
class HenryLayout:
    """Henry's place, from above: who he is, his pile, his treasures on tiles, a button, troops.

    `taken` is where the tile lies that he has taken and not yet placed. `turn_panel` is the strip
    at the foot of the landscape where his turn is told. With large letters (`folded`) the header
    has one line. The button is empty where the treasures need its room.
    """

    panel: QRectF
    header: QRectF
    pile: QRectF
    treasures: QRectF
    where: QRectF
    taken: QRectF
    troops: tuple[QRectF, QRectF, QRectF]
    turn_panel: QRectF
    line: float
    folded: bool

    def treasure(self, index: int, count: int) -> QRectF:
        """The room of treasure number `index` of `count`; they are smaller if there are many."""
        rows = max(2, -(-count // _COLUMNS))
        height = min(self.line * 2.4, self.treasures.height() / rows)
        width = self.treasures.width() / _COLUMNS
        row, column = divmod(index, _COLUMNS)
        left, top = self.treasures.left(), self.treasures.top()
        return QRectF(left + column * width, top + row * height, width, height)


def turn_panel_height(area: TableLayout) -> float:
    """How much of the field's foot the turn panel takes, with its gap: more on a narrow one."""
    room = max(1.0, area.field.width() - _BUTTONS * area.text)
    lines = min(_MOST_LINES, max(2, ceil(_SENTENCE * area.text / room)))
    return round(area.line * (lines + 1.4) + area.text * 1.5 + area.gap)


def henry_layout(area: TableLayout) -> HenryLayout:
    """Henry's place: the upper one, with all the room down to the one below."""
    upper, lower = area.heirs
    pad = round(area.text * 0.85)
    bottom = lower.panel.top() - area.gap
    panel = QRectF(upper.panel.left(), upper.panel.top(), upper.panel.width(), 0)
    panel.setBottom(bottom)
    left, width, line = panel.left() + pad, panel.width() - 2 * pad, area.line
    folded = upper.folded
    space = line * (0.25 if folded else 0.4)
    header = QRectF(upper.header)
    pile = QRectF(left, header.bottom() + space, width, line * (1.3 if folded else 1.9))
    tall = line * (1.6 if folded else 2.9)
    foot = panel.bottom() - pad - tall
    where = QRectF(left, foot - space - line * 1.75, width, line * 1.75)
    asks = where.top() - pile.bottom() - 2 * space >= line * _TREASURES
    if not asks:  # the menu has it, too
        where = QRectF(left, foot - space, 0, 0)
    treasures = QRectF(left, pile.bottom() + space, width, 0)
    treasures.setBottom(where.top() - (space if asks else 0))
    wide = tall * 0.8
    troops = tuple(
        QRectF(left + width - (3 - index) * wide, foot, wide, tall) for index in range(3)
    )
    taken = QRectF(left, foot, tall, tall)
    height = turn_panel_height(area) - area.gap
    turn_panel = QRectF(area.field.left(), area.field.bottom() - height, area.field.width(), height)
    return HenryLayout(
        panel=panel,
        header=header,
        pile=pile,
        treasures=treasures,
        where=where,
        taken=taken,
        troops=(troops[0], troops[1], troops[2]),
        turn_panel=turn_panel,
        line=line,
        folded=folded,
    )

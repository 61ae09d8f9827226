"""The layout of Henry's place, from the layout of the table."""

from __future__ import annotations

from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

from twoheirs_qt.ui.table.layout import HeirLayout, TableLayout, heir_place
from twoheirs_qt.ui.table.turn_panel import BUTTON_ROW, is_narrow

_COLUMNS: Final = 3
_SENTENCE: Final = 96.0
"""The width of a long sentence over the height of its letters."""
_BUTTONS: Final = 11.0
_MOST_LINES: Final = 5
_TREASURES: Final = 2.4
"""The lines that the treasures have at least before his place folds."""
_LEAST_TREASURES: Final = 2.2
"""Those that they have at least before the place below does."""
_LEAST_HAND: Final = 2.4
"""The side of the tiles in hand over the height of letters where room is short."""
_IN_ROW: Final = 0.16
"""The height of pile, tile and troops in one row over its width, at most."""
_TWO_LINES: Final = 1.7
"""The lines below which a treasure's tiles are told beside its name."""


class HenryLayout(NamedTuple):
    """Henry's place, from above: who he is, his pile, his treasures on tiles, a button, troops.

    `taken` is where the tile lies that he has taken and not yet placed. `turn_panel` is the strip
    at the foot of the landscape where his turn is told. With large letters (`folded`) pile, tile
    and troops stand in one row. `human` is the place of who plays against him.
    """

    panel: QRectF
    header: QRectF
    pile: QRectF
    treasures: QRectF
    where: QRectF
    taken: QRectF
    troops: tuple[QRectF, QRectF, QRectF]
    human: HeirLayout
    turn_panel: QRectF
    line: float
    folded: bool

    def has_two_lines(self, count: int) -> bool:
        """Whether the room of one of `count` treasures has a line below that of its name."""
        return self.treasure(0, count).height() >= self.line * _TWO_LINES

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
    narrow = is_narrow(area.field, area.text)
    room = max(1.0, area.field.width() - (2.0 if narrow else _BUTTONS) * area.text)
    lines = min(_MOST_LINES - narrow, max(2, ceil(_SENTENCE * area.text / room)))
    row = BUTTON_ROW * area.text if narrow else 0.0
    return round(area.line * (lines + 1.4) + area.text * 1.5 + row + area.gap)


def henry_layout(area: TableLayout) -> HenryLayout:
    """Henry's place: the upper one, with all the room down to the one below.

    With large letters his place folds, and then the one below: his treasures and his button come
    first.
    """
    lower = area.heirs[1]
    below = [lower] if lower.folded else [lower, heir_place(lower.panel, area.text, folded=True)]
    tight = heir_place(lower.panel, area.text, folded=True, tile=area.text * _LEAST_HAND)
    ways = [(human, folded) for human in (*below, tight) for folded in (False, True)]
    for human, folded in ways:
        found = _henry_layout(area, human, folded=folded)
        if found.treasures.height() >= found.line * (_LEAST_TREASURES if folded else _TREASURES):
            break
    return found


def _henry_layout(area: TableLayout, human: HeirLayout, *, folded: bool) -> HenryLayout:
    """Henry's place above that one, which moves down to the edge."""
    room, line = area.heirs[0].panel, area.line
    pad = round(area.text * (0.5 if folded else 0.85))
    human = human.moved_to(area.heirs[1].panel.bottom())
    panel = QRectF(room)
    panel.setBottom(human.panel.top() - area.gap)
    left, width = panel.left() + pad, panel.width() - 2 * pad
    space = line * (0.25 if folded else 0.4)
    header = QRectF(left, panel.top() + pad, width, line * (2.0 if folded else 2.6))
    button = line * (1.55 if folded else 1.75)
    tall = min(line * 1.6, width * _IN_ROW) if folded else line * 2.9
    foot = panel.bottom() - pad - tall
    where = QRectF(left, foot - space - button, width, button)
    wide = tall * 0.8
    troops = tuple(
        QRectF(left + width - (3 - index) * wide, foot, wide, tall) for index in range(3)
    )
    if folded:  # the pile, the tile he takes and his troops stand in a row
        taken = QRectF(troops[0].left() - tall - space, foot, tall, tall)
        pile = QRectF(left, foot, taken.left() - space - left, tall)
        top = header.bottom() + space
    else:
        taken = QRectF(left, foot, tall, tall)
        pile = QRectF(left, header.bottom() + space, width, line * 1.9)
        top = pile.bottom() + space
    height = turn_panel_height(area) - area.gap
    turn_panel = QRectF(area.field.left(), area.field.bottom() - height, area.field.width(), height)
    return HenryLayout(
        panel=panel,
        header=header,
        pile=pile,
        treasures=QRectF(left, top, width, max(0.0, where.top() - space - top)),
        where=where,
        taken=taken,
        troops=(troops[0], troops[1], troops[2]),
        human=human,
        turn_panel=turn_panel,
        line=line,
        folded=folded,
    )

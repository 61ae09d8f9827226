"""The layout of the table, from the size of the view alone.

All lengths are logical pixels of the scene, which is the view's viewport: the view has no
transform. The whole fits into 1280×720 with menus and bottom bar, and grows with the view.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from twoheirs_qt.ui.board.ring import DISC, Ring

_SMALL_RING: Final = 0.6
"""A ring smaller than this share of its column's width needs the room of the chronicle."""
_SMALL_HAND: Final = 3.4
"""A hand whose tiles are lower than this many letters needs the room of other rows."""
_TALL: Final = 1.33, 1.24
"""How far the ring reaches up and down from its centre, in radii."""


_SUPPLY, _SUPPLY_SQUEEZED = 0.72, 0.82
"""What of the reserve's foot the supply has beside the tiles out of the game, of which a number
alone is told in a column narrower than `_ROOMY` letters."""
_ROOMY: Final = 20


_LEAST_WIDE: Final = 330
_LEAST_HIGH: Final = 50
_LETTERS_HIGH: Final = 18.8
_MOST_LETTERS: Final = 0.03
"""Of what the table is wider than that, the body letters may have this height at most."""


def body_letters(width: int, height: int, pixels: int) -> float:
    """The height of body text on a table of that size; in other windows it is `pixels` high."""
    base = max(12.0, pixels * 1.08)
    letters = base * min(max(min(width / 1280, height / 620), 0.85), 1.5)
    # Beside, or between, other panels the table may be too small for letters twice as large: there
    # the rows of both heirs' places must have room one below the other.
    most = min((width - _LEAST_WIDE) * _MOST_LETTERS, (height - _LEAST_HIGH) / _LETTERS_HIGH)
    return min(letters, max(12.0, most))


@dataclass(frozen=True, slots=True)
class HeirLayout:
    """One heir's place: the parchment and the rows on it, from above.

    With large letters header and info are one line high (`folded`). `tile` is the side of a hand
    tile when there are at most three; `access` are the three
    resource glyphs with room for their number; `troops` the three troops.
    """

    panel: QRectF
    header: QRectF
    hand: QRectF
    tile: float
    access: tuple[QRectF, QRectF, QRectF]
    info: QRectF
    troops: tuple[QRectF, QRectF, QRectF]

    @property
    def folded(self) -> bool:
        """Whether each row has room for one line only."""
        return self.info.height() < self.access[0].height() * 1.2

    def hand_tile(self, index: int, count: int) -> QRectF:
        """Where tile number `index` of `count` lies; above four they overlap like cards."""
        gap = self.tile * 0.06
        width = self.hand.width()
        shown = max(3, min(count, 4))
        size = min(self.tile, (width - (shown - 1) * gap) / shown)
        step = size + gap if count <= 4 else (width - size) / (count - 1)
        top = self.hand.top() + (self.hand.height() - size) / 2
        return QRectF(self.hand.left() + index * step, top, size, size)


@dataclass(frozen=True, slots=True)
class TableLayout:
    """All areas of the table. `text` is the height of body letters, `line` of a line of them.

    `heirs` holds the place above first, then the one below. `field` is the part of the table that
    no panel covers: the landscape is fitted into it.
    """

    size: QRectF
    text: float
    line: float
    gap: float
    reserve: QRectF
    ring: Ring
    reach_text: QRectF
    supply: QRectF
    discards: QRectF
    chronicle: QRectF
    heirs: tuple[HeirLayout, HeirLayout]
    field: QRectF

    def ring_troop(self, row: int, index: int) -> QRectF:
        """A troop in the middle of the ring; `row` 0 is the heir above, `index` 0 or 1."""
        height = self.ring.core * 0.74
        width = height * 0.8
        x = self.ring.centre.x() + (index - 0.5) * width * 1.16 - width / 2
        y = self.ring.centre.y() + (row - 0.5) * height * 1.06 - height / 2
        return QRectF(x, y, width, height)


def layout(width: float, height: float, text: float) -> TableLayout:
    """The layout of a view of that size, with body text `text` pixels high."""
    size = QRectF(0, 0, width, height)
    line = round(text * 1.38)
    gap = round(max(8.0, text * 0.8))
    pad = round(text * 0.85)
    column = round(min(max(width * 0.232, text * 19), width * 0.3))

    # The ring takes the width of its panel unless that would leave too little for the chronicle.
    rows = line * 1.5 + line * 2.7 + line * 2.9 + 2 * pad
    widest = (column - 2 * pad) / 2 / DISC
    room = height - 3 * gap - line * 6.0 - rows
    told = room / sum(_TALL) >= widest * _SMALL_RING
    if not told:  # with large letters the chronicle gives its room to the ring
        room = height - 2 * gap - rows
    radius = max(40.0, min(widest, room / sum(_TALL)))
    reserve = QRectF(gap, gap, column, round(rows + radius * sum(_TALL)))
    centre = QPointF(reserve.center().x(), reserve.top() + pad + line * 1.5 + radius * _TALL[0])
    below = centre.y() + radius * _TALL[1] + line * 0.2
    reach_text = QRectF(reserve.left() + pad, below, column - 2 * pad, line * 2.5)
    foot = QRectF(
        reserve.left() + pad, reach_text.bottom() + line * 0.1, column - 2 * pad, line * 2.8
    )
    share = _SUPPLY if column >= text * _ROOMY else _SUPPLY_SQUEEZED
    supply = QRectF(foot.left(), foot.top(), foot.width() * share, foot.height())
    discards = QRectF(supply.right(), foot.top(), foot.right() - supply.right(), foot.height())
    chronicle_top = reserve.bottom() + gap
    high = max(0.0, height - gap - chronicle_top) if told else 0.0
    chronicle = QRectF(gap, chronicle_top, column, high)

    right = width - gap - column
    each = (height - 3 * gap) / 2
    upper = _heir(QRectF(right, gap, column, each), text, line, pad)
    lower_top = height - gap - upper.panel.height()
    lower = _heir(QRectF(right, lower_top, column, upper.panel.height()), text, line, pad)
    field = QRectF(gap + column + gap, gap, width - 2 * column - 4 * gap, height - 2 * gap)
    return TableLayout(
        size=size,
        text=text,
        line=line,
        gap=gap,
        reserve=reserve,
        ring=Ring(centre, radius),
        reach_text=reach_text,
        supply=supply,
        discards=discards,
        chronicle=chronicle,
        heirs=(upper, lower),
        field=field,
    )


def _heir(room: QRectF, text: float, line: float, pad: float) -> HeirLayout:
    """The layout of a place in at most `room`, as tall as its rows need."""
    left, width = room.left() + pad, room.width() - 2 * pad
    header, access, info, space = line * 2.6, line * 1.9, line * 2.4, line * 0.45
    rest = room.height() - 2 * pad - header - access - info - 3 * space
    if rest < text * _SMALL_HAND:  # large letters: the rows fold to one line each
        header, access, info, space = line * 1.55, line * 1.4, line * 1.5, line * 0.25
        pad *= 0.6
        left, width = room.left() + pad, room.width() - 2 * pad
        rest = room.height() - 2 * pad - header - access - info - 3 * space
    tile = max(24.0, min((width - 2 * 0.06 * width / 3) / 3, rest))
    panel = QRectF(
        room.left(),
        room.top(),
        room.width(),
        round(2 * pad + header + tile + access + info + 3 * space),
    )
    y = panel.top() + pad
    header_rect = QRectF(left, y, width, header)
    y += header + space
    hand = QRectF(left, y, width, tile)
    y += tile + space
    third = width / 3
    glyphs = tuple(QRectF(left + index * third, y, third * 0.88, access) for index in range(3))
    y += access + space
    troop_height = info
    troop_width = troop_height * 0.8
    troops = tuple(
        QRectF(left + width - (3 - index) * troop_width, y, troop_width, troop_height)
        for index in range(3)
    )
    info_rect = QRectF(left, y, width - 3 * troop_width - pad / 2, info)
    return HeirLayout(
        panel=panel,
        header=header_rect,
        hand=hand,
        tile=tile,
        access=(glyphs[0], glyphs[1], glyphs[2]),
        info=info_rect,
        troops=(troops[0], troops[1], troops[2]),
    )

"""The layout of the table, from the size of the view alone.

All lengths are logical pixels of the scene, which is the view's viewport: the view has no
transform. The whole fits into 1280×720 with menus and bottom bar, and grows with the view.
"""

from __future__ import annotations

from math import inf
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from twoheirs_qt.drawing.fonts import grown
from twoheirs_qt.drawing.ring import DISC, Ring

_NEARLY_WIDE: Final = 0.9
"""The ring may be smaller than its column by this much before other rows of it fold."""
_SMALL_HAND: Final = 3.4
"""A hand whose tiles are lower than this many letters needs the room of other rows."""
_TALL: Final = 1.33, 1.24
"""How far the ring reaches up and down from its centre, in radii."""


_SUPPLY, _SUPPLY_SQUEEZED = 0.72, 0.82
"""What of the reserve's foot the supply has beside the tiles out of the game, of which a number
alone is told in a column narrower than `_ROOMY` letters."""
_ROOMY: Final = 20
_NARROW: Final = 15.5
"""The width of a column over that of letters below which its rows fold in any case."""
_TROOPS: Final = 0.55
"""What of a place's width its troops have at most."""
_TILE_GAP: Final = 0.06
"""The gap between two tiles of a hand over their side."""
_HAND: Final = 0.72
"""What of a folded place's width the hand has beside the troops."""


_MOST_WIDE: Final = 40.0
_MOST_HIGH: Final = 24.0
"""A table is at least so many body letters wide and high: all its parts have room then."""


def body_letters(width: int, height: int, pixels: float, scale: float = 1.0) -> float:
    """The height of body text on a table of that size.

    In the widgets around it text is `pixels` high, at 100 %, and enlarged by `scale`.
    """
    window = min(max(min(width / 1280, height / 620), 0.85), 1.5)
    letters = max(12.0, pixels * 1.08) * grown(scale, window)
    return min(letters, max(12.0, min(width / _MOST_WIDE, height / _MOST_HIGH)))


class _Rows(NamedTuple):
    """How many lines the rows of the left column have: all but the ring.

    Where the ring would not be as wide as its column they fold: to the reach and the supply in a
    line each, and at last to the chronicle's newest entry without headings.
    """

    title: float
    reach: float
    supply: float
    chronicle: float


_ROWS: Final = (_Rows(1.5, 2.7, 2.9, 6.0), _Rows(1.5, 1.7, 1.8, 4.4), _Rows(0.2, 1.7, 1.8, 2.6))


class HeirLayout(NamedTuple):
    """One heir's place: the parchment and the rows on it, from above.

    With large letters (`folded`) the troops stand beside the hand, with `info` above them. `tile`
    is the side of a hand tile when there are at most three; `access` are the three resource glyphs
    with room for their number; `troops` the three troops.
    """

    panel: QRectF
    header: QRectF
    hand: QRectF
    tile: float
    access: tuple[QRectF, QRectF, QRectF]
    info: QRectF
    troops: tuple[QRectF, QRectF, QRectF]
    folded: bool = False

    def moved_to(self, bottom: float) -> HeirLayout:
        """The same place with its foot elsewhere."""
        by = bottom - self.panel.bottom()

        def down(row: tuple[QRectF, QRectF, QRectF]) -> tuple[QRectF, QRectF, QRectF]:
            return row[0].translated(0, by), row[1].translated(0, by), row[2].translated(0, by)

        return self._replace(
            panel=self.panel.translated(0, by),
            header=self.header.translated(0, by),
            hand=self.hand.translated(0, by),
            access=down(self.access),
            info=self.info.translated(0, by),
            troops=down(self.troops),
        )

    def hand_tile(self, index: int, count: int) -> QRectF:
        """Where tile number `index` of `count` lies; above four they overlap like cards."""
        gap = self.tile * _TILE_GAP
        width = self.hand.width()
        shown = max(3, min(count, 4))
        size = min(self.tile, (width - (shown - 1) * gap) / shown)
        step = size + gap if count <= 4 else (width - size) / (count - 1)
        top = self.hand.top() + (self.hand.height() - size) / 2
        return QRectF(self.hand.left() + index * step, top, size, size)


class TableLayout(NamedTuple):
    """All areas of the table. `text` is the height of body letters, `line` of a line of them.

    `heirs` holds the place above first, then the one below. `field` is the part of the table that
    no panel covers: the landscape is fitted into it. With large letters the rows of the reserve
    have one line each (`brief`). `note` is where a note covers neither a tile nor a cell: below the
    ring, over the chronicle and what the reserve tells in words.
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
    title: QRectF
    brief: bool
    note: QRectF

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

    # The ring takes the width of its panel, and what is told around it folds to leave it the room.
    widest = (column - 2 * pad) / 2 / DISC
    for rows in _ROWS[0 if column >= text * _NARROW else 1 :]:
        told = line * (rows.title + rows.reach + rows.supply) + 2 * pad
        room = height - 3 * gap - line * rows.chronicle - told
        if room / sum(_TALL) >= widest * _NEARLY_WIDE:
            break
    radius = max(40.0, min(widest, room / sum(_TALL)))
    reserve = QRectF(gap, gap, column, round(told + radius * sum(_TALL)))
    title = QRectF(
        reserve.left() + text * 0.95,
        reserve.top() + text * 0.6,
        column - text * 1.9,
        line * rows.title,
    )
    centre = QPointF(
        reserve.center().x(), reserve.top() + pad + line * rows.title + radius * _TALL[0]
    )
    brief = rows is not _ROWS[0]
    below = centre.y() + radius * _TALL[1] + line * (0.5 if brief else 0.2)
    reach_text = QRectF(
        reserve.left() + pad, below, column - 2 * pad, line * (rows.reach - (0.5 if brief else 0.2))
    )
    foot = QRectF(
        reach_text.left(),
        reach_text.bottom() + line * 0.1,
        reach_text.width(),
        line * (rows.supply - 0.1),
    )
    share = _SUPPLY if column >= text * _ROOMY else _SUPPLY_SQUEEZED
    supply = QRectF(foot.left(), foot.top(), foot.width() * share, foot.height())
    discards = QRectF(supply.right(), foot.top(), foot.right() - supply.right(), foot.height())
    chronicle_top = reserve.bottom() + gap
    chronicle = QRectF(gap, chronicle_top, column, max(0.0, height - gap - chronicle_top))

    right = width - gap - column
    each = (height - 3 * gap) / 2
    upper = heir_place(QRectF(right, gap, column, each), text)
    lower_top = height - gap - upper.panel.height()
    lower = heir_place(
        QRectF(right, lower_top, column, upper.panel.height()), text, folded=upper.folded
    )
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
        title=title,
        brief=brief,
        note=QRectF(gap, reach_text.top(), column, height - gap - reach_text.top()),
    )


def heir_place(room: QRectF, text: float, *, folded: bool = False, tile: float = inf) -> HeirLayout:
    """The layout of a place in at most `room`, as tall as its rows need.

    It folds, if need be, for the tiles of the hand to be large; folded they have the side `tile` at
    most.
    """
    line, pad = round(text * 1.38), round(text * 0.85)
    left, width = room.left() + pad, room.width() - 2 * pad
    header, access, info, space = line * 2.6, line * 1.9, line * 2.4, line * 0.45
    rest = room.height() - 2 * pad - header - access - info - 3 * space
    if folded or rest < text * _SMALL_HAND:
        return _folded_place(room, text, line, tile)
    tile = max(24.0, min((width - 2 * 0.06 * width / 3) / 3, rest))
    panel = QRectF(room)
    panel.setHeight(round(2 * pad + header + tile + access + info + 3 * space))
    y = panel.top() + pad
    header_rect = QRectF(left, y, width, header)
    y += header + space
    hand = QRectF(left, y, width, tile)
    y += tile + space
    glyphs = _in_thirds(QRectF(left, y, width, access), 0.88)
    y += access + space
    wide = min(3 * info * 0.8, width * _TROOPS)
    return HeirLayout(
        panel=panel,
        header=header_rect,
        hand=hand,
        tile=tile,
        access=glyphs,
        info=QRectF(left, y, width - wide - pad / 2, info),
        troops=_in_thirds(QRectF(left + width - wide, y, wide, info)),
    )


def _folded_place(room: QRectF, text: float, line: float, most: float) -> HeirLayout:
    """A place in which the troops stand beside the hand."""
    pad, space = round(text * 0.5), line * 0.25
    left, width = room.left() + pad, room.width() - 2 * pad
    header, access = line * 2.0, line * 1.4
    rest = room.height() - 2 * pad - header - access - 2 * space
    wide = width * _HAND
    tile = max(24.0, min(wide / (3 + 2 * _TILE_GAP), rest, most))
    panel = QRectF(room)
    panel.setHeight(round(2 * pad + header + tile + access + 2 * space))
    y = panel.top() + pad
    header_rect = QRectF(left, y, width, header)
    y += header + space
    hand = QRectF(left, y, wide, tile)
    beside = QRectF(left + wide + space, y, width - wide - space, tile)
    tall = min(beside.width() / 3 / 0.8, tile * 0.62)
    troops = QRectF(beside.left(), beside.bottom() - tall, beside.width(), tall)
    y += tile + space
    return HeirLayout(
        panel=panel,
        header=header_rect,
        hand=hand,
        tile=tile,
        access=_in_thirds(QRectF(left, y, width, access), 0.88),
        info=QRectF(beside.left(), beside.top(), beside.width(), troops.top() - beside.top()),
        troops=_in_thirds(troops),
        folded=True,
    )


def _in_thirds(row: QRectF, share: float = 1.0) -> tuple[QRectF, QRectF, QRectF]:
    """Three rectangles beside each other, each taking so much of its third."""
    third = row.width() / 3
    first, second, last = (
        QRectF(row.left() + index * third, row.top(), third * share, row.height())
        for index in range(3)
    )
    return first, second, last

"""The layout of the table, from the size of the view alone.

All lengths are logical pixels of the scene, which is the view's viewport: the view has no
transform. The whole fits into 1280×720 with menus and bottom bar, and grows with the view.
"""

from __future__ import annotations

from math import inf
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from twoheirs_qt.games.two_heirs.drawing.ring import DISC_SHARE, Ring
from twoheirs_qt.tabletop.drawing.fonts import calculate_letter_scale

_MIN_RING_SHARE: Final = 0.9
"""The ring may be smaller than its column by this factor before other rows of it fold."""
_MIN_HAND_LETTERS: Final = 3.4
"""A place folds if its hand tiles were lower than this many letters."""
_RING_EXTENT: Final = 1.33, 1.24
"""The extent of the ring above and below its centre, in radii."""


_SUPPLY_SHARE, _SUPPLY_SHARE_NARROW = 0.72, 0.82
"""The share of the reserve's foot for the supply, beside the tiles out of the game; the second one
in a column narrower than `_ROOMY_LETTERS` letters, where only their number is written."""
_ROOMY_LETTERS: Final = 20
_NARROW_LETTERS: Final = 15.5
"""The width of a column in letters below which its rows fold in any case."""
_MAX_TROOPS_SHARE: Final = 0.55
"""The largest share of a place's width for its troops."""
_TILE_GAP: Final = 0.06
"""The gap between two tiles of a hand over their side."""
_HAND_SHARE: Final = 0.72
"""The share of a folded place's width for the hand, beside the troops."""


_MIN_WIDTH_LETTERS: Final = 40.0
_MIN_HEIGHT_LETTERS: Final = 24.0
"""The smallest size of a table in body letters; letters shrink below."""


def calculate_text_px(width: int, height: int, pixels: float, scale: float = 1.0) -> float:
    """The height of body text on a table of that size.

    In the widgets around it text is `pixels` high, at 100 %, and enlarged by `scale`.
    """
    window = min(max(min(width / 1280, height / 620), 0.85), 1.5)
    letters = max(12.0, pixels * 1.08) * calculate_letter_scale(scale, window)
    return min(letters, max(12.0, min(width / _MIN_WIDTH_LETTERS, height / _MIN_HEIGHT_LETTERS)))


class _Rows(NamedTuple):
    """The heights, in lines, of the rows of the left column without the ring.

    Where the ring would be narrower than its column they fold: to the reach and the supply in a
    line each, and finally to the chronicle's newest entry without headings.
    """

    title: float
    reach: float
    supply: float
    chronicle: float


_ROWS: Final = (_Rows(1.5, 2.7, 2.9, 6.0), _Rows(1.5, 1.7, 1.8, 4.4), _Rows(0.2, 1.7, 1.8, 2.6))


class HeirLayout(NamedTuple):
    """One heir's place: the parchment and the rows on it, from above.

    With large letters (`is_folded`) the troops stand beside the hand, and above them the remarks at
    `info_rect`. `tile_side` is the side of a hand tile when there are at most three; at
    `access_rects` are the three resource glyphs with room for their numbers.
    """

    panel_rect: QRectF
    header_rect: QRectF
    hand_rect: QRectF
    tile_side: float
    access_rects: tuple[QRectF, QRectF, QRectF]
    info_rect: QRectF
    troop_rects: tuple[QRectF, QRectF, QRectF]
    is_folded: bool = False

    def move_to(self, bottom: float) -> HeirLayout:
        """The same place with its foot at `bottom`."""
        distance = bottom - self.panel_rect.bottom()

        def move_row(row: tuple[QRectF, QRectF, QRectF]) -> tuple[QRectF, QRectF, QRectF]:
            return (
                row[0].translated(0, distance),
                row[1].translated(0, distance),
                row[2].translated(0, distance),
            )

        return self._replace(
            panel_rect=self.panel_rect.translated(0, distance),
            header_rect=self.header_rect.translated(0, distance),
            hand_rect=self.hand_rect.translated(0, distance),
            access_rects=move_row(self.access_rects),
            info_rect=self.info_rect.translated(0, distance),
            troop_rects=move_row(self.troop_rects),
        )

    def find_tile_rect(self, index: int, count: int) -> QRectF:
        """The rectangle of tile number `index` of `count`; more than four overlap like cards."""
        gap = self.tile_side * _TILE_GAP
        width = self.hand_rect.width()
        shown_count = max(3, min(count, 4))
        size = min(self.tile_side, (width - (shown_count - 1) * gap) / shown_count)
        step = size + gap if count <= 4 else (width - size) / (count - 1)
        top = self.hand_rect.top() + (self.hand_rect.height() - size) / 2
        return QRectF(self.hand_rect.left() + index * step, top, size, size)


class TableLayout(NamedTuple):
    """All areas of the table. `text_px` is the height of body letters, `line` of a line of them.

    `heirs` holds the place above first, then the one below. `landscape_rect` is the part of the
    table that no panel covers: the landscape is fitted into it. With large letters the rows of the
    reserve have one line each (`is_brief`). At `note_rect` a note covers neither a tile nor a cell:
    below the ring, over the chronicle and the texts of the reserve.
    """

    rect: QRectF
    text_px: float
    line_height: float
    gap: float
    reserve_rect: QRectF
    ring: Ring
    reach_text_rect: QRectF
    supply_rect: QRectF
    discards_rect: QRectF
    chronicle_rect: QRectF
    heirs: tuple[HeirLayout, HeirLayout]
    landscape_rect: QRectF
    title_rect: QRectF
    is_brief: bool
    note_rect: QRectF

    @property
    def reserve_column_width(self) -> int:
        """The width of the column of the reserve and the chronicle, its two margins included."""
        rect = self.reserve_rect.toRect()
        return rect.left() + rect.right()

    def find_troop_rect(self, row: int, index: int) -> QRectF:
        """A troop in the middle of the ring; `row` 0 is the heir above, `index` 0 or 1."""
        height = self.ring.core_radius * 0.74
        width = height * 0.8
        x = self.ring.centre.x() + (index - 0.5) * width * 1.16 - width / 2
        y = self.ring.centre.y() + (row - 0.5) * height * 1.06 - height / 2
        return QRectF(x, y, width, height)


def lay_out(width: float, height: float, text_px: float) -> TableLayout:
    """The layout of a view of that size, with body text `text_px` pixels high."""
    size = QRectF(0, 0, width, height)
    line = round(text_px * 1.38)
    gap = round(max(8.0, text_px * 0.8))
    pad = round(text_px * 0.85)
    column = round(min(max(width * 0.232, text_px * 19), width * 0.3))

    # The ring takes the width of its panel, and the texts around it fold to leave it the room.
    max_radius = (column - 2 * pad) / 2 / DISC_SHARE
    for rows in _ROWS[0 if column >= text_px * _NARROW_LETTERS else 1 :]:
        text_height = line * (rows.title + rows.reach + rows.supply) + 2 * pad
        room = height - 3 * gap - line * rows.chronicle - text_height
        if room / sum(_RING_EXTENT) >= max_radius * _MIN_RING_SHARE:
            break
    radius = max(40.0, min(max_radius, room / sum(_RING_EXTENT)))
    reserve = QRectF(gap, gap, column, round(text_height + radius * sum(_RING_EXTENT)))
    title = QRectF(
        reserve.left() + text_px * 0.95,
        reserve.top() + text_px * 0.6,
        column - text_px * 1.9,
        line * rows.title,
    )
    centre = QPointF(
        reserve.center().x(), reserve.top() + pad + line * rows.title + radius * _RING_EXTENT[0]
    )
    is_brief = rows is not _ROWS[0]
    text_top = centre.y() + radius * _RING_EXTENT[1] + line * (0.5 if is_brief else 0.2)
    reach_text_rect = QRectF(
        reserve.left() + pad,
        text_top,
        column - 2 * pad,
        line * (rows.reach - (0.5 if is_brief else 0.2)),
    )
    foot = QRectF(
        reach_text_rect.left(),
        reach_text_rect.bottom() + line * 0.1,
        reach_text_rect.width(),
        line * (rows.supply - 0.1),
    )
    share = _SUPPLY_SHARE if column >= text_px * _ROOMY_LETTERS else _SUPPLY_SHARE_NARROW
    supply = QRectF(foot.left(), foot.top(), foot.width() * share, foot.height())
    discards = QRectF(supply.right(), foot.top(), foot.right() - supply.right(), foot.height())
    chronicle_top = reserve.bottom() + gap
    chronicle = QRectF(gap, chronicle_top, column, max(0.0, height - gap - chronicle_top))

    right = width - gap - column
    place_height = (height - 3 * gap) / 2
    upper = lay_out_place(QRectF(right, gap, column, place_height), text_px)
    lower_top = height - gap - upper.panel_rect.height()
    lower = lay_out_place(
        QRectF(right, lower_top, column, upper.panel_rect.height()), text_px, folded=upper.is_folded
    )
    field = QRectF(gap + column + gap, gap, width - 2 * column - 4 * gap, height - 2 * gap)
    return TableLayout(
        rect=size,
        text_px=text_px,
        line_height=line,
        gap=gap,
        reserve_rect=reserve,
        ring=Ring(centre, radius),
        reach_text_rect=reach_text_rect,
        supply_rect=supply,
        discards_rect=discards,
        chronicle_rect=chronicle,
        heirs=(upper, lower),
        landscape_rect=field,
        title_rect=title,
        is_brief=is_brief,
        note_rect=QRectF(gap, reach_text_rect.top(), column, height - gap - reach_text_rect.top()),
    )


def lay_out_place(
    room: QRectF, text_px: float, *, folded: bool = False, tile_px: float = inf
) -> HeirLayout:
    """The layout of a place in at most `room`, as tall as its rows need.

    It folds if the tiles of the hand would be too small otherwise; folded they have the side
    `tile_px` at most.
    """
    line, pad = round(text_px * 1.38), round(text_px * 0.85)
    left, width = room.left() + pad, room.width() - 2 * pad
    header, access, info, row_gap = line * 2.6, line * 1.9, line * 2.4, line * 0.45
    hand_room = room.height() - 2 * pad - header - access - info - 3 * row_gap
    if folded or hand_room < text_px * _MIN_HAND_LETTERS:
        return _fold_place(room, text_px, line, tile_px)
    tile_px = max(24.0, min((width - 2 * 0.06 * width / 3) / 3, hand_room))
    panel = QRectF(room)
    panel.setHeight(round(2 * pad + header + tile_px + access + info + 3 * row_gap))
    y = panel.top() + pad
    header_rect = QRectF(left, y, width, header)
    y += header + row_gap
    hand = QRectF(left, y, width, tile_px)
    y += tile_px + row_gap
    glyphs = _divide_in_thirds(QRectF(left, y, width, access), 0.88)
    y += access + row_gap
    troops_width = min(3 * info * 0.8, width * _MAX_TROOPS_SHARE)
    return HeirLayout(
        panel_rect=panel,
        header_rect=header_rect,
        hand_rect=hand,
        tile_side=tile_px,
        access_rects=glyphs,
        info_rect=QRectF(left, y, width - troops_width - pad / 2, info),
        troop_rects=_divide_in_thirds(QRectF(left + width - troops_width, y, troops_width, info)),
    )


def _fold_place(room: QRectF, text_px: float, line: float, max_tile: float) -> HeirLayout:
    """A place in which the troops stand beside the hand."""
    pad, row_gap = round(text_px * 0.5), line * 0.25
    left, width = room.left() + pad, room.width() - 2 * pad
    header, access = line * 2.0, line * 1.4
    hand_room = room.height() - 2 * pad - header - access - 2 * row_gap
    hand_width = width * _HAND_SHARE
    tile = max(24.0, min(hand_width / (3 + 2 * _TILE_GAP), hand_room, max_tile))
    panel = QRectF(room)
    panel.setHeight(round(2 * pad + header + tile + access + 2 * row_gap))
    y = panel.top() + pad
    header_rect = QRectF(left, y, width, header)
    y += header + row_gap
    hand = QRectF(left, y, hand_width, tile)
    beside_hand = QRectF(left + hand_width + row_gap, y, width - hand_width - row_gap, tile)
    height = min(beside_hand.width() / 3 / 0.8, tile * 0.62)
    troops = QRectF(beside_hand.left(), beside_hand.bottom() - height, beside_hand.width(), height)
    y += tile + row_gap
    return HeirLayout(
        panel_rect=panel,
        header_rect=header_rect,
        hand_rect=hand,
        tile_side=tile,
        access_rects=_divide_in_thirds(QRectF(left, y, width, access), 0.88),
        info_rect=QRectF(
            beside_hand.left(),
            beside_hand.top(),
            beside_hand.width(),
            troops.top() - beside_hand.top(),
        ),
        troop_rects=_divide_in_thirds(troops),
        is_folded=True,
    )


def _divide_in_thirds(row: QRectF, share: float = 1.0) -> tuple[QRectF, QRectF, QRectF]:
    """Divide a row into three rectangles, each as wide as `share` of a third."""
    third = row.width() / 3
    first, second, last = (
        QRectF(row.left() + index * third, row.top(), third * share, row.height())
        for index in range(3)
    )
    return first, second, last

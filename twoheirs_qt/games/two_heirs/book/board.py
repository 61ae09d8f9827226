"""Boards in the pictures of examples: landscape and reserve, with pieces and marks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from twoheirs_qt.games.two_heirs.drawing import ring
from twoheirs_qt.games.two_heirs.drawing.art import Look
from twoheirs_qt.games.two_heirs.drawing.canvas import Canvas
from twoheirs_qt.games.two_heirs.drawing.grid import Grid
from twoheirs_qt.games.two_heirs.drawing.land import (
    find_look,
    find_road_end,
    paint_pieces,
    paint_section,
)
from twoheirs_qt.games.two_heirs.drawing.marks import (
    Mark,
    draw_disc,
    draw_empty_place,
    draw_rim,
    draw_shadow,
    draw_veil,
    paint_mark,
)
from twoheirs_qt.games.two_heirs.play.snapshot import TableSnapshot
from twoheirs_qt.games.two_heirs.prose.marks import Coin, Marks
from twoheirs_qt.games.two_heirs.rules import Cell, Heir
from twoheirs_qt.tabletop.drawing.parchment import CENTER
from twoheirs_qt.tabletop.drawing.theme import SECONDARY_OPACITY, Theme, make_serif_font

_LABEL_ROOM: Final = 0.34
"""The room for the names of columns and rows, in tiles."""
_MARGIN: Final = 0.08
"""The room on the other two sides, in tiles."""


class Board:
    """The landscape of `snapshot` with its marks, tiles of `side` logical pixels."""

    def __init__(self, snapshot: TableSnapshot, marks: Marks, side: float) -> None:
        self._snapshot = snapshot
        self._marks = marks
        self._side = side
        self._grid = Grid([*snapshot.land, *marks.places, *marks.numbers, *marks.counted_cells])
        self._grid.set_geometry(_LABEL_ROOM * side, _LABEL_ROOM * side, side)

    @property
    def width(self) -> float:
        return (self._grid.columns + _LABEL_ROOM + _MARGIN) * self._side

    @property
    def height(self) -> float:
        return (self._grid.rows + _LABEL_ROOM + _MARGIN) * self._side

    def paint(self, canvas: Canvas) -> None:
        """Paint it at the painter's origin, on oak."""
        painter, theme, marks, rect_of = (
            canvas.painter,
            canvas.theme,
            self._marks,
            self._grid.find_rect,
        )
        side = self._side
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        font, name_color = (
            make_serif_font(side * 0.17),
            theme.find_color("on_oak", SECONDARY_OPACITY),
        )
        self._grid.write_names(painter, font, name_color, _LABEL_ROOM, _LABEL_ROOM)
        for cell in marks.places:
            paint_mark(painter, theme, rect_of(cell), Mark.PLACE)
        for cell in self._snapshot.land:
            self._paint_tile(canvas, cell)
        for cell in marks.counted_cells:
            draw_rim(
                painter, theme, rect_of(cell), max(2.5, side * 0.042), edge=2, edge_opacity=1.0
            )
        for road in marks.roads:
            for cell, section in road.sections:
                paint_section(painter, theme, rect_of(cell), section, road.heir)
        paint_pieces(canvas, self._snapshot, rect_of)
        for road in marks.roads:
            cell, edge = road.joint
            paint_number(
                painter, theme, find_road_end(rect_of(cell), edge), side * 0.15, road.letter
            )
        for cell, coin in marks.coins.items():
            _paint_coin(painter, theme, rect_of(cell), coin)
        for cell in marks.discounts:
            corner = rect_of(cell).topLeft() + QPointF(side * 0.1, side * 0.1)
            canvas.draw_picture(
                "resource/any", QRectF(corner.x(), corner.y(), side * 0.36, side * 0.36)
            )
        for cell, number in marks.numbers.items():
            number_point = rect_of(cell).topLeft() + QPointF(side * 0.17, side * 0.17)
            paint_number(painter, theme, number_point, side * 0.14, str(number))

    def _paint_tile(self, canvas: Canvas, cell: Cell) -> None:
        # A gap between tiles for the golden lines, so that they hide no owner's frame.
        gap = self._side * (0.045 if self._marks.counted_cells else 0.012)
        rect = self._grid.find_rect(cell).adjusted(gap, gap, -gap, -gap)
        draw_shadow(canvas.painter, canvas.theme, rect)
        canvas.draw_tile(find_look(self._snapshot, self._snapshot.land[cell]), rect)
        if cell in self._marks.pale:
            draw_veil(canvas.painter, canvas.theme, rect, 0.5)


def _paint_coin(painter: QPainter, theme: Theme, rect: QRectF, coin: Coin) -> None:
    """Paint a golden coin on the upper edge of a tile; "5 × 2" if a troop doubles it."""
    words = f"{coin.points} × 2" if coin.doubled else str(coin.points)
    height = rect.width() * 0.36
    font = make_serif_font(height * 0.66, bold=True)
    width = max(height, QFontMetricsF(font).horizontalAdvance(words) + height * 0.6)
    box = QRectF(rect.center().x() - width / 2, rect.top() - height * 0.2, width, height)
    painter.setPen(QPen(theme.find_color("shadow"), 2))
    painter.setBrush(theme.find_color("gold"))
    painter.drawRoundedRect(box, height / 2, height / 2)
    painter.setPen(theme.find_color("gold_ink"))
    painter.setFont(font)
    painter.drawText(box, CENTER, words)


def paint_number(
    painter: QPainter, theme: Theme, centre: QPointF, radius: float, text: str
) -> None:
    """Paint a disc of parchment with a number or a letter in it."""
    draw_disc(painter, centre, max(8.0, radius), text, line_width=1.6, theme=theme)


_DISC_SCALE: Final = 1.34


class Ring:
    """The reserve of `snapshot`, some places `reached`; each is `radius` from its middle."""

    def __init__(
        self, snapshot: TableSnapshot, marks: Marks, reached: Sequence[int], radius: float
    ) -> None:
        self._snapshot = snapshot
        self._marks = marks
        self._reached = reached
        self._radius = radius
        self.width = 2 * radius * _DISC_SCALE + 6
        self.height = self.width + radius * 0.15
        self._ring = ring.Ring(QPointF(self.width / 2, self.width / 2), radius, _DISC_SCALE)

    def paint(self, canvas: Canvas) -> None:
        """Paint it at the painter's origin."""
        painter, theme, snapshot = canvas.painter, canvas.theme, self._snapshot
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._ring.paint(painter, theme, self._reached, QPen(theme.find_color("shadow"), 2))
        for slot, place in enumerate(snapshot.places):
            rect = self._ring.find_slot_rect(slot)
            if slot == snapshot.shield:
                canvas.draw_picture(
                    f"shield/{snapshot.crown.word}", self._ring.find_shield_rect(slot, 0.96)
                )
                continue
            if place.tile is None:
                draw_empty_place(painter, rect, theme, corner=4)
                continue
            canvas.draw_tile(Look(snapshot.catalogue.tiles[place.tile]), rect)
            if slot not in self._reached:
                draw_veil(painter, theme, rect, 0.45)
            if slot in self._marks.slots:
                draw_rim(painter, theme, rect, 3.2, edge=1.8, edge_opacity=1.0, corner=3)
        numbers = self._marks.slot_numbers or {slot: n for n, slot in enumerate(self._reached, 1)}
        for slot, number in numbers.items():
            corner = self._ring.find_slot_rect(slot).bottomLeft() + QPointF(4, -4)
            paint_number(painter, theme, corner, self._radius * 0.11, str(number))
        self._paint_troops(canvas)
        self._paint_supply(canvas)

    def _paint_troops(self, canvas: Canvas) -> None:
        height = self._radius * 0.44
        width = height * 0.8
        for heir in Heir:
            if heir is self._snapshot.henry:
                continue
            row = -1 if heir is not self._snapshot.south else 0
            troops_in_reserve = [troop for troop in self._snapshot.troops[heir] if troop.at is None]
            for number, troop in enumerate(troops_in_reserve):
                x = (number - len(troops_in_reserve) / 2) * width * 1.12
                corner = self._ring.centre + QPointF(x, row * height * 1.04)
                canvas.draw_troop(heir, troop, QRectF(corner.x(), corner.y(), width, height))

    def _paint_supply(self, canvas: Canvas) -> None:
        """Paint the pile with its topmost terrain and its number of tiles, below on the left."""
        painter, theme, snapshot = canvas.painter, canvas.theme, self._snapshot
        side = self._radius * 0.46
        rect = QRectF(2, self.height - side - 2, side, side)
        if snapshot.top_terrain is None:
            draw_empty_place(painter, rect, theme, corner=4)
            return
        for depth in range(min(2, snapshot.supply_count - 1), 0, -1):
            painter.setPen(QPen(theme.find_color("shadow"), 1))
            painter.setBrush(theme.find_color("parchment_dim"))
            painter.drawRoundedRect(rect.translated(depth * 2.0, -depth * 2.0), 3, 3)
        canvas.draw_terrain(snapshot.top_terrain, rect)
        painter.setFont(make_serif_font(side * 0.4, bold=True))
        painter.setPen(theme.find_color("on_oak"))
        rect_beside = QRectF(rect.right() + 7, rect.top(), side * 1.6, side)
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
        painter.drawText(rect_beside, flags, f"× {snapshot.supply_count}")

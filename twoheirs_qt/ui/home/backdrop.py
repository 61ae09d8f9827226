"""What lies on the table of the start page: tiles at rest, in the light."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QRadialGradient

from twoheirs_qt.game.snapshot import TableSnapshot
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.components import Catalogue
from twoheirs_qt.ui.art import Art, Look
from twoheirs_qt.ui.board.canvas import Canvas
from twoheirs_qt.ui.board.grid import Grid
from twoheirs_qt.ui.board.land import look_of, paint_pieces
from twoheirs_qt.ui.board.parchment import fill
from twoheirs_qt.ui.home.chance import landscape_by_chance
from twoheirs_qt.ui.home.slowly import Stroke
from twoheirs_qt.ui.theme import Theme

_ENOUGH: Final = 8
"""Tiles that a landscape needs to be looked at; with fewer, one is drawn by chance."""
_SIDE: Final = 132.0
"""How large a tile of a landscape by chance is, in units of the page."""
_LARGEST: Final = 176.0
_LEAST: Final = 56.0
_OVER: Final = 1.06
"""How much larger than its room a landscape is: it goes on beyond what is seen of it."""
_SMALL: Final = 46.0
"""The largest tile of the picture on a card, in units of the page."""


@dataclass(frozen=True, slots=True)
class Landscape:
    """Tiles by cell; with `snapshot`, of a game, troops and the rest stand on them, too."""

    looks: Mapping[Cell, Look]
    snapshot: TableSnapshot | None = None

    @classmethod
    def of_game(cls, snapshot: TableSnapshot) -> Landscape:
        return cls({c: look_of(snapshot, land) for c, land in snapshot.land.items()}, snapshot)

    @property
    def is_rich(self) -> bool:
        """Whether there is enough of it to be looked at."""
        return len(self.looks) >= _ENOUGH


def by_chance(catalogue: Catalogue, room: QRectF, unit: float, seed: int) -> Landscape:
    """A landscape that fills `room` and a little more; the same seed gives the same one."""
    columns = max(3, min(9, round(room.width() / (_SIDE * unit)) + 1))
    rows = max(3, min(8, round(room.height() / (_SIDE * unit)) + 1))
    return Landscape(landscape_by_chance(catalogue, columns, rows, Random(seed)))


def strokes(
    landscape: Landscape, page: QRectF, room: QRectF, unit: float, art: Art, theme: Theme
) -> Iterator[Stroke]:
    """Paints the light on the `page`, and the landscape in the middle of `room`, tile by tile."""
    if theme.wooden:
        yield partial(_light, page, room, theme)
    grid = Grid(landscape.looks)
    fitting = min(room.width() / grid.columns, room.height() / grid.rows) * _OVER
    side = min(max(fitting, _LEAST * unit), _LARGEST * unit)
    yield from _laid(landscape, grid, room, side, art, theme)


def small_strokes(
    landscape: Landscape, room: QRectF, unit: float, art: Art, theme: Theme
) -> Iterator[Stroke]:
    """The same for a picture on a card, all of it to be seen."""
    grid = Grid(landscape.looks)
    inner = room.adjusted(6 * unit, 6 * unit, -6 * unit, -6 * unit)
    side = min(inner.width() / grid.columns, inner.height() / grid.rows, _SMALL * unit)
    yield from _laid(landscape, grid, room, side, art, theme)


def _laid(
    landscape: Landscape, grid: Grid, room: QRectF, side: float, art: Art, theme: Theme
) -> Iterator[Stroke]:
    corner = room.center() - QPointF(grid.columns, grid.rows) * side / 2
    grid.put(max(corner.x(), room.left()), corner.y(), side)
    for cell, look in sorted(landscape.looks.items(), key=lambda each: (each[0][1], each[0][0])):
        yield partial(_lay, art, theme, look, grid.rect(cell))
    snapshot = landscape.snapshot
    if snapshot is not None:
        yield lambda painter: paint_pieces(Canvas(painter, art, theme), snapshot, grid.rect)


def _lay(art: Art, theme: Theme, look: Look, rect: QRectF, painter: QPainter) -> None:
    """Paint a tile and its shadow, which falls to the lower right."""
    side = rect.width()
    painter.setPen(Qt.PenStyle.NoPen)
    for off, strength in ((0.05, 0.16), (0.025, 0.3)):
        painter.setBrush(theme.color("shadow", strength))
        shadow = rect.translated(side * off * 0.6, side * off)
        painter.drawRoundedRect(shadow, side * 0.06, side * 0.06)
    gap = side * 0.012
    art.paint_tile(painter, look, rect.adjusted(gap, gap, -gap, -gap))


def _light(page: QRectF, room: QRectF, theme: Theme, painter: QPainter) -> None:
    """Lay a pool of warm light on `room`, and shade on the side where the cards lie."""
    reach = max(room.width(), room.height()) * 0.72
    pool = QRadialGradient(room.center() - QPointF(0, room.height() * 0.08), reach)
    warm, most = ("gold", 0.17) if theme.dark else ("parchment_edge", 0.2)
    for share, strength in ((0.0, most), (0.55, 0.06), (1.0, 0.0)):
        pool.setColorAt(share, theme.color(warm, strength))
    fill(painter, page, QBrush(pool))
    shade = QLinearGradient(page.topLeft(), QPointF(room.left() + room.width() * 0.2, page.top()))
    for share, strength in ((0.0, 0.6), (0.6, 0.42), (1.0, 0.0)):
        shade.setColorAt(share, theme.color("shadow", strength))
    fill(painter, page, QBrush(shade))

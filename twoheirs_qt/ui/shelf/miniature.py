"""Small pictures of landscapes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from twoheirs_qt.files.shelf import Laid
from twoheirs_qt.rules.components import Catalogue, Heir
from twoheirs_qt.ui.art import Art, lying
from twoheirs_qt.ui.board.canvas import Canvas
from twoheirs_qt.ui.board.grid import Grid
from twoheirs_qt.ui.board.parchment import kept
from twoheirs_qt.ui.theme import Theme

_LARGEST: Final = 40.0
"""Logical pixels of a tile at most: a landscape of one tile must not fill the picture."""
_SMALLEST: Final = 4.0
"""A tile that lies by itself can still be seen, however many such there are."""
_DRAWN: Final = 40.0
"""The size at which tiles are drawn once, to be scaled from."""
_MARGIN: Final = 8.0


def miniature(
    key: str,
    laid: Sequence[Laid],
    south: Heir,
    catalogue: Catalogue,
    art: Art,
    theme: Theme,
    size: QSizeF,
    ratio: float,
) -> QPixmap:
    """The landscape on oak in `size` logical pixels; `key` tells one game from another."""
    looks = {
        cell: lying(catalogue.tiles[tile], owner, south)
        for cell, tile, owner in laid
        if tile in catalogue.tiles
    }

    def paint(painter: QPainter) -> None:
        whole, path = QRectF(QPointF(), size), QPainterPath()
        path.addRoundedRect(whole, 6, 6)
        painter.setClipPath(path)
        Canvas(painter, art, theme, ratio).oak(whole)
        if not looks:
            return
        grid = Grid(looks)
        wide, high = size.width() - 2 * _MARGIN, size.height() - 2 * _MARGIN
        side = min(wide / grid.columns, high / grid.rows, _LARGEST)
        left = (size.width() - side * grid.columns) / 2
        grid.put(left, (size.height() - side * grid.rows) / 2, side)
        more = max(0.0, _SMALLEST - side) / 2
        for cell, look in looks.items():
            drawn = art.tile(look, _DRAWN, ratio)
            where = grid.rect(cell).adjusted(-more, -more, more, more)
            painter.drawPixmap(where, drawn, QRectF(drawn.rect()))

    return kept(f"miniature-{key}-{theme.name}", size, ratio, paint)

"""Small pictures of landscapes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from twoheirs_qt.files.shelf import Laid
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.components import Catalogue, Heir
from twoheirs_qt.ui.art import Art, Look, lying
from twoheirs_qt.ui.board.canvas import Canvas
from twoheirs_qt.ui.board.grid import Grid
from twoheirs_qt.ui.theme import Theme

_LARGEST: Final = 40.0
"""Logical pixels of a tile at most: a landscape of one tile must not fill the picture."""
_SMALLEST: Final = 4.0
"""A tile that lies by itself can still be seen, however many such there are."""
_DRAWN: Final = 40.0
"""The size at which tiles are drawn once, to be scaled from."""
_MARGIN: Final = 8.0
_KEPT: Final = 240


class Miniatures:
    """Paints landscapes on oak, and caches them."""

    def __init__(self, art: Art) -> None:
        self._art = art
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def picture(
        self,
        key: Hashable,
        laid: Sequence[Laid],
        south: Heir,
        catalogue: Catalogue,
        theme: Theme,
        size: QSizeF,
        ratio: float,
    ) -> QPixmap:
        """The landscape in `size` logical pixels; `key` tells one game from another."""
        whole = (key, theme.name, round(size.width()), round(size.height()), ratio)
        found = self._kept.get(whole)
        if found is not None:
            self._kept.move_to_end(whole)
            return found
        pixmap = QPixmap(round(size.width() * ratio), round(size.height() * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        looks = {
            cell: lying(catalogue.tiles[tile], owner, south)
            for cell, tile, owner in laid
            if tile in catalogue.tiles
        }
        painter = QPainter(pixmap)
        try:
            self._paint(Canvas(painter, self._art, theme, ratio), size, looks, ratio)
        finally:
            painter.end()
        self._kept[whole] = pixmap
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return pixmap

    def _paint(
        self, canvas: Canvas, size: QSizeF, looks: Mapping[Cell, Look], ratio: float
    ) -> None:
        painter, path = canvas.painter, QPainterPath()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        whole = QRectF(0, 0, size.width(), size.height())
        path.addRoundedRect(whole, 6, 6)
        painter.setClipPath(path)
        canvas.oak(whole)
        if not looks:
            return
        grid = Grid(looks)
        wide, high = size.width() - 2 * _MARGIN, size.height() - 2 * _MARGIN
        side = min(wide / grid.columns, high / grid.rows, _LARGEST)
        left = (size.width() - side * grid.columns) / 2
        grid.put(left, (size.height() - side * grid.rows) / 2, side)
        more = max(0.0, _SMALLEST - side) / 2
        for cell, look in looks.items():
            drawn = self._art.tile(look, _DRAWN, ratio)
            where = grid.rect(cell).adjusted(-more, -more, more, more)
            painter.drawPixmap(where, drawn, QRectF(drawn.rect()))

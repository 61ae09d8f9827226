"""The landscape of a game, painted small."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from twoheirs_qt.files.shelf import Laid
from twoheirs_qt.game.lines import Folded
from twoheirs_qt.rules.components import Catalogue, Heir
from twoheirs_qt.ui.art import Art, Look
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
    """Paints landscapes on oak, and keeps the last ones painted."""

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
        painter = QPainter(pixmap)
        try:
            self._paint(painter, QRectF(0, 0, size.width(), size.height()), theme)
            self._tiles(painter, laid, south, catalogue, size, ratio)
        finally:
            painter.end()
        self._kept[whole] = pixmap
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return pixmap

    def _paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        path = QPainterPath()
        path.addRoundedRect(rect, 6, 6)
        painter.setClipPath(path)
        painter.fillRect(rect, theme.color("oak"))
        if theme.wooden:
            oak = self._art.picture("table/oak", 512, 512, 1.0)
            painter.drawTiledPixmap(rect, oak)
            if theme.dark:
                painter.fillRect(rect, theme.color("shadow", 0.5))

    def _tiles(
        self,
        painter: QPainter,
        laid: Sequence[Laid],
        south: Heir,
        catalogue: Catalogue,
        size: QSizeF,
        ratio: float,
    ) -> None:
        known = [
            (cell, catalogue.tiles[tile], o) for cell, tile, o in laid if tile in catalogue.tiles
        ]
        if not known:
            return
        columns = Folded(x for (x, _), _, _ in known)
        rows = Folded(y for (_, y), _, _ in known)
        wide, high = len(columns), len(rows)
        room = size.width() - 2 * _MARGIN, size.height() - 2 * _MARGIN
        side = min(room[0] / wide, room[1] / high, _LARGEST)
        shown = max(side, _SMALLEST)
        more = (shown - side) / 2
        left = (size.width() - side * wide) / 2
        top = (size.height() - side * high) / 2
        for (x, y), tile, owner in known:
            look = Look(tile, owner, down=owner is None, turned=owner not in (None, south))
            column, row = columns.place(x), rows.place(y)
            where = QRectF(left + column * side - more, top + row * side - more, shown, shown)
            drawn = self._art.tile(look, _DRAWN, ratio)
            painter.drawPixmap(where, drawn, QRectF(drawn.rect()))

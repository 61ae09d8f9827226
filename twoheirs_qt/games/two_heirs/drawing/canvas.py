"""A canvas for boards: a painter, pictures and colours."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from twoheirs_qt.games.two_heirs.drawing.art import Art, Look
from twoheirs_qt.games.two_heirs.rules.components import Heir, Terrain, Troop
from twoheirs_qt.tabletop.drawing.ground import OAK_SIZE
from twoheirs_qt.tabletop.drawing.theme import Theme


class Canvas(NamedTuple):
    """A painter with pictures and colours.

    `ratio`: device pixels in a logical one, for which pictures are rendered once and cached. None:
    pictures are painted as vectors, sharp at any size, on paper and in files.
    """

    painter: QPainter
    art: Art
    theme: Theme
    ratio: float | None = None

    def draw_picture(self, name: str, rect: QRectF) -> None:
        if self.ratio is None:
            self.art.draw(self.painter, name, rect)
        else:
            pixmap = self.art.find_pixmap(name, rect.width(), rect.height(), self.ratio)
            self.painter.drawPixmap(rect.topLeft(), pixmap)

    def draw_tile(self, look: Look, rect: QRectF) -> None:
        if self.ratio is None:
            self.art.paint_tile(self.painter, look, rect)
        else:
            pixmap = self.art.find_tile_pixmap(look, rect.width(), self.ratio)
            self.painter.drawPixmap(rect.topLeft(), pixmap)

    def draw_troop(self, heir: Heir, troop: Troop, rect: QRectF) -> None:
        self.draw_picture(self.art.name_troop_picture(heir, troop), rect)

    def draw_terrain(self, terrain: Terrain, rect: QRectF) -> None:
        """The back of any tile of that terrain."""
        pixmap = self.art.find_terrain_pixmap(terrain, rect.width(), self.ratio or 1.0)
        self.painter.drawPixmap(rect.topLeft(), pixmap)

    def draw_table_top(self, rect: QRectF) -> None:
        """The table top, darker in dark themes than the table itself; or one plain colour."""
        self.painter.fillRect(rect, self.theme.find_color("oak"))
        if not self.theme.wooden:
            return
        if self.ratio is not None:
            pixmap = self.art.find_pixmap("table/oak", OAK_SIZE.width(), OAK_SIZE.height(), 1.0)
            self.painter.drawTiledPixmap(rect, pixmap)
        else:
            self.painter.save()
            self.painter.setClipRect(rect)
            width, height = int(OAK_SIZE.width()), int(OAK_SIZE.height())
            for x in range(0, int(rect.width()), width):
                for y in range(0, int(rect.height()), height):
                    corner = rect.topLeft()
                    part = QRectF(corner.x() + x, corner.y() + y, width, height)
                    self.art.draw(self.painter, "table/oak", part)
            self.painter.restore()
        if self.theme.dark:
            self.painter.fillRect(rect, self.theme.find_color("shadow", 0.5))

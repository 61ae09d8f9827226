"""The pictures of The Two Heirs on the cards of the shelf: a small landscape, shields and sets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from twoheirs_qt.games.two_heirs.codec.catalogue import find_program_catalogue
from twoheirs_qt.games.two_heirs.codec.vocabulary import HEIRS
from twoheirs_qt.games.two_heirs.drawing.art import Art, make_look
from twoheirs_qt.games.two_heirs.drawing.canvas import Canvas
from twoheirs_qt.games.two_heirs.drawing.grid import Grid
from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.games.two_heirs.rules.components import Catalogue, Heir
from twoheirs_qt.tabletop.drawing.fonts import scale_length
from twoheirs_qt.tabletop.drawing.parchment import find_pixel_ratio, paint_cached
from twoheirs_qt.tabletop.drawing.theme import Theme, find_current_theme
from twoheirs_qt.tabletop.saves.save import Summary

_MAX_TILE_PX: Final = 40.0
"""The maximum size of a tile, so that a single one does not fill the picture."""
_MIN_TILE_PX: Final = 4.0
"""The minimum size, so that single tiles stay visible in a large landscape."""
_PICTURE_TILE_PX: Final = 40.0
"""The size at which tiles are drawn before they are scaled."""
_MARGIN_PX: Final = 8.0

PlacedTile: TypeAlias = tuple[Cell, str, Heir | None]
"""Cell, id and owner of a tile of a landscape."""


def parse_tiles(text: str) -> tuple[PlacedTile, ...]:
    """Parse the tiles of a landscape in the words for a small picture."""
    tiles: list[PlacedTile] = []
    for tile in text.split(";")[2:]:
        x, y, tile_id, owner = tile.split(",")
        tiles.append(((int(x), int(y)), tile_id, HEIRS.get(owner)))
    return tuple(tiles)


class TwoHeirsCardArt:
    """Paints the pictures of a game on its card. `catalogue` is that of new games."""

    def __init__(self, art: Art, catalogue: Catalogue) -> None:
        self._art = art
        self._catalogue = catalogue

    def draw_miniature(
        self, key: str, words: str, theme: Theme, size: QSizeF, ratio: float
    ) -> QPixmap:
        south, digest, *_ = (*words.split(";"), "")
        heir = HEIRS.get(south, Heir.WHITE)
        catalogue = self._find_catalogue(digest)
        return draw_miniature(
            key, parse_tiles(words), heir, catalogue, self._art, theme, size, ratio
        )

    def _find_catalogue(self, digest: str) -> Catalogue:
        """Return the catalogue of a game if it is available, else that of new games."""
        if digest == self._catalogue.digest:
            return self._catalogue
        return find_program_catalogue(digest) or self._catalogue

    def paint_seat(self, painter: QPainter, target: QRectF, seat: int) -> None:
        """Paint the shield of an heir."""
        self._make_canvas(painter).draw_picture(f"heir/{Heir(seat).word}", target)

    def paint_details(self, painter: QPainter, footer: QRectF, summary: Summary) -> float:
        """Paint the symbols of the sets."""
        side = float(scale_length(18))
        x = footer.left()
        canvas = self._make_canvas(painter)
        for word in summary.details["sets"]:
            target = QRectF(x, footer.center().y() - side / 2, side, side)
            canvas.draw_picture(f"set/{word}", target)
            x += side + 5
        return x

    def _make_canvas(self, painter: QPainter) -> Canvas:
        return Canvas(painter, self._art, find_current_theme(), find_pixel_ratio(painter))


def draw_miniature(
    key: str,
    tiles: Sequence[PlacedTile],
    south: Heir,
    catalogue: Catalogue,
    art: Art,
    theme: Theme,
    size: QSizeF,
    ratio: float,
) -> QPixmap:
    """Draw a small landscape of `size` logical pixels; `key` identifies it in the cache."""
    looks = {
        cell: make_look(catalogue.tiles[tile], owner, south)
        for cell, tile, owner in tiles
        if tile in catalogue.tiles
    }

    def paint(painter: QPainter) -> None:
        area, path = QRectF(QPointF(), size), QPainterPath()
        path.addRoundedRect(area, 6, 6)
        painter.setClipPath(path)
        Canvas(painter, art, theme, ratio).draw_table_top(area)
        if not looks:
            return
        grid = Grid(looks)
        width, height = size.width() - 2 * _MARGIN_PX, size.height() - 2 * _MARGIN_PX
        side = min(width / grid.columns, height / grid.rows, _MAX_TILE_PX)
        left = (size.width() - side * grid.columns) / 2
        grid.set_geometry(left, (size.height() - side * grid.rows) / 2, side)
        margin = max(0.0, _MIN_TILE_PX - side) / 2
        for cell, look in looks.items():
            picture = art.find_tile_pixmap(look, _PICTURE_TILE_PX, ratio)
            target = grid.find_rect(cell).adjusted(-margin, -margin, margin, margin)
            painter.drawPixmap(target, picture, QRectF(picture.rect()))

    return paint_cached(f"miniature-{key}-{theme.name}", size, ratio, paint)

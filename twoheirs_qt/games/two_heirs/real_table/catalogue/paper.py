"""All tiles of a catalogue on a sheet of paper, to be compared with those of a box."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from twoheirs_qt.games.two_heirs.drawing.art import Art, Look
from twoheirs_qt.games.two_heirs.rules.components import Catalogue, TileSet
from twoheirs_qt.games.two_heirs.words.names import name_set, name_tile
from twoheirs_qt.tabletop.drawing.parchment import CENTER, LEFT, write_line
from twoheirs_qt.tabletop.drawing.theme import DAYLIGHT, make_serif_font
from twoheirs_qt.tabletop.text.language import localize

_HEADING_HEIGHT: Final = 44.0
_SET_HEADING_HEIGHT: Final = 18.0
_NAME_HEIGHT: Final = 13.0
_COLUMNS: Final = 9


def paint_catalogue(painter: QPainter, page: QRectF, catalogue: Catalogue, title: str) -> None:
    """Paint a row for each set, with the pictures and names of its tiles."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ink, muted, art = DAYLIGHT.find_color("ink"), DAYLIGHT.find_color("muted"), Art()
    title_rect = QRectF(page.left(), page.top(), page.width(), _HEADING_HEIGHT - 8)
    write_line(painter, title_rect, LEFT, title, make_serif_font(24, bold=True), ink)
    row_height = (page.height() - _HEADING_HEIGHT) / len(TileSet)
    step = page.width() / _COLUMNS
    side = min(step - 6, row_height - _SET_HEADING_HEIGHT - _NAME_HEIGHT - 10)
    for number, tile_set in enumerate(TileSet):
        top = page.top() + _HEADING_HEIGHT + number * row_height
        heading_rect = QRectF(page.left(), top, page.width(), _SET_HEADING_HEIGHT)
        font = make_serif_font(13, bold=True)
        write_line(painter, heading_rect, LEFT, localize(name_set(tile_set)), font, muted)
        for place, tile in enumerate(catalogue.list_tiles_of_set(tile_set)):
            left = page.left() + place * step
            tile_rect = QRectF(left + (step - side) / 2, top + _SET_HEADING_HEIGHT + 2, side, side)
            art.paint_tile(painter, Look(tile), tile_rect)
            name_rect = QRectF(left + 1, tile_rect.bottom() + 1, step - 2, _NAME_HEIGHT)
            write_line(
                painter, name_rect, CENTER, localize(name_tile(tile)), make_serif_font(9), ink
            )

"""Bunny Kingdom on the start page: its cover, and the map of a game.

The rules are imported late: a start with another game paints its first picture without them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from twoheirs_qt.games.bunny_kingdom.drawing.canvas import BunnyPictures, Canvas
from twoheirs_qt.tabletop.drawing.theme import find_current_theme
from twoheirs_qt.tabletop.pages.slow_picture import Stroke, paint_light
from twoheirs_qt.tabletop.play.session import GameSession
from twoheirs_qt.tabletop.text.text import translate

_MAP_SHARE: Final = 0.94
"""The side of the map behind the start page, over the smaller side of its room."""


class BunnyStartArt:
    """The words and pictures of Bunny Kingdom: see `StartArt`."""

    title = translate("Start", "Bunny Kingdom")
    line = translate("Start", "Two to four lords pick cards at once and settle one map.")
    cards = ()

    def __init__(self, session: GameSession, pictures: BunnyPictures) -> None:
        self._session = session
        self.pictures: Final = pictures

    def paint_cover(self, painter: QPainter, rect: QRectF, ratio: float) -> None:
        from twoheirs_qt.games.bunny_kingdom.codec.catalogue import load_program_catalogue
        from twoheirs_qt.games.bunny_kingdom.drawing.cover import paint_cover

        canvas = Canvas(painter, self.pictures, find_current_theme(), ratio)
        paint_cover(canvas, load_program_catalogue(), rect)

    def make_game_strokes(self, room: QRectF, unit: float) -> Iterator[Stroke]:
        yield partial(self._paint_map, room)

    def make_background_strokes(
        self, page: QRectF, room: QRectF, unit: float, seed: int
    ) -> Iterator[Stroke]:
        theme = find_current_theme()
        if theme.wooden:
            yield partial(paint_light, page, room, theme)
        side = min(room.width(), room.height()) * _MAP_SHARE
        rect = QRectF(0.0, 0.0, side, side)
        rect.moveCenter(room.center())
        yield partial(self._paint_map, rect)

    def _paint_map(self, rect: QRectF, painter: QPainter) -> None:
        """Paint the map of the running game, or else that of the cover, amid a rectangle."""
        from twoheirs_qt.games.bunny_kingdom.codec.catalogue import load_program_catalogue
        from twoheirs_qt.games.bunny_kingdom.drawing.cover import make_sample_table
        from twoheirs_qt.games.bunny_kingdom.drawing.miniature import paint_miniature

        session = self._session
        is_open = session.is_open
        table = session.state.table if is_open else make_sample_table(load_program_catalogue())
        side = min(rect.width(), rect.height())
        square = QRectF(0.0, 0.0, side, side)
        square.moveCenter(rect.center())
        paint_miniature(Canvas(painter, self.pictures, find_current_theme(), 1.0), table, square)

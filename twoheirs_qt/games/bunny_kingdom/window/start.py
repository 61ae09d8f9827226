"""Bunny Kingdom on the start page and on the shelf: its cover, and the map of a game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from twoheirs_qt.games.bunny_kingdom.drawing.canvas import BunnyPictures, Canvas
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import INDEX, Catalogue, Seat
from twoheirs_qt.games.bunny_kingdom.rules.state import NO_BUILDINGS, Table
from twoheirs_qt.tabletop.drawing.parchment import find_pixel_ratio, paint_cached
from twoheirs_qt.tabletop.drawing.theme import Theme, find_current_theme
from twoheirs_qt.tabletop.pages.slow_picture import Stroke, paint_light
from twoheirs_qt.tabletop.play.session import GameSession
from twoheirs_qt.tabletop.saves.save import Summary
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

    @property
    def _catalogue(self) -> Catalogue:
        games = self._session.games
        catalogue: Catalogue = games.load_catalogue(games.find("bunny"))
        return catalogue

    def paint_cover(self, painter: QPainter, where: QRectF, ratio: float) -> None:
        from twoheirs_qt.games.bunny_kingdom.drawing.cover import paint_cover

        canvas = Canvas(painter, self.pictures, find_current_theme(), ratio)
        paint_cover(canvas, self._catalogue, where)

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
        """Paint the map of the running game, or else that of the cover."""
        from twoheirs_qt.games.bunny_kingdom.drawing.cover import make_sample_table
        from twoheirs_qt.games.bunny_kingdom.drawing.miniature import paint_miniature

        session = self._session
        table = session.state.table if session.is_open else make_sample_table(self._catalogue)
        side = min(rect.width(), rect.height())
        rect = QRectF(0.0, 0.0, side, side)
        rect.moveCenter(rect.center())
        paint_miniature(Canvas(painter, self.pictures, find_current_theme(), 1.0), table, rect)


class BunnyCardArt:
    """The pictures of games of Bunny Kingdom on the shelf: see `CardArt`."""

    def __init__(self, pictures: BunnyPictures, catalogue: Catalogue) -> None:
        self._pictures = pictures
        self._catalogue = catalogue

    def draw_miniature(
        self, key: str, words: str, theme: Theme, size: QSizeF, ratio: float
    ) -> QPixmap:
        from twoheirs_qt.games.bunny_kingdom.drawing.miniature import paint_miniature

        def paint(painter: QPainter) -> None:
            area, path = QRectF(QPointF(), size), QPainterPath()
            path.addRoundedRect(area, 6, 6)
            painter.setClipPath(path)
            painter.fillPath(path, theme.find_color("oak"))
            side = min(size.width(), size.height()) - 6
            place = QRectF(0.0, 0.0, side, side)
            place.moveCenter(area.center())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            table = parse_table(words, self._catalogue)
            paint_miniature(Canvas(painter, self._pictures, theme, ratio), table, place)

        return paint_cached(f"bunny-{key}-{theme.name}", size, ratio, paint)

    def paint_seat(self, painter: QPainter, target: QRectF, seat: int) -> None:
        """Paint the shield of a lord."""
        side = QRectF(0.0, 0.0, target.height() * 32 / 38, target.height())
        side.moveCenter(target.center())
        canvas = Canvas(painter, self._pictures, find_current_theme(), find_pixel_ratio(painter))
        canvas.draw_picture(f"shield/{[*Seat][seat].value}", side)

    def paint_details(self, painter: QPainter, footer: QRectF, summary: Summary) -> float:
        return footer.left()


def parse_table(text: str, catalogue: Catalogue) -> Table:
    """The table of the words for a small picture (see `BunnySaves.describe_picture`), for painting
    alone.

    Buildings that the catalogue does not know are left out.
    """
    from twoheirs_qt.games.bunny_kingdom.drawing.cover import make_sample_table

    land = dict.fromkeys(Seat, 0)
    built = bytearray(NO_BUILDINGS)
    for cell in text.split(";")[1:]:
        at, seat, card = cell.split(",")
        if seat:
            land[Seat(seat)] |= 1 << INDEX[at]
        if card in catalogue.numbers:
            built[INDEX[at]] = catalogue.numbers[card]
    table = make_sample_table(catalogue)
    return table._replace(land=tuple(land.values()), built=bytes(built), posts=())

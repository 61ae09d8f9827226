"""The Two Heirs on the start page: the cards of its opponents, and a landscape behind them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from twoheirs_qt.games.two_heirs.drawing.art import Art
from twoheirs_qt.games.two_heirs.drawing.canvas import Canvas
from twoheirs_qt.games.two_heirs.new_game.choices import OPPONENTS
from twoheirs_qt.games.two_heirs.pages.start_landscape import (
    Landscape,
    make_random_landscape,
    make_small_strokes,
    make_strokes,
)
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.tabletop.drawing.theme import find_current_theme
from twoheirs_qt.tabletop.pages.slow_picture import Stroke
from twoheirs_qt.tabletop.pages.start_cards import StartCard
from twoheirs_qt.tabletop.text.text import translate

_COVER_SEED: Final = 12
_COVER_TILE_SHARE: Final = 0.36
"""The size of a unit of the landscape on the cover, over its height in hundred pixels."""


class TwoHeirsStartArt:
    """The words and pictures of The Two Heirs: see `StartArt`."""

    title = translate("Start", "The Two Heirs")
    line = translate("Start", "Two heirs build one kingdom: alone against Henry, or in a duel.")
    cards = tuple(
        StartCard(opponent.word, opponent.name, opponent.line, opponent.pictures)
        for opponent in OPPONENTS
    )

    def __init__(self, session: GameSession, art: Art) -> None:
        self._session = session
        self.pictures: Final = art

    def paint_cover(self, painter: QPainter, rect: QRectF, ratio: float) -> None:
        unit, theme = rect.height() * _COVER_TILE_SHARE / 100, find_current_theme()
        path = QPainterPath()
        path.addRoundedRect(rect, 6, 6)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        Canvas(painter, self.pictures, theme, ratio).draw_table_top(rect)
        landscape = make_random_landscape(self._session.catalogue, rect, unit, _COVER_SEED)
        for stroke in make_strokes(landscape, rect, rect, unit, self.pictures, theme):
            stroke(painter)
        painter.restore()

    def make_game_strokes(self, room: QRectF, unit: float) -> Iterator[Stroke]:
        landscape = Landscape.of_game(self._session.model.snapshot)
        return make_small_strokes(landscape, room, unit, self.pictures, find_current_theme())

    def make_background_strokes(
        self, page: QRectF, room: QRectF, unit: float, seed: int
    ) -> Iterator[Stroke]:
        session, landscape = self._session, None
        if session.is_open:
            landscape = Landscape.of_game(session.model.snapshot)
        if landscape is None or not landscape.is_rich:
            landscape = make_random_landscape(session.catalogue, room, unit, seed)
        return make_strokes(landscape, page, room, unit, self.pictures, find_current_theme())

"""Painting Bunny Kingdom in tests."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from instruments.bunny_sheets import PICTURE_FOLDER
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from tests.games.bunny_kingdom.positions import play_game_by_chance
from twoheirs_qt.games.bunny_kingdom.drawing.canvas import BunnyPictures, Canvas
from twoheirs_qt.games.bunny_kingdom.rules.state import Table
from twoheirs_qt.tabletop.drawing.theme import DAYLIGHT, Theme

MARGIN = 12
"""Pixels left around a painting to see whether it keeps to its rectangle."""


@cache
def load_pictures(theme: Theme) -> BunnyPictures:
    """The drawings as they lie in `resources`, not as they were last compiled."""
    return BunnyPictures(str(PICTURE_FOLDER), theme=theme)


def paint(
    wide: int,
    high: int,
    draw: Callable[[Canvas, QRectF], None],
    theme: Theme = DAYLIGHT,
    ratio: float | None = None,
) -> QImage:
    """Paint in a rectangle of that size, with an empty margin around it; `ratio` as of a canvas."""
    image = QImage(wide + 2 * MARGIN, high + 2 * MARGIN, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    canvas = Canvas(painter, load_pictures(theme), theme, ratio)
    draw(canvas, QRectF(MARGIN, MARGIN, wide, high))
    painter.end()
    return image


def spills(image: QImage, spare: int = 0) -> bool:
    """Whether anything is painted in the margin, but for `spare` pixels around the rectangle."""
    margin_image = image.copy()
    painter = QPainter(margin_image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    inner = margin_image.rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
    painter.fillRect(inner.adjusted(-spare, -spare, spare, spare), QColor(0, 0, 0))
    painter.end()
    empty = margin_image.copy()
    empty.fill(0)
    return margin_image != empty


def bind(function: Callable[..., None], *values: object) -> Callable[[Canvas, QRectF], None]:
    """Bind a drawing function to its values; canvas and rectangle are given later."""

    def draw(canvas: Canvas, where: QRectF) -> None:
        function(canvas, *values, where)

    return draw


@cache
def play_to_last_table(players: int, seed: int) -> Table:
    """The table at the end of a game by chance."""
    states, _, _ = play_game_by_chance(players, seed)
    return states[-1].table

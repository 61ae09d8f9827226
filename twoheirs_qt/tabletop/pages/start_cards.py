"""Words and pictures that a game brings to the start page and to the choice of a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from twoheirs_qt.tabletop.drawing.pictures import Pictures
from twoheirs_qt.tabletop.pages.slow_picture import Stroke
from twoheirs_qt.tabletop.text.text import Text


class StartCard(NamedTuple):
    """A card that leads to a new game: a word for it, its texts, and the pictures on it."""

    word: str
    name: Text
    line: Text
    pieces: tuple[str, ...]


class StartArt(Protocol):
    """The words and pictures of a game on the start page.

    - `title`, `line`: its name, and a sentence about it
    - `cards`: the cards of its own row; without any, its cover is its card
    - `pictures`: those that the cards name
    """

    @property
    def title(self) -> Text: ...
    @property
    def line(self) -> Text: ...
    @property
    def cards(self) -> Sequence[StartCard]: ...
    @property
    def pictures(self) -> Pictures: ...

    def paint_cover(self, painter: QPainter, rect: QRectF, ratio: float) -> None:
        """Paint the picture that stands for the game."""

    def make_game_strokes(self, room: QRectF, unit: float) -> Iterator[Stroke]:
        """The strokes of a small picture of the running game; `unit`: pixels in one of the page."""

    def make_background_strokes(
        self, page: QRectF, room: QRectF, unit: float, seed: int
    ) -> Iterator[Stroke]:
        """The strokes of the picture behind the page, in `room` beside the cards.

        It shows the running game if there is one with enough to see, else what the seed determines.
        """


def paint_cover(art: StartArt, size: QSizeF, ratio: float) -> QPixmap:
    """Paint the picture of a game in that size."""
    picture = QPixmap((size * ratio).toSize())
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    art.paint_cover(painter, QRectF(QPointF(), size), ratio)
    painter.end()
    return picture

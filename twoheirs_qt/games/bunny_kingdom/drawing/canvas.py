"""A canvas for Bunny Kingdom: a painter, its pictures and the colours of the theme."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPixmap

from twoheirs_qt.tabletop.drawing.colors import COLOR_TRANSFORMS, ColorTransform
from twoheirs_qt.tabletop.drawing.pictures import SHARED_ART, Pictures
from twoheirs_qt.tabletop.drawing.theme import DAYLIGHT, DRAWN_INK, Theme, ThemeName

ART: Final = ":/games/bunny_kingdom/art"
"""The folder of the drawings in the compiled resources."""

INK: Final = DRAWN_INK
PAPER: Final = "#F3E8CF"

# High contrast: each terrain is one pale tone with its pattern in ink, pieces are in two tones.
_SEA, _FOREST, _FIELD, _PLAINS, _ROCK, _PAVING = (
    "#9CCBEA", "#66C052", "#FFB82E", "#EEF2C4", "#C9C5CC", "#A2766E",
)  # fmt: skip
_CONTRAST_COLORS: Final = {
    **dict.fromkeys(("#6E9FBF", "#6293B5"), _SEA),
    **dict.fromkeys(("#7FA566", "#8BAF71"), _FOREST),
    **dict.fromkeys(("#E3952E", "#EFB053"), _FIELD),
    **dict.fromkeys(("#CFD89B", "#DAE2AC", "#C3CE8C"), _PLAINS),
    **dict.fromkeys(("#BDB7B7", "#CCC7C6"), _ROCK),
    **dict.fromkeys(("#C8A48C", "#D5B6A0", "#BA947C"), _PAVING),
    **dict.fromkeys(("#DCEBF2", "#4E7FA3", "#6F8F4B", "#95725C", INK), "#000000"),
    **dict.fromkeys(("#A0A3AD", "#FBF8F2", "#F8F3E6", PAPER, "#F0E4CA"), "#FFFFFF"),
    **dict.fromkeys(("#4B8150", "#37683F"), "#2E6B34"),
    **dict.fromkeys(("#5E9455", "#44784A"), "#3F8A3C"),
    "#CB7A1C": "#C87800",
    "#4E7C44": "#3C8434",
    "#70747F": "#6A6A72",
    "#E8DABA": "#FFFFFF",
    "#F2C433": "#FFCC00",
    "#D66D9B": "#F06FA8",
    "#37343D": "#1C1A20",
    "#C93F2E": "#D01818",
}

_TRANSFORMS: Final[Mapping[ThemeName, ColorTransform]] = MappingProxyType(
    {
        **COLOR_TRANSFORMS,
        ThemeName.CANDLELIGHT: ColorTransform(
            change=COLOR_TRANSFORMS[ThemeName.CANDLELIGHT].change
        ),
        ThemeName.CONTRAST: ColorTransform(
            change=COLOR_TRANSFORMS[ThemeName.CONTRAST].change,
            exact_colors=_CONTRAST_COLORS,
            outline_factor=COLOR_TRANSFORMS[ThemeName.CONTRAST].outline_factor,
        ),
    }
)


class BunnyPictures(Pictures):
    """The drawings of Bunny Kingdom, in the colours of a theme."""

    def __init__(self, *roots: str, theme: Theme = DAYLIGHT) -> None:
        super().__init__(*(roots or (ART, SHARED_ART)), colors=_TRANSFORMS[theme.name])

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.colors = _TRANSFORMS[theme.name]

    def paint_once(
        self, key: Hashable, size: QSizeF, ratio: float, paint: Callable[[QPainter], None]
    ) -> QPixmap:
        """The pixmap that `paint` makes, from the cache if it was made before at that size."""
        width, height = size.width(), size.height()
        cache_key = (key, round(width * ratio), round(height * ratio), ratio)
        return self._find_or_paint(cache_key, width, height, ratio, paint)


class Canvas(NamedTuple):
    """A painter with pictures and a theme.

    `ratio`: device pixels in a logical one, for which pictures are rendered once and cached. None:
    pictures are painted as vectors, sharp at any size, on paper and in files.
    """

    painter: QPainter
    pictures: BunnyPictures
    theme: Theme
    ratio: float | None = None

    def draw_picture(self, name: str, rect: QRectF) -> None:
        if self.ratio is None:
            self.pictures.draw(self.painter, name, rect)
            return
        pixmap = self.pictures.picture(name, rect.width(), rect.height(), self.ratio)
        x, y = (round(edge * self.ratio) / self.ratio for edge in (rect.x(), rect.y()))
        self.painter.drawPixmap(QPointF(x, y), pixmap)

    def draw_cached(self, key: Hashable, rect: QRectF, paint: Callable[[Canvas], None]) -> None:
        """Paint something from its upper left corner as vectors, once for each key and size."""
        if self.ratio is None:
            self.painter.save()
            self.painter.translate(rect.topLeft())
            paint(self)
            self.painter.restore()
            return
        pixmap = self.pictures.paint_once(
            key, rect.size(), self.ratio, lambda painter: paint(self._with_painter(painter))
        )
        x, y = (round(edge * self.ratio) / self.ratio for edge in (rect.x(), rect.y()))
        self.painter.drawPixmap(QPointF(x, y), pixmap)

    def _with_painter(self, painter: QPainter) -> Canvas:
        return self._replace(painter=painter, ratio=None)

    def color(self, color: str, alpha: float = 1.0) -> QColor:
        """The colour `#RRGGBB` of a drawing as this theme shows it."""
        result = QColor(self.pictures.colors.color(color))
        result.setAlphaF(alpha)
        return result

    def line_width(self, width: float) -> float:
        """The width of an outline as this theme draws it."""
        return width * self.pictures.colors.outline_factor

"""A canvas for Bunny Kingdom: a painter, its pictures and the colours of the theme."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from math import floor
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
_HALF: Final = 0.5 + 1e-6
"""Half a pixel, and what floating-point numbers may lack."""
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
        pixmap = self.pictures.find_pixmap(name, rect.width(), rect.height(), self.ratio)
        self._draw_pixmap(rect, pixmap, self.ratio)

    def draw_cached(self, key: Hashable, rect: QRectF, paint: Callable[[Canvas], None]) -> None:
        """Paint something from its upper left corner as vectors, once for each key and size."""
        if self.ratio is None:
            self.draw_uncached(rect, paint)
            return
        pixmap = self.pictures.paint_once(
            key, rect.size(), self.ratio, lambda painter: paint(self._replace_painter(painter))
        )
        self._draw_pixmap(rect, pixmap, self.ratio)

    def _draw_pixmap(self, rect: QRectF, pixmap: QPixmap, ratio: float) -> None:
        """Copy a picture to the nearest whole device pixels."""
        corner = self._snap(rect)
        if ratio == 1:
            self.painter.drawPixmap(corner, pixmap)
            return
        # In units of device pixels, since Qt would scale it otherwise.
        self.painter.save()
        self.painter.scale(1 / ratio, 1 / ratio)
        pixels = QRectF(pixmap.rect())
        self.painter.drawPixmap(pixels.translated(corner * ratio), pixmap, pixels)
        self.painter.restore()

    def draw_uncached(self, rect: QRectF, paint: Callable[[Canvas], None]) -> None:
        """Paint something from its upper left corner as vectors."""
        self.painter.save()
        self.painter.translate(self._snap(rect))
        paint(self._replace_painter(self.painter))
        self.painter.restore()

    def _snap(self, rect: QRectF) -> QPointF:
        """The corner of a rectangle, on whole device pixels if there are any.

        Halves are always rounded up, so that what is moved by whole pixels looks the same.
        """
        ratio = self.ratio
        if ratio is None:
            return rect.topLeft()
        x, y = rect.x() * ratio + _HALF, rect.y() * ratio + _HALF
        return QPointF(floor(x) / ratio, floor(y) / ratio)

    def _replace_painter(self, painter: QPainter) -> Canvas:
        return self._replace(painter=painter, ratio=None)

    def adapt_to_theme(self, color: str, alpha: float = 1.0) -> QColor:
        """The colour `#RRGGBB` of a drawing as this theme shows it."""
        result = QColor(self.pictures.colors.apply(color))
        result.setAlphaF(alpha)
        return result

    def scale_line_width(self, width: float) -> float:
        """The width of an outline as this theme draws it."""
        return width * self.pictures.colors.outline_factor

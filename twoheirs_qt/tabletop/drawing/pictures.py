"""Pictures: SVGs of the compiled resources, rendered once at exactly the size they are shown.

A picture of 64 logical pixels on a screen of ratio 1.5 is a pixmap of 96 device pixels, never a
scaled one of 64.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

from PySide6.QtCore import QByteArray, QFile, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from twoheirs_qt.tabletop.drawing.colors import COLOR_TRANSFORMS, ColorTransform
from twoheirs_qt.tabletop.drawing.theme import DAYLIGHT, Theme

ICON_SIZES: Final = (16, 22, 24, 32, 48, 64, 128)
"""The sizes at which systems show the program's icon."""

_MIN_FULL_ICON_PX: Final = 32
_PIXEL_BYTES: Final = 4
_MIN_CACHE_BYTES: Final = 1920 * 1080 * _PIXEL_BYTES
"""The smallest size of the cache in bytes, however small the window is."""

SHARED_ART: Final = ":/art"
"""The pictures that belong to no game, such as icons."""

_Paint = Callable[[QPainter], None]


class Pictures:
    """Single pictures, each from the first of `roots` (folders or resource paths) that has it.

    They are recoloured by `colors`, and cached as long as there is room.
    Missing pictures are errors of the build and raise FileNotFoundError.
    """

    def __init__(
        self, *roots: str, colors: ColorTransform = COLOR_TRANSFORMS[DAYLIGHT.name]
    ) -> None:
        self._roots = roots or (SHARED_ART,)
        self.colors = colors
        self._renderers: dict[str, QSvgRenderer] = {}
        self._pixmaps: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self.cached_bytes = 0
        """The size of the cached pixmaps in bytes."""
        self.rendered_count = 0
        """The number of pictures rendered so far."""

    def set_theme(self, theme: Theme) -> None:
        """Paint in the colours of this theme from now on; a change of them clears the cache."""
        if self.colors is COLOR_TRANSFORMS[theme.name]:
            return
        self.colors = COLOR_TRANSFORMS[theme.name]
        self.clear()

    def clear(self) -> None:
        """Drop all that is cached; it is rendered again when it is needed."""
        self._renderers.clear()
        self._pixmaps.clear()
        self.cached_bytes = 0

    def draw(self, painter: QPainter, name: str, rect: QRectF) -> None:
        """Draw the picture `name` (a path without `.svg`) as vectors."""
        self._load_renderer(name).render(painter, rect)

    def find_pixmap(
        self, name: str, width: float, height: float, ratio: float, *, solid: bool = False
    ) -> QPixmap:
        """The pixmap of a size in logical pixels, for a device of that pixel ratio.

        `solid`: it has no transparent parts, so it is copied, not blended.
        """
        key = (name, round(width * ratio), round(height * ratio), ratio, solid)
        bounds = QRectF(0, 0, round(width * ratio) / ratio, round(height * ratio) / ratio)

        def paint(painter: QPainter) -> None:
            self.draw(painter, name, bounds)

        return self._find_or_paint(key, width, height, ratio, paint, solid=solid)

    def _load_renderer(self, name: str) -> QSvgRenderer:
        renderer = self._renderers.get(name)
        if renderer is None:
            files, colors = [f"{root}/{name}.svg" for root in self._roots], self.colors
            file = next(filter(QFile.exists, files), files[-1])
            if colors.is_affected(name):
                renderer = QSvgRenderer(QByteArray(colors.recolor(name, _read_text(file)).encode()))
            else:
                renderer = QSvgRenderer(file)
            if not renderer.isValid():
                raise FileNotFoundError(file)
            self._renderers[name] = renderer
        return renderer

    def _find_or_paint(
        self,
        key: Hashable,
        width: float,
        height: float,
        ratio: float,
        paint: _Paint,
        *,
        solid: bool = False,
    ) -> QPixmap:
        pixmap = self._pixmaps.get(key)
        if pixmap is not None:
            self._pixmaps.move_to_end(key)
            return pixmap
        pixmap = paint_pixmap(
            round(width * ratio), round(height * ratio), ratio, paint, solid=solid
        )
        self._cache(key, pixmap)
        return pixmap

    def _cache(self, key: Hashable, pixmap: QPixmap) -> None:
        """Cache a pixmap, and drop the least recently used ones if the cache is full."""
        self._pixmaps[key] = pixmap
        self.cached_bytes += _count_bytes(pixmap)
        self.rendered_count += 1
        room = (
            _calculate_max_cache_bytes()
            if self.cached_bytes > _MIN_CACHE_BYTES
            else _MIN_CACHE_BYTES
        )  # `_calculate_max_cache_bytes` is slow
        while self.cached_bytes > room and len(self._pixmaps) > 1:
            _, dropped = self._pixmaps.popitem(last=False)
            self.cached_bytes -= _count_bytes(dropped)


def paint_pixmap(
    width: int, height: int, ratio: float, paint: _Paint, *, solid: bool = False
) -> QPixmap:
    """Paint a pixmap of so many device pixels, for a device of that pixel ratio.

    `solid`: `paint` covers all of it, so the pixmap has no transparency.
    """
    pixmap = QPixmap(max(1, width), max(1, height))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.black if solid else Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    try:
        paint(painter)
    finally:
        painter.end()  # a painter must not outlive its pixmap
    return pixmap


def make_program_icon() -> QIcon:
    """The icon of the program at the usual sizes; the smallest have a simpler drawing."""
    pictures, icon = Pictures(), QIcon()
    for size in ICON_SIZES:
        name = "icon/program-small" if size < _MIN_FULL_ICON_PX else "icon/program"
        icon.addPixmap(pictures.find_pixmap(name, size, size, 1.0))
    return icon


def _read_text(path: str) -> str:
    file = QFile(path)
    if not file.open(QFile.OpenModeFlag.ReadOnly):
        raise FileNotFoundError(path)
    text = bytes(file.readAll().data()).decode()
    file.close()
    return text


def _calculate_max_cache_bytes() -> int:
    """The size of the cache in bytes: enough to fill the largest window, or a minimum."""
    window_sizes = (
        round(window.width() * window.height() * window.devicePixelRatio() ** 2) * _PIXEL_BYTES
        for window in QGuiApplication.topLevelWindows()
        if window.isVisible()
    )
    return max((_MIN_CACHE_BYTES, *window_sizes))


def _count_bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * _PIXEL_BYTES

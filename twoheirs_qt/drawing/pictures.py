"""Pictures: SVGs of the compiled resources, drawn once at exactly the size they are shown.

Everything here works in device pixels at the end: a picture of 64 logical pixels on a screen of
ratio 1.5 is a pixmap of 96, never a scaled one of 64.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

from PySide6.QtCore import QByteArray, QFile, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from twoheirs_qt.drawing.colors import COLOR_TRANSFORMS, ColorTransform
from twoheirs_qt.drawing.theme import DAYLIGHT, Theme

ICON_SIZES: Final = (16, 22, 24, 32, 48, 64, 128)
"""The sizes at which the program's icon is shown by systems."""

_ICON_FULL: Final = 32
_PIXEL_BYTES: Final = 4
_LEAST: Final = 1920 * 1080 * _PIXEL_BYTES
"""Bytes of pictures that are kept however small the window is: to enlarge it is a moment's work."""

_Paint = Callable[[QPainter], None]


class Pictures:
    """Single pictures, from files under `root` (a folder or a resource path).

    They are painted as `colors` says, and what has been drawn is kept as long as there is room.
    Missing pictures are errors of the build and raise FileNotFoundError.
    """

    def __init__(
        self, root: str = ":/art", colors: ColorTransform = COLOR_TRANSFORMS[DAYLIGHT.name]
    ) -> None:
        self._root = root
        self.colors = colors
        self._renderers: dict[str, QSvgRenderer] = {}
        self._pixmaps: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self.bytes = 0
        """How much of memory the pixmaps take that are kept."""
        self.drawn = 0
        """How many pictures have been drawn so far."""

    def set_theme(self, theme: Theme) -> None:
        """Paint in the colours of this theme from now on; pictures drawn before are forgotten."""
        self.colors = COLOR_TRANSFORMS[theme.name]
        self._renderers.clear()
        self._pixmaps.clear()
        self.bytes = 0

    def draw(self, painter: QPainter, name: str, where: QRectF) -> None:
        """Draw the picture `name` (a path without `.svg`) straight from its SVG."""
        self._renderer(name).render(painter, where)

    def picture(
        self, name: str, width: float, height: float, ratio: float, *, solid: bool = False
    ) -> QPixmap:
        """The pixmap of a size in logical pixels, for a device of that pixel ratio.

        `solid`: it covers all of its place; without transparency it is copied, not blended.
        """
        key = (name, round(width * ratio), round(height * ratio), ratio, solid)
        whole = QRectF(0, 0, round(width * ratio) / ratio, round(height * ratio) / ratio)

        def paint(painter: QPainter) -> None:
            self.draw(painter, name, whole)

        return self._cached(key, width, height, ratio, paint, solid=solid)

    def _renderer(self, name: str) -> QSvgRenderer:
        found = self._renderers.get(name)
        if found is None:
            file, colors = f"{self._root}/{name}.svg", self.colors
            if colors.changes(name):
                found = QSvgRenderer(QByteArray(colors.drawing(name, _text_of(file)).encode()))
            else:
                found = QSvgRenderer(file)
            if not found.isValid():
                raise FileNotFoundError(file)
            self._renderers[name] = found
        return found

    def _cached(
        self,
        key: Hashable,
        width: float,
        height: float,
        ratio: float,
        paint: _Paint,
        *,
        solid: bool = False,
    ) -> QPixmap:
        found = self._pixmaps.get(key)
        if found is not None:
            self._pixmaps.move_to_end(key)
            return found
        pixmap = painted(round(width * ratio), round(height * ratio), ratio, paint, solid=solid)
        self._keep(key, pixmap)
        return pixmap

    def _keep(self, key: Hashable, pixmap: QPixmap) -> None:
        """Keep a pixmap, and drop those that have not been asked for longest."""
        self._pixmaps[key] = pixmap
        self.bytes += _bytes_of(pixmap)
        self.drawn += 1
        room = _room() if self.bytes > _LEAST else _LEAST  # to look at all windows takes a while
        while self.bytes > room and len(self._pixmaps) > 1:
            _, dropped = self._pixmaps.popitem(last=False)
            self.bytes -= _bytes_of(dropped)


def painted(wide: int, high: int, ratio: float, paint: _Paint, *, solid: bool = False) -> QPixmap:
    """What `paint` paints, as a pixmap of that many pixels for a device of that pixel ratio.

    `solid`: it covers all of them, and the pixmap has no transparency.
    """
    pixmap = QPixmap(max(1, wide), max(1, high))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.black if solid else Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    try:
        paint(painter)
    finally:
        painter.end()  # a painter must not outlive its pixmap, whatever happens
    return pixmap


def program_icon(root: str = ":/art") -> QIcon:
    """The icon of the program at the usual sizes; the smallest have a simpler drawing."""
    pictures, icon = Pictures(root), QIcon()
    for size in ICON_SIZES:
        name = "icon/program-small" if size < _ICON_FULL else "icon/program"
        icon.addPixmap(pictures.picture(name, size, size, 1.0))
    return icon


def _text_of(path: str) -> str:
    file = QFile(path)
    if not file.open(QFile.OpenModeFlag.ReadOnly):
        raise FileNotFoundError(path)
    text = bytes(file.readAll().data()).decode()
    file.close()
    return text


def _room() -> int:
    """How many bytes of pixmaps are kept.

    As many as fill the largest open window, for more is not seen at once, but at least `_LEAST`.
    """
    shown = (
        round(window.width() * window.height() * window.devicePixelRatio() ** 2) * _PIXEL_BYTES
        for window in QGuiApplication.topLevelWindows()
        if window.isVisible()
    )
    return max((_LEAST, *shown))


def _bytes_of(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * _PIXEL_BYTES

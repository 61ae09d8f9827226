"""The items of pieces: tiles, troops, tokens and the shield."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from twoheirs_qt.games.two_heirs.drawing.art import (
    CORNER,
    Art,
    Look,
    find_cost_rects,
    find_point_below_cost,
)
from twoheirs_qt.games.two_heirs.drawing.marks import (
    draw_circle,
    draw_disc,
    draw_shadow,
    draw_tick,
    draw_veil,
)
from twoheirs_qt.games.two_heirs.rules.components import Resources
from twoheirs_qt.tabletop.drawing.theme import find_current_theme
from twoheirs_qt.tabletop.scene.item import Item

FLIGHT_Z: Final = 80.0
_CACHED: Final = QGraphicsItem.CacheMode.DeviceCoordinateCache
_MIN_TURN_WIDTH: Final = 0.03
"""The smallest width of a piece that is turned over, as a share of its width."""
_TURN_GROWTH: Final = 0.1
"""The growth of a piece that is turned over: it comes nearer."""
_UNCACHED: Final = QGraphicsItem.CacheMode.NoCache


Drawing: TypeAlias = Callable[[QSizeF, float], QPixmap]
"""Draws a picture for a size and a device ratio."""


class Piece(Item):
    """A picture with a home rectangle that may be shown elsewhere for a moment.

    The home is a rectangle in a parent item (None: the scene). `lift` shows the piece at a
    rectangle of the scene, above all else; `land` brings it home.
    """

    def __init__(self, art: Art) -> None:
        super().__init__()
        self.art = art
        self._home: QGraphicsItem | None = None
        self._home_rect = QRectF()
        self._home_z = 0.0
        self._size = QRectF(0, 0, 1, 1)
        self._bounds = self._find_bounds(self._size)
        self.is_in_flight = False
        self._pixmap: QPixmap | None = None
        self.coarse = False
        self.faint = False
        self._drawing_before: Drawing | None = None
        self._pixmap_before: QPixmap | None = None
        self._turn_progress = 1.0
        # Shadow, picture and marks are painted once: motion over them only copies pixels.
        self.setCacheMode(_CACHED)

    def set_home(self, parent: QGraphicsItem | None, rect: QRectF, z: float) -> None:
        """Give it another home; it goes there at once unless it is in flight."""
        self._home, self._home_rect, self._home_z = parent, QRectF(rect), z
        if not self.is_in_flight:
            self._move_to(parent, rect, z)

    def find_home_rect(self) -> QRectF:
        """Its home, in the scene."""
        if self._home is None:
            return QRectF(self._home_rect)
        return self._home_rect.translated(self._home.pos())

    def find_rect_in_scene(self) -> QRectF:
        """The rectangle where it is shown, in the scene."""
        return self._size.translated(self.scenePos())

    def lift(self, rect: QRectF) -> None:
        self.is_in_flight = True
        self._move_to(None, rect, FLIGHT_Z)

    def land(self) -> None:
        self.is_in_flight = False
        self._move_to(self._home, self._home_rect, self._home_z)
        self.update()

    def begin_turn(self, before: Drawing) -> None:
        """Start turning it over, from the picture that `before` draws; `turn` animates it."""
        self._drawing_before, self._pixmap_before = before, None
        self._turn_progress = 0.0
        # A picture that changes its size in each frame is not worth caching.
        self.setCacheMode(_UNCACHED)
        self.turn(0.0)

    def turn(self, progress: float) -> None:
        """Show the frame at `progress` of turning it over."""
        self._turn_progress = progress
        if progress >= 1:
            self._drawing_before = self._pixmap_before = None
            self.setTransform(QTransform())
            self.setCacheMode(_UNCACHED if self.coarse else _CACHED)
        else:
            eased_progress = progress * progress * (3 - 2 * progress)
            scale = 1 + _TURN_GROWTH * sin(pi * eased_progress)
            middle = self._size.center()
            transform = QTransform.fromTranslate(middle.x(), middle.y())
            transform.scale(max(_MIN_TURN_WIDTH, abs(cos(pi * eased_progress))) * scale, scale)
            self.setTransform(transform.translate(-middle.x(), -middle.y()))
        self.update()

    @property
    def turns(self) -> bool:
        """Whether it is being turned over."""
        return self._drawing_before is not None

    def _move_to(self, parent: QGraphicsItem | None, rect: QRectF, z: float) -> None:
        if self.parentItem() is not parent:
            self.setParentItem(parent)  # type: ignore[arg-type]  # None is the scene
        size = QRectF(0, 0, rect.width(), rect.height())
        if size != self._size:
            self.prepareGeometryChange()
            self._size, self._bounds = size, self._find_bounds(size)
            self.update()
        self.setPos(rect.topLeft())
        self.setZValue(z)

    def boundingRect(self) -> QRectF:
        return self._bounds

    @staticmethod
    def _find_bounds(size: QRectF) -> QRectF:
        """The rectangle that shadow, rim and badges of a piece of that size may cover."""
        edge = max(8.0, size.width() * 0.13)
        return size.adjusted(-edge, -edge, edge, edge)

    def set_faint(self, faint: bool) -> None:
        """Make it faint while its ghost is shown."""
        if faint != self.faint:
            self.faint = faint
            self.setOpacity(0.55 if faint else 1.0)

    def set_coarse(self, coarse: bool) -> None:
        """Scale the present picture instead of redrawing it, or stop doing so."""
        if coarse != self.coarse:
            self.coarse = coarse
            # A picture that changes its size in each frame is not worth caching.
            self.setCacheMode(_UNCACHED if coarse or self.turns else _CACHED)
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        ratio = painter.device().devicePixelRatio()
        size = self._size
        pixmap = self._pixmap
        width = round(size.width() * ratio)
        height = round(size.height() * ratio)
        exact_size = QSize(max(1, width), max(1, height))
        is_exact = pixmap is not None and (pixmap.size(), pixmap.devicePixelRatio()) == (
            exact_size,
            ratio,
        )
        # A piece in motion or during a zoom shows its present picture, scaled; it is redrawn when
        # it rests.
        if self._pixmap is None or not (is_exact or self.is_in_flight or self.coarse):
            self._pixmap = self._draw(size, ratio)
            is_exact = True
        self._paint_below(painter, size)
        if self._drawing_before is not None and self._turn_progress < 0.5:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            if self._pixmap_before is None:  # once: its size may change with each frame
                self._pixmap_before = self._drawing_before(self._home_rect.size(), ratio)
            painter.drawPixmap(size, self._pixmap_before, QRectF(self._pixmap_before.rect()))
        elif is_exact and self._drawing_before is None:
            painter.drawPixmap(QPointF(0, 0), self._pixmap)
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(size, self._pixmap, QRectF(self._pixmap.rect()))
        self._paint_above(painter, size)

    def _draw(self, size: QRectF, ratio: float) -> QPixmap:
        raise NotImplementedError

    def _paint_below(self, painter: QPainter, size: QRectF) -> None:
        """Paint below the picture."""

    def _paint_above(self, painter: QPainter, size: QRectF) -> None:
        """Paint over the picture."""

    def redraw(self) -> None:
        """Redraw its picture after it has changed."""
        self._pixmap = None
        self.update()


class TileItem(Piece):
    """A tile. A veil dims it (out of reach); `number` is its place in the reach, 0 for none.

    The number is in the lower corner away from the middle of the ring. `missing` are the missing
    resources of the cost: they are crossed out, and a tick shows that none is missing.
    """

    def __init__(self, art: Art, look: Look) -> None:
        super().__init__(art)
        self.look = look
        self._veil = 0.0
        self._number = 0
        self._number_right = False
        self._rim: str | None = None
        self._missing: Resources | None = None

    def make_drawing(self, look: Look) -> Drawing:
        """Make a function that draws the tile with another look."""
        return lambda size, ratio: self.art.find_tile_pixmap(look, size.width(), ratio)

    def show_look(self, look: Look) -> None:
        if look != self.look:
            self.look = look
            self.redraw()

    def mark(
        self,
        *,
        veil: float = 0.0,
        number: int = 0,
        number_right: bool = False,
        rim: str | None = None,
        missing: Resources | None = None,
    ) -> None:
        """Set the marks of the tile; `rim` is the theme colour of a line around it."""
        marks = (veil, number, number_right, rim, missing)
        if marks != (self._veil, self._number, self._number_right, self._rim, self._missing):
            self._veil, self._number, self._number_right, self._rim, self._missing = marks
            self.update()

    def _draw(self, size: QRectF, ratio: float) -> QPixmap:
        return self.art.find_tile_pixmap(self.look, size.width(), ratio)

    def _paint_below(self, painter: QPainter, size: QRectF) -> None:
        side = size.width()
        corner = side * CORNER
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_shadow(painter, find_current_theme(), size, 2.5 if self.is_in_flight else 1.0)
        if self._rim is not None:
            # With a dark edge, and as wide as the gaps between the tiles of the ring allow.
            for color, edge in (("shadow", max(5.0, side * 0.07)), (self._rim, side * 0.05)):
                edge = max(3.6, edge)
                painter.setBrush(find_current_theme().find_color(color))
                rim_rect = size.adjusted(-edge, -edge, edge, edge)
                painter.drawRoundedRect(rim_rect, corner + edge, corner + edge)

    def _paint_above(self, painter: QPainter, size: QRectF) -> None:
        if self._veil > 0:
            draw_veil(painter, find_current_theme(), size, self._veil)
        if self._number and not (self.is_in_flight or self.turns):
            number = self._find_number_disc(size)
            radius = number.width() / 2
            line = max(1.4, radius * 0.16)
            draw_disc(
                painter,
                number.center(),
                radius,
                str(self._number),
                line_width=line,
                text_ratio=1.35,
            )
        if self._missing is not None and not (self.is_in_flight or self.turns):
            self._paint_missing(painter, size, self._missing)

    def _find_number_disc(self, size: QRectF) -> QRectF:
        """The disc of the number on a tile of that size."""
        radius = max(8.0, size.width() * 0.145)
        middle = find_number_point(size, right=self._number_right)
        return QRectF(-radius, -radius, 2 * radius, 2 * radius).translated(middle)

    @property
    def number_in_scene(self) -> QRectF:
        """The rectangle of its number in the scene, empty if none is shown."""
        is_shown = self._number and not (self.is_in_flight or self.turns)
        return self.mapRectToScene(self._find_number_disc(self._size)) if is_shown else QRectF()

    def _paint_missing(self, painter: QPainter, size: QRectF, missing: Resources) -> None:
        tile, side = self.look.tile, size.width()
        if not any(missing):
            draw_tick(painter, find_point_below_cost(tile, size), max(6.5, side * 0.085))
        for terrain, glyphs in find_cost_rects(tile, size).items():
            for glyph in glyphs[len(glyphs) - missing[terrain] :]:
                draw_circle(
                    painter, find_current_theme(), glyph, max(1.3, side * 0.018), crossed=True
                )


class PictureItem(Piece):
    """A troop, a token or the shield; `shown` is the name of its picture."""

    def __init__(self, art: Art, picture: str) -> None:
        super().__init__(art)
        self.shown = picture

    @property
    def drawing(self) -> Drawing:
        """A function that draws it with its present picture."""
        art, picture = self.art, self.shown
        return lambda size, ratio: art.find_pixmap(picture, size.width(), size.height(), ratio)

    def show_picture(self, picture: str) -> None:
        if picture != self.shown:
            self.shown = picture
            self.redraw()

    def _draw(self, size: QRectF, ratio: float) -> QPixmap:
        return self.art.find_pixmap(self.shown, size.width(), size.height(), ratio)


def find_number_point(tile_rect: QRectF, *, right: bool) -> QPointF:
    """The centre of the number on a tile of the ring, where it hides nothing of the strip."""
    return tile_rect.topLeft() + QPointF(0.975 if right else 0.025, 0.95) * tile_rect.width()

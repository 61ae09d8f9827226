"""The pictures of tiles, composed of the drawings of their parts."""

from __future__ import annotations

import zlib
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from twoheirs_qt.games.two_heirs.rules.components import Heir, Terrain, Tile, Troop, TroopKind
from twoheirs_qt.tabletop.drawing.colors import COLOR_TRANSFORMS, ColorTransform
from twoheirs_qt.tabletop.drawing.pictures import SHARED_ART, Pictures
from twoheirs_qt.tabletop.drawing.theme import DAYLIGHT, DRAWN_INK

UNIT: Final = 160.0
"""The side of a tile in the units of its drawings."""
INK: Final = DRAWN_INK
FRAMES: Final = (DAYLIGHT.white, DAYLIGHT.blue)
"""The colour of the owner's frame inside the ink frame, by heir."""
FRAME_LINES: Final = (INK, DAYLIGHT.white)
"""The colour of the line along that frame, which sets it off from the terrain."""
GROUNDS: Final = 4
"""The number of pictures of each terrain; their edges fit in every orientation."""

_COST_LEFT, _COST_TOP, _COST_SIZE, _COST_STEP = 10.0, 9.0, 24.5, 22.5
_BADGE: Final = QRectF(127.0, 8.0, 25.0, 25.0)
_STRIP: Final = QRectF(30.5, 126.0, 99.0, 22.0)
_MOUTH: Final = 44.0
_GLYPH: Final = QRectF(52.0, 52.0, 56.0, 56.0)
_CORNER: Final = 9.0
CORNER: Final = _CORNER / UNIT
"""The corner radius of a tile, as a share of its side."""
_EDGES: Final = "NESW"


class Look(NamedTuple):
    """A tile as it lies: `owner` gives the frame (None: no frame), `is_face_down` shows its back.

    `is_turned` is upside down. `is_upright` keeps the pictures of a turned tile upright for
    reading; its roads keep their true direction.
    """

    tile: Tile
    owner: Heir | None = None
    is_face_down: bool = False
    is_turned: bool = False
    is_upright: bool = False


def make_look(tile: Tile, owner: Heir | None, bottom: Heir, *, upright: bool = False) -> Look:
    """The look of a tile in the landscape seen from the side of `bottom`; no `owner`: face down.

    `upright`: pictures stand upright even on turned tiles.
    """
    is_turned = owner is not None and owner is not bottom
    return Look(tile, owner, is_face_down=owner is None, is_turned=is_turned, is_upright=upright)


def name_resource_glyph(terrain: Terrain | None) -> str:
    """The name of the picture of a resource; None is any resource."""
    return f"resource/{'any' if terrain is None else terrain.word}"


def find_cost_rects(tile: Tile, rect: QRectF) -> dict[Terrain, list[QRectF]]:
    """The rectangles of the resources of a tile's cost on its upright picture in `rect`."""
    glyphs_by_terrain, number = {terrain: list[QRectF]() for terrain in Terrain}, 0
    for terrain, glyphs in glyphs_by_terrain.items():
        for _ in range(tile.cost[terrain]):
            glyphs.append(_find_cost_rect(rect, number))
            number += 1
    return glyphs_by_terrain


def find_point_below_cost(tile: Tile, rect: QRectF) -> QPointF:
    """The centre of the free place below the last resource of a tile's cost."""
    return _find_cost_rect(rect, sum(tile.cost)).center()


def _find_cost_rect(rect: QRectF, number: int) -> QRectF:
    """The rectangle of resource `number` of a cost."""
    unit = rect.width() / UNIT
    corner = rect.topLeft() + QPointF(_COST_LEFT, _COST_TOP + number * _COST_STEP) * unit
    return QRectF(corner.x(), corner.y(), _COST_SIZE * unit, _COST_SIZE * unit)


class Art(Pictures):
    """All pictures of the game: single ones, and tiles made of them."""

    def __init__(
        self, *roots: str, colors: ColorTransform = COLOR_TRANSFORMS[DAYLIGHT.name]
    ) -> None:
        super().__init__(*(roots or (":/games/two_heirs/art", SHARED_ART)), colors=colors)

    def name_troop_picture(self, heir: Heir, troop: Troop) -> str:
        """The name of a troop's picture: its cross if it has moved, Henry's always shows one."""
        kind = "retinue" if troop.kind is TroopKind.RETINUE else "troop"
        if troop.terrain is not None:
            return f"troop/{heir.word}-{kind}-cross-{troop.terrain.word}"
        return f"troop/{heir.word}-{kind}{'-moved' if troop.moved else ''}"

    # -- tiles -------------------------------------------------------------------------------

    def find_tile_pixmap(self, look: Look, size: float, ratio: float) -> QPixmap:
        """The whole tile as a square of `size` logical pixels."""
        key = ("tile", look, round(size * ratio), ratio)
        size = round(size * ratio) / ratio

        def paint(painter: QPainter) -> None:
            painter.scale(size / UNIT, size / UNIT)
            self._paint_tile(painter, look, size)

        return self._find_or_paint(key, size, size, ratio, paint)

    def paint_tile(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        """Paint a tile as vectors, sharp at any size, on paper and in files."""
        painter.save()
        painter.translate(rect.topLeft())
        painter.scale(rect.width() / UNIT, rect.height() / UNIT)
        self._paint_tile(painter, look, rect.width())
        painter.restore()

    def find_terrain_pixmap(self, terrain: Terrain, size: float, ratio: float) -> QPixmap:
        """The back of any tile of that terrain, as the topmost of the supply shows it."""
        key = ("terrain", terrain, round(size * ratio), ratio)
        size = round(size * ratio) / ratio

        def paint(painter: QPainter) -> None:
            painter.scale(size / UNIT, size / UNIT)
            with _Clip(painter):
                self.draw(painter, f"ground/{terrain.word}-1", QRectF(0, 0, UNIT, UNIT))
                self.draw(painter, name_resource_glyph(terrain), _GLYPH)
            self._paint_frame(painter, None, size)

        return self._find_or_paint(key, size, size, ratio, paint)

    def _paint_tile(self, painter: QPainter, look: Look, size: float) -> None:
        tile = look.tile
        bounds = QRectF(0, 0, UNIT, UNIT)
        variant = zlib.crc32(tile.id.encode()) % GROUNDS + 1
        sections = () if look.is_face_down else _list_sections(look)
        painter.save()
        if look.is_turned and not look.is_upright:
            _turn(painter)
        with _Clip(painter):
            self.draw(painter, f"ground/{tile.terrain.word}-{variant}", bounds)
            if look.is_face_down:
                self.draw(painter, name_resource_glyph(tile.terrain), _GLYPH)
            else:
                for section in sections:
                    if len(section) > 1:
                        self.draw(painter, f"road/{section}", bounds)
                self.draw(painter, f"building/{tile.building.value}", bounds)
        depth = self._paint_frame(painter, look.owner if not look.is_face_down else None, size)
        if not look.is_face_down:
            # Costs are painted over a road in the west, a road in the south over the strip.
            for edge in "NEW":
                self._paint_mouth(painter, sections, edge, depth)
            self._paint_marks(painter, tile)
            self._paint_mouth(painter, sections, "S", depth)
        painter.restore()

    def _paint_mouth(
        self, painter: QPainter, sections: tuple[str, ...], edge: str, depth: float
    ) -> None:
        """Paint where a road crosses the frame, `depth` deep, or ends."""
        section = next((candidate for candidate in sections if edge in candidate), None)
        if section is None:
            return
        painter.save()
        painter.translate(UNIT / 2, UNIT / 2)
        painter.rotate(90 * _EDGES.index(edge))
        painter.translate(-_MOUTH / 2, -UNIT / 2)
        if len(section) > 1:
            self.draw(painter, "road/mouth", QRectF(0, 0, _MOUTH, depth + 0.5))
        else:
            self.draw(painter, "road/end", QRectF(0, 0, _MOUTH, max(depth, 8.0) + 8.0))
        painter.restore()

    def _paint_marks(self, painter: QPainter, tile: Tile) -> None:
        top = _COST_TOP
        for terrain in Terrain:
            for _ in range(tile.cost[terrain]):
                rect = QRectF(_COST_LEFT, top, _COST_SIZE, _COST_SIZE)
                self.draw(painter, name_resource_glyph(terrain), rect)
                top += _COST_STEP
        self.draw(painter, f"set/{tile.tile_set.value}", _BADGE)
        variant = f"-{tile.variant}" if tile.variant else ""
        strip = f"strip/{tile.building.value}{variant}"
        self.draw(painter, strip, _STRIP)

    def _paint_frame(self, painter: QPainter, owner: Heir | None, size: float) -> float:
        """Paint the frames; returns their width."""
        # Lines have the same weight at all sizes: at least a pixel and a half.
        unit = UNIT / size
        ink = max(3.0, 1.5 * unit) * self.colors.outline_factor
        depth = ink
        if owner is not None:
            band = max(5.0, 2.4 * unit)
            depth += band
            line = max(1.5, unit)
            self._paint_line(painter, FRAMES[owner], band, ink)
            self._paint_line(painter, FRAME_LINES[owner], line, depth)
            depth += line
        self._paint_line(painter, INK, ink, 0)
        return depth

    def _paint_line(self, painter: QPainter, color: str, width: float, inset: float) -> None:
        """Paint a line around a tile, at a distance of `inset` from its edge."""
        painter.setPen(QPen(QColor(self.colors.apply(color)), width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        middle = inset + width / 2
        corner = max(_CORNER - inset, 2.0)
        rect = QRectF(middle, middle, UNIT - 2 * middle, UNIT - 2 * middle)
        painter.drawRoundedRect(rect, corner, corner)


class _Clip:
    """A context that clips painting to the rounded square of a tile."""

    def __init__(self, painter: QPainter) -> None:
        self._painter = painter

    def __enter__(self) -> None:
        self._painter.save()
        path = QPainterPath()
        path.addRoundedRect(QRectF(0.5, 0.5, UNIT - 1, UNIT - 1), _CORNER, _CORNER)
        self._painter.setClipPath(path)

    def __exit__(self, *_: object) -> None:
        self._painter.restore()


def _list_sections(look: Look) -> tuple[str, ...]:
    """The edges that each road of the tile joins, such as `ES`, as its picture lies.

    With an upright picture on a turned tile, its roads keep their true directions.
    """
    swapped = look.is_turned and look.is_upright
    return tuple(
        "".join(
            _EDGES[edge] for edge in sorted(edge.opposite if swapped else edge for edge in section)
        )
        for section in look.tile.roads
    )


def _turn(painter: QPainter) -> None:
    painter.translate(QPointF(UNIT, UNIT))
    painter.rotate(180)

"""The map as a picture that is painted once, and then moved, mended and scaled."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil, floor
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from twoheirs_qt.games.bunny_kingdom.drawing.canvas import BunnyPictures, Canvas
from twoheirs_qt.games.bunny_kingdom.drawing.fiefs import Fief, PlacedLabel, place_labels
from twoheirs_qt.games.bunny_kingdom.drawing.grid import MapGrid
from twoheirs_qt.games.bunny_kingdom.drawing.land import paint_board, paint_pieces
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import Mask, list_indices
from twoheirs_qt.games.bunny_kingdom.rules.fiefs import list_tower_pairs
from twoheirs_qt.games.bunny_kingdom.rules.state import Table
from twoheirs_qt.tabletop.drawing.parchment import fill_rect, find_pixel_ratio
from twoheirs_qt.tabletop.drawing.theme import Theme, find_current_theme
from twoheirs_qt.tabletop.scene.item import Item

_SHADOW_PX: Final = 6.0
"""The width of the strip around the place of the map into which its shadow falls."""
_CUT_EDGE_PX: Final = 2.0
"""The width of the line around an enlarged map."""
_EDGE_SHARE: Final = 0.1
_EDGE_PX: Final = 3.0
"""The reach of a piece beyond its territory: this share of its side, and so many pixels."""


@dataclass
class _Image:
    """A pixmap of `room`, with the map that lies in `grid` as it was when it was painted."""

    pixmap: QPixmap
    room: QRectF
    grid: MapGrid
    theme: Theme
    table: Table
    fiefs: Sequence[Fief]
    labels: list[PlacedLabel]

    @property
    def ratio(self) -> float:
        return self.pixmap.devicePixelRatio()

    @property
    def is_whole(self) -> bool:
        """Whether all of the map is on it."""
        return self.room.contains(self.grid.land_rect)

    def find_rect_in(self, grid: MapGrid) -> QRectF:
        """The place of this image when it is scaled so that its map lies in `grid`."""
        scale = grid.side / self.grid.side
        corner = (
            grid.land_rect.topLeft() + (self.room.topLeft() - self.grid.land_rect.topLeft()) * scale
        )
        return QRectF(corner, self.room.size() * scale)


class MapPicture(Item):
    """The map with all that lies on it.

    After a motion only what has come into sight is painted, after a change of the table only the
    territories that look different. While it is coarse, that is during a zoom, the present picture
    is scaled.
    """

    def __init__(self, pictures: BunnyPictures) -> None:
        super().__init__()
        self._pictures = pictures
        self._area = QRectF()
        self._grid = MapGrid(QRectF(0, 0, 1, 1))
        self._is_whole = True
        self._table: Table | None = None
        self._fiefs: Sequence[Fief] = ()
        self._is_coarse = False
        self._image: _Image | None = None
        self._fitted_image: _Image | None = None
        """All of the map, for what comes into sight while the camera zooms out."""

    @property
    def labels(self) -> Sequence[PlacedLabel]:
        """The labels of fiefs where they are painted now; none while the picture is scaled."""
        image = self._image
        is_in_place = image is not None and image.grid.land_rect == self._grid.land_rect
        return image.labels if image is not None and is_in_place else ()

    def show_map(
        self, area: QRectF, grid: MapGrid, table: Table, fiefs: Sequence[Fief], *, is_whole: bool
    ) -> None:
        """Show a table in a place of the scene, on the squares of a grid.

        `is_whole`: all of the map is in that place.
        """
        if area != self._area:
            self.prepareGeometryChange()
            self._area = QRectF(area)
        image = self._image if self.isVisible() else None
        is_mended = image is not None and image.table is self._table
        old_place = (self._grid.land_rect, self._grid.side, self._is_whole)
        is_new = table is not self._table
        self._table, self._fiefs = table, fiefs
        if old_place != (grid.land_rect, grid.side, is_whole):
            self._grid, self._is_whole = grid, is_whole
            self.update()
        elif is_new and image is not None and is_mended:
            for rect in self._mend(image, table):
                self.update(rect)
        elif is_new:
            self.update()

    def find_covered_rect(self) -> QRectF:
        """The rectangle of whole pixels in which nothing below it is seen."""
        land = self._grid.land_rect & self._area
        return QRectF(land.toRect().adjusted(1, 1, -1, -1))

    def set_coarse(self, coarse: bool) -> None:
        """Scale the present picture, or paint it again at its size."""
        if coarse != self._is_coarse:
            self._is_coarse = coarse
            self.update()

    def boundingRect(self) -> QRectF:
        return self._area.adjusted(-_SHADOW_PX, -_SHADOW_PX, _SHADOW_PX, _SHADOW_PX)

    # -- painting --------------------------------------------------------------------------------

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._table is None:
            return
        ratio = find_pixel_ratio(painter)
        image = self._image = self._follow(ratio, self._table)
        painter.save()
        if not self._is_whole:
            painter.setClipRect(self._area, Qt.ClipOperation.IntersectClip)
        if image.grid is self._grid:
            painter.drawPixmap(image.room.topLeft(), image.pixmap)
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            place = image.find_rect_in(self._grid)
            if not place.contains(self._area):
                fitted = self._fitted_image = self._follow_fitted(ratio, self._table)
                source = QRectF(fitted.pixmap.rect())
                painter.drawPixmap(fitted.find_rect_in(self._grid), fitted.pixmap, source)
            painter.drawPixmap(place, image.pixmap, QRectF(image.pixmap.rect()))
        if not self._is_whole:  # what is cut off has an edge, too
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(find_current_theme().find_color("shadow"), 2 * _CUT_EDGE_PX))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(self._area)
        painter.restore()

    def _follow(self, ratio: float, table: Table) -> _Image:
        """The image as it has to be now: the present one, mended and moved, or a new one."""
        image, grid = self._image, self._grid
        if image is None or not self._is_usable(image, ratio):
            self._image = self._fitted_image = image = None  # first, so as not to need both
            return self._paint_new(grid, ratio, table)
        if image.table is not table:
            self._mend(image, table)
        if grid.side == image.grid.side:
            self._move(image, grid)
        elif not self._is_coarse:
            if self._is_whole:
                self._fitted_image = None
            elif image.is_whole:
                self._fitted_image = image
            return self._paint_new(grid, ratio, table)
        return image

    def _follow_fitted(self, ratio: float, table: Table) -> _Image:
        """An image of all of the map as it is now."""
        image = self._fitted_image
        if image is None or not self._is_usable(image, ratio):
            return self._paint_new(MapGrid(self._area, ratio), ratio, table)
        if image.table is not table:
            self._mend(image, table)
        return image

    def _is_usable(self, image: _Image, ratio: float) -> bool:
        """Whether an image can be mended: place, theme and the map itself are the same."""
        assert self._table is not None
        return (
            image.ratio == ratio
            and image.theme is find_current_theme()
            and image.room == _snap_out(self.boundingRect(), ratio)
            and image.table.catalogue is self._table.catalogue
        )

    def _paint_new(self, grid: MapGrid, ratio: float, table: Table) -> _Image:
        room = _snap_out(self.boundingRect(), ratio)
        pixmap = QPixmap(round(room.width() * ratio), round(room.height() * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        labels = place_labels(grid, self._fiefs)
        image = _Image(pixmap, room, grid, find_current_theme(), table, self._fiefs, labels)
        self._paint_part(image, pixmap.rect())
        return image

    def _move(self, image: _Image, grid: MapGrid) -> None:
        """Move the content of an image, and paint what comes into sight."""
        movement = grid.land_rect.topLeft() - image.grid.land_rect.topLeft()
        image.grid = grid
        if movement.isNull():
            return
        image.labels = [(fief, rect.translated(movement)) for fief, rect in image.labels]
        bounds = image.pixmap.rect()
        x, y = round(movement.x() * image.ratio), round(movement.y() * image.ratio)
        kept = bounds & bounds.translated(x, y)
        if kept.isEmpty():
            self._paint_part(image, bounds)
            return
        image.pixmap.scroll(x, y, bounds)
        beside = QRect(kept.right() + 1 if x < 0 else 0, 0, abs(x), bounds.height())
        below = QRect(0, kept.bottom() + 1 if y < 0 else 0, bounds.width(), abs(y))
        for part in (beside, below):
            if not part.isEmpty():
                self._paint_part(image, part)

    def _mend(self, image: _Image, table: Table) -> list[QRectF]:
        """Paint the parts again that look different on another table, and return them."""
        is_alike = self._fiefs == image.fiefs
        labels = image.labels if is_alike else place_labels(image.grid, self._fiefs)
        if sorted(list_tower_pairs(image.table)) == sorted(list_tower_pairs(table)):
            changes = _find_changes(image, table, self._fiefs, labels)
        else:  # a bow may reach across the whole map
            changes = [image.room]
        image.table, image.fiefs, image.labels = table, self._fiefs, labels
        bounds = image.pixmap.rect()
        # Each part is one rectangle: only then are pictures copied pixel by pixel.
        for part in _unite([_convert_to_pixels(rect, image) & bounds for rect in changes]):
            self._paint_part(image, part)
        return changes

    def _paint_part(self, image: _Image, part: QRect) -> None:
        """Paint a rectangle of an image, given in its pixels."""
        ratio, grid, room = image.ratio, image.grid, image.room
        edge = _calculate_edge_width(grid)
        rect = QRectF(
            room.left() + part.x() / ratio - edge,
            room.top() + part.y() / ratio - edge,
            part.width() / ratio + 2 * edge,
            part.height() / ratio + 2 * edge,
        )
        land = grid.find_touched_land(rect)
        labels = [label for label in image.labels if rect.intersects(label[1])]
        painter = QPainter(image.pixmap)
        try:
            painter.scale(1 / ratio, 1 / ratio)
            painter.setClipRect(part)
            painter.scale(ratio, ratio)
            painter.translate(-room.topLeft())
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
            fill_rect(painter, room, QColor(Qt.GlobalColor.transparent))
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            canvas = Canvas(painter, self._pictures, image.theme, ratio)
            paint_board(canvas, grid, image.table.catalogue, land)
            paint_pieces(canvas, grid, image.table, image.fiefs, labels, land)
        finally:
            painter.end()  # a painter must not outlive its pixmap


def _find_changes(
    image: _Image, table: Table, fiefs: Sequence[Fief], labels: Sequence[PlacedLabel]
) -> list[QRectF]:
    """The parts of an image that look different on another table with the same sky towers."""
    old, grid, edge = image.table, image.grid, _calculate_edge_width(image.grid)
    land: Mask = 0
    for fief in {*image.fiefs} ^ {*fiefs}:
        land |= fief.land
    pairs = zip(old.buildings, table.buildings, strict=True)
    land |= sum([1 << index for index, (before, after) in enumerate(pairs) if before != after])
    for index, _ in {*old.trading_posts} ^ {*table.trading_posts}:
        land |= 1 << index
    rects = [grid.find_rect(index) for index in list_indices(land)]
    old_labels, new_labels = dict(image.labels), dict(labels)
    for fief in old_labels.keys() | new_labels.keys():
        label_rects = old_labels.get(fief), new_labels.get(fief)
        if label_rects[0] != label_rects[1]:
            rects += [rect for rect in label_rects if rect is not None]
    return [rect.adjusted(-edge, -edge, edge, edge) for rect in rects]


def _unite(rects: Iterable[QRect]) -> list[QRect]:
    """The smallest rectangles apart from each other that hold all of these."""
    groups: list[QRect] = []
    for rect in rects:
        united, size = rect, -1
        while len(groups) != size:
            size = len(groups)
            for group in groups:
                if group.intersects(united):
                    united |= group
            groups = [group for group in groups if not group.intersects(united)]
        if not united.isEmpty():
            groups.append(united)
    return groups


def _calculate_edge_width(grid: MapGrid) -> float:
    return grid.side * _EDGE_SHARE + _EDGE_PX


def _snap_out(rect: QRectF, ratio: float) -> QRectF:
    """The smallest rectangle of whole device pixels around a rectangle."""
    left, top = floor(rect.left() * ratio) / ratio, floor(rect.top() * ratio) / ratio
    right, bottom = ceil(rect.right() * ratio) / ratio, ceil(rect.bottom() * ratio) / ratio
    return QRectF(left, top, right - left, bottom - top)


def _convert_to_pixels(rect: QRectF, image: _Image) -> QRect:
    """The smallest rectangle of an image's pixels around a rectangle of the scene."""
    ratio, corner = image.ratio, image.room.topLeft()
    left, top = floor((rect.left() - corner.x()) * ratio), floor((rect.top() - corner.y()) * ratio)
    right = ceil((rect.right() - corner.x()) * ratio)
    bottom = ceil((rect.bottom() - corner.y()) * ratio)
    return QRect(left, top, right - left, bottom - top)

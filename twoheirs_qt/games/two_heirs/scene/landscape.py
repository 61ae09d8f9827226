"""The landscape in the scene: the parent item of its pieces, and the marks on its cells."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from math import ceil, cos, pi
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from twoheirs_qt.games.two_heirs.drawing.grid import label_column, label_row
from twoheirs_qt.games.two_heirs.drawing.marks import (
    Mark,
    draw_label,
    find_label_rect,
    paint_mark,
)
from twoheirs_qt.games.two_heirs.play.snapshot import TableSnapshot
from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.games.two_heirs.rules.components import Heir
from twoheirs_qt.games.two_heirs.scene.sights import NAMES_ABOVE, NAMES_LEFT
from twoheirs_qt.games.two_heirs.things.highlights import Highlights
from twoheirs_qt.tabletop.drawing.charts import format_signed, make_round_pen
from twoheirs_qt.tabletop.drawing.parchment import find_pixel_ratio, paint_cached
from twoheirs_qt.tabletop.drawing.theme import Theme, find_current_theme, make_serif_font
from twoheirs_qt.tabletop.scene.animator import Animator
from twoheirs_qt.tabletop.scene.camera import Camera
from twoheirs_qt.tabletop.scene.item import Item

_PULSE_MS: Final = 1800.0
_PULSE_COUNT: Final = 3


class Landscape(Item):
    """The parent of everything in the landscape: panning moves this one item."""

    def __init__(self) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)

    def boundingRect(self) -> QRectF:
        return QRectF()


class CellItem(Item):
    """The base class of items on cells, in landscape coordinates; hidden without cells."""

    def __init__(self, camera: Camera, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._camera = camera
        self._bounds = QRectF()
        self.hide()

    def _list_cells(self) -> Iterable[Cell]:
        raise NotImplementedError

    def refresh(self) -> None:
        """Update after a change of the camera or of the cells."""
        cells = list(self._list_cells())
        self.setVisible(bool(cells))
        if cells:
            self.prepareGeometryChange()
            self._bounds = self._camera.find_mark_bounds(cells)
            self.update()

    def follow_camera(self) -> None:
        """Update after a change of the camera."""
        if self.isVisible():
            self.refresh()

    def boundingRect(self) -> QRectF:
        return self._bounds


class Marks(CellItem):
    """The `marks` on cells. `strength` (0 to 1) of the siege lets it pulse.

    One item is for empty cells, under the tiles, and one over them.
    """

    def __init__(self, camera: Camera, parent: QGraphicsItem) -> None:
        super().__init__(camera, parent)
        self.marks: dict[Cell, set[Mark]] = {}
        self.strength = 1.0

    def present(self, marks: dict[Cell, set[Mark]]) -> None:
        if marks != self.marks:
            self.marks = marks
            self.refresh()

    def _list_cells(self) -> Iterable[Cell]:
        return self.marks

    def draw(self, painter: QPainter, theme: Theme) -> None:
        for cell, marks in self.marks.items():
            rect = self._camera.find_rect(cell)
            for mark in sorted(marks):
                paint_mark(painter, theme, rect, mark, self.strength)


class Points(CellItem):
    """Changes of points, on cells: those of the heir in turn, and the other heir's below."""

    def __init__(self, camera: Camera, parent: QGraphicsItem) -> None:
        super().__init__(camera, parent)
        self.points: Mapping[Cell, tuple[int, int]] = {}
        self._heir = Heir.WHITE

    def present(self, points: Mapping[Cell, tuple[int, int]], heir: Heir) -> None:
        changed = points != self.points or (bool(points) and heir is not self._heir)
        self.points, self._heir = points, heir
        if changed:
            self.refresh()

    def _list_cells(self) -> Iterable[Cell]:
        return self.points

    def draw(self, painter: QPainter, theme: Theme) -> None:
        for middle, height, text, heir in self._list_labels():
            draw_label(painter, theme, middle, height, text, heir)

    def list_text_rects(self) -> list[QRectF]:
        """The rectangles of the texts in the scene."""
        return [
            find_label_rect(middle, height, text).translated(self._camera.origin)
            for middle, height, text, _ in self._list_labels()
        ]

    def _list_labels(self) -> Iterator[tuple[QPointF, float, str, Heir]]:
        """The middle of each label, its height, its text, and its heir."""
        for cell, (own_points, opponent_points) in self.points.items():
            rect = self._camera.find_rect(cell)
            middle, height = rect.center(), max(13.0, rect.width() * 0.3)
            if opponent_points:
                middle -= QPointF(0, height * 0.5)
                lower_middle = middle + QPointF(0, height * 0.95)
                yield (
                    lower_middle,
                    height * 0.8,
                    format_signed(opponent_points),
                    self._heir.opponent,
                )
            yield middle, height, format_signed(own_points), self._heir


class CellHighlights:
    """Sets the marks under and over the tiles, and points on them.

    Buildings that may be destroyed pulse a few times at first, and stay marked.
    """

    def __init__(self, below: Marks, above: Marks, points: Points, animator: Animator) -> None:
        self._below = below
        self._above = above
        self._points = points
        self._animator = animator
        self._siege: frozenset[Cell] = frozenset()

    def present(self, highlights: Highlights, snapshot: TableSnapshot) -> None:
        """Mark the cells as `highlights` says, and the besieged ones."""
        self._below.present({cell: {Mark.PLACE} for cell in highlights.tile_targets})
        siege = frozenset(cell for cell, land in snapshot.land.items() if land.is_besieged)
        marks_above: dict[Cell, set[Mark]] = {}
        for cells, mark in (
            (highlights.troop_targets, Mark.DESTINATION),
            (highlights.cells, Mark.SOURCE),
            (highlights.missing_cells, Mark.WANTED),
            (siege, Mark.SIEGE),
            (highlights.last_turn_cells, Mark.CHANGED),
        ):
            for cell in cells:
                marks_above.setdefault(cell, set()).add(mark)
        self._above.present(marks_above)
        if highlights.points or self._points.points:
            self._points.present(highlights.points, snapshot.last_active)
        if siege != self._siege:
            self._siege = siege
            if siege:
                self._animator.animate("siege", _PULSE_MS, self._pulse)

    def _pulse(self, progress: float) -> None:
        pulse = 0.5 - 0.5 * cos(progress * 2 * pi * _PULSE_COUNT)
        self._above.strength = 1.0 if progress >= 1 else pulse
        self._above.update()


_LETTER_SCALE: Final = 0.95
"""The height of the letters of names over that of body letters."""
_OUTLINE_SCALE: Final = 0.3
"""The width of the dark edge around their letters over that height."""


class Coordinates(Item):
    """Letters of columns and numbers of rows along the edges of the field."""

    def __init__(self, camera: Camera) -> None:
        super().__init__()
        self._camera = camera
        self._field = QRectF()
        self._text_px = 12.0
        self._columns = self._rows = range(0)
        self._shown_arguments: object = None
        self._names_key: object = None
        self._cached_names: list[tuple[QRectF, str]] = []
        # Only exposed names are painted: most of the field is between its edges.
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def present(self, field: QRectF, text_px: float, cells: Iterable[Cell]) -> None:
        """Name the columns and rows of `cells` and one more to each side."""
        xs, ys = zip(*cell_list, strict=True) if (cell_list := [*cells]) else ((), ())
        columns = range(min(xs) - 1, max(xs) + 2) if xs else range(0)
        rows = range(min(ys) - 1, max(ys) + 2) if ys else range(0)
        arguments = (field.getRect(), text_px, columns, rows, self._camera.view_direction)
        if arguments == self._shown_arguments:
            return
        self._shown_arguments = arguments
        self.prepareGeometryChange()
        self._field, self._text_px = QRectF(field), text_px
        self._columns, self._rows = columns, rows
        self.update()

    def boundingRect(self) -> QRectF:
        # The names reach beyond the field, to its left and above, by less than this margin.
        margin = self._text_px
        return self._field.adjusted(-margin, -margin, margin, margin)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        exposed, theme, ratio = option.exposedRect, find_current_theme(), find_pixel_ratio(painter)
        for name_rect, name in self._list_names():
            if exposed.intersects(name_rect):
                picture = self._paint_name(theme, ratio, name_rect, name)
                painter.drawPixmap(name_rect.topLeft().toPoint(), picture)

    def find_room_beside(self, field: QRectF) -> QRectF:
        """The part of `field` without the names along its edges."""
        if not self.isVisible():
            return field
        return field.adjusted(self._text_px * NAMES_LEFT, self._text_px * NAMES_ABOVE, 0, 0)

    def list_text_rects(self) -> list[QRectF]:
        """The rectangles of the names in the scene."""
        return [name_rect for name_rect, _ in self._list_names()] if self.isVisible() else []

    def _list_names(self) -> list[tuple[QRectF, str]]:
        """The names and their rectangles, cached until the camera or the landscape changes."""
        camera = self._camera
        cache_key = (
            self._shown_arguments,
            camera.origin.toTuple(),
            camera.cell_side,
            camera.ratio,
            camera.view_direction,
        )
        if cache_key != self._names_key:
            visible_lines = camera.find_lines(self._field)
            columns, rows = (
                range(max(visible.start, named_lines.start), min(visible.stop, named_lines.stop))
                for visible, named_lines in zip(
                    visible_lines, (self._columns, self._rows), strict=True
                )
            )
            self._names_key = cache_key
            self._cached_names = [*self._list_column_names(columns), *self._list_row_names(rows)]
        return self._cached_names

    def _list_column_names(self, columns: range) -> list[tuple[QRectF, str]]:
        """The names of columns."""
        field, height = self._field, self._text_px * 1.3
        names = {column: label_column(column) for column in columns}
        interval = self._calculate_name_interval(names.values())
        middles = (
            (self._camera.find_scene_rect((column, 0)).center().x(), column) for column in columns
        )
        return [
            (QRectF(x - height, field.top() - height * 0.2, 2 * height, height), names[column])
            for x, column in middles
            if column % interval == 0 and field.left() + height < x < field.right() - height / 2
        ]

    def _list_row_names(self, rows: range) -> list[tuple[QRectF, str]]:
        """The names of rows."""
        field, height = self._field, self._text_px * 1.3
        left = field.left() - height * 0.4
        middles = ((self._camera.find_scene_rect((0, row)).center().y(), row) for row in rows)
        return [
            (QRectF(left, y - height / 2, 2 * height, height), label_row(row))
            for y, row in middles
            if field.top() + height < y < field.bottom() - height / 2
        ]

    def _calculate_name_interval(self, names: Iterable[str]) -> int:
        """The interval of named columns, so that the names fit: 1 unless tiles are small."""
        metrics = QFontMetricsF(make_serif_font(self._text_px * _LETTER_SCALE, bold=True))
        widest = max(map(metrics.horizontalAdvance, names), default=0.0)
        return max(1, ceil((widest + self._text_px * _OUTLINE_SCALE) / self._camera.pitch))

    def _paint_name(self, theme: Theme, ratio: float, name_rect: QRectF, name: str) -> QPixmap:
        """A name with a dark outline, so that it is readable over tiles, too."""

        def paint(painter: QPainter) -> None:
            font = make_serif_font(self._text_px * _LETTER_SCALE, bold=True)
            width = QFontMetricsF(font).horizontalAdvance(name)
            height = QFontMetricsF(font).capHeight()
            path = QPainterPath()
            path.addText(
                (name_rect.width() - width) / 2, (name_rect.height() + height) / 2, font, name
            )
            edge = make_round_pen(theme.find_color("shadow"), self._text_px * _OUTLINE_SCALE)
            painter.strokePath(path, edge)
            painter.fillPath(path, theme.find_color("on_oak"))

        key = f"coordinate-{theme.name}-{name}-{self._text_px}"
        return paint_cached(key, name_rect.size(), ratio, paint)

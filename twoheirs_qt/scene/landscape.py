"""The landscape: the item that carries its tiles and troops, and the marks on its cells."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from math import ceil, cos, pi
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from twoheirs_qt.drawing.grid import column_label, row_label
from twoheirs_qt.drawing.marks import Mark, label, label_rect, paint_mark, round_pen
from twoheirs_qt.drawing.parchment import kept, ratio_of
from twoheirs_qt.drawing.theme import Theme, current_theme, serif_font
from twoheirs_qt.play.snapshot import TableSnapshot
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.components import Heir
from twoheirs_qt.scene.animator import Animator
from twoheirs_qt.scene.camera import NAMES_ABOVE, NAMES_LEFT, Camera
from twoheirs_qt.scene.pieces import Item
from twoheirs_qt.things.highlights import Highlights

_PULSE_MS: Final = 1800.0
_PULSES: Final = 3


class Landscape(Item):
    """The parent of everything in the landscape: panning moves this one item."""

    def __init__(self) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)

    def boundingRect(self) -> QRectF:
        return QRectF()


class OnCells(Item):
    """The base class of items on cells, in the coordinates of the landscape.

    They are hidden as long as there is nothing to show.
    """

    def __init__(self, camera: Camera, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._camera = camera
        self._bounds = QRectF()
        self.hide()

    def _cells(self) -> Iterable[Cell]:
        raise NotImplementedError

    def refresh(self) -> None:
        """The camera or the cells have changed."""
        cells = list(self._cells())
        self.setVisible(bool(cells))
        if cells:
            self.prepareGeometryChange()
            self._bounds = self._camera.marked_rect(cells)
            self.update()

    def follow_camera(self) -> None:
        """The camera has changed."""
        if self.isVisible():
            self.refresh()

    def boundingRect(self) -> QRectF:
        return self._bounds


class Marks(OnCells):
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

    def _cells(self) -> Iterable[Cell]:
        return self.marks

    def draw(self, painter: QPainter, theme: Theme) -> None:
        for cell, marks in self.marks.items():
            rect = self._camera.rect(cell)
            for mark in sorted(marks):
                paint_mark(painter, theme, rect, mark, self.strength)


class Points(OnCells):
    """How points would change, on cells: those of the heir in turn, and the other's below."""

    def __init__(self, camera: Camera, parent: QGraphicsItem) -> None:
        super().__init__(camera, parent)
        self.points: Mapping[Cell, tuple[int, int]] = {}
        self._heir = Heir.WHITE

    def present(self, points: Mapping[Cell, tuple[int, int]], heir: Heir) -> None:
        changed = points != self.points or (bool(points) and heir is not self._heir)
        self.points, self._heir = points, heir
        if changed:
            self.refresh()

    def _cells(self) -> Iterable[Cell]:
        return self.points

    def draw(self, painter: QPainter, theme: Theme) -> None:
        for middle, high, words, heir in self._labels():
            label(painter, theme, middle, high, words, heir)

    def words(self) -> list[QRectF]:
        """Where they are written, in the scene."""
        return [
            label_rect(middle, high, words).translated(self._camera.origin)
            for middle, high, words, _ in self._labels()
        ]

    def _labels(self) -> Iterator[tuple[QPointF, float, str, Heir]]:
        """The middle of each label, its height, what it says, and whose it is."""
        for cell, (own, other) in self.points.items():
            rect = self._camera.rect(cell)
            middle, high = rect.center(), max(13.0, rect.width() * 0.3)
            if other:
                middle -= QPointF(0, high * 0.5)
                below = middle + QPointF(0, high * 0.95)
                yield below, high * 0.8, signed(other), self._heir.opponent
            yield middle, high, signed(own), self._heir


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
        self._below.present({cell: {Mark.PLACE} for cell in highlights.place})
        siege = frozenset(cell for cell, land in snapshot.land.items() if land.besieged)
        over: dict[Cell, set[Mark]] = {}
        for cells, mark in (
            (highlights.go, Mark.GO),
            (highlights.cells, Mark.SOURCE),
            (highlights.wanted, Mark.WANTED),
            (siege, Mark.SIEGE),
            (highlights.changed, Mark.CHANGED),
        ):
            for cell in cells:
                over.setdefault(cell, set()).add(mark)
        self._above.present(over)
        if highlights.points or self._points.points:
            self._points.present(highlights.points, snapshot.last_active)
        if siege != self._siege:
            self._siege = siege
            if siege:
                self._animator.after("siege", _PULSE_MS, self._pulse, motion=True)

    def _pulse(self, share: float) -> None:
        pulse = 0.5 - 0.5 * cos(share * 2 * pi * _PULSES)
        self._above.strength = 1.0 if share >= 1 else pulse
        self._above.update()


def signed(change: int) -> str:
    """A change of points, with its sign."""
    return f"+{change}" if change > 0 else "±0" if not change else f"−{-change}"


_SHARE: Final = 0.95
"""The height of the names of columns and rows over that of body letters."""
_EDGE: Final = 0.3
"""The width of the dark edge around their letters over that height."""


class Coordinates(Item):
    """Letters of columns and numbers of rows along the edges of the field."""

    def __init__(self, camera: Camera) -> None:
        super().__init__()
        self._camera = camera
        self._field = QRectF()
        self._text = 12.0
        self._columns = self._rows = range(0)
        self._shown: object = None
        self._names_at: object = None
        self._kept_names: list[tuple[QRectF, str]] = []
        # Only what is exposed is written anew: most of the field is between its edges.
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def present(self, field: QRectF, text: float, cells: Iterable[Cell]) -> None:
        """Name the columns and rows of `cells` and one more to each side."""
        xs, ys = zip(*found, strict=True) if (found := [*cells]) else ((), ())
        columns = range(min(xs) - 1, max(xs) + 2) if xs else range(0)
        rows = range(min(ys) - 1, max(ys) + 2) if ys else range(0)
        shown = (field.getRect(), text, columns, rows, self._camera.sign)
        if shown == self._shown:
            return
        self._shown = shown
        self.prepareGeometryChange()
        self._field, self._text = QRectF(field), text
        self._columns, self._rows = columns, rows
        self.update()

    def boundingRect(self) -> QRectF:
        # The names reach beyond the field, to its left and above, by less than this.
        beyond = self._text
        return self._field.adjusted(-beyond, -beyond, beyond, beyond)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        exposed, theme, ratio = option.exposedRect, current_theme(), ratio_of(painter)
        for where, name in self._names():
            if exposed.intersects(where):
                picture = self._picture(theme, ratio, where, name)
                painter.drawPixmap(where.topLeft().toPoint(), picture)

    def room_beside(self, field: QRectF) -> QRectF:
        """What of `field` they leave free, along its edges."""
        if not self.isVisible():
            return field
        return field.adjusted(self._text * NAMES_LEFT, self._text * NAMES_ABOVE, 0, 0)

    def words(self) -> list[QRectF]:
        """Where they are written, in the scene."""
        return [where for where, _ in self._names()] if self.isVisible() else []

    def _names(self) -> list[tuple[QRectF, str]]:
        """What is written where, worked out anew when the camera or the landscape has changed."""
        camera = self._camera
        at = (self._shown, camera.origin.toTuple(), camera.size, camera.ratio, camera.sign)
        if at != self._names_at:
            seen = camera.lines_in(self._field)
            columns, rows = (
                range(max(here.start, named.start), min(here.stop, named.stop))
                for here, named in zip(seen, (self._columns, self._rows), strict=True)
            )
            self._names_at, self._kept_names = at, [*self._above(columns), *self._beside(rows)]
        return self._kept_names

    def _above(self, columns: range) -> list[tuple[QRectF, str]]:
        """The names of columns."""
        field, height = self._field, self._text * 1.3
        names = {each: column_label(each) for each in columns}
        every = self._every(names.values())
        middles = ((self._camera.scene_rect((each, 0)).center().x(), each) for each in columns)
        return [
            (QRectF(x - height, field.top() - height * 0.2, 2 * height, height), names[each])
            for x, each in middles
            if each % every == 0 and field.left() + height < x < field.right() - height / 2
        ]

    def _beside(self, rows: range) -> list[tuple[QRectF, str]]:
        """The names of rows."""
        field, height = self._field, self._text * 1.3
        left = field.left() - height * 0.4
        middles = ((self._camera.scene_rect((0, each)).center().y(), each) for each in rows)
        return [
            (QRectF(left, y - height / 2, 2 * height, height), row_label(each))
            for y, each in middles
            if field.top() + height < y < field.bottom() - height / 2
        ]

    def _every(self, names: Iterable[str]) -> int:
        """Of how many columns one has its name written: all have room if tiles are not small."""
        metrics = QFontMetricsF(serif_font(self._text * _SHARE, bold=True))
        widest = max(map(metrics.horizontalAdvance, names), default=0.0)
        return max(1, ceil((widest + self._text * _EDGE) / self._camera.pitch))

    def _picture(self, theme: Theme, ratio: float, where: QRectF, name: str) -> QPixmap:
        """A name with a dark outline, so that it shows over tiles, too."""

        def paint(painter: QPainter) -> None:
            font = serif_font(self._text * _SHARE, bold=True)
            wide = QFontMetricsF(font).horizontalAdvance(name)
            tall = QFontMetricsF(font).capHeight()
            path = QPainterPath()
            path.addText((where.width() - wide) / 2, (where.height() + tall) / 2, font, name)
            edge = round_pen(theme.color("shadow"), self._text * _EDGE)
            painter.strokePath(path, edge)
            painter.fillPath(path, theme.color("on_oak"))

        key = f"coordinate-{theme.name}-{name}-{self._text}"
        return kept(key, where.size(), ratio, paint)

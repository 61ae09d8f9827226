"""The landscape: the item that carries its tiles and troops, and the marks on its cells."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from math import ceil
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.ui.table.brackets import brackets
from twoheirs_qt.ui.table.camera import Camera
from twoheirs_qt.ui.table.parchment import kept, ratio_of
from twoheirs_qt.ui.theme import Theme, letter
from twoheirs_qt.words.names import column_name, row_name


class Mark(IntEnum):
    """What is shown on a cell; later ones are painted over earlier ones."""

    PLACE = 0
    """An empty cell where the tile in hand may be put."""
    GO = 1
    """A tile to which the troop in hand may go."""
    SOURCE = 2
    """A tile that something shown elsewhere comes from."""
    WANTED = 3
    """A cell that wants a tile for what is shown elsewhere."""
    SIEGE = 4
    """A building that may be destroyed now."""
    CHANGED = 5
    """What the last turn of the other heir changed."""


class Landscape(QGraphicsItem):
    """The parent of everything in the landscape: panning moves this one item."""

    def __init__(self) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return QRectF()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Nothing of its own."""


class Marks(QGraphicsItem):
    """The marks on cells, in the coordinates of the landscape.

    `strength` (0 to 1) of the siege lets it pulse. One item is for empty cells, under the tiles,
    and one over them.
    """

    def __init__(self, camera: Camera, theme: Theme, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._camera = camera
        self.theme = theme
        self._marks: dict[Cell, set[Mark]] = {}
        self._bounds = QRectF()
        self.strength = 1.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def marks(self) -> dict[Cell, set[Mark]]:
        """The marks by cell, as shown."""
        return self._marks

    def present(self, marks: dict[Cell, set[Mark]]) -> None:
        if marks != self._marks:
            self._marks = marks
            self.refresh()

    def refresh(self) -> None:
        """The camera or the marks have changed."""
        self.prepareGeometryChange()
        self._bounds = self._camera.marked_rect(self._marks)
        self.update()

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.update()

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for cell, marks in self._marks.items():
            rect = self._camera.rect(cell)
            for mark in sorted(marks):
                _PAINTERS[mark](self, painter, rect)

    def _place(self, painter: QPainter, rect: QRectF) -> None:
        side, theme = rect.width(), self.theme
        painter.setBrush(theme.color("gold", 0.26))
        pen = QPen(theme.color("gold"), max(2.0, side * 0.024), Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([3.2, 2.2])
        painter.setPen(pen)
        inset = side * 0.035
        painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), side / 16, side / 16)

    def _go(self, painter: QPainter, rect: QRectF) -> None:
        side, theme = rect.width(), self.theme
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("gold", 0.2))
        painter.drawRoundedRect(rect, side / 16, side / 16)
        self._ring(painter, rect, "gold", max(3.0, side * 0.05))

    def _source(self, painter: QPainter, rect: QRectF) -> None:
        self._ring(painter, rect, "gold", max(3.0, rect.width() * 0.055))

    def _wanted(self, painter: QPainter, rect: QRectF) -> None:
        side = rect.width()
        pen = QPen(self.theme.color("gold"), max(3.0, side * 0.04), Qt.PenStyle.DotLine)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = side * 0.05
        painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), side / 16, side / 16)

    def _siege(self, painter: QPainter, rect: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        color = self.theme.color("danger", 0.1 + 0.22 * self.strength)
        painter.setBrush(color)
        side = rect.width()
        painter.drawRoundedRect(rect, side / 16, side / 16)
        self._ring(painter, rect, "danger", max(3.0, side * (0.04 + 0.035 * self.strength)))

    def _changed(self, painter: QPainter, rect: QRectF) -> None:
        """Four brackets at the corners: noticed at a glance, and nothing is covered."""
        brackets(painter, self.theme, rect)

    def _ring(self, painter: QPainter, rect: QRectF, color: str, width: float) -> None:
        """A line around a tile, edged in the dark so that it shows on every ground."""
        side = rect.width()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = width / 2
        inner = rect.adjusted(inset, inset, -inset, -inset)
        painter.setPen(QPen(self.theme.color("shadow", 0.75), width + 2.4))
        painter.drawRoundedRect(inner, side / 16, side / 16)
        painter.setPen(QPen(self.theme.color(color), width))
        painter.drawRoundedRect(inner, side / 16, side / 16)


_PAINTERS = {
    Mark.PLACE: Marks._place,
    Mark.GO: Marks._go,
    Mark.SOURCE: Marks._source,
    Mark.WANTED: Marks._wanted,
    Mark.SIEGE: Marks._siege,
    Mark.CHANGED: Marks._changed,
}


_SHARE: Final = 0.95
"""The height of the names of columns and rows over that of body letters."""
_EDGE: Final = 0.3
"""The width of the dark edge around their letters over that height."""


class Coordinates(QGraphicsItem):
    """Letters and numbers of columns and rows along the edges of the field, as the chronicle
    names cells."""

    def __init__(self, camera: Camera, theme: Theme) -> None:
        super().__init__()
        self._camera = camera
        self.theme = theme
        self._field = QRectF()
        self._text = 12.0
        self._columns = self._rows = range(0)
        self._shown: object = None
        self._names: dict[tuple[str, float], QPixmap] = {}
        # Only what is exposed is written anew: most of the field is between its edges.
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def present(self, field: QRectF, text: float, cells: Iterable[Cell]) -> None:
        """Name the columns and rows of `cells` and one more to each side."""
        found = list(cells)
        shown = (field.getRect(), text, frozenset(found), self._camera.sign)
        if shown == self._shown:
            return
        self._shown = shown
        self.prepareGeometryChange()
        if text != self._text:
            self._names.clear()
        self._field, self._text = QRectF(field), text
        xs, ys = [x for x, _ in found], [y for _, y in found]
        self._columns = range(min(xs) - 1, max(xs) + 2) if found else range(0)
        self._rows = range(min(ys) - 1, max(ys) + 2) if found else range(0)
        self.update()

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self._names.clear()
        self.update()

    def boundingRect(self) -> QRectF:
        return self._field

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        field, height = self._field, self._text * 1.3
        exposed = option.exposedRect
        columns, rows = self._camera.lines_in(field)
        names = {each: _column(each) for each in _both(columns, self._columns)}
        every = self._every(names.values())
        for column, name in names.items():
            x = self._camera.scene_rect((column, 0)).center().x()
            if column % every == 0 and field.left() + height < x < field.right() - height / 2:
                where = QRectF(x - height, field.top() - height * 0.2, 2 * height, height)
                if exposed.intersects(where):
                    self._name(painter, where, name)
        for row in _both(rows, self._rows):
            y = self._camera.scene_rect((0, row)).center().y()
            name = row_name(row) or str(row)
            if field.top() + height < y < field.bottom() - height / 2:
                where = QRectF(field.left() - height * 0.4, y - height / 2, 2 * height, height)
                if exposed.intersects(where):
                    self._name(painter, where, name)

    def _every(self, names: Iterable[str]) -> int:
        """How many columns share a name so that each has room: one, but for tiles that are small
        beside numbers of many digits."""
        metrics = QFontMetricsF(letter(self._text * _SHARE, bold=True))
        widest = max(map(metrics.horizontalAdvance, names), default=0.0)
        return max(1, ceil((widest + self._text * _EDGE) / self._camera.pitch))

    def _name(self, painter: QPainter, where: QRectF, name: str) -> None:
        """Write a name with a dark edge around its letters, which tiles may lie under, too."""

        def paint(painter: QPainter) -> None:
            font = letter(self._text * _SHARE, bold=True)
            wide = QFontMetricsF(font).horizontalAdvance(name)
            tall = QFontMetricsF(font).capHeight()
            path = QPainterPath()
            path.addText((where.width() - wide) / 2, (where.height() + tall) / 2, font, name)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            pen = QPen(self.theme.color("shadow"), self._text * _EDGE)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(path, pen)
            painter.fillPath(path, self.theme.color("on_oak"))

        ratio = ratio_of(painter)
        picture = self._names.get((name, ratio))
        if picture is None:
            key = f"coordinate-{self.theme.name}-{name}-{self._text}"
            picture = self._names[name, ratio] = kept(key, where.size(), ratio, paint)
        painter.drawPixmap(where.topLeft().toPoint(), picture)


def _column(column: int) -> str:
    return column_name(column) or str(column)


def _both(one: range, other: range) -> range:
    """What lies in both of two ranges."""
    return range(max(one.start, other.start), min(one.stop, other.stop))

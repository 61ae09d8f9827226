"""The squares of a landscape in a picture, and the names of its columns and rows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.games.two_heirs.words.names import name_column, name_row
from twoheirs_qt.tabletop.drawing.parchment import CENTER, write_line
from twoheirs_qt.tabletop.play.grid_lines import ShownLines

_OMITTED_NAME: Final = "…"
"""The name of columns or rows that are empty and left out."""


class Grid:
    """Squares of equal `side` for cells; `set_geometry` sets their position.

    Of adjacent empty columns or rows only one is shown, so that scattered tiles stay large.
    """

    def __init__(self, cells: Iterable[Cell]) -> None:
        cell_list = list(cells)
        self._columns = ShownLines(x for x, _ in cell_list)
        self._rows = ShownLines(y for _, y in cell_list)
        self.left = self.top = self.side = 0.0

    @property
    def columns(self) -> int:
        return len(self._columns)

    @property
    def rows(self) -> int:
        return len(self._rows)

    def set_geometry(self, left: float, top: float, side: float) -> None:
        """Set the corner of the first square, and the size of all."""
        self.left, self.top, self.side = left, top, side

    def find_rect(self, cell: Cell) -> QRectF:
        x, y = self._columns.find_index(cell[0]), self._rows.find_index(cell[1])
        return QRectF(self.left + x * self.side, self.top + y * self.side, self.side, self.side)

    def write_names(
        self, painter: QPainter, font: QFont, color: QColor, above: float, before: float
    ) -> None:
        """Write the names of columns and rows above and before them.

        `above` and `before` are the height and the width of that room, in sides of a square.
        """
        side, name_height, name_width = self.side, above * self.side, before * self.side
        for number, x in enumerate(self._columns.shown):
            name_rect = QRectF(self.left + number * side, self.top - name_height, side, name_height)
            write_line(painter, name_rect, CENTER, label_column(x), font, color)
        for number, y in enumerate(self._rows.shown):
            name_rect = QRectF(self.left - name_width, self.top + number * side, name_width, side)
            write_line(painter, name_rect, CENTER, label_row(y), font, color)


def label_column(column: int | None) -> str:
    """The label above a column; None stands for columns left out."""
    return _OMITTED_NAME if column is None else name_column(column) or str(column)


def label_row(row: int | None) -> str:
    """The label before a row; None stands for rows left out."""
    return _OMITTED_NAME if row is None else name_row(row) or str(row)

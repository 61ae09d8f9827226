"""The marks of Henry's turn on the landscape: his eight cells in order, and what he chose."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from twoheirs_qt.game.presentation.turn_steps import NO_TURN_MARKS, TurnMarks
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.ui.art import Art, Look
from twoheirs_qt.ui.board.canvas import Canvas
from twoheirs_qt.ui.board.marks import disc, rim
from twoheirs_qt.ui.board.parchment import ratio_of
from twoheirs_qt.ui.table.camera import Camera
from twoheirs_qt.ui.table.landscape import OnCells
from twoheirs_qt.ui.theme import Theme, current_theme

Looks: TypeAlias = tuple[tuple[Cell, tuple[Look, ...]], ...]
"""Small tiles on each cell."""


class CellMarks(OnCells):
    """The marks on cells, over all pieces of the landscape.

    `count` is how many numbers of the order are shown so far.
    """

    def __init__(self, art: Art, camera: Camera, parent: QGraphicsItem) -> None:
        super().__init__(camera, parent)
        self._art = art
        self._turn_marks = NO_TURN_MARKS
        self._looks: Looks = ()
        self._taken: frozenset[Cell] = frozenset()
        self.count = 0

    def present(self, turn_marks: TurnMarks, looks: Looks, occupied: frozenset[Cell]) -> None:
        """Show `turn_marks`, and `looks` on cells; in `occupied` ones numbers are in the corner."""
        self._turn_marks, self._looks, self._taken = turn_marks, looks, occupied
        self.count = len(turn_marks.order)
        self.refresh()

    def _cells(self) -> Iterable[Cell]:
        turn_marks = self._turn_marks
        extra = [cell for cell in (turn_marks.chosen, turn_marks.centre) if cell is not None]
        tiles = [cell for cell, _ in self._looks]
        return (*turn_marks.order, *turn_marks.cells, *extra, *tiles)

    def draw(self, painter: QPainter, theme: Theme) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        turn_marks = self._turn_marks
        for cell in turn_marks.cells:
            _ring(painter, theme, self._camera.rect(cell))
        if turn_marks.centre is not None and turn_marks.order:
            rect = self._camera.rect(turn_marks.centre)
            rim(painter, theme, rect, max(2.4, rect.width() * 0.026), dashes=[3.0, 2.0])
        all_shown = self.count >= len(turn_marks.order)
        if turn_marks.chosen is not None and all_shown:
            _ring(painter, theme, self._camera.rect(turn_marks.chosen))
        for cell, looks in self._looks:
            self._tiles(painter, self._camera.rect(cell), looks)
        for number, cell in enumerate(turn_marks.order[: self.count], start=1):
            self._number(painter, cell, number)

    def _number(self, painter: QPainter, cell: Cell, number: int) -> None:
        rect = self._camera.rect(cell)
        side = rect.width()
        chosen = cell == self._turn_marks.chosen
        small = cell in self._taken or any(each == cell for each, _ in self._looks)
        radius = max(9.0, side * (0.13 if small else 0.2))
        corner = rect.topLeft() + QPointF(radius * 0.75, radius * 0.75)
        centre = corner if small else rect.center()
        tried = cell in self._turn_marks.tried
        painter.setOpacity(0.8 if tried else 1.0)
        paper = current_theme().color("gold") if chosen else None
        disc(painter, centre, radius, str(number), line=max(1.4, radius * 0.14), paper=paper)
        if tried:
            painter.setPen(QPen(QColor("#A32A20"), max(2.0, radius * 0.2)))
            reach = radius * 0.95
            painter.drawLine(centre + QPointF(-reach, reach), centre + QPointF(reach, -reach))
        painter.setOpacity(1.0)

    def _tiles(self, painter: QPainter, rect: QRectF, looks: tuple[Look, ...]) -> None:
        canvas = Canvas(painter, self._art, current_theme(), ratio_of(painter))
        painter.setOpacity(0.92)
        for look, where in zip(looks, side_by_side(rect, len(looks)), strict=True):
            canvas.tile(look, where)
        painter.setOpacity(1.0)


def _ring(painter: QPainter, theme: Theme, rect: QRectF) -> None:
    rim(painter, theme, rect, max(3.0, rect.width() * 0.05))


def side_by_side(cell: QRectF, count: int) -> list[QRectF]:
    """Rectangles for so many small tiles in the square of a cell, up to nine."""
    side = cell.width()
    size = side * {1: 0.6, 2: 0.45, 3: 0.42, 4: 0.42}.get(count, 0.29)
    gap, per_row = side * 0.04, 3 if count > 4 else min(2, count)
    rows = -(-count // per_row)
    wide, tall = (number * (size + gap) - gap for number in (per_row, rows))
    left, top = cell.center().x() - wide / 2, cell.center().y() - tall / 2
    return [
        QRectF(left + column * (size + gap), top + row * (size + gap), size, size)
        for row, column in (divmod(index, per_row) for index in range(count))
    ]

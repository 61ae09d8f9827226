"""The light of a hint: a ring around a place of the reserve, and rims around cells."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from twoheirs_qt.games.two_heirs.drawing.marks import draw_rim
from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.games.two_heirs.scene.landscape import CellItem
from twoheirs_qt.games.two_heirs.scene.layout import TableLayout
from twoheirs_qt.games.two_heirs.scene.overlays import PlaceMarks, draw_ring
from twoheirs_qt.tabletop.drawing.theme import Theme
from twoheirs_qt.tabletop.scene.camera import Camera

_CELLS_Z, _PLACE_Z = 3.5, 45.0
_WASH_OPACITY = 0.22


class LitCells(CellItem):
    """Cells under a golden light, over all tiles."""

    def __init__(self, camera: Camera, parent: QGraphicsItem) -> None:
        super().__init__(camera, parent)
        self.cells: frozenset[Cell] = frozenset()

    def present(self, cells: frozenset[Cell]) -> None:
        """Light up these cells and no others."""
        self.cells = cells
        self.refresh()

    def _list_cells(self) -> Iterable[Cell]:
        return self.cells

    def draw(self, painter: QPainter, theme: Theme) -> None:
        for cell in self.cells:
            rect = self._camera.find_rect(cell)
            painter.fillRect(rect, theme.find_color("gold", _WASH_OPACITY))
            draw_rim(painter, theme, rect, max(2.4, rect.width() * 0.035))


class HintLight:
    """Lights up a place of the royal reserve and cells of the landscape until it is cleared."""

    def __init__(
        self, camera: Camera, landscape: QGraphicsItem, add: Callable[[QGraphicsItem], None]
    ) -> None:
        self.slot: int | None = None
        self._lit_cells = LitCells(camera, landscape)
        self._lit_cells.setZValue(_CELLS_Z)
        self._place_marks = PlaceMarks(_PLACE_Z, draw_ring)
        add(self._place_marks)

    @property
    def cells(self) -> frozenset[Cell]:
        """The cells that are lit."""
        return self._lit_cells.cells

    def show(self, slot: int | None, cells: frozenset[Cell], layout: TableLayout) -> None:
        """Light up a place, unless it is None, and cells, and nothing else."""
        self.slot = slot
        self._lit_cells.present(cells)
        self.lay_out(layout)

    def lay_out(self, layout: TableLayout) -> None:
        """Lay the marks out again on a table of another size."""
        places = list[QRectF]() if self.slot is None else [layout.ring.find_slot_rect(self.slot)]
        self._place_marks.present(places, layout.reserve_rect)

    def follow_camera(self) -> None:
        """Follow the camera after it has moved."""
        self._lit_cells.follow_camera()

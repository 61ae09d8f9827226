"""What a game against Henry adds to the table: his place, marks and turn panel."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem

from twoheirs_qt.game.presentation.turn_steps import NO_TURN_MARKS, TurnMarks
from twoheirs_qt.game.snapshot import SoloSnapshot, TableSnapshot
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.ui.art import Art
from twoheirs_qt.ui.table.camera import Camera
from twoheirs_qt.ui.table.henry_layout import HenryLayout, henry_layout, turn_panel_height
from twoheirs_qt.ui.table.henry_marks import CellMarks, Looks
from twoheirs_qt.ui.table.henry_place import HenryPlace
from twoheirs_qt.ui.table.layout import TableLayout, layout
from twoheirs_qt.ui.table.place_marks import PlaceMarks, ring, stroke
from twoheirs_qt.ui.table.rects import common_area
from twoheirs_qt.ui.table.turn_panel import TurnPanel
from twoheirs_qt.words.text import Text

_PANEL, _MARKS, _PLACE_MARKS, _TURN_PANEL = 20.0, 4.0, 45.0, 55.0


class SoloTable:
    """The items of a solo game; in a duel all of them are hidden.

    - `layout` is Henry's place for the present size of the table
    - `panel_height` is what the turn panel takes of the field, with its gap
    - `plan_shown`: whether the table shows Henry's plan
    """

    def __init__(
        self,
        art: Art,
        say: Callable[[Text], str],
        camera: Camera,
        landscape: QGraphicsItem,
        add: Callable[[QGraphicsItem], None],
    ) -> None:
        self._camera = camera
        self.turn_marks = NO_TURN_MARKS
        self._below = 0.0
        self._around: frozenset[Cell] = frozenset()
        self.plan_shown = False
        area = layout(1280, 640, 13)
        self.layout: HenryLayout = henry_layout(area)
        self.panel_height = turn_panel_height(area)
        self.place = HenryPlace(art, say)
        self.marks = CellMarks(art, camera, landscape)
        self._taken = PlaceMarks(_PLACE_MARKS, ring)
        self._passed_over = PlaceMarks(_PLACE_MARKS, stroke)
        self.turn_panel = TurnPanel(_TURN_PANEL)
        self.place.setZValue(_PANEL)
        self.marks.setZValue(_MARKS)
        self.place.hide()
        for item in (self.place, self._passed_over, self._taken, self.turn_panel):
            add(item)

    def lay_out(self, area: TableLayout) -> None:
        """The table has another size."""
        self.layout = henry_layout(area)
        self.panel_height = turn_panel_height(area)
        self.turn_panel.put(self.layout.turn_panel, area.text)

    def required_cells(self, solo: SoloSnapshot, *, staged: bool) -> frozenset[Cell]:
        """The cells that must be seen: those around which Henry builds, while that is shown."""
        return _around(solo.centre) if staged or self.plan_shown else frozenset()

    def follow_camera(self) -> None:
        """The camera has moved."""
        self.marks.follow_camera()
        if self.turn_panel.isVisible():
            self._place_turn_panel()

    # -- place, marks, turn panel --------------------------------------------------------------

    def write(
        self,
        area: TableLayout,
        snapshot: TableSnapshot,
        *,
        points_shown: bool,
        cells_named: bool,
        staged: bool,
    ) -> None:
        """Show Henry's place in the snapshot; in a duel hide all but a `staged` turn's panel."""
        self.place.setVisible(snapshot.solo is not None)
        if snapshot.solo is None:
            if not staged:
                self.turn_panel.clear()
                self.mark(NO_TURN_MARKS, (), area, snapshot, below=self._below)
            return
        self.place.present(
            self.layout,
            area.text,
            snapshot,
            points_shown=points_shown,
            shown=self.plan_shown,
            cells_named=cells_named,
        )

    def mark(
        self,
        turn_marks: TurnMarks,
        looks: Looks,
        area: TableLayout,
        snapshot: TableSnapshot,
        *,
        below: float,
    ) -> None:
        """Mark cells, with `looks` on them, and places of the reserve.

        The turn panel has room from `below` on.
        """
        if turn_marks == self.turn_marks == NO_TURN_MARKS:
            return
        self.turn_marks, self._below = turn_marks, below
        # Where all of a turn happens is left free from its beginning: the panel does not move.
        self._around = _around(snapshot.solo.centre) if snapshot.solo is not None else frozenset()
        self._place_turn_panel()
        self.marks.present(turn_marks, looks, frozenset(snapshot.land))
        pile, rings = area.supply, []
        if turn_marks.supply:
            rings.append(QRectF(pile.left(), pile.top() + 2, pile.height() - 4, pile.height() - 4))
        self._taken.present(rings, area.reserve)
        passed = [area.ring.place(slot) for slot in sorted(turn_marks.passed)]
        self._passed_over.present(passed, area.reserve)

    def _place_turn_panel(self) -> None:
        """Place the turn panel at the foot of the field, or at its top if it covers less there.

        A tall landscape leaves it no room of its own.
        """
        low = self.layout.turn_panel
        high = QRectF(low)
        high.moveTop(self._below)
        told = self.turn_marks
        cells = {*self._around, *told.cells, told.chosen}
        rects = [self._camera.scene_rect(cell) for cell in cells if cell is not None]

        # Where both are as good it stays, or goes to the foot.
        up = self.turn_panel.isVisible() and self.turn_panel.rect.top() == high.top()
        stays, goes = (high, low) if up else (low, high)
        self.turn_panel.move(
            goes if common_area(goes, rects) < common_area(stays, rects) else stays
        )


def _around(cell: Cell) -> frozenset[Cell]:
    x, y = cell
    return frozenset((x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1))

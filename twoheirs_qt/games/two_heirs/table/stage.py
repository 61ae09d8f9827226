"""The place that the table and the score sheet share."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from twoheirs_qt.games.two_heirs.results.panel import ScorePanel
from twoheirs_qt.games.two_heirs.table.cursor import Area
from twoheirs_qt.games.two_heirs.table.view import TableView
from twoheirs_qt.tabletop.drawing.fonts import scale_length

_MAX_LAYOUT_PASSES: Final = 8
_MIN_TABLE_PX: Final = 600
_MIN_TABLE_AT_END_PX: Final = 430
"""Pixels (at 100 %) that the table needs beside the panel, and without the royal reserve."""


_COVERED_AREAS: Final = frozenset((Area.RESERVE, Area.RING_TROOPS))


class TableWithPanel(QWidget):
    """Gives `table` all the room that `panel`, if it is open, does not take.

    While a game runs, the panel stands beside the table. When it is over, the panel covers the
    royal reserve, which nobody needs any more, and the landscape keeps its room. Asked for by the
    pointer alone it floats over the column of the reserve: nothing moves, and all tiles that bring
    points stay in sight. Covered widgets have no place in the tab order; `reserve_covered` tells
    whether the column of the reserve is covered.
    """

    reserve_covered = Signal(bool)

    def __init__(self, table: TableView, panel: ScorePanel, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = table
        self._panel = panel
        self._replacement: QWidget | None = None
        self._is_game_over = False
        self.is_floating = False
        table.setParent(self)
        panel.setParent(self)
        panel.hide()
        self.setMinimumSize(table.minimumSize())
        table.setMinimumSize(0, 0)  # beside the panel it may have less

    def open(self, *, is_game_over: bool) -> None:
        """Open the panel; `is_game_over`: the game is over."""
        self._is_game_over, self.is_floating = is_game_over, False
        self._panel.close_button.show()
        self._panel.show()
        self._panel.raise_()
        self.arrange()

    def float_panel(self) -> None:
        """Show the panel over the column of the reserve."""
        self._is_game_over, self.is_floating = False, True
        self._panel.close_button.hide()  # it goes by itself
        self.arrange()
        self._panel.show()
        self._panel.raise_()

    def replace_table(self, widget: QWidget | None) -> None:
        """Show `widget` where the table is, or the table again if it is None."""
        if self._replacement is not None:
            self._replacement.hide()
        self._replacement = widget
        self._table.setVisible(widget is None)
        if widget is not None:
            widget.setParent(self)
            widget.show()
            widget.stackUnder(self._panel)
        self.arrange()

    def close_panel(self) -> None:
        """Give the table all the room."""
        self._panel.hide()
        self.is_floating = False
        self.arrange()

    @property
    def overlaps_table(self) -> bool:
        """Whether the panel, when it is open, lies over the table for lack of room."""
        min_width = _MIN_TABLE_AT_END_PX if self._is_game_over else _MIN_TABLE_PX
        return self.width() - self._panel.calculate_width(self.width()) < scale_length(min_width)

    def arrange(self) -> None:
        """Give table and panel their places."""
        self._place_widgets()
        is_panel_shown = self.is_floating or not self._panel.isHidden()
        panel_rect = self._panel.geometry() if is_panel_shown else QRect()
        covered = panel_rect.translated(-self._table.pos()).intersected(self._table.rect())
        self._table.table_scene.set_covered_area(QRectF(covered))

    def _place_widgets(self) -> None:
        width, height = self.width(), self.height()
        main_widget = self._replacement or self._table
        panel_width = self._panel.calculate_width(width)
        if self.is_floating:
            column_width = self._table.table_scene.layout.reserve_column_width
            self._panel.setGeometry(0, 0, column_width, height)
            return
        is_open = not self._panel.isHidden()
        # With large letters both do not fit side by side: the panel lies over the table.
        covers_table = is_open and self._replacement is None and self.overlaps_table
        covers_reserve = (
            is_open and self._replacement is None and not covers_table and self._is_game_over
        )
        self._update_tab_order(
            reserve_covered=covers_reserve or covers_table, table_covered=covers_table
        )
        if not covers_reserve:
            taken_width = panel_width if is_open and not covers_table else 0
            main_widget.setGeometry(0, 0, width - taken_width, height)
            self._panel.setGeometry(width - panel_width, 0, panel_width, height)
            return
        # What the panel covers is to be the column of the reserve, whose width follows from that
        # of the table: each pass comes nearer, and only the last one lays the table out.
        covered = 0
        for _ in range(_MAX_LAYOUT_PASSES):
            table_width = width - panel_width + covered
            column_width = self._table.calculate_reserve_column_width(table_width, height)
            covered_before, covered = covered, min(panel_width, column_width)
            if covered == covered_before:
                break
        self._table.setGeometry(panel_width - covered, 0, width - panel_width + covered, height)
        self._panel.setGeometry(0, 0, panel_width, height)

    def _update_tab_order(self, *, reserve_covered: bool, table_covered: bool) -> None:
        """Update the tab order to what is visible."""
        policies = Qt.FocusPolicy
        self._table.setFocusPolicy(policies.ClickFocus if table_covered else policies.StrongFocus)
        self._table.keyboard.skip_areas(_COVERED_AREAS if reserve_covered else frozenset())
        if table_covered and self._table.hasFocus():
            self._panel.take_focus()  # the focus would be invisible on the covered table
        self.reserve_covered.emit(reserve_covered)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

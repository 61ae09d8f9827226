"""The table and the score sheet share this place: one beside the other, as the game needs it."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from twoheirs_qt.ui.lettering import scaled
from twoheirs_qt.ui.score_panel import ScorePanel
from twoheirs_qt.ui.table.view import TableView

_LOOKS: Final = 8
_LEAST: Final = 480
"""Pixels (at 100 %) that the table needs beside the panel."""


class Stage(QWidget):
    """Gives `table` all the room that `panel`, if it is open, does not take.

    While a game runs, the panel stands beside the table. When it is over, nobody needs the royal
    reserve any more: the panel covers it, and the landscape keeps the room.
    """

    def __init__(self, table: TableView, panel: ScorePanel, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = table
        self._panel = panel
        self._over = False
        table.setParent(self)
        panel.setParent(self)
        panel.hide()
        self.setMinimumSize(table.minimumSize())
        table.setMinimumSize(0, 0)  # beside the panel it may have less

    def open(self, *, over: bool) -> None:
        """Open the panel; `over`: the game is."""
        self._over = over
        self._panel.show()
        self._panel.raise_()
        self.arrange()

    def close_panel(self) -> None:
        """Give the table all the room."""
        self._panel.hide()
        self.arrange()

    def arrange(self) -> None:
        """Put both in their places."""
        wide, high = self.width(), self.height()
        if self._panel.isHidden():
            self._table.setGeometry(0, 0, wide, high)
            return
        panel = self._panel.width_in(wide)
        if wide - panel < scaled(_LEAST):
            # With large letters both do not fit side by side: the panel lies over the table.
            self._table.setGeometry(0, 0, wide, high)
            self._panel.setGeometry(wide - panel, 0, panel, high)
            return
        if not self._over:
            self._table.setGeometry(0, 0, wide - panel, high)
            self._panel.setGeometry(wide - panel, 0, panel, high)
            return
        # What the panel covers is to be the column of the reserve, whose width follows from that
        # of the table: each look comes nearer, and only the last one lays the table out.
        covered = 0
        for _ in range(_LOOKS):
            column = self._table.chronicle_in(wide - panel + covered, high)
            before, covered = covered, min(panel, column.right() + column.left())
            if covered == before:
                break
        self._table.setGeometry(panel - covered, 0, wide - panel + covered, high)
        self._panel.setGeometry(0, 0, panel, high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

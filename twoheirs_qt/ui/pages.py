"""The pages of the window: the start page, the table, and what takes its place for a while."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QStackedWidget, QWidget


class Pages(QStackedWidget):
    """Shows the table, or another page over it.

    What is done at the table rests while another page is shown.

    - `turned`: another page is shown
    - `home_wanted`: there is no game to show
    """

    turned = Signal()
    home_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._table: QWidget | None = None

    def set_table(self, table: QWidget) -> None:
        self._table = table
        self.addWidget(table)

    @property
    def at_table(self) -> bool:
        return self.currentWidget() is self._table

    def turn_to(self, page: QWidget) -> None:
        if self.indexOf(page) < 0:
            self.addWidget(page)
        if page is not self.currentWidget():
            self.setCurrentWidget(page)
            self.turned.emit()

    def visit(self, page: QDialog) -> None:
        """Show a dialog as a page until it is closed, and then what was there before."""
        before = self.currentWidget()

        def leave() -> None:
            if self.currentWidget() is page and before is not None:
                self.turn_to(before)
            self.removeWidget(page)

        page.setWindowFlags(Qt.WindowType.Widget)
        page.finished.connect(leave)
        self.turn_to(page)

    def show_table(self) -> None:
        if self._table is not None:
            self.turn_to(self._table)

"""The accessible interface of a stack of pages, of which Qt's own tells all."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QStackedWidget, QWidget

from twoheirs_qt.ui.accessible.parts import nothing


class Stack(QAccessibleWidget):
    """A stack of pages, of which only the one that is shown is there."""

    def __init__(self, stack: QStackedWidget) -> None:
        super().__init__(stack, QAccessible.Role.Grouping)
        self._stack = stack

    def _page(self) -> QWidget | None:
        return self._stack.currentWidget() if self.isValid() else None

    def child(self, index: int) -> QAccessibleInterface:
        page = self._page()
        if page is None or index != 0:
            return nothing()
        return QAccessible.queryAccessibleInterface(page)

    def childCount(self) -> int:
        return 0 if self._page() is None else 1

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return 0 if child.object() is self._page() else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        return self.child(0)

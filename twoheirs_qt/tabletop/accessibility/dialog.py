"""The interfaces of dialogs and of the stack of pages."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QDialog, QStackedWidget, QWidget

from twoheirs_qt.tabletop.accessibility.parts import make_null_interface


class UndescribedDialog(QAccessibleWidget):
    """A dialog whose labels Orca reads when it opens: the description would be the same again."""

    def __init__(self, dialog: QDialog) -> None:
        super().__init__(dialog, QAccessible.Role.Dialog)

    def text(self, t: QAccessible.Text) -> str:
        return "" if t == QAccessible.Text.Description else super().text(t)


class AccessibleStack(QAccessibleWidget):
    """A stack of pages, of which only the one that is shown is there."""

    def __init__(self, stack: QStackedWidget) -> None:
        super().__init__(stack, QAccessible.Role.Grouping)
        self._stack = stack

    def _find_page(self) -> QWidget | None:
        return self._stack.currentWidget() if self.isValid() else None

    def child(self, index: int) -> QAccessibleInterface:
        page = self._find_page()
        if page is None or index != 0:
            return make_null_interface()
        return QAccessible.queryAccessibleInterface(page)

    def childCount(self) -> int:
        return 0 if self._find_page() is None else 1

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return 0 if child.object() is self._find_page() else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        return self.child(0)

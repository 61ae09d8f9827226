"""The accessible interface of the table itself."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QApplication, QWidget

from twoheirs_qt.tabletop.accessibility.parts import make_null_interface
from twoheirs_qt.tabletop.accessibility.registry import Registry


class AccessibleTable(QAccessibleWidget):
    """The table of `registry`: groups of things first, then the widgets over it."""

    def __init__(self, registry: Registry) -> None:
        super().__init__(registry.view, QAccessible.Role.Grouping)
        self._registry = registry
        self._view = registry.view
        registry.interfaces.append(self)
        registry.begin()

    # -- the widgets over the table ----------------------------------------------------------

    def _list_widgets_over_table(self) -> Iterator[QWidget]:
        """Yield the widgets that lie over the table, such as the chronicle."""
        view = self._view
        own = (view.viewport(), view.horizontalScrollBar(), view.verticalScrollBar())
        for child in view.children():
            if not isinstance(child, QWidget) or child.isWindow() or child in own:
                continue
            if child.isVisibleTo(view) and not any(child.isAncestorOf(bar) for bar in own):
                yield child

    def _list_interfaces(self) -> list[QAccessibleInterface]:
        interfaces = (
            QAccessible.queryAccessibleInterface(widget)
            for widget in self._list_widgets_over_table()
        )
        return [*self._registry.groups, *interfaces]

    # -- QAccessibleInterface ----------------------------------------------------------------

    def child(self, index: int) -> QAccessibleInterface:
        interfaces = self._list_interfaces() if self.isValid() else []
        return interfaces[index] if 0 <= index < len(interfaces) else make_null_interface()

    def childCount(self) -> int:
        return (
            len(self._registry.groups) + len(list(self._list_widgets_over_table()))
            if self.isValid()
            else 0
        )

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        for row, group in enumerate(self._registry.groups):
            if group is child:
                return row
        if not self.isValid():
            return -1
        widget = child.object()
        widgets = list(self._list_widgets_over_table())
        return len(self._registry.groups) + widgets.index(widget) if widget in widgets else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        point = self._view.mapFromGlobal(QPoint(x, y))
        for widget in self._list_widgets_over_table():
            if widget.geometry().contains(point):
                return QAccessible.queryAccessibleInterface(widget)
        in_view = QPointF(self._view.viewport().mapFromGlobal(QPoint(x, y)))
        target = self._registry.reader.find_thing_at(in_view)
        part = None if target is None else self._registry.find_part(target)
        if part is None:
            part = next(
                (group for group in self._registry.groups if group.rect().contains(x, y)), None
            )
        return part or make_null_interface()

    def focusChild(self) -> QAccessibleInterface:
        part = self._registry.focused_part
        if part is not None:
            return part
        focus = QApplication.focusWidget()
        if focus is not None and self._view.isAncestorOf(focus):
            return QAccessible.queryAccessibleInterface(focus)
        return make_null_interface()

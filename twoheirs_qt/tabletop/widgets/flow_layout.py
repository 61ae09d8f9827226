"""A layout for a row of widgets that wraps in a narrow window, as with large text."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Lays its widgets side by side, as many as fit in a line; expanding ones share the rest.

    A line without an expanding widget is aligned to the right.
    """

    def __init__(self, widgets: Iterable[QWidget], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        for widget in widgets:
            self.addWidget(widget)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arrange(QRect(0, 0, width, 0), moves_items=False)

    def sizeHint(self) -> QSize:
        hints = [item.sizeHint() for item in self._items if not item.isEmpty()]
        width = sum(hint.width() for hint in hints) + self.spacing() * max(0, len(hints) - 1)
        return self._add_margins(QSize(width, max((hint.height() for hint in hints), default=0)))

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            if not item.isEmpty():
                size = size.expandedTo(item.minimumSize())
        return self._add_margins(size)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, moves_items=True)

    def _add_margins(self, size: QSize) -> QSize:
        margins = self.contentsMargins()
        return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom())

    def _arrange(self, rect: QRect, *, moves_items: bool) -> int:
        """Place all in `rect` if `moves_items`; returns their height together, margins included."""
        margins = self.contentsMargins()
        room = rect.marginsRemoved(margins)
        lines: list[list[QLayoutItem]] = [[]]
        used = 0
        for item in self._items:
            if item.isEmpty():
                continue
            width = item.sizeHint().width()
            if lines[-1] and used + width > room.width():
                lines.append([])
                used = 0
            lines[-1].append(item)
            used += width + self.spacing()
        top = room.top()
        for line in lines:
            top += self._arrange_line(line, room, top, moves_items=moves_items) + self.spacing()
        return top - self.spacing() - rect.top() + margins.bottom()

    def _arrange_line(
        self, line: list[QLayoutItem], room: QRect, top: int, *, moves_items: bool
    ) -> int:
        widths = {id(item): item.sizeHint().width() for item in line}
        extra = room.width() - sum(widths.values()) - self.spacing() * (len(line) - 1)
        expanding = [
            item for item in line if item.expandingDirections() & Qt.Orientation.Horizontal
        ]
        for item in expanding:
            widths[id(item)] += extra // len(expanding)
        left = room.left() + (0 if expanding else max(0, extra))
        height_px = 0
        for item in line:
            width = min(widths[id(item)], room.width())
            height = item.heightForWidth(width) if item.hasHeightForWidth() else -1
            height_px = max(height_px, item.sizeHint().height() if height < 0 else height)
        for item in line:
            width = min(widths[id(item)], room.width())
            if moves_items:
                item.setGeometry(QRect(left, top, width, height_px))
            left += width + self.spacing()
        return height_px

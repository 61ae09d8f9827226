"""Rows of a tree whose words take several lines where a column is too narrow for one."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTreeView

_BETWEEN: Final = 6
"""Pixels between the words of a row of several lines and the next row."""


class WrappedRows(QStyledItemDelegate):
    """Makes the rows of `tree` as high as the lines that their words take in their columns.

    A tree asks for heights without telling widths, so that words would be cut after one line.
    """

    def __init__(self, tree: QTreeView) -> None:
        super().__init__(tree)
        self._tree = tree
        tree.setWordWrap(True)
        tree.header().sectionResized.connect(lambda *_: tree.scheduleDelayedItemsLayout())

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        size = super().sizeHint(option, index)
        shown = QStyleOptionViewItem(option)
        self.initStyleOption(shown, index)
        metrics, tree = shown.fontMetrics, self._tree
        margin = tree.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, tree) + 1
        room = tree.columnWidth(index.column()) - 2 * margin
        if index.column() == 0:
            depth, above = 1, index.parent()
            while above.isValid():
                depth, above = depth + 1, above.parent()
            room -= depth * tree.indentation()
        words = QRect(0, 0, max(1, room), 9999)
        height = metrics.boundingRect(words, Qt.TextFlag.TextWordWrap, shown.text).height()
        if height <= metrics.lineSpacing():
            return size
        return size.expandedTo(QSize(0, height + _BETWEEN))  # else rows run together

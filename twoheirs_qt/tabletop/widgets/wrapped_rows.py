"""Rows of a tree whose text wraps in narrow columns."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTreeView

_GAP_PX: Final = 6
"""Pixels between the text of a row of several lines and the next row."""
_MAX_CACHED_SIZES: Final = 2000


class WrappedRows(QStyledItemDelegate):
    """Makes the rows of `tree` as high as their wrapped text.

    A tree asks for heights without giving widths, so text would be cut after one line. It asks for
    all rows whenever any may have changed, so the sizes are cached.

    - `needed_widths`: the width of each column in which no row asked for would be wrapped
    """

    def __init__(self, tree: QTreeView) -> None:
        super().__init__(tree)
        self._tree = tree
        self._sizes: dict[tuple[str, str, int | None], QSize] = {}
        """The sizes of words in a font, in one line or wrapped to a width."""
        self.needed_widths: dict[int, int] = {}
        tree.setWordWrap(True)
        tree.header().sectionResized.connect(lambda *_: tree.scheduleDelayedItemsLayout())

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        tree, column, depth = self._tree, index.column(), 0
        if column == 0:
            depth, above = 1, index.parent()
            while above.isValid():
                depth, above = depth + 1, above.parent()
        indentation = depth * tree.indentation()
        words, font = str(index.data() or ""), option.font.key()
        if len(self._sizes) >= _MAX_CACHED_SIZES:
            self._sizes.clear()
        line = self._sizes.get((words, font, None))
        if line is None:
            line = self._sizes[words, font, None] = super().sizeHint(option, index)
        width, room = line.width() + indentation, tree.columnWidth(column) - indentation
        self.needed_widths[column] = max(width, self.needed_widths.get(column, 0))
        key = (words, font, room)
        if key not in self._sizes:
            self._sizes[key] = self._wrap(line, words, room, option)
        return self._sizes[key]

    def _wrap(self, line: QSize, text: str, room: int, option: QStyleOptionViewItem) -> QSize:
        """The size of one `line`, or that of the lines of `words` in this `room`."""
        tree, metrics = self._tree, option.fontMetrics
        margin = tree.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, tree) + 1
        rect = QRect(0, 0, max(1, room - 2 * margin), 9999)
        height = metrics.boundingRect(rect, Qt.TextFlag.TextWordWrap, text).height()
        if height <= metrics.lineSpacing():
            return line
        return line.expandedTo(QSize(0, height + _GAP_PX))  # so that rows stay apart

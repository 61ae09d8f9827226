"""The table of results, in which a click on a heading sorts."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QCollator,
    QLocale,
    QMarginsF,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from twoheirs_qt.tabletop.drawing.fonts import make_text_font, read_user_scale
from twoheirs_qt.tabletop.drawing.theme import find_current_theme
from twoheirs_qt.tabletop.results.report import Cell, Content
from twoheirs_qt.tabletop.text.language import localize

_ALIGN_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_ALIGN_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LARGE_SCALE: Final = 1.2
_SHARE_ROLE: Final = Qt.ItemDataRole.UserRole + 1
_ID_ROLE: Final = Qt.ItemDataRole.UserRole
_BAR_MARGINS: Final = QMarginsF(3, 3, 3, 3)
_BAR_OPACITY: Final = 0.3


class _Item(QTableWidgetItem):
    """A `Cell` of the table."""

    def __init__(self, cell: Cell) -> None:
        super().__init__(cell.text)
        self.rank = cell.rank
        self.setToolTip(cell.tip)
        if cell.share is not None:
            self.setData(_SHARE_ROLE, cell.share)

    def __lt__(self, other: QTableWidgetItem) -> bool:
        assert isinstance(other, _Item)
        rank, other_rank = self.rank, other.rank
        if isinstance(rank, str) and isinstance(other_rank, str):
            return QCollator(QLocale()).compare(rank, other_rank) < 0
        if isinstance(rank, tuple) and isinstance(other_rank, tuple):
            return rank < other_rank
        assert isinstance(rank, int | float)
        assert isinstance(other_rank, int | float)
        return rank < other_rank


class _BarDelegate(QStyledItemDelegate):
    """Paints the bars of cells that have a share, under their text."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        share = index.data(_SHARE_ROLE)
        if not share:
            super().paint(painter, option, index)
            return
        theme = find_current_theme()
        bar = QRectF(option.rect).marginsRemoved(_BAR_MARGINS)
        bar.setWidth(bar.width() * min(1.0, share))
        painter.fillRect(bar, theme.find_color("gold", _BAR_OPACITY))
        super().paint(painter, option, index)
        # A selected cell has its own ground, so its bar is the line alone.
        is_selected = QStyle.StateFlag.State_Selected in option.state
        painter.save()
        painter.setPen(QPen(theme.find_color("gold_ink" if is_selected else "gold_deep"), 2))
        painter.drawLine(bar.bottomLeft(), bar.bottomRight())
        painter.restore()


class ResultsTable(QTableWidget):
    """A table that shows a `Content`; a click on a heading sorts it.

    `opened` carries the id of a game to be shown (`Result.id`).
    """

    opened = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        theme = find_current_theme()
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setFont(make_text_font(14))
        self.setItemDelegate(_BarDelegate(self))
        self.verticalHeader().hide()
        head = self.horizontalHeader()
        head.setFont(make_text_font(14, bold=True))
        head.setHighlightSections(False)
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.setStyleSheet(
            f"QTableView {{ background: {theme.bubble}; color: {theme.ink};"
            f" alternate-background-color: {theme.parchment}; border: 1px solid {theme.line}; }}"
            f"QHeaderView::section {{ background: {theme.parchment_dim}; color: {theme.ink};"
            f" border: none; border-bottom: 2px solid {theme.ink}; padding: 5px 14px 5px 8px; }}"
            "QTableView::item { padding: 4px 8px; }"
            f"QTableView {{ outline: 0; selection-background-color: {theme.gold};"
            f" selection-color: {theme.gold_ink}; }}"
        )
        self._text_columns, self._is_even = 1, False
        self.doubleClicked.connect(self._open)

    # -- contents ----------------------------------------------------------------------------------

    def show_content(self, content: Content) -> None:
        """Show other contents, sorted as they say."""
        self._text_columns = content.text_columns
        self.setSortingEnabled(False)  # else rows would move while they are filled
        self.setColumnCount(len(content.heads))
        self.setHorizontalHeaderLabels([localize(head) for head in content.heads])
        self._is_even = content.is_even
        self.setRowCount(len(content.rows))
        for number, row in enumerate(content.rows):
            for column, cell in enumerate(row.cells):
                item = _Item(cell)
                is_text = column < content.text_columns
                item.setTextAlignment(_ALIGN_LEFT if is_text else _ALIGN_RIGHT)
                if not column:
                    item.setData(_ID_ROLE, row.id)
                self.setItem(number, column, item)
        self._set_widths()
        self.setSortingEnabled(True)
        self.resizeRowsToContents()
        order = Qt.SortOrder.DescendingOrder if content.descending else Qt.SortOrder.AscendingOrder
        self.sortByColumn(content.sorted_by, order)

    def _set_widths(self) -> None:
        """Fit columns to their contents; those with numbers may share the rest of the width evenly.

        Large letters may need more width than there is, so then the table scrolls.
        """
        head, is_wide = self.horizontalHeader(), read_user_scale() <= _LARGE_SCALE
        widths = [
            max(head.sectionSizeHint(column), self.sizeHintForColumn(column))
            for column in range(self.columnCount())
        ]
        words, numbers = widths[: self._text_columns], widths[self._text_columns :]
        needed = sum(words) + max(numbers, default=0) * len(numbers)
        is_even = is_wide and self._is_even and needed <= self.viewport().width()
        head.setStretchLastSection(is_wide and not is_even)
        for column in range(self.columnCount()):
            stretches = is_even and column >= self._text_columns
            mode = QHeaderView.ResizeMode
            head.setSectionResizeMode(column, mode.Stretch if stretches else mode.ResizeToContents)

    def minimumSizeHint(self) -> QSize:
        """Return a size with room for a whole row."""
        head, bar = self.horizontalHeader().sizeHint(), self.horizontalScrollBar().sizeHint()
        height = head.height() + self.sizeHintForRow(0) + bar.height() + 2 * self.frameWidth()
        return QSize(super().minimumSizeHint().width(), height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_widths()

    # -- choosing ----------------------------------------------------------------------------------

    def select_game(self, id_: str) -> None:
        """Select the row of a game (`Result.id`)."""
        for number in range(self.rowCount()):
            item = self.item(number, 0)
            if item is not None and item.data(_ID_ROLE) == id_:
                self.setCurrentCell(number, 0)
                return

    @property
    def selected_game(self) -> str:
        """The id of the game in the selected row; empty if there is none."""
        return str(self.currentIndex().siblingAtColumn(0).data(_ID_ROLE) or "")

    def _open(self) -> bool:
        """Emit `opened` for the game in the selected row; False if it is no game."""
        game = self.selected_game
        if game:
            self.opened.emit(game)
        return bool(game)

    def sort_by(self, column: int) -> None:
        """Sort by a column, numbers in descending order; a second time in the opposite order."""
        head = self.horizontalHeader()
        if column >= self.columnCount():
            return
        ascending, descending = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder
        order = ascending if column < self._text_columns else descending
        if head.sortIndicatorSection() == column:
            order = ascending if head.sortIndicatorOrder() is descending else descending
        self.sortByColumn(column, order)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and self._open():
            return  # else the key presses the button
        is_view_key = event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown) and (
            event.modifiers() & Qt.KeyboardModifier.ControlModifier
        )
        if is_enter or is_view_key or event.text().isdigit():
            event.ignore()  # the dialog has these keys: nothing here begins with a digit
        else:
            super().keyPressEvent(event)

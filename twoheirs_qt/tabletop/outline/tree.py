"""The tree of the outline: walks the rows by keys, and asks for what is to be done at one."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QSignalBlocker,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QContextMenuEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QTreeView,
    QWidget,
)

from twoheirs_qt.tabletop.outline.model import DETAILS_COLUMN, OFFERS_COLUMN, OutlineModel
from twoheirs_qt.tabletop.outline.rows import NAME_COLUMN
from twoheirs_qt.tabletop.widgets.wrapped_rows import WrappedRows

_Key = Qt.Key
_ENTER: Final = (_Key.Key_Return, _Key.Key_Enter, _Key.Key_Space)
_LARGE_LETTER_PX: Final = 13
"""The width of an average letter from which a third of the tree is too narrow for words."""


class OutlineTree(QTreeView):
    """Always has a current row while a game is open, whatever rows come and go.

    - `chosen`: Enter on the current row
    - `offers_requested`: the list of its choices is wanted
    - `menu_requested`: the same list as a menu, at a position of the screen, and whether it was
      asked for by a key
    - `moved`: another row is the current one, or it is about something else now
    """

    chosen = Signal()
    offers_requested = Signal()
    menu_requested = Signal(object, bool)
    moved = Signal()

    def __init__(self, model: OutlineModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._outline = model
        self._needed_widths: dict[int, int] = {}
        self.setModel(model)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._rows = WrappedRows(self)
        self.setItemDelegate(self._rows)
        self.setAllColumnsShowFocus(True)
        self.setExpandsOnDoubleClick(False)
        self.setTabKeyNavigation(False)
        header = self.header()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setStretchLastSection(False)
        header.setSectionResizeMode(DETAILS_COLUMN, QHeaderView.ResizeMode.Stretch)
        header.setSectionsMovable(False)
        header.setSectionsClickable(False)
        self.doubleClicked.connect(lambda _index: self.chosen.emit())
        model.modelReset.connect(self._show_game)
        model.rowsInserted.connect(self._open_filled)
        self._show_game()

    def go_to(self, index: QModelIndex) -> None:
        """Make a row the current one and scroll to it."""
        if index.isValid():
            flags = QItemSelectionModel.SelectionFlag
            self.selectionModel().setCurrentIndex(
                index, flags.ClearAndSelect | flags.Rows | flags.Current
            )
            self.scrollTo(index)

    def fit_columns(self) -> None:
        """Make the columns as wide as their contents, as far as all of them stay in sight."""
        header, widths = self.header(), self._rows.needed_widths
        widths.clear()
        self.doItemsLayout()  # measures all rows
        self._needed_widths = {
            column: max(widths.get(column, 0), header.sectionSizeHint(column))
            for column in (NAME_COLUMN, OFFERS_COLUMN, DETAILS_COLUMN)
        }
        with QSignalBlocker(header):  # else each column that changes is painted by itself
            self._share_width()
        self.doItemsLayout()

    def _share_width(self) -> None:
        """Set the columns' widths: one that needs less than its share leaves the rest to others.

        With large text each column is as wide as its contents, and the tree scrolls sideways.
        """
        remaining_width = self.viewport().width()
        is_large = self.fontMetrics().averageCharWidth() >= _LARGE_LETTER_PX
        modes = QHeaderView.ResizeMode
        self.header().setSectionResizeMode(
            DETAILS_COLUMN, modes.Interactive if is_large else modes.Stretch
        )
        columns_by_need = sorted(self._needed_widths, key=self._needed_widths.__getitem__)
        for position, column in enumerate(columns_by_need):
            share = remaining_width // (len(columns_by_need) - position)
            width = (
                self._needed_widths[column] if is_large else min(self._needed_widths[column], share)
            )
            remaining_width -= width
            if is_large or column != DETAILS_COLUMN:  # else it takes what is left
                self.setColumnWidth(column, width)

    def go_to_branch(self, branch: int) -> None:
        """Go to a branch, by its row; nowhere if there are fewer of them."""
        self.go_to(self._outline.index(branch, NAME_COLUMN))

    def go_to_newest(self) -> None:
        """Go to the heading of the last turn that has begun, in the chronicle."""
        chronicle = self._outline.index(self._outline.chronicle_branch, NAME_COLUMN)
        self.expand(chronicle)
        self.go_to(
            self._outline.index(self._outline.rowCount(chronicle) - 1, NAME_COLUMN, chronicle)
        )

    def _show_game(self) -> None:
        """Show another game: the sections open, the first one the current row."""
        for branch in range(self._outline.rowCount()):
            if branch not in self._outline.closed_at_first:
                self._open(self._outline.index(branch, NAME_COLUMN))
        self.go_to_branch(self._outline.first_branch)

    def _open(self, index: QModelIndex) -> None:
        """Open a branch with all below it; a leaf would be told as open, which it cannot be."""
        rows = self._outline.rowCount(index)
        if rows:
            self.expand(index)
        for number in range(rows):
            self._open(self._outline.index(number, NAME_COLUMN, index))

    def _open_filled(self, branch: QModelIndex, first: int, last: int) -> None:
        """Open what has its first rows only now."""
        if not branch.isValid() or self._outline.rowCount(branch) != last - first + 1:
            return
        top = branch
        while top.parent().isValid():
            top = top.parent()
        if top.row() not in self._outline.closed_at_first:
            self.expand(branch)

    # -- Qt --------------------------------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        QTimer.singleShot(0, self, self._announce_row)  # Qt tells that the outline has the keyboard

    def _announce_row(self) -> None:
        """Let screen readers come to the current row, as Qt does where keys have moved to it."""
        rows_above, index = 0, self.currentIndex()
        if not (self.hasFocus() and index.isValid() and QAccessible.isActive()):
            return
        while (index := self.indexAbove(index)).isValid():
            rows_above += 1
        focus_event = QAccessibleEvent(self, QAccessible.Event.Focus)
        focus_event.setChild(
            (rows_above + 1) * self._outline.columnCount()
        )  # behind the heads of columns
        QAccessible.updateAccessibility(focus_event)

    def showEvent(self, event: QShowEvent) -> None:
        self._outline.follow(True)
        super().showEvent(event)
        self.fit_columns()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():  # a minimized window is still one that is shown
            self._outline.follow(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.fit_columns()

    def currentChanged(
        self,
        current: QModelIndex | QPersistentModelIndex,
        previous: QModelIndex | QPersistentModelIndex,
    ) -> None:
        super().currentChanged(current, previous)
        self.moved.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, keypad = _Key(event.key()), Qt.KeyboardModifier.KeypadModifier
        if event.modifiers() & ~keypad:
            super().keyPressEvent(event)
        elif key in _ENTER:
            self.chosen.emit()
        elif key == _Key.Key_Right and not self._outline.hasChildren(self.currentIndex()):
            self.offers_requested.emit()
        elif _Key.Key_1 <= key <= _Key.Key_9:
            self.go_to_branch(key - _Key.Key_1)
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_key = event.reason() is QContextMenuEvent.Reason.Keyboard
        if by_key:
            position = self.visualRect(self.currentIndex()).bottomLeft()
        else:
            self.go_to(self.indexAt(event.pos()).siblingAtColumn(NAME_COLUMN))
            position = event.pos()
        self.menu_requested.emit(self.viewport().mapToGlobal(position), by_key)
        event.accept()

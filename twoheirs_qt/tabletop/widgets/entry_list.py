"""A list of entries of different heights, where adding rows does not lay out all others again.

Qt's own list measures and paints all rows whenever any of them may have changed; for the chronicle
of a long game that takes longer than everything else that an action does.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Protocol, cast

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    Qt,
)
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QScrollBar,
    QStyle,
    QStyleOptionSlider,
    QWidget,
)

from twoheirs_qt.tabletop.drawing.theme import find_current_theme

_Index = QModelIndex | QPersistentModelIndex
_Base = QAbstractItemView


class _Bar(QScrollBar):
    """An opaque scroll bar on parchment."""

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() in (QEvent.Type.Polish, QEvent.Type.StyleChange):
            self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # a style sheet resets it
        return handled

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), find_current_theme().find_color("parchment"))
        if self.maximum() > self.minimum():
            option = QStyleOptionSlider()
            self.initStyleOption(option)
            handle = self.style().subControlRect(
                QStyle.ComplexControl.CC_ScrollBar,
                option,
                QStyle.SubControl.SC_ScrollBarSlider,
                self,
            )
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(find_current_theme().find_color("line"))
            painter.drawRoundedRect(handle.adjusted(1, 1, -1, -1), 5, 5)
        painter.end()


class RowPainter(Protocol):
    """Measures and paints the rows of a list."""

    def measure_heights(self, first: int, end: int) -> list[int]:
        """The heights of the rows from `first` to before `end`, in pixels."""

    def paint(self, painter: QPainter, rect: QRect, row: int, *, focused: bool) -> None:
        """Paint a row in `rect`; `focused`: it has the focus."""


class EntryList(QListView):
    """A read-only list whose painter decides the height of each row in the present width.

    With `follows_end` it scrolls to the end whenever rows are added there.
    """

    def __init__(self, parent: QWidget | None, *, follows_end: bool = False) -> None:
        super().__init__(parent)
        self.follows_end = follows_end
        self._max_rows: int | None = None
        self._is_outdated = self._whole_rows = False
        # The tops of rows, as far as they are measured, and the bottom of the last one.
        self._tops = [0]
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(_Base.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Always on, so that text does not wrap again when it appears.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        bar = self._bar = _Bar(self)
        self.setVerticalScrollBar(bar)
        self.setVerticalScrollMode(_Base.ScrollMode.ScrollPerPixel)
        self.setSelectionMode(_Base.SelectionMode.SingleSelection)
        self.setStyleSheet("QListView { border: none; padding: 0; }")
        # Opaque: nothing under it is painted for it, and scrolling copies pixels.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().isalnum():
            event.ignore()  # letters are keys of the window, not a search in the list
            return
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            event.accept()  # so that the widget behind the list does not handle it

    def show_at_most(self, rows: int | None) -> None:
        """Show only so many of the first rows; None for all."""
        if rows != self._max_rows:
            self._max_rows = rows
            self._update_rows(0 if rows is None else rows)
            self._scroll_to_end()

    def show_model(self, model: QAbstractItemModel, painter: RowPainter) -> None:
        """Show the rows of a list model, which `painter` paints."""
        self._painter = painter
        self.setModel(model)
        model.rowsRemoved.connect(self._follow_removal)

    # -- positions of rows -------------------------------------------------------------------------

    def _measure(self) -> int:
        """Measure all rows that are shown, and return their number."""
        model = cast("QAbstractItemModel | None", self.model())
        count, measured = 0 if model is None else model.rowCount(), len(self._tops) - 1
        if self._max_rows is not None:
            count = min(count, self._max_rows)
        if measured < count:
            for height in self._painter.measure_heights(measured, count):
                self._tops.append(self._tops[-1] + height)
        return count

    def _is_row(self, index: _Index) -> bool:
        return index.isValid() and index.row() < self._measure()

    def visualRect(self, index: _Index) -> QRect:
        return self._find_rect(index.row()) if self._is_row(index) else QRect()

    def _find_rect(self, row: int) -> QRect:
        """The rectangle of a measured row in the viewport."""
        top, foot = self._tops[row], self._tops[row + 1]
        return QRect(0, top - self._bar.value(), self.viewport().width(), foot - top)

    def indexAt(self, point: QPoint) -> QModelIndex:
        row = self._find_row(point.y())
        inside = 0 <= point.x() < self.viewport().width()
        return self.model().index(row, 0) if inside and row < self._measure() else QModelIndex()

    def _find_row(self, y: int) -> int:
        """The row at a height of the viewport; the number of rows if that is below the last one."""
        count = self._measure()
        return max(0, bisect_right(self._tops, y + self._bar.value(), 0, count + 1) - 1)

    def horizontalOffset(self) -> int:
        return 0

    def verticalOffset(self) -> int:
        return self._bar.value()

    def isIndexHidden(self, index: _Index) -> bool:
        return not self._is_row(index)

    # -- following the model ---------------------------------------------------------------------

    def doItemsLayout(self) -> None:
        del self._tops[1:]
        _Base.doItemsLayout(self)
        self._scroll_to_end()

    def reset(self) -> None:
        del self._tops[1:]
        super().reset()

    def rowsInserted(self, parent: _Index, start: int, end: int) -> None:
        _Base.rowsInserted(self, parent, start, end)
        self._update_rows(start)
        self._scroll_to_end()

    def rowsAboutToBeRemoved(self, parent: _Index, start: int, end: int) -> None:
        _Base.rowsAboutToBeRemoved(self, parent, start, end)

    def _follow_removal(self, _parent: QModelIndex, start: int, _end: int) -> None:
        self._update_rows(start)
        self._scroll_to_end()

    def dataChanged(self, first: _Index, last: _Index, roles: Sequence[int] = ()) -> None:
        _Base.dataChanged(self, first, last, roles)
        self._update_rows(first.row())

    def _update_rows(self, first: int) -> None:
        """Rows from `first` on have changed, or their heights have."""
        del self._tops[first + 1 :]
        top = self._tops[-1]
        self.updateGeometries()
        if not self._is_outdated:
            view = self.viewport()
            above = max(0, top - self._bar.value())
            view.update(0, above, view.width(), max(0, view.height() - above))

    def _scroll_to_end(self) -> None:
        if self.follows_end and self.isVisible():
            # An entry that is higher than the list is shown from its beginning.
            last = self._tops[max(0, self._measure() - 1)]
            self._bar.setValue(min(self._bar.maximum(), last))

    def _calculate_max_scroll(self, height: int) -> int:
        """The largest scroll position, at the last row, or at the start of a whole row."""
        count = self._measure()
        end = max(0, self._tops[count] - height)
        if self._whole_rows and end:
            first = bisect_left(self._tops, end, 1, count)
            end = max(end, self._tops[min(first, count - 1)])
        return end

    def set_whole_rows(self, whole: bool) -> None:
        """Set whether the topmost row is whole when the newest are shown."""
        if whole is not self._whole_rows:
            self._whole_rows = whole
            self.updateGeometries()
            self._scroll_to_end()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_outdated:  # rows or the width have changed while it was hidden
            self.updateGeometries()
            self._scroll_to_end()

    # -- scrolling -------------------------------------------------------------------------------

    def updateGeometries(self) -> None:
        self._is_outdated = not self.isVisible()
        if self._is_outdated:
            return
        height = self.viewport().height()
        self._bar.setPageStep(height)
        self._bar.setSingleStep(max(1, self.fontMetrics().lineSpacing()))
        self._bar.setRange(0, self._calculate_max_scroll(height))
        _Base.updateGeometries(self)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        self.viewport().scroll(dx, dy)

    def scrollTo(
        self, index: _Index, hint: _Base.ScrollHint = _Base.ScrollHint.EnsureVisible
    ) -> None:
        if not self._is_row(index):
            return
        rect, height, bar = (
            self.visualRect(index),
            self.viewport().height(),
            self.verticalScrollBar(),
        )
        down, up = rect.bottom() + 1 - height, rect.top()
        by = 0
        if hint == _Base.ScrollHint.PositionAtTop:
            by = up
        elif hint == _Base.ScrollHint.PositionAtBottom:
            by = down
        elif hint == _Base.ScrollHint.PositionAtCenter:
            by = (up + down) // 2
        elif up < 0 or rect.height() >= height:
            by = up
        elif down > 0:
            by = down
        bar.setValue(bar.value() + by)

    def resizeEvent(self, event: QResizeEvent) -> None:
        if event.size().width() != event.oldSize().width():
            del self._tops[1:]
        _Base.resizeEvent(self, event)
        self.updateGeometries()
        self._scroll_to_end()

    # -- keys and selection ----------------------------------------------------------------------

    def moveCursor(self, action: _Base.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        count, current = self._measure(), self.currentIndex()
        if not count:
            return QModelIndex()
        row, actions = current.row() if current.isValid() else -1, _Base.CursorAction
        page = self.viewport().height()
        match action:
            case actions.MoveHome:
                row = 0
            case actions.MoveEnd:
                row = count - 1
            case actions.MovePageDown:
                row = self._find_row(self.visualRect(current).top() + page)
            case actions.MovePageUp:
                row = self._find_row(
                    max(-self.verticalOffset(), self.visualRect(current).top() - page)
                )
            case actions.MoveUp | actions.MovePrevious | actions.MoveLeft:
                row -= 1
            case _:
                row += 1
        return self.model().index(min(max(row, 0), count - 1), 0)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Make a visible row the current one: the newest, or the topmost in sight."""
        # A click chooses its own row, which must not move away from under it.
        clicked = event.reason() == Qt.FocusReason.MouseFocusReason
        if not (clicked or self._is_row(self.currentIndex())) and (count := self._measure()):
            row = count - 1 if self.follows_end else self._find_row(0)
            flags = QItemSelectionModel.SelectionFlag.NoUpdate
            self.selectionModel().setCurrentIndex(self.model().index(row, 0), flags)
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.scrollTo(self.currentIndex())

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        index = self.indexAt(rect.topLeft())
        if index.isValid():
            self.selectionModel().select(index, command)

    def visualRegionForSelection(self, selection: object) -> QRegion:
        region = QRegion()
        for index in self.selectedIndexes():
            region += self.visualRect(index)
        return region

    # -- painting --------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        exposed = event.region().boundingRect()
        painter.setClipRegion(event.region())
        painter.fillRect(exposed, find_current_theme().find_color("parchment"))
        focused = self.currentIndex().row() if self.hasFocus() else -1
        first = self._find_row(exposed.top())
        for row in range(first, self._measure()):
            rect = self._find_rect(row)
            if rect.top() > exposed.bottom():
                break
            self._painter.paint(painter, rect, row, focused=row == focused)
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            del self._tops[1:]
        super().changeEvent(event)

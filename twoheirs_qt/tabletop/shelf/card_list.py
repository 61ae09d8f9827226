"""The grid of cards on the shelf."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from twoheirs_qt.tabletop.shelf.card import calculate_card_size
from twoheirs_qt.tabletop.widgets.focus_frame import MARKS_ITSELF


class CardList(QListView):
    """A grid of cards of one size, with arrow keys in all directions.

    - `menu_requested`: the player wants the menu of the current card, at a position of the screen;
      the second argument is whether a key was pressed
    """

    resized = Signal()
    menu_requested = Signal(object, bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.verticalScrollBar().rangeChanged.connect(self._enable_bar)
        self.setMouseTracking(True)
        self.setStyleSheet("QListView { background: transparent; border: none; padding: 0; }")

    def _enable_bar(self, _min: int, maximum: int) -> None:
        self.verticalScrollBar().setEnabled(maximum > 0)

    def focusInEvent(self, event: QFocusEvent) -> None:
        # A card shows the focus by a ring; without cards the frame has to show it.
        self.setProperty(MARKS_ITSELF, self.model().rowCount() > 0)
        super().focusInEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)
        self.resized.emit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:  # the size of cards depends on the font
            self._fit()
        super().changeEvent(event)

    def _fit(self) -> None:
        """Set the grid so that the cards of a row fill the width."""
        size = calculate_card_size()
        width = self.viewport().width() - 2
        columns = max(1, width // size.width())
        self.setGridSize(QSize(max(size.width(), width // columns), size.height()))

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Go to the card above or below, or if there is none, to the previous or next one."""
        current, target = self.currentIndex(), super().moveCursor(action, modifiers)
        actions = QAbstractItemView.CursorAction
        step = {actions.MoveUp: -1, actions.MoveDown: 1}.get(action, 0)
        neighbour = current.siblingAtRow(current.row() + step)
        return neighbour if step and target == current and neighbour.isValid() else target

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_key = event.reason() is QContextMenuEvent.Reason.Keyboard
        position = self.visualRect(self.currentIndex()).center() if by_key else event.pos()
        self.menu_requested.emit(self.viewport().mapToGlobal(position), by_key)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            is_unmodified = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
            if is_unmodified and self.currentIndex().isValid():
                self.activated.emit(self.currentIndex())
            return  # with a modifier the key would end the turn
        super().keyPressEvent(event)

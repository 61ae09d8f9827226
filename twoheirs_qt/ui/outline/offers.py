"""The list of what can be done at the current row, with texts that wrap."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QColor, QKeyEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from twoheirs_qt.game.presentation.offers import Offer

_Key = Qt.Key
_ENTER: Final = (_Key.Key_Return, _Key.Key_Enter, _Key.Key_Space)
_BACK: Final = (_Key.Key_Escape, _Key.Key_Left)


class OfferList(QListView):
    """- `chosen`: Enter, or a double click, on a choice
    - `left`: back to the tree"""

    chosen = Signal(object)
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._offers: list[tuple[Offer | None, str]] = []
        self._rows = QStandardItemModel(self)
        self.setModel(self._rows)
        self.setWordWrap(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSpacing(2)
        self.setTabKeyNavigation(False)
        self.doubleClicked.connect(lambda _index: self._choose())

    def show_offers(self, offers: Sequence[tuple[Offer | None, str]], pale: QColor) -> None:
        """List these choices, each with its text; a choice of None is text alone.

        Those that are not possible are `pale`.
        """
        if self._offers != [*offers]:
            self._offers = [*offers]
            self._rows.clear()
            for _, words in offers:
                item = QStandardItem(words)
                item.setEditable(False)
                self._rows.appendRow(item)
        for row, (choice, _) in enumerate(offers):
            if choice is None or not choice.possible:
                self._rows.item(row).setForeground(pale)

    @Slot()
    def enter(self) -> None:
        """Take the focus, on the first choice."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self._rows.index(0, 0))

    def _choose(self) -> None:
        row = self.currentIndex().row()
        choice = self._offers[row][0] if row >= 0 else None
        if choice is not None:
            self.chosen.emit(choice)

    def event(self, event: QEvent) -> bool:
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.ShortcutOverride
            and _Key(event.key()) in _BACK
            and not event.modifiers()
        ):
            event.accept()  # the list is left before the page is, where Esc leaves that
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = _Key(event.key())
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        elif key in _ENTER:
            self._choose()
        elif key in _BACK:
            self.left.emit()
        else:
            super().keyPressEvent(event)

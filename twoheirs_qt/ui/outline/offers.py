"""The list of what can be done at the current row, with texts that wrap."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QListWidget, QWidget

from twoheirs_qt.game.presentation.offers import Offer

_Key = Qt.Key
_ENTER: Final = (_Key.Key_Return, _Key.Key_Enter, _Key.Key_Space)
_BACK: Final = (_Key.Key_Escape, _Key.Key_Left)


class OfferList(QListWidget):
    """- `chosen`: Enter, or a double click, on a choice
    - `left`: back to the tree"""

    chosen = Signal(object)
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._offers: list[tuple[Offer | None, str]] = []
        self.setWordWrap(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSpacing(2)
        self.setTabKeyNavigation(False)
        self.itemDoubleClicked.connect(lambda _item: self._choose())

    def show_offers(self, offers: Sequence[tuple[Offer | None, str]], pale: QColor) -> None:
        """List these choices, each with its text; a choice of None is text alone.

        Those that are not possible are `pale`.
        """
        if self._offers != [*offers]:
            self._offers = [*offers]
            self.clear()
            self.addItems([words for _, words in offers])
        for row, (choice, _) in enumerate(offers):
            if choice is None or not choice.possible:
                self.item(row).setForeground(pale)

    @Slot()
    def enter(self) -> None:
        """Take the focus, on the first choice."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        if self.currentItem() is None:
            self.setCurrentRow(0)

    def _choose(self) -> None:
        choice = None if self.currentItem() is None else self._offers[self.currentRow()][0]
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

"""The list of what can be done at the current row: words that wrap, one choice after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from twoheirs_qt.game.telling.offers import Offer
from twoheirs_qt.ui.theme import current_theme

_Key = Qt.Key
_ENTER: Final = (_Key.Key_Return, _Key.Key_Enter, _Key.Key_Space)
_BACK: Final = (_Key.Key_Escape, _Key.Key_Left)


class OfferModel(QAbstractListModel):
    """Choices with their words; those that cannot be done are paler."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._rows: tuple[tuple[Offer | None, str], ...] = ()

    def show(self, rows: Sequence[tuple[Offer | None, str]]) -> None:
        """List these choices, each with its words; None is words alone."""
        if tuple(rows) != self._rows:
            self.beginResetModel()
            self._rows = tuple(rows)
            self.endResetModel()

    def choice(self, row: int) -> Offer | None:
        """The choice on a row."""
        return self._rows[row][0] if 0 <= row < len(self._rows) else None

    def rowCount(
        self,
        parent: QModelIndex | QPersistentModelIndex = QModelIndex(),  # noqa: B008
    ) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if not index.isValid():
            return None
        choice, words = self._rows[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return words
        if role == Qt.ItemDataRole.ForegroundRole and (choice is None or not choice.possible):
            return current_theme().color("muted")
        return None


class OfferList(QListView):
    """Walked by arrows.

    - `chosen`: Enter, or a double click, on a choice
    - `left`: back to the tree
    """

    chosen = Signal(object)
    left = Signal()

    def __init__(self, model: OfferModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._offers = model
        self.setModel(model)
        self.setWordWrap(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSpacing(2)
        self.setTabKeyNavigation(False)
        self.doubleClicked.connect(lambda _index: self._choose())

    def enter(self) -> None:
        """Take the focus, on the first choice."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self._offers.index(0, 0))

    def _choose(self) -> None:
        choice = self._offers.choice(self.currentIndex().row())
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

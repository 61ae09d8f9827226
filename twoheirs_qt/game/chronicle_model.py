"""The whole chronicle of a game that is looked at, as a model of a list."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from twoheirs_qt.game.tree import Entries, Role
from twoheirs_qt.words.text import Text

_Index = QModelIndex | QPersistentModelIndex
_ROOT: Final = QModelIndex()


class ChronicleModel(QAbstractListModel):
    """The entries of a chronicle, with the same roles as in the model of the running game.

    `now` is the newest entry that has happened.
    """

    def __init__(self, say: Callable[[Text], str], parent: QObject) -> None:
        super().__init__(parent)
        self._say = say
        self._entries: Entries = Entries()
        self.now = -1

    def show(self, entries: Entries) -> None:
        """Show these entries, or the same ones in another language."""
        self.beginResetModel()
        self._entries = entries
        self.endResetModel()

    @property
    def entries(self) -> Entries:
        return self._entries

    def rowCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not 0 <= index.row() < len(self._entries):
            return None
        entry = self._entries[index.row()]
        if role == Role.HEIR:
            return entry.heir
        if role == Role.HEADING:
            return entry.heading
        if role == Qt.ItemDataRole.ToolTipRole and entry.reason is not None:
            return self._say(entry.reason)
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        words = self._say(entry.text)
        if role == Qt.ItemDataRole.DisplayRole or index.row() < self.now:
            return words
        # What the eye sees by gold and paleness.
        now = index.row() == self.now
        mark = self.tr("{entry} (shown now)") if now else self.tr("{entry} (still to come)")
        return mark.format(entry=words)

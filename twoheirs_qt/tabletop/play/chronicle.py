"""The chronicle as a model of rows: what has happened in a game, entry by entry."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from twoheirs_qt.tabletop.play.entries import Entries, Role
from twoheirs_qt.tabletop.prefix import measure_common_prefix
from twoheirs_qt.tabletop.text.text import Text

_Index = QModelIndex | QPersistentModelIndex
_ROOT: Final = QModelIndex()
_REASON_ROLES: Final = (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole)


class ChronicleModel(QAbstractListModel):
    """The `entries` of a chronicle, one a row, with roles of `Role`.

    `localize` puts a text into the player's language. `current_entry` is the index of the
    newest entry that has happened in a replay; None in a running game, where all have.
    """

    def __init__(self, localize: Callable[[Text], str], parent: QObject) -> None:
        super().__init__(parent)
        self.localize: Final = localize
        self.entries = Entries()
        self.current_entry: int | None = None

    def open(self, entries: Entries) -> None:
        """Show another game, or the same one in another language."""
        self.beginResetModel()
        self.entries = entries
        self.endResetModel()

    def follow(self, entries: Entries) -> None:
        """Show another moment of the same game: rows are removed from the end and added there."""
        shared_length = measure_common_prefix(self.entries, entries)
        if shared_length < len(self.entries):
            self.beginRemoveRows(_ROOT, shared_length, len(self.entries) - 1)
            self.entries = entries.take_first(shared_length)
            self.endRemoveRows()
        if shared_length < len(entries):
            self.beginInsertRows(_ROOT, shared_length, len(entries) - 1)
            self.entries = entries
            self.endInsertRows()

    # -- QAbstractListModel ----------------------------------------------------------------------

    def rowCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.entries)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not 0 <= index.row() < len(self.entries):
            return None
        entry = self.entries[index.row()]
        if role == Role.SEAT:
            return entry.seat
        if role == Role.HEADING:
            return entry.is_heading
        if role == Qt.ItemDataRole.DisplayRole:
            return self.localize(entry.text)
        if role in _REASON_ROLES:
            return None if entry.reason is None else self.localize(entry.reason)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._describe_for_readers(index.row(), self.localize(entry.text))
        return None

    def _describe_for_readers(self, row: int, text: str) -> str:
        """The words of an entry, and whether it is shown now or to come, as its colours show."""
        if self.current_entry is None or row < self.current_entry:
            return text
        is_current = row == self.current_entry
        mark = self.tr("{entry} (shown now)") if is_current else self.tr("{entry} (still to come)")
        return mark.format(entry=text)

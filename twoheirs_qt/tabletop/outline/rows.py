"""The rows of the outline, brought up to date as the game goes on."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher
from typing import Any, Final

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from twoheirs_qt.tabletop.outline.game import OutlineRows, Row
from twoheirs_qt.tabletop.play.entries import Entries, Entry
from twoheirs_qt.tabletop.prefix import measure_common_prefix
from twoheirs_qt.tabletop.thing import Thing

Index = QModelIndex | QPersistentModelIndex

NAME_COLUMN: Final = 0
COLUMNS: Final = 3
"""The first one is filled here; the others are `OutlineModel`'s."""


class RowModel(QAbstractItemModel):
    """A tree of the things of a game: branches, their rows, and the rows of these.

    Each has its thing and its words. It signals the rows that come, go and change
    their words, and is reset only when another game is opened.

    Rows are made when somebody asks for them, and those that nobody has asked for are not compared;
    nor are any while nobody follows them (`follow`).
    """

    # An index carries the number of its parent. Only rows that stay in place for the whole game
    # have rows below them, so a number stands for the same parent for ever: 0 for the branches,
    # then one for each of the parents below them.

    def __init__(self, outline: OutlineRows, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._outline_rows = outline
        self._paths = paths = ((), *outline.parents)
        self._places = {
            number: (paths.index(path[:-1]), path[-1]) for number, path in enumerate(paths) if path
        }
        """Number of a parent -> the number of its own parent, and its row there."""
        self._numbers = {(*place, NAME_COLUMN): number for number, place in self._places.items()}
        self._numbers[0, -1, -1] = 0
        """Internal id, row and column of a parent -> its number; 0 for an invalid one."""
        self._chronicle_number = paths.index((outline.chronicle,))
        self._snapshot = outline.snapshot
        self._rows: dict[int, list[Row]] = {}
        self._entries: Entries | None = None
        """The rows of the chronicle's branch; None as long as nobody has asked for them."""
        self.is_followed = True
        """Whether all rows are up to date."""
        self.is_settled = self._snapshot is not None
        """Whether the rows are those of the snapshot of the game."""
        outline.opened.connect(self._open)
        outline.shown.connect(self._update)

    def follow(self, followed: bool) -> None:
        """Keep the rows up to date from now on, or stop doing so."""
        if followed is not self.is_followed:
            self.is_followed = followed
            self._update()

    def find_thing(self, index: Index) -> Thing:
        """The thing that a valid index is about, in any column."""
        number, row = index.internalId(), index.row()
        if number == self._chronicle_number:
            return self._outline_rows.find_entry(row)
        return self._list_rows(number)[row].thing

    def _open(self) -> None:
        self.beginResetModel()
        self._snapshot = self._outline_rows.snapshot
        self.is_settled = self._snapshot is not None
        self._rows.clear()
        self._entries = None
        self.endResetModel()

    def _update(self) -> None:
        """Show the moment that the game has come to.

        First rows go, then the snapshot is the new one and what stays is as it is from now on, then
        rows come, and then those are signalled that stayed and have changed.
        """
        snapshot = self._outline_rows.snapshot
        self.is_settled = snapshot is not None and snapshot is self._snapshot
        if snapshot is not None and not self.is_settled and self.is_followed:
            self._change_rows(snapshot, self._outline_rows.entries)

    def _change_rows(self, snapshot: object, chronicle: Entries) -> None:
        """Change all rows that have been made."""
        changes = [
            _RowChange(number, rows, after)
            for number, rows in self._rows.items()
            if rows != (after := self._outline_rows.list_rows_below(self._paths[number], snapshot))
        ]
        for change in changes:
            parent = self.parent(self.createIndex(0, 0, change.number))
            for tag, first, end, _, _ in reversed(change.codes):
                if tag in ("delete", "replace"):
                    self.beginRemoveRows(parent, first, end - 1)
                    del self._rows[change.number][first:end]
                    self.endRemoveRows()
        entries = self._truncate(chronicle)
        self._snapshot, self.is_settled = snapshot, True
        for change in changes:
            self._rows[change.number] = change.kept_rows
        for change in changes:
            parent = self.parent(self.createIndex(0, 0, change.number))
            for tag, _, _, first, end in change.codes:
                if tag in ("insert", "replace"):
                    self.beginInsertRows(parent, first, end - 1)
                    self._rows[change.number][first:first] = change.after[first:end]
                    self.endInsertRows()
        if entries is not None and len(entries) < len(chronicle):
            first, last = len(entries), len(chronicle) - 1
            parent = self.parent(self.createIndex(0, 0, self._chronicle_number))
            self.beginInsertRows(parent, first, last)
            self._entries = chronicle
            self.endInsertRows()
        for change in changes:
            for row in change.changed:
                index = self.createIndex(row, 0, change.number)
                self.dataChanged.emit(index, index)

    def _truncate(self, entries: Entries) -> Entries | None:
        """Remove the rows of the chronicle that are not among `entries`; returns what stays."""
        old_entries = self._entries
        if old_entries is not None and (
            same_count := measure_common_prefix(old_entries, entries)
        ) < len(old_entries):
            parent = self.parent(self.createIndex(0, 0, self._chronicle_number))
            self.beginRemoveRows(parent, same_count, len(old_entries) - 1)
            self._entries = old_entries.take_first(same_count)
            self.endRemoveRows()
        return self._entries

    def _list_rows(self, number: int) -> list[Row]:
        """The rows of a parent, made when they are first asked for; not of the chronicle."""
        rows = self._rows.get(number)
        if rows is None:
            path = self._paths[number]
            rows = self._rows[number] = self._outline_rows.list_rows_below(path, self._snapshot)
        return rows

    def _list_rows_below(self, number: int) -> Sequence[Row | Entry]:
        """The rows of any parent."""
        if number != self._chronicle_number:
            return self._list_rows(number)
        if self._entries is None:
            started = self._snapshot is not None
            self._entries = self._outline_rows.entries if started else Entries()
        return self._entries

    # -- QAbstractItemModel ----------------------------------------------------------------------

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008
        number = self._numbers.get((parent.internalId(), parent.row(), parent.column()))
        if number is None or not 0 <= column < COLUMNS:
            return QModelIndex()
        rows = self._rows.get(number) or self._list_rows_below(number)
        return self.createIndex(row, column, number) if 0 <= row < len(rows) else QModelIndex()

    def parent(self, index: Index = QModelIndex()) -> Any:  # noqa: B008
        place = self._places.get(index.internalId())
        return QModelIndex() if place is None else self.createIndex(place[1], 0, place[0])

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        number = self._numbers.get((parent.internalId(), parent.row(), parent.column()))
        return 0 if number is None else len(self._rows.get(number) or self._list_rows_below(number))

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return COLUMNS

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.column() or role != Qt.ItemDataRole.DisplayRole:
            return None
        row = self._list_rows_below(index.internalId())[index.row()]
        return self._outline_rows.localize(row.text)


class _RowChange:
    """The difference between the rows below one parent and those that it is to have.

    - `codes`: what goes and comes, as `SequenceMatcher` has it
    - `kept_rows`: the rows that stay, as they are afterwards
    - `changed`: the numbers that those then have whose words have changed
    """

    def __init__(self, number: int, before: list[Row], after: list[Row]) -> None:
        things, new_things = ([row.thing for row in rows] for rows in (before, after))
        matcher = SequenceMatcher(None, things, new_things, False)
        kept_rows = [
            (old_row + step, new_row + step)
            for old_row, new_row, size in matcher.get_matching_blocks()
            for step in range(size)
        ]
        self.number, self.after = number, after
        self.codes = matcher.get_opcodes()
        self.kept_rows = [after[new_row] for _, new_row in kept_rows]
        self.changed = [
            new_row for old_row, new_row in kept_rows if after[new_row] != before[old_row]
        ]

"""The list model of the shelf: games, sorted and searched, even while files are being read."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum, StrEnum
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from twoheirs_qt.tabletop.games import Games
from twoheirs_qt.tabletop.saves.listing import Entry, ShelfIndex
from twoheirs_qt.tabletop.saves.save import Summary
from twoheirs_qt.tabletop.saves.titles import ShelfTexts
from twoheirs_qt.tabletop.saves.worker import Worker
from twoheirs_qt.tabletop.shelf.reader import SearchResult, ShelfReader, ShelfSearch
from twoheirs_qt.tabletop.text.text import Text

_Index = QModelIndex | QPersistentModelIndex
_ROOT: Final = QModelIndex()


class Sort(StrEnum):
    """The orders of games; the latest, greatest or first is on top."""

    PLAYED = "played"
    STARTED = "begun"
    NAME = "name"
    TURN = "turn"
    POINTS = "points"


class ShelfRole(IntEnum):
    """Additional roles of a row."""

    ENTRY = Qt.ItemDataRole.UserRole + 1
    """The `Entry`."""
    RUNNING = Qt.ItemDataRole.UserRole + 2
    """Whether it is the running game, and not over yet."""
    NUMBER = Qt.ItemDataRole.UserRole + 3
    """The number of a game among several of one title, in the order of their start; 0 if single."""
    POINTS = Qt.ItemDataRole.UserRole + 4
    """Whether its points may be shown."""
    UNFINISHED = Qt.ItemDataRole.UserRole + 5
    """Whether the game can be continued."""


class ShelfModel(QAbstractListModel):
    """A list with a row for each game, the running one first.

    `show` sets the games of the folder; files not read yet are read in another thread, those
    requested by `read_first` before others. `texts` are the texts about a game. `shows_points`:
    the points of unfinished games are shown.
    """

    searched = Signal()
    """The search has finished."""

    def __init__(
        self,
        index: ShelfIndex,
        running_path: Callable[[], Path | None],
        games: Games,
        localize: Callable[[Text], str],
        parent: QObject | None = None,
        worker: Worker | None = None,
    ) -> None:
        super().__init__(parent)
        worker = worker or Worker()
        self.texts = ShelfTexts(localize, games)
        self._shelf_index = index
        self._running_path = running_path
        self.shows_points = True
        self._entries: list[Entry] = []
        self._shown_entries: list[Entry] = []
        self._sorted_entries: list[Entry] | None = None
        self._result: SearchResult | None = None
        self._sort = Sort.PLAYED
        self._search = ""
        self._search_index = ShelfSearch(self.texts, worker, self)
        self._search_index.result_ready.connect(self._show_result)
        self._reader = ShelfReader(index, games, worker, self)
        self._reader.progressed.connect(self._update_rows)
        self._reader.finished.connect(self._on_all_read)

    # -- rows -------------------------------------------------------------------------------------

    @property
    def total(self) -> int:
        """The number of all games."""
        return len(self._entries)

    def rowCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._shown_entries)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        entry = self.find_entry(index.row())
        if entry is None:
            return None
        if role == ShelfRole.ENTRY:
            return entry
        if role == ShelfRole.RUNNING:
            return self.is_running(entry) and _is_unfinished(entry)
        if role == ShelfRole.UNFINISHED:
            return _is_unfinished(entry)
        if role == ShelfRole.NUMBER:
            return self._find_number(entry)
        if role == ShelfRole.POINTS:
            return self._shows_points(entry.summary)
        if role == Qt.ItemDataRole.DisplayRole:
            return self.texts.format_numbered_title(entry, self._find_number(entry))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.texts.format_for_screen_reader(
                entry,
                self._find_number(entry),
                unfinished=_is_unfinished(entry),
                points=self._shows_points(entry.summary),
            )
        if role == Qt.ItemDataRole.ToolTipRole:
            return self.texts.format_tip(entry)
        return None

    def find_entry(self, row: int) -> Entry | None:
        return self._shown_entries[row] if 0 <= row < len(self._shown_entries) else None

    def is_running(self, entry: Entry) -> bool:
        return entry.path == self._running_path()

    def _shows_points(self, summary: Summary | None) -> bool:
        return summary is not None and (self.shows_points or summary.is_over)

    def _find_number(self, entry: Entry) -> int:
        return self._shelf_index.numbers.get(entry.name, 0)

    def find_row(self, path: Path | None) -> int:
        """Return the row of a game; -1 if it is not shown."""
        name = "" if path is None else path.name
        return next(
            (row for row, entry in enumerate(self._shown_entries) if entry.name == name), -1
        )

    # -- sorting and searching--------------------------------------------------------------------

    def show(self, entries: list[Entry]) -> None:
        """Show the games that are in the folder now."""
        self._entries = entries
        self.refresh()
        self._reader.read(entry for entry in self._sort_entries() if not entry.is_fresh)

    @property
    def is_reading(self) -> bool:
        """Whether games are still being read, or the index is being written."""
        return self._reader.is_busy

    def stop_reading(self) -> None:
        """Stop reading, since the shelf is no longer shown, and write the index."""
        self._reader.stop_reading()
        self._search_index.reset()

    def sort_by(self, sort: Sort) -> None:
        """Sort the games in another order."""
        self._sort = sort
        self._sorted_entries = None
        self._arrange()

    def search(self, text: str) -> None:
        """Search for `text` and show the games that match best; show all if it is empty."""
        self._search = text
        if text.strip():
            self._arrange()  # shows the result so far
            self._search_index.search(self._entries, text)
        else:
            self._search_index.cancel()
            self._result = None
            self._arrange()
            self.searched.emit()

    @property
    def is_searching(self) -> bool:
        """Whether a search is running."""
        return self._search_index.is_busy

    @property
    def suggestion(self) -> str:
        """A similar text to search for if nothing matches; may be empty."""
        return "" if self._result is None else self._result.suggestion

    def read_first(self, entry: Entry) -> None:
        """Read this game before others, since its card is visible."""
        self._reader.read_first(entry)

    def refresh(self) -> None:
        """Sort and search again, since the games have changed."""
        self._search_index.reset()
        self._sorted_entries = None
        self.search(self._search)

    def _show_result(self, result: SearchResult) -> None:
        self._result = result
        self._arrange()
        self.searched.emit()

    def _arrange(self) -> None:
        if self._sorted_entries is None:
            self._sorted_entries = self._sort_entries()
        entries, result = self._sorted_entries, self._result
        if result is not None:
            entries = [entry for entry in entries if entry.name in result.names]
        running_path = self._running_path()
        name = running_path.name if running_path is not None else ""
        running_entries = [
            entry for entry in entries if entry.name == name and entry.path == running_path
        ]
        shown = (
            running_entries + [entry for entry in entries if entry is not running_entries[0]]
            if running_entries
            else entries
        )
        if shown != self._shown_entries:
            self.beginResetModel()
            self._shown_entries = shown
            self.endResetModel()
        elif shown:
            self.dataChanged.emit(self.index(0), self.index(len(shown) - 1))

    def _sort_entries(self) -> list[Entry]:
        newest = sorted(self._entries, key=lambda entry: entry.changed, reverse=True)
        if self._sort is Sort.STARTED:
            return sorted(newest, key=lambda entry: entry.created, reverse=True)
        if self._sort is Sort.NAME:
            return sorted(newest, key=lambda entry: self.texts.format_title(entry).casefold())
        if self._sort is Sort.TURN:
            return sorted(newest, key=_find_turn_number, reverse=True)
        if self._sort is Sort.POINTS:
            return sorted(newest, key=self._find_best_points, reverse=True)
        return newest

    def _find_best_points(self, entry: Entry) -> int:
        """Return the points of the best player, or -1 if they are not shown."""
        summary = entry.summary
        is_shown = summary is not None and self._shows_points(summary)
        return max(summary.points) if summary is not None and is_shown else -1

    # -- reading -------------------------------------------------------------------------------

    def _update_rows(self, entries: list[Entry]) -> None:
        """Update the rows of games that have been read."""
        self._sorted_entries = None
        rows = {id(entry): row for row, entry in enumerate(self._shown_entries)}
        for entry in entries:
            row = rows.get(id(entry), -1)
            if row >= 0:
                self.dataChanged.emit(self.index(row), self.index(row))

    def _on_all_read(self) -> None:
        if any(not entry.is_fresh for entry in self._entries):
            return  # reading was stopped
        self.refresh()


def _find_turn_number(entry: Entry) -> int:
    return -1 if entry.summary is None else entry.summary.turn


def _is_unfinished(entry: Entry) -> bool:
    return entry.summary is not None and not entry.summary.is_over

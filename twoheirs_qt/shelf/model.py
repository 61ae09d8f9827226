"""The games of the shelf as a list model, sorted and searched, while their files are still read."""

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

from twoheirs_qt.codec.catalogue import catalogue_of_the_program
from twoheirs_qt.rules.components import Catalogue
from twoheirs_qt.saves.listing import Entry, ShelfIndex
from twoheirs_qt.saves.save import Summary
from twoheirs_qt.saves.titles import ShelfWords
from twoheirs_qt.saves.worker import Worker
from twoheirs_qt.shelf.reader import Found, ShelfReader, ShelfSearch
from twoheirs_qt.text.text import Text

_At = QModelIndex | QPersistentModelIndex
_ROOT: Final = QModelIndex()


class Sort(StrEnum):
    """What the games are sorted by; the latest, greatest or first is on top."""

    PLAYED = "played"
    BEGUN = "begun"
    NAME = "name"
    TURN = "turn"
    POINTS = "points"


class ShelfRole(IntEnum):
    """The roles of a row beside the usual ones."""

    ENTRY = Qt.ItemDataRole.UserRole + 1
    """The `Entry`."""
    RUNNING = Qt.ItemDataRole.UserRole + 2
    """Whether it is the running game, and not over yet."""
    NUMBER = Qt.ItemDataRole.UserRole + 3
    """Which of several games of one title it is, in the order they were begun; 0 if it has none."""
    POINTS = Qt.ItemDataRole.UserRole + 4
    """Whether its points may be shown."""
    UNFINISHED = Qt.ItemDataRole.UserRole + 5
    """Whether it can be played on."""


class ShelfModel(QAbstractListModel):
    """A row a game, the running one first.

    `show` takes the games of the folder; files that are not known yet are read in another thread,
    those that were asked for by `want` first. `catalogue` gives the tiles of new games; `words` are
    the texts about a game. `tells_points`: whether the points of a game that is not over are shown.
    """

    searched = Signal()
    """It is known which games fit what is searched for."""

    def __init__(
        self,
        index: ShelfIndex,
        running: Callable[[], Path | None],
        catalogue: Callable[[], Catalogue],
        say: Callable[[Text], str],
        parent: QObject | None = None,
        worker: Worker | None = None,
    ) -> None:
        super().__init__(parent)
        worker = worker or Worker()
        self._catalogue = catalogue
        self.words = ShelfWords(say)
        self._files = index
        self._running = running
        self.tells_points = True
        self._entries: list[Entry] = []
        self._shown: list[Entry] = []
        self._ordered: list[Entry] | None = None
        self._found: Found | None = None
        self._sort = Sort.PLAYED
        self._search = ""
        self._search_index = ShelfSearch(self.words, worker, self)
        self._search_index.found.connect(self._on_found)
        self._reader = ShelfReader(index, catalogue, worker, self)
        self._reader.read_some.connect(self._on_told)
        self._reader.finished.connect(self._on_finished)

    # -- what it shows ---------------------------------------------------------------------------

    @property
    def total(self) -> int:
        """How many games there are, whatever is searched for."""
        return len(self._entries)

    def rowCount(self, parent: _At = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: _At, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        entry = self.entry(index.row())
        if entry is None:
            return None
        if role == ShelfRole.ENTRY:
            return entry
        if role == ShelfRole.RUNNING:
            return self.is_running(entry) and _is_unfinished(entry)
        if role == ShelfRole.UNFINISHED:
            return _is_unfinished(entry)
        if role == ShelfRole.NUMBER:
            return self._number_of(entry)
        if role == ShelfRole.POINTS:
            return self._shows_points(entry.summary)
        if role == Qt.ItemDataRole.DisplayRole:
            return self.words.numbered(entry, self._number_of(entry))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.words.spoken(
                entry,
                self._number_of(entry),
                unfinished=_is_unfinished(entry),
                points=self._shows_points(entry.summary),
            )
        if role == Qt.ItemDataRole.ToolTipRole:
            return self.words.tip(entry)
        return None

    def entry(self, row: int) -> Entry | None:
        return self._shown[row] if 0 <= row < len(self._shown) else None

    def catalogue_of(self, entry: Entry) -> Catalogue:
        """The tiles that a game is played with, if they are at hand; else those of new games."""
        here = self._catalogue()
        if entry.box == here.digest:
            return here
        return catalogue_of_the_program(entry.box) or here

    def is_running(self, entry: Entry) -> bool:
        return entry.path == self._running()

    def _shows_points(self, summary: Summary | None) -> bool:
        return summary is not None and (self.tells_points or summary.over)

    def _number_of(self, entry: Entry) -> int:
        return self._files.numbers.get(entry.name, 0)

    def row_of(self, path: Path | None) -> int:
        """The row of a game; -1 if it is not shown."""
        name = "" if path is None else path.name
        return next((n for n, each in enumerate(self._shown) if each.name == name), -1)

    # -- what is to be shown ---------------------------------------------------------------------

    def show(self, entries: list[Entry]) -> None:
        """Show these games, all that are in the folder now."""
        self._entries = entries
        self.look_again()
        self._reader.read(entry for entry in self._by_sort() if not entry.is_fresh)

    @property
    def is_reading(self) -> bool:
        """Whether games are still read, or what is known of them is still kept."""
        return self._reader.is_busy

    def rest(self) -> None:
        """Stop reading, since the shelf is no longer shown, and keep what is known."""
        self._reader.rest()
        self._search_index.forget()

    def sort_by(self, sort: Sort) -> None:
        """Sort by something else."""
        self._sort = sort
        self._ordered = None
        self._arrange()

    def search(self, text: str) -> None:
        """Show the games only that `text` fits best, once they are found; all if it is empty."""
        self._search = text
        if text.strip():
            self._arrange()  # what is known by now
            self._search_index.ask(self._entries, text)
        else:
            self._search_index.cancel()
            self._found = None
            self._arrange()
            self.searched.emit()

    @property
    def is_searching(self) -> bool:
        """Whether it is not known yet which games fit."""
        return self._search_index.is_busy

    @property
    def suggestion(self) -> str:
        """What the player may have meant to search for; empty if there is nothing like it."""
        return "" if self._found is None else self._found.suggestion

    def want(self, entry: Entry) -> None:
        """Read this game before others, with its landscape, since its card is visible."""
        self._reader.want(entry)

    def look_again(self) -> None:
        """The games, or what is known of them, have changed: show what is searched for now."""
        self._search_index.forget()
        self._ordered = None
        self.search(self._search)

    def _on_found(self, found: Found) -> None:
        self._found = found
        self._arrange()
        self.searched.emit()

    def _arrange(self) -> None:
        if self._ordered is None:
            self._ordered = self._by_sort()
        found, fitting = self._ordered, self._found
        if fitting is not None:
            found = [entry for entry in found if entry.name in fitting.names]
        running = self._running()
        name = running.name if running is not None else ""
        first = [entry for entry in found if entry.name == name and entry.path == running]
        shown = first + [entry for entry in found if entry is not first[0]] if first else found
        if shown != self._shown:
            self.beginResetModel()
            self._shown = shown
            self.endResetModel()
        elif shown:
            self.dataChanged.emit(self.index(0), self.index(len(shown) - 1))

    def _by_sort(self) -> list[Entry]:
        newest = sorted(self._entries, key=lambda entry: entry.changed, reverse=True)
        if self._sort is Sort.BEGUN:
            return sorted(newest, key=lambda entry: entry.created, reverse=True)
        if self._sort is Sort.NAME:
            return sorted(newest, key=lambda entry: self.words.title(entry).casefold())
        if self._sort is Sort.TURN:
            return sorted(newest, key=lambda e: e.summary.turn if e.summary else -1, reverse=True)
        if self._sort is Sort.POINTS:
            return sorted(newest, key=lambda e: self._points(e.summary), reverse=True)
        return newest

    def _points(self, summary: Summary | None) -> int:
        """The greater number of points, if it may be known."""
        shown = summary is not None and self._shows_points(summary)
        return max(summary.points) if summary is not None and shown else -1

    # -- what becomes known later ----------------------------------------------------------------

    def _on_told(self, entries: list[Entry]) -> None:
        """More is known of these games."""
        self._ordered = None
        rows = {id(entry): row for row, entry in enumerate(self._shown)}
        for entry in entries:
            row = rows.get(id(entry), -1)
            if row >= 0:
                self.dataChanged.emit(self.index(row), self.index(row))

    def _on_finished(self) -> None:
        if any(not entry.is_fresh for entry in self._entries):
            return  # nobody looked any more
        self.look_again()


def _is_unfinished(entry: Entry) -> bool:
    return entry.summary is not None and not entry.summary.over

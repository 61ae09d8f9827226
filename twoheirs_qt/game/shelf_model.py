"""The games of the shelf as a list model, sorted and searched, while their files are still read."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum, StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from twoheirs_qt.files.catalogue import catalogue_of_the_program
from twoheirs_qt.files.savegame import Summary
from twoheirs_qt.files.shelf import Entry, ShelfIndex
from twoheirs_qt.game.shelf_reader import ShelfReader
from twoheirs_qt.game.shelf_words import ShelfWords
from twoheirs_qt.rules.components import Catalogue
from twoheirs_qt.words.text import Text

if TYPE_CHECKING:
    from twoheirs_qt.words.search import Index

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


class ShelfModel(QAbstractListModel):
    """A row a game, the running one first.

    `show` takes the games of the folder; files that are not known yet are read in another thread,
    those that were asked for by `want` first. `catalogue` gives the tiles of new games; `words` are
    the texts about a game. `tells_points`: whether the points of a game that is not over are shown.
    """

    def __init__(
        self,
        index: ShelfIndex,
        running: Callable[[], Path | None],
        catalogue: Callable[[], Catalogue],
        say: Callable[[Text], str],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self.words = ShelfWords(say)
        self._running = running
        self.tells_points = True
        self._entries: list[Entry] = []
        self._numbers: dict[str, int] | None = None
        self._shown: list[Entry] = []
        self._index: Index | None = None
        self._sort = Sort.PLAYED
        self._search = ""
        self._reader = ShelfReader(index, catalogue, self)
        self._reader.told.connect(self._on_told)
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
            return self._is_played(entry)
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
                running=self._is_played(entry),
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

    def _is_played(self, entry: Entry) -> bool:
        return self.is_running(entry) and not (entry.summary is not None and entry.summary.over)

    def _shows_points(self, summary: Summary | None) -> bool:
        return summary is not None and (self.tells_points or summary.over)

    def _number_of(self, entry: Entry) -> int:
        if self._numbers is None:
            self._numbers = _numbered(self._entries)
        return self._numbers.get(entry.name, 0)

    def row_of(self, path: Path | None) -> int:
        """The row of a game; -1 if it is not shown."""
        name = "" if path is None else path.name
        return next((n for n, each in enumerate(self._shown) if each.name == name), -1)

    # -- what is to be shown ---------------------------------------------------------------------

    def show(self, entries: list[Entry]) -> None:
        """Show these games, all that are in the folder now."""
        self._entries = entries
        self._index = self._numbers = None
        self._arrange()
        self._reader.read(entry for entry in self._by_sort() if not entry.is_read)

    def rest(self) -> None:
        """Stop reading, since the shelf is no longer shown, and keep what is known."""
        self._reader.rest()

    def sort_by(self, sort: Sort) -> None:
        """Sort by something else."""
        self._sort = sort
        self._arrange()

    def search(self, text: str) -> None:
        """Show the games only that `text` fits best; all if it is empty."""
        self._search = text
        self._arrange()

    @property
    def suggestion(self) -> str:
        """What the player may have meant to search for; empty if there is nothing like it."""
        return self._searched().suggestion(self._search)

    def retranslate(self) -> None:
        """The language has changed, and with it the words that can be searched for."""
        self._index = None
        self._arrange()

    def want(self, entry: Entry) -> None:
        """Read this game before others, with its landscape, since its card is visible."""
        self._reader.want(entry)

    def _arrange(self) -> None:
        found = self._by_sort()
        if self._search.strip():
            hits = self._searched().find(self._search)
            least = min((hit.missing for hit in hits), default=0)
            fitting = {self._entries[hit.entry].name for hit in hits if hit.missing == least}
            found = [entry for entry in found if entry.name in fitting]
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

    def _searched(self) -> Index:
        """What can be found in the games."""
        if self._index is None:
            # Not before somebody searches, so that the program starts sooner.
            from twoheirs_qt.words.search import Entry as Searched
            from twoheirs_qt.words.search import Index

            words = self.words
            texts = [Searched(words.title(e), (words.searched(e),)) for e in self._entries]
            self._index = Index(texts, QLocale().name())
        return self._index

    # -- what becomes known later ----------------------------------------------------------------

    def _on_told(self, entries: list[Entry]) -> None:
        """More is known of these games."""
        self._index = None
        rows = {id(entry): row for row, entry in enumerate(self._shown)}
        for entry in entries:
            row = rows.get(id(entry), -1)
            if row >= 0:
                self.dataChanged.emit(self.index(row), self.index(row))

    def _on_finished(self) -> None:
        if any(not entry.is_read for entry in self._entries):
            return  # nobody looked any more
        self._numbers = None
        self._arrange()


def _numbered(entries: list[Entry]) -> dict[str, int]:
    """The numbers of games that would look alike, by the names of their files."""
    alike: dict[object, list[Entry]] = {}
    for entry in entries:
        if (summary := entry.summary) is not None:
            same = (summary.title, summary.title or (summary.names, summary.players, summary.level))
            alike.setdefault(same, []).append(entry)
    return {
        entry.name: number
        for games in alike.values()
        if len(games) > 1
        for number, entry in enumerate(sorted(games, key=lambda e: (e.created, e.name)), 1)
    }

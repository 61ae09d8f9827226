"""Reading and searching the games of the shelf in the background."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from time import perf_counter, sleep
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from twoheirs_qt.tabletop.games import Games
from twoheirs_qt.tabletop.saves.listing import Entry, ShelfIndex
from twoheirs_qt.tabletop.saves.titles import ShelfTexts
from twoheirs_qt.tabletop.saves.worker import Outcome, Worker

if TYPE_CHECKING:
    from twoheirs_qt.tabletop.text.search import Entry as SearchEntry
    from twoheirs_qt.tabletop.text.search import Index


_SLICE_S: Final = 0.012
"""The time for which games are read before the window can run Python code."""
_DELAY_MS: Final = 15
"""The delay of the first game, so that the shelf is painted before."""
_MAX_VISIBLE: Final = 64
_LANE: Final = "shelf"


class _ReadResult(NamedTuple):
    """Entries that have been read, and those that remain."""

    entries: list[Entry]
    remaining: deque[Entry]


class ShelfReader(QObject):
    """Reads entries of `index` in the background, visible ones before others.

    - `progressed`: the entries in this list have been read
    - `finished`: all have been read, and the index is written
    """

    progressed = Signal(list)
    finished = Signal()

    def __init__(
        self,
        index: ShelfIndex,
        games: Games,
        worker: Worker,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._index = index
        self._games = games
        self._worker = worker
        self._visible: deque[Entry] = deque(maxlen=_MAX_VISIBLE)
        self._unread: deque[Entry] = deque()
        self._round = 0
        """Counts the calls: what remains of an earlier one is not read."""
        self._is_running = False
        self._delay_timer = QTimer(self, singleShot=True, interval=_DELAY_MS)
        self._delay_timer.timeout.connect(self._start_next)

    @property
    def is_busy(self) -> bool:
        """Whether entries are being read or the index is being written."""
        return self._is_running

    def read(self, entries: Iterable[Entry]) -> None:
        """Read these entries in this order, and of others only visible ones."""
        self._unread = deque(entries)
        self._round += 1
        self._start()

    def read_first(self, entry: Entry) -> None:
        """Read this game before others, since its card is visible."""
        if not entry.is_fresh and entry not in self._visible:
            self._visible.append(entry)
            self._start()

    def stop_reading(self) -> None:
        """Stop reading, since the shelf is no longer shown, and write the index."""
        self._visible.clear()
        self._unread.clear()
        self._round += 1
        self._start()

    def _start(self) -> None:
        if not self._is_running:
            self._is_running = True
            self._delay_timer.start()

    def _start_next(self) -> None:
        """Start to read some games in a thread, or to write the index when all are read."""
        visible, self._visible = self._visible, deque(maxlen=_MAX_VISIBLE)
        entries = deque([*reversed(visible), *self._unread])  # the latest visible ones first
        self._unread = deque()
        if entries:
            self._worker.submit(
                _LANE,
                partial(self._read, entries),
                partial(self._on_read, self._round),
                self,
            )
        else:
            self._worker.submit(_LANE, self._index.write, self._finish, self)

    def _read(self, entries: deque[Entry]) -> _ReadResult:
        """Read entries for a short time, in a thread."""
        end, read_entries = perf_counter() + _SLICE_S, list[Entry]()
        while entries and perf_counter() < end:
            entry = entries.popleft()
            if not entry.is_fresh:
                self._index.read(entry, self._games)
                read_entries.append(entry)
        return _ReadResult(read_entries, entries)

    def _on_read(self, round_: int, outcome: Outcome[_ReadResult]) -> None:
        entries, remaining = outcome.unwrap()
        if round_ == self._round:
            self._unread = deque([*remaining, *self._unread])
        if entries:
            self.progressed.emit(entries)
        self._start_next()

    def _finish(self, outcome: Outcome[None]) -> None:
        outcome.unwrap()
        self._is_running = False
        if self._visible or self._unread:
            self._start()
        else:
            self.finished.emit()


_SEARCH_SLICE_S: Final = 0.008
"""The time of searching before the window can run Python code."""
_PAUSE_S: Final = 0.001


class SearchResult(NamedTuple):
    """The names of the files that match best, and if there are none, a similar text."""

    names: frozenset[str] = frozenset()
    suggestion: str = ""


class _Query(NamedTuple):
    """A search; `edition` changes with the games and their texts."""

    entries: list[Entry]
    edition: int
    text: str


class _Cancelled(Exception):
    """The search is no longer needed."""


class ShelfSearch(QObject):
    """Searches in the background and emits the result of the last query by `result_ready`.

    It is emitted at once if the search takes no longer than `blocking_s` seconds.
    """

    result_ready = Signal(object)
    """A `SearchResult`."""
    blocking_s: float = 0.03

    def __init__(self, texts: ShelfTexts, worker: Worker, parent: QObject) -> None:
        super().__init__(parent)
        self._shelf_texts = texts
        self._worker = worker
        # The last query, by which jobs see whether they are still needed.
        self._query: _Query | None = None
        self._edition = 0
        self._index: tuple[int, Index] | None = None
        """The edition and its index, created by a job and used by the next ones."""
        self._last_pause = 0.0

    @property
    def is_busy(self) -> bool:
        """Whether a search is running."""
        return self._query is not None

    def cancel(self) -> None:
        """Cancel the search."""
        self._query = None

    def reset(self) -> None:
        """Cancel the search and drop the index, since the games or their texts have changed."""
        self.cancel()
        self._edition += 1
        self._index = None

    def search(self, entries: list[Entry], text: str) -> None:
        """Search these games for `text`."""
        query = self._query = _Query(entries, self._edition, text)
        lane = id(self)
        self._worker.submit(lane, partial(self._search, query), partial(self._answer, query), self)
        if self._worker.wait(lane, self.blocking_s):
            self._worker.deliver()

    def _answer(self, query: _Query, outcome: Outcome[SearchResult]) -> None:
        if self._query is query:
            self._query = None
            self.result_ready.emit(outcome.unwrap())

    # -- in the thread ---------------------------------------------------------------------------

    def _search(self, query: _Query) -> SearchResult:
        def pause() -> None:
            if self._query is not query:
                raise _Cancelled
            self._pause()

        index = self._get_index(query)
        matches = index.find_best(query.text, pause)
        names = frozenset(query.entries[number].name for number in matches)
        return SearchResult(names, "" if names else index.suggest(query.text, pause))

    def _get_index(self, query: _Query) -> Index:
        """Return the search index, which is created once an edition."""
        from twoheirs_qt.tabletop.text.search import Index  # imported only for a search

        def pause() -> None:
            if self._edition != query.edition:
                raise _Cancelled
            self._pause()

        cached = self._index
        if cached is None or cached[0] != query.edition:
            texts = list(self._search_entries(query.entries, pause))
            cached = self._index = (
                query.edition,
                Index(texts, self._shelf_texts.locale.name(), pause),
            )
        return cached[1]

    def _search_entries(
        self, entries: list[Entry], pause: Callable[[], None]
    ) -> Iterator[SearchEntry]:
        from twoheirs_qt.tabletop.text.search import Entry as SearchEntry

        shelf_texts = self._shelf_texts
        for entry in entries:
            pause()
            yield SearchEntry(
                shelf_texts.format_title(entry), (shelf_texts.format_search_text(entry),)
            )

    def _pause(self) -> None:
        """Sleep from time to time, so that the window can run Python code."""
        if perf_counter() - self._last_pause > _SEARCH_SLICE_S:
            sleep(_PAUSE_S)
            self._last_pause = perf_counter()

"""Reads the games of the shelf beside the window."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from time import perf_counter
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from twoheirs_qt.files.shelf import Entry, ShelfIndex
from twoheirs_qt.game.worker import Outcome, Worker
from twoheirs_qt.rules.components import Catalogue

_SLICE_S: Final = 0.012
"""How long games are read at a time: then the window has its turn with Python."""
_DELAY_MS: Final = 15
"""Before the first: the shelf itself is shown before what lies on it."""
_MAX_VISIBLE: Final = 64
_LANE: Final = "shelf"


class _Read(NamedTuple):
    """Entries that have been read, and those that are left."""

    read: list[Entry]
    left: deque[Entry]


class ShelfReader(QObject):
    """Reads entries of `index`, visible ones before others, however slow the disk is.

    - `read_some`: more is known now of the entries in this list
    - `finished`: all have been read, and are kept in the index
    """

    read_some = Signal(list)
    finished = Signal()

    def __init__(
        self,
        index: ShelfIndex,
        catalogue: Callable[[], Catalogue],
        worker: Worker,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._index = index
        self._catalogue = catalogue
        self._worker = worker
        self._visible: deque[Entry] = deque(maxlen=_MAX_VISIBLE)
        self._unread: deque[Entry] = deque()
        self._round = 0
        """Counts what is asked for: what is left of an earlier round is not read."""
        self._is_running = False
        self._delay = QTimer(self, singleShot=True, interval=_DELAY_MS)
        self._delay.timeout.connect(self._next)

    @property
    def is_busy(self) -> bool:
        """Whether anything is still read or kept."""
        return self._is_running

    def read(self, entries: Iterable[Entry]) -> None:
        """Read these entries, in this order, and no others that nobody looks at."""
        self._unread = deque(entries)
        self._round += 1
        self._start()

    def want(self, entry: Entry) -> None:
        """Read this game before others, since its card is visible."""
        if not entry.is_fresh and entry not in self._visible:
            self._visible.append(entry)
            self._start()

    def rest(self) -> None:
        """Stop reading, since the shelf is no longer shown, and keep what is known."""
        self._visible.clear()
        self._unread.clear()
        self._round += 1
        self._start()

    def _start(self) -> None:
        if not self._is_running:
            self._is_running = True
            self._delay.start()

    def _next(self) -> None:
        """Read a few games beside the window, or keep what is known when all are read."""
        catalogue = self._catalogue()
        visible, self._visible = self._visible, deque(maxlen=_MAX_VISIBLE)
        entries = deque([*reversed(visible), *self._unread])  # what came into view last, first
        self._unread = deque()
        if entries:
            self._worker.submit(
                _LANE,
                partial(self._read, entries, catalogue),
                partial(self._on_read, self._round),
                self,
            )
        else:
            self._worker.submit(_LANE, self._index.write, self._finish, self)

    def _read(self, entries: deque[Entry], catalogue: Catalogue) -> _Read:
        """Read entries for a while, in a thread."""
        until, read = perf_counter() + _SLICE_S, list[Entry]()
        while entries and perf_counter() < until:
            entry = entries.popleft()
            if not entry.is_fresh:
                self._index.read(entry, catalogue)
                read.append(entry)
        return _Read(read, entries)

    def _on_read(self, round_: int, outcome: Outcome[_Read]) -> None:
        read, left = outcome.unwrapped()
        if round_ == self._round:
            self._unread = deque([*left, *self._unread])
        if read:
            self.read_some.emit(read)
        self._next()

    def _finish(self, outcome: Outcome[None]) -> None:
        outcome.unwrapped()
        self._is_running = False
        if self._visible or self._unread:
            self._start()
        else:
            self.finished.emit()

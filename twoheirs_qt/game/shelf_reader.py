"""Reads the games of the shelf in a thread, which ends when all have been read."""

from __future__ import annotations

import atexit
import threading
from collections import deque
from collections.abc import Callable, Iterable
from time import perf_counter, sleep
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from twoheirs_qt.files.shelf import Entry, ShelfIndex
from twoheirs_qt.rules.components import Catalogue

_SLICE: Final = 0.012
"""Seconds of reading at a time: then the window has its turn with Python."""
_BREATH: Final = 0.001
_SOON: Final = 0.015
"""Seconds before the first: the shelf itself is shown before what lies on it."""
_LOOK_MS: Final = 15
"""How often what has been read is told. The thread tells nobody: a signal of an object that is
just being destroyed would crash."""
_PATIENCE: Final = 1.0
"""Seconds for which the end of the program waits for it."""
_MOST_WANTED: Final = 64


class ShelfReader(QObject):
    """Reads entries of `index`, visible ones before others, however slow the disk is.

    - `told`: more is known now of the entries in this list
    - `finished`: all have been read, and are kept in the index
    """

    told = Signal(list)
    finished = Signal()

    def __init__(
        self, index: ShelfIndex, catalogue: Callable[[], Catalogue], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._index = index
        self._catalogue = catalogue
        # What the thread shares with this one lies behind the lock.
        self._lock = threading.Lock()
        self._wanted: deque[Entry] = deque(maxlen=_MOST_WANTED)
        self._unread: deque[Entry] = deque()
        self._remember = False
        self._read: list[Entry] = []
        self._done = False
        self._thread: threading.Thread | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_MS)
        self._timer.timeout.connect(self._deliver)

    def read(self, entries: Iterable[Entry]) -> None:
        """Read these entries, in this order, and no others that nobody looks at."""
        with self._lock:
            self._unread = deque(entries)
            self._remember = True
        self._go_on()

    def want(self, entry: Entry) -> None:
        """Read this game before others, with its landscape, since its card is visible."""
        with self._lock:
            if entry not in self._wanted:
                self._wanted.append(entry)
        self._go_on()

    def rest(self) -> None:
        """Stop reading, since the shelf is no longer shown, and keep what is known."""
        with self._lock:
            self._wanted.clear()
            self._unread.clear()
            self._remember = True
        self._go_on()

    def _go_on(self) -> None:
        with self._lock:
            if self._thread is None and (self._wanted or self._unread or self._remember):
                # A daemon: what it reads and remembers can be read again.
                self._thread = threading.Thread(
                    target=self._work, name="the shelf is read", daemon=True
                )
                atexit.register(self._wait)
                self._thread.start()
        self._timer.start()

    def _wait(self) -> None:
        """At the end of the program what is known is kept, unless the disk does not answer."""
        if (thread := self._thread) is not None:
            thread.join(_PATIENCE)

    def _work(self) -> None:
        """The body of the thread."""
        sleep(_SOON)
        since = perf_counter()
        while True:
            with self._lock:
                entry, look = None, False
                if self._wanted:
                    entry, look = self._wanted.pop(), True  # what came into view last
                elif self._unread:
                    entry = self._unread.popleft()
                elif self._remember:
                    self._remember = False
                else:
                    self._thread = None
                    atexit.unregister(self._wait)
                    return
            if entry is None:
                self._index.write()
                with self._lock:
                    self._done = True
                continue
            if self._learn(entry, look=look):
                with self._lock:
                    self._read.append(entry)
            if perf_counter() - since > _SLICE:
                sleep(_BREATH)
                since = perf_counter()

    def _learn(self, entry: Entry, *, look: bool) -> bool:
        """Read a game; returns whether anything new is known."""
        changed = not entry.is_read
        if changed:
            self._index.read(entry)
        if look and entry.is_sound and entry.landscape is None:
            self._index.look(entry, self._catalogue())
            changed = True
        return changed

    @Slot()
    def _deliver(self) -> None:
        with self._lock:
            read, self._read = self._read, []
            done, self._done = self._done, False
            if self._thread is None:
                self._timer.stop()
        if read:
            self.told.emit(read)
        if done:
            self.finished.emit()

"""Reads the games of the shelf beside the window."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from time import perf_counter, sleep
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from twoheirs_qt.rules.components import Catalogue
from twoheirs_qt.saves.listing import Entry, ShelfIndex
from twoheirs_qt.saves.titles import ShelfWords
from twoheirs_qt.saves.worker import Outcome, Worker

if TYPE_CHECKING:
    from twoheirs_qt.text.search import Entry as Searched
    from twoheirs_qt.text.search import Index


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


_SLICE: Final = 0.008
"""Seconds of searching at a time: then the window has its turn with Python."""
_BREATH: Final = 0.001


class Found(NamedTuple):
    """The names of the files that fit best, and if there are none, what may have been meant."""

    names: frozenset[str] = frozenset()
    suggestion: str = ""


class _Question(NamedTuple):
    """What is searched for; `edition` is another one when these games, or their texts, are."""

    entries: list[Entry]
    edition: int
    text: str


class _Cancelled(Exception):
    """Nobody wants to know any more."""


class ShelfSearch(QObject):
    """Answers the last question only, by `found`; at once if that takes no longer than `at_once`
    seconds."""

    found = Signal(object)
    """`Found`."""
    at_once: float = 0.03

    def __init__(self, words: ShelfWords, worker: Worker, parent: QObject) -> None:
        super().__init__(parent)
        self._words = words
        self._worker = worker
        # What is asked last; jobs look at it to see whether anybody still waits for them.
        self._question: _Question | None = None
        self._edition = 0
        self._index: tuple[int, Index] | None = None
        """Made by one job and used by the next: they run one after another."""
        self._since = 0.0

    @property
    def is_busy(self) -> bool:
        """Whether there is no answer yet."""
        return self._question is not None

    def cancel(self) -> None:
        """Search for nothing."""
        self._question = None

    def forget(self) -> None:
        """The games, or the texts about them, are others now, or nobody looks any more."""
        self.cancel()
        self._edition += 1
        self._index = None

    def ask(self, entries: list[Entry], text: str) -> None:
        """Search these games for `text`."""
        question = self._question = _Question(entries, self._edition, text)
        lane = id(self)
        self._worker.submit(
            lane, partial(self._search, question), partial(self._answer, question), self
        )
        if self._worker.wait(lane, self.at_once):
            self._worker.deliver()

    def _answer(self, question: _Question, outcome: Outcome[Found]) -> None:
        if self._question is question:
            self._question = None
            self.found.emit(outcome.unwrapped())

    # -- in the thread ---------------------------------------------------------------------------

    def _search(self, question: _Question) -> Found:
        def pause() -> None:
            if self._question is not question:
                raise _Cancelled
            self._breathe()

        index = self._index_for(question)
        fitting = index.fitting(question.text, pause)
        names = frozenset(question.entries[number].name for number in fitting)
        return Found(names, "" if names else index.suggestion(question.text, pause))

    def _index_for(self, question: _Question) -> Index:
        """What can be found in the games: made once, whatever is typed meanwhile."""
        from twoheirs_qt.text.search import Index  # not before somebody searches

        def pause() -> None:
            if self._edition != question.edition:
                raise _Cancelled
            self._breathe()

        made = self._index
        if made is None or made[0] != question.edition:
            texts = list(self._texts(question.entries, pause))
            made = self._index = question.edition, Index(texts, self._words.locale.name(), pause)
        return made[1]

    def _texts(self, entries: list[Entry], pause: Callable[[], None]) -> Iterator[Searched]:
        from twoheirs_qt.text.search import Entry as Searched

        words = self._words
        for entry in entries:
            pause()
            yield Searched(words.title(entry), (words.searched(entry),))

    def _breathe(self) -> None:
        """Leave Python to the window from time to time."""
        if perf_counter() - self._since > _SLICE:
            sleep(_BREATH)
            self._since = perf_counter()

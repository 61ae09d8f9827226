"""Searches the games of the shelf beside the window: what is typed meanwhile cancels it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from time import perf_counter, sleep
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from twoheirs_qt.files.shelf import Entry
from twoheirs_qt.game.shelf_words import ShelfWords
from twoheirs_qt.game.worker import Outcome, Worker

if TYPE_CHECKING:
    from twoheirs_qt.words.search import Entry as Searched
    from twoheirs_qt.words.search import Index

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
        from twoheirs_qt.words.search import Index  # not before somebody searches

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
        from twoheirs_qt.words.search import Entry as Searched

        words = self._words
        for entry in entries:
            pause()
            yield Searched(words.title(entry), (words.searched(entry),))

    def _breathe(self) -> None:
        """Leave Python to the window from time to time."""
        if perf_counter() - self._since > _SLICE:
            sleep(_BREATH)
            self._since = perf_counter()

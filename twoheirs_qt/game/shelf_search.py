"""Searches the games of the shelf in a thread: what is typed meanwhile cancels it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from time import perf_counter, sleep
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from twoheirs_qt.files.shelf import Entry
from twoheirs_qt.game.shelf_words import ShelfWords

if TYPE_CHECKING:
    from twoheirs_qt.words.search import Entry as Searched
    from twoheirs_qt.words.search import Index

_SLICE: Final = 0.008
"""Seconds of searching at a time: then the window has its turn with Python."""
_BREATH: Final = 0.001
_LOOK_MS: Final = 10
"""How often it is looked for what has been found. The thread tells nobody: a signal of an object
that is just being destroyed would crash."""


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

    def __init__(self, words: ShelfWords, parent: QObject) -> None:
        super().__init__(parent)
        self._words = words
        # What the thread shares with this one lies behind the condition.
        self._changed = threading.Condition()
        self._edition = 0
        self._question: _Question | None = None
        self._answer: Found | None = None
        self._thread: threading.Thread | None = None
        self._index: tuple[int, Index] | None = None
        self._since = 0.0
        self._timer = QTimer(self, interval=_LOOK_MS)
        self._timer.timeout.connect(self._deliver)

    @property
    def is_busy(self) -> bool:
        """Whether there is no answer yet."""
        return self._timer.isActive()

    def cancel(self) -> None:
        """Search for nothing."""
        with self._changed:
            self._question = self._answer = None
        self._timer.stop()

    def forget(self) -> None:
        """The games, or the texts about them, are others now, or nobody looks any more."""
        self.cancel()
        with self._changed:
            self._edition += 1
            self._index = None

    def ask(self, entries: list[Entry], text: str) -> None:
        """Search these games for `text`."""
        with self._changed:
            self._question, self._answer = _Question(entries, self._edition, text), None
            if self._thread is None:
                # A daemon: nothing that it does is missed when the program ends.
                self._thread = threading.Thread(
                    target=self._work, name="the shelf is searched", daemon=True
                )
                self._thread.start()
            self._changed.wait_for(lambda: self._answer is not None, self.at_once)
        self._timer.start()
        self._deliver()

    @Slot()
    def _deliver(self) -> None:
        with self._changed:
            answer, self._answer = self._answer, None
        if answer is not None:
            self._timer.stop()
            self.found.emit(answer)

    # -- in the thread ---------------------------------------------------------------------------

    def _work(self) -> None:
        """Answer one question after the other until there is none."""
        self._since = perf_counter()
        while True:
            with self._changed:
                question = self._question
                if question is None:
                    self._thread = None
                    return
            try:
                answer = self._search(question)
            except _Cancelled:
                continue
            with self._changed:
                if self._question is question:
                    self._question, self._answer = None, answer
                    self._changed.notify_all()

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

        with self._changed:
            made = self._index
        if made is None or made[0] != question.edition:
            texts = list(self._texts(question.entries, pause))
            made = question.edition, Index(texts, self._words.locale.name(), pause)
            with self._changed:
                if self._edition == question.edition:
                    self._index = made
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

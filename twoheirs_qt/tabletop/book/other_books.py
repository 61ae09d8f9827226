"""The rule books of other games: a search in one book says how much there is in them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from PySide6.QtCore import QLocale, QObject, QTimer, Signal

from twoheirs_qt.tabletop.book.game_book import GameBook
from twoheirs_qt.tabletop.text.search import Entry, Index
from twoheirs_qt.tabletop.text.text import Text


class OtherHits(NamedTuple):
    """The number of sections found in the rule book of another game, with the title of that."""

    game: str
    title: Text
    sections: int


class OtherBook(NamedTuple):
    """The rule book of another game: the title of that, and a function that loads the book."""

    title: Text
    load: Callable[[], GameBook]


class _BookInWork:
    """A rule book while its sections are indexed."""

    def __init__(self, book: GameBook) -> None:
        self.book = book
        self.remaining = book.make_entries()
        self.entries: list[Entry] = []
        self.index: Index | None = None


class OtherBooks(QObject):
    """Searches the rule books of other games, each loaded when it is first needed.

    `books` are by the names of their games. A book is indexed section by section, so that one can
    go on typing meanwhile; `found` carries an `OtherHits` for each book with hits.
    """

    found = Signal(object)

    def __init__(self, books: Mapping[str, OtherBook], parent: QObject) -> None:
        super().__init__(parent)
        self._other_books = books
        self._works: dict[str, _BookInWork] = {}
        self._work: Iterator[None] = iter(())
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)

    def search(self, query: str) -> None:
        """Search for `query`, and forget the one before; an empty one finds nothing."""
        self._work = self._find(query)
        if query.strip():
            self._timer.start()
        else:
            self._timer.stop()

    def stop(self) -> None:
        """Search no more: nobody looks at the book."""
        self._timer.stop()

    @property
    def is_searching(self) -> bool:
        """Whether a search has not come to its end."""
        return self._timer.isActive()

    def _go_on(self) -> None:
        if next(self._work, self) is self:
            self._timer.stop()

    def _find(self, query: str) -> Iterator[None]:
        for game, (title, load) in self._other_books.items():
            if game not in self._works:
                self._works[game] = _BookInWork(load())
                yield
            work = self._works[game]
            for entry in work.remaining:  # goes on where the search before has ended
                work.entries.append(entry)
                yield
            if work.index is None:
                work.index = Index(work.entries, QLocale().name(), folder=work.book.synonyms)
                yield
            hits = work.index.find(query)
            if hits:
                self.found.emit(OtherHits(game, title, len(hits)))
            yield

"""The whole rule book, compiled from `resources/rulebook/`."""

from __future__ import annotations

from typing import Final, cast

from twoheirs_qt.prose.book_model import Book
from twoheirs_qt.prose.compiled import load_compiled
from twoheirs_qt.rules import actions, components
from twoheirs_qt.two_heirs.prose import blocks
from twoheirs_qt.two_heirs.prose.measures import MEASURES

BOOK: Final = cast(
    Book, load_compiled("rulebook/book.json", MEASURES, (actions, components, blocks))
)

"""The whole rule book, compiled from `resources/rulebook/`."""

from __future__ import annotations

from typing import Final, cast

from twoheirs_qt.prose import book_model
from twoheirs_qt.prose.compiled import load_compiled

BOOK: Final = cast(book_model.Book, load_compiled("rulebook/book.json", book_model))

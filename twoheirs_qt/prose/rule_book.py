"""The rule book as a whole: what is written in `resources/rulebook/`, compiled with the program."""

from __future__ import annotations

from typing import Final, cast

from twoheirs_qt.prose import book_model
from twoheirs_qt.prose.compiled import unpacked

BOOK: Final = cast(book_model.Book, unpacked("rulebook/book.json", book_model))

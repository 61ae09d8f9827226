"""The rule book as a whole: what is written in `resources/rulebook/`, compiled with the program."""

from __future__ import annotations

from typing import Final, cast

from twoheirs_qt.words.packed import unpacked
from twoheirs_qt.words.rulebook import model

BOOK: Final = cast(model.Book, unpacked("rulebook/book.json", model))

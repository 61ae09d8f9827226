"""The whole rule book, compiled from `resources/games/two_heirs/rulebook/`."""

from __future__ import annotations

from typing import Final, cast

from twoheirs_qt.games.two_heirs.prose import blocks
from twoheirs_qt.games.two_heirs.prose.measures import MEASURES
from twoheirs_qt.games.two_heirs.rules import actions, components
from twoheirs_qt.tabletop.prose.book_model import Book
from twoheirs_qt.tabletop.prose.compiled import load_compiled

BOOK: Final = cast(
    Book,
    load_compiled("games/two_heirs/rulebook/book.json", MEASURES, (actions, components, blocks)),
)

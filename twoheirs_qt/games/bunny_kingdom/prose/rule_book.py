"""The whole rule book, compiled from `rulebook/` of the game's resources."""

from __future__ import annotations

from typing import Final, cast

from twoheirs_qt.games.bunny_kingdom.prose import blocks
from twoheirs_qt.games.bunny_kingdom.prose.measures import MEASURES
from twoheirs_qt.games.bunny_kingdom.rules import actions, catalogue
from twoheirs_qt.tabletop.prose.book_model import Book
from twoheirs_qt.tabletop.prose.compiled import load_compiled

BOOK: Final = cast(
    Book,
    load_compiled("games/bunny_kingdom/rulebook/book.json", MEASURES, (catalogue, actions, blocks)),
)

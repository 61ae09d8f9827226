"""The rule book as a whole, chapter after chapter."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.words.rulebook import (
    buildings,
    cards,
    components,
    effects,
    ending,
    program,
    roads,
    rulings,
    setup,
    solo,
    sources,
    start,
    symbols,
    turn,
)
from twoheirs_qt.words.rulebook.model import Book

BOOK: Final = Book(
    (
        start.CHAPTER,
        components.CHAPTER,
        setup.CHAPTER,
        turn.CHAPTER,
        effects.CHAPTER,
        buildings.CHAPTER,
        roads.CHAPTER,
        ending.CHAPTER,
        solo.CHAPTER,
        symbols.CHAPTER,
        program.CHAPTER,
        rulings.CHAPTER,
        sources.CHAPTER,
        cards.CHAPTER,
    ),
    rulings.RULINGS,
)

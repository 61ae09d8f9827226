"""Reads the prose of the rule book and the tutorial, and packs it as data for the program."""

from __future__ import annotations

from pathlib import Path

from prose.rulebook import read_book
from prose.tutorial import read_course
from twoheirs_qt.words.rulebook.model import Book
from twoheirs_qt.words.tutorial.model import Course


def read(resources: Path) -> tuple[Book, Course]:
    """The rule book and the tutorial as they are written in `resources`. Raises ProseFault."""
    book = read_book(resources / "rulebook")
    return book, read_course(resources / "tutorial", {section.id for section in book.sections()})

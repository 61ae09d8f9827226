"""Read the prose of the rule book and the tutorial, and pack it as data for the program."""

from __future__ import annotations

from pathlib import Path

from prose.rulebook import read_book
from prose.tutorial import read_course
from twoheirs_qt.prose.book_model import Book
from twoheirs_qt.tutorial.model import Course


def read(resources: Path) -> tuple[Book, Course]:
    """Read the rule book and the tutorial from `resources`; ProseFault if they are wrong."""
    book = read_book(resources / "rulebook")
    return book, read_course(resources / "tutorial", {section.id for section in book.sections()})

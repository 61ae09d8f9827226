"""Read the prose of each game's rule book and tutorial, and pack it as data for the program."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from prose.bunny_kingdom import BunnyKingdomProse
from prose.game_prose import GameProse
from prose.markdown import ProseFault
from prose.rulebook import read_book
from prose.tutorial import read_course
from prose.two_heirs import TwoHeirsProse
from twoheirs_qt.tabletop.prose.book_model import Book
from twoheirs_qt.tabletop.prose.course_model import Course

GAMES: Mapping[str, GameProse] = {
    game.folder: game for game in (TwoHeirsProse(), BunnyKingdomProse())
}
"""The games by the folder of their prose in `resources/`."""


def read(resources: Path, folder: str) -> tuple[Book, Course]:
    """Read the rule book and the tutorial of the game in a folder; ProseFault if they are wrong."""
    game = GAMES[folder]
    book = read_book(resources / folder / "rulebook", game)
    sections = {section.id for section in book.list_sections()}
    course = read_course(resources / folder / "tutorial", sections, game)
    try:
        game.check(book, course, resources / folder)
    except ValueError as error:
        raise ProseFault(f"{(resources / folder).name}: {error}") from error
    return book, course

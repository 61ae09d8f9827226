"""The rule book of a game: its chapters, with all that the game itself paints and says in them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final, Protocol

from twoheirs_qt.tabletop.book.markup import format_plain_text, list_bold_parts
from twoheirs_qt.tabletop.book.sketch import Sketch
from twoheirs_qt.tabletop.prose.book_model import (
    Block,
    Book,
    Example,
    GameBlock,
    Page,
    Picture,
    RulingBox,
    Section,
    Table,
    list_texts,
)
from twoheirs_qt.tabletop.text.search import SEARCH_FOLDER
from twoheirs_qt.tabletop.text.search import Entry as SearchEntry
from twoheirs_qt.tabletop.text.text import Text

FIRST_SECTION: Final = "start/idea"
"""The section with which every rule book begins."""

_PROGRAM: Final = "program/"
"""The chapter about this program."""
_PROGRAM_WEIGHT: Final = 0.7
"""Readers ask for rules more often than for the program that plays by them."""


class Sheet(Protocol):
    """A page on which a game writes blocks of its own as rich text."""

    @property
    def scale(self) -> float:
        """The size of text and pictures over the normal one."""

    def add_image(self, address: str, sketch: Sketch) -> str:
        """Return the tag of a picture; each picture has an address of its own."""


class GameBook(ABC):
    """A rule book that a window can show and print.

    - `title`: its title, for windows and paper
    - `facts` fill placeholders that no example fills
    - `cards`: the sections of the cards that the keys F2 and F3 show, empty without any
    - `synonyms`: the folder of the data with the synonyms of the game, for searches
    """

    cards: tuple[str, ...] = ()
    synonyms: str = SEARCH_FOLDER

    def __init__(
        self, book: Book, title: Text, facts: Mapping[str, str] = MappingProxyType({})
    ) -> None:
        self.book = book
        self.title = title
        self.facts = facts

    # -- the game's own part ---------------------------------------------------------------------

    @abstractmethod
    def make_caption(self, example: Example) -> Text:
        """The caption of an example, its placeholders filled with values from the rules."""

    @abstractmethod
    def describe(self, example: Example) -> Text:
        """Describe the picture of an example for those who cannot see it."""

    @abstractmethod
    def draw_example(self, example: Example) -> Sketch:
        """The picture of an example."""

    @abstractmethod
    def draw_picture(self, picture: Picture) -> Sketch:
        """A picture of the game's artwork."""

    @abstractmethod
    def write_block(self, block: GameBlock, anchor: str, sheet: Sheet) -> str:
        """A block of the game's own as rich text, with `anchor` at its beginning."""

    def list_names(self, block: GameBlock) -> list[Text]:
        """The names in the pictures of a block, by which a search finds its section."""
        return []

    # -- what all books share --------------------------------------------------------------------

    def make_chapter_pages(self) -> tuple[Page, ...]:
        """A page for each chapter, with all of its sections."""
        return tuple(
            Page(chapter.on_one_page(), chapter.sections) for chapter in self.book.chapters
        )

    def fill_facts(self, text: Text) -> Text:
        """Fill the placeholders of `text` that are in `facts`."""
        used_facts = {
            name: fact for name, fact in self.facts.items() if f"{{{name}}}" in text.source
        }
        return text.fill(**used_facts) if used_facts else text

    def make_entries(self) -> Iterator[SearchEntry]:
        """Make the search entry of each section, in the order of the book."""
        for chapter in self.book.chapters:
            for section in chapter.sections:
                yield self._make_entry(section, format_plain_text(chapter.title))

    def list_entries(self) -> list[SearchEntry]:
        """Make search entries of all sections, in the order of the book."""
        return list(self.make_entries())

    def _make_entry(self, section: Section, chapter: str) -> SearchEntry:
        texts = [self._list_texts(block) for block in section.blocks]
        bold_words = [
            bold for block_texts in texts for text in block_texts for bold in list_bold_parts(text)
        ]
        for block in section.blocks:
            if isinstance(block, Table):  # it describes the things in its first column
                bold_words += [
                    format_plain_text(row[0]) for row in block.rows if isinstance(row[0], Text)
                ]
            elif isinstance(block, GameBlock):
                bold_words += map(format_plain_text, dict.fromkeys(self.list_names(block)))
        plain_blocks = tuple(map(_join_texts, section.blocks, texts))
        weight = _PROGRAM_WEIGHT if section.id.startswith(_PROGRAM) else 1.0
        title, bold = format_plain_text(section.title), "\n".join(bold_words)
        return SearchEntry(title, plain_blocks, bold, chapter, weight)

    def _list_texts(self, block: Block) -> list[Text]:
        """All texts of a block."""
        match block:
            case Example():
                return [self.make_caption(block)]
            case RulingBox(number):
                ruling = self.book.find_ruling(number)
                return [ruling.title, ruling.question, ruling.answer]
            case _:
                return [self.fill_facts(text) for text in list_texts(block)]


def _join_texts(block: Block, texts: list[Text]) -> str:
    """Join all texts of a block; the title of a ruling has no full stop of its own."""
    words = [format_plain_text(text) for text in texts]
    if isinstance(block, RulingBox):
        words[0] += ":"
    return " ".join(words)

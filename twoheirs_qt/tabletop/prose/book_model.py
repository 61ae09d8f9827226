"""The model of the rule book: chapters of sections of blocks, all of them values.

A paragraph is one source string, which is translated by itself; its comment names the section of
the rules. A paragraph may contain the tags `<b>`, `<i>` and `<a href='turn/reach'>`, a link to a
section by its id. Numbers in examples are placeholders, calculated by the rules for their position.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from twoheirs_qt.tabletop.text.text import Arg, Text, translate

Measure: TypeAlias = Callable[[Any], Arg]
"""A value calculated by the rules for a played example: a number, an amount in words or a name."""

#: The heading of a ruling: its number and what it is about.
_RULING: Final = translate("Rule book rulings", "{number} · {title}", "rules, R1 to R19")


class GameBlock:
    """A block that only one game has, such as pictures of its pieces; a frozen dataclass."""

    __slots__ = ()

    def list_texts(self) -> tuple[Text, ...]:
        """The texts of the block in reading order."""
        return ()


@dataclass(frozen=True, slots=True)
class Example:
    """A position that the program draws and scores: the file `{id}.json` beside the book.

    - `values` fill the placeholders of `caption`
    - `view`: how the game draws it; `actions` are done in it first
    """

    id: str
    caption: Text
    values: tuple[tuple[str, Measure], ...]
    view: Any = None
    actions: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph; `lead`: it summarizes its section, in larger letters."""

    text: Text
    lead: bool = False


@dataclass(frozen=True, slots=True)
class Bullets:
    """A list; `numbered` where the order matters."""

    items: tuple[Text, ...]
    numbered: bool = False


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture by its name in the artwork, `width` × `height` logical pixels at normal size."""

    name: str
    width: int
    height: int


Entry: TypeAlias = Text | Picture
"""The content of a cell of a table."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table with headings; the first column names the subject of the row."""

    heads: tuple[Text, ...]
    rows: tuple[tuple[Entry, ...], ...]


@dataclass(frozen=True, slots=True)
class RulingBox:
    """A ruling by its number, in a frame."""

    number: str


Block: TypeAlias = Paragraph | Bullets | Table | RulingBox | Example | GameBlock


@dataclass(frozen=True, slots=True)
class Ruling:
    """A question that the rulebooks leave open, and the answer of this program."""

    number: str
    title: Text
    question: Text
    answer: Text

    @property
    def section(self) -> str:
        """The id of its section."""
        return f"ruling/{self.number}"

    @property
    def heading(self) -> Text:
        """The title of its section: its number and what it is about."""
        return _RULING.fill(number=self.number, title=self.title)


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a chapter with a heading of its own; `id` never changes."""

    id: str
    title: Text
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """Sections that belong together; `paged` if each is a page of its own."""

    id: str
    title: Text
    sections: tuple[Section, ...]
    paged: bool = False

    def on_one_page(self) -> Chapter:
        """The same chapter as one page."""
        return replace(self, paged=False)


@dataclass(frozen=True, slots=True)
class Page:
    """A page: sections of one chapter."""

    chapter: Chapter
    sections: tuple[Section, ...]

    @property
    def id(self) -> str:
        """The id of the page: of its first section."""
        return self.sections[0].id


@dataclass(frozen=True, slots=True)
class Book:
    """The whole rule book, in the order in which it is read."""

    chapters: tuple[Chapter, ...]
    rulings: tuple[Ruling, ...]
    points: Mapping[tuple[str, str], Text]
    """The points of things as texts, by id of the section and variant ("": all of them)."""

    def list_sections(self) -> Iterator[Section]:
        for chapter in self.chapters:
            yield from chapter.sections

    def find_section(self, section_id: str) -> Section:
        """Find the section with this id; KeyError if there is none."""
        for section in self.list_sections():
            if section.id == section_id:
                return section
        raise KeyError(section_id)

    def list_pages(self) -> Iterator[Page]:
        for chapter in self.chapters:
            if chapter.paged:
                for section in chapter.sections:
                    yield Page(chapter, (section,))
            else:
                yield Page(chapter, chapter.sections)

    def find_ruling(self, number: str) -> Ruling:
        """Find a ruling by its number, such as R7 or B7; KeyError if there is none."""
        for ruling in self.rulings:
            if ruling.number == number:
                return ruling
        raise KeyError(number)

    def list_examples(self) -> Iterator[Example]:
        for section in self.list_sections():
            for block in section.blocks:
                if isinstance(block, Example):
                    yield block

    def list_texts(self) -> Iterator[Text]:
        """List all texts of the book with its titles; some come more than once."""
        for ruling in self.rulings:
            yield from (ruling.title, ruling.question, ruling.answer)
        for chapter in self.chapters:
            yield chapter.title
            for section in chapter.sections:
                yield section.title
                for block in section.blocks:
                    yield from list_texts(block)


def list_texts(block: Block) -> tuple[Text, ...]:
    """List the texts of a block in reading order, with placeholders in examples."""
    match block:
        case Paragraph(text):
            return (text,)
        case Bullets(items):
            return items
        case Table(heads, rows):
            entries = [entry for row in rows for entry in row]
            return (*heads, *(entry for entry in entries if isinstance(entry, Text)))
        case Example():
            return (block.caption,)
        case GameBlock():
            return block.list_texts()
        case _:
            return ()

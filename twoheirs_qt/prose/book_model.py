"""The model of the rule book: chapters of sections of blocks, all of them values.

A paragraph is one source string, which is translated by itself; its comment names the section of
the rules. A paragraph may contain the tags `<b>`, `<i>` and `<a href='turn/reach'>`, a link to a
section by its id. Numbers in examples are placeholders, calculated by the rules for their position.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Final, TypeAlias

from twoheirs_qt.prose.compiled import Measure
from twoheirs_qt.rules.actions import Action
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.components import Building, Heir
from twoheirs_qt.text.text import Text, translate

INSTALLED_CATALOGUE: Final = "installed"
OWN_CATALOGUE: Final = "own"
"""Placeholders filled by the program: the installed catalogue, and the path of an own one."""

#: The heading of a ruling: its number and what it is about.
_RULING: Final = translate("Rule book rulings", "{number} · {title}", "rules, R1 to R19")


class Mark(Enum):
    """The kinds of marks in the picture of an example, all calculated by the rules."""

    ROADS = auto()
    """All roads with their letters, in the colour of the heir who scores them."""
    PLACES = auto()
    """The empty cells where the active heir may put a tile."""
    STEPS = auto()
    """The cells to which the troop on `View.origin` may march."""
    SOURCES = auto()
    """The sources of the resources for the tile `View.tile`, or of all resources."""
    HENRY = auto()
    """The cells that Henry tried, numbered, and the one he chose."""
    TREASURES = auto()
    """The tiles that removed a treasure."""


@dataclass(frozen=True, slots=True)
class View:
    """The contents of the picture of an example.

    - `focus`: buildings whose points are shown, with the cells of the points
    - `marks`: other marks
    - `reserve`: the royal reserve is drawn beside the landscape, with the reach of `heir`
      (None: of the active heir)
    - `origin`: where the troop stands whose steps are marked
    - `tile`: a tile of the hand that is about to be built; it is drawn beside the landscape
    - `before`: the position before the actions is drawn, too
    """

    focus: tuple[Cell, ...] = ()
    marks: frozenset[Mark] = frozenset()
    reserve: bool = False
    heir: Heir | None = None
    tile: str | None = None
    origin: Cell | None = None
    before: bool = False


@dataclass(frozen=True, slots=True)
class Example:
    """A position that the program draws and scores: the file `rulebook/{id}.json` of its data.

    `actions` are done in it first; `values` fill the placeholders of `caption`.
    """

    id: str
    caption: Text
    values: tuple[tuple[str, Measure], ...]
    view: View = field(default_factory=View)
    actions: tuple[Action, ...] = ()


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
class Tiles:
    """Pictures of all tiles with a building, with their costs and sources."""

    building: Building


@dataclass(frozen=True, slots=True)
class Parts:
    """A large picture of a tile (by id) with numbered parts, and their descriptions.

    The numbers are at the cost, the set, the building, the effect, the terrain and the road.
    """

    tile: str
    items: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class RulingBox:
    """A ruling by its number, in a frame."""

    number: str


Block: TypeAlias = Paragraph | Bullets | Table | Tiles | Parts | RulingBox | Example


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
    """The points of buildings as texts, by id of the section and variant ("": all of them)."""

    def sections(self) -> Iterator[Section]:
        for chapter in self.chapters:
            yield from chapter.sections

    def section(self, section_id: str) -> Section:
        """Find the section with this id; KeyError if there is none."""
        for section in self.sections():
            if section.id == section_id:
                return section
        raise KeyError(section_id)

    def pages(self) -> Iterator[Page]:
        for chapter in self.chapters:
            if chapter.paged:
                for section in chapter.sections:
                    yield Page(chapter, (section,))
            else:
                yield Page(chapter, chapter.sections)

    def ruling(self, number: str) -> Ruling:
        """Find a ruling by its number, such as `R7`; KeyError if there is none."""
        for ruling in self.rulings:
            if ruling.number == number:
                return ruling
        raise KeyError(number)

    def examples(self) -> Iterator[Example]:
        for section in self.sections():
            for block in section.blocks:
                if isinstance(block, Example):
                    yield block

    def texts(self) -> Iterator[Text]:
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
        case Bullets(items) | Parts(_, items):
            return items
        case Table(heads, rows):
            entries = [entry for row in rows for entry in row]
            return (*heads, *(entry for entry in entries if isinstance(entry, Text)))
        case Example():
            return (block.caption,)
        case _:
            return ()

"""What pages are made of: the book, its examples, the tiles and the pictures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from twoheirs_qt.files.examples import Examples
from twoheirs_qt.rules import Building, Catalogue, Tile
from twoheirs_qt.ui.art import Art
from twoheirs_qt.ui.rulebook.rich_text import bold_texts, plain_text
from twoheirs_qt.words.names import is_direction, tile_name
from twoheirs_qt.words.rulebook.model import (
    Block,
    Book,
    Example,
    RulingBox,
    Section,
    Table,
    Tiles,
    texts_of,
)
from twoheirs_qt.words.search import Entry
from twoheirs_qt.words.text import Text


class Source(NamedTuple):
    """`catalogue` holds the tiles in play; `facts` fill placeholders that no example fills."""

    book: Book
    examples: Examples
    catalogue: Catalogue
    art: Art
    facts: Mapping[str, str]

    def filled(self, text: Text) -> Text:
        """`text` with `facts` for its placeholders."""
        asked = {name: fact for name, fact in self.facts.items() if f"{{{name}}}" in text.source}
        return text.fill(**asked) if asked else text

    def tiles(self, building: Building) -> tuple[Tile, ...]:
        """All tiles of a kind of building, in the order of the catalogue."""
        return tuple(t for t in self.catalogue.tiles.values() if t.building is building)

    def entries(self) -> list[Entry]:
        """Every section as the search takes it, in the order of the book."""
        return [
            self._entry(section, plain_text(chapter.title))
            for chapter in self.book.chapters
            for section in chapter.sections
        ]

    def _entry(self, section: Section, chapter: str) -> Entry:
        texts = [self._texts(block) for block in section.blocks]
        strong = [bold for each in texts for text in each for bold in bold_texts(text)]
        for block, each in zip(section.blocks, texts, strict=True):
            if isinstance(block, Table):  # it tells about what stands in its first column
                strong += [plain_text(row[0]) for row in block.rows if isinstance(row[0], Text)]
            elif isinstance(block, Tiles):  # the names under their pictures make no excerpt
                # Whoever asks for "row" or "orthogonal" does not ask for a building.
                tiles = self.tiles(block.building)
                named = [tile_name(tile) for tile in tiles if not is_direction(tile.variant)]
                strong += map(plain_text, dict.fromkeys(named))
                each.clear()
        plain = tuple(map(_as_one, section.blocks, texts))
        return Entry(plain_text(section.title), plain, "\n".join(strong), chapter)

    def _texts(self, block: Block) -> list[Text]:
        """All that a block says."""
        match block:
            case Example():
                return [self.examples.caption(block)]
            case RulingBox(number):
                ruling = self.book.ruling(number)
                return [ruling.title, ruling.question, ruling.answer]
            case Tiles(building):
                return list(dict.fromkeys(tile_name(tile) for tile in self.tiles(building)))
            case _:
                return [self.filled(text) for text in texts_of(block)]


def _as_one(block: Block, texts: list[Text]) -> str:
    """All texts of a block in one line; what a ruling is about has no full stop of its own."""
    words = [plain_text(text) for text in texts]
    if isinstance(block, RulingBox):
        words[0] += ":"
    return " ".join(words)


def place_name(section: Section, paragraph: int) -> str:
    """The anchor of a paragraph: 0 is the heading of the section, blocks count from 1."""
    return f"{section.id}#{paragraph}" if paragraph else section.id


def section_of(place: str) -> str:
    """The section of a paragraph with this anchor."""
    return place.split("#")[0]

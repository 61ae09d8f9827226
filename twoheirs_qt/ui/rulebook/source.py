"""What pages are made of: the book, its examples, the tiles and the pictures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from twoheirs_qt.files.examples import Examples
from twoheirs_qt.rules import Building, Catalogue, Tile
from twoheirs_qt.ui.art import Art
from twoheirs_qt.ui.rulebook.rich_text import plain_text
from twoheirs_qt.words.names import tile_name
from twoheirs_qt.words.rulebook.model import (
    Block,
    Book,
    Example,
    RulingBox,
    Section,
    Tiles,
    texts_of,
)
from twoheirs_qt.words.text import Text


@dataclass(frozen=True, slots=True)
class Source:
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

    def plain(self, block: Block) -> str:
        """The text of a block without tags, to be searched."""
        match block:
            case Example():
                texts: tuple[Text, ...] = (self.examples.caption(block),)
            case RulingBox(number):
                ruling = self.book.ruling(number)
                texts = (ruling.title, ruling.question, ruling.answer)
            case Tiles(building):
                texts = tuple(dict.fromkeys(tile_name(tile) for tile in self.tiles(building)))
            case _:
                texts = tuple(self.filled(text) for text in texts_of(block))
        return " ".join(plain_text(text) for text in texts)


def place_name(section: Section, paragraph: int) -> str:
    """The anchor of a paragraph: 0 is the heading of the section, blocks count from 1."""
    return f"{section.id}#{paragraph}" if paragraph else section.id


def section_of(place: str) -> str:
    """The section of a paragraph with this anchor."""
    return place.split("#")[0]

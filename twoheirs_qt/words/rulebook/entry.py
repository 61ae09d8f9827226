"""How the book tells of a building: what it scores, what is worth knowing, examples, rulings."""

from __future__ import annotations

from dataclasses import dataclass

from twoheirs_qt.rules.components import Building
from twoheirs_qt.words.names import building_name
from twoheirs_qt.words.rulebook.model import (
    Block,
    Example,
    Paragraph,
    RulingBox,
    Section,
    Tiles,
)
from twoheirs_qt.words.text import Text


@dataclass(frozen=True, slots=True)
class Entry:
    """A building. `points` says what it scores; it stands in the overview of all, too."""

    building: Building
    points: Text
    notes: tuple[Text, ...]
    examples: tuple[Example, ...]
    rulings: tuple[str, ...] = ()

    @property
    def section_id(self) -> str:
        return section_of(self.building)

    def section(self) -> Section:
        """The section of the building."""
        blocks: tuple[Block, ...] = (
            Tiles(self.building),
            Paragraph(self.points, lead=True),
            *(Paragraph(note) for note in self.notes),
            *self.examples,
            *(RulingBox(number) for number in self.rulings),
        )
        return Section(self.section_id, building_name(self.building), blocks)


def section_of(building: Building) -> str:
    """The id of the section of a building."""
    return f"building/{building.value}"

"""Shapes of what is told about a game against Henry in a file, as pydantic models."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from twoheirs_qt.games.two_heirs.codec.word_shapes import (
    CellShape,
    HeirWord,
    SetWord,
    TerrainWord,
)
from twoheirs_qt.games.two_heirs.real_table.entries import MAX_ENTRIES
from twoheirs_qt.games.two_heirs.real_table.entry_shapes import (
    Day,
    Identifier,
    Name,
    RoadWords,
    parse_roads,
)
from twoheirs_qt.games.two_heirs.real_table.henry import answers
from twoheirs_qt.tabletop.files.limits import MAX_TITLE_LENGTH
from twoheirs_qt.tabletop.files.validation import Level, Shape


class BeginShape(Shape):
    """A game begins."""

    tell: Literal["begin"]
    sets: Annotated[list[SetWord], Field(max_length=6)]
    level: Level
    south: HeirWord
    names: Annotated[list[Name], Field(min_length=2, max_length=2)]
    day: Day
    note: Annotated[str, Field(max_length=MAX_TITLE_LENGTH)]

    def make_entry(self) -> answers.Answer:
        names = self.names[0], self.names[1]
        return answers.Begin(tuple(self.sets), self.level, self.south, names, self.day, self.note)


class UncoveredShape(Shape):
    """A tile has come into the reserve."""

    tell: Literal["uncovered"]
    tile: Identifier

    def make_entry(self) -> answers.Answer:
        return answers.Uncovered(self.tile)


class StartShape(Shape):
    """The terrain of the starting tile."""

    tell: Literal["start"]
    terrain: TerrainWord

    def make_entry(self) -> answers.Answer:
        return answers.StartTerrain(self.terrain)


class TookShape(Shape):
    """The player took a tile."""

    tell: Literal["took"]
    slot: Annotated[int, Field(ge=0, le=6)]

    def make_entry(self) -> answers.Answer:
        return answers.TookTile(self.slot)


class LaidShape(Shape):
    """The player laid a tile."""

    tell: Literal["built", "expanded"]
    tile: Identifier
    at: CellShape

    def make_entry(self) -> answers.Answer:
        return answers.LaidDown(self.tile, self.at, self.tell == "built")


class TurnedOverShape(Shape):
    """A building was turned face down."""

    tell: Literal["turned-over"]
    at: CellShape

    def make_entry(self) -> answers.Answer:
        return answers.TurnedOver(self.at)


class StoodShape(Shape):
    """A troop has moved."""

    tell: Literal["stood"]
    origin: CellShape | None = Field(alias="from")
    to: CellShape | None

    def make_entry(self) -> answers.Answer:
        return answers.Stood(self.origin, self.to)


class EndedShape(Shape):
    """The player ended the turn."""

    tell: Literal["ended"]
    top: TerrainWord | None

    def make_entry(self) -> answers.Answer:
        return answers.EndedTurn(self.top)


class FoundShape(Shape):
    """Henry turned a treasure over."""

    tell: Literal["treasure"]
    treasure: Identifier

    def make_entry(self) -> answers.Answer:
        return answers.FoundTreasure(self.treasure)


class DrewRoadsShape(Shape):
    """The player drew the roads of a tile."""

    tell: Literal["roads"]
    tile: Identifier
    sections: RoadWords

    def make_entry(self) -> answers.Answer:
        return answers.DrewRoads(self.tile, parse_roads(self.sections))


AnswerShape: TypeAlias = Annotated[
    BeginShape
    | UncoveredShape
    | StartShape
    | TookShape
    | LaidShape
    | TurnedOverShape
    | StoodShape
    | EndedShape
    | FoundShape
    | DrewRoadsShape,
    Field(discriminator="tell"),
]


class KeeperFileShape(Shape):
    """A file with what was told about a game against Henry."""

    format: Literal["twoheirs-henry"]
    version: Literal[1]
    catalogue: dict[str, object] | None
    answers: Annotated[list[AnswerShape], Field(max_length=MAX_ENTRIES)]
    done: Annotated[int, Field(ge=0)]

"""Shapes of entries in a file, as pydantic models."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from twoheirs_qt.games.two_heirs.codec.word_shapes import (
    CellShape,
    HeirWord,
    SetWord,
    TerrainWord,
)
from twoheirs_qt.games.two_heirs.real_table import entries
from twoheirs_qt.games.two_heirs.rules.cells import Edge
from twoheirs_qt.games.two_heirs.rules.components import Sections
from twoheirs_qt.tabletop.files.limits import MAX_NAME_LENGTH, MAX_TITLE_LENGTH
from twoheirs_qt.tabletop.files.validation import Level, Shape

Identifier = Annotated[str, Field(max_length=100)]
Name = Annotated[str, Field(max_length=MAX_NAME_LENGTH)]
RoadWords = Annotated[
    list[Annotated[str, Field(pattern="^N?E?S?W?$", min_length=1)]], Field(max_length=4)
]
"""Road sections as words of N, E, S and W."""
Day = Annotated[str, Field(pattern=r"^([0-9]{4}-[01][0-9]-[0-3][0-9])?$")]


def parse_roads(words: list[str]) -> Sections:
    """Return the road sections for words such as `NS`."""
    return tuple(tuple(Edge[letter] for letter in word) for word in words)


class LayShape(Shape):
    """A tile is laid."""

    do: Literal["lay"]
    tile: Identifier
    at: CellShape
    owner: HeirWord | None

    def make_entry(self) -> entries.Entry:
        return entries.Lay(self.tile, self.at, self.owner)


class OpenShape(Shape):
    """Open terrain is laid."""

    do: Literal["open"]
    terrain: TerrainWord
    at: CellShape

    def make_entry(self) -> entries.Entry:
        return entries.Open(self.terrain, self.at)


class ShiftShape(Shape):
    """A tile is moved."""

    do: Literal["shift"]
    origin: CellShape = Field(alias="from")
    to: CellShape

    def make_entry(self) -> entries.Entry:
        return entries.Shift(self.origin, self.to)


class OwnShape(Shape):
    """A tile is turned to another owner."""

    do: Literal["own"]
    at: CellShape
    owner: HeirWord | None

    def make_entry(self) -> entries.Entry:
        return entries.Own(self.at, self.owner)


class PickUpShape(Shape):
    """A tile is taken off the table."""

    do: Literal["pick-up"]
    at: CellShape

    def make_entry(self) -> entries.Entry:
        return entries.PickUp(self.at)


class StandShape(Shape):
    """A troop is put on a tile or into the royal reserve."""

    do: Literal["stand"]
    heir: HeirWord
    troop: Annotated[int, Field(ge=0, le=2)]
    at: CellShape | None

    def make_entry(self) -> entries.Entry:
        return entries.Stand(self.heir, self.troop, self.at)


class HideShape(Shape):
    """A treasure is put on a tile or away."""

    do: Literal["hide"]
    treasure: Identifier
    at: CellShape | None

    def make_entry(self) -> entries.Entry:
        return entries.Hide(self.treasure, self.at)


class CountPileShape(Shape):
    """The treasures that lie face down are counted."""

    do: Literal["pile"]
    treasures: Annotated[int, Field(ge=0, le=10)]

    def make_entry(self) -> entries.Entry:
        return entries.CountPile(self.treasures)


class DrawRoadsShape(Shape):
    """The roads of a tile are corrected; sections are words of N, E, S and W."""

    do: Literal["roads"]
    tile: Identifier
    sections: RoadWords

    def make_entry(self) -> entries.Entry:
        return entries.DrawRoads(self.tile, parse_roads(self.sections))


class ChooseSetsShape(Shape):
    """The sets are chosen."""

    do: Literal["sets"]
    sets: Annotated[list[SetWord], Field(max_length=6)]

    def make_entry(self) -> entries.Entry:
        return entries.ChooseSets(tuple(self.sets))


class ArrangeShape(Shape):
    """The kind of the game is chosen."""

    do: Literal["arrange"]
    level: Level | None
    south: HeirWord
    score_roads: bool

    def make_entry(self) -> entries.Entry:
        return entries.Arrange(self.level, self.south, self.score_roads)


class DescribeShape(Shape):
    """Names, day and note."""

    do: Literal["describe"]
    names: Annotated[list[Name], Field(min_length=2, max_length=2)]
    day: Day
    note: Annotated[str, Field(max_length=MAX_TITLE_LENGTH)]

    def make_entry(self) -> entries.Entry:
        return entries.Describe((self.names[0], self.names[1]), self.day, self.note)


EntryShape: TypeAlias = Annotated[
    LayShape
    | OpenShape
    | ShiftShape
    | OwnShape
    | PickUpShape
    | StandShape
    | HideShape
    | CountPileShape
    | DrawRoadsShape
    | ChooseSetsShape
    | ArrangeShape
    | DescribeShape,
    Field(discriminator="do"),
]


class TableFileShape(Shape):
    """A file with the entries about a real table."""

    format: Literal["twoheirs-table"]
    version: Literal[1]
    catalogue: dict[str, object] | None
    entries: Annotated[list[EntryShape], Field(max_length=entries.MAX_ENTRIES)]
    done: Annotated[int, Field(ge=0)]

"""The shape of a catalogue."""

from typing import Annotated, Literal

from pydantic import Field

from twoheirs_qt.files.limits import LONGEST_CATALOGUE
from twoheirs_qt.files.shapes.basics import SetWord, Shape, TerrainWord, named_in
from twoheirs_qt.rules.components import Building, Source, TreasureKind

Identifier = Annotated[str, Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", min_length=1, max_length=60)]
Amount = Annotated[int, Field(ge=0, le=9)]
SourceWord = Annotated[Source, named_in(Source)]
BuildingWord = Annotated[Building, named_in(Building)]


class CostShape(Shape):
    """How much of each resource a building needs."""

    wood: Amount
    wheat: Amount
    stone: Amount


class TileSourceShape(Shape):
    """Where each fact of a tile comes from; `copies`: that the box holds this tile at all."""

    set: SourceWord
    building: SourceWord
    variant: SourceWord
    copies: SourceWord
    terrain: SourceWord
    cost: SourceWord
    roads: SourceWord


class TileShape(Shape):
    """A tile."""

    id: Identifier
    set: SetWord
    building: BuildingWord
    variant: str | None
    terrain: TerrainWord
    cost: CostShape
    roads: Annotated[list[str], Field(max_length=4)]
    source: TileSourceShape


class TreasureSourceShape(Shape):
    """Where each fact of a treasure comes from."""

    kind: SourceWord
    terrain: SourceWord
    cells: SourceWord


class TreasureShape(Shape):
    """A treasure of the solo game."""

    id: Identifier
    kind: Annotated[TreasureKind, named_in(TreasureKind)]
    terrain: Literal["wood", "wheat", "stone", "any"]
    cells: Annotated[list[str], Field(max_length=8)]
    source: TreasureSourceShape


class CatalogueShape(Shape):
    """All tiles and treasures of a box. `digest` is what the program notes of its own file."""

    format: Literal["twoheirs-catalogue"]
    version: Literal[1]
    name: Annotated[str, Field(min_length=1, max_length=LONGEST_CATALOGUE)]
    digest: str = ""
    tiles: Annotated[list[TileShape], Field(max_length=1000)]
    treasures: Annotated[list[TreasureShape], Field(max_length=1000)]

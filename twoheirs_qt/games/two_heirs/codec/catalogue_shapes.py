"""Shapes of a catalogue in a file, as pydantic models."""

from typing import Annotated, Literal

from pydantic import Field

from twoheirs_qt.games.two_heirs.codec.word_shapes import SetWord, TerrainWord
from twoheirs_qt.games.two_heirs.rules.components import Building, TreasureKind
from twoheirs_qt.games.two_heirs.rules.components import Source as TileSource
from twoheirs_qt.tabletop.files.limits import MAX_CATALOGUE_NAME_LENGTH
from twoheirs_qt.tabletop.files.validation import Shape, make_enum_schema

Identifier = Annotated[str, Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", min_length=1, max_length=60)]
Amount = Annotated[int, Field(ge=0, le=9)]
SourceWord = Annotated[TileSource, make_enum_schema(TileSource)]
BuildingWord = Annotated[Building, make_enum_schema(Building)]


class CostShape(Shape):
    """The cost of a building: a number for each resource."""

    wood: Amount
    wheat: Amount
    stone: Amount


class TileSourceShape(Shape):
    """The source of each fact of a tile; `copies`: that the game has this tile."""

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
    """The source of each fact of a treasure."""

    kind: SourceWord
    terrain: SourceWord
    cells: SourceWord


class TreasureShape(Shape):
    """A treasure of the solo game."""

    id: Identifier
    kind: Annotated[TreasureKind, make_enum_schema(TreasureKind)]
    terrain: Literal["wood", "wheat", "stone", "any"]
    cells: Annotated[list[str], Field(max_length=8)]
    source: TreasureSourceShape


class CatalogueShape(Shape):
    """All tiles and treasures of a game; only the installed file has a `digest`."""

    format: Literal["twoheirs-catalogue"]
    version: Literal[1]
    name: Annotated[str, Field(min_length=1, max_length=MAX_CATALOGUE_NAME_LENGTH)]
    digest: str = ""
    tiles: Annotated[list[TileShape], Field(max_length=1000)]
    treasures: Annotated[list[TreasureShape], Field(max_length=1000)]

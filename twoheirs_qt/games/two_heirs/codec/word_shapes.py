"""Shapes of the words and numbers that files of The Two Heirs share, for pydantic."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, GetPydanticSchema
from pydantic_core import core_schema

from twoheirs_qt.games.two_heirs.codec.vocabulary import HEIRS, TERRAINS
from twoheirs_qt.games.two_heirs.rules.cells import MAX_DISTANCE, Cell
from twoheirs_qt.games.two_heirs.rules.components import Heir, Terrain, TileSet
from twoheirs_qt.tabletop.files.validation import make_enum_schema, make_word_schema

Coordinate = Annotated[int, Field(ge=-MAX_DISTANCE, le=MAX_DISTANCE)]
TwoNumbers = Annotated[list[Coordinate], Field(min_length=2, max_length=2)]
CellShape = Annotated[
    Cell,
    GetPydanticSchema(
        lambda _type, handler: core_schema.no_info_after_validator_function(
            tuple, handler(TwoNumbers)
        )
    ),
]
HeirWord = Annotated[Heir, make_word_schema(HEIRS)]
TerrainWord = Annotated[Terrain, make_word_schema(TERRAINS)]
SetWord = Annotated[TileSet, make_enum_schema(TileSet)]


class HeirMap(BaseModel):
    """An object with a field for each heir: any other field would be an unknown heir."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, defer_build=True)

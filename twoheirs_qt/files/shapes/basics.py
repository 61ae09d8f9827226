"""Pieces that the shapes of all formats are made of."""

from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, GetPydanticSchema
from pydantic_core import core_schema

from twoheirs_qt.files.limits import FARTHEST
from twoheirs_qt.files.vocabulary import HEIRS, TERRAINS
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.components import Heir, Terrain, TileSet

MOST_ENTRIES = 1000
"""The most entries of a list in a position, far above what 54 tiles can need."""


def named(values: Mapping[str, object]) -> GetPydanticSchema:
    """A word in the file, a value of the rules when it is read."""
    words = core_schema.literal_schema(list(values))
    schema = core_schema.no_info_after_validator_function(values.__getitem__, words)
    return GetPydanticSchema(lambda _type, _handler: schema)


def named_in(kind: Iterable[Enum]) -> GetPydanticSchema:
    """A value of an enumeration of the rules, whose values are the words in the file."""
    return named({each.value: each for each in kind})


Coordinate = Annotated[int, Field(ge=-FARTHEST, le=FARTHEST)]
TwoNumbers = Annotated[list[Coordinate], Field(min_length=2, max_length=2)]
CellShape = Annotated[
    Cell,
    GetPydanticSchema(
        lambda _type, handler: core_schema.no_info_after_validator_function(
            tuple, handler(TwoNumbers)
        )
    ),
]
HeirWord = Annotated[Heir, named(HEIRS)]
TerrainWord = Annotated[Terrain, named(TERRAINS)]
SetWord = Annotated[TileSet, named_in(TileSet)]
Level = Annotated[int, Field(ge=1, le=3)]
Points = Annotated[int, Field(ge=-1_000_000, le=1_000_000)]
Count = Annotated[int, Field(ge=0, le=1_000_000)]
Time = Annotated[
    str, Field(pattern=r"^[0-9]{4}-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-6][0-9]Z$")
]


class Shape(BaseModel):
    """An object of a file: types are strict, unknown fields are dropped."""

    model_config = ConfigDict(strict=True, extra="ignore", frozen=True, defer_build=True)


class HeirMap(BaseModel):
    """An object with one field an heir: any other field would be an unknown heir."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, defer_build=True)

"""Pieces that the shapes of all formats are made of."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from twoheirs_qt.files.limits import FARTHEST

MOST_ENTRIES = 1000
"""The most entries of a list in a position, far above what 54 tiles can need."""

Coordinate = Annotated[int, Field(ge=-FARTHEST, le=FARTHEST)]
CellShape = Annotated[list[Coordinate], Field(min_length=2, max_length=2)]
HeirWord = Literal["white", "blue"]
TerrainWord = Literal["wood", "wheat", "stone"]
SetWord = Literal["travel", "land-industry", "trade-church", "war", "patrol", "crafts"]
Level = Annotated[int, Field(ge=1, le=3)]
Count = Annotated[int, Field(ge=0, le=1_000_000)]
Time = Annotated[
    str, Field(pattern=r"^[0-9]{4}-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-6][0-9]Z$")
]


class Shape(BaseModel):
    """An object of a file: types are strict, unknown fields are kept."""

    model_config = ConfigDict(strict=True, extra="allow", frozen=True, defer_build=True)


class HeirMap(BaseModel):
    """An object with one field an heir: any other field would be an unknown heir."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, defer_build=True)

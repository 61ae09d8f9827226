"""Validation by pydantic: pieces that all shapes share, and findings as a `FileFault`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Annotated, Final, NamedTuple, TypeVar

from pydantic import BaseModel, ConfigDict, Field, GetPydanticSchema, ValidationError
from pydantic_core import core_schema

from twoheirs_qt.files import error_texts as faults
from twoheirs_qt.files.errors import FileFault
from twoheirs_qt.files.limits import MAX_DISTANCE
from twoheirs_qt.files.vocabulary import HEIRS, TERRAINS
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.components import Heir, Terrain, TileSet
from twoheirs_qt.text.sanitize import LONGEST_PATH, shown

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


Model = TypeVar("Model", bound=BaseModel)

Steps = tuple[int | str, ...]

_MAX_FINDINGS: Final = 10
"""How many of its findings a fault lists: one mistake may be repeated a thousand times."""

_NO_OBJECT: Final = ("model_type", "model_attributes_type")
_OBJECT: Final = "Input should be an object"
"""In place of words that name a class of this program."""


class Finding(NamedTuple):
    """What keeps data from having a shape: the steps to its place, and pydantic's words."""

    steps: Steps
    words: str

    def __str__(self) -> str:
        return f"{path_of(self.steps)}: {self.words}" if self.steps else self.words


def shaped(shape: type[Model], data: object) -> Model:
    """`data` as an object of this shape.

    Raises FileFault, whose place is the field of `data` in which the first fault was found.
    """
    try:
        return shape.model_validate(data)
    except ValidationError as error:
        found = _findings(error)
        lines = [str(each) for each in found[:_MAX_FINDINGS]]
        more = ["…"] if len(found) > _MAX_FINDINGS else []
        place = path_of(found[0].steps[:1])
        raise FileFault(faults.NOT_IN_SHAPE, place, details="\n".join(lines + more)) from None


def findings(shape: type[BaseModel], data: object) -> list[Finding]:
    """Everything that keeps `data` from having this shape."""
    try:
        shape.model_validate(data)
    except ValidationError as error:
        return _findings(error)
    return []


def _findings(error: ValidationError) -> list[Finding]:
    found = error.errors(include_url=False, include_context=False, include_input=False)
    return [
        Finding(
            each["loc"], _OBJECT if each["type"] in _NO_OBJECT else shown(each["msg"], LONGEST_PATH)
        )
        for each in found
    ]


def path_of(steps: Steps) -> str:
    """Steps into data as people write them: `troops.white[1].at`."""
    names = (f"[{step}]" if isinstance(step, int) else f".{shown(step)}" for step in steps)
    return "".join(names).removeprefix(".")

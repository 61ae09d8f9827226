"""Validation by pydantic: parts that all shapes share, and its messages as a `FileError`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Annotated, Final, NamedTuple, TypeAlias, TypeVar

from pydantic import BaseModel, ConfigDict, Field, GetPydanticSchema, ValidationError
from pydantic_core import core_schema

from twoheirs_qt.tabletop.files import error_texts
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.text.sanitize import MAX_PATH_LENGTH, sanitize

MAX_ENTRIES = 1000
"""The maximum length of a list in a position, far more than any game needs."""


def make_word_schema(values: Mapping[str, object]) -> GetPydanticSchema:
    """Create a schema that reads a word of the file as a value of the rules."""
    literals = core_schema.literal_schema(list(values))
    schema = core_schema.no_info_after_validator_function(values.__getitem__, literals)
    return GetPydanticSchema(lambda _type, _handler: schema)


def make_enum_schema(kind: Iterable[Enum]) -> GetPydanticSchema:
    """Create a schema for an enumeration of the rules, whose values are the words in the file."""
    return make_word_schema({member.value: member for member in kind})


Level = Annotated[int, Field(ge=1, le=3)]
Points = Annotated[int, Field(ge=-1_000_000, le=1_000_000)]
Count = Annotated[int, Field(ge=0, le=1_000_000)]
Time = Annotated[
    str, Field(pattern=r"^[0-9]{4}-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-6][0-9]Z$")
]


class Shape(BaseModel):
    """An object of a file: types are strict, unknown fields are dropped."""

    model_config = ConfigDict(strict=True, extra="ignore", frozen=True, defer_build=True)


Model = TypeVar("Model", bound=BaseModel)

FieldPath: TypeAlias = tuple[int | str, ...]
"""The way from a document to a field of it: names of fields, and indexes in lists."""

_MAX_DETAILS: Final = 10
"""Limits the details of an error: one mistake may be repeated a thousand times."""

_NO_OBJECT: Final = ("model_type", "model_attributes_type")
_OBJECT: Final = "Input should be an object"
"""Replaces messages that name a class of this program."""


class Mistake(NamedTuple):
    """A mistake in data: the path of its field, and the message of pydantic."""

    path: FieldPath
    message: str

    def __str__(self) -> str:
        return f"{format_path(self.path)}: {self.message}" if self.path else self.message


def validate(shape: type[Model], data: object) -> Model:
    """Return `data` as an object of this shape.

    Raises FileError, whose place is the field of `data` with the first mistake.
    """
    try:
        return shape.model_validate(data)
    except ValidationError as error:
        mistakes = _list_mistakes(error)
        lines = [str(mistake) for mistake in mistakes[:_MAX_DETAILS]]
        ellipsis = ["…"] if len(mistakes) > _MAX_DETAILS else []
        location = format_path(mistakes[0].path[:1])
        raise FileError(
            error_texts.NOT_IN_SHAPE, location, details="\n".join(lines + ellipsis)
        ) from None


def find_mistakes(shape: type[BaseModel], data: object) -> list[Mistake]:
    """Find all mistakes in `data`; none if it has this shape."""
    try:
        shape.model_validate(data)
    except ValidationError as error:
        return _list_mistakes(error)
    return []


def _list_mistakes(error: ValidationError) -> list[Mistake]:
    errors = error.errors(include_url=False, include_context=False, include_input=False)
    return [
        Mistake(
            detail["loc"],
            _OBJECT if detail["type"] in _NO_OBJECT else sanitize(detail["msg"], MAX_PATH_LENGTH),
        )
        for detail in errors
    ]


def format_path(path: FieldPath) -> str:
    """Format the path of a field as people write them: `troops.white[1].at`."""
    names = (f"[{step}]" if isinstance(step, int) else f".{sanitize(step)}" for step in path)
    return "".join(names).removeprefix(".")

"""Data against a shape: what pydantic finds is a fault, with its own words as the details."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeVar

from pydantic import BaseModel, ValidationError

from twoheirs_qt.files.fault import FileFault
from twoheirs_qt.words import faults
from twoheirs_qt.words.sanitize import LONGEST_PATH, shown

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

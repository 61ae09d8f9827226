"""Data against a shape, with pydantic's findings turned into faults in our own words."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from twoheirs_qt.files.fault import FileFault, field_name, quoted
from twoheirs_qt.rules.state import PLACES
from twoheirs_qt.words import faults
from twoheirs_qt.words.text import Text

Model = TypeVar("Model", bound=BaseModel)

Steps = tuple[int | str, ...]

_TAGS = ("do", "kind")
"""Fields that tell which of several shapes an object has."""

_CELLS = frozenset({"at", "from", "to", "siege", "last_built", "start"})
"""Fields that hold a cell, or a list of them."""

_EXACT: Mapping[int | str, int] = {"slots": PLACES}
"""Lists with a fixed number of entries."""

_PLAIN: Mapping[str, Text] = {
    "missing": faults.MISSING,
    "int_type": faults.NOT_INTEGER,
    "float_type": faults.NOT_NUMBER,
    "bool_type": faults.NOT_TRUTH,
    "string_type": faults.NOT_TEXT,
    "list_type": faults.NOT_LIST,
    "model_type": faults.NOT_OBJECT,
    "model_attributes_type": faults.NOT_OBJECT,
    "dict_type": faults.NOT_OBJECT,
    "string_too_short": faults.NO_TEXT,
    "string_pattern_mismatch": faults.NOT_IN_SHAPE,
}


def shaped(shape: type[Model], data: object) -> Model:
    """`data` as an object of this shape. Raises FileFault for the first thing that is wrong."""
    try:
        return shape.model_validate(data)
    except ValidationError as error:
        raise _fault(error.errors(include_url=False)[0], data)[1] from None


def shape_faults(shape: type[BaseModel], data: object) -> list[tuple[Steps, FileFault]]:
    """Everything that keeps `data` from having this shape, each with the steps to its place."""
    try:
        shape.model_validate(data)
    except ValidationError as error:
        return [_fault(details, data) for details in error.errors(include_url=False)]
    return []


def _fault(details: ErrorDetails, data: object) -> tuple[Steps, FileFault]:
    steps = _steps(details["loc"], data)
    sentence = _sentence(details, steps)
    if details["type"] in ("union_tag_invalid", "union_tag_not_found"):
        discriminator = str(details.get("ctx", {})["discriminator"])
        steps = (*steps, discriminator.strip("'"))
    elif sentence is faults.NOT_CELL and _in_cell(steps):
        steps = steps[:-1]
    return steps, FileFault(sentence, path_of(steps))


def path_of(steps: Sequence[int | str]) -> str:
    """Steps into data as people write them: `troops.white[1].at`."""
    path = ""
    for step in steps:
        if isinstance(step, int):
            path += f"[{step}]"
        else:
            name = field_name(step)
            path += f".{name}" if path else name
    return path


def _steps(found: Steps, data: object) -> Steps:
    """pydantic's steps without the names of the alternatives of a union, which no file has."""
    steps: list[int | str] = []
    here: Any = data
    for step in found:
        if isinstance(here, dict) and step not in here and step in map(here.get, _TAGS):
            continue
        steps.append(step)
        try:
            here = here[step]
        except (TypeError, KeyError, IndexError):
            here = None
    return tuple(steps)


def _in_cell(steps: Steps) -> bool:
    """Whether the steps lead to one of the two numbers of a cell."""
    if len(steps) < 2 or not isinstance(steps[-1], int):
        return False
    if steps[-2] == "siege":
        return False
    return steps[-2] in _CELLS or (len(steps) > 2 and steps[-3] == "siege")


def _is_cell(steps: Steps) -> bool:
    if not steps:
        return False
    if isinstance(steps[-1], int):
        return len(steps) > 1 and steps[-2] == "siege"
    return steps[-1] in _CELLS and steps[-1] != "siege"


def _sentence(details: ErrorDetails, steps: Steps) -> Text:
    kind = details["type"]
    bounds: dict[str, Any] = details.get("ctx", {})
    if (kind in ("list_type", "too_short", "too_long") and _is_cell(steps)) or (
        kind == "int_type" and _in_cell(steps)
    ):
        return faults.NOT_CELL
    if kind in ("too_short", "too_long") and steps[-1] in _EXACT:
        return faults.WRONG_COUNT.count(_EXACT[steps[-1]])
    match kind:
        case "literal_error":
            return _not_one_of(details["input"], str(bounds["expected"]))
        case "union_tag_invalid":
            return faults.NOT_ONE_OF.fill(choices=_choices(str(bounds["expected_tags"])))
        case "union_tag_not_found":
            return faults.MISSING
        case "greater_than_equal":
            return faults.TOO_SMALL.fill(bound=str(bounds["ge"]).removesuffix(".0"))
        case "less_than_equal":
            return faults.TOO_GREAT.fill(bound=str(bounds["le"]).removesuffix(".0"))
        case "too_short":
            return faults.TOO_FEW.count(bounds["min_length"])
        case "too_long":
            return faults.TOO_MANY.count(bounds["max_length"])
        case "string_too_long":
            return faults.TEXT_TOO_LONG.count(bounds["max_length"])
        case "extra_forbidden":  # only objects with one field an heir forbid others
            return faults.UNKNOWN_HEIR.fill(value=quoted(str(steps[-1])))
        case _:
            return _PLAIN.get(kind, faults.NOT_IN_SHAPE)


def _not_one_of(value: object, expected: str) -> Text:
    if isinstance(value, str) and expected == "'white' or 'blue'":
        return faults.UNKNOWN_HEIR.fill(value=quoted(value))
    return faults.NOT_ONE_OF.fill(choices=_choices(expected))


def _choices(expected: str) -> Text:
    """pydantic's list of alternatives, "'a', 'b' or 'c'", in our words."""
    return faults.choices(re.findall(r"'([^']*)'", expected) or re.findall(r"\w+", expected))

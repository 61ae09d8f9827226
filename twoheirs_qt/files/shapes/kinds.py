"""What data of files are checked against: each shape by its name, without its model.

To build pydantic's models takes twice as long as all the rest of a command. So their schemas are
written down beforehand (`packaging/dev.py schemas`, into `resources/shapes/`), and pydantic's core
checks with those; the models themselves are built only where that cannot be.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from pydantic_core import SchemaError, SchemaValidator

from twoheirs_qt import data as program_data

if TYPE_CHECKING:
    from twoheirs_qt.files.shapes.actions import ActionShape
    from twoheirs_qt.files.shapes.catalogue import CatalogueShape, TileShape, TreasureShape
    from twoheirs_qt.files.shapes.position import PositionShape, ScoredPositionShape
    from twoheirs_qt.files.shapes.results import ResultsShape
    from twoheirs_qt.files.shapes.save import HeadShape, SaveShape

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Kind(Generic[T]):
    """A shape `name` of the module `module` of this package, which is not imported for it."""

    module: str
    name: str

    @property
    def schema_file(self) -> str:
        """Where its schema lies among the program's data."""
        return f"shapes/{self.name}.json"

    def model(self) -> Any:
        """The model or union of models itself."""
        return getattr(import_module(f"twoheirs_qt.files.shapes.{self.module}"), self.name)


ACTION: Kind[ActionShape] = Kind("actions", "ActionShape")
CATALOGUE: Kind[CatalogueShape] = Kind("catalogue", "CatalogueShape")
TILE: Kind[TileShape] = Kind("catalogue", "TileShape")
TREASURE: Kind[TreasureShape] = Kind("catalogue", "TreasureShape")
POSITION: Kind[PositionShape] = Kind("position", "PositionShape")
SCORED_POSITION: Kind[ScoredPositionShape] = Kind("position", "ScoredPositionShape")
RESULTS: Kind[ResultsShape] = Kind("results", "ResultsShape")
HEAD: Kind[HeadShape] = Kind("save", "HeadShape")
SAVE: Kind[SaveShape] = Kind("save", "SaveShape")

KINDS = (ACTION, CATALOGUE, TILE, TREASURE, POSITION, SCORED_POSITION, RESULTS, HEAD, SAVE)
"""All of them."""


class Checked:
    """A sound object of a file: what a model's instance would be, with the same attributes."""

    __slots__ = (
        "__dict__",
        "__pydantic_extra__",
        "__pydantic_fields_set__",
        "__pydantic_private__",
    )
    __pydantic_extra__: dict[str, Any] | None
    __pydantic_fields_set__: set[str]

    @property
    def model_fields_set(self) -> set[str]:
        """The fields that were there."""
        return self.__pydantic_fields_set__

    @property
    def model_extra(self) -> dict[str, Any] | None:
        """The fields that are not known; None where there may be none."""
        return self.__pydantic_extra__


@cache
def validator(kind: Kind[Any]) -> SchemaValidator:
    """What checks data against this shape."""
    try:
        return SchemaValidator(_schema(kind))
    except (SchemaError, OSError, ValueError):  # of another age, not there, or spoilt
        return validator_of_model(kind)


def validator_of_model(kind: Kind[Any]) -> SchemaValidator:
    """The same from the model itself, which is built for it."""
    from pydantic import TypeAdapter

    return cast(SchemaValidator, TypeAdapter(kind.model()).validator)


def _schema(kind: Kind[Any]) -> Any:
    text = program_data.path(kind.schema_file).read_bytes()
    return json.loads(text, object_hook=_with_class)


def _with_class(part: dict[str, Any]) -> dict[str, Any]:
    if part.get("type") == "model":
        part["cls"] = Checked
    return part

"""Writes what pydantic's core checks files with into `resources/shapes/`, from the models.

    python packaging/devtools/make_shapes.py

So the program need not build the models to read a file. What is written is pydantic's own core
schema of each model, as JSON: without what only pydantic itself uses, with what is defined once
and used twice put into each place, and with lists and objects where a model has them as defaults.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from pydantic import BaseModel, TypeAdapter

from twoheirs_qt.files.shapes.kinds import KINDS, Kind

FOLDER = Path(__file__).resolve().parents[2] / "resources"

_KEPT: Final[Mapping[str, tuple[str, ...]]] = {
    "any": (),
    "bool": (),
    "str": ("min_length", "max_length", "pattern"),
    "int": ("ge", "le"),
    "literal": ("expected",),
    "nullable": ("schema",),
    "list": ("min_length", "max_length", "items_schema"),
    "dict": ("keys_schema", "values_schema"),
    "tagged-union": ("discriminator", "from_attributes", "strict", "choices"),
    "default": ("default", "schema"),
    "model": ("config", "schema"),
    "model-fields": ("model_name", "fields"),
    "model-field": ("validation_alias", "schema"),
}
"""What checking needs of each type of schema."""

_DROPPED: Final = frozenset(
    {
        *("cls", "ref", "metadata", "computed_fields", "custom_init", "root_model"),
        *("default_factory", "default_factory_takes_data", "serialization_alias"),
    }
)
"""What it does not need; anything else would be lost without a word, and is refused here."""


def shapes() -> dict[str, str]:
    """The text of each file by its path below `resources/`."""
    return {kind.schema_file: _text(kind) for kind in KINDS}


def _text(kind: Kind[Any]) -> str:
    schema: Any = TypeAdapter(kind.model()).core_schema
    known: dict[str, Any] = {}
    if schema["type"] == "definitions":
        known = {each["ref"]: each for each in schema["definitions"]}
        schema = schema["schema"]
    return json.dumps(_part(schema, known), separators=(",", ":")) + "\n"


def _part(schema: Mapping[str, Any], known: Mapping[str, Any]) -> dict[str, Any]:
    if schema["type"] == "definition-ref":
        return _part(known[schema["schema_ref"]], known)
    kept = _KEPT[schema["type"]]
    unknown = schema.keys() - set(kept) - _DROPPED - {"type"}
    if unknown:
        raise ValueError(f"{schema['type']}: what do {sorted(unknown)} mean?")
    made: dict[str, Any] = {"type": schema["type"]}
    if schema["type"] == "default":
        made |= _default(schema)
    for name in kept:
        value = schema.get(name)
        if value is None:
            continue
        if name in ("fields", "choices"):
            made[name] = {key: _part(inner, known) for key, inner in value.items()}
        elif name == "schema" or name.endswith("_schema"):
            made[name] = _part(value, known)
        elif name == "config":
            made[name] = {key: value[key] for key in ("strict", "extra_fields_behavior")}
        elif name != "default":
            made[name] = value
    return made


def _default(schema: Mapping[str, Any]) -> dict[str, Any]:
    default = schema["default_factory"]() if "default_factory" in schema else schema["default"]
    if isinstance(default, BaseModel):  # made anew from its data each time
        return {"default": default.model_dump(by_alias=True), "validate_default": True}
    return {"default": default}


def main() -> int:
    """Write them all."""
    for name, text in shapes().items():
        (FOLDER / name).parent.mkdir(parents=True, exist_ok=True)
        (FOLDER / name).write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

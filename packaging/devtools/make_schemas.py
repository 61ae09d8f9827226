"""Writes the JSON Schemas of all formats into `resources/schemas/`, from the program's shapes.

    python packaging/devtools/make_schemas.py

A schema says what a file looks like; that a game in it can be played is for the program to check.
"""

from __future__ import annotations

import json
import sys
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from twoheirs_qt.files.shapes.catalogue import CatalogueShape
from twoheirs_qt.files.shapes.position import PositionShape
from twoheirs_qt.files.shapes.results import ResultsShape
from twoheirs_qt.files.shapes.save import CHANGES, FirstLine

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "schemas"
SHAPES: dict[str, Any] = {
    "twoheirs-catalogue": CatalogueShape,
    "twoheirs-position": PositionShape,
    "twoheirs-results": ResultsShape,
    # A line of a save: the first one, or a change.
    "twoheirs-save": reduce(or_, CHANGES.values(), FirstLine),
}


def schemas() -> dict[str, str]:
    """The text of each schema by the name of its file."""
    found = {}
    for name, shape in SHAPES.items():
        schema: dict[str, Any] = TypeAdapter(shape).json_schema(by_alias=True)
        if name == "twoheirs-save":  # files within the file, checked as such
            schema["$defs"]["FirstLine"]["properties"]["start"] = {
                "$ref": "twoheirs-position.schema.json"
            }
            content = schema["$defs"]["CatalogueNameShape"]["properties"]["content"]
            content["anyOf"][0] = {"$ref": "twoheirs-catalogue.schema.json"}
        schema = {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema}
        found[f"{name}.schema.json"] = json.dumps(schema, indent=1, ensure_ascii=False) + "\n"
    return found


def main() -> int:
    """Write them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in schemas().items():
        (FOLDER / name).write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

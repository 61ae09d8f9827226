"""Write the JSON Schemas of all formats into `resources/schemas/`, from the program's shapes.

    python packaging/devtools/make_schemas.py

A schema describes the form of a file; only the program checks that its game can be played.
"""

from __future__ import annotations

import json
import sys
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from twoheirs_qt.games.bunny_kingdom.codec import shapes as bunny
from twoheirs_qt.games.bunny_kingdom.saves import shapes as bunny_save
from twoheirs_qt.games.two_heirs.advice.review_file import ReviewedTurnShape, ReviewShape
from twoheirs_qt.games.two_heirs.codec.catalogue_shapes import CatalogueShape
from twoheirs_qt.games.two_heirs.codec.shapes import PositionShape
from twoheirs_qt.games.two_heirs.saves.shapes import CHANGES, FirstLine
from twoheirs_qt.tabletop.results.shapes import ResultsShape

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "schemas"
SHAPES: dict[str, Any] = {
    "twoheirs-catalogue": CatalogueShape,
    "twoheirs-position": PositionShape,
    "twoheirs-results": ResultsShape,
    # A line of a review: the first one, or a turn.
    "twoheirs-review": ReviewShape | ReviewedTurnShape,
    # A line of a save: the first one, or a change.
    "twoheirs-save": reduce(or_, CHANGES.values(), FirstLine),
    "bunny-catalogue": bunny.CatalogueShape,
    "bunny-position": bunny.PositionShape,
    "bunny-save": reduce(or_, bunny_save.CHANGES.values(), bunny_save.FirstLine),
}


def build_schemas() -> dict[str, str]:
    """Build the text of each schema, by the name of its file."""
    texts = {}
    for name, shape in SHAPES.items():
        schema: dict[str, Any] = TypeAdapter(shape).json_schema(by_alias=True)
        game, _, kind = name.partition("-")
        if kind == "save":  # other formats within the file
            schema["$defs"]["FirstLine"]["properties"]["start"] = {
                "$ref": f"{game}-position.schema.json"
            }
            content = schema["$defs"]["CatalogueNameShape"]["properties"]["content"]
            content["anyOf"][0] = {"$ref": f"{game}-catalogue.schema.json"}
        schema = {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema}
        texts[f"{name}.schema.json"] = json.dumps(schema, indent=1, ensure_ascii=False) + "\n"
    return texts


def main() -> int:
    """Write them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in build_schemas().items():
        (FOLDER / name).write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

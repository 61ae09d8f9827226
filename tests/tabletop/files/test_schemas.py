"""The schemas in `resources/schemas/` are those of the program's shapes."""

from __future__ import annotations

import json
from typing import Any

import pytest
from devtools.make_schemas import FOLDER, build_schemas

from tests.tabletop.files.hostile import make_valid_files

SCHEMAS = build_schemas()


@pytest.mark.parametrize("name", sorted(SCHEMAS))
def test_the_schema_is_up_to_date(name: str) -> None:
    """`packaging/dev.py schemas` writes them anew."""
    assert (FOLDER / name).read_text("utf-8") == SCHEMAS[name]


def test_there_is_no_other_schema() -> None:
    assert {file.name for file in FOLDER.iterdir()} == set(SCHEMAS)


@pytest.mark.parametrize(
    ("kind", "name"),
    [
        ("position", "twoheirs-position"),
        ("catalogue", "twoheirs-catalogue"),
        ("results", "twoheirs-results"),
    ],
)
def test_the_schema_knows_every_field_that_is_written(kind: str, name: str) -> None:
    schema: dict[str, Any] = json.loads(SCHEMAS[f"{name}.schema.json"])
    for text in make_valid_files()[kind]:
        document = json.loads(text)
        assert set(document) - {"digest"} <= set(schema["properties"])
        assert set(schema["required"]) <= set(document)
        assert schema["properties"]["format"]["const"] == document["format"]
        assert schema["properties"]["version"]["const"] == document["version"]


def test_the_schema_of_a_save_knows_every_line_that_is_written() -> None:
    schema: dict[str, Any] = json.loads(SCHEMAS["twoheirs-save.schema.json"])
    kinds = [schema["$defs"][item["$ref"].rpartition("/")[2]] for item in schema["anyOf"]]
    for text in make_valid_files()["save"]:
        for line in map(json.loads, text.splitlines()):
            assert any(
                set(kind["required"]) <= set(line) <= set(kind["properties"]) for kind in kinds
            )

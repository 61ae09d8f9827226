"""Make the catalogue of The Two Heirs from the two tables in `packaging/devtools/catalogue/`.

    python packaging/devtools/make_catalogue.py

The previous catalogue is kept in `boxes/` beside it if its tiles or treasures differ: saves name it
by its digest and hold no tiles, so the program still needs it.

The sources of the facts in the tables, a rulebook or a reconstruction (rules §1):

- set, building, variant: the rulebooks name the buildings of each set and their variants
- copies, terrain: reconstructed, that a set has three tiles of each terrain as well
- cost: as the column `cost_source` says
- roads: reconstructed, but for the four road ends of a Pilgrimage Site
- treasures: the rulebooks have the three kinds; terrains and cells are reconstructed
"""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from twoheirs_qt.games.two_heirs.codec.catalogue import FILE_NAME, FORMER_FOLDER, parse_catalogue  # noqa: E402
from twoheirs_qt.tabletop.files.json_text import dump_readable  # noqa: E402

TABLES = Path(__file__).resolve().parent / "catalogue"
NAME = "reconstruction-1"
RULEBOOK, RECONSTRUCTION = "rulebook", "reconstruction"
COST_SOURCES = {"rulebook": RULEBOOK, "reconstructed": RECONSTRUCTION}


def build_catalogue_text(tables: Path = TABLES, name: str = NAME) -> str:
    """Build the text of the catalogue, with its digest.

    FileError if the tables are no valid catalogue.
    """
    document: dict[str, object] = {
        "format": "twoheirs-catalogue",
        "version": 1,
        "name": name,
        "tiles": [_make_tile(row) for row in _read_rows(tables / "tiles.csv")],
        "treasures": [_make_treasure(row) for row in _read_rows(tables / "treasures.csv")],
    }
    head = {field: document[field] for field in ("format", "version", "name")}
    digest = parse_catalogue(document).digest
    return dump_readable({**head, "digest": digest, **document}) + "\n"


def _read_rows(table: Path) -> list[dict[str, str]]:
    with table.open(encoding="utf-8", newline="") as stream:
        return list(csv.DictReader(stream))


def _make_tile(row: Mapping[str, str]) -> dict[str, object]:
    crossroads_by_the_rules = row["building"] == "pilgrimage-site"
    return {
        "id": row["id"],
        "set": row["set"],
        "building": row["building"],
        "variant": row["variant"] or None,
        "terrain": row["terrain"],
        "cost": {resource: int(row[resource]) for resource in ("wood", "wheat", "stone")},
        "roads": row["roads"].split(),
        "source": {
            "set": RULEBOOK,
            "building": RULEBOOK,
            "variant": RULEBOOK,
            "copies": RECONSTRUCTION,
            "terrain": RECONSTRUCTION,
            "cost": COST_SOURCES[row["cost_source"]],
            "roads": RULEBOOK if crossroads_by_the_rules else RECONSTRUCTION,
        },
    }


def _make_treasure(row: Mapping[str, str]) -> dict[str, object]:
    return {
        "id": row["id"],
        "kind": row["kind"],
        "terrain": row["terrain"],
        "cells": row["cells"].split(),
        "source": {"kind": RULEBOOK, "terrain": RECONSTRUCTION, "cells": RECONSTRUCTION},
    }


def write(resources: Path, text: str) -> list[Path]:
    """Write the catalogue into `resources` and keep the previous one if it differs.

    Returns the written files. SystemExit if the previous one has the same name.
    """
    target, document = resources / FILE_NAME, json.loads(text)
    written_files = [target]
    if target.exists():
        former = json.loads(target.read_text("utf-8"))
        if former["digest"] != document["digest"]:
            if former["name"] == document["name"]:
                raise SystemExit(
                    f"Other tiles than those of {former['name']} need another NAME in "
                    f"{Path(__file__).name}: games with the old tiles still use them."
                )
            former_file = resources / FORMER_FOLDER / f"{former['digest']}.json"
            former_file.parent.mkdir(parents=True, exist_ok=True)
            target.replace(former_file)
            written_files.append(former_file)
    target.write_text(text, "utf-8", newline="\n")
    return written_files


if __name__ == "__main__":
    for file in write(ROOT / "resources", build_catalogue_text()):
        print(f"wrote {file.relative_to(ROOT)}")

"""Makes `resources/catalogue.json` from the two tables in `packaging/devtools/catalogue/`.

    python packaging/devtools/make_catalogue.py

The catalogue that was there is kept in `resources/boxes/` if its tiles or treasures are others:
saves name it by its digest and hold no tiles, so the program goes on bringing it.

The tables hold the facts; which of them a rulebook gives and which are a reconstruction is known
as follows (rules §1):

- set, building, variant: the rulebooks name the buildings of each set and their variants
- copies, terrain: reconstructed, that a set has three tiles of each terrain as well
- cost: as the column `cost_source` says
- roads: reconstructed, but for the four road ends of a Pilgrimage Site
- treasures: the rulebooks tell the three kinds; which terrains and cells there are is reconstructed
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

from twoheirs_qt.files.catalogue import FILE_NAME, FORMER, parse_catalogue  # noqa: E402
from twoheirs_qt.files.writing import laid_out  # noqa: E402

TABLES = Path(__file__).resolve().parent / "catalogue"
NAME = "reconstruction-1"
RULEBOOK, RECONSTRUCTION = "rulebook", "reconstruction"
COST_SOURCES = {"rulebook": RULEBOOK, "reconstructed": RECONSTRUCTION}


def catalogue_text(tables: Path = TABLES, name: str = NAME) -> str:
    """The installed catalogue, checked whole, with its digest noted in it.

    Raises FileFault if the tables do not make a sound catalogue.
    """
    document: dict[str, object] = {
        "format": "twoheirs-catalogue",
        "version": 1,
        "name": name,
        "tiles": [_tile(row) for row in _rows(tables / "tiles.csv")],
        "treasures": [_treasure(row) for row in _rows(tables / "treasures.csv")],
    }
    head = {field: document[field] for field in ("format", "version", "name")}
    digest = parse_catalogue(document).digest
    return laid_out({**head, "digest": digest, **document}) + "\n"


def _rows(table: Path) -> list[dict[str, str]]:
    with table.open(encoding="utf-8", newline="") as stream:
        return list(csv.DictReader(stream))


def _tile(row: Mapping[str, str]) -> dict[str, object]:
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


def _treasure(row: Mapping[str, str]) -> dict[str, object]:
    return {
        "id": row["id"],
        "kind": row["kind"],
        "terrain": row["terrain"],
        "cells": row["cells"].split(),
        "source": {"kind": RULEBOOK, "terrain": RECONSTRUCTION, "cells": RECONSTRUCTION},
    }


def write(resources: Path, text: str) -> list[Path]:
    """Write the catalogue into `resources`, and keep the one that was there if it is another.

    Returns the files that were written. Stops if the other one bears the same name.
    """
    target, made = resources / FILE_NAME, json.loads(text)
    written = [target]
    if target.exists():
        former = json.loads(target.read_text("utf-8"))
        if former["digest"] != made["digest"]:
            if former["name"] == made["name"]:
                raise SystemExit(
                    f"Other tiles than those of {former['name']} need another NAME in "
                    f"{Path(__file__).name}: games begun with those go on with them."
                )
            kept = resources / FORMER / f"{former['digest']}.json"
            kept.parent.mkdir(exist_ok=True)
            target.replace(kept)
            written.append(kept)
    target.write_text(text, "utf-8", newline="\n")
    return written


if __name__ == "__main__":
    for file in write(ROOT / "resources", catalogue_text()):
        print(f"wrote {file.relative_to(ROOT)}")

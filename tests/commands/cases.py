"""Inputs for tests of several commands."""

from __future__ import annotations

import json
from typing import Any

from tests.box import load_box
from twoheirs_qt.games.two_heirs.codec.catalogue import dump_catalogue

TAKE, END = {"do": "take", "slot": 1}, {"do": "end-turn"}


def format_jsonl(*entries: object) -> str:
    """These, each on a line as JSON."""
    return "".join(f"{json.dumps(entry)}\n" for entry in entries)


def make_own_catalogue() -> dict[str, Any]:
    """A catalogue of one's own, in which every tile is free."""
    data: Any = dump_catalogue(load_box())
    result: dict[str, Any] = json.loads(json.dumps(data))
    result["name"] = "my box"
    for entry in result["tiles"]:
        entry["cost"] = {"wood": 0, "wheat": 0, "stone": 0}
        entry["source"]["cost"] = "owner"
    return result

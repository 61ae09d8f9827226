"""Documents that tests begin with and spoil."""

from __future__ import annotations

import copy
import json
import re
from pathlib import Path
from typing import Any

CONFORMANCE = Path(__file__).resolve().parents[2] / "games/two_heirs/conformance"


def make_troop(kind: str, at: list[int] | None, **more: object) -> dict[str, Any]:
    return {"kind": kind, "at": at, "moved": False, **more}


def explain_form(path: str, beginning: str | None = None) -> str:
    """Return the beginning of the message about a value of the wrong form.

    `beginning`: that of what was found there, if not with its path.
    """
    field = re.split(r"[.\[]", path, maxsplit=1)[0]
    beginning = (f" ({path}: " if path else " (") if beginning is None else beginning
    return f"{field}: is not written in the right form{beginning}".removeprefix(": ")


def make_duel() -> dict[str, Any]:
    """The position of the format's description."""
    return {
        "format": "twoheirs-position",
        "version": 1,
        "mode": "duel",
        "south": "white",
        "score_roads": True,
        "active": "white",
        "landscape": [
            {"at": [0, 0], "tile": "market-wood", "owner": None},
            {"at": [1, 0], "tile": "inn-wheat", "owner": "white"},
        ],
        "troops": {
            "white": [
                make_troop("retinue", [0, 0]),
                make_troop("troop", None),
                {"kind": "troop", "at": [1, 0], "moved": True},
            ],
            "blue": [
                make_troop("retinue", [0, 0]),
                make_troop("troop", None),
                make_troop("troop", None),
            ],
        },
        "reserve": {
            "slots": [None, "mill", "bakery", "camp-wheat", "mine", "smithy", "camp-stone"],
            "shield": 0,
            "crown": "white",
        },
        "hands": {"white": [], "blue": []},
        "stack": ["cowshed", "lodge"],
        "taken": False,
        "discounts": 0,
        "siege": [],
        "turns_left": None,
    }


def make_solo() -> dict[str, Any]:
    """A game of White's against Henry."""
    document = make_duel()
    document["mode"] = "solo"
    document["landscape"].append({"at": [0, 1], "tile": "farm", "owner": "blue"})
    document["troops"]["blue"] = [
        make_troop("retinue", None, terrain="wood"),
        make_troop("troop", [0, 1], terrain="wheat"),
        make_troop("troop", None, terrain="stone"),
    ]
    document["solo"] = {
        "level": 1,
        "pile": ["column-wood", "row-stone"],
        "treasures": [{"at": [0, 1], "treasure": "row-wood"}],
        "last_built": [1, 0],
        "start": [0, 0],
    }
    return document


GONE = object()
"""As the new value of a field: take it out."""


def edit(document: dict[str, Any], *changes: tuple[str, object]) -> dict[str, Any]:
    """A copy of `document` with the value at each path (`troops.white[1].at`) replaced."""
    result = copy.deepcopy(document)
    for path, value in changes:
        *steps, last = [
            int(step) if step.isdigit() else step
            for step in path.replace("[", ".").replace("]", "").split(".")
        ]
        holder: Any = result
        for step in steps:
            holder = holder[step]
        if value is GONE:
            del holder[last]
        elif isinstance(holder, list) and last == len(holder):
            holder.append(value)
        else:
            holder[last] = value
    return result


def read_conformance(name: str) -> list[dict[str, Any]]:
    """The cases of one of the conformance files."""
    return [json.loads(line) for line in (CONFORMANCE / name).read_text("utf-8").splitlines()]

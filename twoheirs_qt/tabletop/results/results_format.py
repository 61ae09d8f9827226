"""The format of the file of results, and the steps from its older versions."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.tabletop.files.migrations import Data, Format


def _add_opponents(data: Data) -> Data:
    """Add the opponent to results of version 1, which were all against Henry."""
    results = data.get("results")
    if not isinstance(results, list):
        return data
    return {**data, "results": [_add_opponent(result) for result in results]}


def _add_opponent(result: object) -> object:
    if not isinstance(result, dict):
        return result
    renamed_fields = {
        "theirs" if name == "henry" else name: value for name, value in result.items()
    }
    return {**renamed_fields, "opponent": "", "drawn": False}


def _add_game(data: Data) -> Data:
    """Results of version 2 were all of The Two Heirs, between a person and one opponent."""
    results = data.get("results")
    if not isinstance(results, list):
        return data
    return {**data, "results": [_add_places(result) for result in results]}


def _add_places(result: object) -> object:
    """Say in places what three flags said; what was not in form stays so, to be refused."""
    if not isinstance(result, dict):
        return result
    flags = [result.get(name) for name in ("gave_up", "won", "drawn")]
    places = [[2, 1], [1, 2], [1, 1], [2, 1]]
    is_sound = all(isinstance(flag, bool) for flag in flags)
    level = result.get("level")
    return {
        "id": result.get("game"),
        "game": "twoheirs",
        "ended": result.get("ended"),
        "opponents": [result.get("opponent")],
        "points": [result.get("points"), result.get("theirs")],
        "places": places[[*flags, True].index(True)] if is_sound else None,
        "gave_up": result.get("gave_up"),
        "details": {
            "mode": "duel" if level is None else "solo",
            "level": level,
            "sets": result.get("sets"),
        },
    }


RESULTS: Final = Format("twoheirs-results", newest=3, steps={1: _add_opponents, 2: _add_game})

"""Entering a position into the score sheet of a real table, as a player would."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from twoheirs_qt.games.two_heirs.real_table.entries import (
    Arrange,
    ChooseSets,
    CountPile,
    Entry,
    Hide,
    Lay,
    Stand,
)
from twoheirs_qt.games.two_heirs.rules import Heir, TileSet

HEIRS = {heir.word: heir for heir in Heir}


def list_entries(position: dict[str, Any]) -> Iterator[Entry]:
    """The entries that lay a position of a file on the table."""
    is_solo = position["mode"] == "solo"
    south = HEIRS[position["south"]]
    solo = position.get("solo")
    level = solo["level"] if solo else None
    yield ChooseSets(tuple(TileSet))
    yield Arrange(level, south, position["score_roads"])
    for placed in position["landscape"]:
        owner = HEIRS.get(placed["owner"])
        yield Lay(placed["tile"], make_cell(placed["at"]), owner)
    for word, heir in HEIRS.items():
        if is_solo and heir is not south:
            continue
        troops = sorted(position["troops"][word], key=lambda troop: troop["kind"] == "troop")
        for index, troop in enumerate(troops):
            if troop["at"] is not None:
                yield Stand(heir, index, make_cell(troop["at"]))
    if solo:
        for placed in solo["treasures"]:
            yield Hide(placed["treasure"], make_cell(placed["at"]))
        yield CountPile(len(solo["pile"]))


def make_cell(pair: list[int]) -> tuple[int, int]:
    x, y = pair
    return x, y

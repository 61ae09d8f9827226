"""Entries about a real table as plain data, and the way in which they are kept."""

from __future__ import annotations

from functools import singledispatch
from typing import TYPE_CHECKING

from twoheirs_qt.games.two_heirs.formats import TABLE
from twoheirs_qt.games.two_heirs.real_table import entries
from twoheirs_qt.games.two_heirs.real_table.entries import Entry, enter
from twoheirs_qt.games.two_heirs.real_table.layout import EMPTY
from twoheirs_qt.games.two_heirs.real_table.record import RecordKind
from twoheirs_qt.games.two_heirs.real_table.roads import dump_roads

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.real_table.entry_shapes import TableFileShape


@singledispatch
def dump_entry(entry: Entry) -> dict[str, object]:
    """Dump an entry as plain data."""
    raise TypeError(f"no entry: {entry!r}")


@dump_entry.register
def _(entry: entries.Lay) -> dict[str, object]:
    owner = None if entry.owner is None else entry.owner.word
    return {"do": "lay", "tile": entry.tile, "at": list(entry.at), "owner": owner}


@dump_entry.register
def _(entry: entries.Open) -> dict[str, object]:
    return {"do": "open", "terrain": entry.terrain.word, "at": list(entry.at)}


@dump_entry.register
def _(entry: entries.Shift) -> dict[str, object]:
    return {"do": "shift", "from": list(entry.origin), "to": list(entry.to)}


@dump_entry.register
def _(entry: entries.Own) -> dict[str, object]:
    owner = None if entry.owner is None else entry.owner.word
    return {"do": "own", "at": list(entry.at), "owner": owner}


@dump_entry.register
def _(entry: entries.PickUp) -> dict[str, object]:
    return {"do": "pick-up", "at": list(entry.at)}


@dump_entry.register
def _(entry: entries.Stand) -> dict[str, object]:
    at = None if entry.at is None else list(entry.at)
    return {"do": "stand", "heir": entry.heir.word, "troop": entry.troop, "at": at}


@dump_entry.register
def _(entry: entries.Hide) -> dict[str, object]:
    at = None if entry.at is None else list(entry.at)
    return {"do": "hide", "treasure": entry.treasure, "at": at}


@dump_entry.register
def _(entry: entries.CountPile) -> dict[str, object]:
    return {"do": "pile", "treasures": entry.treasures}


@dump_entry.register
def _(entry: entries.DrawRoads) -> dict[str, object]:
    return {"do": "roads", "tile": entry.tile, "sections": dump_roads(entry.sections)}


@dump_entry.register
def _(entry: entries.ChooseSets) -> dict[str, object]:
    return {"do": "sets", "sets": [tile_set.value for tile_set in entry.sets]}


@dump_entry.register
def _(entry: entries.Arrange) -> dict[str, object]:
    return {
        "do": "arrange",
        "level": entry.level,
        "south": entry.south.word,
        "score_roads": entry.score_roads,
    }


@dump_entry.register
def _(entry: entries.Describe) -> dict[str, object]:
    return {"do": "describe", "names": list(entry.names), "day": entry.day, "note": entry.note}


def _load_shape() -> type[TableFileShape]:
    from twoheirs_qt.games.two_heirs.real_table.entry_shapes import TableFileShape

    return TableFileShape


TABLE_ENTRIES = RecordKind(EMPTY, enter, dump_entry, TABLE, "entries", _load_shape)
"""The entries of the page that scores a game."""

"""The file in which the entries about a real table are kept."""

from __future__ import annotations

import contextlib
from functools import singledispatch
from pathlib import Path
from typing import NamedTuple

from twoheirs_qt.games.two_heirs.codec.catalogue import (
    dump_catalogue,
    installed_catalogue,
    parse_catalogue,
)
from twoheirs_qt.games.two_heirs.real_table import entries
from twoheirs_qt.games.two_heirs.real_table.entries import Entry, ImpossibleEntry, enter
from twoheirs_qt.games.two_heirs.real_table.layout import EMPTY
from twoheirs_qt.games.two_heirs.rules.components import Catalogue
from twoheirs_qt.tabletop.files import error_texts
from twoheirs_qt.tabletop.files.errors import FileError, Source, in_file
from twoheirs_qt.tabletop.files.json_text import dump_compact
from twoheirs_qt.tabletop.files.migrations import TABLE
from twoheirs_qt.tabletop.files.reading import read_json
from twoheirs_qt.tabletop.files.writing import write_text


class TableRecord(NamedTuple):
    """The entries about a table, those that can be redone included; the first `done` count."""

    catalogue: Catalogue
    entries: tuple[Entry, ...] = ()
    done: int = 0


def load_record(source: Source) -> TableRecord:
    """Read a file of entries and check that each is possible. Raises FileError."""
    with in_file(source):
        return parse_record(read_json(source))


def parse_record(data: object) -> TableRecord:
    """Parse entries and check that each is possible. Raises FileError without a file's name."""
    from twoheirs_qt.games.two_heirs.real_table.entry_shapes import TableFileShape
    from twoheirs_qt.tabletop.files.validation import validate

    shape = validate(TableFileShape, TABLE.migrate(data))
    catalogue = find_catalogue(shape.catalogue)
    record = TableRecord(catalogue, tuple(entry.entry() for entry in shape.entries), shape.done)
    if record.done > len(record.entries):
        raise FileError(error_texts.NOT_IN_SHAPE, "done")
    layout = EMPTY
    for number, entry in enumerate(record.entries):
        try:
            layout = enter(entry, layout, catalogue)
        except ImpossibleEntry as refusal:
            raise FileError(refusal.text, f"entries[{number}]") from None
    return record


def write_record(path: Path, record: TableRecord) -> None:
    """Write a file of entries and create its folder. Raises FileError."""
    with contextlib.suppress(OSError):  # writing raises an error then
        path.parent.mkdir(parents=True, exist_ok=True)
    write_text(path, dump_compact(dump_record(record)) + "\n")


def dump_record(record: TableRecord) -> dict[str, object]:
    """Dump entries as plain data; the catalogue is in it unless it is the program's."""
    return {
        "format": TABLE.name,
        "version": TABLE.newest,
        "catalogue": dump_own_catalogue(record.catalogue),
        "entries": [dump_entry(entry) for entry in record.entries],
        "done": record.done,
    }


def find_catalogue(data: dict[str, object] | None) -> Catalogue:
    """Parse the catalogue in a file; None is the program's. Raises FileError."""
    if data is None:
        return installed_catalogue()
    try:
        return parse_catalogue(data)
    except FileError as fault:
        raise fault.under("catalogue") from None


def dump_own_catalogue(catalogue: Catalogue) -> dict[str, object] | None:
    """Dump a catalogue as plain data, unless it is the program's."""
    is_program_catalogue = catalogue.digest == installed_catalogue().digest
    return None if is_program_catalogue else dump_catalogue(catalogue)


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
    sections = ["".join(edge.name for edge in sorted(section)) for section in entry.sections]
    return {"do": "roads", "tile": entry.tile, "sections": sections}


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

"""The file in which all entries about a real table are kept, with those that can be redone."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from twoheirs_qt.games.two_heirs.codec.catalogue import (
    dump_catalogue,
    load_installed_catalogue,
    parse_catalogue,
)
from twoheirs_qt.games.two_heirs.real_table.entries import ImpossibleEntry
from twoheirs_qt.games.two_heirs.rules.components import Catalogue
from twoheirs_qt.tabletop.files import error_texts
from twoheirs_qt.tabletop.files.errors import FileError, Source, add_file_to_errors
from twoheirs_qt.tabletop.files.json_text import dump_compact
from twoheirs_qt.tabletop.files.migrations import Format
from twoheirs_qt.tabletop.files.reading import read_json
from twoheirs_qt.tabletop.files.writing import write_text

EntryT = TypeVar("EntryT")
ValueT = TypeVar("ValueT")


class Record(NamedTuple, Generic[EntryT]):
    """Entries, of which the first `done` count, and the catalogue with which they were made."""

    catalogue: Catalogue
    entries: tuple[EntryT, ...] = ()
    done: int = 0


@dataclass(frozen=True)
class RecordKind(Generic[EntryT, ValueT]):
    """The entries of one page: how each makes a value, and how they are written in a file.

    - `empty`: the value before the first entry
    - `make`: returns the value after an entry. Raises ImpossibleEntry
    - `dump`: returns an entry as plain data
    - `format` and `list_name`: the format of the file, and the field with the entries
    - `load_shape`: returns the pydantic model of the file, imported when a file is read
    """

    empty: ValueT
    make: Callable[[EntryT, ValueT, Catalogue], ValueT]
    dump: Callable[[EntryT], dict[str, object]]
    format: Format
    list_name: str
    load_shape: Callable[[], type[Any]]

    def load(self, source: Source) -> Record[EntryT]:
        """Read a file and check that each entry is possible. Raises FileError."""
        with add_file_to_errors(source):
            return self.parse(read_json(source))

    def parse(self, data: object) -> Record[EntryT]:
        """Parse entries and check that each is possible. Raises FileError without a file's name."""
        from twoheirs_qt.tabletop.files.validation import validate

        shape = validate(self.load_shape(), self.format.migrate(data))
        catalogue = _find_catalogue(shape.catalogue)
        shapes = getattr(shape, self.list_name)
        record = Record(catalogue, tuple(shape.make_entry() for shape in shapes), shape.done)
        if record.done > len(record.entries):
            raise FileError(error_texts.NOT_IN_SHAPE, "done")
        value = self.empty
        for number, entry in enumerate(record.entries):
            try:
                value = self.make(entry, value, catalogue)
            except ImpossibleEntry as refusal:
                raise FileError(refusal.text, f"{self.list_name}[{number}]") from None
        return record

    def write(self, path: Path, record: Record[EntryT]) -> None:
        """Write a file of entries and create its folder. Raises FileError."""
        with contextlib.suppress(OSError):  # writing raises an error then
            path.parent.mkdir(parents=True, exist_ok=True)
        write_text(path, dump_compact(self.dump_record(record)) + "\n")

    def dump_record(self, record: Record[EntryT]) -> dict[str, object]:
        """Dump entries as plain data; the catalogue is in it unless it is the program's."""
        is_own = record.catalogue.digest != load_installed_catalogue().digest
        return {
            "format": self.format.name,
            "version": self.format.newest,
            "catalogue": dump_catalogue(record.catalogue) if is_own else None,
            self.list_name: [self.dump(entry) for entry in record.entries],
            "done": record.done,
        }


def _find_catalogue(data: dict[str, object] | None) -> Catalogue:
    """Parse the catalogue in a file; None is the program's. Raises FileError."""
    if data is None:
        return load_installed_catalogue()
    try:
        return parse_catalogue(data)
    except FileError as fault:
        raise fault.add_outer_location("catalogue") from None

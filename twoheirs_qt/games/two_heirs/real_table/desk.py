"""The entries about a real table, saved after each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject

from twoheirs_qt.games.two_heirs.real_table.entries import Entry, enter
from twoheirs_qt.games.two_heirs.real_table.entry_stack import EntryStack
from twoheirs_qt.games.two_heirs.real_table.faults import Fault, find_faults
from twoheirs_qt.games.two_heirs.real_table.layout import EMPTY, Layout
from twoheirs_qt.games.two_heirs.real_table.table_file import TableRecord, write_record
from twoheirs_qt.games.two_heirs.rules.components import Catalogue
from twoheirs_qt.tabletop.saves.outbox import Outbox


class Desk(EntryStack):
    """The entries about one table; `outbox` keeps all of them in `file`."""

    def __init__(
        self, record: TableRecord, outbox: Outbox, file: Path, parent: QObject | None = None
    ) -> None:
        super().__init__(EMPTY, parent)
        self._outbox, self._file = outbox, file
        self._catalogue = record.catalogue
        self.load(record.entries, record.done)

    @property
    def catalogue(self) -> Catalogue:
        """The catalogue with which the table was begun."""
        return self._catalogue

    @property
    def layout(self) -> Layout:
        """The present layout."""
        layout: Layout = self.value
        return layout

    @property
    def faults(self) -> list[Fault]:
        """The faults of the present layout."""
        return find_faults(self.layout, self._catalogue)

    @property
    def record(self) -> TableRecord:
        """All entries, with those that can be redone."""
        return TableRecord(self._catalogue, self.entries, self.stack.index())

    def restart(self, catalogue: Catalogue, entries: Sequence[Entry] = ()) -> None:
        """Clear the table for the next game, with a catalogue and first entries of its own."""
        self.clear()
        self._catalogue = catalogue
        self.enter(*entries)
        self._follow()

    def _make(self, entry: Entry, value: Layout) -> Layout:
        return enter(entry, value, self._catalogue)

    def _save(self) -> None:
        record = self.record
        self._outbox.put(self._file, record, partial(write_record, self._file, record))

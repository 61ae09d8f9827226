"""The desk of a page: its entries about a real table, kept in a file after each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Generic

from PySide6.QtCore import QObject

from twoheirs_qt.games.two_heirs.real_table.entry_stack import EntryStack
from twoheirs_qt.games.two_heirs.real_table.record import EntryT, Record, RecordKind, ValueT
from twoheirs_qt.games.two_heirs.rules.components import Catalogue
from twoheirs_qt.tabletop.saves.outbox import Outbox


class Desk(EntryStack[EntryT, ValueT], Generic[EntryT, ValueT]):
    """The entries about one game, of this `kind`; `outbox` keeps all of them in `file`."""

    def __init__(
        self,
        kind: RecordKind[EntryT, ValueT],
        record: Record[EntryT],
        outbox: Outbox,
        file: Path,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(kind.empty, parent)
        self._kind, self._outbox, self._file = kind, outbox, file
        self._catalogue = record.catalogue
        self.load(record.entries, record.done)

    @property
    def catalogue(self) -> Catalogue:
        """The catalogue with which the game was begun."""
        return self._catalogue

    @property
    def record(self) -> Record[EntryT]:
        """All entries, with those that can be redone."""
        return Record(self._catalogue, self.entries, self.stack.index())

    def restart(self, catalogue: Catalogue, entries: Sequence[EntryT] = ()) -> None:
        """Begin another game, with a catalogue and first entries of its own."""
        self.clear()
        self._catalogue = catalogue
        self.enter(*entries)
        self._follow()

    def _make(self, entry: EntryT, value: ValueT) -> ValueT:
        return self._kind.make(entry, value, self._catalogue)

    def _save(self) -> None:
        record = self.record
        self._outbox.put(self._file, record, partial(self._kind.write, self._file, record))

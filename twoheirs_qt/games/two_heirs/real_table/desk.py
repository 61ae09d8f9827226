"""The entries about a real table: undone and redone, and saved after each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from twoheirs_qt.games.two_heirs.real_table.entries import (
    MAX_ENTRIES,
    Entry,
    ImpossibleEntry,
    enter,
)
from twoheirs_qt.games.two_heirs.real_table.faults import Fault, find_faults
from twoheirs_qt.games.two_heirs.real_table.layout import EMPTY, Layout
from twoheirs_qt.games.two_heirs.real_table.table_file import TableRecord, write_record
from twoheirs_qt.games.two_heirs.rules.components import Catalogue
from twoheirs_qt.games.two_heirs.words import real_table as texts
from twoheirs_qt.tabletop.saves.outbox import Outbox
from twoheirs_qt.tabletop.text.language import localize


class _EntryCommand(QUndoCommand):
    """An entry on the undo stack, with the layout after it."""

    def __init__(self, entry: Entry, layout: Layout) -> None:
        super().__init__()
        self.entry = entry
        self.layout = layout


class Desk(QObject):
    """The entries about one table. `enter` adds one; `outbox` keeps all of them in `file`.

    - `changed`: another layout is shown
    - `refused` carries the sentence that says why an entry is impossible
    """

    changed = Signal()
    refused = Signal(str)

    def __init__(
        self, record: TableRecord, outbox: Outbox, file: Path, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._outbox, self._file = outbox, file
        self.stack = QUndoStack(self)
        self._catalogue = record.catalogue
        self._commands: list[_EntryCommand] = []
        self._load(record)
        self.stack.indexChanged.connect(self._follow)

    @property
    def catalogue(self) -> Catalogue:
        """The catalogue with which the table was begun."""
        return self._catalogue

    @property
    def layout(self) -> Layout:
        """The present layout."""
        index = self.stack.index()
        return self._commands[index - 1].layout if index else EMPTY

    @property
    def record(self) -> TableRecord:
        """All entries, with those that can be redone."""
        entries = tuple(command.entry for command in self._commands[: self.stack.count()])
        return TableRecord(self._catalogue, entries, self.stack.index())

    @property
    def faults(self) -> list[Fault]:
        """What is missing or cannot be."""
        return find_faults(self.layout, self._catalogue)

    def enter(self, *entries: Entry) -> bool:
        """Make entries, one after the other; False if one is impossible, which says why."""
        for entry in entries:
            try:
                if self.stack.index() >= MAX_ENTRIES:
                    raise ImpossibleEntry(texts.FULL)
                layout = enter(entry, self.layout, self._catalogue)
            except ImpossibleEntry as refusal:
                self.refused.emit(localize(refusal.text))
                return False
            if layout != self.layout:
                self._push(entry, layout)
        return True

    def restart(self, catalogue: Catalogue, entries: Sequence[Entry] = ()) -> None:
        """Clear the table for the next game, with a catalogue and first entries of its own."""
        self.stack.blockSignals(True)
        self._catalogue = catalogue
        self._commands = []
        self.stack.clear()
        self.stack.blockSignals(False)
        self.enter(*entries)
        self._follow()

    def _push(self, entry: Entry, layout: Layout) -> None:
        command = _EntryCommand(entry, layout)
        del self._commands[self.stack.index() :]
        self._commands.append(command)
        self.stack.push(command)

    def _load(self, record: TableRecord) -> None:
        layout = EMPTY
        for entry in record.entries:
            layout = enter(entry, layout, self._catalogue)
            self._push(entry, layout)
        self.stack.setIndex(record.done)

    def _follow(self) -> None:
        record = self.record
        self._outbox.put(self._file, record, partial(write_record, self._file, record))
        self.changed.emit()

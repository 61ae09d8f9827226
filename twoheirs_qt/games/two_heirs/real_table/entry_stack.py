"""Entries about a real table on an undo stack, saved into a file after each."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Generic

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from twoheirs_qt.games.two_heirs.real_table.entries import MAX_ENTRIES, ImpossibleEntry
from twoheirs_qt.games.two_heirs.real_table.record import EntryT, Record, RecordKind, ValueT
from twoheirs_qt.games.two_heirs.rules.components import Catalogue
from twoheirs_qt.games.two_heirs.words import real_table as texts
from twoheirs_qt.tabletop.saves.write_queue import WriteQueue
from twoheirs_qt.tabletop.text.language import localize


class _EntryCommand(QUndoCommand, Generic[EntryT, ValueT]):
    """An entry on the undo stack, with the value after it."""

    def __init__(self, entry: EntryT, value: ValueT) -> None:
        super().__init__()
        self.entry = entry
        self.value = value


class EntryStack(QObject, Generic[EntryT, ValueT]):
    """The base of what is entered step by step, undone and redone, and saved after each step.

    - `changed`: another value is shown
    - `refused` carries the sentence that says why an entry is impossible
    """

    changed = Signal()
    refused = Signal(str)

    def __init__(self, empty: ValueT, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.undo_stack = QUndoStack(self)
        self._empty = empty
        self._commands: list[_EntryCommand[EntryT, ValueT]] = []
        self.undo_stack.indexChanged.connect(self._follow)

    # -- hooks -------------------------------------------------------------------------------------

    def _apply_entry(self, entry: EntryT, value: ValueT) -> ValueT:
        """Return the value after an entry. Raises ImpossibleEntry."""
        raise NotImplementedError

    def _save(self) -> None:
        """Save all entries."""
        raise NotImplementedError

    # -- entries -----------------------------------------------------------------------------------

    @property
    def value(self) -> ValueT:
        """The value after the entries that are done."""
        index = self.undo_stack.index()
        return self._commands[index - 1].value if index else self._empty

    @property
    def entries(self) -> tuple[EntryT, ...]:
        """All entries, with those that can be redone."""
        return tuple(command.entry for command in self._commands)

    def find_value_before(self, number: int) -> ValueT:
        """The value before an entry, counted from 0."""
        return self._commands[number - 1].value if number else self._empty

    def enter(self, *entries: EntryT) -> bool:
        """Make entries one by one; at an impossible one emit `refused` and return False."""
        for entry in entries:
            try:
                if self.undo_stack.index() >= MAX_ENTRIES:
                    raise ImpossibleEntry(texts.FULL)
                value = self._apply_entry(entry, self.value)
            except ImpossibleEntry as refusal:
                self.refused.emit(localize(refusal.text))
                return False
            if value != self.value:
                self._push(entry, value)
        return True

    def correct(self, entry: EntryT) -> int | None:
        """Replace the first entry that was undone; those after it follow as far as possible.

        Returns how many followed, or None if the entry is impossible.
        """
        number = self.undo_stack.index()
        return self._put(number, entry, self.entries[number + 1 :])

    def insert(self, number: int, entry: EntryT) -> int | None:
        """Put an entry before the one with this number; the others follow as far as possible.

        Returns how many followed, or None if the entry is impossible.
        """
        return self._put(number, entry, self.entries[number : self.undo_stack.index()])

    def _put(self, number: int, entry: EntryT, later: Sequence[EntryT]) -> int | None:
        """Make an entry after the first `number`, and those that come later after it."""
        try:
            if number + len(later) >= MAX_ENTRIES:
                raise ImpossibleEntry(texts.FULL)
            value = self._apply_entry(entry, self.find_value_before(number))
        except ImpossibleEntry as refusal:
            self.refused.emit(localize(refusal.text))
            return None
        followed = 0
        self.undo_stack.blockSignals(True)
        self.undo_stack.setIndex(number)
        self._push(entry, value)
        with contextlib.suppress(ImpossibleEntry):
            for other in later:
                self._push(other, self._apply_entry(other, self.value))
                followed += 1
        self.undo_stack.blockSignals(False)
        self._follow()
        return followed

    def load(self, entries: Sequence[EntryT], done_count: int) -> None:
        """Apply entries that were saved, and undo all but the first `done_count`.

        Raises ImpossibleEntry.
        """
        self.undo_stack.blockSignals(True)
        for entry in entries:
            self._push(entry, self._apply_entry(entry, self.value))
        self.undo_stack.setIndex(done_count)
        self.undo_stack.blockSignals(False)

    def clear(self) -> None:
        """Forget all entries."""
        self.undo_stack.blockSignals(True)
        self._commands = []
        self.undo_stack.clear()
        self.undo_stack.blockSignals(False)

    def _push(self, entry: EntryT, value: ValueT) -> None:
        del self._commands[self.undo_stack.index() :]
        self._commands.append(_EntryCommand(entry, value))
        self.undo_stack.push(self._commands[-1])

    def _follow(self) -> None:
        self._save()
        self.changed.emit()


class SavedEntryStack(EntryStack[EntryT, ValueT], Generic[EntryT, ValueT]):
    """The entries about one game, of this `kind`; `write_queue` saves them into `file`."""

    def __init__(
        self,
        kind: RecordKind[EntryT, ValueT],
        record: Record[EntryT],
        write_queue: WriteQueue,
        file: Path,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(kind.empty, parent)
        self._kind, self._write_queue, self._file = kind, write_queue, file
        self._catalogue = record.catalogue
        self.load(record.entries, record.done)

    @property
    def catalogue(self) -> Catalogue:
        """The catalogue with which the game was begun."""
        return self._catalogue

    @property
    def record(self) -> Record[EntryT]:
        """All entries, with those that can be redone."""
        return Record(self._catalogue, self.entries, self.undo_stack.index())

    def restart(self, catalogue: Catalogue, entries: Sequence[EntryT] = ()) -> None:
        """Begin another game, with a catalogue and first entries of its own."""
        self.clear()
        self._catalogue = catalogue
        self.enter(*entries)
        self._follow()

    def _apply_entry(self, entry: EntryT, value: ValueT) -> ValueT:
        return self._kind.make(entry, value, self._catalogue)

    def _save(self) -> None:
        record = self.record
        self._write_queue.put(self._file, record, partial(self._kind.write, self._file, record))

"""The answers about a game against Henry, saved after each."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject

from twoheirs_qt.games.two_heirs.real_table.entry_stack import EntryStack
from twoheirs_qt.games.two_heirs.real_table.henry.answers import Answer
from twoheirs_qt.games.two_heirs.real_table.henry.keeper import EMPTY, Keeper, answer
from twoheirs_qt.games.two_heirs.real_table.henry.keeper_file import KeeperRecord, write_record
from twoheirs_qt.games.two_heirs.rules.components import Catalogue
from twoheirs_qt.tabletop.saves.outbox import Outbox


class KeeperDesk(EntryStack):
    """The answers about one game; `outbox` keeps all of them in `file`."""

    def __init__(
        self, record: KeeperRecord, outbox: Outbox, file: Path, parent: QObject | None = None
    ) -> None:
        super().__init__(EMPTY, parent)
        self._outbox, self._file = outbox, file
        self._catalogue = record.catalogue
        self.load(record.answers, record.done)

    @property
    def catalogue(self) -> Catalogue:
        """The catalogue with which the game was begun."""
        return self._catalogue

    @property
    def keeper(self) -> Keeper:
        """The present knowledge of the game."""
        keeper: Keeper = self.value
        return keeper

    @property
    def record(self) -> KeeperRecord:
        """All entries, with those that can be redone."""
        return KeeperRecord(self._catalogue, self.entries, self.stack.index())

    def restart(self, catalogue: Catalogue, *step: Answer) -> None:
        """Begin another game, with a catalogue of its own."""
        self.clear()
        self._catalogue = catalogue
        self.enter(*step)
        self._follow()

    def _make(self, entry: Answer, value: Keeper) -> Keeper:
        return answer(entry, value, self._catalogue)

    def _save(self) -> None:
        record = self.record
        self._outbox.put(self._file, record, partial(write_record, self._file, record))

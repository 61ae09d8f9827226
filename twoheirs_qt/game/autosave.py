"""Saves the running game after every change, and knows whether it is on the disk."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from twoheirs_qt.files.save import SaveGame
from twoheirs_qt.game.notifications import SaveKind, SaveState
from twoheirs_qt.game.store import GameStore


class Autosave(QObject):
    """Gives the running game to `store`, and says what becomes of it."""

    changed = Signal(object)
    """The `SaveState`."""

    def __init__(self, store: GameStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._state = SaveState(SaveKind.SAVED)
        store.saved.connect(self._look)
        store.failed.connect(self._look)
        store.outbox.settled.connect(self._look)

    @property
    def state(self) -> SaveState:
        """Whether the running game is on the disk, and all others that were played meanwhile."""
        return self._state

    def look(self) -> None:
        """Another game is the running one now; `changed` tells whether it is on the disk."""
        self._look()

    def save(self, save: SaveGame) -> None:
        """Save the running game soon; `changed` tells."""
        self._store.save(save)
        self._look()

    def go_elsewhere(self, path: Path, save: SaveGame) -> None:
        """From now on save to another file, soon."""
        self._store.move_to(path)
        self.save(save)

    @Slot()
    def _look(self) -> None:
        """Emit the present state; "saved" only when nothing newer waits to be written."""
        store, path = self._store, self._store.path
        failed = store.unsaved
        kind, fault = SaveKind.SAVED, None
        if failed:  # of a game that has been left, too
            path = path if path in failed else next(iter(failed))
            kind, fault = SaveKind.FAILED, failed[path]
        elif path is not None and store.newest(path) is not None:
            kind = SaveKind.SAVING
        state = SaveState(kind, path, fault)
        if state != self._state:
            self._state = state
            self.changed.emit(state)

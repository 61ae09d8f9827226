"""The running game on the disk: put there after every change, and known whether it is."""

from __future__ import annotations

from collections.abc import Callable
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
        store.saved.connect(self._on_saved)
        store.failed.connect(self._on_failed)

    @property
    def state(self) -> SaveState:
        """Whether the running game is on the disk."""
        return self._state

    def found_in(self, path: Path) -> None:
        """The running game is the one that was read from this file, or was to go there."""
        waits = self._store.newest(path) is not None
        self._set(SaveState(SaveKind.SAVING if waits else SaveKind.SAVED, path))

    def save(self, save: SaveGame) -> None:
        """Save the running game soon; `changed` tells."""
        self._store.save(save)
        self._set(SaveState(SaveKind.SAVING, self._store.path))

    def go_elsewhere(self, path: Path, save: SaveGame) -> None:
        """From now on save to another file, soon."""
        if self._store.path is not None:
            self._store.drop_unsaved(self._store.path)
        self._store.move_to(path)
        self.save(save)

    def close(self, current: Callable[[], SaveGame]) -> SaveState:
        """Wait until all is on the disk; where that failed before, try once more, as `current`."""
        self._store.flush()
        if self._state.kind is SaveKind.FAILED or self._store.unsaved:
            self.save(current())
            self._store.flush()
            if self._store.unsaved and self._state.kind is SaveKind.SAVED:
                self._set(SaveState(SaveKind.FAILED, self._store.unsaved[0]))
        return self._state

    @Slot(object)
    def _on_saved(self, path: Path) -> None:
        # Said only when nothing newer waits: "saved" is a promise.
        if path == self._store.path and self._store.newest(path) is None:
            self._set(SaveState(SaveKind.SAVED, path))

    @Slot(object, object)
    def _on_failed(self, path: Path, fault: Exception) -> None:
        # Of a game that has been left, too: the store goes on trying, and closing tells.
        if path == self._store.path or self._state.kind is not SaveKind.FAILED:
            self._set(SaveState(SaveKind.FAILED, path, fault))

    def _set(self, state: SaveState) -> None:
        if state != self._state:
            self._state = state
            self.changed.emit(state)

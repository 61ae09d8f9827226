"""Sessions beside the running game, which never touch the disk."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject

from twoheirs_qt.tabletop.play.history import Transition
from twoheirs_qt.tabletop.play.session import GameSession
from twoheirs_qt.tabletop.saves.save import SaveGame
from twoheirs_qt.tabletop.saves.store import GameStore
from twoheirs_qt.tabletop.saves.writer import FileStamp


class NoStore(GameStore):
    """A store that writes nothing: each save counts as saved at once."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(Path(), parent=parent)

    def start_file(self, created: datetime) -> Path:
        self._path = Path()
        return self._path

    def holds(self, path: Path) -> bool:
        return False

    def find_last_game_path(self) -> Path | None:
        return None

    def save(self, save: SaveGame) -> None:
        pass

    def continue_in(
        self, path: Path, stamp: FileStamp | None, save: SaveGame | None = None, size: int = 0
    ) -> None:
        self._path = path


class ReplaySession(GameSession):
    """A game that is only looked at: `go_to` moves it, and no action changes it."""

    _is_leaping = False

    def play(self, action: Any) -> bool:
        self.refused.emit(action, ())
        return False

    def undo(self) -> bool:
        return False

    def redo(self) -> bool:
        return False

    def restart_turn(self) -> bool:
        return False

    def give_up(self, seat: int) -> bool:
        return False

    def go_to(self, done_count: int) -> None:
        """Show the game after so many of its actions."""
        done_count = min(max(done_count, 0), self.stack.count())
        self._is_leaping = abs(done_count - self.stack.index()) > 1
        self.stack.setIndex(done_count)

    def _publish(self, change: Transition) -> None:
        # Several actions at once are a leap, at the end of which nothing need be shown in motion.
        super()._publish(change._replace(events=()) if self._is_leaping else change)

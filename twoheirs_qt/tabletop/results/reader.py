"""Reading what gave points in the games that have a result, in the background."""

from __future__ import annotations

from collections import deque
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from twoheirs_qt.games.two_heirs.advice.losses import read_losses
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.games import Games
from twoheirs_qt.tabletop.results.records import GamePoints, count_points
from twoheirs_qt.tabletop.results.results import file_prefix, game_key, only_human
from twoheirs_qt.tabletop.results.store import Results
from twoheirs_qt.tabletop.saves.files import load_save, review_path
from twoheirs_qt.tabletop.saves.store import GameStore
from twoheirs_qt.tabletop.saves.worker import Outcome

_SLICE_S: Final = 0.012
"""The time for which games are read before the window can run Python code."""


class _Read(NamedTuple):
    """The points of the games read, by their names, and the files that remain."""

    points: dict[str, GamePoints]
    remaining: deque[Path]


class PointsReader(QObject):
    """Reads the games of `results` that are among those of `store`, played to the end.

    It stops when it is deleted.
    """

    progressed = Signal(dict)
    """Some games have been read: their `GamePoints` by their names (`Result.game`)."""
    finished = Signal()

    def __init__(self, store: GameStore, games: Games, results: Results, parent: QObject) -> None:
        super().__init__(parent)
        self._store = store
        self._games = games
        self._names = frozenset(result.game for result in results.results if not result.gave_up)

    def start(self) -> None:
        """Start to read."""
        self._submit(None)

    def _submit(self, files: deque[Path] | None) -> None:
        self._store.worker.submit(id(self), partial(self._read, files), self._deliver, self)

    def _deliver(self, outcome: Outcome[_Read]) -> None:
        points, remaining = outcome.unwrap()
        if points:
            self.progressed.emit(points)
        if remaining:
            self._submit(remaining)
        else:
            self.finished.emit()

    def _read(self, files: deque[Path] | None) -> _Read:
        """Read games for a short time, in a thread; at first, find their files."""
        remaining = self._find_files() if files is None else files
        points: dict[str, GamePoints] = {}
        end = perf_counter() + _SLICE_S
        while remaining and perf_counter() < end:
            path = remaining.popleft()
            try:
                save = self._store.find_pending_save(path) or load_save(path, self._games)
            except FileError:
                continue  # the shelf tells that
            game, human = game_key(save), only_human(save)
            if game in self._names and human is not None and save.state.is_over:
                losses = read_losses(save, review_path(path), human)
                points[game] = count_points(save.state, human)._replace(losses=losses)
        return _Read(points, remaining)

    def _find_files(self) -> deque[Path]:
        """Find the files that are named after the time at which one of the games began."""
        prefixes = {file_prefix(game) for game in self._names}
        return deque(path for path in self._store.games() if path.name[:16] in prefixes)

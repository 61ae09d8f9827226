"""Reading what reports say of games that have a result, in the background."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.games import Games
from twoheirs_qt.tabletop.results.report import Report
from twoheirs_qt.tabletop.results.results import make_file_prefix, make_result_id
from twoheirs_qt.tabletop.results.store import Results
from twoheirs_qt.tabletop.saves.files import load_save, make_review_path
from twoheirs_qt.tabletop.saves.store import GameStore
from twoheirs_qt.tabletop.saves.worker import Outcome

_SLICE_S: Final = 0.012
"""The time for which games are read before the window can run Python code."""


class _ReadResult(NamedTuple):
    """Games read so far, by their ids, and the files that remain."""

    games: dict[str, Any]
    remaining: deque[Path]


class GameReader(QObject):
    """Reads the games of `results` that are among those of `store`, played to the end.

    Only those are read of which their report, one of `reports` by the names of games, says more
    than their results do. It stops when it is deleted.
    """

    progressed = Signal(dict)
    """Some games have been read: what `Report.read` returned, by their `Result.id`."""
    finished = Signal()

    def __init__(
        self,
        store: GameStore,
        games: Games,
        results: Results,
        reports: Mapping[str, Report],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._games = games
        self._reports = {name: report for name, report in reports.items() if report.reads_games}
        self._ids = frozenset(
            result.id
            for result in results.results
            if result.game in self._reports and not result.gave_up
        )

    def start(self) -> None:
        """Start to read."""
        self._submit(None)

    def _submit(self, files: deque[Path] | None) -> None:
        self._store.worker.submit(id(self), partial(self._read, files), self._deliver, self)

    def _deliver(self, outcome: Outcome[_ReadResult]) -> None:
        games, remaining = outcome.unwrap()
        if games:
            self.progressed.emit(games)
        if remaining:
            self._submit(remaining)
        else:
            self.finished.emit()

    def _read(self, files: deque[Path] | None) -> _ReadResult:
        """Read games for a short time, in a thread; at first, find their files."""
        remaining = self._find_files() if files is None else files
        games: dict[str, Any] = {}
        end = perf_counter() + _SLICE_S
        while remaining and perf_counter() < end:
            path = remaining.popleft()
            try:
                save = self._store.find_pending_save(path) or load_save(path, self._games)
            except FileError:
                continue  # the shelf reports it
            id_, report = make_result_id(save), self._reports.get(save.game.name)
            if id_ in self._ids and report is not None:
                content = report.read(save, make_review_path(path))
                if content is not None:
                    games[id_] = content
        return _ReadResult(games, remaining)

    def _find_files(self) -> deque[Path]:
        """Find the files that are named after the time at which one of the games began."""
        prefixes = {make_file_prefix(id_) for id_ in self._ids}
        return deque(path for path in self._store.list_games() if path.name[:16] in prefixes)

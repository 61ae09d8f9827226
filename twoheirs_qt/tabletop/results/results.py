"""The record of results of games against computers, of any game."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from threading import Lock
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.opponents.rating import Rating, Scale
from twoheirs_qt.tabletop.play.session import GameSession
from twoheirs_qt.tabletop.results.store import (
    NO_RESULTS,
    Result,
    Results,
    load_results,
    rank_places,
    write_results,
)
from twoheirs_qt.tabletop.saves.own_file import RenamedFile, load_own_file
from twoheirs_qt.tabletop.saves.save import HUMAN, SaveGame, summarize
from twoheirs_qt.tabletop.saves.store import GameStore


class _PendingChanges(NamedTuple):
    """Changes not written yet: results of `cleared` games go before `results` are added."""

    cleared: frozenset[str] = frozenset()
    results: tuple[Result, ...] = ()

    def add_result(self, result: Result) -> _PendingChanges:
        others = tuple(other for other in self.results if other.id != result.id)
        return _PendingChanges(self.cleared, (*others, result))

    def remove_game(self, game: str) -> _PendingChanges:
        others = tuple(other for other in self.results if other.game != game)
        return _PendingChanges(self.cleared | {game}, others)

    def apply_to(self, old: Results) -> Results:
        results = old
        for game in self.cleared:
            results = results.remove_game(game)
        for result in self.results:
            old_result = results.find(result.id)
            if old_result is None or not _are_equal(old_result, result):
                results = results.add_result(result)
        return results


_NO_CHANGES: Final = _PendingChanges()

_FROM_POSITION: Final = "position"
"""Stands for the seed in the id of a game that was entered from a real table."""


class ResultBook(QObject):
    """Records the results of games against computers in `file`.

    It does so for every session that it follows; the write queue of their store writes the file.

    Only new games of one human against computers count, none started from a position. A
    game has one result, the last one, even if its end is undone and reached again. A game that is
    given up is lost. The file is read each time, so that several programs can share it. Any thread
    may read; `report_errors` then reports errors.
    """

    changed = Signal()
    """The results have changed."""
    renamed = Signal(object, object)
    """The file could not be used (`FileError`) and was renamed (to a `Path`)."""
    failed = Signal(object)
    """The file cannot be read, renamed or written: a `FileError`. Emitted once, until it could be
    written again."""

    def __init__(
        self,
        store: GameStore,
        file: Path,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.file = file
        """The file of the results."""
        self._now = now
        self._write_queue = store.write_queue
        self._is_failure_reported = False
        self._lock = Lock()  # protects what is shared with the thread that writes
        self._unsaved = _NO_CHANGES
        self._unreported: list[RenamedFile | FileError] = []
        self._write_queue.written.connect(self._on_written)
        self._write_queue.failed.connect(self._on_failed)

    def follow(self, session: GameSession) -> None:
        """Record the results of the games that a session plays in the store."""
        session.game_ended.connect(lambda: self._record_result(session))

    def read_results(self) -> Results:
        """Return all results, the oldest first; any thread may call this."""
        saved = NO_RESULTS
        with self._lock:
            unsaved = self._unsaved  # before the file is read: it may be written meanwhile
        try:
            saved = self._read()
        except FileError as fault:
            with self._lock:
                self._unreported.append(fault)
        return unsaved.apply_to(saved)

    def calculate_rating(self, game: str, scale: Scale) -> Rating | None:
        """Calculate the rating in a game, None before the first rated one; any thread may."""
        results = self.read_results().results
        return scale.rate(result.scores for result in results if result.game == game)

    def report_errors(self) -> None:
        """Emit the errors that happened while the file was read."""
        with self._lock:
            unreported, self._unreported = self._unreported, []
        for item in unreported:
            if isinstance(item, RenamedFile):
                self.renamed.emit(item.fault, item.new_name)
            else:
                self.failed.emit(item)

    def clear(self, game: str) -> None:
        """Delete all results of a game."""
        with self._lock:
            unsaved = self._unsaved.remove_game(game)
        self._save(unsaved)

    def _record_result(self, session: GameSession) -> None:
        """Record the result of the game that a session has just ended."""
        result = self._create_result(session.save)
        if result is not None:
            self.add(result)

    def add(self, result: Result) -> None:
        """Record a result, also that of a game which was played elsewhere."""
        with self._lock:
            unsaved = self._unsaved.add_result(result)
        self._save(unsaved)

    def _save(self, unsaved: _PendingChanges) -> None:
        with self._lock:
            self._unsaved = unsaved
        self._write_queue.put(self.file, unsaved, self._write)
        self.changed.emit()

    def _create_result(self, save: SaveGame) -> Result | None:
        human = find_only_human(save)
        if save.origin.new_game_options is None or human is None:
            return None
        summary = summarize(save)
        count = len(summary.points)
        seats_from_human = [(human + number) % count for number in range(count)]
        places = rank_places(
            [
                (seat != save.resigned_seat, seat in summary.winners, summary.points[seat])
                for seat in seats_from_human
            ]
        )
        return Result(
            id=make_result_id(save),
            game=save.game.name,
            ended=self._now().astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            opponents=tuple([summary.opponents[seat] for seat in seats_from_human[1:]]),
            points=tuple([summary.points[seat] for seat in seats_from_human]),
            places=places,
            gave_up=save.resigned_seat == human,
            details=summary.details,
        )

    def _read(self) -> Results:
        """Read the file, which may be missing.

        A damaged one is renamed. Raises FileError if it must not be overwritten.
        """
        results, renamed_file = load_own_file(self.file, load_results, NO_RESULTS)
        if renamed_file is not None:
            with self._lock:
                self._unreported.append(renamed_file)
        return results

    def _write(self) -> None:
        """Write the pending changes, in a thread. Raises FileError."""
        old = self._read()
        with self._lock:
            unsaved = self._unsaved
        new = unsaved.apply_to(old)
        if new != old:
            write_results(self.file, new)
        with self._lock:
            if self._unsaved is unsaved:
                self._unsaved = _NO_CHANGES

    @Slot(object)
    def _on_written(self, file: Path) -> None:
        if file == self.file:
            self._is_failure_reported = False
            self.report_errors()

    @Slot(object, object)
    def _on_failed(self, file: Path, fault: Exception) -> None:
        if file != self.file:
            return
        self.report_errors()
        if not self._is_failure_reported:
            self._is_failure_reported = True
            self.failed.emit(fault)


def find_only_human(save: SaveGame) -> int | None:
    """Return the seat of the only human of a game; None if there are several, or none."""
    players = save.game.saves.list_players(save)
    return players.index(HUMAN) if players.count(HUMAN) == 1 else None


def make_result_id(save: SaveGame) -> str:
    """Return the `id` of a game in its result."""
    options = save.origin.new_game_options
    return f"{save.created} {_FROM_POSITION if options is None else options.seed}"


def make_file_prefix(id_: str) -> str:
    """Return the beginning of the name of a game's file: the time at which the game began."""
    return id_.partition(" ")[0].replace("-", "").replace(":", "")


def _are_equal(old: Result, new: Result) -> bool:
    """Whether two results of a game are equal except for their time."""
    fields = ("points", "places", "gave_up")
    return all(getattr(old, field) == getattr(new, field) for field in fields)

"""The record of results of games against Henry and the computer."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from twoheirs_qt.games.two_heirs.rules import Heir, TileSet, score_sheet
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.opponents.rating import STRENGTHS, Rating, rating
from twoheirs_qt.tabletop.results.store import (
    NO_RESULTS,
    Result,
    Results,
    load_results,
    write_results,
)
from twoheirs_qt.tabletop.saves.own_file import RenamedFile, load_own_file
from twoheirs_qt.tabletop.saves.save import SaveGame

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.play.session import GameSession


class _PendingChanges(NamedTuple):
    """Changes not written yet: `clears` deletes all results before `results` are added."""

    clears: bool = False
    results: tuple[Result, ...] = ()

    def with_result(self, result: Result) -> _PendingChanges:
        others = tuple(other for other in self.results if other.game != result.game)
        return _PendingChanges(self.clears, (*others, result))

    def apply_to(self, old: Results) -> Results:
        results = NO_RESULTS if self.clears else old
        for result in self.results:
            old_result = results.find(result.game)
            if old_result is None or not _are_equal(old_result, result):
                results = results.with_result(result)
        return results


_NO_CHANGES: Final = _PendingChanges()


class ResultBook(QObject):
    """Records the results of games of `session` against Henry or the computer in `file`.

    Only new games count, not those started from a position, and duels of a human with the computer.
    A game has one result, the last one, even if its end is undone and reached again. A game that is
    given up is lost. The file is read each time, so that several programs can share it. The outbox
    of the session's store writes it. Any thread may read; `report_errors` then reports errors.
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
        session: GameSession,
        file: Path,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self.file = file
        """The file of the results."""
        self._now = now
        self._outbox = session.store.outbox
        self._is_reported = False
        self._lock = Lock()  # protects what is shared with the thread that writes
        self._unsaved = _NO_CHANGES
        self._unreported: list[RenamedFile | FileError] = []
        session.over.connect(self._record_result)
        self._outbox.written.connect(self._on_written)
        self._outbox.failed.connect(self._on_failed)

    def results(self) -> Results:
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

    def rating(self) -> Rating | None:
        """Calculate the rating of the human, None before the first rated game; any thread may."""
        games = [
            (result.opponent, 0.5 if result.drawn else float(result.won))
            for result in self.results().results
            if result.opponent in STRENGTHS and result.level is None
        ]
        return rating(games) if games else None

    def report_errors(self) -> None:
        """Emit the errors that happened while the file was read."""
        with self._lock:
            unreported, self._unreported = self._unreported, []
        for item in unreported:
            if isinstance(item, RenamedFile):
                self.renamed.emit(item.fault, item.new_name)
            else:
                self.failed.emit(item)

    def clear(self) -> None:
        self._save(_PendingChanges(clears=True))

    @Slot()
    def _record_result(self) -> None:
        """Record the result of the game."""
        result = self._create_result()
        if result is not None:
            with self._lock:
                unsaved = self._unsaved.with_result(result)
            self._save(unsaved)

    def _save(self, unsaved: _PendingChanges) -> None:
        with self._lock:
            self._unsaved = unsaved
        self._outbox.put(self.file, unsaved, self._write)
        self.changed.emit()

    def _create_result(self) -> Result | None:
        save, state = self._session.save, self._session.state
        options, human = save.origin.options, only_human(save)
        if options is None or human is None:
            return None
        sheet = score_sheet(state)
        return Result(
            game=game_key(save),
            ended=self._now().astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            level=options.level,
            sets=tuple(tile_set for tile_set in TileSet if tile_set in options.sets),
            points=sheet.heirs[human].total,
            theirs=sheet.heirs[human.opponent].total,
            won=save.gave_up is None and sheet.winner is human,
            gave_up=save.gave_up is not None,
            opponent="" if options.level is not None else save.settings.opponents[human.opponent],
            drawn=save.gave_up is None and sheet.winner is None,
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
            self._is_reported = False
            self.report_errors()

    @Slot(object, object)
    def _on_failed(self, file: Path, fault: Exception) -> None:
        if file != self.file:
            return
        self.report_errors()
        if not self._is_reported:
            self._is_reported = True
            self.failed.emit(fault)


def only_human(save: SaveGame) -> Heir | None:
    """Return the heir of the only human of a game; None if there are two, or none."""
    players = save.game.saves.players(save)
    return Heir(players.index("human")) if players.count("human") == 1 else None


def game_key(save: SaveGame) -> str:
    """Return the name of a game in its result (`Result.game`); empty if it has no result."""
    options = save.origin.options
    return "" if options is None else f"{save.created} {options.seed}"


def file_prefix(game: str) -> str:
    """Return the beginning of the name of a game's file: the time at which the game began."""
    return game.partition(" ")[0].replace("-", "").replace(":", "")


def _are_equal(old: Result, new: Result) -> bool:
    """Whether two results of a game are equal except for their time."""
    facts = ("points", "theirs", "won", "gave_up")
    return all(getattr(old, fact) == getattr(new, fact) for fact in facts)

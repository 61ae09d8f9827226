"""The results of games against Henry, kept on this computer."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from twoheirs_qt.files.fault import FileFault
from twoheirs_qt.files.results import NO_RESULTS, Result, Results, load_results, write_results
from twoheirs_qt.game.session import GameSession
from twoheirs_qt.rules import TileSet, score_sheet
from twoheirs_qt.words import faults


@dataclass(frozen=True, slots=True)
class Record:
    """All games at one level with the same sets.

    `best` and `average` are points of the human, of the games that were played to the end; None
    if none was.
    """

    level: int
    sets: tuple[TileSet, ...]
    games: int
    wins: int
    best: int | None
    average: float | None


class ResultBook(QObject):
    """Writes down how each game of `session` against Henry ends, in the file `file`.

    Only new games count, not those begun from a position. A game has one result, however often
    its end is taken back and reached again: the way it ended last. A game that is given up is
    lost. The file is read anew each time, so several programs may share it.
    """

    changed = Signal()
    """There are other results now."""
    set_aside = Signal(object, object)
    """The file could not be used (`FileFault`) and lies under another name now (a `Path`)."""
    failed = Signal(object)
    """The file is for others to read, or cannot be moved though it is damaged, or cannot be
    written: a `FileFault`."""

    def __init__(
        self,
        session: GameSession,
        file: Path,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._file = file
        self._now = now
        self._unsaved = NO_RESULTS
        session.over.connect(self._note)

    def results(self) -> Results:
        """All results, the oldest first."""
        found = self._read() or NO_RESULTS
        for result in self._unsaved.results:
            found = found.with_result(result)
        return found

    def records(self) -> tuple[Record, ...]:
        """The results by level and sets, in the order of levels and of the box."""
        groups: dict[tuple[int, tuple[TileSet, ...]], list[Result]] = {}
        for result in self.results().results:
            groups.setdefault((result.level, result.sets), []).append(result)
        order = {tile_set: number for number, tile_set in enumerate(TileSet)}
        keys = sorted(groups, key=lambda key: (key[0], [order[each] for each in key[1]]))
        return tuple(_record(level, sets, groups[level, sets]) for level, sets in keys)

    def clear(self) -> bool:
        """Forget all results; False, and `failed`, if the file cannot be written."""
        self._unsaved = NO_RESULTS
        done = self._read() is not None and self._write(NO_RESULTS)
        self.changed.emit()
        return done

    @Slot()
    def _note(self) -> None:
        """The game has ended: write down how."""
        result = self._result()
        if result is None:
            return
        found = self._read()
        known = (found or NO_RESULTS).of_game(result.game)
        if known is not None and _same(known, result):
            return
        self._unsaved = self._unsaved.with_result(result)
        if found is not None and self._write(self.results()):
            self._unsaved = NO_RESULTS
        self.changed.emit()

    def _result(self) -> Result | None:
        save, state = self._session.save, self._session.state
        options = save.origin.options
        if options is None or options.level is None:
            return None
        human, henry = state.south, state.south.opponent
        sheet = score_sheet(state)
        return Result(
            game=f"{save.created} {options.seed}",
            ended=self._now().astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            level=options.level,
            sets=tuple(tile_set for tile_set in TileSet if tile_set in options.sets),
            points=sheet.heirs[human].total,
            henry=sheet.heirs[henry].total,
            won=save.gave_up is None and sheet.winner is human,
            gave_up=save.gave_up is not None,
        )

    def _read(self) -> Results | None:
        """The results in the file, none if there is no file; None if it must not be written."""
        if not os.path.lexists(self._file):
            return NO_RESULTS
        try:
            return load_results(self._file)
        except FileFault as fault:
            if fault.is_of_newer_program or fault.fault is faults.NOT_ALLOWED:
                # There is nothing wrong with it, and somebody will want it as it is.
                self.failed.emit(fault)
                return None
            aside = _free_name(self._file)
            try:
                os.replace(self._file, aside)
            except OSError:
                self.failed.emit(fault)
                return None
            self.set_aside.emit(fault, aside)
            return NO_RESULTS

    def _write(self, results: Results) -> bool:
        try:
            write_results(self._file, results)
        except FileFault as fault:
            self.failed.emit(fault)
            return False
        return True


def _record(level: int, sets: tuple[TileSet, ...], results: list[Result]) -> Record:
    points = [result.points for result in results if not result.gave_up]
    return Record(
        level=level,
        sets=sets,
        games=len(results),
        wins=sum(result.won for result in results),
        best=max(points, default=None),
        average=sum(points) / len(points) if points else None,
    )


def _same(one: Result, other: Result) -> bool:
    """Whether two results of a game say the same, whenever it was."""
    facts = ("points", "henry", "won", "gave_up")
    return all(getattr(one, fact) == getattr(other, fact) for fact in facts)


def _free_name(file: Path) -> Path:
    """A name beside `file` that is not taken: `results.json.broken`, `….broken-2`."""
    found, number = file.with_name(f"{file.name}.broken"), 1
    while os.path.lexists(found):
        number += 1
        found = file.with_name(f"{file.name}.broken-{number}")
    return found

"""The results of games against Henry and against the computer, kept on this computer."""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from threading import Lock
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from twoheirs_qt.files import error_texts as faults
from twoheirs_qt.files.errors import FileFault
from twoheirs_qt.opponents.rating import STRENGTHS, Rating, above, rating
from twoheirs_qt.play.session import GameSession
from twoheirs_qt.results.store import NO_RESULTS, Result, Results, load_results, write_results
from twoheirs_qt.rules import Heir, TileSet, score_sheet
from twoheirs_qt.rules.setup import TREASURES_REMOVED
from twoheirs_qt.saves.save import SaveGame


class Record(NamedTuple):
    """All games with the same sets against Henry at a `level`, or the computer's `opponent`.

    `best` and `average` are points of the human, of the games that were played to the end; None
    if none was.
    """

    level: int | None
    sets: tuple[TileSet, ...]
    games: int
    wins: int
    best: int | None
    average: float | None
    opponent: str = ""

    @property
    def rank(self) -> int:
        """The place of the opponent: Henry's levels, the program's own, then those of others."""
        return rank_of(self.level, self.opponent)


class _Unsaved(NamedTuple):
    """Changes of the file not written yet: whether all is forgotten first, and what is added."""

    forgets: bool = False
    results: tuple[Result, ...] = ()

    def with_result(self, result: Result) -> _Unsaved:
        kept = tuple(each for each in self.results if each.game != result.game)
        return _Unsaved(self.forgets, (*kept, result))

    def added_to(self, found: Results) -> Results:
        found = NO_RESULTS if self.forgets else found
        for result in self.results:
            known = found.of_game(result.game)
            if known is None or not _same(known, result):
                found = found.with_result(result)
        return found


_NOTHING: Final = _Unsaved()


class ResultBook(QObject):
    """Writes down how each game of `session` against Henry or the computer ends, in `file`.

    Only new games count, not those begun from a position, and of the duels those of a human with
    the computer. A game has one result, however often its end is taken back and reached again: the
    last one. A game that is given up is lost. The file is read anew each time, so several programs
    may share it. The outbox of the session's store writes it; results not yet written are
    remembered here. Any thread may read; `tell` then reports what was wrong with the file.
    """

    changed = Signal()
    """There are other results now."""
    set_aside = Signal(object, object)
    """The file could not be used (`FileFault`) and lies under another name now (a `Path`)."""
    failed = Signal(object)
    """The file is for others to read, or cannot be moved though it is damaged, or cannot be
    written: a `FileFault`. Told once, until it could be written again."""

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
        """Where the results are kept."""
        self._now = now
        self._outbox = session.store.outbox
        self._told = False
        self._lock = Lock()  # what its thread shares with this one
        self._unsaved = _NOTHING
        self._untold: list[tuple[FileFault, Path | None]] = []
        session.over.connect(self._note)
        self._outbox.written.connect(self._on_written)
        self._outbox.failed.connect(self._on_failed)

    def results(self) -> Results:
        """All results, the oldest first; any thread may ask."""
        found = NO_RESULTS
        with self._lock:
            unsaved = self._unsaved  # before the look at the file: it may be written meanwhile
        try:
            found = self._read()
        except FileFault as fault:
            with self._lock:
                self._untold.append((fault, None))
        return unsaved.added_to(found)

    def records(self) -> tuple[Record, ...]:
        """The results in the order of opponents and of the box; any thread may ask."""
        groups: dict[tuple[int | None, str, tuple[TileSet, ...]], list[Result]] = {}
        for result in self.results().results:
            groups.setdefault((result.level, result.opponent, result.sets), []).append(result)
        order = {tile_set: number for number, tile_set in enumerate(TileSet)}

        def place(record: Record) -> tuple[int, str, list[int]]:
            return record.rank, record.opponent, [order[each] for each in record.sets]

        return tuple(sorted(map(_record, groups.values()), key=place))

    def rating(self) -> Rating | None:
        """How strong the human is, None before the first rated game; any thread may ask."""
        games = [
            (each.opponent, 0.5 if each.drawn else float(each.won))
            for each in self.results().results
            if each.opponent in STRENGTHS and each.level is None
        ]
        return rating(games) if games else None

    def tell(self) -> None:
        """Emit what was wrong with the file when it was read."""
        with self._lock:
            untold, self._untold = self._untold, []
        for fault, aside in untold:
            if aside is None:
                self.failed.emit(fault)
            else:
                self.set_aside.emit(fault, aside)

    def clear(self) -> None:
        self._keep(_Unsaved(forgets=True))

    @Slot()
    def _note(self) -> None:
        """Write down how the game has ended."""
        result = self._result()
        if result is not None:
            with self._lock:
                unsaved = self._unsaved.with_result(result)
            self._keep(unsaved)

    def _keep(self, unsaved: _Unsaved) -> None:
        with self._lock:
            self._unsaved = unsaved
        self._outbox.put(self.file, unsaved, self._write)
        self.changed.emit()

    def _result(self) -> Result | None:
        save, state = self._session.save, self._session.state
        options, human = save.origin.options, _human(save)
        if options is None or human is None:
            return None
        sheet = score_sheet(state)
        return Result(
            game=game_of(save),
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
        """The results in the file, none if there is no file.

        One that cannot be used is moved aside. Raises FileFault if it must not be written.
        """
        if not os.path.lexists(self.file):
            return NO_RESULTS
        try:
            return load_results(self.file)
        except FileFault as fault:
            if fault.is_of_newer_program or fault.fault is faults.NOT_ALLOWED:
                raise  # there is nothing wrong with it, and somebody will want it as it is
            aside = _free_name(self.file)
            try:
                os.replace(self.file, aside)
            except OSError:
                raise fault from None
            with self._lock:
                self._untold.append((fault, aside))
            return NO_RESULTS

    def _write(self) -> None:
        """Put what is not saved into the file, in its thread. Raises FileFault."""
        found = self._read()
        with self._lock:
            unsaved = self._unsaved
        wanted = unsaved.added_to(found)
        if wanted != found:
            write_results(self.file, wanted)
        with self._lock:
            if self._unsaved is unsaved:
                self._unsaved = _NOTHING

    @Slot(object)
    def _on_written(self, file: Path) -> None:
        if file == self.file:
            self._told = False
            self.tell()

    @Slot(object, object)
    def _on_failed(self, file: Path, fault: Exception) -> None:
        if file != self.file:
            return
        self.tell()
        if not self._told:
            self._told = True
            self.failed.emit(fault)


def next_level(session: GameSession) -> int | str | None:
    """The level above that of a game: Henry's, or one of the computer's; None if there is none."""
    solo, human = session.state.solo, session.only_human
    if solo is not None:
        return solo.level + 1 if solo.level + 1 in TREASURES_REMOVED else None
    if human is None:
        return None
    return above(session.settings.opponents[human.opponent]) or None


def _human(save: SaveGame) -> Heir | None:
    """The heir of the only human of a game; None if there are two, or none."""
    players = save.settings.players_of(save.start)
    return Heir(players.index("human")) if players.count("human") == 1 else None


def game_of(save: SaveGame) -> str:
    """What names the game of a save in its result; empty if it has none."""
    options = save.origin.options
    return "" if options is None else f"{save.created} {options.seed}"


def rank_of(level: int | None, opponent: str) -> int:
    """The place of an opponent among all: Henry's levels, the program's own, those of others."""
    if level is not None:
        return level
    names = [*STRENGTHS]
    return 10 + (names.index(opponent) if opponent in names else len(names))


def _record(results: list[Result]) -> Record:
    points = [result.points for result in results if not result.gave_up]
    return Record(
        level=results[0].level,
        opponent=results[0].opponent,
        sets=results[0].sets,
        games=len(results),
        wins=sum(result.won for result in results),
        best=max(points, default=None),
        average=sum(points) / len(points) if points else None,
    )


def _same(one: Result, other: Result) -> bool:
    """Whether two results of a game say the same, whenever it was."""
    facts = ("points", "theirs", "won", "gave_up")
    return all(getattr(one, fact) == getattr(other, fact) for fact in facts)


def _free_name(file: Path) -> Path:
    """A name beside `file` that is not taken: `results.json.broken`, `….broken-2`."""
    found, number = file.with_name(f"{file.name}.broken"), 1
    while os.path.lexists(found):
        number += 1
        found = file.with_name(f"{file.name}.broken-{number}")
    return found

"""The positions to practise on, and the player's progress with them."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path
from threading import Lock
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from twoheirs_qt.games.two_heirs.advice.practice import PracticePosition, Progress, find_progress
from twoheirs_qt.games.two_heirs.advice.practice_file import (
    load_positions,
    load_progress,
    write_progress,
)
from twoheirs_qt.games.two_heirs.advice.review import DEFAULT_SEED, list_mistakes, list_played_turns
from twoheirs_qt.games.two_heirs.advice.review_file import ReviewFile
from twoheirs_qt.games.two_heirs.advice.themes import find_themes
from twoheirs_qt.games.two_heirs.advice.whole_turn import Turn
from twoheirs_qt.games.two_heirs.codec.catalogue import load_installed_catalogue
from twoheirs_qt.games.two_heirs.game import make_two_heirs_games
from twoheirs_qt.games.two_heirs.rules.components import Catalogue
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.saves.files import load_save, make_review_path
from twoheirs_qt.tabletop.saves.own_file import RenamedFile, load_own_file
from twoheirs_qt.tabletop.saves.save import SaveGame
from twoheirs_qt.tabletop.saves.store import GameStore
from twoheirs_qt.tabletop.saves.titles import describe_players
from twoheirs_qt.tabletop.text.language import localize

MAX_OWN_MISTAKES: Final = 200
"""The number of own mistakes that are practised, those of the newest games."""


class Practice(NamedTuple):
    """All positions, and the progress with those that were answered, by their names."""

    positions: tuple[PracticePosition, ...]
    progress_by_name: dict[str, Progress]

    @property
    def shipped(self) -> list[PracticePosition]:
        """The program's own positions."""
        return [position for position in self.positions if position.mistake_date is None]


class PracticeBook(QObject):
    """Reads positions and progress, and stores the progress in `file`.

    Own mistakes are those of the games of `store` that have been reviewed. The file is read each
    time, so that several programs can share it; the write queue of the store writes it. A damaged
    one is renamed.
    """

    renamed = Signal(object, object)
    """The file could not be used (`FileError`) and was renamed (to a `Path`)."""
    failed = Signal(object)
    """The file cannot be read or written: a `FileError`."""

    def __init__(
        self, store: GameStore, file: Path, catalogue: Catalogue, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._file = file
        self._catalogue = catalogue
        self._games = make_two_heirs_games(catalogue)
        self._lock = Lock()  # protects what is shared with the threads
        self._unsaved: dict[str, Progress] = {}
        self._unreported: list[RenamedFile | FileError] = []
        store.write_queue.written.connect(self._on_written)
        store.write_queue.failed.connect(self._on_failed)

    def read(self) -> Practice:
        """Return all positions and the progress; any thread may call this.

        `report_errors` then reports errors of the player's file. Raises FileError if the program's
        own positions cannot be read.
        """
        with self._lock:
            unsaved = dict(self._unsaved)  # before the file is read: it may be written meanwhile
        progress_by_name: dict[str, Progress] = {}
        try:
            progress_by_name = self._load()
        except FileError as fault:
            with self._lock:
                self._unreported.append(fault)
        own = self._load_own_positions()
        return Practice(
            (*own, *load_positions(load_installed_catalogue())), {**progress_by_name, **unsaved}
        )

    def report_errors(self) -> None:
        """Emit the errors that happened while the file was read."""
        with self._lock:
            unreported, self._unreported = self._unreported, []
        for item in unreported:
            if isinstance(item, RenamedFile):
                self.renamed.emit(item.fault, item.new_name)
            else:
                self.failed.emit(item)

    def record(
        self, practice: Practice, position: PracticePosition, today: date, *, is_solved: bool
    ) -> Progress:
        """Count an answer if the position is due, and store that; returns the progress."""
        before = find_progress(position, practice.progress_by_name)
        after = before.record_answer(today, is_solved=is_solved)
        if after != before:
            practice.progress_by_name[position.name] = after
            with self._lock:
                self._unsaved[position.name] = after
                unsaved = dict(self._unsaved)
            self._store.write_queue.put(self._file, unsaved, self._write)
        return after

    # -- the player's file -------------------------------------------------------------------------

    def _load(self) -> dict[str, Progress]:
        progress_by_name, renamed_file = load_own_file(
            self._file, load_progress, dict[str, Progress]()
        )
        if renamed_file is not None:
            with self._lock:
                self._unreported.append(renamed_file)
        return progress_by_name

    def _write(self) -> None:
        """Write the progress, in a thread. Raises FileError."""
        progress_by_name = self._load()
        with self._lock:
            unsaved = dict(self._unsaved)
        write_progress(self._file, {**progress_by_name, **unsaved})
        with self._lock:
            for name, progress in unsaved.items():
                if self._unsaved.get(name) == progress:
                    del self._unsaved[name]

    @Slot(object)
    def _on_written(self, path: Path) -> None:
        if path == self._file:
            self.report_errors()

    @Slot(object, object)
    def _on_failed(self, path: Path, fault: FileError) -> None:
        if path == self._file:
            self.report_errors()
            self.failed.emit(fault)

    # -- own mistakes ------------------------------------------------------------------------------

    def _load_own_positions(self) -> list[PracticePosition]:
        positions: list[PracticePosition] = []
        for path in self._store.list_games():
            if len(positions) >= MAX_OWN_MISTAKES:
                break
            review = make_review_path(path)
            if review.exists():
                try:
                    save = self._store.find_pending_save(path) or load_save(path, self._games)
                    positions += find_mistakes(save, review)
                except FileError:
                    continue  # the shelf reports that
        return positions


def find_mistakes(save: SaveGame, review: Path) -> Iterator[PracticePosition]:
    """Find the mistakes of the human players of a game in its review. Raises FileError."""
    if not (save.state.is_over or save.resigned_seat is not None):
        return  # its review would tell what is still to come
    turns = {turn.done_count: turn for turn in list_played_turns(save)}
    players = save.game.saves.list_players(save)
    title = save.title or localize(describe_players(save))
    review_file = ReviewFile(review, [*turns.values()], DEFAULT_SEED, None)
    for reviewed in list_mistakes([*review_file.turns.values()]):
        if players[reviewed.heir] != "human":
            continue
        start = turns[reviewed.done_count].start
        better, played = (
            Turn.from_actions(start, actions) for actions in (reviewed.better, reviewed.played)
        )
        if better.is_unfinished:
            continue
        themes = find_themes(start, better, played)
        yield PracticePosition(
            start, reviewed, themes, title, date.fromisoformat(save.changed[:10])
        )

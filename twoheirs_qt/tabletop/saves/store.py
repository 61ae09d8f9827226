"""Saved games: a folder with a file for each game, written without making the player wait."""

from __future__ import annotations

import json
import os
import time
from collections import defaultdict
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import Enum
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple, cast

from PySide6.QtCore import QObject, Signal, Slot

from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.files.reading import read_json
from twoheirs_qt.tabletop.files.writing import make_folder, remove_leftovers, write_text
from twoheirs_qt.tabletop.saves.save import SaveGame
from twoheirs_qt.tabletop.saves.worker import Worker
from twoheirs_qt.tabletop.saves.write_queue import Fault, WriteQueue
from twoheirs_qt.tabletop.saves.writer import FileStamp, SaveWriter, read_stamp

SUFFIX: Final = ".twoheirs"
"""The end of the names of saves."""

_TIDY_KEY: Final = "tidying"
_NEWEST_KEY: Final = "newest"
"""Names in the write queue for work that is not about one file."""

_TIME_PRECISION_NS: Final = 2_000_000_000
"""The coarsest precision with which disks keep the time of a file."""

_OLD_NOTE: Final = "running.txt"
"""The file in which programs up to 0.9.1 noted the running game."""


class SaveKind(Enum):
    """The progress of saving."""

    SAVING = "saving"
    SAVED = "saved"
    FAILED = "failed"


class SaveState(NamedTuple):
    """The progress of saving the running game, whose file is `path`.

    `FAILED` is reported for any game, the running one first, with the `fault` and its `path`.
    """

    kind: SaveKind
    path: Path | None = None
    fault: Exception | None = None


class ExternalGame(NamedTuple):
    """A game outside the folder; `moved_from` is its older copy within, if there is one."""

    path: Path
    moved_from: Path | None


@dataclass
class _FileState:
    """The state of a file in the store.

    - `is_game`: games are written to it
    - `is_new`: it was made here since the program started
    - `moved_from`: the file of the folder in which the game was before
    - `replaces`: the file to which this game could not be written
    """

    is_game: bool = False
    is_new: bool = False
    moved_from: Path | None = None
    replaces: Path | None = None


class GameStore(QObject):
    """The folder of games, and the file that the running game goes to.

    Every new game gets a file name of its own, from its time and a random part, so no game ever
    overwrites another. Saving returns at once; the `write_queue` appends what is new to each file,
    and `find_pending_save` returns what a file may not hold yet. `saved` and `failed` report the
    outcome; a failure leaves what was on the disk before, and is tried again. A file that another
    program has changed meanwhile is renamed before it is written, and `conflict_renamed` is
    emitted.

    The running game is the newest of the folder, by the time of its file. One outside the folder is
    remembered in the file `note`. A `guest` leaves the folder to another running program: it only
    adds games of its own. `other_files` are written by this program too, and `tidy` includes them.
    """

    saved = Signal(object)
    """A `Path` that holds the latest save given for it at that moment."""
    failed = Signal(object, object)
    """A `Path` that could not be written, and the `Fault`."""
    conflict_renamed = Signal(object, object)
    """A `Path` that another program had changed, and the `Path` of its content now."""
    state_changed = Signal(object)
    """The `SaveState`."""

    def __init__(
        self,
        folder: Path,
        writer: SaveWriter | None = None,
        parent: QObject | None = None,
        *,
        worker: Worker | None = None,
        note: Path | None = None,
        other_files: tuple[Path, ...] = (),
        guest: bool = False,
    ) -> None:
        super().__init__(parent)
        self.folder: Final = folder
        """The folder of all games; made when something is written."""
        self.is_guest: Final = guest
        """Whether another program has the folder."""
        self.worker: Final = worker or Worker()
        """The threads for all work on disks."""
        self._writer = writer or SaveWriter()
        self._note: Final = note or folder.parent / "elsewhere.json"
        self._files: defaultdict[Path, _FileState] = defaultdict(_FileState)
        self._path: Path | None = None
        self._other_files = other_files
        self._started_at = time.time()
        self._state = SaveState(SaveKind.SAVED)
        self.write_queue: Final = WriteQueue(self.worker, self)
        """All that is not on a disk yet: games and other files."""
        self.write_queue.written.connect(self._on_written)
        self.write_queue.failed.connect(self._on_failed)
        self.write_queue.idle.connect(self.update_state)
        self.saved.connect(self.update_state)
        self.failed.connect(self.update_state)

    @property
    def path(self) -> Path | None:
        """The file of the running game; None before one has started."""
        return self._path

    @property
    def state(self) -> SaveState:
        """The progress of saving the running game, and all others that were played meanwhile."""
        return self._state

    def start_file(self, created: datetime) -> Path:
        """Give a new game a file of its own, which is written by the first `save`."""
        stamp = created.astimezone(UTC).strftime("%Y%m%dT%H%M%SZ")
        # A file with this name, if there should be one, would be renamed.
        path = self.folder / f"{stamp}-{os.urandom(6).hex()}{SUFFIX}"
        self._files[path].is_new = True
        self._set_running(path)
        return path

    def is_new_file(self, path: Path) -> bool:
        """Whether this file was made here since the program started."""
        return path in self._files and self._files[path].is_new

    def holds(self, path: Path) -> bool:
        """Whether `path` is a file of this folder, rather than the player's own."""
        return path.absolute().parent == self.folder.absolute()

    def continue_in(
        self, path: Path, stamp: FileStamp | None, save: SaveGame | None = None, size: int = 0
    ) -> None:
        """Make `path`, a file that is kept here, the file of the running game.

        `stamp` is that of the file when `save` was read from it, `size` the bytes of a sound log in
        it; None: it was not read from the file, since the game was not written yet.
        """
        path = self._normalize(path)
        if stamp is not None and save is not None and self.find_pending_save(path) is None:
            self._writer.note_read(path, stamp, save, size)
        self._set_running(path)

    def move_to(self, path: Path) -> None:
        """Make `path`, which may lie anywhere, the file of the running game from the next save on.

        A file there is overwritten: the player has been asked.
        """
        old_path, path = self._path, self._normalize(path)
        self._writer.allow_overwrite(path)
        if old_path is not None and old_path != path:
            self._note_move(old_path, path)
        self._set_running(path)

    def find_last_game_path(self) -> Path | None:
        """The file of the game that was running last; None if there is none any more.

        For a guest there is none: another program runs it.
        """
        if self.is_guest:
            return None
        last_game = self._read_note()
        if last_game is not None:
            return last_game.path if os.path.isfile(last_game.path) else None
        candidates: list[tuple[int, Path]] = []
        for path in self.list_games():
            with suppress(OSError):
                if os.path.isfile(path):
                    candidates.append((path.stat().st_mtime_ns, path))
        return next(
            (path for _, path in sorted(candidates, reverse=True) if _may_be_game(path)), None
        )

    def find_missing_game(self) -> ExternalGame | None:
        """Find the game that was running last, if it was outside the folder and is missing."""
        last_game = None if self.is_guest else self._read_note()
        if last_game is None or os.path.lexists(last_game.path):
            return None
        moved_from = last_game.moved_from
        return ExternalGame(
            last_game.path,
            moved_from if moved_from is not None and os.path.isfile(moved_from) else None,
        )

    def find_external_file(self, path: Path) -> Path | None:
        """Find the file outside the folder in which a game of the folder was last saved."""
        original = self._normalize(path)
        files = [other for other, file in tuple(self._files.items()) if file.moved_from == original]
        return files[-1] if files else None

    def tidy(self) -> None:
        """Remove, soon, half-written files of a program that was killed; not for a guest."""
        if not self.is_guest:
            self.write_queue.put(self.folder / _TIDY_KEY, None, self._tidy, vital=False)

    def find_pending_save(self, path: Path) -> SaveGame | None:
        """Return the save that waits for this file, is being written or could not be written.

        None: the file is up to date. Any thread may call this.
        """
        path = self._normalize(path)
        return (
            cast("SaveGame | None", self.write_queue.find_pending(path))
            if self._is_game(path)
            else None
        )

    def list_games(self) -> tuple[Path, ...]:
        """List the files of all games in the folder, the newest game first."""
        try:
            files = [
                file
                for file in self.folder.iterdir()
                if file.name.endswith(SUFFIX) and not file.name.startswith(".")
            ]
        except OSError:  # missing, or not permitted
            return ()
        return tuple(sorted(files, reverse=True))

    def save(self, save: SaveGame) -> None:
        """Write `save` to the file of the running game, soon; returns at once."""
        if self._path is None:
            raise RuntimeError("no game has started")
        self._put(self._path, save)
        self.update_state()

    def put(self, path: Path, save: SaveGame) -> None:
        """Write `save` to the file of any game, soon; returns at once."""
        self._put(self._normalize(path), save)

    def _put(self, path: Path, save: SaveGame) -> None:
        self._files[path].is_game = True
        self.write_queue.put(path, save, partial(self._write, path, save))

    def put_elsewhere(self, path: Path, game: Path) -> None:
        """Write the pending save of the file `game` to another file, which is overwritten."""
        path, game = self._normalize(path), self._normalize(game)
        save = self.find_pending_save(game)
        if save is not None and path != game:
            self._writer.allow_overwrite(path)
            self._note_move(game, path)
            self._put(path, save)

    def drop_unsaved(self, path: Path) -> None:
        """Forget what is still to be written to this file.

        A save that is just being written may still reach the disk: `wait_for` waits for that.
        """
        self.write_queue.drop(self._normalize(path))

    def wait_for(self, path: Path) -> None:
        """Wait until nothing is being written to this file; any thread may call this."""
        self.write_queue.wait_for(self._normalize(path))

    @property
    def unsaved(self) -> dict[Path, Fault]:
        """The files to which a save could not be written, and the errors."""
        faults = self.write_queue.faults
        return {path: faults[path] for path in faults if self._is_game(path)}

    def flush(self, seconds: float | None = None) -> bool:
        """Wait until all is written and reported; False if `seconds` passed before."""
        return self.write_queue.flush(seconds)

    # -- private ---------------------------------------------------------------------------------

    def _normalize(self, path: Path) -> Path:
        """Return the one path by which a file is known here."""
        path = path.absolute()
        return self.folder / path.name if self.holds(path) else path

    def _is_game(self, path: Path) -> bool:
        """Whether games are written to this file; any thread may call this."""
        return path in self._files and self._files[path].is_game

    def _note_move(self, old_path: Path, path: Path) -> None:
        """Note that a game moves from one file to another."""
        file = self._files[path]
        file.replaces = old_path
        original = old_path if self.holds(old_path) else self._files[old_path].moved_from
        if original is not None and not self.holds(path):
            file.moved_from = original

    def _set_running(self, path: Path) -> None:
        """Make `path` the file of the running game, also for the next start."""
        self._path = path
        for file in tuple(self._files.values()):
            if file.replaces == path:
                file.replaces = None  # the game is back in this file
        if not self.is_guest:
            self.write_queue.put(self._note, path, partial(self._write_note, path), vital=False)
            if self.holds(path):
                newest = partial(self._make_newest, path)
                self.write_queue.put(self.folder / _NEWEST_KEY, path, newest, vital=False)

    def _read_note(self) -> ExternalGame | None:
        """Read which game outside the folder was running last; None if it was one of the folder."""
        if not os.path.isfile(self._note):
            return self._read_old_note()
        try:
            data = read_json(self._note)
            assert isinstance(data, dict)
            original = data.get("home")
            last_game = ExternalGame(
                Path(os.fsdecode(bytes.fromhex(data["file"]))),
                None if original is None else Path(os.fsdecode(bytes.fromhex(original))),
            )
        except (FileError, AssertionError, KeyError, TypeError, ValueError):
            return None
        if last_game.moved_from is not None:
            self._files[last_game.path].moved_from = last_game.moved_from
        return last_game

    def _read_old_note(self) -> ExternalGame | None:
        """Read the note of an older program, if no game has run since then."""
        note = self.folder / _OLD_NOTE
        try:
            name = os.fsdecode(note.read_bytes().removesuffix(b"\n")) if note.is_file() else ""
        except OSError:
            return None
        path = self.folder / name
        is_usable = bool(name) and (os.path.isfile(path) or not self.holds(path))
        return ExternalGame(path, None) if is_usable else None

    # -- in threads -----------------------------------------------------------------------------

    def _write(self, path: Path, save: SaveGame) -> Path | None:
        if self.holds(path):
            make_folder(self.folder)
        return self._writer.write(path, save, keep_time=path != self._path)

    def _make_newest(self, path: Path) -> None:
        """Make the running game the newest of the folder without writing it.

        Others that are as new, such as after the clock was wrong, are dated back.
        """
        if path != self._path:
            return
        now = time.time_ns()
        self._writer.make_latest(path, now)
        own_stamp = read_stamp(path)
        newest = (
            own_stamp.time
            if own_stamp is not None and own_stamp.time >= now - _TIME_PRECISION_NS
            else now
        )
        for other in self.list_games():
            stamp = None if other == path else read_stamp(other)
            if stamp is not None and stamp.time >= newest:
                self._writer.set_time(other, newest - _TIME_PRECISION_NS)

    def _write_note(self, path: Path) -> None:
        """Note the file of the running game; names need not be text, so they are in hexadecimal."""
        if path != self._path:
            return
        with suppress(OSError):
            (self.folder / _OLD_NOTE).unlink()
        if self.holds(path):
            if os.path.lexists(self._note):
                self._note.unlink()
            return
        original = self._files[path].moved_from
        make_folder(self._note.parent)
        data = {
            "file": os.fsencode(path).hex(),
            "home": None if original is None else os.fsencode(original).hex(),
        }
        write_text(self._note, json.dumps(data) + "\n")

    def _tidy(self) -> None:
        remove_leftovers(self.folder, before=self._started_at)
        for file in (*self._other_files, self._note):
            remove_leftovers(file.parent, file.name, before=self._started_at)

    # -- outcomes -------------------------------------------------------------------------------

    @Slot()
    def update_state(self) -> None:
        """Update `state`, with `SAVED` only when no newer save waits."""
        faults, path = self.unsaved, self._path
        kind, fault = SaveKind.SAVED, None
        if faults:  # also of a game that is no longer the running one
            path = path if path in faults else next(iter(faults))
            kind, fault = SaveKind.FAILED, faults[path]
        elif path is not None and self.write_queue.find_pending(path) is not None:
            kind = SaveKind.SAVING
        state = SaveState(kind, path, fault)
        if state != self._state:
            self._state = state
            self.state_changed.emit(state)

    @Slot(object, object)
    def _on_written(self, path: Path, new_name: object) -> None:
        file = self._files.get(path)
        if file is None or not file.is_game:
            return
        if new_name is not None:
            self.conflict_renamed.emit(path, new_name)
        replaced_file, file.replaces = file.replaces, None
        if replaced_file is not None and replaced_file != self._path:
            self.write_queue.drop(replaced_file)  # the save that failed there is safe here
        self.saved.emit(path)

    @Slot(object, object)
    def _on_failed(self, path: Path, fault: Fault) -> None:
        if path in self._files and self._files[path].is_game:
            self.failed.emit(path, fault)


def _may_be_game(path: Path) -> bool:
    """Whether a file begins like a game of any version, damaged or not.

    True for a file that cannot be read: opening it reports the error.
    """
    try:
        with path.open("rb") as file:
            return file.read(100).lstrip().startswith(b"{")
    except OSError:
        return True

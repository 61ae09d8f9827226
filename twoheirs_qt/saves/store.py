"""Where games are kept: one folder, a file a game, written without making anyone wait."""

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

from twoheirs_qt.files.errors import FileFault
from twoheirs_qt.files.reading import read_json
from twoheirs_qt.files.writing import make_folder, remove_leftovers, write_text
from twoheirs_qt.saves.files import SaveGame
from twoheirs_qt.saves.outbox import Fault, Outbox
from twoheirs_qt.saves.worker import Worker
from twoheirs_qt.saves.writer import SaveWriter, Stamp, stamp_of

SUFFIX: Final = ".twoheirs"
"""What names of saves end with."""

_TIDY: Final = "tidying"
_NEWEST: Final = "newest"
"""Stand for no files: by these names the outbox knows such work."""

_BEFORE_NS: Final = 2_000_000_000
"""Disks keep the time of a file as roughly as this."""

_FORMER_NOTE: Final = "running.txt"
"""In it, programs up to 0.9.1 noted the file of the running game."""


class SaveKind(Enum):
    """Whether the running game is on the disk."""

    SAVING = "saving"
    SAVED = "saved"
    FAILED = "failed"


class SaveState(NamedTuple):
    """Whether the running game is on the disk.

    `FAILED` is said of any game, the running one first, and `fault` tells why; `path` is its file.
    """

    kind: SaveKind
    path: Path | None = None
    fault: Exception | None = None


class Elsewhere(NamedTuple):
    """A game that lies outside the folder; `home` is its older copy within, if there is one."""

    path: Path
    home: Path | None


@dataclass
class _File:
    """What is known of a file.

    `is_game`: games are written to it; `is_new`: it was made here since the program started;
    `home`: the game moved here from that file of the folder; `replaces`: what could not be written
    to that file is to be written to this one.
    """

    is_game: bool = False
    is_new: bool = False
    home: Path | None = None
    replaces: Path | None = None


class GameStore(QObject):
    """The folder of games, and the file that the running game goes to.

    Every new game gets a file name of its own, from its time and a random part, so no game ever
    overwrites another. Saving returns at once; the `outbox` appends what is new to each file, and
    `newest` tells what a file does not hold for sure. `saved` and `failed` tell the outcome; a
    failure leaves what was on the disk before, and is tried again. A file that another program has
    changed meanwhile is put aside before it is written, which `put_aside` tells.

    The game that runs is the newest of the folder, by the time of its file. One that lies elsewhere
    is remembered in the file `note`. A `guest` leaves the folder to another program that has it: it
    only adds games of its own. `others` are files that this program writes beside games, which
    `tidy` thinks of.
    """

    saved = Signal(object)
    """A `Path` that holds the latest save given for it at that moment."""
    failed = Signal(object, object)
    """A `Path` that could not be written, and the `Fault`."""
    put_aside = Signal(object, object)
    """A `Path` that another program had changed, and the `Path` where its content lies now."""
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
        others: tuple[Path, ...] = (),
        guest: bool = False,
    ) -> None:
        super().__init__(parent)
        self.folder: Final = folder
        """The folder of all games; made when something is written."""
        self.is_guest: Final = guest
        """Whether another program has the folder."""
        self.worker: Final = worker or Worker()
        """What runs beside the window, for this and for everything else."""
        self._writer = writer or SaveWriter()
        self._note: Final = note or folder.parent / "elsewhere.json"
        self._files: defaultdict[Path, _File] = defaultdict(_File)
        self._path: Path | None = None
        self._others = others
        self._started = time.time()
        self._state = SaveState(SaveKind.SAVED)
        self.outbox: Final = Outbox(self.worker, self)
        """What is not on a disk yet, of games and of whatever else is kept beside them."""
        self.outbox.written.connect(self._on_written)
        self.outbox.failed.connect(self._on_failed)
        self.outbox.settled.connect(self.look)
        self.saved.connect(self.look)
        self.failed.connect(self.look)

    @property
    def path(self) -> Path | None:
        """The file of the running game, None before one has begun."""
        return self._path

    @property
    def state(self) -> SaveState:
        """Whether the running game is on the disk, and all others that were played meanwhile."""
        return self._state

    def begin(self, created: datetime) -> Path:
        """Give a new game a file of its own, which is written by the first `save`."""
        stamp = created.astimezone(UTC).strftime("%Y%m%dT%H%M%SZ")
        # Nothing else has this name; if it had, what lies there would be put aside.
        path = self.folder / f"{stamp}-{os.urandom(6).hex()}{SUFFIX}"
        self._files[path].is_new = True
        self._run(path)
        return path

    def began(self, path: Path) -> bool:
        """Whether this file was made here since the program started."""
        return path in self._files and self._files[path].is_new

    def holds(self, path: Path) -> bool:
        """Whether `path` is a file of this folder, rather than the player's own."""
        return path.absolute().parent == self.folder.absolute()

    def go_on_in(
        self, path: Path, stamp: Stamp | None, save: SaveGame | None = None, size: int = 0
    ) -> None:
        """Make `path`, a file that is kept here, the file of the running game.

        `stamp` is that of the file when `save` was read from it, `size` how much of it is a sound
        log; None: it was not, for the game was still to be written.
        """
        path = self._own(path)
        if stamp is not None and save is not None and self.newest(path) is None:
            self._writer.opened(path, stamp, save, size)
        self._run(path)

    def move_to(self, path: Path) -> None:
        """Make `path`, which may lie anywhere, the file of the running game from the next save on.

        What lies there is written over: the player has been asked.
        """
        before, path = self._path, self._own(path)
        self._writer.may_overwrite(path)
        if before is not None and before != path:
            self._replace(before, path)
        self._run(path)

    def running(self) -> Path | None:
        """The file of the game that was running last; None if there is none any more.

        For a guest there is none: it runs elsewhere.
        """
        if self.is_guest:
            return None
        noted = self._noted()
        if noted is not None:
            return noted.path if os.path.isfile(noted.path) else None
        found: list[tuple[int, Path]] = []
        for path in self.games():
            with suppress(OSError):
                if os.path.isfile(path):
                    found.append((path.stat().st_mtime_ns, path))
        return next((path for _, path in sorted(found, reverse=True) if _may_be_game(path)), None)

    def out_of_reach(self) -> Elsewhere | None:
        """The game that was running last, if it lies elsewhere and cannot be found there."""
        noted = None if self.is_guest else self._noted()
        if noted is None or os.path.lexists(noted.path):
            return None
        home = noted.home
        return Elsewhere(noted.path, home if home is not None and os.path.isfile(home) else None)

    def moved_to(self, path: Path) -> Path | None:
        """Where a game of this folder has been saved elsewhere, the last such place."""
        home = self._own(path)
        found = [each for each, file in tuple(self._files.items()) if file.home == home]
        return found[-1] if found else None

    def tidy(self) -> None:
        """Remove, soon, what was half written when the program was killed.

        Only for the one program that may write here: no guest does.
        """
        if not self.is_guest:
            self.outbox.put(self.folder / _TIDY, None, self._tidy, vital=False)

    def newest(self, path: Path) -> SaveGame | None:
        """The save that a file shall hold, but does not hold for sure; any thread may ask.

        It waits, is being written, or could not be written. None: the file is the truth.
        """
        path = self._own(path)
        return cast("SaveGame | None", self.outbox.newest(path)) if self._is_game(path) else None

    def games(self) -> tuple[Path, ...]:
        """The files of all games kept here, the newest game first."""
        try:
            found = [
                each
                for each in self.folder.iterdir()
                if each.name.endswith(SUFFIX) and not each.name.startswith(".")
            ]
        except OSError:  # not there, or not for us
            return ()
        return tuple(sorted(found, reverse=True))

    def save(self, save: SaveGame) -> None:
        """Write `save` to the file of the running game, soon; returns at once."""
        if self._path is None:
            raise RuntimeError("no game has begun")
        self.put(self._path, save)
        self.look()

    def put(self, path: Path, save: SaveGame) -> None:
        """Write `save` to the file of any game, soon; returns at once."""
        path = self._own(path)
        self._files[path].is_game = True
        self.outbox.put(path, save, partial(self._write, path, save))

    def put_elsewhere(self, path: Path, game: Path) -> None:
        """Write what `game` shall hold and does not to another file; what lies there is lost."""
        path, game = self._own(path), self._own(game)
        save = self.newest(game)
        if save is not None and path != game:
            self._writer.may_overwrite(path)
            self._replace(game, path)
            self.put(path, save)

    def drop_unsaved(self, path: Path) -> None:
        """Try no more to write what this file is still to hold.

        A save that is just being written may still reach the disk: `wait_for` waits for that.
        """
        self.outbox.drop(self._own(path))

    def wait_for(self, path: Path) -> None:
        """Wait until nothing is just being written to this file; any thread may wait."""
        self.outbox.wait_for(self._own(path))

    @property
    def unsaved(self) -> dict[Path, Fault]:
        """The files that do not hold what was to be saved in them, and why that failed."""
        failed = self.outbox.faults
        return {path: failed[path] for path in failed if self._is_game(path)}

    def flush(self, seconds: float | None = None) -> bool:
        """Wait until all is written and told; False if `seconds` passed before."""
        return self.outbox.flush(seconds)

    # -- inside ----------------------------------------------------------------------------------

    def _own(self, path: Path) -> Path:
        """The one path by which a file is known here."""
        path = path.absolute()
        return self.folder / path.name if self.holds(path) else path

    def _is_game(self, path: Path) -> bool:
        """Whether games are written to this file; any thread may ask."""
        return path in self._files and self._files[path].is_game

    def _replace(self, before: Path, path: Path) -> None:
        """Note that a game moves from one file to another."""
        file = self._files[path]
        file.replaces = before
        home = before if self.holds(before) else self._files[before].home
        if home is not None and not self.holds(path):
            file.home = home

    def _run(self, path: Path) -> None:
        """Make `path` the file of the running game, and see to it that the next start finds it."""
        self._path = path
        for file in tuple(self._files.values()):
            if file.replaces == path:
                file.replaces = None  # it goes on here again
        if not self.is_guest:
            self.outbox.put(self._note, path, partial(self._write_note, path), vital=False)
            if self.holds(path):
                newest = partial(self._make_newest, path)
                self.outbox.put(self.folder / _NEWEST, path, newest, vital=False)

    def _noted(self) -> Elsewhere | None:
        """The running game that lies elsewhere, if the last one does."""
        if not os.path.isfile(self._note):
            return self._noted_formerly()
        try:
            data = read_json(self._note)
            assert isinstance(data, dict)
            home = data.get("home")
            noted = Elsewhere(
                Path(os.fsdecode(bytes.fromhex(data["file"]))),
                None if home is None else Path(os.fsdecode(bytes.fromhex(home))),
            )
        except (FileFault, AssertionError, KeyError, TypeError, ValueError):
            return None
        if noted.home is not None:
            self._files[noted.path].home = noted.home
        return noted

    def _noted_formerly(self) -> Elsewhere | None:
        """The running game as an older program noted it, if no game has run since then."""
        note = self.folder / _FORMER_NOTE
        try:
            name = os.fsdecode(note.read_bytes().removesuffix(b"\n")) if note.is_file() else ""
        except OSError:
            return None
        path = self.folder / name
        is_known = bool(name) and (os.path.isfile(path) or not self.holds(path))
        return Elsewhere(path, None) if is_known else None

    # -- in the threads --------------------------------------------------------------------------

    def _write(self, path: Path, save: SaveGame) -> Path | None:
        if self.holds(path):
            make_folder(self.folder)
        return self._writer.write(path, save, keep_time=path != self._path)

    def _make_newest(self, path: Path) -> None:
        """Make the running game the newest of the folder, though it is not written.

        No other may be as new, as after a clock that was wrong, nor newer than now.
        """
        if path != self._path:
            return
        now = time.time_ns()
        self._writer.date(path, now)
        own = stamp_of(path)
        newest = own.time if own is not None and own.time >= now - _BEFORE_NS else now
        for other in self.games():
            found = None if other == path else stamp_of(other)
            if found is not None and found.time >= newest:
                self._writer.date(other, newest - _BEFORE_NS)

    def _write_note(self, path: Path) -> None:
        """Note where the running game is; names need not be text, so they are in hexadecimal."""
        if path != self._path:
            return
        with suppress(OSError):
            (self.folder / _FORMER_NOTE).unlink()
        if self.holds(path):
            if os.path.lexists(self._note):
                self._note.unlink()
            return
        home = self._files[path].home
        make_folder(self._note.parent)
        data = {
            "file": os.fsencode(path).hex(),
            "home": None if home is None else os.fsencode(home).hex(),
        }
        write_text(self._note, json.dumps(data) + "\n")

    def _tidy(self) -> None:
        remove_leftovers(self.folder, before=self._started)
        for file in (*self._others, self._note):
            remove_leftovers(file.parent, file.name, before=self._started)

    # -- the outcome -----------------------------------------------------------------------------

    @Slot()
    def look(self) -> None:
        """Tell the state of now, if it is another; "saved" only when nothing newer waits."""
        failed, path = self.unsaved, self._path
        kind, fault = SaveKind.SAVED, None
        if failed:  # of a game that has been left, too
            path = path if path in failed else next(iter(failed))
            kind, fault = SaveKind.FAILED, failed[path]
        elif path is not None and self.newest(path) is not None:
            kind = SaveKind.SAVING
        state = SaveState(kind, path, fault)
        if state != self._state:
            self._state = state
            self.state_changed.emit(state)

    @Slot(object, object)
    def _on_written(self, path: Path, aside: object) -> None:
        file = self._files.get(path)
        if file is None or not file.is_game:
            return
        if aside is not None:
            self.put_aside.emit(path, aside)
        left, file.replaces = file.replaces, None
        if left is not None and left != self._path:
            self.outbox.drop(left)  # what could not be written there is safe here
        self.saved.emit(path)

    @Slot(object, object)
    def _on_failed(self, path: Path, fault: Fault) -> None:
        if path in self._files and self._files[path].is_game:
            self.failed.emit(path, fault)


def _may_be_game(path: Path) -> bool:
    """Whether a file begins as games of all versions do, damaged or not; others lie here, too.

    One that cannot be read may be one: why it cannot is told when it is opened.
    """
    try:
        with path.open("rb") as file:
            return file.read(100).lstrip().startswith(b"{")
    except OSError:
        return True

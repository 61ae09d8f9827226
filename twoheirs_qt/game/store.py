"""Where games are kept: one folder, a file a game, written without making anyone wait."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from enum import Enum
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple, cast

from PySide6.QtCore import QObject, Signal, Slot

from twoheirs_qt.files.fault import FileFault
from twoheirs_qt.files.keeping import Keeper, Stamp, older_copies, remove_leftovers, tidy_older
from twoheirs_qt.files.running import Noted, RunningNote
from twoheirs_qt.files.save import SaveGame, write_save
from twoheirs_qt.files.writing import make_folder
from twoheirs_qt.game.outbox import Fault, Outbox

SUFFIX: Final = ".twoheirs"
"""What names of saves end with."""

_TIDY: Final = "tidying"
"""Stands for no file: by this name the outbox knows that work."""


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


class _Written(NamedTuple):
    """The outcome of writing a save."""

    aside: Path | None
    is_noted: bool


class GameStore(QObject):
    """The folder of games, and the file that the running game goes to.

    Every new game gets a file name of its own, from its time and a random part, so no game ever
    overwrites another. Saving returns at once; the `outbox` writes the latest save of each file,
    and `newest` tells it as long as the file does not hold it for sure. `saved` and `failed` tell
    the outcome; a failure leaves what was on the disk before, and is tried again. Older copies are
    kept, and a file that another program has changed meanwhile is put aside before it is written,
    which `put_aside` tells.

    `write` puts a save into a file, whole or not at all. A `guest` leaves the folder to another
    program that has it: it only adds games of its own, and notes of none that it is the running
    one. `spare_note` is where it is noted which
    game runs if that cannot be done in the folder. `others` are files that this program writes
    beside games, which `tidy` thinks of.
    """

    saved = Signal(object)
    """A `Path` that holds the latest save given for it at that moment."""
    failed = Signal(object, object)
    """A `Path` that could not be written, and the `Fault`."""
    put_aside = Signal(object, object)
    """A `Path` that another program had changed, and the `Path` where its content lies now."""
    not_noted = Signal(object, object)
    """The `Path` of the running game, which the next start will not find, and the `Fault`."""
    state_changed = Signal(object)
    """The `SaveState`."""

    def __init__(
        self,
        folder: Path,
        write: Callable[[Path, SaveGame], None] = write_save,
        parent: QObject | None = None,
        *,
        spare_note: Path | None = None,
        others: tuple[Path, ...] = (),
        guest: bool = False,
    ) -> None:
        super().__init__(parent)
        self.folder: Final = folder
        """The folder of all games; made when something is written."""
        self.is_guest: Final = guest
        """Whether another program has the folder."""
        self._own_games: set[Path] = set()
        self._keeper = Keeper(write, self.holds)
        self._note = RunningNote(folder, spare_note, lambda path: path == self._path)
        self._path: Path | None = None
        self._homes: dict[Path, Path] = {}
        self._instead: dict[Path, Path] = {}
        self._games: set[Path] = set()
        self._told_not_noted = False
        self._others = others
        self._begun = time.time()
        self._state = SaveState(SaveKind.SAVED)
        self.outbox: Final = Outbox(self)
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
        self._path = path
        self._own_games.add(path)
        return path

    def began(self, path: Path) -> bool:
        """Whether this file was made here since the program started."""
        return path in self._own_games

    def holds(self, path: Path) -> bool:
        """Whether `path` is a file of this folder, rather than the player's own."""
        return path.absolute().parent == self.folder.absolute()

    def go_on_in(self, path: Path, stamp: Stamp | None) -> None:
        """Make `path`, a file that is kept here, the file of the running game.

        `stamp` is that of the file when it was read; None: it was not, for the game was still to
        be written, and what is known of the file is known from that.
        """
        path = self._own(path)
        if stamp is not None and self.newest(path) is None:
            self._keeper.seen(path, stamp)
        self._path = path
        # Not written anew, but remembered as the running one.
        self._put_note(path)

    def move_to(self, path: Path) -> None:
        """Make `path`, which may lie anywhere, the file of the running game from the next save on.

        What lies there is written over: the player has been asked.
        """
        before, self._path = self._path, self._own(path)
        self._keeper.may_overwrite(self._path)
        if before is not None and before != self._path:
            self._instead[self._path] = before
            self._remember_home(self._path, before)

    def running(self) -> Path | None:
        """The file of the game that was running last; None if there is none any more.

        Where that could be noted nowhere, it is the only game there is. For a guest there is none:
        it runs elsewhere.
        """
        noted = self._noted()
        if noted is None:
            return None if self.is_guest else self._only_game()
        return noted.path if os.path.isfile(noted.path) else None

    def out_of_reach(self) -> Noted | None:
        """The game that was running last, if it lies elsewhere and cannot be found there.

        Its `home` is an older copy of it in this folder, if there is one.
        """
        noted = self._noted()
        if noted is None or self.holds(noted.path) or os.path.lexists(noted.path):
            return None
        home = noted.home
        return Noted(noted.path, home if home is not None and os.path.isfile(home) else None)

    def moved_to(self, path: Path) -> Path | None:
        """Where a game of this folder has been saved elsewhere, the last such place."""
        home = self._own(path)
        found = [each for each, left in tuple(self._homes.items()) if left == home]
        return found[-1] if found else None

    def older(self, path: Path) -> tuple[Path, ...]:
        """The older copies of a game, the newest first."""
        return older_copies(path)

    def tidy(self) -> None:
        """Remove, soon, what was half written when the program was killed, and what nobody needs.

        Only for the one program that may write here: no guest does.
        """
        if not self.is_guest:
            self.outbox.put(self.folder / _TIDY, None, self._tidy, vital=False)

    def newest(self, path: Path) -> SaveGame | None:
        """The save that a file shall hold, but does not hold for sure; any thread may ask.

        It waits, is being written, or could not be written. None: the file is the truth.
        """
        path = self._own(path)
        return cast("SaveGame", self.outbox.newest(path)) if path in self._games else None

    def games(self) -> tuple[Path, ...]:
        """The files of all games kept here, the newest game first."""
        try:
            found = [each for each in self.folder.iterdir() if each.name.endswith(SUFFIX)]
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
        self._games.add(path)
        self.outbox.put(path, save, partial(self._write, path, save))

    def put_elsewhere(self, path: Path, game: Path) -> None:
        """Write what `game` shall hold and does not to another file; what lies there is lost."""
        path, game = self._own(path), self._own(game)
        save = self.newest(game)
        if save is not None and path != game:
            self._keeper.may_overwrite(path)
            self._instead[path] = game
            self._remember_home(path, game)
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
        return {path: failed[path] for path in failed if path in self._games}

    def flush(self, seconds: float | None = None) -> bool:
        """Wait until all is written and told; False if `seconds` passed before."""
        return self.outbox.flush(seconds)

    # -- inside ----------------------------------------------------------------------------------

    def _own(self, path: Path) -> Path:
        """The one path by which a file is known here."""
        path = path.absolute()
        return self.folder / path.name if self.holds(path) else path

    def _only_game(self) -> Path | None:
        games = self.games()
        return games[0] if len(games) == 1 and os.path.isfile(games[0]) else None

    def _remember_home(self, path: Path, before: Path) -> None:
        home = before if self.holds(before) else self._homes.get(before)
        if home is not None and not self.holds(path):
            self._homes[path] = home

    def _noted(self) -> Noted | None:
        noted = None if self.is_guest else self._note.read()
        if noted is None:
            return None
        if noted.home is not None:
            self._homes[noted.path] = noted.home
        if self.holds(noted.path) and not noted.path.name.endswith(SUFFIX):
            return None
        return noted

    # -- in the threads --------------------------------------------------------------------------

    def _write(self, path: Path, save: SaveGame) -> _Written:
        if self.holds(path):
            make_folder(self.folder)
        aside = self._keeper.write(path, save)
        return _Written(aside, self._is_noted(path))

    def _is_noted(self, path: Path) -> bool:
        """Note which game is the running one, where that keeps nobody waiting for another disk."""
        if self.is_guest or path != self._path:
            return True
        if not self.holds(path):
            self._note.write_spare(self._what_runs(path))
            return False
        try:
            self._note.write(self._what_runs(path))
        except FileFault:
            return False
        return True

    def _write_note(self, path: Path) -> None:
        if path == self._path and not self.is_guest:
            with suppress(FileFault):
                make_folder(self.folder)
            self._note.write(self._what_runs(path))

    def _what_runs(self, path: Path) -> Noted:
        return Noted(path, self._homes.get(path))

    def _tidy(self) -> None:
        remove_leftovers(self.folder, before=self._begun)
        for file in (*self._others, *self._note.files):
            remove_leftovers(file.parent, file.name, before=self._begun)
        tidy_older(self.folder, time.time())

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

    # -- the outcome -----------------------------------------------------------------------------

    def _put_note(self, path: Path) -> None:
        self.outbox.put(self._note.file, path, partial(self._write_note, path), vital=False)

    @Slot(object, object)
    def _on_written(self, path: Path, answer: object) -> None:
        if path == self._note.file:
            self._told_not_noted = False
        if not isinstance(answer, _Written):
            return
        if answer.aside is not None:
            self.put_aside.emit(path, answer.aside)
        left = self._instead.pop(path, None)
        if left is not None and left != self._path:
            self.outbox.drop(left)  # what could not be written there is safe here
        self.saved.emit(path)
        if not answer.is_noted and path == self._path:
            self._put_note(path)

    @Slot(object, object)
    def _on_failed(self, path: Path, fault: Fault) -> None:
        if path in self._games:
            self.failed.emit(path, fault)
        elif path == self._note.file and not self._told_not_noted:
            self._told_not_noted = True
            self.not_noted.emit(self._path, fault)

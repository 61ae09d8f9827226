"""Where games are kept: one folder, a file a game, written without making anyone wait."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from twoheirs_qt.files.fault import FileFault
from twoheirs_qt.files.keeping import Keeper, older_copies, remove_leftovers
from twoheirs_qt.files.save import SaveGame, write_save
from twoheirs_qt.files.writing import make_folder, write_text

SUFFIX: Final = ".twoheirs"
"""What names of saves end with."""

_POINTER: Final = "running.txt"

_SOON_MS: Final = 20
"""A thread at work holds up the picture of what has just been done: the picture comes first."""

Fault: TypeAlias = Exception
"""Why a file could not be written: a `FileFault`, or what Python raised."""


@dataclass(frozen=True, slots=True)
class _Result:
    path: Path
    fault: Fault | None
    aside: Path | None = None


class GameStore(QObject):
    """The folder of games, and the file that the running game goes to.

    Every new game gets a file name of its own, from its time and a random part, so no game ever
    overwrites another. Saving returns at once: a moment later, when what has changed is on the
    screen, a thread writes the latest save of each file, and ends when there is nothing left to
    write. `saved` and `failed` tell the outcome in the thread of this object; a failure leaves what
    was on the disk before, and what could not be written is tried again with the next save, of
    whatever game. Older copies are kept, and a file that another program has changed meanwhile is
    put aside before it is written, which `put_aside` tells.

    `write` puts a save into a file, whole or not at all. A `guest` leaves the folder to another
    program that has it: it only adds games of its own, and notes of none that it is the running
    one.
    """

    saved = Signal(object)
    """A `Path` that holds the latest save given for it at that moment."""
    failed = Signal(object, object)
    """A `Path` that could not be written, and the `Fault`."""
    put_aside = Signal(object, object)
    """A `Path` that another program had changed, and the `Path` where its content lies now."""
    _written = Signal()

    def __init__(
        self,
        folder: Path,
        write: Callable[[Path, SaveGame], None] = write_save,
        parent: QObject | None = None,
        *,
        guest: bool = False,
    ) -> None:
        super().__init__(parent)
        self._folder = folder
        self._guest = guest
        self._begun: set[Path] = set()
        self._keeper = Keeper(write)
        self._path: Path | None = None
        self._pointed_to: Path | None = None
        # What the thread shares with this one lies behind the condition.
        self._changed = threading.Condition()
        # What a file shall hold and does not hold for sure: waiting, being written, or failed.
        self._newest: dict[Path, SaveGame] = {}
        self._failed: dict[Path, Fault] = {}
        self._waiting: dict[Path, None] = {}  # in this order; without a save, only pointed to
        self._results: list[_Result] = []
        self._thread: threading.Thread | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_SOON_MS)
        self._soon.timeout.connect(self._begin_writing)
        self._written.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    @property
    def folder(self) -> Path:
        """The folder of all games; made when something is written."""
        return self._folder

    @property
    def is_guest(self) -> bool:
        """Whether another program has the folder."""
        return self._guest

    @property
    def path(self) -> Path | None:
        """The file of the running game, None before one has begun."""
        return self._path

    def begin(self, created: datetime) -> Path:
        """Give a new game a file of its own, which is written by the first `save`."""
        stamp = created.astimezone(UTC).strftime("%Y%m%dT%H%M%SZ")
        while True:
            path = self._folder / f"{stamp}-{os.urandom(3).hex()}{SUFFIX}"
            if not os.path.lexists(path):
                self._path = path
                self._begun.add(path)
                return path

    def began(self, path: Path) -> bool:
        """Whether this file was made here, since this program started."""
        return path in self._begun

    def holds(self, path: Path) -> bool:
        """Whether `path` is a file of this folder, rather than the player's own."""
        return path.absolute().parent == self._folder.absolute()

    def go_on_in(self, path: Path) -> None:
        """Make `path`, a file of this folder, the file of the running game."""
        path = self._own(path)
        with self._changed:
            if path not in self._newest:  # else nobody has read the file
                self._keeper.seen(path)
            self._path = path
            # Not written anew, but remembered as the running one.
            self._waiting.setdefault(path)
        self._write_soon()

    def move_to(self, path: Path) -> None:
        """Make `path`, which may lie anywhere, the file of the running game from the next save on.

        What lies there is written over: the player has been asked.
        """
        self._path = path.absolute()
        self._keeper.seen(self._path)

    def running(self) -> Path | None:
        """The file of the game that was running last; None if there is none any more.

        For a guest there is none: it runs elsewhere.
        """
        if self._guest:
            return None
        try:
            pointer = self._folder / _POINTER
            name = pointer.read_text(encoding="utf-8").strip() if pointer.is_file() else ""
        except (OSError, UnicodeDecodeError):
            return None
        path = self._folder / name
        own = name.endswith(SUFFIX) and Path(name).name == name
        known = (own or Path(name).is_absolute()) and os.path.isfile(path)
        return path if known else None

    def older(self, path: Path) -> tuple[Path, ...]:
        """The older copies of a game, the newest first."""
        return older_copies(path)

    def tidy(self) -> None:
        """Remove what was half written when the program was killed; no guest does.

        Only for the one program that may write into this folder.
        """
        if not self._guest:
            remove_leftovers(self._folder)

    def newest(self, path: Path) -> SaveGame | None:
        """The save that a file shall hold, but does not hold for sure; any thread may ask.

        It waits, is being written, or could not be written. None: the file is the truth.
        """
        with self._changed:
            return self._newest.get(self._own(path))

    def games(self) -> tuple[Path, ...]:
        """The files of all games kept here, the newest game first."""
        try:
            found = [each for each in self._folder.iterdir() if each.name.endswith(SUFFIX)]
        except OSError:  # not there, or not for us
            return ()
        return tuple(sorted(found, reverse=True))

    def save(self, save: SaveGame) -> None:
        """Write `save` to the file of the running game, soon; returns at once."""
        if self._path is None:
            raise RuntimeError("no game has begun")
        with self._changed:
            self._newest[self._path] = save
            self._waiting.update(dict.fromkeys((*self._failed, self._path)))
        self._write_soon()

    def drop_unsaved(self, path: Path) -> None:
        """Try no more to write what could not be written to this file."""
        with self._changed:
            for about in (self._newest, self._failed, self._waiting):
                about.pop(path, None)

    @property
    def unsaved(self) -> tuple[Path, ...]:
        """The files that do not hold what was to be saved in them, because that failed."""
        with self._changed:
            return tuple(self._failed)

    def flush(self, seconds: float | None = None) -> bool:
        """Wait until all is written and told; False if `seconds` passed before."""
        self.hurry()
        done = self.wait(seconds)
        self._deliver()
        return done

    def hurry(self) -> None:
        """Begin to write what waits for it now; returns at once."""
        if self._soon.isActive():
            self._begin_writing()

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until nothing is being written; False if `seconds` passed before.

        Any thread may wait; nothing is told.
        """
        with self._changed:
            return self._changed.wait_for(lambda: self._thread is None, seconds)

    def _write_soon(self) -> None:
        if not self._soon.isActive():  # nobody plays so fast that nothing is ever written
            self._soon.start()

    @Slot()
    def _begin_writing(self) -> None:
        """Start the thread unless it runs."""
        self._soon.stop()
        with self._changed:
            if self._thread is None and self._waiting:
                # Not a daemon: the interpreter waits for the last write.
                self._thread = threading.Thread(target=self._work, name="games are saved")
                self._thread.start()

    def _work(self) -> None:
        """What the thread does."""
        while True:
            with self._changed:
                if not self._waiting:
                    self._thread = None
                    self._changed.notify_all()
                    return
                path = next(iter(self._waiting))
                del self._waiting[path]
                save = self._newest.get(path)
            result = self._try(path, save)
            with self._changed:
                self._note(path, save, result.fault)
                self._results.append(result)
            # The program may be closing without having waited: nobody is left to tell.
            with suppress(RuntimeError):
                self._written.emit()

    def _note(self, path: Path, save: SaveGame | None, fault: Fault | None) -> None:
        """What has become of a save that was to be written."""
        if save is None or path not in self._newest:  # or nobody wants it there any more
            return
        if fault is not None:
            self._failed[path] = fault
            return
        self._failed.pop(path, None)
        if self._newest[path] is save:
            del self._newest[path]

    def _own(self, path: Path) -> Path:
        """The one name by which a file is known here."""
        path = path.absolute()
        return self._folder / path.name if self.holds(path) else path

    def _try(self, path: Path, save: SaveGame | None) -> _Result:
        aside = None
        try:
            if self.holds(path):
                make_folder(self._folder)
            if save is not None:
                aside = self._keeper.write(path, save)
            self._point_to(path)
        except Exception as fault:  # whatever it is, the player must hear of it and play on
            return _Result(path, fault, aside)
        return _Result(path, None, aside)

    def _point_to(self, path: Path) -> None:
        """Remember which game is the running one."""
        if self._guest or path != self._path or path == self._pointed_to:
            return
        if self.holds(path):
            write_text(self._folder / _POINTER, path.name + "\n")
        else:  # saved elsewhere, since this folder cannot be written to: the game itself is safe
            with suppress(FileFault, UnicodeEncodeError):
                write_text(self._folder / _POINTER, f"{path}\n")
        self._pointed_to = path

    @Slot()
    def _deliver(self) -> None:
        with self._changed:
            results, self._results = self._results, []
        for result in results:
            if result.aside is not None:
                self.put_aside.emit(result.path, result.aside)
            if result.fault is None:
                self.saved.emit(result.path)
            else:
                self.failed.emit(result.path, result.fault)

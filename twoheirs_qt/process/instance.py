"""One window for one player: a second start hands its file to the first and ends."""

from __future__ import annotations

import os
import sys
import time
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCryptographicHash, QObject, Signal

if TYPE_CHECKING:
    from twoheirs_qt.process.instance_socket import InstanceSocket


class Lock:
    """A lock on the file `path`, which is made if need be and stays.

    Held from `take` until `release`, or until the process ends, however it ends.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._handle: int | None = None

    def take(self) -> bool:
        """Take the lock; False if another program holds it.

        Where no file can be made or locked (a disk that is full or knows no locks), nobody can
        hold it, and everybody gets it: better no lock than no game.
        """
        if self._handle is not None:
            return True
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            handle = os.open(self._path, os.O_RDWR | os.O_CREAT | _CLOEXEC, 0o600)
        except (OSError, ValueError):
            return True
        if not _locked(handle):
            os.close(handle)
            return False
        self._handle = handle
        return True

    def release(self) -> None:
        """Free the lock for others."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


_CLOEXEC = getattr(os, "O_CLOEXEC", 0)

if sys.platform == "win32":
    import msvcrt

    def _locked(handle: int) -> bool:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        except OSError:
            return True
        return True

else:
    import fcntl

    def _locked(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:  # a disk without locks
            return True
        return True


class StartKind(Enum):
    """The outcome of a start of the program."""

    FIRST = auto()
    """It may open the window."""
    HANDED_OVER = auto()
    """There is a window, and it has been told: there is nothing more to do."""
    NO_ANSWER = auto()
    """There is a window that has the games, but does not answer."""


class SingleInstance(QObject):
    """Who may open a window on the games in `folder`.

    A lock decides, which goes with its process; the socket is only for talking. `patience` is how
    many seconds a second start waits for the first to answer: it may be starting, or ending. No
    longer, for all this time nothing is to be seen.
    """

    asked = Signal(object)
    """Another start wants the window in front, with this file (a `Path`) open, or None."""

    def __init__(self, folder: Path, patience: float = 2.0, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lock = Lock(folder.parent / "window.lock")
        self._patience = patience
        self._folder = folder
        self._socket: InstanceSocket | None = None

    @property
    def name(self) -> str:
        place = os.fsencode(self._folder.absolute())
        digest = QCryptographicHash.hash(place, QCryptographicHash.Algorithm.Sha256)
        return f"twoheirs-{bytes(digest.toHex().data()).decode()[:20]}"

    def begin(self, file: Path | None) -> StartKind:
        """Find out which kind of start this is; the first is to `listen` to later ones then.

        A later one hands over `file`, which is to be opened, or None.
        """
        end = time.monotonic() + self._patience
        while True:
            if self._lock.take():
                return StartKind.FIRST
            from twoheirs_qt.process.instance_socket import ask_first  # QtNetwork, for two alone

            if ask_first(self.name, self._folder.parent, file, end):
                return StartKind.HANDED_OVER
            if time.monotonic() > end:
                return StartKind.NO_ANSWER
            time.sleep(0.1)

    def listen(self) -> None:
        """Hear later starts from now on; they wait until somebody does."""
        from twoheirs_qt.process.instance_socket import InstanceSocket

        self._socket = InstanceSocket(self.name, self._folder.parent, self)
        self._socket.asked.connect(self.asked)

    def close(self) -> None:
        """Let another start be the first."""
        if self._socket is not None:
            self._socket.close()
            self._socket.deleteLater()
            self._socket = None
        self._lock.release()

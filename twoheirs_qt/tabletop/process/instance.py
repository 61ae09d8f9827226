"""A single instance of the program: a second start sends its file to the first and ends."""

from __future__ import annotations

import os
import sys
import time
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCryptographicHash, QObject, Signal

if TYPE_CHECKING:
    from twoheirs_qt.tabletop.process.instance_socket import InstanceSocket


class Lock:
    """A lock on the file `path`, which is created if necessary and stays.

    It is held from `take` until `release` or the end of the process.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._handle: int | None = None

    def take(self) -> bool:
        """Take the lock; False if another program holds it.

        Where no file can be created or locked (a full disk, or one without locks), the result is
        True: better no lock than no game.
        """
        if self._handle is not None:
            return True
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            handle = os.open(self._path, os.O_RDWR | os.O_CREAT | _CLOEXEC, 0o600)
        except (OSError, ValueError):
            return True
        if not _lock_file(handle):
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

    def _lock_file(handle: int) -> bool:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        except OSError:
            return True
        return True

else:
    import fcntl

    def _lock_file(handle: int) -> bool:
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
    """This start may open the window."""
    HANDED_OVER = auto()
    """The running program has received the request."""
    NO_ANSWER = auto()
    """The running program does not respond."""


class SingleInstance(QObject):
    """The single instance of the program for the games in `folder`.

    A lock, which ends with its process, decides; the socket only transfers requests. A second start
    waits `timeout_s` for the first, which may be starting or ending; not longer, since nothing is
    visible meanwhile.
    """

    requested = Signal(object)
    """Another start requests the window in front and this file (a `Path`, or None) opened."""

    def __init__(self, folder: Path, timeout_s: float = 2.0, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lock = Lock(folder.parent / "window.lock")
        self._timeout_s = timeout_s
        self._folder = folder
        self._socket: InstanceSocket | None = None

    @property
    def name(self) -> str:
        place = os.fsencode(self._folder.absolute())
        digest = QCryptographicHash.hash(place, QCryptographicHash.Algorithm.Sha256)
        return f"twoheirs-{bytes(digest.toHex().data()).decode()[:20]}"

    def begin(self, file: Path | None) -> StartKind:
        """Find out the kind of this start; the first has to `listen` to later ones then.

        A later one sends `file`, which is to be opened, or None.
        """
        deadline = time.monotonic() + self._timeout_s
        while True:
            if self._lock.take():
                return StartKind.FIRST
            from twoheirs_qt.tabletop.process.instance_socket import send_request

            if send_request(self.name, self._folder.parent, file, deadline):
                return StartKind.HANDED_OVER
            if time.monotonic() > deadline:
                return StartKind.NO_ANSWER
            time.sleep(0.1)

    def listen(self) -> None:
        """Receive requests of later starts from now on."""
        from twoheirs_qt.tabletop.process.instance_socket import InstanceSocket

        self._socket = InstanceSocket(self.name, self._folder.parent, self)
        self._socket.requested.connect(self.requested)

    def close(self) -> None:
        """Let another start be the first."""
        if self._socket is not None:
            self._socket.close()
            self._socket.deleteLater()
            self._socket = None
        self._lock.release()

"""A lock between programs that cannot be left behind: the system frees it with the process."""

from __future__ import annotations

import os
import sys
from pathlib import Path


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

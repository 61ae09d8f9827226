"""The private folder in which one start of the program finds another.

Whoever may write into the folder of a socket can take its place, and hear what was meant for it.
"""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from typing import Final

_LONGEST: Final = 103
"""Bytes of a socket's path; Linux could take four more."""


def socket_folders(beside: Path) -> tuple[Path, ...]:
    """The folders in which a socket may lie, the best first; not all of them exist.

    The last is in the folder `beside`, which holds the games, too: it needs no variable of the
    system.
    """
    usual = Path(f"/run/user/{os.getuid()}")
    named = Path(os.environ.get("XDG_RUNTIME_DIR", ""))
    box = os.environ.get("FLATPAK_ID", "")
    # All else in the run-time folder of a Flatpak belongs to one start of it.
    found = [each / "app" / box if box else each for each in (named, usual) if each.is_absolute()]
    return tuple(dict.fromkeys([*found, beside / "window"]))


class PrivateFolder:
    """The folder `path`, which is this user's and closed to everybody else.

    It stays the same one until it is closed, whatever takes its name. Raises OSError where it is
    not there, is a link, is another user's, or where others may enter.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        flags = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC
        self._handle = os.open(path, flags)
        found = os.fstat(self._handle)
        if found.st_uid != os.geteuid() or found.st_mode & 0o077:
            self.close()
            raise PermissionError(errno.EPERM, os.strerror(errno.EPERM), str(path))

    def has(self, name: str) -> bool:
        """Whether a socket of this user's has this name here."""
        try:
            found = os.stat(name, dir_fd=self._handle, follow_symlinks=False)
        except OSError:
            return False
        return found.st_uid == os.geteuid() and stat.S_ISSOCK(found.st_mode)

    def address(self, name: str) -> str:
        """The address of a socket of this name, in the form that Qt and the system take."""
        plain = str(self._path / name)
        if plain.isascii() and len(plain) <= _LONGEST:
            return plain
        return f"/proc/self/fd/{self._handle}/{name}"  # elsewhere than on Linux: nowhere

    def close(self) -> None:
        """Release the folder; its addresses are no longer valid."""
        os.close(self._handle)

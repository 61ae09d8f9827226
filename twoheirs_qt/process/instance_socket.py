"""The socket by which a later start of the program hands its file to the first.

QtNetwork is loaded with it, for two starts alone.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
import stat
import sys
import time
from collections.abc import Generator
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtNetwork import QLocalServer, QLocalSocket

_LONGEST_PATH: Final = 103
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
        if plain.isascii() and len(plain) <= _LONGEST_PATH:
            return plain
        return f"/proc/self/fd/{self._handle}/{name}"  # elsewhere than on Linux: nowhere

    def close(self) -> None:
        """Release the folder; its addresses are no longer valid."""
        os.close(self._handle)


_HEARD: Final = b"heard\n"
_PLEASE: Final = b"please\n"
_LONGEST: Final = 100_000
"""Bytes of the longest message; a path is far shorter."""


class InstanceSocket(QObject):
    """Listens at a socket called `name` until it is closed; `beside` as in `socket_folders`.

    Where no socket can be made, later starts are kept out all the same, but cannot talk.
    """

    asked = Signal(object)
    """Another start wants the window in front, with this file (a `Path`) open, or None."""

    def __init__(self, name: str, beside: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server = server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        server.newConnection.connect(self._greet)
        # The address holds while the folder is open.
        self._open = contextlib.ExitStack()
        addresses = _addresses(name, beside, make=True)
        for address in self._open.enter_context(contextlib.closing(addresses)):
            QLocalServer.removeServer(address)  # what a killed program left
            if server.listen(address):
                break

    def close(self) -> None:
        """Stop listening."""
        self._server.close()
        self._open.close()

    @Slot()
    def _greet(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            caller = _Caller(socket)
            caller.asked.connect(self.asked)
            caller.hear()


class _Caller(QObject):
    """Another start that talks to this one by `socket`."""

    asked = Signal(object)

    def __init__(self, socket: QLocalSocket) -> None:
        super().__init__(socket)
        self._socket = socket
        self._wants: tuple[Path | None] | None = None
        socket.readyRead.connect(self.hear)
        socket.disconnected.connect(socket.deleteLater)

    @Slot()
    def hear(self) -> None:
        """Read what has arrived."""
        socket = self._socket
        if socket.bytesAvailable() > _LONGEST:
            socket.abort()
            return
        while socket.canReadLine():
            line = bytes(socket.readLine(_LONGEST).data())
            if self._wants is not None:
                [file], self._wants = self._wants, None
                if line == _PLEASE:
                    self.asked.emit(file)
                socket.abort()
                return
            try:
                file = json.loads(line)["open"]
                self._wants = (None if file is None else Path(file),)
            except (ValueError, LookupError, TypeError, RecursionError):
                socket.abort()
                return
            socket.write(_HEARD)
            socket.flush()


def ask_first(name: str, beside: Path, file: Path | None, end: float) -> bool:
    """Ask whoever listens at the socket `name` to open `file`, or only to come forward.

    Waits until the monotonic clock shows `end`; True: it will. `beside` as in `socket_folders`.
    """
    message = json.dumps({"open": None if file is None else str(file.absolute())})
    with contextlib.closing(_addresses(name, beside)) as addresses:
        return any(_told(address, message.encode("ascii") + b"\n", end) for address in addresses)


def _told(address: str, message: bytes, end: float) -> bool:
    socket = QLocalSocket()
    socket.connectToServer(address)
    try:
        if not socket.waitForConnected(_left(end)):
            return False
        socket.write(message)
        socket.flush()
        while socket.bytesAvailable() < len(_HEARD):
            if not socket.waitForReadyRead(_left(end)):
                return False
        if socket.readAll().data() != _HEARD:
            return False
        socket.write(_PLEASE)
        socket.waitForBytesWritten(_left(end))
        return True
    finally:
        socket.abort()


def _left(end: float) -> int:
    """Milliseconds until `end`."""
    return max(1, round((end - time.monotonic()) * 1000))


def _addresses(name: str, beside: Path, *, make: bool = False) -> Generator[str, None, None]:
    """Where the socket is, or, with `make`, where it can be made; the best first.

    Each holds until the next one is asked for.
    """
    if sys.platform == "win32":
        yield name
        return
    for place in socket_folders(beside):
        if make and place.parent == beside:
            with contextlib.suppress(OSError):
                place.mkdir(mode=0o700)
        with contextlib.suppress(OSError), contextlib.closing(PrivateFolder(place)) as folder:
            if make or folder.has(name):
                yield folder.address(name)

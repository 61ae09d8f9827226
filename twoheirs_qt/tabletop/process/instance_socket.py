"""The socket by which a later start of the program sends its file to the first.

This module is imported only when needed, since it loads QtNetwork.
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

_MAX_PATH_BYTES: Final = 103
"""The maximum length of the path of a socket; Linux allows four bytes more."""


def list_socket_folders(data_folder: Path) -> tuple[Path, ...]:
    """List folders for a socket, the best first; not all of them exist.

    The last one is in `data_folder`, which needs no environment variable.
    """
    standard = Path(f"/run/user/{os.getuid()}")
    runtime_folder = Path(os.environ.get("XDG_RUNTIME_DIR", ""))
    flatpak_id = os.environ.get("FLATPAK_ID", "")
    # All other folders in the run-time folder of a Flatpak belong to a single start.
    folders = [
        folder / "app" / flatpak_id if flatpak_id else folder
        for folder in (runtime_folder, standard)
        if folder.is_absolute()
    ]
    return tuple(dict.fromkeys([*folders, data_folder / "window"]))


class PrivateFolder:
    """The folder `path`, which belongs to this user and is closed to others.

    It stays the same folder until it is closed, even if it is renamed. Raises OSError if it is
    missing, is a link, belongs to another user, or is open to others.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        flags = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC
        self._handle = os.open(path, flags)
        status = os.fstat(self._handle)
        if status.st_uid != os.geteuid() or status.st_mode & 0o077:
            self.close()
            raise PermissionError(errno.EPERM, os.strerror(errno.EPERM), str(path))

    def has(self, name: str) -> bool:
        """Whether the folder has a socket of this user with this name."""
        try:
            status = os.stat(name, dir_fd=self._handle, follow_symlinks=False)
        except OSError:
            return False
        return status.st_uid == os.geteuid() and stat.S_ISSOCK(status.st_mode)

    def make_address(self, name: str) -> str:
        """Return the address of a socket of this name for Qt."""
        path = str(self._path / name)
        if path.isascii() and len(path) <= _MAX_PATH_BYTES:
            return path
        return f"/proc/self/fd/{self._handle}/{name}"  # exists only on Linux

    def close(self) -> None:
        """Release the folder; its addresses are no longer valid."""
        os.close(self._handle)


_ACKNOWLEDGEMENT: Final = b"heard\n"
_CONFIRMATION: Final = b"please\n"
_MAX_MESSAGE_BYTES: Final = 100_000
"""The maximum length of a message, far more than a path needs."""


class InstanceSocket(QObject):
    """Listens at a socket called `name` until it is closed.

    `data_folder` is that of `list_socket_folders`.
    Without a socket later starts still end, but they cannot send requests.
    """

    requested = Signal(object)
    """Another start wants the window in front, with this file (a `Path`) open, or None."""

    def __init__(self, name: str, data_folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server = server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        server.newConnection.connect(self._accept)
        # The address is valid while the folder is open.
        self._open_folders = contextlib.ExitStack()
        addresses = _find_addresses(name, data_folder, create=True)
        for address in self._open_folders.enter_context(contextlib.closing(addresses)):
            QLocalServer.removeServer(address)  # left by a killed program
            if server.listen(address):
                break

    def close(self) -> None:
        """Stop listening."""
        self._server.close()
        self._open_folders.close()

    @Slot()
    def _accept(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            client = _Client(socket)
            client.requested.connect(self.requested)
            client.receive()


class _Client(QObject):
    """The connection to another start."""

    requested = Signal(object)

    def __init__(self, socket: QLocalSocket) -> None:
        super().__init__(socket)
        self._socket = socket
        self._request: tuple[Path | None] | None = None
        """The file, or no file, of a request that is not confirmed; None without a request."""
        socket.readyRead.connect(self.receive)
        socket.disconnected.connect(socket.deleteLater)

    @Slot()
    def receive(self) -> None:
        """Read the lines that have arrived."""
        socket = self._socket
        if socket.bytesAvailable() > _MAX_MESSAGE_BYTES:
            socket.abort()
            return
        while socket.canReadLine():
            line = bytes(socket.readLine(_MAX_MESSAGE_BYTES).data())
            if self._request is not None:
                [file], self._request = self._request, None
                if line == _CONFIRMATION:
                    self.requested.emit(file)
                socket.abort()
                return
            try:
                file = json.loads(line)["open"]
                self._request = (None if file is None else Path(file),)
            except (ValueError, LookupError, TypeError, RecursionError):
                socket.abort()
                return
            socket.write(_ACKNOWLEDGEMENT)
            socket.flush()


def send_request(name: str, data_folder: Path, file: Path | None, deadline: float) -> bool:
    """Request the first start, at the socket `name`, to raise its window and open `file`.

    Waits until the monotonic time `deadline`; returns whether it will. `data_folder` as in
    `list_socket_folders`.
    """
    message = json.dumps({"open": None if file is None else str(file.absolute())})
    with contextlib.closing(_find_addresses(name, data_folder)) as addresses:
        return any(
            _send(address, message.encode("ascii") + b"\n", deadline) for address in addresses
        )


def _send(address: str, message: bytes, deadline: float) -> bool:
    socket = QLocalSocket()
    socket.connectToServer(address)
    try:
        if not socket.waitForConnected(_calculate_remaining_ms(deadline)):
            return False
        socket.write(message)
        socket.flush()
        while socket.bytesAvailable() < len(_ACKNOWLEDGEMENT):
            if not socket.waitForReadyRead(_calculate_remaining_ms(deadline)):
                return False
        if socket.readAll().data() != _ACKNOWLEDGEMENT:
            return False
        socket.write(_CONFIRMATION)
        socket.waitForBytesWritten(_calculate_remaining_ms(deadline))
        return True
    finally:
        socket.abort()


def _calculate_remaining_ms(deadline: float) -> int:
    """Calculate the milliseconds until `deadline`."""
    return max(1, round((deadline - time.monotonic()) * 1000))


def _find_addresses(
    name: str, data_folder: Path, *, create: bool = False
) -> Generator[str, None, None]:
    """Find addresses of the socket, or with `create` possible ones; the best first.

    Each is valid until the next one is requested.
    """
    if sys.platform == "win32":
        yield name
        return
    for path in list_socket_folders(data_folder):
        if create and path.parent == data_folder:
            with contextlib.suppress(OSError):
                path.mkdir(mode=0o700)
        with contextlib.suppress(OSError), contextlib.closing(PrivateFolder(path)) as folder:
            if create or folder.has(name):
                yield folder.make_address(name)

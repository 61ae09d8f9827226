"""How one start of the program talks to another: a socket that only this computer's user has."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtNetwork import QLocalServer, QLocalSocket

_HEARD: Final = b"heard\n"
_LONGEST: Final = 100_000
"""Bytes of the longest message; a path is far shorter."""


class InstanceSocket(QObject):
    """Listens at the socket `name` until it is closed."""

    asked = Signal(object)
    """Another start wants the window in front, with this file (a `Path`) open, or None."""

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        QLocalServer.removeServer(name)  # what a killed program left
        self._server = server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        server.newConnection.connect(self._greet)
        server.listen(name)  # where that fails, later starts are kept out all the same

    def close(self) -> None:
        """Listen no more."""
        self._server.close()

    @Slot()
    def _greet(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.readyRead.connect(lambda socket=socket: self._hear(socket))
            socket.disconnected.connect(socket.deleteLater)
            self._hear(socket)

    def _hear(self, socket: QLocalSocket) -> None:
        if socket.bytesAvailable() > _LONGEST:
            socket.abort()
            return
        if not socket.canReadLine():
            return
        line = socket.readLine(_LONGEST).data()
        try:
            message = json.loads(bytes(line))
            file = message["open"]
            path = None if file is None else Path(file)
        except (ValueError, LookupError, TypeError, RecursionError):
            socket.abort()
            return
        socket.write(_HEARD)
        socket.flush()
        self.asked.emit(path)


def ask_first(name: str, file: Path | None) -> bool:
    """Ask whoever listens at `name` to open `file`, or only to come forward; whether it heard."""
    message = json.dumps({"open": None if file is None else str(file.absolute())})
    socket = QLocalSocket()
    socket.connectToServer(name)
    if not socket.waitForConnected(500):
        return False
    socket.write(message.encode("ascii") + b"\n")
    socket.flush()
    for _ in range(4):
        if socket.bytesAvailable() >= len(_HEARD) or not socket.waitForReadyRead(500):
            break
    heard = socket.readAll().data() == _HEARD
    socket.abort()
    return heard

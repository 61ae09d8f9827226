"""One window for one player: a second start hands its file to the first and ends."""

from __future__ import annotations

import json
import time
from enum import Enum, auto
from hashlib import sha256
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from twoheirs_qt.files.lock import Lock

_HEARD: Final = b"heard\n"
_LONGEST: Final = 100_000
"""Bytes of the longest message; a path is far shorter."""


class Place(Enum):
    """What a start of the program is."""

    FIRST = auto()
    """It may open the window."""
    HANDED_OVER = auto()
    """There is a window, and it has been told: there is nothing more to do."""
    NO_ANSWER = auto()
    """There is a window, but it does not answer."""


class OneWindow(QObject):
    """Who may open a window on the games in `folder`.

    A lock decides, which goes with its process; the socket is only for talking. `patience` is how
    many seconds a second start waits for the first to answer: it may be starting, or ending.
    """

    asked = Signal(object)
    """Another start wants the window in front, with this file (a `Path`) open, or None."""

    def __init__(self, folder: Path, patience: float = 10.0, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lock = Lock(folder.parent / "window.lock")
        self._patience = patience
        place = sha256(str(folder.absolute()).encode("utf-8", "surrogateescape")).hexdigest()
        self._name = f"twoheirs-{place[:20]}"
        self._server: QLocalServer | None = None

    @property
    def name(self) -> str:
        """The name of the socket."""
        return self._name

    def begin(self, file: Path | None) -> Place:
        """Find out what this start is; the first one listens to later ones from then on.

        A later one hands over `file`, which is to be opened, or None.
        """
        end = time.monotonic() + self._patience
        while True:
            if self._lock.take():
                self._listen()
                return Place.FIRST
            if self._hand_over(file):
                return Place.HANDED_OVER
            if time.monotonic() > end:
                return Place.NO_ANSWER
            time.sleep(0.1)

    def _listen(self) -> None:
        QLocalServer.removeServer(self._name)  # what a killed one left: we hold the lock
        server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        server.newConnection.connect(self._greet)
        server.listen(self._name)  # where that fails, later starts are kept out all the same
        self._server = server

    def _hand_over(self, file: Path | None) -> bool:
        message = json.dumps({"open": None if file is None else str(file.absolute())})
        socket = QLocalSocket()
        socket.connectToServer(self._name)
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

    def close(self) -> None:
        """Let another start be the first."""
        if self._server is not None:
            self._server.close()
            self._server.deleteLater()
            self._server = None
        self._lock.release()

    @Slot()
    def _greet(self) -> None:
        assert self._server is not None
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

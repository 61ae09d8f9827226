"""A line to a server on this machine that can go dead without a sign, as a network does."""

from __future__ import annotations

import contextlib
import socket
import threading


class DeadLine:
    """Carries connections from `port` to the port of a server, until it is cut.

    What is open when it is cut stays dead for ever, as behind a router that has forgotten it:
    neither side hears of it. While it is cut, new connections are accepted and never answered.
    """

    def __init__(self, server_port: int) -> None:
        self._server_port = server_port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self._is_cut = False
        self._cuts = 0
        self._sockets: list[socket.socket] = []
        threading.Thread(target=self._serve, daemon=True).start()

    def cut(self) -> None:
        """Carry nothing more."""
        self._cuts += 1
        self._is_cut = True

    def mend(self) -> None:
        """Carry new connections again."""
        self._is_cut = False

    def close(self) -> None:
        """End all connections."""
        for each in (self._listener, *self._sockets):
            with contextlib.suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            each.close()

    def _serve(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                self._sockets.append(client)
                if self._is_cut:
                    continue
                try:
                    server = socket.create_connection(("127.0.0.1", self._server_port))
                except OSError:
                    client.close()
                    continue
                self._sockets.append(server)
                for source, target in ((client, server), (server, client)):
                    arguments = source, target, self._cuts
                    threading.Thread(target=self._carry, args=arguments, daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket, cuts: int) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(1 << 16):
                if cuts == self._cuts:
                    target.sendall(data)
            if cuts == self._cuts:
                target.shutdown(socket.SHUT_WR)

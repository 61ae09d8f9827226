"""All connections of this machine with others nearby: it listens, searches, connects, and again."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtNetwork import QHostAddress, QTcpServer, QTcpSocket

from twoheirs_qt.tabletop.far.nearby.connection import Connection, Stage
from twoheirs_qt.tabletop.far.nearby.machines import Identity, KnownMachines, Machine
from twoheirs_qt.tabletop.far.nearby.search import Search, list_own_addresses
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.saves.worker import Worker

_FIRST_PORT: Final = 50000
_PORT_COUNT: Final = 10000
MAX_CONNECTIONS: Final = 24
MAX_UNKNOWN: Final = 3
"""The maximum number of connections from machines that were not confirmed yet."""
_MAX_NEAR: Final = 50
"""The maximum number of machines that are listed as near."""
_FINGERPRINT: Final = re.compile("[0-9a-f]{64}")
_TICK_MS: Final = 500
_ADDRESS_CHECK_TICKS: Final = 6
_SEARCH_RETRY_TICKS: Final = 60
MIN_RETRY_S: Final = 1.0
MAX_RETRY_S: Final = 10.0
_SECOND_DELAY_S: Final = 2.0
"""The delay of the machine that need not be the one to connect, as both see each other."""
_FINISH_TIMEOUT_S: Final = 1.0


class NearMachine(NamedTuple):
    """A machine in this network, as its entry says."""

    name: str
    hosts: tuple[str, ...]
    port: int


class _Retry:
    """The next attempt to connect to a confirmed machine, with a delay that grows."""

    def __init__(self, first_delay: float) -> None:
        self.time = time.monotonic() + first_delay
        self._delay = MIN_RETRY_S
        self.number = 0

    def go_on(self) -> None:
        self.time = time.monotonic() + self._delay * random.uniform(0.8, 1.2)
        self._delay = min(2 * self._delay, MAX_RETRY_S)
        self.number += 1


class Network(QObject):
    """Listens, and connects to all confirmed machines that are near or were where they are.

    Raises OSError if no port can be listened on.
    """

    changed = Signal()
    """Other machines are near or connected."""
    compared = Signal(object, object)
    """A connection, and the words that its two people should see now."""
    comparison_ended = Signal(object)
    """A connection whose words need not be compared any more."""
    opened = Signal(object)
    closed = Signal(object)
    """A connection that was open has been closed."""
    failed = Signal(str)
    """No machine could be reached where the player wanted: its host and port, or its name."""
    statement_received = Signal(str, str, bytes)
    """A fingerprint, a game and its statement."""
    taken_received = Signal(str, str)
    """A fingerprint, and a game that somebody else has joined."""

    def __init__(
        self,
        identity: Identity,
        known: KnownMachines,
        name: str,
        worker: Worker,
        parent: QObject,
        networks: Sequence[str] | None = None,
    ) -> None:
        super().__init__(parent)
        self._identity = identity
        self._known = known
        self._name = name
        self._fixed_networks = networks
        self.near: dict[str, NearMachine] = {}
        """The machines that announce themselves, by their fingerprints."""
        self.open: dict[str, Connection] = {}
        """The open connections by the fingerprints of the other machines."""
        self._entries: dict[str, str] = {}
        self._connections: set[Connection] = set()
        self._wanted: dict[Connection, str] = {}
        self._retries: dict[str, _Retry] = {}
        self._refused: set[str] = set()
        self._addresses: tuple[str, ...] = ()
        self._ticks = 0
        self._server = QTcpServer(self)
        everywhere = QHostAddress(QHostAddress.SpecialAddress.Any)
        # The same port each time, if it is free: people can write the address down.
        usual_port = _FIRST_PORT + int(identity.fingerprint[:8], 16) % _PORT_COUNT
        if not (self._server.listen(everywhere, usual_port) or self._server.listen(everywhere, 0)):
            raise OSError(self._server.errorString())
        self._server.newConnection.connect(self._accept)
        self._search = Search(worker, self, self.changed.emit)
        self._tick_timer = QTimer(self, interval=_TICK_MS)
        self._tick_timer.timeout.connect(self._tick)
        self._tick_timer.start()
        self._tick()

    @property
    def port(self) -> int:
        """The port that is listened on."""
        return self._server.serverPort()

    @property
    def addresses(self) -> tuple[str, ...]:
        """The addresses of this machine in its networks."""
        return self._addresses

    @property
    def has_search_failed(self) -> bool:
        """Whether other machines cannot be searched for now; it is tried again."""
        return self._search.error is not None or self._search.is_flooded

    @property
    def awaited(self) -> set[str]:
        """The fingerprints of the machines whose people have still to confirm the words."""
        return {
            connection.fingerprint
            for connection in self._connections
            if connection.waits_for_partner
        }

    def finish(self, *, is_last: bool) -> None:
        """Close everything, when what was sent has gone out or soon after.

        `is_last`: the program ends, so that this waits until all threads have ended.
        """
        self._tick_timer.stop()
        self._server.close()
        self._search.stop()
        end = time.monotonic() + _FINISH_TIMEOUT_S
        for connection in [*self._connections]:
            connection.is_ended_here = True
            connection.finish(max(1, round(1000 * (end - time.monotonic()))))
        if is_last:
            self._search.wait(max(0.0, end + _FINISH_TIMEOUT_S - time.monotonic()))

    # -- what is near ----------------------------------------------------------------------------

    @Slot()
    def _tick(self) -> None:
        """Look at what zeroconf has found and whether addresses have changed; connect."""
        if self._ticks % _ADDRESS_CHECK_TICKS == 0:
            if not self._known.is_saved:
                with suppress(FileError):  # tried again until there is room
                    self._known.save()
            addresses = (
                list_own_addresses() if self._fixed_networks is None else self._fixed_networks
            )
            if self._search.is_flooded:
                self._search.stop()
            is_alone = not (self.near or self._connections)
            is_due = self._ticks % _SEARCH_RETRY_TICKS == 0 and (
                self.has_search_failed or is_alone  # what others announced may have been lost
            )
            if tuple(addresses) != self._addresses or is_due:
                self._addresses = tuple(addresses)
                self._entries.clear()
                self.near.clear()
                self._search.restart(
                    self._identity.fingerprint, self._name, self.port, self._addresses
                )
                self._retry_all()
                self.changed.emit()
        self._ticks += 1
        self._read_found()
        now = time.monotonic()
        for fingerprint in [*self._known.machines]:
            retry = self._retries.setdefault(
                fingerprint, _Retry(self._choose_first_delay(fingerprint))
            )
            if now >= retry.time and not self._has_connection(fingerprint):
                self._connect_again(fingerprint, retry)

    def _choose_first_delay(self, fingerprint: str) -> float:
        return 0.0 if self._identity.fingerprint < fingerprint else _SECOND_DELAY_S

    def _retry_all(self) -> None:
        self._retries.clear()

    def _read_found(self) -> None:
        for found in self._search.take_found():
            if not found.hosts:
                self.near.pop(self._entries.pop(found.entry, ""), None)
            elif (
                max(len(self.near), len(self._entries)) < _MAX_NEAR
                and _FINGERPRINT.fullmatch(found.fingerprint)
                and found.fingerprint != self._identity.fingerprint
            ):
                self._entries[found.entry] = found.fingerprint
                self.near[found.fingerprint] = NearMachine(found.name, found.hosts, found.port)
                self._retries.pop(found.fingerprint, None)
            self.changed.emit()

    # -- connecting ------------------------------------------------------------------------------

    def _has_connection(self, fingerprint: str) -> bool:
        return any(
            connection.fingerprint == fingerprint or self._wanted.get(connection) == fingerprint
            for connection in self._connections
        )

    def _connect_again(self, fingerprint: str, retry: _Retry) -> None:
        machine, near = self._known.machines[fingerprint], self.near.get(fingerprint)
        places = [(host, near.port) for host in near.hosts] if near is not None else []
        if machine.host and machine.port:
            places.append((machine.host, machine.port))
        if places and len(self._connections) < MAX_CONNECTIONS:
            host, port = places[retry.number % len(places)]
            self._call(host, port, fingerprint)
        retry.go_on()

    def connect_to(self, fingerprint: str) -> None:
        """Connect to a machine that is near, since the player wants so."""
        near = self.near.get(fingerprint)
        self._refused.discard(fingerprint)
        if near is not None and fingerprint not in self.open:
            self._call(near.hosts[0], near.port, near.name or near.hosts[0], is_reported=True)

    def connect_to_address(self, host: str, port: int) -> None:
        """Connect to an address, since the player wants so."""
        self._refused.clear()
        self._call(host, port, f"{host}:{port}", is_reported=True)

    def _call(self, host: str, port: int, goal: str, *, is_reported: bool = False) -> None:
        socket = QTcpSocket()
        connection = self._add(socket, is_caller=True)
        self._wanted[connection] = "" if is_reported else goal
        if is_reported:
            connection.closed.connect(lambda: self._report_failure(connection, goal))
        socket.connectToHost(host, port)

    def _report_failure(self, connection: Connection, goal: str) -> None:
        """Report that a connection which the player wanted has ended before it was known."""
        if not connection.partner_name and not connection.partner_port:
            self.failed.emit(goal)

    @Slot()
    def _accept(self) -> None:
        while self._server.hasPendingConnections():
            socket = self._server.nextPendingConnection()
            unknown_count = sum(map(self._is_unknown, self._connections))
            if len(self._connections) >= MAX_CONNECTIONS or unknown_count >= MAX_UNKNOWN:
                socket.abort()
                socket.deleteLater()
            else:
                self._add(socket, is_caller=False)

    def _is_unknown(self, connection: Connection) -> bool:
        """Whether a machine that has connected has not proven yet that it was confirmed."""
        is_known = connection.has_proven_key and connection.fingerprint in self._known.machines
        return not (connection.is_caller or is_known)

    def _add(self, socket: QTcpSocket, *, is_caller: bool) -> Connection:
        connection = Connection(
            socket,
            self._identity,
            (self._name, self.port),
            lambda fingerprint: fingerprint in self._known.machines,
            self._may_compare,
            is_caller=is_caller,
            parent=self,
        )
        self._connections.add(connection)
        connection.identified.connect(lambda: self._resolve_doubles(connection))
        connection.compared.connect(lambda words: self.compared.emit(connection, words))
        connection.opened.connect(lambda: self._on_opened(connection))
        connection.closed.connect(lambda: self._on_closed(connection))
        connection.statement_received.connect(
            lambda game, raw: self.statement_received.emit(connection.fingerprint, game, raw)
        )
        connection.taken_received.connect(
            lambda game: self.taken_received.emit(connection.fingerprint, game)
        )
        return connection

    def _may_compare(self, connection: Connection) -> bool:
        """Whether people can compare words now: one comparison at a time, and none refused."""
        is_expected = self._wanted.get(connection, "") == ""
        return (
            is_expected
            and connection.fingerprint not in self._refused
            and not any(other.stage is Stage.COMPARING for other in self._connections)
        )

    def _resolve_doubles(self, connection: Connection) -> None:
        """Keep one connection with a machine: that of the smaller caller, of those the newest."""
        expected = self._wanted.get(connection, "")
        if expected and expected != connection.fingerprint:
            connection.close()  # another machine has this address now
            return
        for other in [*self._connections]:
            is_double = (
                other is not connection
                and other.fingerprint == connection.fingerprint
                and other.stage in (Stage.HELLO, Stage.COMPARING, Stage.OPEN)
            )
            if not is_double:
                continue
            i_call_first = self._identity.fingerprint < connection.fingerprint
            is_worse = (
                connection.is_caller is not other.is_caller
                and connection.is_caller is not i_call_first
            )
            (connection if is_worse else other).close()
            if is_worse:
                return

    def _on_opened(self, connection: Connection) -> None:
        fingerprint = connection.fingerprint
        self.open[fingerprint] = connection
        self._retries.pop(fingerprint, None)
        name, port = connection.partner_name, connection.partner_port
        with suppress(FileError):  # it is saved later
            self._known.keep(Machine(fingerprint, name, connection.host, port))
        if connection.was_comparing:
            self.comparison_ended.emit(connection)
        self.opened.emit(connection)
        self.changed.emit()

    def _on_closed(self, connection: Connection) -> None:
        self._connections.discard(connection)
        self._wanted.pop(connection, None)
        fingerprint = connection.fingerprint
        if self.open.get(fingerprint) is connection:
            del self.open[fingerprint]
            self.closed.emit(connection)
        elif connection.was_comparing:
            self.comparison_ended.emit(connection)
        connection.deleteLater()
        self.changed.emit()

    def refuse(self, connection: Connection) -> None:
        """Close a connection whose words differ; that machine is not asked about again."""
        self._refused.add(connection.fingerprint)
        connection.is_ended_here = True
        connection.close()

    def forget(self, fingerprint: str) -> None:
        """Forget a machine, which has to be confirmed again. Raises FileError."""
        connection = self.open.get(fingerprint)
        self._known.forget(fingerprint)
        self._retries.pop(fingerprint, None)
        if connection is not None:
            connection.close()
        self.changed.emit()

"""The search for machines in this network, and this one's own entry there, by zeroconf.

The entry has the name of the player, the port, and the fingerprint of the certificate. Whoever is
in the network can read it, as long as the search runs, and could write others: it only says where
to connect.
"""

from __future__ import annotations

import socket
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtNetwork import QAbstractSocket, QNetworkInterface

from twoheirs_qt.tabletop.files.limits import MAX_NAME_LENGTH, shorten_for_file
from twoheirs_qt.tabletop.saves.worker import Outcome, Worker

if TYPE_CHECKING:
    from zeroconf import ServiceBrowser, ServiceStateChange, Zeroconf

SERVICE = "_twoheirs._tcp.local."
"""The kind of entry that is made and looked for; another one in tests."""
MAX_FOUND: Final = 200
"""The maximum number of entries that wait to be read."""
MAX_CHANGES: Final = 10_000
"""The number of changes after which a search is given up: zeroconf keeps something of each."""
_LANE: Final = "search for machines nearby"
_INFO_TIMEOUT_MS: Final = 3000
_MAX_WAITING: Final = 50
"""The number of waiting entries up to which the machine of an incomplete one is asked."""


class Found(NamedTuple):
    """A machine that announces itself; without `hosts` it does so no longer.

    `entry` is the name of its entry; `fingerprint` is empty without hosts.
    """

    entry: str
    fingerprint: str
    name: str
    hosts: tuple[str, ...]
    port: int


def list_own_addresses(*, with_loopback: bool = False) -> tuple[str, ...]:
    """The IPv4 addresses of this machine in its networks."""
    return tuple(
        [
            address.toString()
            for address in QNetworkInterface.allAddresses()
            if address.protocol() is QAbstractSocket.NetworkLayerProtocol.IPv4Protocol
            and (with_loopback or not address.isLoopback())
        ]
    )


class Search:
    """Announces this machine and looks for others, in threads; `take_found` has what is new.

    Without a network there is nothing to search; `restart` begins again. `on_done` is called when
    it has begun or ended, or has failed, which `error` says.
    """

    def __init__(self, worker: Worker, owner: QObject, on_done: Callable[[], object]) -> None:
        self._worker = worker
        self._owner = owner
        self._call_on_done = on_done
        self._found: deque[Found] = deque(maxlen=MAX_FOUND)
        self._running: list[tuple[Zeroconf, ServiceBrowser]] = []
        self._ending: Zeroconf | None = None
        self._change_count = 0
        self.error: BaseException | None = None
        """The reason why the search does not run, if it failed."""

    @property
    def is_flooded(self) -> bool:
        """Whether others have announced so much that the search is to end for a while."""
        return self._change_count > MAX_CHANGES

    def restart(self, fingerprint: str, name: str, port: int, addresses: Sequence[str]) -> None:
        """Search in the networks of these addresses."""
        self.stop()
        self._change_count = 0
        if addresses:
            start = partial(_start, self, fingerprint, name, port, tuple(addresses))
            self._worker.submit(_LANE, start, self._on_done, self._owner)

    def stop(self) -> None:
        """Search no longer, and take the own entry back, as soon as the network allows."""
        self._worker.submit(_LANE, self._end_running, self._on_done, self._owner)

    def _end_running(self) -> None:
        while self._running:
            self._ending, browser = self._running.pop()
            browser.cancel()  # ends its thread
            self._ending.close()
            self._ending = None

    def wait(self, timeout_s: float) -> None:
        """Wait until what was asked for is done, for some time."""
        self._worker.wait(_LANE, timeout_s)

    def _on_done(self, outcome: Outcome[None]) -> None:
        self.error = outcome.error
        self._call_on_done()

    def add_running(self, zeroconf: Zeroconf, browser: ServiceBrowser) -> None:
        """Note what is to be stopped."""
        self._running.append((zeroconf, browser))

    def take_found(self) -> list[Found]:
        """Take what was found since the last time."""
        found = []
        while self._found:
            found.append(self._found.popleft())
        return found

    def on_change(
        self, zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange
    ) -> None:
        """Note what zeroconf says, in its thread."""
        from zeroconf import ServiceInfo, ServiceStateChange

        self._change_count += 1
        if zeroconf is self._ending or self.is_flooded:
            return
        if state_change is ServiceStateChange.Removed:
            self._found.append(Found(name, "", "", (), 0))
            return
        info = ServiceInfo(service_type, name)
        is_complete = info.load_from_cache(zeroconf)
        if not is_complete:
            # A machine that announces thousands which do not answer must not let more wait.
            waiting_count = sum(browser.queue.qsize() for _, browser in self._running)
            if waiting_count > _MAX_WAITING or not info.request(zeroconf, _INFO_TIMEOUT_MS):
                return
        if not info.port:
            return
        properties = {key: value or b"" for key, value in info.properties.items()}
        fingerprint = properties.get(b"fp", b"").decode("ascii", "replace")
        player = shorten_for_file(
            properties.get(b"name", b"").decode("utf-8", "replace"), MAX_NAME_LENGTH
        )
        hosts = tuple(info.parsed_addresses()[:8])
        self._found.append(Found(name, fingerprint, player, hosts, info.port))


def _start(
    search: Search, fingerprint: str, name: str, port: int, addresses: Sequence[str]
) -> None:
    from zeroconf import IPVersion, ServiceBrowser, ServiceInfo, Zeroconf

    zeroconf = Zeroconf(interfaces=list(addresses), ip_version=IPVersion.V4Only)
    browser = ServiceBrowser(zeroconf, SERVICE, handlers=[search.on_change])
    search.add_running(zeroconf, browser)  # before what may fail, so that it is stopped
    properties: dict[str | bytes, Any] = {"fp": fingerprint, "name": name}
    info = ServiceInfo(
        SERVICE,
        f"{fingerprint[:16]}.{SERVICE}",
        addresses=[socket.inet_aton(address) for address in addresses],
        port=port,
        properties=properties,
        server=f"twoheirs-{fingerprint[:16]}.local.",
    )
    zeroconf.register_service(info, allow_name_change=True)

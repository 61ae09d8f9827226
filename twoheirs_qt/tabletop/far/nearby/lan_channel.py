"""Games with machines nearby: the channel that the players see, and what it holds while off."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from twoheirs_qt.tabletop.far import texts
from twoheirs_qt.tabletop.far.channel import NEARBY, Channel, Notice
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.saves.worker import Worker
from twoheirs_qt.tabletop.text.text import Text, make_untranslated_text, translate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from twoheirs_qt.tabletop.far.far_game import FarGame
    from twoheirs_qt.tabletop.far.nearby.connection import Connection
    from twoheirs_qt.tabletop.far.nearby.machines import KnownMachines
    from twoheirs_qt.tabletop.far.nearby.network import Network

OPEN_ADDRESS: Final = f"{NEARBY}:"
"""The address of an invitation to everybody nearby whose machine was confirmed."""
MAX_INVITATIONS: Final = 20
"""The maximum number of other games of a machine that are held."""
MAX_INVITATION_BYTES: Final = 1 << 16
_PACKAGES: Final = ("cryptography", "zeroconf")

MISSING: Final = translate(
    "Far",
    "This installation can't play nearby: "
    "install the program by “pipx install 'twoheirs-qt[lan]'”.",
)
_OFF: Final = translate(
    "Far", "Nearby is switched off. Switch it on under “Two machines” to go on with this game."
)
#: {name} is a player.
_AWAY: Final = translate(
    "Far", "{name}'s machine is not connected. The game goes on when both machines meet again."
)
_NO_PORT: Final = translate("Far", "Nearby can't be switched on: {fault}.")
_NEARBY: Final = translate("Far", "Nearby")
#: {name} is a player.
_NEARBY_NAME: Final = translate("Far", "Nearby: {name}")
_UNKNOWN: Final = translate("Far", "a machine that was forgotten")
_INVITED_TITLE: Final = translate("Far", "The invitation is open")
_INVITED: Final = translate(
    "Far",
    "Everybody nearby whose machine is connected with this one finds it under “Two machines” in "
    "the Game menu, and the first to join plays. You will be told when the game begins.",
)
_JOINED_TITLE: Final = translate("Far", "You have joined")
#: {name} is a player.
_JOINED: Final = translate(
    "Far", "The game begins as soon as {name}'s machine has seen it; you will be told."
)


class MachineEntry(NamedTuple):
    """A machine in the list: a known one, one that is near, or both."""

    fingerprint: str
    name: str
    is_known: bool
    is_near: bool
    is_connected: bool
    is_awaited: bool
    """The words were confirmed here, and not yet there."""


class LanChannel(Channel):
    """Carries statements over encrypted connections to confirmed machines, while it is on.

    `folder` holds this machine's key and the confirmed machines. Nothing listens, connects or
    is read there before `switch_on`.
    """

    scheme = NEARBY

    machines_changed = Signal()
    """`machines` are different."""
    compared = Signal(object, object)
    """A connection, and the words that its two people should see now."""
    comparison_ended = Signal(object)
    """A connection whose words need not be compared any more."""
    failed = Signal(str)
    """No machine could be reached where the player wanted, which is what the text names."""

    def __init__(self, folder: Path, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._worker = worker
        self._network: Network | None = None
        self._known_machines: KnownMachines | None = None
        self._statements: dict[str, tuple[str, bytes]] = {}
        self._done_games: set[str] = set()
        """The games that are over, which the other machine is known to have read."""
        self._invitations: dict[str, dict[str, bytes]] = {}

    # -- on and off ------------------------------------------------------------------------------

    @property
    def is_possible(self) -> bool:
        """Whether what playing nearby needs is installed."""
        return all(find_spec(package) is not None for package in _PACKAGES)

    @property
    def is_on(self) -> bool:
        """Whether this machine can be found, and connects to others."""
        return self._network is not None

    def switch_on(self, name: str, networks: Sequence[str] | None = None) -> Text | None:
        """Let others find this machine under the player's name; returns why it can't be done.

        `networks` are the addresses of this machine in the networks that are searched; else all.
        """
        if self._network is not None:
            return None
        if not self.is_possible:
            return MISSING
        from twoheirs_qt.tabletop.far.nearby.machines import load_identity
        from twoheirs_qt.tabletop.far.nearby.network import Network

        try:
            identity = load_identity(self._folder)
            network = Network(identity, self._known, name, self._worker, self, networks)
        except FileError as fault:
            return _NO_PORT.fill(fault=fault.fault)
        except OSError as error:
            return _NO_PORT.fill(fault=make_untranslated_text(str(error)))
        self._network = network
        network.changed.connect(self.machines_changed)
        network.compared.connect(self.compared)
        network.comparison_ended.connect(self.comparison_ended)
        network.failed.connect(self.failed)
        network.opened.connect(self._on_opened)
        network.closed.connect(self._on_closed)
        network.statement_received.connect(self._on_statement)
        network.taken_received.connect(self._on_taken)
        self._tell_changes()
        return None

    def switch_off(self, *, is_last: bool = False) -> None:
        """Close all connections, and let nobody find this machine.

        `is_last`: the program ends, so that this waits until all threads have ended.
        """
        network, self._network = self._network, None
        if network is not None:
            network.finish(is_last=is_last)
            network.deleteLater()
            self._tell_changes()

    def _tell_changes(self) -> None:
        self.changed.emit()
        self.machines_changed.emit()

    @property
    def has_search_failed(self) -> bool:
        """Whether machines cannot be searched for now, so that only addresses lead to them."""
        return self._network is not None and self._network.has_search_failed

    @property
    def own_addresses(self) -> list[str]:
        """The addresses under which others can connect to this machine, with the port."""
        network = self._network
        return [] if network is None else [f"{host}:{network.port}" for host in network.addresses]

    # -- machines --------------------------------------------------------------------------------

    @property
    def _known(self) -> KnownMachines:
        if self._known_machines is None:
            from twoheirs_qt.tabletop.far.nearby.machines import KnownMachines

            self._known_machines = KnownMachines(self._folder)
        return self._known_machines

    @property
    def machines(self) -> list[MachineEntry]:
        """The machines that are near or known, the connected ones first."""
        network, known = self._network, self._known.machines
        near = {} if network is None else network.near
        connections = {} if network is None else network.open
        awaited = set() if network is None else network.awaited
        entries = [
            MachineEntry(
                fingerprint,
                known[fingerprint].name if fingerprint in known else near[fingerprint].name,
                fingerprint in known,
                fingerprint in near,
                fingerprint in connections,
                fingerprint in awaited,
            )
            for fingerprint in {**known, **near}
        ]
        return sorted(
            entries,
            key=lambda entry: (not entry.is_connected, not entry.is_near, entry.name.casefold()),
        )

    def connect_to(self, fingerprint: str) -> None:
        """Connect to a machine that is near."""
        if self._network is not None:
            self._network.connect_to(fingerprint)

    def connect_to_address(self, host: str, port: int) -> None:
        """Connect to a machine by its address."""
        if self._network is not None:
            self._network.connect_to_address(host, port)

    def confirm(self, connection: Connection) -> None:
        """Say that the words of a connection are the same on both machines."""
        connection.confirm()
        self.machines_changed.emit()

    def refuse(self, connection: Connection) -> None:
        """Close a connection whose words differ."""
        if self._network is not None:
            self._network.refuse(connection)

    def forget(self, fingerprint: str) -> None:
        """Forget a machine, which has to be confirmed again. Raises FileError."""
        if self._network is not None:
            self._network.forget(fingerprint)
        else:
            self._known.forget(fingerprint)
        self._tell_changes()

    # -- the channel -----------------------------------------------------------------------------

    def start(self) -> None:
        pass  # until the player switches it on

    def stop(self) -> None:
        self.switch_off(is_last=True)

    def poll(self) -> None:
        pass  # connections bring all by themselves

    def post(self, game: FarGame) -> None:
        record, statement = game.record, game.make_statement(whole=True)
        former_address, _ = self._statements.get(record.id, (record.address, b""))
        self._statements[record.id] = record.address, statement
        if game.is_over and record.is_acknowledged:
            self._done_games.add(record.id)
        else:
            self._done_games.discard(record.id)
        partner = record.address.removeprefix(OPEN_ADDRESS)
        connections = {} if self._network is None else self._network.open
        for fingerprint, connection in connections.items():
            if partner in ("", fingerprint):
                connection.send_statement(record.id, statement)
            elif former_address == OPEN_ADDRESS:
                connection.send_taken(record.id)
        for games in self._invitations.values():
            games.pop(record.id, None)

    def drop(self, game: FarGame) -> None:
        address, _ = self._statements.pop(game.record.id, ("", b""))
        self._done_games.discard(game.record.id)
        if address == OPEN_ADDRESS and self._network is not None:
            for connection in self._network.open.values():
                connection.send_taken(game.record.id)

    def describe(self, address: str) -> Text:
        name = self._find_name(address)
        return _NEARBY if name is None else _NEARBY_NAME.fill(name=name)

    def _find_name(self, address: str) -> Text | None:
        """The name of the machine of an address; None if it is no machine's."""
        fingerprint = address.removeprefix(OPEN_ADDRESS)
        if not fingerprint:
            return None
        machine = self._known.machines.get(fingerprint)
        return _UNKNOWN if machine is None else make_untranslated_text(machine.name or machine.host)

    def find_fault(self, address: str) -> Text | None:
        if self._network is None:
            return _OFF if self.is_possible else MISSING
        name = self._find_name(address)
        is_connected = address.removeprefix(OPEN_ADDRESS) in self._network.open
        return None if name is None or is_connected else _AWAY.fill(name=name)

    def make_invited_notice(self, address: str) -> Notice:
        return Notice(_INVITED_TITLE, _INVITED)

    def make_joined_notice(self, address: str, name: Text) -> Notice:
        return Notice(_JOINED_TITLE, _JOINED.fill(name=name))

    # -- connections -----------------------------------------------------------------------------

    def _on_opened(self, connection: Connection) -> None:
        address = OPEN_ADDRESS + connection.fingerprint
        for name, (game_address, statement) in self._statements.items():
            if name not in self._done_games and game_address in (OPEN_ADDRESS, address):
                connection.send_statement(name, statement)
        self.changed.emit()

    def _on_closed(self, connection: Connection) -> None:
        if self._invitations.pop(connection.fingerprint, None):
            self.invited.emit(OPEN_ADDRESS + connection.fingerprint, [])
        self.changed.emit()

    def _on_statement(self, fingerprint: str, game: str, raw: bytes) -> None:
        sender = OPEN_ADDRESS + fingerprint
        address, _ = self._statements.get(game, ("", b""))
        if address in (OPEN_ADDRESS, sender):
            self.received.emit(game, raw, sender)
        elif address and self._network is not None:  # another one has joined before
            self._network.open[fingerprint].send_taken(game)
        elif not address:
            games = self._invitations.setdefault(fingerprint, {})
            if len(raw) <= MAX_INVITATION_BYTES and (len(games) < MAX_INVITATIONS or game in games):
                games[game] = raw
                self.invited.emit(sender, [*games.values()])

    def _on_taken(self, fingerprint: str, game: str) -> None:
        sender = OPEN_ADDRESS + fingerprint
        address, _ = self._statements.get(game, ("", b""))
        if address == sender:
            self.received.emit(game, FileError(texts.TAKEN), sender)
            return
        games = self._invitations.get(fingerprint, {})
        if games.pop(game, None) is not None:
            self.invited.emit(sender, [*games.values()])

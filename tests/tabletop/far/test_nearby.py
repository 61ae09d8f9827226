"""Machines nearby: who is let in, what is remembered, and what the network may do."""

from __future__ import annotations

import secrets
import ssl
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QObject
from PySide6.QtNetwork import QHostAddress, QTcpServer, QTcpSocket
from pytestqt.qtbot import QtBot
from zeroconf import IPVersion, ServiceBrowser, ServiceStateChange, Zeroconf

from tests.box import GAME
from tests.long_run import choose_count
from tests.tabletop.far.machines import (
    NOON,
    accept,
    begin_game,
    exchange,
    make_invitation,
    spoil,
)
from tests.timeouts import TIMEOUT_S
from twoheirs_qt.tabletop.far.far_game import FarGame, News
from twoheirs_qt.tabletop.far.message import MAX_MESSAGE_BYTES
from twoheirs_qt.tabletop.far.nearby import connection as connections
from twoheirs_qt.tabletop.far.nearby import network, search
from twoheirs_qt.tabletop.far.nearby.connection import GREETING, Connection, Frame
from twoheirs_qt.tabletop.far.nearby.dialog import parse_address
from twoheirs_qt.tabletop.far.nearby.lan_channel import OPEN_ADDRESS, LanChannel
from twoheirs_qt.tabletop.far.nearby.machines import (
    SPELLING,
    KnownMachines,
    load_identity,
    make_words,
)
from twoheirs_qt.tabletop.far.nearby.network import MAX_UNKNOWN
from twoheirs_qt.tabletop.far.record import Record
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.saves.worker import Worker


class Home:
    """A machine with its key, which notes what it is asked and what it receives."""

    def __init__(self, folder: Path, name: str) -> None:
        self.name = name
        self.channel = LanChannel(folder, Worker())
        self.asked: list[tuple[Connection, tuple[str, ...]]] = []
        self.ended: list[Connection] = []
        self.received: list[tuple[str, bytes | FileError, str]] = []
        self.invited: dict[str, list[bytes]] = {}
        self.failed: list[str] = []
        self.channel.compared.connect(
            lambda connection, words: self.asked.append((connection, words))
        )
        self.channel.comparison_ended.connect(self.ended.append)
        self.channel.received.connect(lambda *received: self.received.append(received))
        self.channel.invited.connect(self.invited.__setitem__)
        self.channel.failed.connect(self.failed.append)

    def switch_on(self, *networks: str) -> None:
        assert self.channel.switch_on(self.name, networks) is None

    @property
    def port(self) -> int:
        assert self.channel._network is not None
        return self.channel._network.port

    @property
    def fingerprint(self) -> str:
        return load_identity(self.channel._folder).fingerprint

    @property
    def connected(self) -> list[str]:
        """The names of the machines that are connected."""
        return [machine.name for machine in self.channel.machines if machine.is_connected]

    def find_connection(self) -> Connection:
        assert self.channel._network is not None
        [connection] = self.channel._network.open.values()
        return connection

    def is_invited(self, address: str) -> bool:
        return bool(self.invited.get(address))

    def has_received(self, count: int) -> bool:
        return len(self.received) == count

    def call(self, other: Home) -> None:
        self.channel.connect_to_address("127.0.0.1", other.port)


def is_in_state(socket: QTcpSocket, state: QTcpSocket.SocketState) -> bool:
    return socket.state() == state


class Pair:
    """Ada's and Ben's machines."""

    def __init__(self, folder: Path, qtbot: QtBot) -> None:
        self.folder, self.wait = folder, qtbot.waitUntil
        self.homes: list[Home] = []
        self.ada, self.ben = self.add("Ada"), self.add("Ben")

    def add(self, name: str) -> Home:
        home = Home(self.folder / name, name)
        home.switch_on()
        self.homes.append(home)
        return home

    def confirm(self) -> None:
        """Let Ben call Ada, and both say that the words are the same."""
        self.ben.call(self.ada)
        self.wait(lambda: bool(self.ada.asked and self.ben.asked))
        for home in (self.ada, self.ben):
            home.channel.confirm(home.asked[-1][0])
        self.wait_connected()

    def wait_connected(self) -> None:
        self.wait(lambda: self.ada.connected == ["Ben"] and self.ben.connected == ["Ada"])


@pytest.fixture
def pair(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pair]:
    # Other tests may run in this network at the same time.
    monkeypatch.setattr(search, "SERVICE", f"_{secrets.token_hex(6)}._tcp.local.")
    both = Pair(tmp_path, qtbot)
    yield both
    for home in both.homes:
        home.channel.stop()
    assert not [thread for thread in threading.enumerate() if "zeroconf" in thread.name]


def open_invitation() -> FarGame:
    """An invitation to all machines nearby."""
    game = make_invitation(Random(1))
    game.record = replace_address(game, OPEN_ADDRESS)
    return game


def replace_address(game: FarGame, address: str) -> Record:
    return replace(game.record, address=address)


# -- the four words -------------------------------------------------------------------------------


def test_machines_that_show_the_same_words_are_connected_and_remembered(pair: Pair) -> None:
    pair.confirm()
    assert pair.ada.asked[0][1] == pair.ben.asked[0][1]
    assert len(pair.ada.asked[0][1]) == 4
    for home in (pair.ada, pair.ben):
        home.channel.switch_off()
    pair.wait(lambda: not pair.ada.connected and not pair.ben.connected)
    for home in (pair.ada, pair.ben):
        home.switch_on()
    pair.wait_connected()  # by the address of the last time
    assert len(pair.ada.asked) == 1  # not asked again


def test_machines_that_cannot_be_saved_are_saved_later(pair: Pair) -> None:
    path = pair.folder / "Ada" / "machines.json"
    path.mkdir()
    pair.confirm()
    assert not KnownMachines(path.parent).machines
    path.rmdir()
    pair.wait(path.is_file)
    assert [*KnownMachines(path.parent).machines] == [pair.ben.fingerprint]


@pytest.mark.parametrize("refuser", ["ada", "ben"])
def test_a_machine_is_not_connected_if_one_player_says_no(pair: Pair, refuser: str) -> None:
    pair.ben.call(pair.ada)
    pair.wait(lambda: bool(pair.ada.asked and pair.ben.asked))
    home = getattr(pair, refuser)
    other = pair.ada if home is pair.ben else pair.ben
    other.channel.confirm(other.asked[0][0])
    home.channel.refuse(home.asked[0][0])
    pair.wait(lambda: bool(pair.ada.ended and pair.ben.ended))
    assert pair.ada.channel.machines == pair.ben.channel.machines == []


def test_a_machine_in_between_gets_other_words(pair: Pair) -> None:
    """A machine between two others has a key of its own, and one guess at four words."""
    ada, ben, eve = "a" * 64, "b" * 64, "e" * 64
    nonces = [secrets.token_bytes(32) for _ in range(3)]
    to_ada = make_words((ada, nonces[0]), (eve, nonces[1]))
    to_ben = make_words((eve, nonces[1]), (ben, nonces[2]))
    assert to_ada != to_ben
    assert set(to_ada) <= set(SPELLING)


def test_the_certificate_of_a_known_machine_is_useless_without_its_key(pair: Pair) -> None:
    pair.confirm()
    pair.ben.channel.switch_off()
    pair.wait(lambda: not pair.ada.connected)
    eve = load_identity(pair.folder / "Eve")
    certificate = load_identity(pair.folder / "Ben").certificate
    fault, answer = call_with(pair, certificate, eve.file)
    assert fault or answer == b""
    assert pair.ada.connected == []
    assert len(pair.ada.asked) == 1


def call_with(pair: Pair, certificate: bytes, key: Path) -> tuple[ssl.SSLError | None, bytes]:
    """Call Ada with this certificate in the greeting and another key; returns what TLS says."""
    socket = QTcpSocket()
    socket.connectToHost("127.0.0.1", pair.ada.port)
    pair.wait(lambda: socket.state() == QTcpSocket.SocketState.ConnectedState)
    socket.write(GREETING + len(certificate).to_bytes(2, "big") + certificate)
    head = len(GREETING) + 2
    pair.wait(lambda: socket.bytesAvailable() > head)
    size = int.from_bytes(socket.read(head).data()[-2:], "big")
    pair.wait(lambda: socket.bytesAvailable() >= size)
    socket.read(size)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    context.load_cert_chain(key)
    incoming, outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()
    tls = context.wrap_bio(incoming, outgoing)
    fault, answer, is_closed = None, b"", False
    while not is_closed and fault is None:
        try:
            tls.do_handshake()
            answer += tls.read(1000)
        except ssl.SSLWantReadError:
            socket.write(outgoing.read())
            pair.wait(
                lambda: (
                    bool(socket.bytesAvailable())
                    or socket.state() == QTcpSocket.SocketState.UnconnectedState
                )
            )
            is_closed = not socket.bytesAvailable()
            incoming.write(socket.readAll().data())
        except ssl.SSLError as error:
            fault = error
    socket.abort()
    socket.deleteLater()
    return fault, answer


def test_a_forgotten_machine_has_to_be_compared_again(pair: Pair) -> None:
    pair.confirm()
    pair.ada.channel.forget(pair.ben.fingerprint)
    pair.wait(lambda: not pair.ben.connected)
    pair.ben.call(pair.ada)
    pair.wait(lambda: len(pair.ada.asked) == len(pair.ben.asked) == 2)
    assert pair.ada.connected == []


def test_one_comparison_at_a_time(pair: Pair) -> None:
    cid = pair.add("Cid")
    pair.ben.call(pair.ada)
    pair.wait(lambda: bool(pair.ada.asked))
    cid.call(pair.ada)
    pair.wait(lambda: bool(cid.ended))
    assert len(pair.ada.asked) == 1


# -- games ----------------------------------------------------------------------------------------


def test_the_first_who_joins_plays_and_others_learn_it(pair: Pair) -> None:
    cid = pair.add("Cid")
    pair.confirm()
    cid.call(pair.ada)
    pair.wait(lambda: len(pair.ada.asked) == 2 and bool(cid.asked))
    for home in (pair.ada, cid):
        home.channel.confirm(home.asked[-1][0])
    game = open_invitation()
    pair.ada.channel.post(game)
    address = OPEN_ADDRESS + pair.ada.fingerprint
    guests = {}
    for home in (pair.ben, cid):
        pair.wait(partial(home.is_invited, address))
        guests[home.name] = accept(Random(home.name), home.invited[address][0])
        guests[home.name].record = replace_address(guests[home.name], address)
    pair.ben.channel.post(guests["Ben"])
    pair.wait(lambda: bool(pair.ada.received))
    _, raw, sender = pair.ada.received[0]
    assert sender == OPEN_ADDRESS + pair.ben.fingerprint
    assert isinstance(raw, bytes)
    assert game.receive(raw, NOON).news is News.READ
    game.record = replace_address(game, sender)
    pair.ada.channel.post(game)
    cid.channel.post(guests["Cid"])
    pair.wait(lambda: bool(cid.received))
    assert isinstance(cid.received[0][1], FileError)
    pair.wait(lambda: bool(pair.ben.received))
    assert len(pair.ada.received) == 1


def test_the_newest_statement_arrives_after_the_connection_was_cut(pair: Pair) -> None:
    pair.confirm()
    game = open_invitation()
    pair.ada.channel.post(game)
    address = OPEN_ADDRESS + pair.ada.fingerprint
    pair.wait(lambda: bool(pair.ben.invited.get(address)))
    pair.ada.find_connection()._socket.abort()
    pair.wait(lambda: pair.ben.invited[address] == [])
    game.say("Still there?", NOON)
    pair.ada.channel.post(game)
    pair.wait(lambda: b"Still there?" in b"".join(pair.ben.invited[address]))


def test_a_game_that_both_know_to_be_over_is_sent_no_more(pair: Pair) -> None:
    over_game, partner_game = begin_game(1)
    partner_game.give_up(NOON)
    exchange(over_game, partner_game)
    assert over_game.record.is_acknowledged
    game = open_invitation()
    for each in (over_game, game):
        each.record = replace_address(each, OPEN_ADDRESS + pair.ben.fingerprint)
        pair.ada.channel.post(each)
    pair.confirm()
    address = OPEN_ADDRESS + pair.ada.fingerprint
    pair.wait(lambda: bool(pair.ben.invited.get(address)))
    assert pair.ben.invited[address] == [game.make_statement(whole=True)]


def test_a_machine_with_another_port_is_found_again(pair: Pair) -> None:
    pair.confirm()
    usual_port = pair.ada.port
    pair.ada.channel.switch_off()
    server = QTcpServer()
    assert server.listen(QHostAddress(QHostAddress.SpecialAddress.Any), usual_port)
    pair.ada.switch_on()
    assert pair.ada.port != usual_port
    pair.wait_connected()
    server.close()
    server.deleteLater()


def test_machines_find_each_other_in_their_network(pair: Pair) -> None:
    for home in (pair.ada, pair.ben):
        home.channel.switch_off()
        home.switch_on("127.0.0.1")
    pair.wait(lambda: bool(pair.ada.channel.machines and pair.ben.channel.machines))
    [entry] = pair.ben.channel.machines
    assert (entry.name, entry.is_known) == ("Ada", False)
    pair.ben.channel.connect_to(entry.fingerprint)
    pair.wait(lambda: bool(pair.ada.asked and pair.ben.asked))


# -- bad networks ---------------------------------------------------------------------------------


def test_where_nothing_answers_that_is_reported(pair: Pair) -> None:
    port = pair.ada.port
    pair.ada.channel.switch_off()
    pair.ben.channel.connect_to_address("127.0.0.1", port)
    pair.wait(lambda: pair.ben.failed == [f"127.0.0.1:{port}"])


def test_silent_strangers_are_few_and_do_not_stay(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "HANDSHAKE_TIMEOUT_S", 0.5)
    sockets = [QTcpSocket() for _ in range(MAX_UNKNOWN + 5)]
    for socket in sockets:
        socket.connectToHost("127.0.0.1", pair.ada.port)
    network = pair.ada.channel._network
    assert network is not None
    pair.wait(lambda: len(network._connections) == MAX_UNKNOWN)
    pair.wait(lambda: not network._connections)
    for socket in sockets:
        socket.abort()
        socket.deleteLater()
    pair.confirm()


def test_junk_in_place_of_a_greeting_is_cut_off(pair: Pair) -> None:
    random = Random(1)
    for _ in range(choose_count(20, 2000)):
        socket = QTcpSocket()
        socket.connectToHost("127.0.0.1", pair.ada.port)
        pair.wait(partial(is_in_state, socket, QTcpSocket.SocketState.ConnectedState))
        head = GREETING[: random.randrange(len(GREETING) + 1)]
        socket.write(head + random.randbytes(random.randrange(5000)) + b"\0" * 5000)
        pair.wait(partial(is_in_state, socket, QTcpSocket.SocketState.UnconnectedState))
        socket.deleteLater()
    pair.confirm()


def test_spoilt_frames_close_the_connection_and_nothing_else(pair: Pair) -> None:
    """However frames are spoilt, both are connected again afterwards, and their games are whole."""
    pair.confirm()
    random = Random(1)
    for _ in range(choose_count(8, 60)):
        connection = pair.ben.find_connection()
        kind = random.choice([*Frame]).value
        body = random.choice([b"", kind, kind + random.randbytes(random.randrange(40)), b"\0"])
        size = random.choice([len(body), 0, MAX_MESSAGE_BYTES + 100, 1 << 31])
        assert connection._tls is not None
        connection._tls.write(size.to_bytes(4, "big") + body)
        connection._flush()
        pair.ben.channel.switch_off()
        pair.wait(lambda: not pair.ada.connected)
        pair.ben.switch_on()
        pair.wait_connected()


def test_spoilt_statements_over_a_connection(pair: Pair) -> None:
    """The game that they are for is as it was, and takes sound ones afterwards."""
    pair.confirm()
    game = open_invitation()
    pair.ada.channel.post(game)
    address = OPEN_ADDRESS + pair.ada.fingerprint
    pair.wait(lambda: bool(pair.ben.invited.get(address)))
    guest = accept(Random(2), pair.ben.invited[address][0])
    raw = guest.make_statement()
    random, count = Random(3), choose_count(500, 100_000)
    connection = pair.ben.find_connection()
    for number in range(count):
        connection._send(Frame.STATEMENT, bytes.fromhex(game.record.id) + spoil(raw, random))
        if number % 100 == 99:
            pair.wait(partial(pair.ada.has_received, number + 1))
            for _, spoilt, _ in pair.ada.received[-100:]:
                copy = FarGame(GAME, game.record)
                assert isinstance(spoilt, bytes)
                copy.receive(spoilt, NOON)
    connection._send(Frame.STATEMENT, bytes.fromhex(game.record.id) + raw)
    pair.wait(lambda: len(pair.ada.received) == count + 1)
    assert game.receive(raw, NOON).news is News.READ
    assert pair.ada.connected == ["Ben"]


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("192.168.1.5:52114", ("192.168.1.5", 52114)),
        (" ada.local:1 ", ("ada.local", 1)),
        ("[fe80::1%eth0]:52114", ("fe80::1%eth0", 52114)),
        ("192.168.1.5", None),
        ("192.168.1.5:0", None),
        ("192.168.1.5:70000", None),
        ("a b:5", None),
    ],
)
def test_addresses_are_read(text: str, address: tuple[str, int] | None) -> None:
    assert parse_address(text) == address


def test_a_key_is_for_its_owner_alone_and_a_damaged_one_is_replaced(tmp_path: Path) -> None:
    identity = load_identity(tmp_path)
    assert identity.file.stat().st_mode & 0o077 == 0
    assert load_identity(tmp_path) == identity
    identity.file.write_text("damaged", "ascii")
    assert load_identity(tmp_path).fingerprint != identity.fingerprint


def test_unanswered_entries_do_not_hold_up_others() -> None:
    """A machine that announces thousands of others neither holds up the search nor fills memory."""
    finder = search.Search(Worker(), QObject(), lambda: None)
    zeroconf = Zeroconf(interfaces=["127.0.0.1"], ip_version=IPVersion.V4Only)
    browser = ServiceBrowser(zeroconf, search.SERVICE, handlers=[finder.on_change])
    finder.add_running(zeroconf, browser)
    started = time.monotonic()
    for number in range(2000):
        entry = f"{number}.{search.SERVICE}"
        browser.queue.put(((search.SERVICE, entry), ServiceStateChange.Added))
    while browser.queue.qsize() > search._MAX_WAITING:
        assert time.monotonic() - started < TIMEOUT_S
        time.sleep(0.01)
    assert not finder.is_flooded
    for number in range(search.MAX_CHANGES):
        finder.on_change(zeroconf, search.SERVICE, f"{number}", ServiceStateChange.Removed)
    assert finder.is_flooded
    assert len(finder.take_found()) <= search.MAX_FOUND
    finder.stop()
    finder.wait(TIMEOUT_S)
    assert not browser.is_alive()
    finder.restart("", "", 0, ())
    assert not finder.is_flooded


def test_a_search_that_is_flooded_ends_and_begins_again(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(network, "_SEARCH_RETRY_TICKS", network._ADDRESS_CHECK_TICKS)
    opened = pair.ada.channel._network
    assert opened is not None
    opened._search._change_count = search.MAX_CHANGES + 1
    assert pair.ada.channel.has_search_failed
    pair.wait(lambda: not pair.ada.channel.has_search_failed)

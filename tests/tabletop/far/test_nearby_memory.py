"""Machines nearby that send without end: how much memory that can take at most, and the way back.

A stranger has three buffers of a quarter of a megabyte, a confirmed machine those, a frame of one
megabyte and copies of it while it is read. One statement at a time is read, which may take thirty
times its size. All this is free again when the connection is closed.
"""

from __future__ import annotations

import secrets
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from select import select

import pytest
from pytestqt.qtbot import QtBot

from tests.box import ROOT
from tests.memory import PeakMemory
from tests.tabletop.far.hostile_peer import GAME, STATEMENTS
from tests.tabletop.far.machines import make_invitation
from tests.timeouts import TIMEOUT_S
from twoheirs_qt.tabletop.far.message import read_message
from twoheirs_qt.tabletop.far.nearby import connection as connections
from twoheirs_qt.tabletop.far.nearby import search
from twoheirs_qt.tabletop.far.nearby.lan_channel import (
    MAX_INVITATION_BYTES,
    MAX_INVITATIONS,
    OPEN_ADDRESS,
    LanChannel,
)
from twoheirs_qt.tabletop.far.nearby.machines import Machine, load_identity
from twoheirs_qt.tabletop.far.nearby.network import MAX_CONNECTIONS, MAX_UNKNOWN, Network
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.saves.worker import Worker

pytestmark = pytest.mark.skipif(
    not Path("/proc/self/clear_refs").exists(), reason="memory as Linux tells it"
)

MAX_STRANGERS_BYTES = 6 << 20
"""The maximum for all machines that were not confirmed."""
MAX_MACHINE_BYTES = 4 << 20
"""The maximum for each confirmed machine that is connected."""
MAX_READING_BYTES = 40 << 20
"""The maximum while a statement is read."""


class Victim:
    """A machine that knows some machines, and reads statements as the program does."""

    def __init__(self, folder: Path, qtbot: QtBot) -> None:
        self._folder, self._qtbot = folder, qtbot
        self.channel = LanChannel(folder / "victim", Worker())
        self.channel.received.connect(self._read)
        self.read_count = 0
        game = make_invitation(Random(1))
        game.record = replace(game.record, id=GAME.hex(), address=OPEN_ADDRESS)
        self.channel.post(game)
        assert self.channel.switch_on("Ada", ()) is None

    @property
    def network(self) -> Network:
        assert self.channel._network is not None
        return self.channel._network

    def _read(self, game: str, raw: bytes, sender: str) -> None:
        self.read_count += 1
        with suppress(FileError):
            read_message(raw)

    def list_kept_invitations(self) -> list[bytes]:
        """All invitations of other machines that are held."""
        return [raw for games in self.channel._invitations.values() for raw in games.values()]

    def make_machines(self, count: int, *, are_known: bool) -> list[Path]:
        """Make the keys of other machines."""
        word = "friend" if are_known else "stranger"
        identities = [load_identity(self._folder / f"{word} {n}") for n in range(count)]
        for identity in identities if are_known else ():
            self.channel._known.keep(Machine(identity.fingerprint, "Eve"))
        return [identity.file for identity in identities]

    @contextmanager
    def suffer(self, kind: str, files: list[Path]) -> Iterator[None]:
        """Let a hostile machine attack, and hold on within the block."""
        command = [sys.executable, "-m", "tests.tabletop.far.hostile_peer", kind]
        with subprocess.Popen(
            [*command, str(self.network.port), *map(str, files)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        ) as attacker:
            assert self._wait_for_line(attacker) == b"ready\n"
            yield
            attacker.kill()

    def _wait_for_line(self, attacker: subprocess.Popen[bytes]) -> bytes:
        assert attacker.stdout is not None
        stream = attacker.stdout
        self.wait(lambda: bool(select([stream], [], [], 0)[0]))
        return stream.readline()

    def wait(self, condition: Callable[[], bool]) -> None:
        self._qtbot.waitUntil(condition, timeout=round(1000 * TIMEOUT_S))


@pytest.fixture
def victim(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Victim]:
    # Other tests may run in this network at the same time.
    monkeypatch.setattr(search, "SERVICE", f"_{secrets.token_hex(6)}._tcp.local.")
    # On a busy machine attackers are silent for long while others have their turn.
    monkeypatch.setattr(connections, "SILENCE_TIMEOUT_S", TIMEOUT_S)
    ada = Victim(tmp_path, qtbot)
    with ada.suffer("hold", ada.make_machines(1, are_known=True)):  # loads all that is needed
        ada.wait(lambda: len(ada.network.open) == 1)
    ada.wait(lambda: not ada.network._connections)
    yield ada
    ada.channel.stop()


@pytest.mark.parametrize(
    ("kind", "are_known"),
    [
        ("half greetings", False),
        ("stolen certificates", True),
        ("endless greeting", False),
        ("many pings", False),
    ],
)
def test_strangers(victim: Victim, kind: str, are_known: bool) -> None:
    files = victim.make_machines(1, are_known=are_known)
    peak = PeakMemory()
    with victim.suffer(kind, files):
        held_count = {"half greetings": MAX_UNKNOWN, "stolen certificates": MAX_UNKNOWN}
        assert len(victim.network._connections) <= held_count.get(kind, 1)
        assert not victim.network.open
    print(f"{kind}: {peak.growth >> 10} KiB")
    assert peak.growth < MAX_STRANGERS_BYTES
    victim.wait(lambda: not victim.network._connections)


@pytest.mark.parametrize("kind", ["endless frame", "half frames", "many pings", "many games"])
def test_confirmed_machines(victim: Victim, kind: str) -> None:
    count = 3 if kind == "many pings" else MAX_CONNECTIONS
    files = victim.make_machines(count, are_known=True)
    peak = PeakMemory()
    with victim.suffer(kind, files):
        open_count = 0 if kind == "endless frame" else count
        victim.wait(lambda: len(victim.network.open) == open_count)
        if kind == "many games":
            victim.wait(lambda: len(victim.list_kept_invitations()) == count * MAX_INVITATIONS)
            assert max(map(len, victim.list_kept_invitations())) <= MAX_INVITATION_BYTES
    print(f"{kind}: {peak.growth >> 10} KiB")
    assert peak.growth < count * MAX_MACHINE_BYTES
    victim.wait(lambda: not victim.network._connections)


def test_large_statements_are_read_one_at_a_time(victim: Victim) -> None:
    files = victim.make_machines(1, are_known=True)
    peak = PeakMemory()
    with victim.suffer("large statements", files):
        victim.wait(lambda: victim.read_count == STATEMENTS)
    print(f"large statements: {peak.growth >> 10} KiB")
    assert peak.growth < MAX_MACHINE_BYTES + MAX_READING_BYTES

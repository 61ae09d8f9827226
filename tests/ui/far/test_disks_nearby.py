"""Homes that are really full during a game nearby: one sentence, and nothing is lost."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.long_run import LONG_RUN
from tests.mounts import fill, mount_small_disks
from tests.qt_wait import settle
from tests.timeouts import TIMEOUT_S
from tests.ui.conftest import close
from tests.ui.far.conftest import find_question
from tests.ui.far.test_nearby import NearbyMachines, is_in_reach, read_strip
from twoheirs_qt.tabletop.far.nearby import network, search
from twoheirs_qt.tabletop.far.nearby.machines import KnownMachines

pytestmark = pytest.mark.skipif(not LONG_RUN, reason="full disks: `dev.py night`")

NAMES = ("Ada", "Ben")


@pytest.fixture
def machines(
    private_mounts: None,
    qapp: QApplication,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[NearbyMachines]:
    """Two programs in one network, with small disks for their homes."""
    monkeypatch.setattr(network, "list_own_addresses", lambda: ("127.0.0.1",))
    # Other tests may run in this network at the same time.
    monkeypatch.setattr(search, "SERVICE", f"_{secrets.token_hex(6)}._tcp.local.")
    with mount_small_disks(tmp_path, dict.fromkeys(NAMES, "6m")):
        both = NearbyMachines(qapp, qtbot, tmp_path)
        yield both
        for program in both.programs.values():
            program.shown.far.finish()
            close(program)


def switch_on_at_start(machines: NearbyMachines) -> None:
    """Let both programs switch Nearby on whenever they start, as their players may choose."""
    for program in machines.programs.values():
        program.settings.far_discoverable = True
        assert program.settings.sync(TIMEOUT_S)


def kill(machines: NearbyMachines, name: str) -> None:
    """Start a program again of which nothing is kept but what is on its disk."""
    program = machines.programs[name]
    program.shown.far.lan_channel.switch_off(is_last=True)
    machines.start(name)
    machines.wait(lambda: machines.programs[name].shown.far.current_game is not None)


@pytest.mark.parametrize("full", ["mover", "other"])
def test_the_game_goes_on_when_there_is_room_again(
    machines: NearbyMachines, tmp_path: Path, full: str
) -> None:
    mover, other = machines.begin_and_play()
    teller = mover if full == "mover" else other
    ballast = fill(tmp_path / teller)
    machines.play_turn(mover, Random(3))
    machines.wait(lambda: "disk" in read_strip(machines.programs[teller]))
    talker = other if teller == mover else mover
    with machines.programs[talker].shown.far.change(machines.find_game(talker)) as now:
        machines.find_game(talker).say("Still there?", now)
    machines.wait(lambda: machines.find_game(teller).record.partner_words)
    settle()
    assert read_strip(machines.programs[teller]).count("disk") == 1
    assert not [program for program in machines.programs.values() if find_question(program)]
    if full == "mover":
        assert len(machines.find_game(other).record.turns) == 2, "nothing is sent that is not kept"
    else:
        assert not machines.find_game(mover).record.is_acknowledged, (
            "nothing is read that is not kept"
        )
    assert all(is_in_reach(program) for program in machines.programs.values())
    # Nothing half written takes more room, but for the moment in which it is tried again.
    machines.wait(lambda: not list(tmp_path.rglob("*.tmp")))
    ballast.unlink()
    machines.wait(machines.agree)
    assert len(machines.find_game("Ada").record.turns) == 3
    assert "disk" not in read_strip(machines.programs[teller])
    machines.play(Random(4), 2)
    switch_on_at_start(machines)
    for name in NAMES:
        kill(machines, name)
    machines.wait(machines.agree)
    assert len(machines.find_game("Ada").record.turns) == 5


@pytest.mark.parametrize("killed", ["mover", "other"])
def test_a_program_killed_on_a_full_disk(
    machines: NearbyMachines, tmp_path: Path, killed: str
) -> None:
    """A turn that was not kept was not sent either: both go on from the same turn."""
    mover, other = machines.begin_and_play()
    switch_on_at_start(machines)
    ballast = fill(tmp_path / mover)
    machines.play_turn(mover, Random(3))
    machines.wait(lambda: "disk" in read_strip(machines.programs[mover]))
    kill(machines, mover if killed == "mover" else other)
    ballast.unlink()
    machines.wait(machines.agree)
    machines.play(Random(4), 2)
    assert machines.find_game("Ada").record.turns == machines.find_game("Ben").record.turns


def test_machines_that_meet_on_a_full_disk(machines: NearbyMachines, tmp_path: Path) -> None:
    """Without room for a key, one sentence says so; whom one has met there is kept later."""
    ballast = fill(tmp_path / "Ada")
    dialog = machines.find("Ada")
    dialog.on_box.click()
    assert not dialog.on_box.isChecked()
    assert "disk" in dialog.fault_label.text()
    machines.close_dialogs("Ada")
    ballast.unlink()
    machines.switch_on("Ada")
    machines.close_dialogs("Ada")
    machines.ada.shown.far.lan_channel.switch_off()
    ballast = fill(tmp_path / "Ada")
    machines.connect()
    folder = machines.ada.shown.far.lan_channel._folder
    assert not KnownMachines(folder).machines
    ballast.unlink()
    machines.wait(lambda: len(KnownMachines(folder).machines) == 1)

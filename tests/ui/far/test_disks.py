"""Disks that are really full during a game on two machines: one sentence, and nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.long_run import LONG_RUN
from tests.mounts import fill, mount_small_disks
from tests.qt_wait import settle
from tests.ui.conftest import close
from tests.ui.far.conftest import Machines, find_question
from twoheirs_qt.tabletop.far import folder_channel
from twoheirs_qt.tabletop.far.message import read_message

pytestmark = pytest.mark.skipif(not LONG_RUN, reason="full disks: `dev.py night`")

DISKS = {"Ada": "6m", "Ben": "6m", "shared": "400k"}


@pytest.fixture
def machines(
    private_mounts: None,
    qapp: QApplication,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Machines]:
    """Two programs with small disks for their homes and for the folder that both see."""
    monkeypatch.setattr(folder_channel, "POLL_MS", 50)
    with mount_small_disks(tmp_path, DISKS):
        both = Machines(qapp, qtbot, tmp_path)
        yield both
        for program in both.programs.values():
            close(program)


def read_state_line(machines: Machines, name: str) -> str:
    strip = machines.programs[name].shown.far_pages.strip
    assert strip.isVisible()
    return strip.state_label.text()


@pytest.mark.parametrize("disk", ["home of the mover", "home of the other", "shared"])
def test_the_game_goes_on_when_there_is_room_again(
    machines: Machines, tmp_path: Path, disk: str
) -> None:
    mover, other = machines.begin_and_play()
    path = {"home of the mover": mover, "home of the other": other, "shared": "shared"}[disk]
    ballast = fill(tmp_path / path)
    machines.play_turn(mover, Random(3))
    teller = other if disk == "home of the other" else mover
    machines.wait(lambda: "disk" in read_state_line(machines, teller))
    assert read_state_line(machines, teller).count("disk") == 1
    settle()
    assert not [program for program in machines.programs.values() if find_question(program)]
    if disk != "home of the other":
        assert len(machines.find_game(other).record.turns) == 2, "nothing is sent that is not kept"
    messages = [read_message(path.read_bytes()) for path in machines.folder.glob("*.twofar")]
    assert len(messages) == 2, "what was sent is whole"
    # Nothing half written takes more room, but for the moment in which it is tried again.
    machines.wait(lambda: not list(tmp_path.rglob("*.tmp")))
    ballast.unlink()
    machines.wait(machines.agree)
    assert len(machines.find_game("Ada").record.turns) == 3
    assert "disk" not in read_state_line(machines, teller)
    machines.play(Random(4), 2)
    for name in ("Ada", "Ben"):
        machines.start(name)
    machines.wait(
        lambda: all(program.shown.far.current_game for program in machines.programs.values())
    )
    machines.wait(machines.agree)
    assert len(machines.find_game("Ada").record.turns) == 5


@pytest.mark.parametrize("killed", [0, 1])
def test_a_program_killed_on_a_full_disk(machines: Machines, tmp_path: Path, killed: int) -> None:
    """A turn that was not kept was not sent either: both go on from the same turn."""
    mover, other = machines.begin_and_play()
    ballast = fill(tmp_path / mover)
    machines.play_turn(mover, Random(3))
    machines.wait(lambda: "disk" in read_state_line(machines, mover))
    machines.start((mover, other)[killed])
    machines.wait(
        lambda: all(program.shown.far.current_game for program in machines.programs.values())
    )
    ballast.unlink()
    machines.wait(machines.agree)
    machines.play(Random(4), 2)
    assert machines.find_game("Ada").record.turns == machines.find_game("Ben").record.turns

"""Two starts, one window."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from tests.box import ROOT
from tests.qt_wait import TIMEOUT_MS, settle
from tests.timeouts import TIMEOUT_S
from twoheirs_qt.tabletop.process.instance import Lock, SingleInstance, StartKind

pytestmark = pytest.mark.usefixtures("runtime")

SECOND = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from twoheirs_qt.tabletop.process.instance import SingleInstance, StartKind
application = QCoreApplication([])
file = Path(sys.argv[2]) if len(sys.argv) > 2 else None
one = SingleInstance(Path(sys.argv[1]), timeout_s=0.3 if "hurry" in sys.argv else 3)
place = one.begin(file)
if place is StartKind.FIRST:
    one.listen()
print(place.name, flush=True)
if "hold" in sys.argv:
    sys.stdin.read()
"""


def start_another(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", SECOND, str(folder), *arguments],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def read_answer(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    result = process.stdout.readline().strip()
    process.stdout.close()
    assert process.stdin is not None
    process.stdin.close()
    process.wait(TIMEOUT_S)
    return result


@pytest.mark.parametrize("name", ["game.twoheirs", "ünicode \u2603.twoheirs", None])
def test_the_second_start_hands_its_file_over(
    qtbot: QtBot, tmp_path: Path, name: str | None
) -> None:
    first = SingleInstance(tmp_path / "games")
    assert first.begin(None) is StartKind.FIRST
    first.listen()
    requests: list[Path | None] = []
    first.requested.connect(requests.append)
    second = start_another(tmp_path / "games", *([] if name is None else [str(tmp_path / name)]))
    with qtbot.waitSignal(first.requested):
        pass
    qtbot.wait(50)
    assert read_answer(second) == "HANDED_OVER"
    assert requests == [None if name is None else tmp_path / name]
    first.close()


def test_other_folders_are_other_games(qapp: object, tmp_path: Path) -> None:
    first, second = (
        SingleInstance(tmp_path / "a" / "games"),
        SingleInstance(tmp_path / "b" / "games"),
    )
    assert first.begin(None) is StartKind.FIRST
    first.listen()
    assert second.begin(None) is StartKind.FIRST
    second.listen()
    assert first.name != second.name
    first.close()
    second.close()


def test_one_that_was_killed_does_not_block_the_next(
    qapp: object, tmp_path: Path, runtime: Path
) -> None:
    folder = tmp_path / "games"
    killed = start_another(folder, "x", "hold")
    assert killed.stdout is not None
    assert killed.stdout.readline().strip() == "FIRST"
    instance = SingleInstance(folder, timeout_s=0.2)
    stale_socket = runtime / instance.name
    assert stale_socket.exists() or sys.platform == "win32"
    assert not Lock(tmp_path / "window.lock").take()
    killed.kill()
    killed.communicate()
    assert instance.begin(None) is StartKind.FIRST
    instance.listen()
    assert stale_socket.is_socket() or sys.platform == "win32"
    instance.close()
    assert not stale_socket.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows stops no process")
def test_one_that_hangs_is_waited_for_and_then_named(qapp: object, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    hanging_process = start_another(folder, "x", "hold")
    assert hanging_process.stdout is not None
    assert hanging_process.stdout.readline().strip() == "FIRST"
    os.kill(hanging_process.pid, signal.SIGSTOP)
    started_at = time.monotonic()
    assert SingleInstance(folder, timeout_s=0.2).begin(None) is StartKind.NO_ANSWER
    assert time.monotonic() - started_at < TIMEOUT_S
    hanging_process.kill()
    hanging_process.communicate()


def test_who_has_given_up_waiting_is_not_obeyed_later(qtbot: QtBot, tmp_path: Path) -> None:
    """Else the file would open twice: there, where the player now is, and here."""
    first = SingleInstance(tmp_path / "games")
    assert first.begin(None) is StartKind.FIRST
    first.listen()
    requests: list[object] = []
    first.requested.connect(requests.append)
    # While this waits for what the other says, it hears nothing itself.
    assert (
        read_answer(start_another(tmp_path / "games", str(tmp_path / "a"), "hurry")) == "NO_ANSWER"
    )
    settle()
    assert requests == []
    first.close()


@pytest.mark.parametrize(
    "message",
    [b"\n", b"[]\n", b'{"open": 5}\n', b"{" * 9000 + b"\n", b"\xff\n", b"x" * 200_000],
    ids=range(6),
)
def test_nonsense_on_the_socket_is_not_listened_to(
    qtbot: QtBot, tmp_path: Path, runtime: Path, message: bytes
) -> None:
    first = SingleInstance(tmp_path / "games")
    assert first.begin(None) is StartKind.FIRST
    first.listen()
    requests: list[object] = []
    first.requested.connect(requests.append)
    sender = QLocalSocket()
    sender.connectToServer(str(runtime / first.name) if sys.platform != "win32" else first.name)
    assert sender.waitForConnected(TIMEOUT_MS)
    sender.write(message)
    sender.flush()
    qtbot.waitUntil(lambda: sender.state() is QLocalSocket.LocalSocketState.UnconnectedState)
    assert requests == []
    first.close()


def test_only_this_user_may_talk_to_it(qapp: object, tmp_path: Path, runtime: Path) -> None:
    first = SingleInstance(tmp_path / "games")
    assert first.begin(None) is StartKind.FIRST
    first.listen()
    socket_file = runtime / first.name
    if sys.platform != "win32":
        assert socket_file.stat().st_mode & 0o077 == 0
        assert isinstance(socket.AF_UNIX, int)
    first.close()
    assert not socket_file.exists()


def test_where_no_lock_can_be_made_the_game_is_played_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert Lock(tmp_path / "file" / "lock").take()
    lock = Lock(tmp_path / "lock")
    assert lock.take()
    assert lock.take()
    assert not Lock(tmp_path / "lock").take()
    lock.release()
    assert Lock(tmp_path / "lock").take()

"""The socket where two starts meet: no other user can be there, and there always is one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.qt_wait import settle
from tests.tabletop.process.test_single_instance import read_answer, start_another
from tests.timeouts import TIMEOUT_S
from twoheirs_qt.tabletop.process.instance import SingleInstance, StartKind
from twoheirs_qt.tabletop.process.instance_socket import PrivateFolder, list_socket_folders

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has named pipes")

STRANGER = 12345

# Another user binds the name (in a folder of ours, only root can), waits, and tells what it heard.
LURK = """
import os, socket, sys
name, stranger, how = sys.argv[1:]
def leave():
    os.setgroups([])
    os.setgid(int(stranger))
    os.setuid(int(stranger))
os.umask(0)
ear = socket.socket(socket.AF_UNIX)
if how == "alone":
    leave()
ear.bind(name)
if how == "helped":
    os.chown(name, int(stranger), int(stranger))
    leave()
ear.listen()
print("bound", flush=True)
sys.stdin.read()
ear.setblocking(False)
try:
    print("called by", ear.accept(), flush=True)
except BlockingIOError:
    pass
"""

needs_root = pytest.mark.skipif(
    getattr(os, "geteuid", lambda: 1)() != 0, reason="only root can be two users"
)


def hand_over(qtbot: QtBot, games: Path, file: Path) -> str:
    """Start the program again with `file`, which is to reach the first; return its answer."""
    first = SingleInstance(games)
    assert first.begin(None) is StartKind.FIRST
    first.listen()
    requests: list[object] = []
    first.requested.connect(requests.append)
    second = start_another(games, str(file))
    qtbot.waitUntil(lambda: bool(requests) or second.poll() is not None)
    answer = read_answer(second)
    settle()
    assert requests == ([file] if answer == "HANDED_OVER" else [])
    first.close()
    return answer


@pytest.fixture
def open_to_all(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for everybody, as /tmp is: the temporary and the run-time folder of this test."""
    folder = Path("/tmp", f"twoheirs-test-{os.getpid()}")
    folder.mkdir()
    folder.chmod(0o1777)
    monkeypatch.setenv("TMPDIR", str(folder))
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(folder))
    yield folder
    shutil.rmtree(folder)


@contextmanager
def lurker(name: Path, how: str) -> Iterator[list[str]]:
    """Another user listens there; in the end, what he heard."""
    received: list[str] = []
    stranger = subprocess.Popen(
        [sys.executable, "-c", LURK, str(name), str(STRANGER), how],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert stranger.stdout is not None
    assert stranger.stdout.readline() == "bound\n"
    try:
        yield received
    finally:
        received += stranger.communicate(timeout=TIMEOUT_S)[0].splitlines()


@needs_root
def test_another_user_who_binds_the_name_first_hears_nothing(
    qtbot: QtBot, open_to_all: Path, tmp_path: Path
) -> None:
    """A local user caught double clicks by a socket of the expected name in a folder for all."""
    games = tmp_path / "games"
    name = open_to_all / SingleInstance(games).name
    with lurker(name, "alone") as received:
        assert hand_over(qtbot, games, tmp_path / "a.twoheirs") == "HANDED_OVER"
    assert received == []
    assert name.is_socket(), "his, and left alone"


@needs_root
def test_a_socket_of_another_user_is_not_believed_wherever_it_lies(
    qapp: object, tmp_path: Path, runtime: Path
) -> None:
    first = SingleInstance(tmp_path / "games")
    assert first.begin(None) is StartKind.FIRST
    with lurker(runtime / first.name, "helped") as received:
        second = start_another(tmp_path / "games", str(tmp_path / "a"), "hurry")
        assert read_answer(second) == "NO_ANSWER"
    assert received == []
    first.close()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere such a path has no socket")
def test_a_path_too_long_for_a_socket_is_no_hindrance(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No run-time folder, a home with a long and foreign name, and no temporary folder at all."""
    home = tmp_path / ("ž" * 60) / ("x" * 120)
    home.mkdir(parents=True)
    monkeypatch.setenv("XDG_RUNTIME_DIR", "relative")
    monkeypatch.setenv("TMPDIR", str(tmp_path / "nowhere"))
    monkeypatch.setattr(os, "getuid", lambda: STRANGER)  # of whom there is none in /run/user
    assert hand_over(qtbot, home / "games", tmp_path / "a.twoheirs") == "HANDED_OVER"
    assert (home / "window").stat().st_mode & 0o777 == 0o700


def test_a_folder_that_is_not_ours_alone_is_refused(tmp_path: Path) -> None:
    own_folder = tmp_path / "own"
    own_folder.mkdir(mode=0o700)
    PrivateFolder(own_folder).close()
    (tmp_path / "link").symlink_to(own_folder)
    (tmp_path / "dangling").symlink_to(tmp_path / "nothing")
    (tmp_path / "file").write_text("")
    os.mkfifo(tmp_path / "pipe")
    for mode in (0o777, 0o710, 0o701):
        (tmp_path / f"{mode:o}").mkdir()
        (tmp_path / f"{mode:o}").chmod(mode)
    for name in ("link", "dangling", "file", "pipe", "missing", "777", "710", "701"):
        with pytest.raises(OSError):  # noqa: PT011 - whatever the system says
            PrivateFolder(tmp_path / name)
    if os.geteuid() == 0:
        os.chown(own_folder, STRANGER, STRANGER)
        with pytest.raises(PermissionError):
            PrivateFolder(own_folder)


def test_the_places_are_the_same_with_and_without_a_desktop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = Path(f"/run/user/{os.getuid()}")
    monkeypatch.delenv("FLATPAK_ID", raising=False)
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    assert list_socket_folders(tmp_path) == (usual, tmp_path / "window")
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(usual))
    assert list_socket_folders(tmp_path) == (usual, tmp_path / "window")
    monkeypatch.setenv("FLATPAK_ID", "org.example.Game")
    assert list_socket_folders(tmp_path)[0] == usual / "app" / "org.example.Game"

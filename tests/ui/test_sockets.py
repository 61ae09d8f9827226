"""The program talks to no other machine unless the player wants that: the one socket it opens is
the local one for a second start.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.box import ROOT
from tests.timeouts import TIMEOUT_S

PLAY = """
import os, sys
from pathlib import Path

def watch(event, arguments):  # whatever Python itself would do on a network
    if event.startswith("socket."):
        print("python", event, arguments, flush=True)

sys.addaudithook(watch)
from PySide6.QtCore import QTimer
from twoheirs_qt import cli
from twoheirs_qt.tabletop.saves.save import GameSettings
from twoheirs_qt.games.two_heirs.rules import NewGame, list_legal_actions

def play():
    from PySide6.QtWidgets import QApplication
    window = next(w for w in QApplication.topLevelWidgets() if w.objectName() == "mainWindow")
    session = window.page.session
    session.new(NewGame(seed=3), GameSettings())
    for _ in range(40):
        session.play(next(iter(list_legal_actions(session.state))))
    session.store.flush()
    window.menus.far_games.trigger()
    from twoheirs_qt.tabletop.far.dialogs import FarGamesDialog
    window.findChild(FarGamesDialog).nearby_button.click()
    window.menus.rule_book.trigger()
    window.menus.about.trigger()
    QTimer.singleShot(300, tell)

def tell():
    for handle in os.listdir("/proc/self/fd"):
        try:
            target = os.readlink(f"/proc/self/fd/{handle}")
        except OSError:
            continue
        if target.startswith("socket:"):
            print("socket", target[8:-1], flush=True)
    for table in ("tcp", "tcp6", "udp", "udp6", "raw", "raw6", "packet", "unix"):
        path = Path("/proc/self/net", table)
        if path.exists():
            for line in path.read_text().splitlines()[1:]:
                print("table", table, line, flush=True)
    os._exit(0)

from PySide6.QtWidgets import QApplication
begin = QApplication.exec
def exec_():
    QTimer.singleShot(500, play)
    return begin()
QApplication.exec = staticmethod(exec_)
cli.window(["--language", "en"])
"""


@pytest.mark.skipif(sys.platform != "linux", reason="reads Linux's tables of sockets")
def test_no_socket_but_the_local_one_is_opened(tmp_path: Path, runtime: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAY],
        cwd=ROOT,
        env={
            **os.environ,
            "QT_QPA_PLATFORM": "offscreen",
            "HOME": str(tmp_path),
            "DBUS_SESSION_BUS_ADDRESS": "disabled:",
        },
        capture_output=True,
        text=True,
        check=True,
        timeout=TIMEOUT_S,
    )
    lines = [line.split() for line in done.stdout.splitlines()]
    assert [line for line in lines if line[0] == "python"] == []
    ours = {line[1] for line in lines if line[0] == "socket"}
    assert len(ours) == 1, done.stdout[-2000:]
    [inode] = ours
    [table] = [line for line in lines if line[0] == "table" and inode in line]
    assert table[1] == "unix"
    # Qt binds it in a folder that is this user's alone, and then gives it its name.
    assert table[-1].startswith(f"{runtime}/")
    assert list(runtime.glob("twoheirs-*"))

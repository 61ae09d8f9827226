"""Files that the system asks to open by an event, as macOS does; garbage of Qt objects."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.box import ROOT
from tests.games.two_heirs.play.playing import close_session
from tests.timeouts import TIMEOUT_S
from twoheirs_qt.games.two_heirs.codec.catalogue import load_installed_catalogue
from twoheirs_qt.games.two_heirs.game import make_two_heirs_games
from twoheirs_qt.games.two_heirs.play.model import GameModel
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.rules import NewGame, list_legal_actions
from twoheirs_qt.tabletop.saves.files import write_save
from twoheirs_qt.tabletop.saves.save import GameSettings
from twoheirs_qt.tabletop.saves.store import GameStore
from twoheirs_qt.tabletop.text.language import localize

# Runs the program as its command does; the events come from this script in the system's place.
OPEN = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from twoheirs_qt import cli
from twoheirs_qt.games.two_heirs.play.session import GameSession

sessions = []
make = GameSession.__init__
def watched(self, *words, **named):
    sessions.append(self)
    make(self, *words, **named)
GameSession.__init__ = watched

def send(what):
    QCoreApplication.sendEvent(QApplication.instance(), QFileOpenEvent(what))

def tell():
    print(sessions[0].stack.index(), flush=True)

early, late, address = sys.argv[1:4]
run = QApplication.exec
def exec_():
    if early:
        send(early)  # the window stands, but Qt's loop has not begun
    QTimer.singleShot(0, step)
    return run()

def step():
    if not sessions or not sessions[0].is_open:
        QTimer.singleShot(20, step)
        return
    tell()
    if late:
        send(late)
    if address:
        send(QUrl(address))
    QTimer.singleShot(100, finish)

def finish():
    tell()
    QApplication.instance().quit()

QApplication.exec = staticmethod(exec_)
sys.exit(cli.window(["--language", "en", *sys.argv[4:]]))
"""


@pytest.fixture(scope="module")
def games(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Two saves, of games in which one action and two actions were done."""
    folder = tmp_path_factory.mktemp("saves")
    model = GameModel(localize)
    session = GameSession(
        model, GameStore(folder / "games"), make_two_heirs_games(load_installed_catalogue())
    )
    results = []
    for number in (1, 2):
        session.new(NewGame(seed=number), GameSettings())
        for _ in range(number):
            session.play(next(iter(list_legal_actions(session.state))))
        write_save(folder / f"hra č. {number}.twoheirs", session.save)
        results.append(folder / f"hra č. {number}.twoheirs")
    close_session(session)
    return results


def run(home: Path, *arguments: str | Path) -> list[str]:
    """Count the actions of the open game, before and after what comes late."""
    done = subprocess.run(
        [sys.executable, "-c", OPEN, *map(str, arguments)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": str(home)},
        capture_output=True,
        text=True,
        check=False,
        timeout=TIMEOUT_S,
    )
    noise = "This plugin does not support "  # of the offscreen platform
    output = [line for line in done.stderr.splitlines() if not line.startswith(noise)]
    assert (done.returncode, output) == (0, [])
    return done.stdout.split()


def test_a_file_asked_for_at_the_start_is_opened(games: list[Path], tmp_path: Path) -> None:
    assert run(tmp_path, games[0], "", "") == ["1", "1"]


def test_a_file_asked_for_later_takes_the_place_of_the_open_game(
    games: list[Path], tmp_path: Path
) -> None:
    assert run(tmp_path, games[0], games[1], "") == ["1", "2"]


def test_an_address_on_a_network_is_not_opened(games: list[Path], tmp_path: Path) -> None:
    assert run(tmp_path, games[1], "", "https://example.org/a.twoheirs") == ["2", "2"]


def test_the_source_of_what_is_imported_later_is_not_looked_at(tmp_path: Path) -> None:
    """PySide would, and fails where a module imports others for names that it does not have."""
    (tmp_path / "importing.py").write_text(
        "def __getattr__(name):\n    raise ImportError(name)\n", "utf-8"
    )
    script = (
        "import sys; from twoheirs_qt import cli; cli.import_qt(); "
        "sys.path.insert(0, sys.argv[1]); import importing"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path)],
        cwd=ROOT, capture_output=True, text=True, check=False, timeout=TIMEOUT_S,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")


# A thread makes so many objects that Python would collect garbage in it.
COLLECT = """
import gc, threading
from PySide6.QtCore import QTimer, Qt
from twoheirs_qt.tabletop.process.application import Application

application = Application([])
application.collect_garbage()
made = []

def make_garbage():
    timer = QTimer(interval=60_000)
    timer.cycle = timer
    timer.destroyed.connect(tell, Qt.ConnectionType.DirectConnection)
    timer.start()

def tell():
    print("deleted in", threading.current_thread().name, flush=True)
    QTimer.singleShot(0, application.quit)

make_garbage()
thread = threading.Thread(target=lambda: made.extend([n] for n in range(100_000)))
thread.start()
thread.join()
print("thread ended", flush=True)
application.exec()
"""


def test_a_background_thread_deletes_no_qt_object() -> None:
    done = subprocess.run(
        [sys.executable, "-c", COLLECT],
        cwd=ROOT, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True, text=True, check=False, timeout=TIMEOUT_S,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == ["thread ended", "deleted in MainThread"]

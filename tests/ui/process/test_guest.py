"""A window that has the games but does not answer: a file is opened all the same, in a second."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.box import ROOT
from tests.games.two_heirs.play.playing import close_session
from tests.games.two_heirs.reading import load_save
from tests.long_run import choose_count
from tests.timeouts import TIMEOUT_S
from twoheirs_qt.games.two_heirs.codec.catalogue import load_installed_catalogue
from twoheirs_qt.games.two_heirs.game import make_two_heirs_games
from twoheirs_qt.games.two_heirs.play.model import GameModel
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.rules import NewGame, list_legal_actions
from twoheirs_qt.tabletop.process.instance import SingleInstance, StartKind
from twoheirs_qt.tabletop.saves.files import write_save
from twoheirs_qt.tabletop.saves.save import GameSettings
from twoheirs_qt.tabletop.saves.store import GameStore
from twoheirs_qt.tabletop.text.language import localize

# The program as its command starts it; a line comes in, and one action is played.
PLAY = """
import functools, json, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from twoheirs_qt import app, cli
from twoheirs_qt.games.two_heirs.rules import list_legal_actions
from twoheirs_qt.tabletop.widgets.question import Notice
from twoheirs_qt.tabletop.window.disk_work import DiskWork

app.SingleInstance = functools.partial(app.SingleInstance, timeout_s=0.1)
DiskWork.blocking_s = 60  # a busy machine is no slow disk
run = QApplication.exec
begin = app._begin

def begun(program, *words):
    begin(program, *words)
    QTimer.singleShot(0, lambda: play(program))

def play(program):
    session, games = program.session, program.games
    notices = [each.accessibleDescription() for each in program.window.findChildren(Notice)]
    before, own = session.stack.index(), session.store.path
    print(json.dumps([notices, before, str(own)]), flush=True)
    for _ in sys.stdin:
        session.play(next(iter(list_legal_actions(session.state))))
        session.store.flush()
        print(json.dumps(session.save_state.kind.name), flush=True)
    games.open(session.store.path)
    assert session.store.path == own
    for each in program.window.findChildren(Notice):
        each.reject()
    program.window.close()

app._begin = begun
sys.exit(cli.window(["--language", "en", *sys.argv[1:]]))
"""


def play_one(session: GameSession) -> None:
    session.play(next(iter(list_legal_actions(session.state))))
    assert session.store.flush(TIMEOUT_S)


@pytest.mark.skipif(sys.platform != "linux", reason="names the folders by their variables")
@pytest.mark.parametrize("where", ["own", "elsewhere"][: choose_count(1, 2)])
def test_the_file_opens_and_neither_window_takes_from_the_other(
    qapp: QApplication, tmp_path: Path, where: str
) -> None:
    """Nothing opened where the first window did not answer, or somebody else held its socket."""
    data = Path(os.environ["XDG_DATA_HOME"]) / "twoheirs-qt"
    first = SingleInstance(data / "games")
    assert first.begin(None) is StartKind.FIRST  # and it never listens
    session = GameSession(
        GameModel(localize),
        GameStore(data / "games"),
        make_two_heirs_games(load_installed_catalogue()),
    )
    session.new(NewGame(seed=1), GameSettings())
    play_one(session)
    running = session.store.path
    assert running is not None
    half_written = data / "games" / ".half.tmp"
    half_written.write_text("a save that the first window writes just now")
    file = running
    if where == "elsewhere":
        file = tmp_path / "handed on.twoheirs"
        write_save(file, session.save)
    guest = subprocess.Popen(
        [sys.executable, "-c", PLAY, str(file)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert guest.stdin is not None
    assert guest.stdout is not None
    [notice], before, own = json.loads(guest.stdout.readline())
    assert notice.startswith("Its other window isn’t responding")
    assert before == 1
    assert Path(own) != running
    for _ in range(3):  # both play on in turn
        guest.stdin.write("play\n")
        guest.stdin.flush()
        assert json.loads(guest.stdout.readline()) == "SAVED"
        play_one(session)
    guest.communicate(timeout=TIMEOUT_S)
    assert guest.returncode == 0
    play_one(session)
    assert session.store.path == running
    assert len(load_save(running, session.catalogue).actions) == 5
    assert len(load_save(Path(own), session.catalogue).actions) == 4
    assert set(session.store.list_games()) == {running, Path(own)}, "nothing was put aside"
    assert session.store.find_last_game_path() == running
    assert half_written.exists()
    close_session(session)
    first.close()

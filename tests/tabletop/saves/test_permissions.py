"""Folders that belong to somebody else: everything that looks into them goes on without."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.box import ROOT

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="permissions are those of Unix")

WITHOUT = "-dac_override,-dac_read_search"
"""What lets root look everywhere."""

CODE = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from tests.games.two_heirs.play.playing import open_file, resume
from twoheirs_qt.games.two_heirs.game import make_two_heirs_games
from twoheirs_qt.games.two_heirs.codec.catalogue import load_installed_catalogue, choose_catalogue
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.saves.save import GameSettings
from twoheirs_qt.games.two_heirs.play.model import GameModel
from twoheirs_qt.tabletop.results.results import ResultBook
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.tabletop.saves.store import GameStore
from twoheirs_qt.games.two_heirs.rules import Heir, NewGame
from twoheirs_qt.tabletop.text.text import render_english

app = QCoreApplication([])
data = Path(sys.argv[1])
games = data / "games"
store = GameStore(games)
all_games = make_two_heirs_games(load_installed_catalogue())
session = GameSession(GameModel(render_english), store, all_games)
book = ResultBook(store, data / "results.json")
book.follow(session)
store.failed.connect(lambda _, fault: print("not saved:", fault))
book.failed.connect(lambda fault: print("no result:", fault))
print("own catalogue:", choose_catalogue(data / "catalogue.json").fault)
store.tidy()
print("resumed:", resume(session), "games:", store.list_games())
print("rescued:", session.rescue(games / "a.twoheirs"))
try:
    open_file(session, games / "a.twoheirs")
except FileError as fault:
    print("not opened:", fault)
session.new(NewGame(seed=1, level=1), GameSettings())
session.give_up(Heir.WHITE)
store.flush()
print("results:", len(book.read_results().results))
"""


def run(data: Path) -> list[str]:
    """Return the messages of the program about a folder of data that is closed even to root."""
    command = [sys.executable, "-c", CODE, str(data)]
    if os.geteuid() == 0:
        result = shutil.which("setpriv")
        if result is None:
            pytest.skip("without setpriv root may look everywhere")
        command = [result, f"--bounding-set={WITHOUT}", f"--inh-caps={WITHOUT}", *command]
    done = subprocess.run(
        command, capture_output=True, text=True, cwd=ROOT, timeout=120, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


@pytest.mark.parametrize("closed", ["games", "data"])
def test_a_closed_folder_is_reported_in_words(tmp_path: Path, closed: str) -> None:
    data = tmp_path / "data"
    games = data / "games"
    games.mkdir(parents=True)
    folder = games if closed == "games" else data
    folder.chmod(0o000)
    try:
        output = run(data)
    finally:
        folder.chmod(0o755)
    why = "you do not have permission to use this file"
    assert output[1] == "resumed: False games: ()"
    assert output[2] == "rescued: None"
    assert output[3] == f"not opened: {games / 'a.twoheirs'}: {why}"
    not_saved = [line for line in output if line.startswith("not saved: ")]
    assert not_saved
    assert all(line.endswith(f": {why}") and "Errno" not in line for line in not_saved)
    assert output[-1] == "results: 1"
    if closed == "data":
        assert output[0] == f"own catalogue: {data / 'catalogue.json'}: {why}"
        assert f"no result: {data / 'results.json'}: {why}" in output
    else:
        assert output[0] == "own catalogue: None"


def test_results_that_cannot_be_read_are_left_as_they_are(tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    file.write_text('{"format": "twoheirs-results", "version": 1, "results": []}')
    file.chmod(0o000)
    output = run(tmp_path)
    assert f"no result: {file}: you do not have permission to use this file" in output
    assert output[-1] == "results: 1"
    assert [path.name for path in tmp_path.glob("results*")] == [file.name]

"""The note which game runs, where several threads write it."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from twoheirs_qt.files import running
from twoheirs_qt.files.running import Noted, RunningNote
from twoheirs_qt.files.writing import write_bytes


def test_a_spare_note_that_comes_late_is_not_of_the_game_that_was_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A slow disk keeps the thread of one game busy while another one becomes the running one."""
    games, elsewhere = tmp_path / "games", tmp_path / "elsewhere"
    games.mkdir()
    for game in (left := elsewhere / "left.twoheirs", now := games / "now.twoheirs"):
        game.parent.mkdir(exist_ok=True)
        game.touch()
    runs = [left]
    note = RunningNote(games, tmp_path / "running.json", lambda path: path == runs[-1])
    begun, goes_on = threading.Event(), threading.Event()

    def slow(path: Path, content: bytes) -> None:
        if path == tmp_path / "running.json":
            begun.set()
            assert goes_on.wait(PATIENCE)
        write_bytes(path, content)

    monkeypatch.setattr(running, "write_bytes", slow)
    late = threading.Thread(target=note.write_spare, args=(Noted(left),))
    late.start()
    assert begun.wait(PATIENCE)
    runs.append(now)
    other = threading.Thread(target=note.write, args=(Noted(now),))
    other.start()
    while not (games / running.NAME).exists():
        assert other.is_alive()
    goes_on.set()
    for thread in (late, other):
        thread.join(PATIENCE)
    assert note.read() == Noted(now)
    assert note.write_spare(Noted(left)), "nothing is owed to the game that was left"
    assert note.read() == Noted(now)


def test_a_note_elsewhere_is_newer_than_the_one_among_the_games_that_was_written_before(
    tmp_path: Path,
) -> None:
    """Where the folder of games cannot be written meanwhile, the next start goes by the spare."""
    games, spare = tmp_path / "games", tmp_path / "running.json"
    games.mkdir()
    first, second = games / "first.twoheirs", games / "second.twoheirs"
    for game in (first, second, moved := tmp_path / "moved.twoheirs"):
        game.touch()
    note = RunningNote(games, spare)
    for game in (first, second):
        note.write(Noted(game))
        assert RunningNote(games, spare).read() == Noted(game)
    assert note.write_spare(Noted(moved))
    assert RunningNote(games, spare).read() == Noted(moved)

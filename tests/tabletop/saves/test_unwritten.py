"""Data not on the disk yet has one owner: nothing of it is lost while the program runs."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.box import ROOT
from tests.games.two_heirs.play.conftest import Begin, Disks
from tests.games.two_heirs.play.playing import (
    close_session,
    count_done,
    find_path,
    open_file,
    open_new,
    play,
    resume,
)
from tests.timeouts import TIMEOUT_S
from twoheirs_qt.games.two_heirs.rules import Heir, NewGame
from twoheirs_qt.tabletop.results.results import ResultBook
from twoheirs_qt.tabletop.results.store import load_results
from twoheirs_qt.tabletop.saves import write_queue
from twoheirs_qt.tabletop.saves.listing import ShelfIndex
from twoheirs_qt.tabletop.saves.save import GameSettings
from twoheirs_qt.tabletop.saves.store import SUFFIX, GameStore, SaveKind
from twoheirs_qt.tabletop.saves.worker import Worker
from twoheirs_qt.tabletop.saves.write_queue import WriteQueue


def test_space_is_noticed_without_a_further_action(
    start: Begin, games: Path, disks: Disks, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(write_queue, "RETRY_DELAYS_S", (0.01,))
    session = start()
    open_new(session)
    disks.full = {games}
    play(session, 2)
    assert session.save_state.kind is SaveKind.FAILED
    disks.full = set()
    qtbot.waitUntil(lambda: session.save_state.kind is SaveKind.SAVED)
    assert count_done(session) == 2


@pytest.mark.usefixtures("qapp")
def test_pauses_grow_and_start_again(monkeypatch: pytest.MonkeyPatch) -> None:
    box, fails = WriteQueue(Worker()), [True]

    def write() -> None:
        if fails[0]:
            raise OSError(28, "full")

    file = Path("/nowhere/x")
    pauses = []
    box.put(file, 1, write)
    for _ in range(8):
        box.flush()
        pauses.append(box._retry_timer.interval() // 1000)
        box._retry_timer.stop()
        box.retry()
    box.flush()
    assert pauses == [2, 4, 8, 16, 32, 60, 60, 60]
    fails[0] = False
    box.retry()
    box.flush()
    assert not box._retry_timer.isActive()
    assert box.find_pending(file) is None
    fails[0] = True
    box.put(file, 2, write)
    box.flush()
    assert box._retry_timer.interval() == 2000
    assert box.find_pending(file) == 2
    box.abandon()


@pytest.mark.usefixtures("qapp")
def test_a_disk_that_hangs_holds_up_no_other(tmp_path: Path, qtbot: QtBot) -> None:
    box, hangs, written = WriteQueue(Worker()), threading.Event(), list[object]()
    box.put(tmp_path / "stick" / "a", 1, hangs.wait)
    box.put(tmp_path / "games" / "b", 2, lambda: written.append(2))
    qtbot.waitUntil(lambda: written == [2])
    assert not box.flush(0.01)
    assert box.pending_files == (tmp_path / "stick" / "a",)
    hangs.set()
    assert box.flush(TIMEOUT_S)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems know no such names")
@pytest.mark.parametrize("name", [b"\xff.twoheirs", b" a.twoheirs", b"\na b\n.twoheirs"])
def test_a_game_of_any_name_is_saved_resumed_and_indexed(
    start: Begin, games: Path, name: bytes
) -> None:
    first = start()
    open_new(first)
    first.store.flush()
    path = games / os.fsdecode(name)
    os.rename(find_path(first), path)
    session = start()
    open_file(session, path)
    play(session)
    assert session.save_state.kind is SaveKind.SAVED
    again = start()
    assert resume(again)
    assert find_path(again) == path
    assert again.stack.index() == 1
    file = games.parent / "shelf.json"
    index = ShelfIndex(games, file, SUFFIX)
    for entry in index.list_entries():
        index.read(entry, session.games)
    index.write()
    [entry] = ShelfIndex(games, file, SUFFIX).list_entries()
    assert entry.is_sound
    assert entry.path == path


# -- the result against Henry -------------------------------------------------------------------


def test_a_result_is_kept_when_space_is_back(
    start: Begin, disks: Disks, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = start()
    file = tmp_path / "results" / "results.json"
    book = ResultBook(session.store, file)
    book.follow(session)
    faults: list[Exception] = []
    book.failed.connect(faults.append)
    disks.full = {file.parent}
    for seed in (1, 2):
        session.new(NewGame(seed=seed, level=1), GameSettings())
        session.give_up(Heir.WHITE)
        session.store.flush()
    assert len(faults) == 1, "once while it lasts"
    assert len(book.read_results().results) == 2
    assert session.store.write_queue.faults.keys() == {file}, "closing will tell"
    disks.full = set()
    close_session(session)
    session.store.write_queue.retry()
    session.store.flush()
    assert len(load_results(file).results) == 2
    assert session.store.write_queue.faults == {}


@pytest.mark.parametrize("version", [1, 2])
def test_results_of_a_former_version_survive_a_full_disk_and_become_new_ones(
    start: Begin, disks: Disks, tmp_path: Path, version: int
) -> None:
    former = ROOT / f"tests/tabletop/files/versions/results-{version}.json"
    session = start()
    file = tmp_path / "results" / "results.json"
    file.parent.mkdir()
    file.write_bytes(former.read_bytes())
    book = ResultBook(session.store, file)
    book.follow(session)
    disks.full = {file.parent}
    session.new(NewGame(seed=1, level=1), GameSettings())
    session.give_up(Heir.WHITE)
    session.store.flush()
    assert file.read_bytes() == former.read_bytes()
    assert [path.name for path in file.parent.iterdir()] == [file.name]
    disks.full = set()
    session.store.write_queue.retry()
    session.store.flush()
    *kept, new = load_results(file).results
    assert tuple(kept) == load_results(former).results
    assert {result.game for result in kept} == {new.game} == {"twoheirs"}


# -- what is left over --------------------------------------------------------------------------


def test_what_a_kill_leaves_is_tidied_wherever_the_program_writes(
    begin: Begin, games: Path, tmp_path: Path
) -> None:
    files = (tmp_path / "results.json", tmp_path / "shelf.json")
    note = tmp_path / "config" / "elsewhere.json"
    games.mkdir()
    note.parent.mkdir()
    left = [file.with_name(f".{file.name}-abc12345.tmp") for file in (*files, note)]
    left += [games / ".x.twoheirs-abc12345.tmp"]
    stranger = tmp_path / ".strange.json-abc12345.tmp"
    for file in (*left, stranger):
        file.write_text("half")
        os.utime(file, (time.time() - 5,) * 2)
    session = begin(GameStore(games, note=note, other_files=files))
    mine = games / ".y.twoheirs-abc12345.tmp"
    mine.write_text("being written now")
    os.utime(mine, (time.time() + 5,) * 2)
    session.store.tidy()
    session.store.flush()
    assert [file for file in (*left, stranger, mine) if file.exists()] == [stranger, mine]


# -- the end ------------------------------------------------------------------------------------

CODE = """
import sys, threading, time
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from twoheirs_qt.tabletop.saves.write_queue import WriteQueue
from twoheirs_qt.tabletop.saves.worker import Worker

file, hangs = Path(sys.argv[1]), sys.argv[2] == "hangs"

def write():
    if hangs:
        threading.Event().wait()
    time.sleep(0.1)
    file.write_text("whole")

app = QCoreApplication([])
write_queue = WriteQueue(Worker())
write_queue.put(file, 1, write)
print("waited:", write_queue.flush(0.01))
if hangs:
    write_queue.abandon()
    print("given up:", write_queue.flush())
"""


@pytest.mark.parametrize("disk", ["slow", "hangs"])
def test_the_process_ends_with_the_last_write_or_without_it_if_that_is_given_up(
    tmp_path: Path, disk: str
) -> None:
    file = tmp_path / "file"
    command = [sys.executable, "-c", CODE, str(file), disk]
    ended = subprocess.run(
        command, capture_output=True, text=True, cwd=ROOT, timeout=TIMEOUT_S, check=False
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    expected = ["waited: False", *(["given up: False"] if disk == "hangs" else [])]
    assert ended.stdout.splitlines() == expected
    assert file.exists() is (disk == "slow")


def test_what_was_written_just_before_it_goes_on_is_not_taken_for_another_programs(
    start: Begin, games: Path, disks: Disks
) -> None:
    """A thread reads what waits; the disk may take it before the window goes on with it."""
    session = start()
    open_new(session)
    play(session)
    path = find_path(session)
    disks.full = {games}
    play(session)
    open_new(session, seed=6)
    opened = session.read(path)
    disks.full = set()
    session.store.write_queue.retry()
    session.store.flush()
    aside: list[Path] = []
    session.store.conflict_renamed.connect(lambda _, where: aside.append(where))
    session.open_game(opened, path)
    play(session)
    assert count_done(session) == 3
    assert aside == []

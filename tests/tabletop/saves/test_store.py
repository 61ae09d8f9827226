"""The store of games: it writes behind the play, the latest game first, and tells how it went."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QThread, QTimer
from pytestqt.qtbot import QtBot

from tests.games.two_heirs.play.conftest import Begin, FakeWriter
from tests.games.two_heirs.play.playing import open_new
from tests.play import choose
from tests.qt_wait import settle
from tests.timeouts import TIMEOUT_S
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.saves.save import SaveGame
from twoheirs_qt.tabletop.saves.store import GameStore, SaveKind
from twoheirs_qt.tabletop.text.text import translate


def record() -> Any:
    """All that a store looks at in a save."""
    return SimpleNamespace(actions=(), done_count=0)


class Slow:
    """Writes nothing; each write waits until it may go on."""

    def __init__(self) -> None:
        self.written: list[tuple[Path, Any]] = []
        self.order: list[str] = []
        self.threads: set[int] = set()
        self.started = threading.Semaphore(0)
        self.may_go_on = threading.Semaphore(0)

    def __call__(self, path: Path, save: Any) -> None:
        self.threads.add(threading.get_ident())
        self.order.append("written")
        self.started.release()
        assert self.may_go_on.acquire(timeout=TIMEOUT_S)
        self.written.append((path, save))

    def has_begun(self, within: float = TIMEOUT_S) -> bool:
        """Let events happen until a write has begun."""
        end = monotonic() + within
        while monotonic() < end:
            QCoreApplication.processEvents()
            if self.started.acquire(timeout=0.005):
                return True
        return False


@pytest.mark.usefixtures("qapp")
def test_saving_returns_at_once_and_the_latest_wins(games: Path) -> None:
    slow = Slow()
    store = GameStore(games, FakeWriter(slow))
    reported: list[tuple[Path, bool]] = []
    main = QThread.currentThread()
    store.saved.connect(lambda path: reported.append((path, QThread.currentThread() is main)))
    first = store.start_file(datetime(2025, 1, 1, tzinfo=UTC))
    one, two, three, other = (record() for _ in range(4))
    save: Callable[[Any], None] = store.save
    QTimer.singleShot(0, partial(slow.order.append, "painted"))
    save(one)
    assert slow.has_begun()
    assert slow.order == ["painted", "written"], "what waits to be painted comes first"
    save(two)
    save(three)
    second = store.start_file(datetime(2025, 1, 1, tzinfo=UTC))
    save(other)
    assert slow.written == [], "nothing waited for the writer"
    assert not store.flush(0.01)
    for _ in range(3):
        slow.may_go_on.release()
    assert store.flush(TIMEOUT_S)
    assert slow.written == [(first, one), (first, three), (second, other)]
    assert threading.get_ident() not in slow.threads
    assert reported == [(first, True), (first, True), (second, True)]
    QCoreApplication.processEvents()
    assert len(reported) == 3, "each outcome is told once"
    assert store.find_last_game_path() is None, "the writer made no file"
    assert store.worker.is_idle, "no thread is left"


def test_saved_is_not_reported_while_something_newer_waits(
    begin: Begin, games: Path, qtbot: QtBot
) -> None:
    slow = Slow()
    session = begin(GameStore(games, FakeWriter(slow)))
    open_new(session)
    assert slow.has_begun()
    random = Random(1)
    kinds: list[SaveKind] = []
    session.save_state_changed.connect(lambda state: kinds.append(state.kind))
    session.play(choose(session.state, random))
    slow.may_go_on.release()
    assert slow.has_begun(), "the first is written"
    settle()
    assert session.save_state.kind is SaveKind.SAVING
    slow.may_go_on.release()
    qtbot.waitUntil(lambda: kinds == [SaveKind.SAVED])


@pytest.mark.usefixtures("qapp")
def test_a_fault_is_reported_and_the_next_save_tries_again(games: Path) -> None:
    faults: list[Exception] = [
        FileError(translate("Faults", "The disk is full")),
        ZeroDivisionError("a bug"),
    ]

    def write(path: Path, save: SaveGame) -> None:
        if faults:
            raise faults.pop(0)
        path.write_text("{}")

    store = GameStore(games, FakeWriter(write))
    reported: list[str] = []
    store.failed.connect(lambda path, fault: reported.append(str(fault)))
    store.saved.connect(lambda path: reported.append(path.read_text()))
    path = store.start_file(datetime(2025, 1, 1, tzinfo=UTC))
    save: Callable[[Any], None] = store.save
    for _ in range(3):
        save(record())
        assert store.flush(TIMEOUT_S)
    assert reported == ["The disk is full", "a bug", "{}"]
    assert store.find_last_game_path() == path


@pytest.mark.usefixtures("qapp")
def test_the_newest_game_of_the_folder_is_running(games: Path) -> None:
    games.mkdir(parents=True)
    (games / "note.txt").write_text("x")
    assert GameStore(games).find_last_game_path() is None, "no game"
    for number, name in enumerate(("b", "c", "a")):
        path = games / f"{name}.twoheirs"
        path.write_text("{")
        os.utime(path, (number, number))
        assert GameStore(games).find_last_game_path() == path
    assert GameStore(games, guest=True).find_last_game_path() is None


@pytest.mark.usefixtures("qapp")
def test_games_are_listed_newest_first(games: Path) -> None:
    def write(path: Path, save: SaveGame) -> None:
        path.write_text("x")

    store = GameStore(games, FakeWriter(write))
    save: Callable[[Any], None] = store.save
    assert store.list_games() == ()
    paths = []
    for day in (3, 1, 2):
        paths.append(store.start_file(datetime(2025, 1, day, tzinfo=UTC)))
        save(record())
        store.flush()
    assert store.list_games() == (paths[0], paths[2], paths[1])
    assert store.holds(paths[0])
    assert not store.holds(games.parent / paths[0].name)


def test_saving_before_a_game_has_begun_is_a_mistake(games: Path, qapp: object) -> None:
    save: Callable[[Any], None] = GameStore(games).save
    with pytest.raises(RuntimeError, match="no game"):
        save(record())


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("what", ["file", "link to nowhere", "below a file"])
def test_something_else_in_the_place_of_the_folder_is_reported_in_words(
    tmp_path: Path, what: str
) -> None:
    games = tmp_path / "games"
    if what == "file":
        games.write_text("mine")
    elif what == "link to nowhere":
        games.symlink_to(tmp_path / "nowhere" / "games")
    else:
        (tmp_path / "data").write_text("mine")
        games = tmp_path / "data" / "games"
    store = GameStore(games)
    reported: list[str] = []
    store.failed.connect(lambda _, fault: reported.append(str(fault)))
    store.start_file(datetime(2025, 1, 1, tzinfo=UTC))
    save: Callable[[Any], None] = store.save
    save(record())
    assert store.flush(TIMEOUT_S)
    assert reported == [f"{games}: there is no such folder"]
    store.write_queue.abandon()
    if what == "file":
        assert games.read_text() == "mine"

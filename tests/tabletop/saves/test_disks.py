"""Real disks that are full, read-only, gone, held or slow: the game goes on, nothing is lost."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

from tests.games.two_heirs.play.conftest import Begin, FakeWriter
from tests.games.two_heirs.play.playing import close_session, open_file, resume
from tests.games.two_heirs.reading import load_save
from tests.mounts import fill, leave_common_mounts, mount, mount_disk, unmount
from tests.play import choose
from tests.timeouts import TIMEOUT_S
from twoheirs_qt.games.two_heirs.game import make_two_heirs_games
from twoheirs_qt.games.two_heirs.play.model import GameModel
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.rules import Heir, NewGame
from twoheirs_qt.tabletop.files import error_texts
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.saves.files import write_save
from twoheirs_qt.tabletop.saves.save import GameSettings, SaveGame
from twoheirs_qt.tabletop.saves.store import GameStore, SaveKind
from twoheirs_qt.tabletop.text.text import render_english


@pytest.fixture(scope="module")
def private_mounts() -> None:
    """From here on this process has mounts of its own, which nobody else sees."""
    leave_common_mounts()


@pytest.fixture
def disk(private_mounts: None, games: Path) -> Iterator[Path]:
    """A small disk of memory, where the folder of games is."""
    games.mkdir(parents=True)
    mount_disk(games, "160k")
    yield games
    unmount(games)


def open_new(session: GameSession, seed: int = 5) -> None:
    session.new(NewGame(seed=seed, first=Heir.WHITE), GameSettings(names=("Ann", "Ben")))


def play(session: GameSession, count: int, seed: int = 1) -> None:
    random = Random(seed)
    for _ in range(count):
        assert session.play(choose(session.state, random))
    assert session.store.flush(TIMEOUT_S)


def find_path(session: GameSession) -> Path:
    assert session.store.path is not None
    return session.store.path


def on_disk(session: GameSession, path: Path | None = None) -> SaveGame:
    return load_save(path or find_path(session), session.catalogue)


def find_fault(session: GameSession) -> object:
    state = session.save_state
    assert state.kind is SaveKind.FAILED
    assert isinstance(state.fault, FileError)
    assert str(find_path(session)) in str(state.fault)
    return state.fault.fault


def is_saved(session: GameSession) -> bool:
    return session.save_state.kind is SaveKind.SAVED


def test_a_full_disk(session: GameSession, disk: Path) -> None:
    open_new(session)
    play(session, 5)
    saved = 0
    while is_saved(session):  # what the last block of the file has room for still fits
        saved = on_disk(session).done_count
        ballast = fill(disk)
        play(session, 1)
    play(session, 3)
    assert find_fault(session) is error_texts.DISK_FULL
    done = session.stack.index()
    assert done == saved + 4, "the game goes on in memory"
    assert on_disk(session).done_count == saved, "what was saved is whole"
    assert not list(disk.glob("*.tmp")), "nothing half written takes more room"
    ballast.unlink()
    play(session, 1)
    assert is_saved(session)
    assert on_disk(session).done_count == done + 1


def test_a_game_left_on_a_full_disk_is_not_forgotten(session: GameSession, disk: Path) -> None:
    open_new(session)
    play(session, 5)
    first = find_path(session)
    ballast = fill(disk)
    while is_saved(session):  # what the last block of the file has room for still fits
        play(session, 1)
    done = session.stack.index()
    open_new(session, 6)
    assert session.store.flush(TIMEOUT_S)
    assert close_session(session).kind is SaveKind.FAILED
    assert first in session.store.unsaved
    ballast.unlink()
    assert close_session(session).kind is SaveKind.SAVED
    assert session.store.unsaved == {}
    assert on_disk(session, first).done_count == done
    assert on_disk(session).done_count == 0


def test_a_full_disk_from_the_start(session: GameSession, disk: Path) -> None:
    fill(disk)
    open_new(session)
    play(session, 8)
    assert find_fault(session) is error_texts.DISK_FULL
    assert session.store.list_games() == ()
    (disk / "ballast").unlink()
    assert close_session(session).kind is SaveKind.SAVED
    assert on_disk(session).done_count == 8


def test_a_read_only_disk_and_a_better_one(
    session: GameSession, begin: Begin, disk: Path, tmp_path: Path
) -> None:
    open_new(session)
    play(session, 5)
    home = find_path(session)
    mount("-o", "remount,ro", str(disk))
    play(session, 3)
    assert find_fault(session) is error_texts.READ_ONLY
    other = tmp_path / "elsewhere.twoheirs"
    session.save_elsewhere(other)
    play(session, 2)
    assert is_saved(session)
    assert on_disk(session, other).done_count == 10
    assert close_session(session).kind is SaveKind.SAVED
    assert on_disk(session, home).done_count == 5, "what was saved here stays"
    mount("-o", "remount,rw", str(disk))
    again = begin()
    open_file(again, other)
    assert again.state == session.state


def test_a_file_that_is_held(session: GameSession, disk: Path) -> None:
    """A read-only mount on the file itself: it cannot be written, as where another program
    holds it."""
    open_new(session)
    play(session, 5)
    path = find_path(session)
    mount("--bind", str(path), str(path))
    mount("-o", "remount,ro,bind", str(path))
    try:
        play(session, 2)
        assert not is_saved(session)
        assert on_disk(session).done_count == 5
    finally:
        unmount(path)
    play(session, 1)
    assert is_saved(session)
    assert on_disk(session).done_count == 8


def test_a_file_that_another_program_changes(session: GameSession, begin: Begin) -> None:
    open_new(session)
    play(session, 5)
    other = begin()
    assert resume(other)
    play(other, 4, seed=3)
    moved: list[tuple[Path, Path]] = []
    session.store.conflict_renamed.connect(lambda path, aside: moved.append((path, aside)))
    play(session, 1)
    [(path, aside)] = moved
    assert path == find_path(session)
    assert on_disk(session).done_count == 6
    assert on_disk(session, aside).done_count == 9, (
        "the longer game of the other is not overwritten"
    )
    assert aside in session.store.list_games()


def test_only_the_end_waits_for_a_slow_disk(qapp: object, games: Path, begin: Begin) -> None:
    def write_with_delay(path: Path, save: SaveGame) -> None:
        time.sleep(0.3)
        write_save(path, save)

    session = begin(GameStore(games, FakeWriter(write_with_delay)))
    open_new(session)
    random = Random(1)
    waited = []
    for _ in range(20):
        action = choose(session.state, random)
        begun = time.thread_time()
        session.play(action)
        waited.append(time.thread_time() - begun)
        assert session.save_state.kind is SaveKind.SAVING, "no word of saved before it is"
    assert sorted(waited)[10] < 0.016, "a frame at most"
    assert close_session(session).kind is SaveKind.SAVED
    assert on_disk(session).done_count == 20


def test_a_clock_that_is_set_back(qapp: object, games: Path) -> None:
    times = iter([datetime(2030, 1, 1, tzinfo=UTC)] * 9 + [datetime(2020, 1, 1, tzinfo=UTC)] * 99)
    from twoheirs_qt.games.two_heirs.codec.catalogue import load_installed_catalogue

    def make_session() -> GameSession:
        store = GameStore(games)
        return GameSession(
            GameModel(render_english),
            store,
            make_two_heirs_games(load_installed_catalogue()),
            lambda: next(times),
        )

    first = make_session()
    open_new(first)
    play(first, 4)
    old = find_path(first)
    play(first, 8, seed=2)
    assert on_disk(first).done_count == 12
    open_new(first, 6)
    play(first, 2)
    close_session(first)
    assert on_disk(first, old).done_count == 12
    assert find_path(first) != old
    again = make_session()
    assert resume(again)
    assert find_path(again) == find_path(first), "the one that was running, whatever the names say"
    assert again.stack.index() == 2
    close_session(again)


def test_a_game_that_could_not_be_written_goes_on_with_all_of_its_actions(
    session: GameSession, disk: Path
) -> None:
    """Another game is opened meanwhile, and the disk holds four of seven actions."""
    open_new(session)
    play(session, 4)
    first = find_path(session)
    ballast = fill(disk)
    while is_saved(session):
        play(session, 1)
    state, done = session.state, session.stack.index()
    newest = session.store.find_pending_save(first)
    assert newest is not None
    assert newest.done_count == done
    open_new(session, 6)
    open_file(session, first)
    assert session.state == state
    assert not is_saved(session)
    ballast.unlink()
    play(session, 1)
    assert is_saved(session)
    assert on_disk(session, first).done_count == done + 1
    assert session.store.find_pending_save(first) is None

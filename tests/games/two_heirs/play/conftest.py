"""Fixtures of the tests of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from twoheirs_qt.games.two_heirs.codec.catalogue import load_installed_catalogue
from twoheirs_qt.games.two_heirs.game import make_two_heirs_games
from twoheirs_qt.games.two_heirs.play.model import GameModel
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.rules import Catalogue
from twoheirs_qt.tabletop.files import error_texts
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.saves.save import SaveGame
from twoheirs_qt.tabletop.saves.store import GameStore
from twoheirs_qt.tabletop.saves.writer import SaveWriter
from twoheirs_qt.tabletop.text.text import render_english

Begin = Callable[..., GameSession]


@pytest.fixture(scope="session")
def catalogue() -> Catalogue:
    """The installed catalogue."""
    return load_installed_catalogue()


class Clock:
    """A clock that goes a second at every look."""

    def __init__(self) -> None:
        self.time = datetime(2025, 1, 31, 18, 30, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.time += timedelta(seconds=1)
        return self.time


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """The folder of games, not yet made."""
    return tmp_path / "games"


@pytest.fixture
def begin(qapp: QApplication, catalogue: Catalogue, games: Path) -> Iterator[Begin]:
    """Start the program's game part, as often as wanted, on the same folder of games."""
    sessions: list[GameSession] = []

    def begin(store: GameStore | None = None) -> GameSession:
        model = GameModel(render_english)
        session = GameSession(
            model, store or GameStore(games), make_two_heirs_games(catalogue), Clock()
        )
        sessions.append(session)
        return session

    yield begin
    for session in sessions:
        session.store.flush()
        session.store.write_queue.abandon()


@pytest.fixture
def session(begin: Begin) -> GameSession:
    """A session with no game yet."""
    return begin()


@dataclass
class Disks:
    """Simulates full folders: everything that this program writes is checked here."""

    full: set[Path] = field(default_factory=set)

    def check(self, path: Path) -> None:
        if any(path.is_relative_to(folder) for folder in self.full):
            raise FileError(error_texts.DISK_FULL, file=str(path))


@pytest.fixture
def disks(monkeypatch: pytest.MonkeyPatch) -> Disks:
    """Disks that are full when the test says so."""
    from twoheirs_qt.tabletop.files import writing
    from twoheirs_qt.tabletop.saves import writer as save_writer

    disks = Disks()
    real_write, real_append = writing.write_bytes, writing.append_bytes

    def write_bytes(path: Path, content: bytes) -> None:
        disks.check(Path(path))
        real_write(path, content)

    def append_bytes(path: Path, size: int, content: bytes) -> None:
        disks.check(Path(path))
        real_append(path, size, content)

    for module in (writing, save_writer):
        monkeypatch.setattr(module, "write_bytes", write_bytes)
    monkeypatch.setattr(save_writer, "append_bytes", append_bytes)
    return disks


class FakeWriter(SaveWriter):
    """Lets a function write saves."""

    def __init__(self, write: Callable[[Path, SaveGame], object]) -> None:
        super().__init__()
        self._call = write

    def write(self, path: Path, save: SaveGame, *, keep_time: bool = False) -> Path | None:
        self._call(path, save)
        return None


@pytest.fixture
def start(begin: Begin, games: Path, tmp_path: Path) -> Begin:
    """Start the game part with a place for the note of a game elsewhere, as the program does."""

    def start() -> GameSession:
        return begin(GameStore(games, note=tmp_path / "config" / "elsewhere.json"))

    return start

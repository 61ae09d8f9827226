"""What tests of the game share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from twoheirs_qt.files.catalogue import installed_catalogue
from twoheirs_qt.game.model import GameModel
from twoheirs_qt.game.session import GameSession
from twoheirs_qt.game.store import GameStore
from twoheirs_qt.rules import Catalogue
from twoheirs_qt.words import english

Begin = Callable[..., GameSession]


@pytest.fixture(scope="session")
def catalogue() -> Catalogue:
    """The installed catalogue."""
    return installed_catalogue()


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
    begun: list[GameSession] = []

    def begin(store: GameStore | None = None) -> GameSession:
        model = GameModel(english)
        session = GameSession(model, store or GameStore(games), catalogue, Clock())
        begun.append(session)
        return session

    yield begin
    for session in begun:
        session.store.flush()
        session.store.outbox.give_up()


@pytest.fixture
def session(begin: Begin) -> GameSession:
    """A session with no game yet."""
    return begin()

"""A shelf with some games, and functions that read it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.box import GAME, load_box
from tests.games.two_heirs.reading import load_save
from tests.play import play_random_game
from tests.ui.conftest import Start, process_events, start_game
from tests.ui.hands import find_question
from tests.ui.heir_program import Program
from tests.writers import write_with
from twoheirs_qt.app import Folders
from twoheirs_qt.games.two_heirs.rules import Heir, NewGame, Take, create_game
from twoheirs_qt.tabletop.files import error_texts
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.saves.files import write_save
from twoheirs_qt.tabletop.saves.save import GameSettings, Origin, SaveGame
from twoheirs_qt.tabletop.shelf.library import Library
from twoheirs_qt.tabletop.shelf.page import ShelfPage

Put = Callable[..., Path]


def make_game(
    seed: int = 1,
    names: tuple[str, str] = ("Anna", "Boris"),
    actions: int = 30,
    level: int | None = None,
    day: int = 1,
    title: str = "",
    opponents: tuple[str, str] = ("", ""),
) -> SaveGame:
    """A game as far as so many actions; `day` of January is when it was played last."""
    options = NewGame(seed=seed, level=level)
    played_actions = tuple(
        action for _, action in islice(play_random_game(load_box(), seed, options=options), actions)
    )
    return SaveGame(
        GAME,
        Origin.new_game(options),
        create_game(load_box(), options),
        GameSettings(
            names, ("human", "computer" if opponents[1] else "human"), opponents=opponents
        ),
        played_actions,
        len(played_actions),
        f"2025-01-{day:02}T10:00:00Z",
        f"2025-01-{day:02}T18:30:00Z",
        title=title,
    )


@pytest.fixture
def put(folders: Folders) -> Put:
    """Puts a game into the folder of games; answers with its file."""

    def do(number: int = 1, **game_fields: object) -> Path:
        folders.games.mkdir(parents=True, exist_ok=True)
        path = folders.games / f"202501{number:02}T100000Z-{number:06x}.twoheirs"
        save = make_game(seed=number, **{"day": number, **game_fields})  # type: ignore[arg-type]
        write_save(path, save)
        return path

    return do


def find_library(program: Program) -> Library:
    """The shelf and what is done with it."""
    return program.game_pages.library


def find_page(program: Program) -> ShelfPage:
    """Return the page of the window that shows the shelf."""
    return program.game_pages.library.page


def list_titles(program: Program) -> list[str]:
    """The titles of the games on it, from the top."""
    model = find_library(program).model
    return [str(model.index(row).data()) for row in range(model.rowCount())]


def wait_for_reading(qtbot: QtBot, program: Program) -> None:
    """Wait until every file has been read."""
    model = find_library(program).model
    qtbot.waitUntil(lambda: all(entry.is_read for entry in model._entries) and not model.is_reading)
    process_events()


@pytest.fixture
def three(put: Put, start: Start, qtbot: QtBot) -> Program:
    """Three games, none of them running."""
    program = start()
    put(1, names=("Anna", "Boris"))
    put(2, names=("Celia", "Dora"), actions=400)
    put(3, names=("Emil", ""), level=2, title="The long winter")
    find_library(program).show()
    wait_for_reading(qtbot, program)
    return program


def fail_on_full_disk(path: Path, *_: object) -> None:
    """Fail to write, as on a full disk."""
    raise FileError(error_texts.DISK_FULL, file=str(path))


@pytest.fixture
def game_not_saved(program: Program, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game whose one action is on no disk, and another one that was begun then and runs."""
    start_game(program, first=Heir.WHITE)
    program.store.flush()
    unsaved_path = program.store.path
    assert unsaved_path is not None

    def write(path: Path, save: SaveGame) -> None:
        (fail_on_full_disk if path == unsaved_path else write_save)(path, save)

    write_with(monkeypatch, program.store, write)
    program.session.play(Take(1))
    program.store.flush()
    process_events()
    find_question().reject()
    start_game(program, first=Heir.WHITE)
    program.store.flush()
    process_events()
    assert load_save(unsaved_path, load_box()).actions == ()
    return unsaved_path

"""A program with another box than before: earlier games are seen and played as they were."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from tests.box import GAME, load_box
from tests.changed_catalogue import NEW_TILE, REMOVED_TILE, use_changed_catalogue
from tests.games.two_heirs.reading import load_save
from tests.play import play_random_game
from tests.ui.conftest import Start, close, process_events
from tests.ui.hands import CTRL, Key, find_question, press
from tests.ui.heir_program import Program
from tests.ui.shelf.conftest import find_library, find_page, wait_for_reading
from twoheirs_qt.app import Folders
from twoheirs_qt.games.two_heirs.rules import NewGame, TileSet, create_game, list_legal_actions
from twoheirs_qt.tabletop.saves.files import write_save
from twoheirs_qt.tabletop.saves.save import GameSettings, Origin, SaveGame

OPTIONS = NewGame(seed=11, sets=(TileSet.TRAVEL, TileSet.PATROL, TileSet.LAND_INDUSTRY))


@pytest.fixture
def game(folders: Folders) -> Path:
    """A game with a tile on the table that the box of tomorrow has not."""
    played = tuple(a for _, a in islice(play_random_game(load_box(), 3, options=OPTIONS), 40))
    save = SaveGame(
        GAME,
        Origin.new_game(OPTIONS),
        create_game(load_box(), OPTIONS), GameSettings(names=("Anna", "Boris")),
        played, len(played), "2025-01-01T10:00:00Z", "2025-01-01T18:30:00Z",
    )  # fmt: skip
    assert REMOVED_TILE in {face.tile.id for face in save.state.landscape.values()}
    folders.games.mkdir(parents=True)
    path = folders.games / "20250101T100000Z-000001.twoheirs"
    write_save(path, save)
    return path


@pytest.fixture
def tomorrow(tmp_path: Path) -> Iterator[None]:
    """The program brings another box from now on."""
    with use_changed_catalogue(tmp_path / "tomorrow"):
        yield


def grab_list(program: Program, qtbot: QtBot) -> QImage:
    """The list of games, once it has its pictures."""
    find_library(program).show()
    wait_for_reading(qtbot, program)
    entry = find_library(program).model.find_entry(0)
    assert entry is not None
    qtbot.waitUntil(lambda: entry.picture is not None)
    process_events()
    return find_page(program).list.viewport().grab().toImage()


def test_its_picture_on_the_shelf_shows_all_its_tiles(
    game: Path, start: Start, qtbot: QtBot, tmp_path: Path, folders: Folders
) -> None:
    program = start(at_home=True)
    before = grab_list(program, qtbot)
    close(program)
    folders.shelf.unlink()
    os.utime(game, (1, 1))  # a picture that was made is kept for the very same file
    with use_changed_catalogue(tmp_path / "tomorrow"):
        assert grab_list(start(at_home=True), qtbot) == before


@pytest.mark.usefixtures("tomorrow")
def test_it_is_played_on_and_read_again(game: Path, start: Start, qtbot: QtBot) -> None:
    before = load_save(game, load_box())
    program = start(at_home=True)
    assert program.session.catalogue.tiles.keys() >= {NEW_TILE}
    grab_list(program, qtbot)
    find_page(program).select(game)
    press(qtbot, Key.Key_Return)
    assert program.window.pages.is_at_table
    assert program.session.state == before.state
    action = list_legal_actions(before.state)[0]
    assert program.session.play(action)
    program.store.flush()
    after = load_save(game, load_box())
    assert after.actions == (*before.actions, action)
    assert after.start == before.start


@pytest.mark.usefixtures("tomorrow")
def test_it_is_watched_and_played_on_from_there(game: Path, start: Start, qtbot: QtBot) -> None:
    program = start(at_home=True)
    program.game_pages.watch_file(game)
    process_events()
    replay = program.game_pages.replay
    replay.go_to(39)
    assert REMOVED_TILE in {face.tile.id for face in replay.session.state.landscape.values()}
    press(qtbot, Key.Key_P, CTRL)
    find_question()
    press(qtbot, Key.Key_Return)
    state = program.session.state
    assert state.catalogue.digest == load_box().digest
    assert program.session.play(list_legal_actions(state)[0])
    program.store.flush()
    path = program.store.path
    assert path is not None
    assert path != game
    assert load_save(path, load_box()).state == program.session.state

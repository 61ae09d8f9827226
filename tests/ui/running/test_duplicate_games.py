"""A file is opened whose game is among the player's already: one game stays one."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.games.two_heirs.reading import load_save
from tests.play import choose
from tests.ui.conftest import Start, close, start_game
from tests.ui.hands import Key, click, find_question, press
from tests.ui.heir_program import Program
from twoheirs_qt.games.two_heirs.rules import EndTurn, Take
from twoheirs_qt.tabletop.saves.opened import format_save
from twoheirs_qt.tabletop.shelf.importing import import_files

GO_ON = "Continue your game"
SECOND = "Open the file as a second game"


@pytest.fixture
def file(program: Program, tmp_path: Path) -> Path:
    """A file from somewhere else, of which the program keeps no game yet."""
    start_game(program, names=("Anna", "Boris"))
    play(program, 10)
    path = tmp_path / "from-anna.twoheirs"
    program.games.save_as(path)
    program.store.flush()
    assert program.store.path is not None
    program.store.path.unlink()
    start_game(program, seed=8)
    program.store.flush()
    return path


def play(program: Program, count: int, seed: int = 1) -> None:
    random = Random(seed)
    for _ in range(count):
        assert program.session.play(choose(program.session.state, random))


def open_and_play(program: Program, file: Path, count: int) -> Path:
    """Open the file, play on in the copy, and begin another game; where the copy is."""
    program.games.open(file)
    play(program, count, seed=2)
    path = program.store.path
    assert path is not None
    start_game(program, seed=8)
    program.store.flush()
    return path


def test_a_file_opened_twice_is_one_game(program: Program, file: Path) -> None:
    kept = open_and_play(program, file, 0)
    games = program.store.list_games()
    program.games.open(file)
    assert program.store.path == kept
    program.store.flush()
    assert program.store.list_games() == games


def test_enter_goes_on_with_the_game_that_has_gone_on(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    kept = open_and_play(program, file, 12)
    content = kept.read_bytes()
    games = program.store.list_games()
    program.games.open(file)
    words = find_question().accessibleDescription()
    turns = [load_turn(program, kept), load_turn(program, file)]
    assert words == f"Your game is already at turn {turns[0]}; the file is at turn {turns[1]}."
    press(qtbot, Key.Key_Return)
    assert program.store.path == kept
    assert program.session.stack.index() == 22
    program.store.flush()
    assert program.store.list_games() == games
    assert kept.read_bytes() == content


def load_turn(program: Program, path: Path) -> int:
    save = load_save(path, program.session.catalogue)
    return 1 + sum(isinstance(action, EndTurn) for action in save.actions[: save.done_count])


def test_the_file_can_become_a_second_game(qtbot: QtBot, program: Program, file: Path) -> None:
    kept = open_and_play(program, file, 12)
    content, games = kept.read_bytes(), program.store.list_games()
    program.games.open(file)
    click(qtbot, SECOND)
    program.store.flush()
    assert program.session.stack.index() == 10
    assert program.store.path not in (*games, file)
    assert kept.read_bytes() == content
    # From now on it is this one that stands as the file does.
    second = program.store.path
    start_game(program, seed=8)
    program.games.open(file)
    assert program.store.path == second


def test_escape_leaves_all_as_it_is(qtbot: QtBot, program: Program, file: Path) -> None:
    open_and_play(program, file, 1)
    path, state = program.store.path, program.session.state
    program.games.open(file)
    assert "Both are at turn" in find_question().accessibleDescription()
    press(qtbot, Key.Key_Escape)
    assert program.store.path == path
    assert program.session.state is state
    assert file not in program.settings.recent_files[:1]


def test_games_that_parted_are_both_kept(qtbot: QtBot, program: Program, file: Path) -> None:
    program.games.open(file)
    kept = program.store.path
    play(program, 6)
    first = program.session.save.actions[10]
    program.games.save_as(file)
    for _ in range(6):
        program.session.undo()
    other = [action for action in program.session.options.legal_actions if action != first]
    assert program.session.play(other[0])
    play(program, 7)
    start_game(program, seed=8)
    program.store.flush()
    games = program.store.list_games()
    assert kept is not None
    content = kept.read_bytes()
    program.games.open(file)
    assert find_question().accessibleDescription().startswith("Both are the same up to turn ")
    press(qtbot, Key.Key_Return)
    assert program.session.stack.index() == 16
    program.store.flush()
    assert len(program.store.list_games()) == len(games) + 1
    assert kept.read_bytes() == content
    start_game(program, seed=8)
    program.games.open(file)
    assert QApplication.activeModalWidget() is None


def test_a_file_that_has_gone_on_is_caught_up_with(program: Program, file: Path) -> None:
    """It was played on elsewhere; the title that the game has here stays."""
    program.games.open(file)
    kept = program.store.path
    assert kept is not None
    play(program, 5)
    program.games.save_as(file)
    for _ in range(5):
        program.session.undo()
    play(program, 1)
    program.session.undo()
    program.session.rename("Sunday")
    start_game(program, seed=8)
    program.store.flush()
    games = program.store.list_games()
    program.games.open(file)
    assert program.store.path == kept
    assert program.session.stack.index() == 15
    program.store.flush()
    assert program.store.list_games() == games
    saved = load_save(kept, program.session.catalogue)
    assert (saved.done_count, saved.title) == (15, "Sunday")


def test_the_running_game_itself_just_comes_back(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    program.games.open(file)
    kept = program.store.path
    program.store.flush()
    program.window.pages.start_page_requested.emit()
    program.games.open(file)
    assert program.store.path == kept
    assert program.window.page.table.isVisible()
    play(program, 2)
    program.games.open(file)
    click(qtbot, GO_ON)
    assert program.store.path == kept
    assert program.session.stack.index() == 12


def test_a_game_handed_on_without_its_order_is_dealt_once(program: Program, file: Path) -> None:
    save = load_save(file, program.session.catalogue)
    file.write_text(format_save(save), "utf-8")
    program.games.open(file)
    find_question().reject()
    kept, stack = program.store.path, program.session.state.stack
    start_game(program, seed=8)
    program.store.flush()
    program.games.open(file)
    assert QApplication.activeModalWidget() is None
    assert program.store.path == kept
    assert program.session.state.stack == stack


def test_a_file_on_the_command_line_is_asked_about_over_the_last_game(
    qtbot: QtBot, start: Start, tmp_path: Path
) -> None:
    first = start()
    start_game(first)
    assert first.session.play(Take(first.session.options.legal_actions[0].slot))  # type: ignore[union-attr]
    file = tmp_path / "a.twoheirs"
    first.games.save_as(file)
    play(first, 4)
    state = first.session.state
    close(first)
    second = start(file=file)
    assert second.session.state == state
    press(qtbot, Key.Key_Return)
    assert second.session.state == state
    assert len(second.store.list_games()) == 1


def test_the_shelf_takes_in_nothing_that_it_has(program: Program, file: Path) -> None:
    kept = open_and_play(program, file, 5)
    folder, games = program.store.folder, program.session.games
    [imported] = import_files([file], folder, ".twoheirs", games)
    assert imported.is_duplicate
    assert imported.path == kept

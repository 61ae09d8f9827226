"""Games in files: resumed, opened, copied, found again; and damaged ones."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from tests.box import load_box
from tests.games.two_heirs.reading import format_position, load_save
from tests.reading import simplify
from tests.ui.conftest import Start, close, find_dialog, play_to_the_end, start_game
from tests.ui.hands import CTRL, SHIFT, Key, click, find_question, press
from tests.ui.heir_program import Program
from tests.ui.shelf.conftest import make_game
from tests.writers import write_with
from twoheirs_qt.games.two_heirs.rules import EndTurn, Expand, NewGame, Take, create_game
from twoheirs_qt.tabletop.running.opening import label_game
from twoheirs_qt.tabletop.saves.files import write_save


def test_a_closed_game_is_resumed_where_it_was(start: Start) -> None:
    first = start()
    start_game(first, names=("Anna", "Boris"))
    first.session.play(Take(2))
    first.session.play(
        next(a for a in first.session.options.legal_actions if isinstance(a, Expand))
    )
    first.session.undo()
    state, save = first.session.state, first.session.save
    close(first)
    second = start()
    assert second.session.state == state
    assert second.session.save.actions == save.actions
    assert second.session.can_redo
    assert second.session.names == ("Anna", "Boris")
    assert second.window.pages.is_at_table


def test_arrow_keys_move_over_a_game_whose_file_is_opened_at_the_start_page(
    start: Start, qtbot: QtBot
) -> None:
    first = start()
    start_game(first)
    path = first.session.store.path
    close(first)
    second = start(at_home=True)
    second.come_forward(path)
    assert second.session.store.path == path
    table = second.window.page.table
    target_before = table.cursor_target
    press(qtbot, Key.Key_Right)
    assert table.cursor_target != target_before


def test_a_finished_game_shows_its_score_sheet_again(start: Start) -> None:
    first = start()
    start_game(first)
    play_to_the_end(first)
    close(first)
    second = start()
    assert second.session.is_over
    assert second.window.page.score_panel.isVisible()
    assert second.window.page.score_sheet.lines


@pytest.mark.parametrize(
    "content",
    [b"", b"not json", b"\xff\xfe", b"{}", b'{"format": "twoheirs-save", "version": 99}'],
)
def test_a_damaged_file_is_named_and_leaves_the_game_alone(
    qtbot: QtBot, program: Program, tmp_path: Path, content: bytes
) -> None:
    start_game(program)
    program.session.play(Take(1))
    state = program.session.state
    path = tmp_path / "broken.twoheirs"
    path.write_bytes(content)
    program.games.open(path)
    words = find_question().accessibleDescription()
    assert "broken.twoheirs" in words
    assert words.endswith(".")
    for technical in ("UTF-8", "JSON", "byte", "line 1", "format", "{", "["):
        assert technical not in words
    press(qtbot, Key.Key_Return)
    assert program.session.state is state
    assert program.session.can_undo
    assert path.read_bytes() == content
    assert path not in program.settings.recent_files


def test_a_damaged_running_game_is_named_and_kept(qtbot: QtBot, start: Start) -> None:
    first = start()
    start_game(first)
    first.session.play(Take(1))
    path = first.store.path
    close(first)
    assert path is not None
    path.write_text(path.read_text()[:-300])
    content = path.read_bytes()
    second = start()
    assert path.name in find_question().accessibleDescription()
    press(qtbot, Key.Key_Return)
    assert second.game_pages.home.is_shown
    start_game(second)
    second.store.flush()
    assert path.read_bytes() == content
    assert second.store.path != path


def test_a_copy_is_saved_and_opened(program: Program, tmp_path: Path) -> None:
    start_game(program, names=("Anna", "Boris"))
    program.session.play(Take(1))
    state = program.session.state
    copy = tmp_path / "copy.twoheirs"
    program.games.save_as(copy)
    assert program.settings.recent_files == (copy,)
    assert program.settings.last_folder == tmp_path, "where the next one is looked for"
    program.settings.last_folder = Path.cwd()
    start_game(program)
    content = copy.read_bytes()
    [action] = [a for a in program.window.menus.recent_menu.actions() if a.data() == str(copy)]
    assert action.toolTip() == str(copy)
    action.trigger()
    assert program.settings.last_folder == tmp_path
    assert program.session.state == state
    program.session.play(EndTurn())
    program.store.flush()
    assert copy.read_bytes() == content, "the player's copy stays as it is"


def test_a_copy_in_place_of_the_game_itself_is_the_game(program: Program) -> None:
    start_game(program)
    path = program.store.path
    assert path is not None
    program.games.save_as(path)
    program.session.play(Take(1))
    program.store.flush()
    assert program.store.list_games() == (path,), "nothing was put aside"
    assert load_save(path, program.session.catalogue).done_count == 1


def test_the_list_of_recent_games_is_cleared_and_the_files_stay(
    program: Program, tmp_path: Path
) -> None:
    start_game(program)
    copy, menu = tmp_path / "copy.twoheirs", program.window.menus.recent_menu
    program.games.save_as(copy)
    assert menu.isEnabled()
    menu.actions()[-1].trigger()
    assert program.settings.recent_files == ()
    assert not menu.isEnabled()
    assert copy.is_file()


def test_a_recent_game_whose_file_is_gone_is_forgotten(
    qtbot: QtBot, program: Program, tmp_path: Path
) -> None:
    start_game(program)
    for name in ("gone.twoheirs", "here.twoheirs"):
        program.games.save_as(tmp_path / name)
    (tmp_path / "gone.twoheirs").unlink()
    program.games.open(tmp_path / "gone.twoheirs")
    words = find_question().accessibleDescription()
    assert words.startswith("“gone.twoheirs” isn’t there.")
    assert "won’t be changed" not in words
    press(qtbot, Key.Key_Return)
    assert program.settings.recent_files == (tmp_path / "here.twoheirs",)


def test_a_file_is_chosen_in_a_dialog(qtbot: QtBot, program: Program, tmp_path: Path) -> None:
    start_game(program)
    program.settings.last_folder = tmp_path
    press(qtbot, Key.Key_S, CTRL | SHIFT)
    files = find_dialog()
    assert isinstance(files, QFileDialog)
    edit = files.findChild(QLineEdit, "fileNameEdit")
    assert isinstance(edit, QLineEdit)
    assert edit.text().startswith("White-Blue-")
    edit.setText("mine")
    press(qtbot, Key.Key_Return)
    assert (tmp_path / "mine.twoheirs").is_file()


@pytest.mark.parametrize("actions", [0, 1, None])
def test_of_games_left_for_one_in_a_file_only_those_that_go_on_are_recent(
    program: Program, tmp_path: Path, actions: int | None
) -> None:
    """One that has not begun, or is over (None), is not looked for."""
    other = tmp_path / "other.twoheirs"
    write_save(other, make_game(seed=3))
    start_game(program, names=("Anna", "Boris"))
    if actions is None:
        play_to_the_end(program)
    elif actions:
        program.session.play(Take(1))
    left = program.store.path
    program.games.open(other)
    assert program.store.path != left
    recent = (other,) if actions != 1 else (other, left)
    assert program.settings.recent_files == recent


def test_an_unfinished_game_is_found_again(program: Program) -> None:
    start_game(program, names=("Anna", "Boris"))
    program.session.play(Take(1))
    state, path = program.session.state, program.store.path
    start_game(program)
    program.store.flush()
    assert path is not None
    assert path in program.settings.recent_files
    [action] = [a for a in program.window.menus.recent_menu.actions() if a.data() == str(path)]
    assert "Game started" in action.text()
    action.trigger()
    assert program.session.state == state
    assert program.store.path == path


def test_a_file_of_the_command_line_is_opened(start: Start, tmp_path: Path, qtbot: QtBot) -> None:
    first = start()
    start_game(first)
    first.session.play(Take(3))
    state = first.session.state
    first.games.save_as(tmp_path / "a.twoheirs")
    close(first)
    second = start(file=tmp_path / "a.twoheirs")
    assert second.session.state == state


@pytest.fixture
def full_disk_program(program: Program, monkeypatch: pytest.MonkeyPatch) -> Program:
    """A program whose disk is full, with a game whose last action is not saved."""
    start_game(program)
    program.store.flush()

    def raise_no_space(path: Path, save: object) -> None:
        raise OSError(28, "No space left on device")

    write_with(monkeypatch, program.store, raise_no_space)
    program.session.play(Take(1))
    program.store.flush()
    return program


def test_a_last_save_that_fails_asks(
    qtbot: QtBot, full_disk_program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = full_disk_program.window
    assert window.bar.mark.text() == "not saved"
    window.close()
    assert window.isVisible()
    assert "No space is left" in find_question().accessibleDescription()
    click(qtbot, "Stay")
    assert window.isVisible()
    monkeypatch.undo()
    window.close()
    assert not window.isVisible()


def test_who_wants_to_leave_in_spite_of_a_failed_save_may(
    qtbot: QtBot, full_disk_program: Program
) -> None:
    full_disk_program.window.close()
    click(qtbot, "Quit anyway")
    assert not full_disk_program.window.isVisible()


def test_what_has_the_wrong_type_stands_in_the_details(program: Program, tmp_path: Path) -> None:
    path = tmp_path / "odd.json"
    position = json.loads(
        format_position(create_game(load_box(), NewGame(seed=3)), with_order=True)
    )
    position["reserve"]["slots"][3] = 7
    position["taken"] = "no"
    path.write_text(json.dumps(position))
    program.games.open(path)
    asked = find_question()
    assert simplify(asked.accessibleDescription()).startswith(
        "“odd.json” is damaged, or was changed"
    )
    assert asked.details is not None
    assert asked.details.words.splitlines() == [
        f"{path}: reserve: is not written in the right form.",
        "reserve.slots[3]: Input should be a valid string",
        "taken: Input should be a valid boolean",
    ]
    asked.reject()


def test_where_exactly_a_file_is_wrong_is_a_click_away_and_can_be_copied(
    qtbot: QtBot, program: Program, tmp_path: Path
) -> None:
    path = tmp_path / "odd.json"
    position = json.loads(
        format_position(create_game(load_box(), NewGame(seed=3)), with_order=True)
    )
    position["reserve"]["slots"][3] = "no-such-tile"
    path.write_text(json.dumps(position))
    program.games.open(path)
    asked = find_question()
    assert simplify(asked.accessibleDescription()) == (
        "“odd.json” is damaged, or was changed outside the game. Open an older copy of it, if "
        "there is one. The file won't be changed."
    )
    details = asked.details
    assert details is not None
    assert not details.isVisible()
    before = asked.height()
    qtbot.mouseClick(details.switch, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: asked.height() > before)
    assert details.text.isVisible()
    exactly = f'{path}: reserve.slots[3]: the catalogue has no tile "no-such-tile".'
    assert details.text.toPlainText() == exactly
    qtbot.mouseClick(details.copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == exactly
    qtbot.mouseClick(details.switch, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: asked.height() == before)
    press(qtbot, Key.Key_Return)


GAMES = Path("games")


@pytest.mark.usefixtures("qapp", "languages")
@pytest.mark.parametrize(
    ("path", "label"),
    [
        (GAMES / "20250131T183000Z-abc123.twoheirs", "Game started "),
        (GAMES / "20251939T996969Z-abc123.twoheirs", "20251939T996969Z-abc123.twoheirs"),
        (GAMES / "00000000T000000Z-abc123.twoheirs", "00000000T000000Z-abc123.twoheirs"),
        (GAMES / "mine.twoheirs", "mine.twoheirs"),
        (Path("mine") / "20250131T183000Z-abc123.twoheirs", "20250131T183000Z-abc123.twoheirs"),
    ],
)
def test_only_a_game_of_the_programs_own_is_called_by_its_time(path: Path, label: str) -> None:
    assert label_game(path, GAMES).startswith(label)

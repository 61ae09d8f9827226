"""Handing games on: as text, as pictures, on paper."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from tests.box import load_box
from tests.games.two_heirs.reading import load_save, read_save
from tests.reading import simplify
from tests.ui.conftest import find_dialog, process_events, start_game
from tests.ui.hands import CTRL, SHIFT, Key, click, find_question, press
from tests.ui.heir_program import Program
from tests.ui.shelf.conftest import Put
from twoheirs_qt.games.two_heirs.codec.position import parse_position
from twoheirs_qt.games.two_heirs.rules import Take, list_legal_actions, make_score_sheet
from twoheirs_qt.games.two_heirs.window.sharing import Sharing


def find_sharing(program: Program) -> Sharing:
    sharing = program.window.findChild(Sharing)
    assert isinstance(sharing, Sharing)
    return sharing


def read_clipboard() -> str:
    return QGuiApplication.clipboard().text()


def test_the_position_is_copied_without_what_is_still_unseen(
    qtbot: QtBot, program: Program
) -> None:
    start_game(program)
    program.session.play(Take(1))
    press(qtbot, Key.Key_C, CTRL)
    data = json.loads(read_clipboard())
    assert data["unseen"] == ["stack"]
    assert "hidden tiles" in program.window.page.bubble.text
    state = program.session.state
    copy = parse_position(data, load_box())
    assert copy.landscape == state.landscape
    assert copy.hands == state.hands
    assert copy.stack != state.stack
    program.window.menus.with_order.setChecked(True)
    press(qtbot, Key.Key_C, CTRL)
    assert parse_position(json.loads(read_clipboard()), load_box()) == state


def test_a_game_is_copied_and_pasted_back(qtbot: QtBot, program: Program) -> None:
    start_game(program, names=("Anna", "Boris"))
    program.session.play(Take(1))
    press(qtbot, Key.Key_C, CTRL | SHIFT)
    text = read_clipboard()
    assert read_save(text.encode(), load_box()).save.settings.names == ("Anna", "Boris")
    start_game(program, names=("Celia", "Dora"), seed=9)
    running = program.session.state
    press(qtbot, Key.Key_V, CTRL)
    assert "Anna and Boris" in find_question().accessibleDescription()
    click(qtbot, "Leave it")
    assert program.session.state is running
    press(qtbot, Key.Key_V, CTRL)
    press(qtbot, Key.Key_Return)
    assert program.session.names == ("Anna", "Boris")
    assert "were reshuffled" in find_question().windowTitle()
    press(qtbot, Key.Key_Return)
    program.store.flush()
    assert program.store.path is not None
    assert '"unseen"' not in program.store.path.read_text()
    # What was left is still there.
    assert len(program.store.list_games()) == 3


@pytest.mark.parametrize("text", ["hello", "{}", ""])
def test_other_text_is_refused_with_a_sentence(qtbot: QtBot, program: Program, text: str) -> None:
    start_game(program)
    before = program.session.state
    QGuiApplication.clipboard().setText(text)
    press(qtbot, Key.Key_V, CTRL)
    if text:
        assert "not a game" in simplify(find_question().windowTitle())
        press(qtbot, Key.Key_Return)
    else:
        assert "no text" in program.window.page.bubble.text
    assert program.session.state is before


def test_copying_from_shelf_replay_and_side_board(qtbot: QtBot, program: Program, put: Put) -> None:
    path = put(5)
    save = load_save(path, load_box())
    library = program.game_pages.library
    program.window.pages.show_table()
    library.show()
    library.page.enter(path)
    press(qtbot, Key.Key_C, CTRL | SHIFT)
    assert read_save(read_clipboard().encode(), load_box()).save.actions == save.actions
    assert "hidden tiles" in library.page.line.text()
    program.game_pages.watch_file(path)
    page = program.game_pages.replay
    page.go_to(7)
    press(qtbot, Key.Key_C, CTRL)
    copy = parse_position(json.loads(read_clipboard()), load_box())
    assert copy.landscape == page.session.state.landscape
    assert copy.active == page.session.state.active
    page.side.trigger()
    side = program.game_pages.side.session
    side.play(next(iter(list_legal_actions(side.state))))
    press(qtbot, Key.Key_C, CTRL)
    assert parse_position(json.loads(read_clipboard()), load_box()).hands == side.state.hands


def test_a_picture_of_the_table_in_dots_and_in_lines(
    program: Program, put: Put, tmp_path: Path
) -> None:
    program.games.open(put(5, level=1))
    program.window.menus.picture.trigger()
    asked = find_dialog()
    assert isinstance(asked, QFileDialog)
    asked.fileSelected.emit(str(tmp_path / "table.png"))
    asked.reject()
    image = QImage(str(tmp_path / "table.png"))
    assert (image.width(), image.height()) == (3200, 2000)
    colours = {image.pixel(x, y) for x in range(100, 3200, 97) for y in range(100, 2000, 97)}
    assert len(colours) > 40
    find_sharing(program).write_picture(tmp_path / "table.svg")
    svg = (tmp_path / "table.svg").read_text("utf-8")
    tree = ElementTree.fromstring(svg)
    assert tree.tag.endswith("svg")
    names = [element.tag.rpartition("}")[2] for element in tree.iter()]
    assert names.count("path") > 300
    assert names.count("image") <= 1  # all is lines but what is seen through, as the scaffold
    assert "Anna against Henry the Poor" in svg
    find_sharing(program).write_picture(tmp_path / "none" / "table.png")
    assert find_question()
    asked = find_question()
    asked.reject()


def test_a_picture_for_friends_names_who_has_won(
    program: Program, put: Put, tmp_path: Path
) -> None:
    """It shows the points over the turns, too, where the reserve is while the game runs."""
    program.games.open(put(6, actions=10, level=1))
    find_sharing(program).write_picture(tmp_path / "running.svg")
    svg = simplify((tmp_path / "running.svg").read_text("utf-8"))
    assert "Royal reserve" in svg
    assert "Points turn by turn" not in svg
    program.games.open(put(5, actions=400, level=1))
    assert program.session.is_over
    find_sharing(program).write_picture(tmp_path / "end.svg")
    sheet = make_score_sheet(program.session.state)
    won, lost = sorted((heir.total for heir in sheet.heirs), reverse=True)
    assert sheet.winner is not None
    winner = program.session.names[sheet.winner]
    svg = simplify((tmp_path / "end.svg").read_text("utf-8"))
    assert f"{winner} wins by {won} to {lost} points." in svg
    assert "Points turn by turn" in svg
    assert "Royal reserve" not in svg


@pytest.mark.parametrize("actions", [0, 30, 400])
def test_the_score_pad(program: Program, put: Put, tmp_path: Path, actions: int) -> None:
    program.games.open(put(5, actions=actions))
    process_events()
    program.window.menus.score_pad.trigger()
    asked = find_dialog()
    assert isinstance(asked, QFileDialog)
    pad = tmp_path / "pad.pdf"
    asked.fileSelected.emit(str(pad))
    asked.reject()
    content = pad.read_bytes()
    assert content.startswith(b"%PDF-")
    assert content.count(b"/Type /Page\n") == 1
    assert len(content) > 20_000
    assert load_save(program.store.list_games()[0], load_box()).state == program.session.state


def test_without_a_game_the_reason_is_shown(qtbot: QtBot, program: Program) -> None:
    assert not program.window.menus.picture.isEnabled()
    assert "no game" in program.window.menus.picture.statusTip()
    press(qtbot, Key.Key_C, CTRL)
    assert "no game to copy" in program.window.page.bubble.text.lower()

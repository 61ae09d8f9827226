"""Games on the shelf are renamed, deleted, brought in, handed on."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from tests.box import load_box
from tests.games.two_heirs.reading import format_position, load_save
from tests.reading import simplify
from tests.ui.conftest import find_dialog, process_events, start_game
from tests.ui.hands import CTRL, LEFT, SHIFT, Key, find_question, press
from tests.ui.heir_program import Program
from tests.ui.shelf.conftest import (
    find_library,
    find_page,
    list_titles,
    make_game,
    wait_for_reading,
)
from tests.writers import write_with
from twoheirs_qt.games.two_heirs.rules import Take
from twoheirs_qt.tabletop.saves.files import write_save
from twoheirs_qt.tabletop.saves.opened import format_save
from twoheirs_qt.tabletop.saves.save import SaveGame
from twoheirs_qt.tabletop.shelf import library as shelf_library
from twoheirs_qt.tabletop.shelf import page as shelf_page
from twoheirs_qt.tabletop.shelf.library import RenameDialog


def test_renaming_by_keyboard(qtbot: QtBot, three: Program) -> None:
    find_page(three).select(three.store.list_games()[2])
    path = find_page(three).current.path  # type: ignore[union-attr]
    before = load_save(path, load_box())
    press(qtbot, Key.Key_T, CTRL | SHIFT)
    asked = find_dialog()
    assert isinstance(asked, RenameDialog)
    qtbot.keyClicks(asked.line, "Before the feast")
    press(qtbot, Key.Key_Return)
    wait_for_reading(qtbot, three)
    assert "Before the feast" in list_titles(three)
    after = load_save(path, load_box())
    assert after.title == "Before the feast"
    assert (after.actions, after.changed) == (before.actions, before.changed)


def test_renaming_the_running_game(qtbot: QtBot, program: Program) -> None:
    start_game(program, names=("Anna", "Boris"))
    program.window.menus.shelf.trigger()
    wait_for_reading(qtbot, program)
    entry = find_page(program).current
    assert entry is not None
    find_library(program).rename(entry, "Ours")
    wait_for_reading(qtbot, program)
    assert list_titles(program) == ["Ours"]
    program.session.play(Take(1))
    program.store.flush()
    assert program.store.path is not None
    assert load_save(program.store.path, load_box()).title == "Ours"


def test_deleting_goes_to_the_trash_and_comes_back(
    qtbot: QtBot, three: Program, tmp_path: Path
) -> None:
    find_page(three).select(three.store.list_games()[1])
    entry, below = find_page(three).current, three.store.list_games()[2]
    assert entry is not None
    three.settings.add_recent_file(entry.path)
    content, when = entry.path.read_bytes(), entry.path.stat().st_mtime_ns
    press(qtbot, Key.Key_Delete)
    assert not entry.path.exists()
    assert len(list_titles(three)) == 2
    assert "is in the trash" in find_page(three).line.text()
    assert three.settings.recent_files == ()
    now = find_page(three).current
    assert now is not None
    assert now.path == below, "one goes on where one was"
    [lies_at] = (tmp_path / "home" / "data" / "Trash" / "files").iterdir()
    assert lies_at.read_bytes() == content
    press(qtbot, Key.Key_Z, CTRL)
    assert entry.path.read_bytes() == content
    assert entry.path.stat().st_mtime_ns == when
    assert not lies_at.exists()
    back = find_page(three).current
    assert back is not None
    assert back.path == entry.path
    assert "has been restored" in find_page(three).line.text()
    assert not find_page(three).undo.isEnabled()


def test_a_game_that_waits_for_its_disk_comes_back_with_all_of_its_actions(
    program: Program, game_not_saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A deleted game is not written again by itself, and restoring it may be tried again."""
    find_library(program).show()
    find_page(program).select(game_not_saved)
    find_library(program).delete()
    write_with(monkeypatch, program.store, write_save)
    program.store.write_queue.retry()
    program.store.flush()
    assert not game_not_saved.exists()

    def fail(*_: object) -> bool:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr(shelf_library, "restore_from_trash", fail)
        find_library(program).undo()
        find_question().reject()
    assert find_page(program).undo.isEnabled()
    find_library(program).undo()
    assert load_save(game_not_saved, load_box()).actions == (Take(1),)
    assert not find_page(program).undo.isEnabled()


def test_the_running_game_is_not_deleted(qtbot: QtBot, program: Program) -> None:
    start_game(program)
    program.store.flush()
    press(qtbot, Key.Key_G, CTRL)
    press(qtbot, Key.Key_Delete)
    assert program.store.path is not None
    assert program.store.path.exists()
    assert find_page(program).delete.statusTip().startswith("The current game can’t be deleted")
    assert find_page(program).line.text() == find_page(program).delete.statusTip()


def test_what_the_bar_says_is_announced(
    qtbot: QtBot, three: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    announcements = list[str]()
    monkeypatch.setattr(
        shelf_page, "announce", lambda _widget, words: announcements.append(simplify(words))
    )
    find_page(three).select(three.store.list_games()[1])
    press(qtbot, Key.Key_Delete)
    press(qtbot, Key.Key_Z, CTRL)
    assert [words.partition("” ")[2] for words in announcements] == [
        "is in the trash.",
        "has been restored.",
    ]


def drop(program: Program, *files: Path, on: QWidget | None = None) -> None:
    """Drop files on the window, or on something in it, as the system does."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    window = on or program.window
    action, none = Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    where = QPoint(300, 300)
    enter = QDragEnterEvent(where, action, data, LEFT, none)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    fall = QDropEvent(QPointF(where), action, data, LEFT, none)
    QApplication.sendEvent(window, fall)
    assert fall.isAccepted()
    process_events()


def test_games_dropped_on_the_shelf_are_put_on_it(
    qtbot: QtBot, three: Program, tmp_path: Path
) -> None:
    game, position, junk = (tmp_path / f"{n}.json" for n in ("game", "position", "junk"))
    write_save(game, make_game(seed=9, names=("Zoe", "Yara"), day=9))
    position.write_text(format_position(make_game(seed=8).state, with_order=True))
    junk.write_text("junk")
    drop(three, game, position, junk)
    assert "Some files are not games" in simplify(find_question().windowTitle())
    assert "junk.json" in find_question().accessibleDescription()
    press(qtbot, Key.Key_Escape)
    wait_for_reading(qtbot, three)
    assert len(list_titles(three)) == 5
    assert "Zoe and Yara" in list_titles(three)
    assert simplify(find_page(three).line.text()).startswith("2 game")
    assert not three.session.is_open
    # The same file once more is no second game.
    drop(three, game)
    assert len(list_titles(three)) == 5
    assert "already" in find_page(three).line.text()


def test_what_was_unseen_is_dealt_again_when_a_game_comes(
    three: Program, tmp_path: Path, qtbot: QtBot
) -> None:
    shared = tmp_path / "shared.twoheirs"
    game = make_game(seed=9, names=("Zoe", "Yara"))
    shared.write_text(format_save(game))
    drop(three, shared)
    assert "were reshuffled" in find_page(three).line.text()
    wait_for_reading(qtbot, three)
    entry = find_page(three).current
    assert entry is not None
    assert '"unseen"' not in entry.path.read_text()
    ours, theirs = load_save(entry.path, load_box()).state, game.state
    assert sorted(t.id for t in ours.stack) == sorted(t.id for t in theirs.stack)
    assert ours.stack != theirs.stack


def test_a_file_dropped_on_the_table_is_played(program: Program, tmp_path: Path) -> None:
    start_game(program)
    file = tmp_path / "game.twoheirs"
    write_save(file, make_game(names=("Zoe", "Yara")))
    drop(program, file, on=program.window.page.table.viewport())
    assert program.session.names == ("Zoe", "Yara")
    assert program.window.pages.is_at_table


@pytest.mark.parametrize("with_order", [False, True])
def test_exporting(three: Program, tmp_path: Path, with_order: bool) -> None:
    find_page(three).select(three.store.list_games()[2])
    find_page(three).export.trigger()
    asked = find_dialog()
    assert isinstance(asked, QFileDialog)
    assert asked.selectedNameFilter() == asked.nameFilters()[0]
    asked.selectNameFilter(asked.nameFilters()[int(with_order)])
    target = tmp_path / "out.twoheirs"
    asked.fileSelected.emit(str(target))
    asked.reject()
    saved = load_save(target, load_box())
    assert isinstance(saved, SaveGame)
    original = load_save(three.store.list_games()[2], load_box())
    assert (saved.start == original.start) is with_order
    assert ('"unseen"' in target.read_text()) is not with_order


def test_a_finished_game_has_nothing_to_hide(three: Program) -> None:
    find_page(three).select(three.store.list_games()[1])
    find_page(three).export.trigger()
    asked = find_dialog()
    assert isinstance(asked, QFileDialog)
    [only] = asked.nameFilters()
    assert only.startswith("Whole game")
    asked.reject()


def test_the_folder_is_opened_by_the_system(
    three: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QUrl] = []

    def open_url(url: QUrl) -> bool:
        opened.append(url)
        return False

    monkeypatch.setattr(QDesktopServices, "openUrl", open_url)
    find_page(three).open_folder.trigger()
    assert [url.toLocalFile() for url in opened] == [str(three.store.folder)]
    assert str(three.store.folder) in find_page(three).line.text()  # where no system opens it

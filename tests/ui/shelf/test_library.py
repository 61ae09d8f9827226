"""Games on the shelf are renamed, deleted, brought in, handed on."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from tests.box import box
from tests.games.two_heirs.reading import load_save, position_text
from tests.reading import as_read
from tests.ui.conftest import dialog, events, start_game
from tests.ui.hands import CTRL, LEFT, SHIFT, Key, press, question
from tests.ui.heir_program import Program
from tests.ui.shelf.conftest import a_game, library, page, titles, wait_for_reading
from tests.writers import write_with
from twoheirs_qt.games.two_heirs.rules import Take
from twoheirs_qt.tabletop.saves.files import write_save
from twoheirs_qt.tabletop.saves.opened import save_text
from twoheirs_qt.tabletop.saves.save import SaveGame
from twoheirs_qt.tabletop.shelf import library as shelf_library
from twoheirs_qt.tabletop.shelf import page as shelf_page
from twoheirs_qt.tabletop.shelf.library import RenameDialog


def test_renaming_by_keyboard(qtbot: QtBot, three: Program) -> None:
    page(three).select(three.store.games()[2])
    path = page(three).current.path  # type: ignore[union-attr]
    before = load_save(path, box())
    press(qtbot, Key.Key_T, CTRL | SHIFT)
    asked = dialog()
    assert isinstance(asked, RenameDialog)
    qtbot.keyClicks(asked.line, "Before the feast")
    press(qtbot, Key.Key_Return)
    wait_for_reading(qtbot, three)
    assert "Before the feast" in titles(three)
    after = load_save(path, box())
    assert after.title == "Before the feast"
    assert (after.actions, after.changed) == (before.actions, before.changed)


def test_renaming_the_running_game(qtbot: QtBot, program: Program) -> None:
    start_game(program, names=("Anna", "Boris"))
    program.window.menus.shelf.trigger()
    wait_for_reading(qtbot, program)
    entry = page(program).current
    assert entry is not None
    library(program).rename(entry, "Ours")
    wait_for_reading(qtbot, program)
    assert titles(program) == ["Ours"]
    program.session.play(Take(1))
    program.store.flush()
    assert program.store.path is not None
    assert load_save(program.store.path, box()).title == "Ours"


def test_deleting_goes_to_the_trash_and_comes_back(
    qtbot: QtBot, three: Program, tmp_path: Path
) -> None:
    page(three).select(three.store.games()[1])
    entry, below = page(three).current, three.store.games()[2]
    assert entry is not None
    three.settings.add_recent(entry.path)
    content, when = entry.path.read_bytes(), entry.path.stat().st_mtime_ns
    press(qtbot, Key.Key_Delete)
    assert not entry.path.exists()
    assert len(titles(three)) == 2
    assert "is in the trash" in page(three).line.text()
    assert three.settings.recent == ()
    now = page(three).current
    assert now is not None
    assert now.path == below, "one goes on where one was"
    [lies_at] = (tmp_path / "home" / "data" / "Trash" / "files").iterdir()
    assert lies_at.read_bytes() == content
    press(qtbot, Key.Key_Z, CTRL)
    assert entry.path.read_bytes() == content
    assert entry.path.stat().st_mtime_ns == when
    assert not lies_at.exists()
    back = page(three).current
    assert back is not None
    assert back.path == entry.path
    assert "has been restored" in page(three).line.text()
    assert not page(three).undo.isEnabled()


def test_a_game_that_waits_for_its_disk_comes_back_with_all_of_its_actions(
    program: Program, game_not_saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A deleted game is not written again by itself, and restoring it may be tried again."""
    library(program).show()
    page(program).select(game_not_saved)
    library(program).delete()
    write_with(monkeypatch, program.store, write_save)
    program.store.outbox.retry()
    program.store.flush()
    assert not game_not_saved.exists()

    def fail(*_: object) -> bool:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr(shelf_library, "restore_from_trash", fail)
        library(program).undo()
        question().reject()
    assert page(program).undo.isEnabled()
    library(program).undo()
    assert load_save(game_not_saved, box()).actions == (Take(1),)
    assert not page(program).undo.isEnabled()


def test_the_running_game_is_not_deleted(qtbot: QtBot, program: Program) -> None:
    start_game(program)
    program.store.flush()
    press(qtbot, Key.Key_G, CTRL)
    press(qtbot, Key.Key_Delete)
    assert program.store.path is not None
    assert program.store.path.exists()
    assert page(program).delete.statusTip().startswith("The current game can’t be deleted")
    assert page(program).line.text() == page(program).delete.statusTip()


def test_what_the_bar_says_is_announced(
    qtbot: QtBot, three: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    announcements = list[str]()
    monkeypatch.setattr(
        shelf_page, "announce", lambda _widget, words: announcements.append(as_read(words))
    )
    page(three).select(three.store.games()[1])
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
    events()


def test_games_dropped_on_the_shelf_are_put_on_it(
    qtbot: QtBot, three: Program, tmp_path: Path
) -> None:
    game, position, junk = (tmp_path / f"{n}.json" for n in ("game", "position", "junk"))
    write_save(game, a_game(seed=9, names=("Zoe", "Yara"), day=9))
    position.write_text(position_text(a_game(seed=8).state, with_order=True))
    junk.write_text("junk")
    drop(three, game, position, junk)
    assert "Some files are not games" in as_read(question().windowTitle())
    assert "junk.json" in question().accessibleDescription()
    press(qtbot, Key.Key_Escape)
    wait_for_reading(qtbot, three)
    assert len(titles(three)) == 5
    assert "Zoe and Yara" in titles(three)
    assert as_read(page(three).line.text()).startswith("2 game")
    assert not three.session.is_open
    # The same file once more is no second game.
    drop(three, game)
    assert len(titles(three)) == 5
    assert "already" in page(three).line.text()


def test_what_was_unseen_is_dealt_again_when_a_game_comes(
    three: Program, tmp_path: Path, qtbot: QtBot
) -> None:
    shared = tmp_path / "shared.twoheirs"
    game = a_game(seed=9, names=("Zoe", "Yara"))
    shared.write_text(save_text(game))
    drop(three, shared)
    assert "were reshuffled" in page(three).line.text()
    wait_for_reading(qtbot, three)
    entry = page(three).current
    assert entry is not None
    assert '"unseen"' not in entry.path.read_text()
    ours, theirs = load_save(entry.path, box()).state, game.state
    assert sorted(t.id for t in ours.stack) == sorted(t.id for t in theirs.stack)
    assert ours.stack != theirs.stack


def test_a_file_dropped_on_the_table_is_played(program: Program, tmp_path: Path) -> None:
    start_game(program)
    file = tmp_path / "game.twoheirs"
    write_save(file, a_game(names=("Zoe", "Yara")))
    drop(program, file, on=program.window.page.table.viewport())
    assert program.session.names == ("Zoe", "Yara")
    assert program.window.pages.is_at_table


@pytest.mark.parametrize("with_order", [False, True])
def test_exporting(three: Program, tmp_path: Path, with_order: bool) -> None:
    page(three).select(three.store.games()[2])
    page(three).export.trigger()
    asked = dialog()
    assert isinstance(asked, QFileDialog)
    assert asked.selectedNameFilter() == asked.nameFilters()[0]
    asked.selectNameFilter(asked.nameFilters()[int(with_order)])
    target = tmp_path / "out.twoheirs"
    asked.fileSelected.emit(str(target))
    asked.reject()
    saved = load_save(target, box())
    assert isinstance(saved, SaveGame)
    original = load_save(three.store.games()[2], box())
    assert (saved.start == original.start) is with_order
    assert ('"unseen"' in target.read_text()) is not with_order


def test_a_finished_game_has_nothing_to_hide(three: Program) -> None:
    page(three).select(three.store.games()[1])
    page(three).export.trigger()
    asked = dialog()
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
    page(three).open_folder.trigger()
    assert [url.toLocalFile() for url in opened] == [str(three.store.folder)]
    assert str(three.store.folder) in page(three).line.text()  # where no system opens it

"""Games on the shelf whose disk is full, or slow."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from tests.box import load_box
from tests.games.two_heirs.reading import load_save
from tests.timeouts import TIMEOUT_S
from tests.ui.conftest import find_dialog, start_game
from tests.ui.hands import find_question
from tests.ui.heir_program import Program
from tests.ui.shelf.conftest import (
    Put,
    fail_on_full_disk,
    find_library,
    find_page,
    list_titles,
    make_game,
    wait_for_reading,
)
from tests.writers import write_with
from twoheirs_qt.games.two_heirs.rules import Heir, Take
from twoheirs_qt.tabletop.files.reading import read_bytes
from twoheirs_qt.tabletop.saves import writer as save_writer
from twoheirs_qt.tabletop.saves.files import write_save
from twoheirs_qt.tabletop.saves.save import SaveGame
from twoheirs_qt.tabletop.shelf import importing
from twoheirs_qt.tabletop.shelf import library as shelf_library
from twoheirs_qt.tabletop.widgets.waiting import WaitingDialog
from twoheirs_qt.tabletop.window.disk_work import DiskWork

Left = tuple[Path, threading.Event]


def export(program: Program, game: Path, target: Path) -> None:
    """The whole game, as a player does it."""
    find_library(program).show()
    find_page(program).select(game)
    find_page(program).export.trigger()
    asked = find_dialog()
    assert isinstance(asked, QFileDialog)
    asked.selectNameFilter(asked.nameFilters()[-1])
    asked.fileSelected.emit(str(target))
    asked.reject()


def test_an_exported_game_has_what_its_own_file_could_not_take(
    program: Program, game_not_saved: Path, tmp_path: Path
) -> None:
    """With a full disk the stale file was exported, and it was said to be the game."""
    target = tmp_path / "out.twoheirs"
    export(program, game_not_saved, target)
    assert find_page(program).line.text().startswith("Exported to ")
    assert load_save(target, load_box()).actions == (Take(1),)
    find_library(program).leave()
    program.games.open(game_not_saved)
    target.unlink()
    export(program, game_not_saved, target)
    assert load_save(target, load_box()).actions == (Take(1),)


def test_what_cannot_be_exported_is_reported_and_nothing_is_there(
    program: Program, game_not_saved: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf_library, "write_text", fail_on_full_disk)
    export(program, game_not_saved, tmp_path / "out.twoheirs")
    assert find_question().windowTitle() == "The game could not be exported"
    assert not find_page(program).line.text().startswith("Exported")
    assert list(tmp_path.glob("out*")) == []


def test_a_game_that_waits_for_its_disk_keeps_its_name_and_its_actions(
    program: Program, game_not_saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    find_library(program).show()
    find_page(program).select(game_not_saved)
    entry = find_page(program).current
    assert entry is not None
    find_library(program).rename(entry, "Ours")
    program.store.flush()
    assert load_save(game_not_saved, load_box()).title == ""
    write_with(monkeypatch, program.store, write_save)
    program.store.write_queue.retry()
    program.store.flush()
    save = load_save(game_not_saved, load_box())
    assert (save.title, save.actions) == ("Ours", (Take(1),))


def test_what_cannot_be_renamed_is_reported_and_stays(
    three: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(save_writer, "append_bytes", fail_on_full_disk)
    before = list_titles(three)
    path = three.store.list_games()[0]
    content = path.read_bytes()
    find_page(three).select(path)
    entry = find_page(three).current
    assert entry is not None
    find_library(three).rename(entry, "Ours")
    assert find_question().windowTitle() == "The game could not be renamed"
    assert "no space is left" in find_question().accessibleDescription()
    assert (list_titles(three), path.read_bytes()) == (before, content)


def test_of_many_games_each_is_read_once_for_all_that_come(
    put: Put, program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twenty files dropped on 10,000 games read all of them twenty times."""
    there = [put(number, actions=0) for number in range(1, 13)]
    come = [tmp_path / f"{number}.twoheirs" for number in range(20)]
    for number, file in enumerate(come):
        write_save(file, make_game(seed=100 + number, actions=0, title=f"Game {number}"))
    read: list[Path] = []

    def record_read(path: Path) -> bytes:
        read.append(path)
        return read_bytes(path)

    monkeypatch.setattr(importing, "read_bytes", record_read)
    program.game_pages.take_files(come)
    assert len(find_library(program).model._entries) == 32
    assert [read.count(path) for path in (*there, *come)] == [1] * 32


@pytest.fixture
def slow(program: Program, monkeypatch: pytest.MonkeyPatch) -> Iterator[Left]:
    """A game whose last action is being written until the event is set; another one runs."""
    start_game(program, first=Heir.WHITE)
    program.store.flush()
    left, begun, answers = program.store.path, threading.Event(), threading.Event()
    assert left is not None

    def write(path: Path, save: SaveGame) -> None:
        if path == left:
            begun.set()
            assert answers.wait(TIMEOUT_S)
        write_save(path, save)

    write_with(monkeypatch, program.store, write)
    program.session.play(Take(1))
    program.store.write_queue.start_writing()
    assert begun.wait(TIMEOUT_S)
    start_game(program, first=Heir.WHITE)
    yield left, answers
    answers.set()
    program.store.flush()


def test_a_game_that_is_deleted_while_it_is_being_written_stays_deleted(
    program: Program, slow: Left, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    left, answers = slow
    find_library(program).show()
    find_page(program).select(left)
    monkeypatch.setattr(DiskWork, "blocking_s", 0.05)
    find_page(program).delete.trigger()
    answers.set()
    qtbot.waitUntil(lambda: "is in the trash" in find_page(program).line.text())
    program.store.flush()
    assert not left.exists()
    find_page(program).undo.trigger()
    qtbot.waitUntil(lambda: "has been restored" in find_page(program).line.text())
    assert load_save(left, load_box()).actions == (Take(1),)
    wait_for_reading(qtbot, program)


def test_who_does_not_wait_until_a_game_is_deleted_keeps_it(
    program: Program, slow: Left, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    left, answers = slow
    find_library(program).show()
    find_page(program).select(left)
    for name, seconds in (("blocking_s", 0.02), ("dialog_delay_s", 0.03), ("stop_delay_s", 0.05)):
        monkeypatch.setattr(DiskWork, name, seconds)
    find_page(program).delete.trigger()

    def find_waiting_dialog() -> WaitingDialog | None:
        result = QApplication.activeModalWidget()
        return result if isinstance(result, WaitingDialog) else None

    qtbot.waitUntil(
        lambda: (result := find_waiting_dialog()) is not None and not result.stop_button.isHidden()
    )
    result = find_waiting_dialog()
    assert result is not None
    result.stop_button.click()
    assert find_question().windowTitle() == "The game could not be deleted"
    find_question().reject()
    answers.set()
    for thread in threading.enumerate():
        if thread.name == "Deleting the game…":
            thread.join(TIMEOUT_S)
    assert not (tmp_path / "home" / "data" / "Trash").exists()
    program.store.flush()
    assert load_save(left, load_box()).actions == (Take(1),)


def test_a_game_that_waits_for_its_disk_and_cannot_be_deleted_waits_on(
    program: Program, game_not_saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf_library, "move_to_trash", lambda _: None)
    find_library(program).show()
    find_page(program).select(game_not_saved)
    find_page(program).delete.trigger()
    assert find_question().windowTitle() == "The game could not be deleted"
    find_question().reject()
    monkeypatch.setattr(shelf_library, "move_to_trash", fail_on_full_disk)
    find_page(program).delete.trigger()
    assert "no space is left" in find_question().accessibleDescription()
    find_question().reject()
    program.store.flush()
    write_with(monkeypatch, program.store, write_save)
    program.store.write_queue.retry()
    program.store.flush()
    assert load_save(game_not_saved, load_box()).actions == (Take(1),)

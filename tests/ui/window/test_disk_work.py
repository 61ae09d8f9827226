"""Whatever a disk does, the window goes on living: it says what it waits for, and can go on."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.timeouts import TIMEOUT_S
from tests.ui.conftest import Start, close, process_events, start_game
from tests.ui.hands import find_question
from tests.ui.heir_program import Program
from twoheirs_qt.tabletop.files import error_texts, reading
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.widgets.waiting import WaitingDialog
from twoheirs_qt.tabletop.window.disk_work import DiskWork


class Disk:
    """A disk that answers when it is told to."""

    def __init__(self) -> None:
        self.asked = threading.Event()
        self.may_answer = threading.Event()
        self.threads: list[threading.Thread] = []

    def wait(self) -> int:
        self.threads.append(threading.current_thread())
        self.asked.set()
        assert self.may_answer.wait(TIMEOUT_S)
        return 7


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    """Such a disk; it answers at the end of the test at the latest."""
    for name, seconds in (("blocking_s", 0.02), ("dialog_delay_s", 0.05), ("stop_delay_s", 0.15)):
        monkeypatch.setattr(DiskWork, name, seconds)
    disk = Disk()
    yield disk
    disk.may_answer.set()
    for thread in disk.threads:
        thread.join(TIMEOUT_S)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.show()
    return widget


def find_waiting_dialog() -> WaitingDialog | None:
    dialog = QApplication.activeModalWidget()
    return dialog if isinstance(dialog, WaitingDialog) else None


def fail_if_called(_: object) -> None:
    pytest.fail("not to be called")


def test_what_is_quick_is_answered_at_once_and_without_a_dialog(window: QWidget) -> None:
    results: list[int] = []
    DiskWork(window).run("Quick", lambda: 7, results.append, fail_if_called)
    assert results == [7]


def test_there_is_no_way_out_before_it_takes_long(
    qtbot: QtBot, window: QWidget, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(DiskWork, "stop_delay_s", TIMEOUT_S)
    results: list[int] = []
    work = DiskWork(window)
    work.run("Opening the game…", disk.wait, results.append, fail_if_called)
    qtbot.waitUntil(lambda: find_waiting_dialog() is not None)
    dialog = find_waiting_dialog()
    assert dialog is not None
    assert dialog.stop_button.isHidden()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    dialog.close()
    assert work.is_busy
    assert dialog.isVisible()
    disk.may_answer.set()
    qtbot.waitUntil(lambda: results == [7])
    assert find_waiting_dialog() is None


def test_what_is_slow_is_waited_for_with_a_dialog(
    qtbot: QtBot, window: QWidget, disk: Disk
) -> None:
    results: list[int] = []
    work = DiskWork(window)
    work.run("Opening the game…", disk.wait, results.append, fail_if_called)
    assert work.is_busy
    assert results == []
    qtbot.waitUntil(lambda: find_waiting_dialog() is not None)
    dialog = find_waiting_dialog()
    assert dialog is not None
    disk.may_answer.set()
    qtbot.waitUntil(lambda: results == [7])
    assert not work.is_busy
    assert find_waiting_dialog() is None


def test_waiting_for_a_disk_that_does_not_answer_can_be_ended(
    qtbot: QtBot, window: QWidget, disk: Disk
) -> None:
    errors: list[FileError] = []
    work = DiskWork(window)
    work.run("Opening the game…", disk.wait, fail_if_called, errors.append)
    work.run(
        "Next", lambda: 8, lambda _: errors.append(FileError(error_texts.EMPTY)), fail_if_called
    )
    qtbot.waitUntil(
        lambda: (dialog := find_waiting_dialog()) is not None and not dialog.stop_button.isHidden()
    )
    dialog = find_waiting_dialog()
    assert dialog is not None
    assert dialog.stop_button.hasFocus()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert [fault.fault for fault in errors] == [error_texts.NO_ANSWER, error_texts.EMPTY], (
        "the next has begun"
    )
    disk.may_answer.set()
    process_events()
    assert len(errors) == 2, "what comes too late is thrown away"


def test_what_the_system_says_becomes_a_sentence(window: QWidget, tmp_path: Path) -> None:
    errors: list[FileError] = []
    DiskWork(window).run("Reading", (tmp_path / "none").read_bytes, fail_if_called, errors.append)
    assert [str(fault) for fault in errors] == [f"{tmp_path / 'none'}: there is no such folder"]


def test_a_mistake_of_the_program_is_not_swallowed(window: QWidget) -> None:
    def stumble() -> None:
        raise LookupError("mine")

    with pytest.raises(LookupError, match="mine"):
        DiskWork(window).run("Stumbling", stumble, fail_if_called, fail_if_called)


# -- in the program -------------------------------------------------------------------------------


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch, disk: Disk, tmp_path: Path) -> Path:
    """A file whose disk answers when it is told to."""
    file = tmp_path / "far" / "away.twoheirs"
    read = reading.open_file

    def wait(source: Path | str) -> object:
        if Path(source) == file:
            disk.wait()
        return read(source)

    monkeypatch.setattr(reading, "open_file", wait)
    file.parent.mkdir()
    return file


def wait_no_longer(qtbot: QtBot) -> None:
    qtbot.waitUntil(
        lambda: (dialog := find_waiting_dialog()) is not None and not dialog.stop_button.isHidden()
    )
    dialog = find_waiting_dialog()
    assert dialog is not None
    qtbot.mouseClick(dialog.stop_button, Qt.MouseButton.LeftButton)
    process_events()


Do = Callable[[Program, Path], object]


def _show_results(program: Program, path: Path) -> None:
    path.write_text("{}")
    program.shown.results._book.file = path
    program.window.menus.results.trigger()


@pytest.mark.parametrize(
    "do",
    [
        pytest.param(lambda program, path: program.games.open(path), id="opened"),
        pytest.param(lambda program, path: program.game_pages.take_files([path]), id="dropped"),
        pytest.param(
            lambda program, path: program.game_pages.take_files([path, path]), id="several dropped"
        ),
        pytest.param(lambda program, path: program.games.raise_window(path), id="handed over"),
        pytest.param(lambda program, path: program.game_pages.watch_file(path), id="watched"),
        pytest.param(_show_results, id="results"),
    ],
)
def test_what_a_disk_does_not_answer_is_left(
    qtbot: QtBot, program: Program, slow: Path, do: Do
) -> None:
    """The window waited for ever for files on drives that are away, and for pipes."""
    start_game(program)
    before = program.session.state
    do(program, slow)
    wait_no_longer(qtbot)
    assert "The disk is not responding" in find_question().accessibleDescription()
    find_question().reject()
    assert program.session.state is before


def test_the_program_starts_though_the_game_of_last_time_is_out_of_reach(
    qtbot: QtBot, start: Start, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = start()
    start_game(first)
    first.store.flush()
    path = first.store.path
    close(first)
    read = reading.open_file

    def wait(source: Path | str) -> object:
        if Path(source) == path:
            disk.wait()
        return read(source)

    monkeypatch.setattr(reading, "open_file", wait)
    second = start()
    wait_no_longer(qtbot)
    assert "The disk is not responding" in find_question().accessibleDescription()
    find_question().reject()
    assert not second.session.is_open
    assert second.game_pages.home.is_shown


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="named pipes are of Unix")
def test_a_pipe_that_is_dropped_on_the_shelf_is_read_once(program: Program, tmp_path: Path) -> None:
    """Such a pipe was read twice: the second time for ever."""
    start_game(program)
    text = program.games.format_game()
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = threading.Thread(target=pipe.write_text, args=(text,))
    writer.start()
    other = tmp_path / "other.txt"
    other.write_text("{}")
    program.game_pages.take_files([pipe, other])
    writer.join(TIMEOUT_S)
    assert "other.txt" in find_question().accessibleDescription()
    assert program.game_pages.library.is_shown


def test_a_folder_of_games_that_is_a_file_is_reported(program: Program, tmp_path: Path) -> None:
    """«Folder» raised where the folder of games is a file, or a link to nowhere."""
    program.store.folder.parent.mkdir(parents=True, exist_ok=True)
    program.store.folder.write_text("in the way")
    program.game_pages.library.open_folder()
    assert "there is no such folder" in find_question().accessibleDescription()


def test_sound_games_that_cannot_be_kept_are_not_called_no_games(
    program: Program, tmp_path: Path
) -> None:
    """A full disk was titled «Some files are not games»."""
    start_game(program)
    one = tmp_path / "one.twoheirs"
    one.write_text(program.games.format_game().replace("Z", "Z", 1))
    program.store.flush()
    for file in program.store.list_games():
        file.unlink()
    os.rename(program.store.folder, tmp_path / "away")
    program.store.folder.write_text("in the way")
    program.game_pages.take_files([one, one])
    box = find_question()
    assert box.windowTitle() == "The games could not be added"
    assert "there is no such folder" in box.accessibleDescription()

"""Closing waits for the disk, not for ever, and then the player decides."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from tests.games.two_heirs.play.playing import close_session
from tests.games.two_heirs.reading import load_save
from tests.timeouts import TIMEOUT_S
from tests.ui.conftest import Start, close, process_events, start_game
from tests.ui.hands import find_question
from tests.ui.heir_program import Program
from tests.ui.solo import begin_alone, load_kept_results
from tests.writers import write_with
from twoheirs_qt.games.two_heirs.rules import Heir, Take
from twoheirs_qt.tabletop.files import error_texts
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.results import results
from twoheirs_qt.tabletop.running import closing
from twoheirs_qt.tabletop.saves.files import write_save
from twoheirs_qt.tabletop.saves.save import SaveGame


@pytest.fixture
def home(program: Program, monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """A running game on a disk that does not answer until the event is set."""
    start_game(program, names=("Ann", "Ben"))
    program.store.flush()
    answers, folder = threading.Event(), program.store.folder

    def write(path: Path, save: SaveGame) -> None:
        if path.is_relative_to(folder):
            assert answers.wait(TIMEOUT_S)
        write_save(path, save)

    write_with(monkeypatch, program.store, write)
    monkeypatch.setattr(closing, "SILENT_WAIT_S", 0.02)
    monkeypatch.setattr(closing, "SAVE_TIMEOUT_S", 0.05)
    yield answers
    answers.set()


@pytest.fixture
def full(program: Program, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of games, which has no space any more, while a game runs."""
    start_game(program, names=("Ann", "Ben"))
    program.store.flush()
    home = program.store.folder

    def write(path: Path, save: SaveGame) -> None:
        if path.is_relative_to(home):
            raise FileError(error_texts.DISK_FULL, file=str(path))
        write_save(path, save)

    write_with(monkeypatch, program.store, write)
    return home


def answer(text: str) -> None:
    next(button for button in find_question().buttons if button.text() == text).click()
    process_events()


def test_a_disk_that_hangs_is_asked_about_and_staying_loses_nothing(
    program: Program, home: threading.Event
) -> None:
    program.session.play(Take(1))
    program.window.close()
    assert program.window.isVisible()
    assert "The disk is not responding. If you quit now" in find_question().accessibleDescription()
    answer("Stay")
    home.set()
    assert program.store.flush(TIMEOUT_S)
    assert program.games.may_close()
    path = program.store.path
    assert path is not None
    assert load_save(path, program.session.catalogue).done_count == 1


def test_leaving_all_the_same_waits_no_longer(program: Program, home: threading.Event) -> None:
    program.session.play(Take(1))
    program.window.close()
    answer("Quit anyway")
    assert not program.window.isVisible()
    assert not program.store.flush(), "the end of the program does not wait either"


def test_the_window_lives_while_it_waits_and_closes_when_all_is_written(
    program: Program, home: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(closing, "SAVE_TIMEOUT_S", TIMEOUT_S)
    program.session.play(Take(1))
    seen: list[tuple[str, bool]] = []

    def look() -> None:
        seen.append((find_question().windowTitle(), program.games.may_close()))
        home.set()

    QTimer.singleShot(50, program.window, look)
    assert program.games.may_close()
    assert seen == [("The game is being saved…", False)], "asking twice does not wait twice"
    process_events()
    assert QApplication.activeModalWidget() is None


def test_a_game_whose_disk_hangs_is_saved_elsewhere(
    program: Program, home: threading.Event, tmp_path: Path, qtbot: QtBot
) -> None:
    program.session.play(Take(1))
    assert not program.games.may_close()
    answer("Save elsewhere…")
    chooser = program.window.findChild(QFileDialog)
    assert chooser is not None
    other = tmp_path / "other.twoheirs"
    chooser.fileSelected.emit(str(other))
    chooser.reject()
    qtbot.waitUntil(lambda: program.window.bar.mark.text() == "saved")
    assert load_save(other, program.session.catalogue).done_count == 1
    assert program.games.may_close(), "what still hangs is safe elsewhere"


def test_another_game_that_is_not_saved_is_named(
    program: Program, full: Path, tmp_path: Path
) -> None:
    program.session.play(Take(1))
    program.store.flush()
    answer("Keep playing")
    start_game(program, seed=9)
    program.session.save_elsewhere(tmp_path / "y.twoheirs")
    program.store.flush()
    process_events()
    assert program.window.bar.mark.text() == "not saved"
    assert not program.games.may_close()
    assert find_question().windowTitle() == "Another game could not be saved"
    assert "“Ann and Ben” will be lost" in find_question().accessibleDescription()
    answer("Stay")


def test_a_result_that_is_not_kept_is_reported_at_the_end(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(path: Path, content: object) -> None:
        raise FileError(error_texts.DISK_FULL, file=str(path))

    monkeypatch.setattr(results, "write_results", fail)
    begin_alone(program)
    program.session.give_up(Heir.WHITE)
    program.store.flush()
    assert find_question().windowTitle() == "The results could not be saved"
    answer("Got it")
    assert not program.games.may_close()
    assert "what is new in results.json will be lost" in find_question().accessibleDescription()
    answer("Stay")
    monkeypatch.undo()
    assert program.games.may_close()
    assert len(load_kept_results(program)) == 1


@pytest.mark.parametrize("known", [True, False])
def test_the_older_copy_is_offered_of_a_game_that_is_out_of_reach(
    start: Start, tmp_path: Path, known: bool
) -> None:
    first = start()
    start_game(first)
    first.session.play(Take(1))
    first.store.flush()
    home, other = first.store.path, tmp_path / "stick.twoheirs"
    assert home is not None
    first.session.save_elsewhere(other)
    first.session.play(Take(2))
    close_session(first.session)
    close(first)
    other.unlink()
    if not known:
        home.unlink()
    second = start()
    assert not second.session.is_open
    assert str(other) in find_question().accessibleDescription()
    if known:
        answer("Continue with the older copy")
        assert second.store.path == home
        assert second.session.stack.index() == 1
    else:
        answer("Got it")

"""The ways by which files come into the window, and checks of its messages about them."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog

from tests.end_to_end.random_player import summarize_game
from tests.games.two_heirs.reading import load_save, parse_for_play, read_for_play
from tests.stress.sentences import check_sentences
from tests.timeouts import TIMEOUT_S
from tests.ui.conftest import start_game
from tests.ui.heir_program import Program
from twoheirs_qt.games.two_heirs.rules import Take
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.saves.store import SaveKind
from twoheirs_qt.tabletop.widgets.question import Question

MAX_BUSY_S: Final = 2.5
"""Seconds of work that the window may spend in one go, whatever the file."""
MAX_TURNS: Final = 5000
"""Turns of the event loop until there is an answer."""


class NoAnswer(AssertionError):
    """The program gives no message about a file, or a wrong one."""


EntryPoint = Callable[[Program, Path], None]


def open_by_menu(program: Program, path: Path) -> None:
    program.games.open(path)


def drop(program: Program, path: Path) -> None:
    program.window.pages.show_table()
    program.game_pages.take_files([path])


def drop_with_others(program: Program, path: Path) -> None:
    second = path.with_name("second.twoheirs")
    second.write_bytes(b"[]")
    program.window.pages.show_table()
    program.game_pages.take_files([path, second])


def drop_on_shelf(program: Program, path: Path) -> None:
    program.game_pages.library.show()
    program.game_pages.take_files([path])


def paste(program: Program, path: Path) -> None:
    program.window.pages.show_table()
    QGuiApplication.clipboard().setText(_read_text(path))
    program.window.menus.paste.trigger()


def hand_over(program: Program, path: Path) -> None:
    program.games.raise_window(path)


def watch(program: Program, path: Path) -> None:
    program.game_pages.watch_file(path)


def rescue(program: Program, path: Path) -> None:
    """Open a damaged file; what can be rescued of it is accepted later."""
    program.games.open(path)


ENTRY_POINTS: Final[dict[str, EntryPoint]] = {
    "menu": open_by_menu,
    "drop": drop,
    "drop with others": drop_with_others,
    "shelf": drop_on_shelf,
    "paste": paste,
    "hand-over": hand_over,
    "watch": watch,
    "rescue": rescue,
}


def _read_text(path: Path) -> str:
    return path.read_bytes().decode("utf-8", "replace")


def is_sound(program: Program, path: Path, entry_point: str) -> bool:
    """Whether the reader accepts this file."""
    catalogue = program.session.catalogue
    try:
        if entry_point == "paste":
            parse_for_play(_read_text(path), catalogue, lambda _: 0)
        else:
            read_for_play(path, catalogue, lambda _: 0)
    except (FileError, OSError):
        return False
    return True


@dataclass
class Answer:
    """The reaction of the window to a file."""

    messages: list[str] = field(default_factory=list)
    details: str = ""
    """The text under *Details*."""
    opened: bool = False
    busy_s: float = 0.0
    """Seconds of work in one go."""
    turns: int = 0


class FileTester:
    """Opens files in one program, one after the other; the same game runs before each."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._opened = 0
        program.session.opened.connect(self._on_opened)
        self.begin()

    def _on_opened(self) -> None:
        self._opened += 1

    def begin(self) -> None:
        """Begin a game with something to redo, and delete all others."""
        program = self._program
        start_game(program)
        program.session.play(Take(1))
        program.session.play(Take(1))
        program.session.undo()
        program.store.flush()
        for game in program.store.list_games():
            if game != program.store.path:
                game.unlink()
        self._settle(Answer())
        self._dismiss()

    def bring(self, path: Path, entry_point: str, *, is_valid: bool) -> Answer:
        """Open a file by an entry point; AssertionError if the program reacts wrongly."""
        program = self._program
        before = self._take_snapshot(path)
        answer = self._open_file(path, entry_point)
        if is_valid:
            for message in answer.messages:
                check_sentences(message)
            self._dismiss()
            self._play_on()
            self.begin()
            return answer
        if len(answer.messages) != 1:
            raise NoAnswer(f"{len(answer.messages)} answers: {answer.messages}")
        check_sentences(answer.messages[0])
        if answer.opened:
            raise NoAnswer("it was opened")
        if before != self._take_snapshot(path):
            raise NoAnswer(f"something has changed: {before} {self._take_snapshot(path)}")
        if entry_point == "rescue":
            self._accept_rescue()
        self._dismiss()
        if not program.window.pages.is_at_table:
            program.window.pages.show_table()
        return answer

    def _play_on(self) -> None:
        """Check that a game that was opened is written so that it can be read again."""
        session = self._program.session
        if session.options.legal_actions:
            session.play(session.options.legal_actions[0])
        self._program.store.flush()
        if session.save_state.kind is not SaveKind.SAVED or self._program.store.path is None:
            raise NoAnswer(f"it is not saved: {session.save_state}")
        try:
            load_save(self._program.store.path, session.catalogue)
        except FileError as fault:
            raise NoAnswer(f"it is saved so that it cannot be read: {fault}") from None

    def _take_snapshot(self, path: Path) -> tuple[object, ...]:
        program = self._program
        program.settings.sync()
        file = program.store.path
        assert file is not None
        return (
            summarize_game(program.session.save),
            program.session.can_undo,
            program.session.can_redo,
            file,
            file.read_bytes(),
            program.settings.path.read_bytes(),
            path.read_bytes() if path.is_file() else None,
            sorted(program.store.list_games()),
        )

    def _open_file(self, path: Path, entry_point: str) -> Answer:
        program = self._program
        answer = Answer()
        page = program.game_pages.library.page
        page.show_message("")
        opened = self._opened
        deadline = time.monotonic() + TIMEOUT_S
        self._turn(answer, lambda: ENTRY_POINTS[entry_point](program, path))
        while not self._has_answered(opened, entry_point, path):
            if time.monotonic() > deadline or answer.turns > MAX_TURNS:
                raise NoAnswer(f"nothing after {answer.turns} turns")
            self._turn(answer, _wait_a_little)
        self._settle(answer)
        answer.opened = self._opened > opened
        open_questions = list_questions()
        answer.messages = [item.accessibleDescription() for item in open_questions]
        answer.details = "".join(item.details.words for item in open_questions if item.details)
        if not answer.messages and program.window.page.bubble.text:
            answer.messages = [program.window.page.bubble.text]
        if answer.busy_s > MAX_BUSY_S:
            raise NoAnswer(f"the window was busy for {answer.busy_s:.1f} s: {answer.messages}")
        return answer

    def _has_answered(self, opened: int, entry_point: str, path: Path) -> bool:
        pages = self._program.game_pages
        if list_questions() or self._opened > opened:
            return True
        if pages.is_at_replay:
            return True
        if entry_point == "paste" and not _read_text(path).strip():
            return bool(self._program.window.page.bubble.text)
        # Not any other line: how many games there are may be counted again meanwhile.
        line = pages.library.page.line.text()
        return pages.library.is_shown and ("added" in line or "already" in line)

    def _turn(self, answer: Answer, step: Callable[[], object]) -> None:
        started_at = time.thread_time()
        step()
        answer.busy_s = max(answer.busy_s, time.thread_time() - started_at)
        answer.turns += 1

    def _settle(self, answer: Answer) -> None:
        for _ in range(3):
            self._turn(answer, QCoreApplication.processEvents)

    def _accept_rescue(self) -> None:
        for question in list_questions():
            for button in question.buttons:
                if button.text() == "Open it there":
                    opened = self._opened
                    button.click()
                    self._settle(Answer())
                    if self._opened == opened:
                        raise NoAnswer("what was left of it is not opened")
                    self._program.store.flush()
                    self.begin()
                    return

    def _dismiss(self) -> None:
        for widget in QApplication.topLevelWidgets():
            if isinstance(widget, QDialog) and widget.isVisible():
                widget.reject()
        self._program.window.page.bubble.vanish()
        QGuiApplication.clipboard().clear()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.processEvents()
        pages = self._program.window.pages
        if not pages.is_at_table:
            pages.show_table()


def list_questions() -> list[Question]:
    """List the visible questions and notices."""
    return [w for w in QApplication.topLevelWidgets() if isinstance(w, Question) and w.isVisible()]


def _wait_a_little() -> None:
    QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 10)

"""Two programs with two homes in one process, and a folder that both see."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tests.mounts import leave_common_mounts
from tests.play import choose
from tests.qt_wait import TIMEOUT_MS
from tests.ui.conftest import close, make_folders, process_events
from tests.ui.heir_program import Program, build
from twoheirs_qt.games.two_heirs.new_game.invitation import InvitationDialog
from twoheirs_qt.tabletop.far import folder_channel
from twoheirs_qt.tabletop.far.far_game import FarGame
from twoheirs_qt.tabletop.widgets.question import Question


class Machines:
    """Ada's and Ben's programs, which share a folder."""

    def __init__(self, qapp: QApplication, qtbot: QtBot, home: Path) -> None:
        self._qapp, self._qtbot, self._home = qapp, qtbot, home
        self.folder = home / "shared"
        self.folder.mkdir(exist_ok=True)
        self.folders = {"Ada": self.folder, "Ben": self.folder}
        self.programs: dict[str, Program] = {}
        self.later = timedelta()
        """The time by which the clocks of both programs are ahead."""
        for name in ("Ada", "Ben"):
            self.start(name)

    @property
    def ada(self) -> Program:
        return self.programs["Ada"]

    @property
    def ben(self) -> Program:
        return self.programs["Ben"]

    def start(self, name: str) -> Program:
        """Start a player's program, or start it again after it was killed."""
        if name in self.programs:
            close(self.programs[name])
        program = build(self._qapp, make_folders(self._home / name))
        self.programs[name] = program
        program.shown.far._now = lambda: datetime.now(UTC) + self.later
        program.settings.motion_factor = 0.0
        program.settings.far_name = name
        program.games.begin(None)
        program.window.show()
        process_events()
        if program.session.is_open:
            program.game_pages.home.leave()
        return program

    def wait(self, condition: Callable[[], object]) -> None:
        """Wait until something holds; folders are visited meanwhile."""

        def holds() -> bool:
            for program in self.programs.values():
                program.shown.far.poll()
            return bool(condition())

        self._qtbot.waitUntil(holds, timeout=TIMEOUT_MS)

    def begin(self, clock: int | None = None) -> None:
        """Let Ada invite, with a clock of this limit, Ben join, and both show the game."""
        self.invite(clock)
        dismiss(self.ada)
        self.join()

    def invite(self, clock: int | None = None) -> None:
        """Let Ada invite, with a clock of this limit."""
        self.ada.shown.far_pages.ask_invite()
        dialog = self.ada.window.findChild(InvitationDialog)
        assert dialog is not None
        self.choose_way(dialog)
        while dialog.clock.currentData() != clock:
            QTest.keyClick(dialog.clock, Qt.Key.Key_Down)
        press(dialog.invite)

    def choose_way(self, dialog: InvitationDialog) -> None:
        """Choose the way between both machines for an invitation."""
        dialog.set_folder(self.folders["Ada"])

    def search(self) -> None:
        """Let Ben's program look for invitations."""
        self.ben.shown.far_pages.look_into(self.folders["Ben"])

    def join(self) -> None:
        """Let Ben join, and both show the game."""
        self.search()
        self.wait(lambda: self.ben.shown.far.invitations)
        self.ben.shown.far_pages.show_games()
        games = self.ben.shown.far_pages.games_dialog
        assert games is not None
        press(games.open_button)
        dismiss(self.ben)
        self.show_begun("Ada")
        self.show_begun("Ben")

    def show_begun(self, name: str) -> None:
        """Wait for the message that the game has begun, and show it."""
        program = self.programs[name]
        self.wait(lambda: "Show it" in list_answers(program))
        press_answer(program, "Show it")
        self.wait(lambda: program.shown.far.current_game is not None)

    def play_turn(self, name: str, random: Random) -> None:
        """Play a random turn at a player's table."""
        session = self.programs[name].session
        seat = session.state.active
        while not session.is_over and session.state.active is seat:
            assert session.play(choose(session.state, random))

    def play(self, random: Random, turns: int) -> None:
        """Play turns, each shown at both tables before the next one."""
        for _ in range(turns):
            mover = next(name for name in self.programs if self.find_game(name).is_my_turn)
            self.play_turn(mover, random)
            self.wait(self.agree)
            if self.ada.session.is_over:
                return

    def begin_and_play(self) -> tuple[str, str]:
        """Begin a game and play two turns; returns the player to move, and the other one."""
        self.begin()
        self.play(Random(1), 2)
        return self.order_players()

    def order_players(self) -> tuple[str, str]:
        """The player to move, and the other one."""
        return ("Ada", "Ben") if self.find_game("Ada").is_my_turn else ("Ben", "Ada")

    def give_up(self, name: str) -> None:
        """Let a player give the running game up, and both see it."""
        program = self.programs[name]
        program.games.ask_give_up()
        asked = find_question(program)
        assert asked is not None
        press(asked.buttons[0])
        self.wait(self.agree)

    def has_game_begun(self, name: str) -> bool:
        """Whether a player's program knows a game that has begun."""
        return any(game.states for game in self.programs[name].shown.far.games.values())

    def find_game(self, name: str) -> FarGame:
        game = self.programs[name].shown.far.current_game
        assert game is not None
        return game

    def agree(self) -> bool:
        """Whether both tables show the same, and all was read."""
        states = [program.session.state for program in self.programs.values()]
        games = [self.find_game(name) for name in self.programs]
        digests = {game.game.saves.calculate_digest(game.state) for game in games}
        shown_digests = {
            game.game.saves.calculate_digest(state)
            for game, state in zip(games, states, strict=True)
        }
        read = all(game.record.is_acknowledged for game in games)
        gave_up = {program.session.resigned_seat for program in self.programs.values()}
        return len(digests | shown_digests) == 1 and read and len(gave_up) == 1


def press(button: QPushButton) -> None:
    assert button.isEnabled(), button.toolTip()
    button.click()
    process_events()


def find_question(program: Program) -> Question | None:
    """The question that a program asks."""
    open_questions = [
        question_box
        for question_box in program.window.findChildren(Question)
        if question_box.isVisible()
    ]
    return open_questions[-1] if open_questions else None


def list_answers(program: Program) -> list[str]:
    """The answers to the question that a program asks; empty without one."""
    question = find_question(program)
    buttons = [] if question is None else question.buttons
    return [button.text().replace("&", "") for button in buttons]


def press_answer(program: Program, text: str) -> None:
    open_question = find_question(program)
    assert open_question is not None
    (button,) = [
        answer_button
        for answer_button in open_question.buttons
        if answer_button.text().replace("&", "") == text
    ]
    press(button)


def dismiss(program: Program) -> None:
    """Close a notice."""
    open_question = find_question(program)
    assert open_question is not None
    open_question.reject()
    process_events()


@pytest.fixture(scope="module")
def private_mounts() -> None:
    """Mounts that this process alone sees."""
    leave_common_mounts()


@pytest.fixture
def machines(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Machines]:
    monkeypatch.setattr(folder_channel, "POLL_MS", 50)
    both = Machines(qapp, qtbot, tmp_path)
    yield both
    for program in both.programs.values():
        close(program)

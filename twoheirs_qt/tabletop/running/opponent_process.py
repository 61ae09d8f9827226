"""The program of an opponent: it is asked by calls and answers by signals.

Its output is read in a thread.
"""

from __future__ import annotations

import threading
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeAlias

from PySide6.QtCore import QObject, Signal, Slot

from twoheirs_qt.tabletop.game import AnyGame
from twoheirs_qt.tabletop.opponent import Budget
from twoheirs_qt.tabletop.opponents.protocol.conversation import PlayedActions, SearchProgress
from twoheirs_qt.tabletop.opponents.protocol.limits import Limits
from twoheirs_qt.tabletop.opponents.protocol.opponent_error import OpponentError
from twoheirs_qt.tabletop.opponents.protocol.program import Program
from twoheirs_qt.tabletop.own_command import ProcessCommand

_Message: TypeAlias = SearchProgress | PlayedActions | OpponentError


class _Question(NamedTuple):
    state: Any
    budget: Budget


class OpponentProcess(QObject):
    """Runs a program from the first question until `close` or an error.

    It plays a game with one catalogue for one seat.
    """

    progressed = Signal(object)
    """Its progress: `SearchProgress`, at most ten times a second."""
    answered = Signal(object)
    """Its answer: a tuple of legal actions."""
    failed = Signal(object)
    """`OpponentError`: it was ended. The next question starts it again."""

    _received = Signal(object, object)
    """Emitted in the thread: the program and its message."""

    def __init__(
        self,
        game: AnyGame,
        catalogue: Any,
        command: ProcessCommand,
        seed: int,
        limits: Limits,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game = game
        self._catalogue = catalogue
        self._command = command
        self._seed = seed
        self._limits = limits
        self._program: Program | None = None
        self._threads: list[threading.Thread] = []
        self._questions: SimpleQueue[_Question | None] = SimpleQueue()
        self._received.connect(self._handle)

    def ask(self, state: Any, budget: Budget) -> None:
        """Ask for the actions of the seat that is asked; it gets only what this seat may see."""
        if self._program is None:
            try:
                self._program = Program(self._command, self._limits, self._game)
            except OpponentError as opponent_error:
                self.failed.emit(opponent_error)
                return
            self._questions = SimpleQueue()
            thread = threading.Thread(
                target=self._run, args=(self._program, self._questions), daemon=True
            )
            self._threads = [*filter(threading.Thread.is_alive, self._threads), thread]
            thread.start()
        self._program.hurry(False)
        self._questions.put(_Question(state, budget))

    def hurry(self) -> None:
        """Let it answer at once with its best result so far."""
        if self._program is not None:
            self._program.hurry()

    def close(self) -> None:
        """End it without waiting, and ignore all further messages."""
        program, self._program = self._program, None
        if program is not None:
            self._questions.put(None)
            program.end()

    def wait(self) -> None:
        """Wait until the programs that were closed have ended."""
        for thread in self._threads:
            thread.join()

    def _run(self, program: Program, questions: SimpleQueue[_Question | None]) -> None:
        """Let the program answer one question after another, in the thread."""

        def report(progress: SearchProgress) -> None:
            self._received.emit(program, progress)

        try:
            is_greeted = False
            while (question := questions.get()) is not None:
                if not is_greeted:
                    program.greet()
                    game, state = self._game, question.state
                    seats = game.list_seats(state)
                    seat = seats[game.find_seat_in_turn(state)]
                    program.begin_game(self._catalogue, self._seed, seats, seat)
                    is_greeted = True
                self._received.emit(
                    program, PlayedActions(program.ask_for_actions(*question, report))
                )
        except OpponentError as opponent_error:
            if program is self._program:  # else it was closed
                self._received.emit(program, opponent_error)
        finally:
            program.close()

    @Slot(object, object)
    def _handle(self, program: Program, message: _Message) -> None:
        if program is not self._program:
            return  # it was closed meanwhile
        match message:
            case SearchProgress():
                self.progressed.emit(message)
            case PlayedActions(actions):
                self.answered.emit(actions)
            case OpponentError():
                self.close()
                self.failed.emit(message)

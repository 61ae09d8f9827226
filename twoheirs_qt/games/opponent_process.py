"""An opponent's program beside the window: asked by calls, and answering by signals.

What the program says is read in a thread of its own, whatever it says and however much.
"""

from __future__ import annotations

import threading
from queue import SimpleQueue
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QObject, Signal, Slot

from twoheirs_qt.opponents.opponent import Budget
from twoheirs_qt.opponents.protocol.conversation import Plays, Thinks
from twoheirs_qt.opponents.protocol.limits import Limits
from twoheirs_qt.opponents.protocol.misconduct import Misconduct
from twoheirs_qt.opponents.protocol.program import Program
from twoheirs_qt.own_command import Command
from twoheirs_qt.rules import State

_Said: TypeAlias = Thinks | Plays | Misconduct


class _Question(NamedTuple):
    state: State
    budget: Budget


class OpponentProcess(QObject):
    """Runs a program from the first question on, until `close` or its own fault."""

    thinks = Signal(object)
    """How far it is: `Thinks`, at most ten times a second."""
    plays = Signal(object)
    """Its answer: a tuple of actions, all by the rules."""
    failed = Signal(object)
    """`Misconduct`: it has been ended. The next question starts it anew."""

    _said = Signal(object, object)
    """From the thread: the program, and what is made of what it said."""

    def __init__(
        self, command: Command, seed: int, limits: Limits, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._command = command
        self._seed = seed
        self._limits = limits
        self._program: Program | None = None
        self._threads: list[threading.Thread] = []
        self._questions: SimpleQueue[_Question | None] = SimpleQueue()
        self._said.connect(self._on_said)

    def ask(self, state: State, budget: Budget) -> None:
        """Ask what it plays in `state`, of which it is told what an heir knows."""
        if self._program is None:
            try:
                self._program = Program(self._command, self._limits)
            except Misconduct as misconduct:
                self.failed.emit(misconduct)
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
        """Have it answer with what it has found by now."""
        if self._program is not None:
            self._program.hurry()

    def close(self) -> None:
        """End it, whatever it does; nothing more is heard of it, and it is not waited for."""
        program, self._program = self._program, None
        if program is not None:
            self._questions.put(None)
            program.end()

    def wait(self) -> None:
        """Wait until nothing is left of the programs that were closed."""
        for thread in self._threads:
            thread.join()

    def _run(self, program: Program, questions: SimpleQueue[_Question | None]) -> None:
        """In the thread: have the program answer one question after the other."""

        def tell(thinks: Thinks) -> None:
            self._said.emit(program, thinks)

        try:
            greeted = False
            while (question := questions.get()) is not None:
                if not greeted:
                    program.greet()
                    program.new_game(question.state.catalogue, self._seed)
                    greeted = True
                self._said.emit(program, Plays(program.turn(*question, tell)))
        except Misconduct as misconduct:
            if program is self._program:  # else it was closed
                self._said.emit(program, misconduct)
        finally:
            program.close()

    @Slot(object, object)
    def _on_said(self, program: Program, said: _Said) -> None:
        if program is not self._program:
            return  # it was closed meanwhile
        match said:
            case Thinks():
                self.thinks.emit(said)
            case Plays(actions):
                self.plays.emit(actions)
            case Misconduct():
                self.close()
                self.failed.emit(said)

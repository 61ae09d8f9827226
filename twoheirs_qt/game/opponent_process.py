"""An opponent's program beside the window: asked by signals, held to its limits by timers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QProcess, QTimer, Signal, Slot

from twoheirs_qt.players.opponent import Budget
from twoheirs_qt.players.protocol.conversation import (
    MOST_LINE,
    Asked,
    Conversation,
    Plays,
    Thinks,
)
from twoheirs_qt.players.protocol.limits import Limits
from twoheirs_qt.players.protocol.misconduct import Misconduct, rubbish
from twoheirs_qt.players.protocol.watched import Watched
from twoheirs_qt.rules import State
from twoheirs_qt.words import programs
from twoheirs_qt.words.sanitize import LONGEST_PATH, shown

_GONE: Final = 2000
"""Milliseconds for which a program that was killed is waited for: longer than any kill takes."""


class OpponentProcess(QObject):
    """Runs a program from the first question on, until `close` or its own fault."""

    thinks = Signal(object)
    """How far it is: `Thinks`."""
    plays = Signal(object)
    """Its answer: a tuple of actions, all by the rules."""
    failed = Signal(object)
    """`Misconduct`: it has been ended. The next question starts it anew."""

    def __init__(
        self, command: Sequence[str], seed: int, limits: Limits, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._command = tuple(command)
        self._seed = seed
        self._limits = limits
        self._process: QProcess | None = None
        self._talk = Conversation()
        self._watched: Watched | None = None
        self._budget = Budget()
        self._stopped = False
        self._late = QTimer(self, singleShot=True)
        self._late.timeout.connect(self._on_late)
        self._look = QTimer(self, interval=round(limits.look * 1000))
        self._look.timeout.connect(self._on_look)

    def ask(self, state: State, budget: Budget) -> None:
        """Ask what it plays in `state`, of which it is told what an heir knows."""
        if self._process is None:
            self._start()
            self._say(self._talk.hello() + self._talk.new_game(state.catalogue, self._seed))
        self._budget, self._stopped = budget, False
        self._say(self._talk.go(state, budget))
        self._wait()

    def hurry(self) -> None:
        """Have it answer with what it has found by now."""
        if self._process is not None and not self._stopped:
            self._stopped = True
            self._say(self._talk.stop())
            if self._talk.waits_for is Asked.GO:
                self._late.start(round(self._limits.late * 1000))

    def close(self) -> None:
        """End it, whatever it does; nothing more is heard of it."""
        process, self._process = self._process, None
        self._late.stop()
        self._look.stop()
        if process is None:
            return
        process.blockSignals(True)
        if self._watched is not None:
            self._watched.kill()
        process.kill()
        process.waitForFinished(_GONE)
        process.deleteLater()

    # -- inside ----------------------------------------------------------------------------------

    def _start(self) -> None:
        self._talk, self._watched = Conversation(), None
        process = self._process = QProcess(self)
        process.setProgram(self._command[0])
        process.setArguments(self._command[1:])
        process.setStandardErrorFile(QProcess.nullDevice())
        process.started.connect(self._on_started)
        process.errorOccurred.connect(self._on_error)
        process.finished.connect(self._on_finished)
        process.readyReadStandardOutput.connect(self._on_output)
        process.start()

    def _say(self, lines: bytes) -> None:
        if self._process is not None:
            self._process.write(lines)

    def _wait(self) -> None:
        """Begin the time in which the next answer has to come."""
        asked, limits = self._talk.waits_for, self._limits
        if asked is None:
            self._late.stop()
            return
        seconds = {Asked.HELLO: limits.start, Asked.GO: limits.for_go(self._budget.seconds)}
        if asked is Asked.GO and self._stopped:
            seconds[asked] = limits.late
        self._late.start(round(seconds.get(asked, limits.reply) * 1000))

    def _fail(self, misconduct: Misconduct) -> None:
        if self._process is not None:
            self.close()
            self.failed.emit(misconduct)

    @Slot()
    def _on_started(self) -> None:
        if self._process is not None:
            self._watched = Watched(self._process.processId(), self._limits)
            self._watched.lower()
            self._look.start()

    @Slot()
    def _on_output(self) -> None:
        try:
            while (process := self._process) is not None and process.canReadLine():
                self._hear(bytes(process.readLine(MOST_LINE + 2).data()))
            if process is not None and process.bytesAvailable() > MOST_LINE:
                raise rubbish(f"a line of more than {MOST_LINE // 1024} KiB")
        except Misconduct as misconduct:
            self._fail(misconduct)

    def _hear(self, line: bytes) -> None:
        before = self._talk.waits_for
        heard = self._talk.hear(line)
        if self._talk.waits_for is not before:
            self._wait()
        if isinstance(heard, Plays):
            self.plays.emit(heard.actions)
        elif isinstance(heard, Thinks):
            self.thinks.emit(heard)

    @Slot()
    def _on_late(self) -> None:
        if self._talk.waits_for is Asked.GO and not self._stopped:
            self.hurry()
        else:
            self._fail(Misconduct(programs.SILENT))

    @Slot()
    def _on_look(self) -> None:
        try:
            if self._watched is not None:
                self._watched.check()
        except Misconduct as misconduct:
            self._fail(misconduct)

    @Slot(QProcess.ProcessError)
    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart and self._process is not None:
            words = shown(self._process.errorString(), LONGEST_PATH)
            self._fail(Misconduct(programs.NOT_STARTED.fill(error=words)))

    @Slot()
    def _on_finished(self) -> None:
        self._fail(Misconduct(programs.DIED))

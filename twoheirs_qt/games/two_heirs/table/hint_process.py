"""The process that looks for a hint, beside the window, which stays free meanwhile."""

from __future__ import annotations

from datetime import UTC, datetime

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Signal

from twoheirs_qt.games.two_heirs.advice.hint import Hint
from twoheirs_qt.games.two_heirs.advice.judgement_data import parse_judgement
from twoheirs_qt.games.two_heirs.game import TwoHeirs
from twoheirs_qt.games.two_heirs.rules import IllegalAction, State
from twoheirs_qt.games.two_heirs.rules.unseen import hide_unseen
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.files.reading import parse_json
from twoheirs_qt.tabletop.own_command import make_own_command
from twoheirs_qt.tabletop.play.replay import make_save
from twoheirs_qt.tabletop.saves.game_log import dump_log
from twoheirs_qt.tabletop.saves.save import GameSettings, Origin

_END_TIMEOUT_MS = 2000


class HintProcess(QObject):
    """Runs `twoheirs-qt hint` for one state at a time, which gets only what everybody sees.

    - `found`: the `Hint`
    - `failed`: none could be found
    """

    found = Signal(object)
    failed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None
        self._state: State | None = None

    @property
    def is_running(self) -> bool:
        """Whether a hint is being looked for."""
        return self._process is not None

    def ask(self, state: State) -> None:
        """Look for a hint in `state`, and no longer for any other."""
        self.cancel()
        process = QProcess(self)
        command = make_own_command("hint", "-", "--json")
        program, *arguments = command.arguments
        if command.environment is not None:
            environment = QProcessEnvironment()
            for name, value in command.environment.items():
                environment.insert(name, value)
            process.setProcessEnvironment(environment)
        if command.folder is not None:
            process.setWorkingDirectory(command.folder)
        process.finished.connect(self._finish)
        process.errorOccurred.connect(self._fail)
        self._process, self._state = process, state
        process.start(program, arguments)
        process.write(_dump(state))
        process.closeWriteChannel()

    def cancel(self) -> None:
        """End the process that runs, if one does; it emits no signal any more."""
        process = self._take()
        if process is not None:
            process.kill()
            process.waitForFinished(_END_TIMEOUT_MS)

    def _take(self) -> QProcess | None:
        """Take the process out of use, so that its signals go nowhere."""
        process, self._process = self._process, None
        if process is not None:
            process.finished.disconnect(self._finish)
            process.errorOccurred.disconnect(self._fail)
            process.deleteLater()
        return process

    def _finish(self) -> None:
        process, state = self._take(), self._state
        if process is None or state is None:
            return
        try:
            data = parse_json(bytes(process.readAllStandardOutput().data()))
            hint = Hint(state, parse_judgement(data, state))
        except (FileError, IllegalAction):
            self.failed.emit()
        else:
            self.found.emit(hint)

    def _fail(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart and self._take() is not None:
            self.failed.emit()


def _dump(state: State) -> bytes:
    """A game that begins in `state`, as a file; it holds the catalogue where that is another."""
    visible = hide_unseen(state)
    save = make_save(TwoHeirs(), visible, Origin.from_position(), GameSettings(), datetime.now(UTC))
    return dump_log(save)

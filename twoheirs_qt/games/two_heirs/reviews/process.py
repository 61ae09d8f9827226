"""The process that reviews a game; it reports each turn as soon as it is reviewed."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QByteArray, QObject, QProcess, QProcessEnvironment, Signal
from shiboken6 import isValid

from twoheirs_qt.games.two_heirs.advice.review_file import parse_turn
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.files.reading import parse_json
from twoheirs_qt.tabletop.files.writing import make_folder
from twoheirs_qt.tabletop.own_command import make_own_command
from twoheirs_qt.tabletop.saves.game_log import dump_log
from twoheirs_qt.tabletop.saves.save import SaveGame


class ReviewProcess(QObject):
    """Reviews one game after another, each until it is done, `stop` is called or it fails.

    Reviewed turns are kept in a file: the next time only the others are reviewed.
    """

    reviewed = Signal(object)
    """A `ReviewedTurn`, in the order of the game."""
    finished = Signal()
    """All turns are reviewed."""
    failed = Signal(str)
    """The process failed, with the last line of its error messages."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None

    @property
    def is_running(self) -> bool:
        return self._process is not None

    def start(self, save: SaveGame, review_file: Path | None) -> None:
        """Review a game; the review is kept in a file, unless it is None."""
        self.stop()
        arguments = ["review", "-", "--json"]
        if review_file is not None:
            try:
                make_folder(review_file.parent)
                arguments += ["-o", str(review_file)]
            except FileError:
                pass  # it is reviewed all the same
        command = make_own_command(*arguments)
        process = self._process = QProcess(self)
        self.destroyed.connect(partial(_end_process, process))
        environment = QProcessEnvironment()
        for name, value in (command.environment or {}).items():
            environment.insert(name, value)
        process.setProcessEnvironment(environment)
        if command.folder is not None:
            process.setWorkingDirectory(command.folder)
        process.readyReadStandardOutput.connect(lambda: self._read(process))
        process.finished.connect(lambda: self._end(process))
        process.errorOccurred.connect(lambda _: self._end(process))
        process.start(command.arguments[0], list(command.arguments[1:]))
        process.write(QByteArray(dump_log(save)))
        process.closeWriteChannel()

    def stop(self) -> None:
        """End the process, if one runs; it reports nothing any more."""
        process, self._process = self._process, None
        if process is not None:
            _end_process(process)
            process.deleteLater()

    def _read(self, process: QProcess) -> None:
        while process is self._process and process.canReadLine():
            line = bytes(process.readLine().data())
            try:
                turn = parse_turn(parse_json(line))
            except FileError as error:
                self.stop()
                self.failed.emit(str(error))
                return
            self.reviewed.emit(turn)

    def _end(self, process: QProcess) -> None:
        if process is not self._process or process.state() is not QProcess.ProcessState.NotRunning:
            return
        self._read(process)
        if process is not self._process:
            return
        self._process = None
        messages = bytes(process.readAllStandardError().data()).decode("utf-8", "replace")
        is_done = (
            process.error() is QProcess.ProcessError.UnknownError  # Qt's value for no error
            and process.exitCode() == 0
        )
        process.deleteLater()
        if is_done:
            self.finished.emit()
        else:
            self.failed.emit((messages.strip().splitlines() or [process.errorString()])[-1])


def _end_process(process: QProcess) -> None:
    """End a process before its object goes, which would else warn."""
    if isValid(process):
        process.blockSignals(True)
        process.kill()
        process.waitForFinished()

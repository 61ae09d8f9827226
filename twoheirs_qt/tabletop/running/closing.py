"""Quitting the program after all games are saved, or asking the player what to do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Final

from PySide6.QtCore import QEventLoop, QTimer, Slot

from twoheirs_qt.tabletop.text.sanitize import sanitize_path
from twoheirs_qt.tabletop.widgets.question import Answer, AnswerKeys, Question
from twoheirs_qt.tabletop.window.context import AppContext, GameController
from twoheirs_qt.tabletop.window.errors import explain_fault
from twoheirs_qt.tabletop.window.save_errors import SaveErrors

SILENT_WAIT_S: Final = 0.3
"""The time for which the window waits without a message."""

SAVE_TIMEOUT_S: Final = 5.0
"""The time for which the program waits for a disk before it asks the player."""


class Closing(GameController):
    """Decides whether the window may close, which is when nothing is left to be written.

    What could not be written is tried again. While a disk does not respond, a message is shown for
    a short time, and then the player decides. `errors` are not shown meanwhile; `save_elsewhere`
    asks for another file for a game.
    """

    def __init__(
        self,
        context: AppContext,
        errors: SaveErrors,
        save_elsewhere: Callable[[Path | None], None],
    ) -> None:
        super().__init__(context)
        self._errors = errors
        self._save_elsewhere = save_elsewhere
        self._write_queue = context.session.store.write_queue
        self._is_leaving = False
        self._loop: QEventLoop | None = None

    def may_close(self) -> bool:
        """Whether all is saved and the window may close; if not, ask what to do."""
        if self._is_leaving:
            return True
        if self._loop is not None:  # called again while it waits
            return False
        with self._errors.suppress_messages():
            self._write_queue.retry()
            is_flushed = self._write_queue.flush(SILENT_WAIT_S)
            if self._write_queue.pending_files:
                self._wait(monotonic() + SAVE_TIMEOUT_S - SILENT_WAIT_S)
        if self._write_queue.faults or self._write_queue.pending_files:
            self._ask_to_leave()
            return False
        if not is_flushed:
            self._write_queue.abandon()  # only files that are not vital
        return True

    def _wait(self, end: float) -> None:
        """Show a message until all is written, the time is over, or Esc is pressed."""
        self._loop = loop = QEventLoop(self)
        message = Question(
            self.tr("The game is being saved…"),
            self.tr("The disk is responding slowly."),
            (Answer(self.tr("Stop waiting"), loop.quit, AnswerKeys.BOTH),),
            self._window,
        )
        timer = QTimer(message, singleShot=True)
        timer.timeout.connect(loop.quit)
        timer.start(max(round((end - monotonic()) * 1000), 0))
        for signal in (self._write_queue.written, self._write_queue.failed):
            signal.connect(self._stop_if_written)
        message.open()
        loop.exec()
        for signal in (self._write_queue.written, self._write_queue.failed):
            signal.disconnect(self._stop_if_written)
        timer.stop()
        message.done(0)
        loop.deleteLater()
        self._loop = None

    @Slot()
    def _stop_if_written(self) -> None:
        if self._loop is not None and not self._write_queue.pending_files:
            self._loop.quit()

    def _ask_to_leave(self) -> None:
        store, faults = self._session.store, self._write_queue.faults
        unsaved = dict.fromkeys((*faults, *self._write_queue.pending_files))
        games = [path for path in unsaved if store.find_pending_save(path) is not None]
        game = store.path if store.path in games else next(iter(games), None)
        file = next(iter(unsaved)) if game is None else game
        error = faults.get(file)
        fault = self.tr("The disk is not responding.") if error is None else explain_fault(error)
        leave = Answer(self.tr("Quit anyway"), self._leave)
        elsewhere = Answer(self.tr("Save elsewhere…"), partial(self._save_elsewhere, game))
        stay = Answer(self.tr("Stay"), None, AnswerKeys.BOTH)
        if game is None:
            title = self.tr("Not everything could be saved")
            text = self.tr("{fault} If you quit now, what is new in {file} will be lost.")
            answers: tuple[Answer, ...] = (leave, stay)
        elif game == store.path:
            title = self.tr("The game could not be saved")
            text = self.tr("{fault} If you quit now, your latest actions will be lost.")
            answers = (leave, elsewhere, stay)
        else:
            title = self.tr("Another game could not be saved")
            text = self.tr("{fault} If you quit now, the latest actions in “{game}” will be lost.")
            answers = (leave, elsewhere, stay)
        words = {"fault": fault, "file": sanitize_path(file.name)}
        if game is not None:
            words["game"] = self._errors.name_game(game)
        self._ask_question(title, text.format(**words), *answers)

    def _leave(self) -> None:
        self._is_leaving = True
        self._write_queue.abandon()
        self._window.close()

"""Work that may have to wait for a disk, in a thread, so that the window stays responsive."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QWidget

from twoheirs_qt.tabletop.files import error_texts
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.files.writing import convert_error
from twoheirs_qt.tabletop.saves.worker import Outcome, Worker
from twoheirs_qt.tabletop.widgets.question import Notice
from twoheirs_qt.tabletop.widgets.waiting import WaitingDialog
from twoheirs_qt.tabletop.window.errors import explain_fault, format_fault_details

T = TypeVar("T")


@dataclass(slots=True)
class _Job:
    """A piece of work, and the callbacks for its result."""

    task: str
    work: Callable[[], Any]
    on_done: Callable[[Any], object]
    on_error: Callable[[FileError], object] | str
    blocking_s: float


class DiskWork(QObject):
    """Does one piece of work after another in `worker`; dialogs belong to `window`.

    `run` waits up to `blocking_s` seconds for the result, so that nothing flickers. After that the
    window processes events: after `dialog_delay_s` seconds more a dialog shows what the program
    waits for, and after `stop_delay_s` it offers to stop waiting. A result that comes later is
    dropped.
    """

    blocking_s: float = 0.1
    dialog_delay_s: float = 0.2
    stop_delay_s: float = 1.9

    def __init__(self, window: QWidget, worker: Worker | None = None) -> None:
        super().__init__(window)
        self._window = window
        self._worker = worker or Worker()
        self._queue: deque[_Job] = deque()
        self._running: _Job | None = None
        self._dialog: WaitingDialog | None = None
        self._dialog_timer = QTimer(self, singleShot=True)
        self._dialog_timer.timeout.connect(self._show_dialog)
        self._stop_timer = QTimer(self, singleShot=True)
        self._stop_timer.timeout.connect(self._offer_to_stop)

    @property
    def is_busy(self) -> bool:
        return self._running is not None

    def run(
        self,
        task: str,
        work: Callable[[], T],
        on_done: Callable[[T], object],
        on_error: Callable[[FileError], object] | str,
        blocking_s: float = 0.0,
    ) -> None:
        """Do `work` in a thread, then `on_done` with its result in this one.

        `task` is a sentence about the work for the dialog. `on_error` is called with a FileError or
        OSError from `work`, or if the player stops waiting; if it is a string, a notice with that
        title shows the error. Other exceptions are raised in this thread. Work is done in the order
        of the calls. `blocking_s`: seconds to wait before this returns, if longer than usual.
        """
        self._queue.append(_Job(task, work, on_done, on_error, max(blocking_s, self.blocking_s)))
        self._start_next()

    def _start_next(self) -> None:
        if self._running is not None or not self._queue:
            return
        job = self._running = self._queue.popleft()
        # A lane of its own: work the player no longer waits for may still wait for its disk.
        self._worker.submit(id(job), job.work, partial(self._on_done, job), self)
        if self._worker.wait(id(job), job.blocking_s):
            self._worker.deliver()
        else:
            self._dialog_timer.start(round(self.dialog_delay_s * 1000))

    def _on_done(self, job: _Job, outcome: Outcome[Any]) -> None:
        if job is self._running:
            self._finish(job, outcome)

    @Slot()
    def _show_dialog(self) -> None:
        if self._running is not None:
            self._dialog = WaitingDialog(self._running.task, self._stop_waiting, self._window)
            self._dialog.open()
            self._stop_timer.start(round((self.stop_delay_s - self.dialog_delay_s) * 1000))

    @Slot()
    def _offer_to_stop(self) -> None:
        if self._dialog is not None:
            self._dialog.offer_to_stop()

    @Slot()
    def _stop_waiting(self) -> None:
        """Stop waiting, as the player wishes."""
        if self._running is not None:
            self._finish(self._running, Outcome(None, FileError(error_texts.NO_ANSWER)))

    def _finish(self, job: _Job, outcome: Outcome[Any]) -> None:
        error = outcome.error
        self._running = None
        self._dialog_timer.stop()
        self._stop_timer.stop()
        if self._dialog is not None:
            self._dialog.done(0)
            self._dialog = None
        try:
            if error is None:
                job.on_done(outcome.result)
            elif isinstance(error, FileError | OSError):
                fault = convert_error(error) if isinstance(error, OSError) else error
                if isinstance(job.on_error, str):
                    words, details = explain_fault(fault), format_fault_details(fault)
                    Notice(job.on_error, words, self._window, details).open()
                else:
                    job.on_error(fault)
            else:
                raise error
        finally:
            self._start_next()

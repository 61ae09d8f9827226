"""Work that may have to wait for a disk, in a thread, so that the window stays responsive."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QWidget

from twoheirs_qt.files import error_texts
from twoheirs_qt.files.errors import FileError
from twoheirs_qt.files.writing import fault_of
from twoheirs_qt.saves.worker import Outcome, Worker
from twoheirs_qt.widgets.question import Notice
from twoheirs_qt.widgets.waiting import WaitingDialog
from twoheirs_qt.window.errors import fault_details, fault_words

T = TypeVar("T")


@dataclass(slots=True)
class _Job:
    """A piece of work, and the callbacks for its result."""

    what: str
    work: Callable[[], Any]
    then: Callable[[Any], object]
    otherwise: Callable[[FileError], object] | str
    at_once: float


class DiskWork(QObject):
    """Does one piece of work after another in `worker`; dialogs belong to `window`.

    `do` waits up to `at_once` seconds for the result, so that nothing flickers. After that the
    window processes events: after `sign` seconds more a dialog shows what the program waits for,
    and after `way_out` it offers to stop waiting. A result that comes later is dropped.
    """

    at_once: float = 0.1
    sign: float = 0.2
    way_out: float = 1.9

    def __init__(self, window: QWidget, worker: Worker | None = None) -> None:
        super().__init__(window)
        self._window = window
        self._worker = worker or Worker()
        self._queue: deque[_Job] = deque()
        self._running: _Job | None = None
        self._sign: WaitingDialog | None = None
        self._sign_timer = QTimer(self, singleShot=True)
        self._sign_timer.timeout.connect(self._show_sign)
        self._way_out_timer = QTimer(self, singleShot=True)
        self._way_out_timer.timeout.connect(self._offer_way_out)

    @property
    def is_busy(self) -> bool:
        return self._running is not None

    def do(
        self,
        what: str,
        work: Callable[[], T],
        then: Callable[[T], object],
        otherwise: Callable[[FileError], object] | str,
        at_once: float = 0.0,
    ) -> None:
        """Do `work` in a thread, and then `then` with its result in this one.

        `what` describes the work in the dialog. `otherwise` is called with a FileError or OSError
        from `work`, or if the player stops waiting; if it is a string, a notice with that title
        shows the error. Other exceptions are raised in this thread. Work is done in the order of
        the calls. `at_once`: seconds to wait before this returns, if longer than usual.
        """
        self._queue.append(_Job(what, work, then, otherwise, max(at_once, self.at_once)))
        self._next()

    def _next(self) -> None:
        if self._running is not None or not self._queue:
            return
        job = self._running = self._queue.popleft()
        # A lane of its own: work the player no longer waits for may still wait for its disk.
        self._worker.submit(id(job), job.work, partial(self._on_done, job), self)
        if self._worker.wait(id(job), job.at_once):
            self._worker.deliver()
        else:
            self._sign_timer.start(round(self.sign * 1000))

    def _on_done(self, job: _Job, outcome: Outcome[Any]) -> None:
        if job is self._running:
            self._finish(job, outcome)

    @Slot()
    def _show_sign(self) -> None:
        if self._running is not None:
            self._sign = WaitingDialog(self._running.what, self._stop_waiting, self._window)
            self._sign.open()
            self._way_out_timer.start(round((self.way_out - self.sign) * 1000))

    @Slot()
    def _offer_way_out(self) -> None:
        if self._sign is not None:
            self._sign.offer_to_stop()

    @Slot()
    def _stop_waiting(self) -> None:
        """Stop waiting, as the player wishes."""
        if self._running is not None:
            self._finish(self._running, Outcome(None, FileError(error_texts.NO_ANSWER)))

    def _finish(self, job: _Job, outcome: Outcome[Any]) -> None:
        error = outcome.error
        self._running = None
        self._sign_timer.stop()
        self._way_out_timer.stop()
        if self._sign is not None:
            self._sign.done(0)
            self._sign = None
        try:
            if error is None:
                job.then(outcome.result)
            elif isinstance(error, FileError | OSError):
                fault = fault_of(error) if isinstance(error, OSError) else error
                if isinstance(job.otherwise, str):
                    words, details = fault_words(fault), fault_details(fault)
                    Notice(job.otherwise, words, self._window, details).open()
                else:
                    job.otherwise(fault)
            else:
                raise error
        finally:
            self._next()

"""Work that may have to wait for a disk, in a thread, so that the window stays responsive."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QWidget

from twoheirs_qt.files import error_texts as faults
from twoheirs_qt.files.errors import FileFault
from twoheirs_qt.files.writing import fault_of
from twoheirs_qt.saves.worker import Outcome, Worker
from twoheirs_qt.widgets.question import Notice
from twoheirs_qt.widgets.waiting import WaitingDialog
from twoheirs_qt.window.errors import fault_details, fault_words

T = TypeVar("T")


@dataclass(slots=True)
class _Job:
    """What is done beside the window, and what is done with what comes of it."""

    what: str
    work: Callable[[], Any]
    then: Callable[[Any], object]
    otherwise: Callable[[FileFault], object] | str
    at_once: float


class DiskWork(QObject):
    """Does one piece of work after another by `worker`, over `window`.

    What takes no longer than `at_once` seconds is answered before `do` returns, so that nothing
    flickers. After that the window goes on processing events: after `sign` seconds more a sign
    tells what is waited for, and after `way_out` it offers to wait no longer. A result that comes
    later is dropped.
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
        otherwise: Callable[[FileFault], object] | str,
        at_once: float = 0.0,
    ) -> None:
        """Do `work` in a thread, and then `then` with its result in this one.

        `what` says for the sign what is being done. `otherwise` is given what `work` raised of
        FileFault and OSError, or that the disk did not answer and the player waits no longer; if
        it is words, a notice with that title says it. Any other exception is raised in this
        thread. Work that is asked for meanwhile waits its turn. `at_once`: it is waited for longer
        than usual before this returns.
        """
        self._queue.append(_Job(what, work, then, otherwise, max(at_once, self.at_once)))
        self._next()

    def _next(self) -> None:
        if self._running is not None or not self._queue:
            return
        job = self._running = self._queue.popleft()
        # A lane of its own: what the player no longer waits for may still be waiting for its disk.
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
            self._sign = WaitingDialog(self._running.what, self._leave, self._window)
            self._sign.open()
            self._way_out_timer.start(round((self.way_out - self.sign) * 1000))

    @Slot()
    def _offer_way_out(self) -> None:
        if self._sign is not None:
            self._sign.offer_way_out()

    @Slot()
    def _leave(self) -> None:
        """The player waits no longer."""
        if self._running is not None:
            self._finish(self._running, Outcome(None, FileFault(faults.NO_ANSWER)))

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
            elif isinstance(error, FileFault | OSError):
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

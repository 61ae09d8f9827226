"""Work that may have to wait for a disk, in a thread, so that the window stays responsive."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final, TypeVar

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QWidget

from twoheirs_qt.files.fault import FileFault
from twoheirs_qt.files.writing import fault_of
from twoheirs_qt.ui.dialogs.question import Notice
from twoheirs_qt.ui.dialogs.waiting import WaitingDialog
from twoheirs_qt.ui.faults import fault_details, fault_words
from twoheirs_qt.words import faults

T = TypeVar("T")

_LOOK_MS: Final = 10
"""How often it is looked whether the work is done. The thread tells nobody: a signal of an object
that is just being destroyed would crash."""


@dataclass(slots=True)
class _Job:
    """What is done in the thread, and what is done with what comes of it."""

    what: str
    work: Callable[[], Any]
    then: Callable[[Any], object]
    otherwise: Callable[[FileFault], object] | str
    at_once: float
    result: Any = None
    error: BaseException | None = None
    done: threading.Event = field(default_factory=threading.Event)
    begun: float = 0.0


class DiskWork(QObject):
    """Does one piece of work after another in a thread of its own, over `window`.

    What takes no longer than `at_once` seconds is answered before `do` returns, so that nothing
    flickers. After that the window goes on processing events: after `sign` seconds in all a sign
    tells what is waited for, and after `way_out` it offers to wait no longer. A result that comes
    later is dropped.
    """

    at_once: float = 0.1
    sign: float = 0.3
    way_out: float = 2.0

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._queue: deque[_Job] = deque()
        self._running: _Job | None = None
        self._sign: WaitingDialog | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_MS)
        self._timer.timeout.connect(self._look)

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
        job.begun = perf_counter()
        # A daemon: who leaves the program need not wait for a disk that does not answer.
        threading.Thread(target=_work, args=(job,), name=job.what, daemon=True).start()
        if job.done.wait(job.at_once):
            self._finish(job, job.error)
        else:
            self._timer.start()

    @Slot()
    def _look(self) -> None:
        """See whether the work is done."""
        job = self._running
        if job is None:
            return
        waited = perf_counter() - job.begun
        if job.done.is_set():
            self._finish(job, job.error)
        elif self._sign is None:
            if waited > self.sign:
                self._sign = WaitingDialog(job.what, self._leave, self._window)
                self._sign.open()
        elif waited > self.way_out:
            self._sign.offer_way_out()

    @Slot()
    def _leave(self) -> None:
        """The player waits no longer."""
        if self._running is not None:
            self._finish(self._running, FileFault(faults.NO_ANSWER))

    def _finish(self, job: _Job, error: BaseException | None) -> None:
        self._running = None
        self._timer.stop()
        if self._sign is not None:
            self._sign.done(0)
            self._sign = None
        try:
            if error is None:
                job.then(job.result)
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


def _work(job: _Job) -> None:
    """The body of the thread."""
    try:
        job.result = job.work()
    except BaseException as error:
        job.error = error
    job.done.set()

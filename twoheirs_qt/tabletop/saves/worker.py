"""Background work: functions run in threads, and their results come back to the window's thread."""

from __future__ import annotations

import atexit
import threading
from collections import deque
from collections.abc import Callable, Hashable
from typing import Any, Final, Generic, NamedTuple, TypeVar, cast

import shiboken6
from PySide6.QtCore import QObject, Qt, Signal, Slot

T = TypeVar("T")


class Outcome(NamedTuple, Generic[T]):
    """The result of a function, or the error that it raised."""

    result: T | None
    error: BaseException | None

    def unwrap(self) -> T:
        """Return the result, or raise the error if there is one."""
        if self.error is not None:
            raise self.error
        return cast("T", self.result)


class _Job(NamedTuple):
    lane: Hashable
    work: Callable[[], Any]
    on_done: Callable[[Outcome[Any]], object]
    owner: QObject


class _Messenger(QObject):
    """Sends outcomes from the threads to that of the window.

    One object serves the whole process and is never deleted: emitting a signal of an object that is
    just being deleted crashes.
    """

    done = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.done.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    @Slot(object)
    def _deliver(self, worker: Worker) -> None:
        worker.deliver()


_messenger: _Messenger | None = None


class Worker:
    """Runs functions in threads: one after another in a lane, and lanes side by side.

    A lane stands for something that may be slow, such as a disk: one that does not respond delays
    no other. Its thread starts with its first job and ends after its last. The process does not end
    before the `vital` lanes are done, unless they are abandoned.
    """

    def __init__(self) -> None:
        global _messenger
        if _messenger is None:
            _messenger = _Messenger()
        self._messenger: Final = _messenger
        # The condition protects what is shared with the threads.
        self._condition = threading.Condition()
        self._jobs: dict[Hashable, deque[_Job]] = {}
        self._threads: dict[Hashable, threading.Thread] = {}
        self._outcomes: deque[tuple[_Job, Outcome[Any]]] = deque()
        self._vital_lanes: set[Hashable] = set()
        self._abandoned_lanes: set[Hashable] = set()
        self._exit_handler: Final = self._wait_at_exit  # one object, so that atexit finds it

    def submit(
        self,
        lane: Hashable,
        work: Callable[[], T],
        on_done: Callable[[Outcome[T]], object],
        owner: QObject,
        *,
        vital: bool = False,
    ) -> None:
        """Run `work` when its lane is free, then `on_done` with the outcome in the window's thread.

        `on_done` is not called if `owner` has been deleted. `vital`: the process waits for this
        lane before it ends.
        """
        with self._condition:
            if lane in self._abandoned_lanes:
                return
            if vital:
                self._vital_lanes.add(lane)
            self._jobs.setdefault(lane, deque()).append(_Job(lane, work, on_done, owner))
            if lane in self._threads:
                return
            # A daemon, since a disk may never respond; `_exit_handler` waits at the end.
            thread = threading.Thread(
                target=self._work, args=(lane,), name=f"background: {lane}", daemon=True
            )
            try:
                thread.start()
            except RuntimeError as error:  # the system allows no more threads
                self._vital_lanes.discard(lane)
                for job in self._jobs.pop(lane):
                    self._outcomes.append((job, Outcome(None, error)))
                    self._messenger.done.emit(self)
                return
            if not self._threads:
                atexit.register(self._exit_handler)
            self._threads[lane] = thread

    @property
    def is_idle(self) -> bool:
        """Whether nothing runs or waits in any lane."""
        with self._condition:
            return not self._threads

    def wait(self, lane: Hashable, seconds: float | None = None) -> bool:
        """Wait until nothing runs or waits in a lane; False if `seconds` passed before.

        Any thread may call this. Does not wait for an abandoned lane, and delivers nothing.
        """
        with self._condition:
            self._condition.wait_for(
                lambda: lane in self._abandoned_lanes or lane not in self._threads, seconds
            )
            return lane not in self._threads

    def abandon(self, lane: Hashable) -> None:
        """Start nothing more in a lane, stop waiting for it, and deliver none of its outcomes."""
        with self._condition:
            self._abandoned_lanes.add(lane)
            self._jobs.pop(lane, None)
            self._outcomes = deque(item for item in self._outcomes if item[0].lane != lane)
            self._condition.notify_all()

    def deliver(self) -> None:
        """Call the functions that wait for the outcomes received so far."""
        while True:
            with self._condition:
                if not self._outcomes:
                    return
                job, outcome = self._outcomes.popleft()
            if shiboken6.isValid(job.owner):
                job.on_done(outcome)

    def _wait_at_exit(self) -> None:
        for lane in tuple(self._vital_lanes):
            self.wait(lane)

    def _work(self, lane: Hashable) -> None:
        """Run the jobs of a lane until none is left."""
        while True:
            with self._condition:
                jobs = self._jobs.get(lane)
                if not jobs:
                    self._jobs.pop(lane, None)
                    del self._threads[lane]
                    self._vital_lanes.discard(lane)
                    if not self._threads:
                        atexit.unregister(self._exit_handler)
                    self._condition.notify_all()
                    return
                job = jobs.popleft()
            outcome: Outcome[Any]
            try:
                outcome = Outcome(job.work(), None)
            except BaseException as error:  # raised by `Outcome.unwrap`
                outcome = Outcome(None, error)
            with self._condition:
                if lane not in self._abandoned_lanes:
                    self._outcomes.append((job, outcome))
                    self._messenger.done.emit(self)

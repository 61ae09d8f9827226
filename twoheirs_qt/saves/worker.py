"""Work beside the window: functions run in threads, and their results come back to the window."""

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
    """What a function returned, or what it raised."""

    result: T | None
    error: BaseException | None

    def unwrapped(self) -> T:
        """The result; raises the error if there is one."""
        if self.error is not None:
            raise self.error
        return cast("T", self.result)


class _Job(NamedTuple):
    lane: Hashable
    work: Callable[[], Any]
    then: Callable[[Outcome[Any]], object]
    owner: QObject


class _Bridge(QObject):
    """Leads from the threads to that of the window.

    There is one for the whole process, which is never deleted: to emit a signal of an object that
    is just being deleted crashes.
    """

    done = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.done.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    @Slot(object)
    def _deliver(self, worker: Worker) -> None:
        worker.deliver()


_bridge: _Bridge | None = None


class Worker:
    """Runs functions in threads: one after another in a lane, and lanes side by side.

    A lane stands for what may be slow for a reason of its own, such as a disk: one that does not
    answer holds up no other. Its thread begins with its first job and ends after its last. The
    process does not end before the lanes that are `vital` are through, unless they are given up.
    """

    def __init__(self) -> None:
        global _bridge
        if _bridge is None:
            _bridge = _Bridge()
        self._bridge: Final = _bridge
        # What the threads share with this one lies behind the condition.
        self._changed = threading.Condition()
        self._jobs: dict[Hashable, deque[_Job]] = {}
        self._threads: dict[Hashable, threading.Thread] = {}
        self._outcomes: deque[tuple[_Job, Outcome[Any]]] = deque()
        self._vital: set[Hashable] = set()
        self._given_up: set[Hashable] = set()
        self._join: Final = self._wait_at_exit  # always the same object, for atexit

    def submit(
        self,
        lane: Hashable,
        work: Callable[[], T],
        then: Callable[[Outcome[T]], object],
        owner: QObject,
        *,
        vital: bool = False,
    ) -> None:
        """Run `work` when its lane is free, and then `then` with the outcome in this thread.

        Nothing is called any more when `owner` has been deleted. `vital`: the process waits for
        this lane before it ends.
        """
        with self._changed:
            if lane in self._given_up:
                return
            if vital:
                self._vital.add(lane)
            self._jobs.setdefault(lane, deque()).append(_Job(lane, work, then, owner))
            if lane in self._threads:
                return
            # A daemon, since a disk may never answer; `_join` waits at the end.
            thread = threading.Thread(
                target=self._work, args=(lane,), name=f"beside the window: {lane}", daemon=True
            )
            try:
                thread.start()
            except RuntimeError as error:  # the system has no room for another thread
                self._vital.discard(lane)
                for job in self._jobs.pop(lane):
                    self._outcomes.append((job, Outcome(None, error)))
                    self._bridge.done.emit(self)
                return
            if not self._threads:
                atexit.register(self._join)
            self._threads[lane] = thread

    @property
    def is_idle(self) -> bool:
        """Whether nothing runs or waits in any lane."""
        with self._changed:
            return not self._threads

    def wait(self, lane: Hashable, seconds: float | None = None) -> bool:
        """Wait until nothing runs or waits in a lane; False if `seconds` passed before.

        Any thread may wait. Does not wait for what has been given up, and delivers nothing.
        """
        with self._changed:
            self._changed.wait_for(
                lambda: lane in self._given_up or lane not in self._threads, seconds
            )
            return lane not in self._threads

    def give_up(self, lane: Hashable) -> None:
        """Begin nothing more in a lane, wait for nothing in it, and deliver nothing of it."""
        with self._changed:
            self._given_up.add(lane)
            self._jobs.pop(lane, None)
            self._outcomes = deque(each for each in self._outcomes if each[0].lane != lane)
            self._changed.notify_all()

    def deliver(self) -> None:
        """Call what waits for outcomes that are there."""
        while True:
            with self._changed:
                if not self._outcomes:
                    return
                job, outcome = self._outcomes.popleft()
            if shiboken6.isValid(job.owner):
                job.then(outcome)

    def _wait_at_exit(self) -> None:
        for lane in tuple(self._vital):
            self.wait(lane)

    def _work(self, lane: Hashable) -> None:
        """The body of a thread."""
        while True:
            with self._changed:
                jobs = self._jobs.get(lane)
                if not jobs:
                    self._jobs.pop(lane, None)
                    del self._threads[lane]
                    self._vital.discard(lane)
                    if not self._threads:
                        atexit.unregister(self._join)
                    self._changed.notify_all()
                    return
                job = jobs.popleft()
            outcome: Outcome[Any]
            try:
                outcome = Outcome(job.work(), None)
            except BaseException as error:  # raised where the outcome is asked for
                outcome = Outcome(None, error)
            with self._changed:
                if lane not in self._given_up:
                    self._outcomes.append((job, outcome))
                    self._bridge.done.emit(self)

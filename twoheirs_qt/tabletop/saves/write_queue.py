"""A queue of what is to be written to a disk; what fails is tried again until it succeeds."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from twoheirs_qt.tabletop.saves.worker import Outcome, Worker

Fault: TypeAlias = Exception
"""A `FileError`, or another error raised by Python."""

_DELAY_MS: Final = 20
"""Long enough to paint a move first: a thread at work slows down painting."""

RETRY_DELAYS_S: Final = (2, 4, 8, 16, 32, 60)
"""Pauses before what failed is tried again; the last one repeats."""


class _Write(NamedTuple):
    """A function that writes `content`; `vital`: losing it would be a loss to the player."""

    content: object
    write: Callable[[], object]
    vital: bool


class WriteQueue(QObject):
    """Queues writes and returns at once; only the latest one for each file counts.

    A moment later, when the change is on the screen, `worker` writes it, in a lane for each folder.
    What fails is tried again with the next `put`, and by itself after growing pauses. `written` and
    `failed` report the outcome in the thread of this object.
    """

    written = Signal(object, object)
    """A `Path`, and the result of its writer."""
    failed = Signal(object, object)
    """A `Path` that could not be written, and the `Fault`; emitted at every attempt."""
    idle = Signal()
    """Nothing is being written or waits, except what failed."""

    def __init__(self, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = worker
        # The lock protects what is shared with the threads.
        self._lock = threading.Lock()
        self._writes: dict[Path, _Write] = {}
        self._failed_files: dict[Path, Fault] = {}
        self._waiting_files: dict[Path, None] = {}  # in this order
        self._running_files: Counter[Path] = Counter()
        self._is_abandoned = False
        self._delay_timer = QTimer(self, singleShot=True, interval=_DELAY_MS)
        self._delay_timer.timeout.connect(self.start_writing)
        self._failure_count = 0
        self._retry_timer = QTimer(self, singleShot=True)
        self._retry_timer.timeout.connect(self.retry)

    def put(
        self, file: Path, content: object, write: Callable[[], object], *, vital: bool = True
    ) -> None:
        """Let `write` put `content` into a file soon; it replaces what still waits for that file.

        What is not `vital` may be abandoned when the program ends.
        """
        with self._lock:
            self._writes[file] = _Write(content, write, vital)
            self._waiting_files.pop(file, None)  # so that it comes last
            self._waiting_files.update(dict.fromkeys((*self._failed_files, file)))
        # Not restarted: otherwise many quick changes would delay writing for ever.
        if not self._delay_timer.isActive() and not self._is_abandoned:
            self._delay_timer.start()

    def find_pending(self, file: Path) -> object | None:
        """Return the content that a file may not have yet, or None; any thread may call this."""
        with self._lock:
            write = self._writes.get(file)
            return None if write is None else write.content

    def drop(self, file: Path) -> None:
        """Write nothing more to this file."""
        with self._lock:
            for queue in (self._writes, self._failed_files, self._waiting_files):
                queue.pop(file, None)
        self._schedule_retry()

    @property
    def faults(self) -> dict[Path, Fault]:
        """The vital files that could not be written, in order of failure, and the errors."""
        with self._lock:
            writes = self._writes
            return {file: fault for file, fault in self._failed_files.items() if writes[file].vital}

    @property
    def pending_files(self) -> tuple[Path, ...]:
        """The files for which something vital waits or is being written."""
        with self._lock:
            busy = {*self._waiting_files, *self._running_files}
            return tuple(
                file for file, write in self._writes.items() if write.vital and file in busy
            )

    @Slot()
    def retry(self) -> None:
        """Write now what has failed or waits."""
        with self._lock:
            self._waiting_files.update(dict.fromkeys(self._failed_files))
        self.start_writing()

    def flush(self, seconds: float | None = None) -> bool:
        """Wait until all is written or has failed, and is reported; False if `seconds` passed
        before.

        Does not wait for what was abandoned.
        """
        deadline = None if seconds is None else monotonic() + seconds
        while True:
            self.start_writing()
            for lane in {self._find_lane(file) for file in self._running_files}:
                remaining = None if deadline is None else max(deadline - monotonic(), 0)
                if not self._worker.wait(lane, remaining):
                    self._worker.deliver()
                    return False
            self._worker.deliver()
            with self._lock:  # a listener may have put more here
                if self._is_abandoned or not (self._waiting_files or self._running_files):
                    return True

    def wait_for(self, file: Path, seconds: float | None = None) -> bool:
        """Wait until nothing is being written to the folder of this file; any thread may call this.

        False if `seconds` passed before.
        """
        return self._worker.wait(self._find_lane(file), seconds)

    def abandon(self) -> None:
        """Stop, since the program ends: wait for no disk and report nothing more."""
        with self._lock:
            self._is_abandoned = True
            self._waiting_files.clear()
        for file in tuple(self._running_files):
            self._worker.abandon(self._find_lane(file))
        self._retry_timer.stop()
        self._delay_timer.stop()

    @Slot()
    def start_writing(self) -> None:
        """Start to write what waits; returns at once."""
        self._delay_timer.stop()
        with self._lock:
            if self._is_abandoned:
                return
            files, self._waiting_files = [*self._waiting_files], {}
            self._running_files.update(files)
        for file in files:
            write, finish = partial(self._write, file), partial(self._finish, file)
            self._worker.submit(self._find_lane(file), write, finish, self, vital=True)

    def _find_lane(self, file: Path) -> tuple[int, Path]:
        """Return the lane of a folder: each may lie on another disk."""
        return id(self), file.parent

    def _write(self, file: Path) -> tuple[object, ...]:
        """Write the latest for one file, in a thread.

        Returns the result of its writer; empty if nothing is to be written there any more.
        """
        with self._lock:
            write = self._writes.get(file)
        if write is None:
            return ()
        result = write.write()
        with self._lock:
            if self._writes.get(file) is write:
                del self._writes[file]
                self._failed_files.pop(file, None)
        return (result,)

    def _finish(self, file: Path, outcome: Outcome[tuple[object, ...]]) -> None:
        """Report the outcome of writing a file."""
        fault = outcome.error
        with self._lock:
            self._running_files -= Counter([file])
            if fault is not None and not isinstance(fault, Exception):
                raise fault
            if fault is None:
                self._failed_files.pop(file, None)
            elif file in self._writes:  # else it was dropped meanwhile
                self._failed_files[file] = fault
        self._schedule_retry()
        if fault is not None:
            self.failed.emit(file, fault)
        for result in outcome.result or ():
            self.written.emit(file, result)
        with self._lock:
            is_idle = not self._running_files and not self._waiting_files
        if is_idle:
            self.idle.emit()

    def _schedule_retry(self) -> None:
        """Start the timer for the next attempt if something has failed."""
        with self._lock:
            has_failed = bool(self._failed_files) and not self._is_abandoned
        if not has_failed:
            self._failure_count = 0
            self._retry_timer.stop()
        elif not self._retry_timer.isActive():
            self._retry_timer.start(
                RETRY_DELAYS_S[min(self._failure_count, len(RETRY_DELAYS_S) - 1)] * 1000
            )
            self._failure_count += 1

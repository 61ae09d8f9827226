"""What is still to be written to a disk: it is tried again until it succeeds."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from twoheirs_qt.saves.worker import Outcome, Worker

Fault: TypeAlias = Exception
"""Why a file could not be written: a `FileFault`, or what Python raised."""

_DELAY_MS: Final = 20
"""A thread at work holds up the picture of what has just been done: the picture comes first."""

PAUSES: Final = (2, 4, 8, 16, 32, 60)
"""Seconds after which what failed is tried again by itself; the last one again and again."""


class _Write(NamedTuple):
    """What is to be written; `vital`: it would be missed."""

    what: object
    write: Callable[[], object]
    vital: bool


class Outbox(QObject):
    """Takes what is to be written and returns at once; the latest for each file counts.

    A moment later, when what has changed is on the screen, `worker` writes it, in a lane for each
    folder. What fails stays here: it is tried again with whatever is put here next, and by itself
    after pauses that grow. `written` and `failed` tell the outcome in the thread of this object.
    """

    written = Signal(object, object)
    """A `Path`, and what its writer answered."""
    failed = Signal(object, object)
    """A `Path` that could not be written, and the `Fault`; told at every attempt."""
    settled = Signal()
    """Nothing is being written, nor waits for it, but for what failed."""

    def __init__(self, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = worker
        # What the threads share with this one lies behind the lock.
        self._lock = threading.Lock()
        self._writes: dict[Path, _Write] = {}
        self._failed: dict[Path, Fault] = {}
        self._waiting: dict[Path, None] = {}  # in this order
        self._running: Counter[Path] = Counter()
        self._given_up = False
        self._delay = QTimer(self, singleShot=True, interval=_DELAY_MS)
        self._delay.timeout.connect(self.begin)
        self._failures = 0
        self._retry = QTimer(self, singleShot=True)
        self._retry.timeout.connect(self.try_again)

    def put(
        self, file: Path, what: object, write: Callable[[], object], *, vital: bool = True
    ) -> None:
        """Let `write` put `what` into a file soon, in place of what was to be written there before.

        What is not `vital` may be given up at the end.
        """
        with self._lock:
            self._writes[file] = _Write(what, write, vital)
            self._waiting.pop(file, None)  # its turn is after what was put here before
            self._waiting.update(dict.fromkeys((*self._failed, file)))
        # Not begun again: nobody plays so fast that nothing is ever written.
        if not self._delay.isActive() and not self._given_up:
            self._delay.start()

    def newest(self, file: Path) -> object | None:
        """What a file is to hold, if it may not hold it yet; any thread may ask."""
        with self._lock:
            write = self._writes.get(file)
            return None if write is None else write.what

    def drop(self, file: Path) -> None:
        """Write nothing more to this file."""
        with self._lock:
            for about in (self._writes, self._failed, self._waiting):
                about.pop(file, None)
        self._settle()

    @property
    def faults(self) -> dict[Path, Fault]:
        """The vital files that could not be written, the first that failed in front, and why."""
        with self._lock:
            writes = self._writes
            return {file: fault for file, fault in self._failed.items() if writes[file].vital}

    @property
    def under_way(self) -> tuple[Path, ...]:
        """The files of something vital that is being written, or waits for it."""
        with self._lock:
            busy = {*self._waiting, *self._running}
            return tuple(
                file for file, write in self._writes.items() if write.vital and file in busy
            )

    @Slot()
    def try_again(self) -> None:
        """Try at once what has failed, and write at once what waits."""
        with self._lock:
            self._waiting.update(dict.fromkeys(self._failed))
        self.begin()

    def flush(self, seconds: float | None = None) -> bool:
        """Wait until all is written or has failed, and is told; False if `seconds` passed before.

        Does not wait for what has been given up.
        """
        end = None if seconds is None else monotonic() + seconds
        while True:
            self.begin()
            for lane in {self._lane(file) for file in self._running}:
                left = None if end is None else max(end - monotonic(), 0)
                if not self._worker.wait(lane, left):
                    self._worker.deliver()
                    return False
            self._worker.deliver()
            with self._lock:  # a listener may have put more here
                if self._given_up or not (self._waiting or self._running):
                    return True

    def wait_for(self, file: Path, seconds: float | None = None) -> bool:
        """Wait until nothing is just being written to the folder of this file; any thread may wait.

        False if `seconds` passed before.
        """
        return self._worker.wait(self._lane(file), seconds)

    def give_up(self) -> None:
        """The program ends: disks that do not answer are not waited for, and nothing is told."""
        with self._lock:
            self._given_up = True
            self._waiting.clear()
        for file in tuple(self._running):
            self._worker.give_up(self._lane(file))
        self._retry.stop()
        self._delay.stop()

    @Slot()
    def begin(self) -> None:
        """Begin to write what waits for it; returns at once."""
        self._delay.stop()
        with self._lock:
            if self._given_up:
                return
            files, self._waiting = [*self._waiting], {}
            self._running.update(files)
        for file in files:
            write, finish = partial(self._write, file), partial(self._finish, file)
            self._worker.submit(self._lane(file), write, finish, self, vital=True)

    def _lane(self, file: Path) -> tuple[int, Path]:
        """One for each folder: they may lie on disks of their own."""
        return id(self), file.parent

    def _write(self, file: Path) -> tuple[object, ...]:
        """Write the latest for one file, in a thread.

        Returns what its writer answered; nothing if nothing is to be written there any more.
        """
        with self._lock:
            write = self._writes.get(file)
        if write is None:
            return ()
        answer = write.write()
        with self._lock:
            if self._writes.get(file) is write:
                del self._writes[file]
                self._failed.pop(file, None)
        return (answer,)

    def _finish(self, file: Path, outcome: Outcome[tuple[object, ...]]) -> None:
        """Report what came of writing a file."""
        fault = outcome.error
        with self._lock:
            self._running -= Counter([file])
            if fault is not None and not isinstance(fault, Exception):
                raise fault
            if fault is None:
                self._failed.pop(file, None)
            elif file in self._writes:  # else nobody wants it there any more
                self._failed[file] = fault
        self._settle()
        if fault is not None:
            self.failed.emit(file, fault)
        for answer in outcome.result or ():
            self.written.emit(file, answer)
        with self._lock:
            idle = not self._running and not self._waiting
        if idle:
            self.settled.emit()

    def _settle(self) -> None:
        """Try what has failed again later, if there is anything."""
        with self._lock:
            failed = bool(self._failed) and not self._given_up
        if not failed:
            self._failures = 0
            self._retry.stop()
        elif not self._retry.isActive():
            self._retry.start(PAUSES[min(self._failures, len(PAUSES) - 1)] * 1000)
            self._failures += 1

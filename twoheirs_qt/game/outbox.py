"""What is still to be written to a disk: threads write it, and try again until they succeed."""

from __future__ import annotations

import atexit
import threading
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal, Slot

Fault: TypeAlias = Exception
"""Why a file could not be written: a `FileFault`, or what Python raised."""

_LOOK_MS: Final = 10
"""How often it is looked what the threads have done."""

_SOON_MS: Final = 20
"""A thread at work holds up the picture of what has just been done: the picture comes first."""

PAUSES: Final = (2, 4, 8, 16, 32, 60)
"""Seconds after which what failed is tried again by itself; the last one again and again."""


class _Errand(NamedTuple):
    """What is to be written; `vital`: it would be missed."""

    what: object
    write: Callable[[], object]
    vital: bool


class _Outcome(NamedTuple):
    """What came of an errand."""

    file: Path
    answer: object
    fault: Fault | None


class Outbox(QObject):
    """Takes what is to be written and returns at once; the latest for each file counts.

    A moment later, when what has changed is on the screen, a thread for each folder writes it, so
    a disk that does not answer holds up no other; it ends when there is nothing left for it. What
    fails stays here: it is tried again with whatever is put here next, and by itself after pauses
    that grow. `written` and `failed` tell the outcome in the thread of this object.

    The end of the process waits for what is being written, unless that was given up.
    """

    written = Signal(object, object)
    """A `Path`, and what its writer answered."""
    failed = Signal(object, object)
    """A `Path` that could not be written, and the `Fault`; told at every attempt."""
    settled = Signal()
    """Nothing is being written, nor waits for it, but for what failed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # What the threads share with this one lies behind the condition.
        self._changed = threading.Condition()
        self._errands: dict[Path, _Errand] = {}
        self._failed: dict[Path, Fault] = {}
        self._waiting: dict[Path, None] = {}  # in this order
        self._writing: dict[Path, Path] = {}  # by folder
        self._threads: dict[Path, threading.Thread] = {}
        self._outcomes: list[_Outcome] = []
        self._given_up = False
        self._soon = QTimer(self, singleShot=True, interval=_SOON_MS)
        self._soon.timeout.connect(self.begin)
        self._failures = 0
        self._again = QTimer(self, singleShot=True)
        self._again.timeout.connect(self.try_again)
        # The threads tell nobody: a signal of an object that is just being destroyed would crash.
        self._look = QTimer(self, interval=_LOOK_MS)
        self._look.timeout.connect(self._deliver)

    def put(
        self, file: Path, what: object, write: Callable[[], object], *, vital: bool = True
    ) -> None:
        """Let `write` put `what` into a file soon, in place of what was to be written there before.

        What is not `vital` may be given up at the end.
        """
        with self._changed:
            self._errands[file] = _Errand(what, write, vital)
            self._waiting.update(dict.fromkeys((*self._failed, file)))
        # Not begun anew: nobody plays so fast that nothing is ever written.
        if not self._soon.isActive() and not self._given_up:
            self._soon.start()

    def newest(self, file: Path) -> object | None:
        """What a file is to hold, if it may not hold it yet; any thread may ask."""
        with self._changed:
            errand = self._errands.get(file)
            return None if errand is None else errand.what

    def drop(self, file: Path) -> None:
        """Write nothing more to this file."""
        with self._changed:
            for about in (self._errands, self._failed, self._waiting):
                about.pop(file, None)
        if not self._given_up:
            self._look.start()

    @property
    def faults(self) -> dict[Path, Fault]:
        """The vital files that could not be written, the first that failed in front, and why."""
        with self._changed:
            failed, errands = self._failed, self._errands
            return {file: failed[file] for file in failed if errands[file].vital}

    @property
    def under_way(self) -> tuple[Path, ...]:
        """The files of something vital that is being written, or waits for it."""
        with self._changed:
            vital = {file for file, errand in self._errands.items() if errand.vital}
            return tuple(vital & {*self._waiting, *self._writing.values()})

    @Slot()
    def try_again(self) -> None:
        """Try at once what has failed, and write at once what waits."""
        with self._changed:
            self._waiting.update(dict.fromkeys(self._failed))
        self.begin()

    def flush(self, seconds: float | None = None) -> bool:
        """Wait until all is written or has failed, and is told; False if `seconds` passed before.

        Does not wait for what has been given up.
        """
        end = None if seconds is None else monotonic() + seconds
        while True:
            self.begin()
            left = None if end is None else max(end - monotonic(), 0)
            done = self.wait(left)
            self._deliver()
            if not done:
                return False
            with self._changed:
                if not self._waiting or self._given_up:  # whoever was told may have put more here
                    return True

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until nothing is being written, or is given up; False if `seconds` passed before.

        Any thread may wait; nothing is told.
        """
        with self._changed:
            self._changed.wait_for(lambda: not self._threads or self._given_up, seconds)
            return not self._threads

    def wait_for(self, file: Path) -> None:
        """Wait until nothing is just being written to this file; any thread may wait."""
        with self._changed:
            self._changed.wait_for(lambda: file not in self._writing.values())

    def give_up(self) -> None:
        """The program ends: disks that do not answer are not waited for, and nothing is told."""
        with self._changed:
            self._given_up = True
            self._waiting.clear()
        for timer in (self._again, self._soon, self._look):
            timer.stop()
        atexit.unregister(self._wait)

    @Slot()
    def begin(self) -> None:
        """Begin to write what waits for it, in a thread for each folder; returns at once."""
        self._soon.stop()
        with self._changed:
            if self._given_up:
                return
            for folder in {file.parent for file in self._waiting} - self._threads.keys():
                # A daemon, since a disk may never answer; `_wait` waits at the end.
                thread = threading.Thread(
                    target=self._work, args=(folder,), name="games are saved", daemon=True
                )
                thread.start()
                if not self._threads:
                    atexit.register(self._wait)
                self._threads[folder] = thread
                self._look.start()

    def _wait(self) -> None:
        for thread in tuple(self._threads.values()):
            thread.join()

    def _work(self, folder: Path) -> None:
        """The body of a thread: write what waits for one folder."""
        while True:
            with self._changed:
                file = next((each for each in self._waiting if each.parent == folder), None)
                if file is None:
                    del self._threads[folder]
                    if not self._threads:
                        atexit.unregister(self._wait)
                    self._changed.notify_all()
                    return
                del self._waiting[file]
                errand = self._errands.get(file)
                if errand is None:
                    continue
                self._writing[folder] = file
            outcome = _done(file, errand)
            with self._changed:
                del self._writing[folder]
                self._note(errand, outcome)
                self._changed.notify_all()

    def _note(self, errand: _Errand, outcome: _Outcome) -> None:
        """Keep the outcome of one write, to be reported in the thread of this object."""
        file = outcome.file
        self._outcomes.append(outcome)
        if file not in self._errands:  # nobody wants it there any more
            return
        if outcome.fault is not None:
            self._failed[file] = outcome.fault
            return
        self._failed.pop(file, None)
        if self._errands[file] is errand:
            del self._errands[file]

    @Slot()
    def _deliver(self) -> None:
        with self._changed:
            outcomes, self._outcomes = self._outcomes, []
            failed = bool(self._failed) and not self._given_up
            idle = not self._threads and not self._waiting
            if not self._threads:
                self._look.stop()
        if not failed:
            self._failures = 0
            self._again.stop()
        elif not self._again.isActive():
            pause = PAUSES[min(self._failures, len(PAUSES) - 1)]
            self._failures += 1
            self._again.start(round(pause * 1000))
        for outcome in outcomes:
            if outcome.fault is None:
                self.written.emit(outcome.file, outcome.answer)
            else:
                self.failed.emit(outcome.file, outcome.fault)
        if idle:
            self.settled.emit()


def _done(file: Path, errand: _Errand) -> _Outcome:
    try:
        return _Outcome(file, errand.write(), None)
    except Exception as fault:  # whatever it is, the player must hear of it and play on
        return _Outcome(file, None, fault)

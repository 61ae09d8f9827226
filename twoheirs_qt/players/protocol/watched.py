"""A running program is held to what it may take, in the same way on each system."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Iterator
from time import monotonic

import psutil

from twoheirs_qt.players.protocol.limits import MIB, Limits
from twoheirs_qt.players.protocol.misconduct import Misconduct
from twoheirs_qt.words import programs

if sys.platform == "win32":
    _LOW = psutil.BELOW_NORMAL_PRIORITY_CLASS
else:
    _LOW = 10


class Watched:
    """A program that runs, by its process id, with all processes that it starts."""

    def __init__(self, pid: int, limits: Limits) -> None:
        self._limits = limits
        self._pid = pid
        self._next = 0.0
        self._process: psutil.Process | None = None
        with contextlib.suppress(psutil.Error):
            self._process = psutil.Process(pid)

    def lower(self) -> None:
        """Whatever else runs goes before it."""
        with contextlib.suppress(psutil.Error):
            if self._process is not None:
                self._process.nice(_LOW)

    def check(self) -> None:
        """Raises Misconduct if it takes too much memory; looks at it only now and then."""
        if monotonic() < self._next:
            return
        self._next = monotonic() + self._limits.look
        taken = 0
        for process in self._all():
            with contextlib.suppress(psutil.Error):
                taken += process.memory_info().rss
        if taken > self._limits.memory:
            most = str(self._limits.memory // MIB)
            raise Misconduct(programs.TOO_MUCH_MEMORY.fill(most=most))

    def kill(self) -> None:
        """End it and all that it started, at once. It has to be waited for all the same."""
        for process in [*self._all()]:
            with contextlib.suppress(psutil.Error):
                process.kill()
        if sys.platform != "win32":
            with contextlib.suppress(OSError):  # what it let go of, but for those in new sessions
                os.killpg(self._pid, signal.SIGKILL)

    def _all(self) -> Iterator[psutil.Process]:
        if self._process is None:
            return
        with contextlib.suppress(psutil.Error):
            yield from self._process.children(recursive=True)
        yield self._process

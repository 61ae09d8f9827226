"""An opponent's program that runs, behind its guard: lines go to it and come from it."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import threading
from queue import Empty, Full, Queue, SimpleQueue
from time import monotonic
from typing import IO, Final

import psutil

from twoheirs_qt.tabletop.opponents import texts
from twoheirs_qt.tabletop.opponents.protocol.guard import (
    EXIT_NOT_STARTED,
    EXIT_TOO_MUCH_MEMORY,
    GuardedProgram,
    find_marked_processes,
)
from twoheirs_qt.tabletop.opponents.protocol.limits import MIB, Limits
from twoheirs_qt.tabletop.opponents.protocol.opponent_error import OpponentError
from twoheirs_qt.tabletop.own_command import ProcessCommand, make_own_command_line
from twoheirs_qt.tabletop.text.sanitize import MAX_PATH_LENGTH, sanitize

_MAX_WAITING_LINES: Final = 1000
"""The lines that are stored until they are read; after these the program has to wait."""

_GUARD_TIMEOUT_S: Final = 2.0
"""The time to wait for the end of the guard: longer than any kill takes."""

if sys.platform == "win32":
    _NO_WINDOW: Final = subprocess.CREATE_NO_WINDOW
else:
    _NO_WINDOW: Final = 0


class ChildProcess:
    """A running program. All but `read_line` may be called in any thread."""

    def __init__(self, command: ProcessCommand, limits: Limits, max_line_bytes: int) -> None:
        """Start it, which does not wait for anything. `max_line_bytes` limits lines."""
        self._mark = os.urandom(8).hex()
        guarded = GuardedProgram(
            os.getpid(), limits.max_bytes, limits.check_interval_s, self._mark, command.arguments
        )
        self._limits = limits
        self._max_line_bytes = max_line_bytes
        self._close_lock = threading.Lock()
        self._is_closed = threading.Event()
        self._received: Queue[bytes | None] = Queue(_MAX_WAITING_LINES)
        self._to_send: SimpleQueue[bytes | None] = SimpleQueue()
        try:
            self._guard = subprocess.Popen(
                make_own_command_line(*guarded.arguments),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                cwd=command.folder,
                env=command.environment,
                start_new_session=True,
                creationflags=_NO_WINDOW,
            )
        except (OSError, ValueError) as error:
            raise _make_start_error(getattr(error, "strerror", None) or str(error)) from None
        assert self._guard.stdin is not None
        assert self._guard.stdout is not None
        self._threads = (
            threading.Thread(target=self._read, args=(self._guard.stdout,), daemon=True),
            threading.Thread(target=self._write, args=(self._guard.stdin,), daemon=True),
        )
        for thread in self._threads:
            thread.start()

    def send(self, lines: bytes) -> None:
        """Send it these lines, without waiting until it reads them."""
        self._to_send.put(lines)

    def read_line(self, seconds: float) -> bytes | None:
        """Read its next line; None if none comes in time. Raises OpponentError if it has ended."""
        deadline = monotonic() + seconds
        while True:
            remaining_s = deadline - monotonic()
            try:
                line = self._received.get(
                    timeout=max(min(remaining_s, self._limits.check_interval_s), 0)
                )
                break
            except Empty:
                if self._guard_was_killed():
                    line = None
                    break
                if remaining_s <= 0:
                    return None
        if line is None or self._is_closed.is_set():
            self.wake(None)
            raise self._explain_end()
        return line

    def wake(self, line: bytes | None = b"") -> None:
        """Have `read_line` return `line` now; None: as after the end of the program."""
        with contextlib.suppress(Full):  # then there is no need
            self._received.put_nowait(line)

    def end(self) -> None:
        """Have the guard end it and all that it started, without waiting."""
        self._is_closed.set()
        self._to_send.put(None)
        self._guard.terminate()
        self.wake(None)

    def close(self) -> None:
        """End it and all that it started, whatever they do."""
        self.end()
        with self._close_lock:
            self._wait_for_guard()
            for thread in self._threads:
                thread.join(_GUARD_TIMEOUT_S)
            if self._guard.stderr is not None:
                self._guard.stderr.close()

    def _wait_for_guard(self) -> None:
        """Wait until the guard has ended all processes; if it cannot, end them here."""
        remaining_processes = []
        try:
            self._guard.wait(_GUARD_TIMEOUT_S)
        except subprocess.TimeoutExpired:
            with contextlib.suppress(psutil.Error):
                remaining_processes = psutil.Process(self._guard.pid).children(recursive=True)
            self._guard.kill()
            self._guard.wait()
        if self._guard_was_killed():
            for process in [*remaining_processes, *find_marked_processes(self._mark)]:
                with contextlib.suppress(psutil.Error):
                    process.kill()

    def _guard_was_killed(self) -> bool:
        """Whether the guard was ended by a signal, so that the program may still run.

        On Windows the end of the guard always ends the program.
        """
        return (self._guard.poll() or 0) < 0

    def _explain_end(self) -> OpponentError:
        if self._is_closed.is_set():
            return OpponentError(texts.DIED)
        try:
            status = self._guard.wait(self._limits.grace_period_s)
        except subprocess.TimeoutExpired:  # it lives, but has closed its output
            status = 0
        if status == EXIT_NOT_STARTED and self._guard.stderr is not None:
            return _make_start_error(self._guard.stderr.read(1024).decode("utf-8", "replace"))
        if status == EXIT_TOO_MUCH_MEMORY:
            memory_limit = str(self._limits.max_bytes // MIB)
            return OpponentError(texts.TOO_MUCH_MEMORY.fill(most=memory_limit))
        return OpponentError(texts.DIED)

    def _read(self, stream: IO[bytes]) -> None:
        with stream:
            unfinished_line = b""
            while chunk := stream.read(1 << 16):
                *lines, unfinished_line = (unfinished_line + chunk).split(b"\n")
                if len(unfinished_line) > self._max_line_bytes:
                    lines, unfinished_line = [*lines, unfinished_line], b""
                if not all(map(self._queue_line, lines)):
                    return
        self._queue_line(None)

    def _queue_line(self, line: bytes | None) -> bool:
        """Store a line until it is read; False if the program has been ended meanwhile."""
        while not self._is_closed.is_set():
            try:
                self._received.put(line, timeout=self._limits.check_interval_s)
            except Full:
                continue
            return True
        return False

    def _write(self, stream: IO[bytes]) -> None:
        try:
            with stream:
                while (lines := self._to_send.get()) is not None:
                    remaining = memoryview(lines)
                    while remaining:
                        remaining = remaining[stream.write(remaining) :]
        except OSError:
            pass  # it does not listen: it has ended, or will be silent


def _make_start_error(text: str) -> OpponentError:
    return OpponentError(texts.NOT_STARTED.fill(error=sanitize(text, MAX_PATH_LENGTH)))

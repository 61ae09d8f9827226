"""A program that runs without a window's loop: its lines are waited for."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Sequence
from queue import Empty, Full, Queue, SimpleQueue
from time import monotonic
from typing import IO, Final

from twoheirs_qt.players.protocol.limits import Limits
from twoheirs_qt.players.protocol.misconduct import Misconduct
from twoheirs_qt.players.protocol.watched import Watched
from twoheirs_qt.words import programs
from twoheirs_qt.words.sanitize import LONGEST_PATH, shown

_WAITING_LINES: Final = 1000
"""Lines that are kept until they are asked for; behind these the program has to wait."""

if sys.platform == "win32":
    _NO_WINDOW: Final = subprocess.CREATE_NO_WINDOW
else:
    _NO_WINDOW: Final = 0


class Child:
    """A running program; it is killed when it does what it must not, and by `close`."""

    def __init__(self, command: Sequence[str], limits: Limits, longest: int) -> None:
        """Start it. `longest`: bytes of a line. Raises Misconduct."""
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                bufsize=0,
                start_new_session=True,
                creationflags=_NO_WINDOW,
            )
        except (OSError, ValueError) as error:
            words = getattr(error, "strerror", None) or str(error)
            raise Misconduct(programs.NOT_STARTED.fill(error=shown(words, LONGEST_PATH))) from None
        self._watched = Watched(self._process.pid, limits)
        self._watched.lower()
        self._limits = limits
        self._longest = longest
        self._ended = threading.Event()
        self._heard: Queue[bytes | None] = Queue(_WAITING_LINES)
        self._to_say: SimpleQueue[bytes | None] = SimpleQueue()
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._threads = (
            threading.Thread(target=self._read, args=(self._process.stdout,), daemon=True),
            threading.Thread(target=self._write, args=(self._process.stdin,), daemon=True),
        )
        for thread in self._threads:
            thread.start()

    def say(self, lines: bytes) -> None:
        """Send it these lines; that it reads them is not waited for."""
        self._to_say.put(lines)

    def line(self, seconds: float) -> bytes | None:
        """Its next line, None if there is none in that time. Raises Misconduct if it has ended."""
        until = monotonic() + seconds
        while True:
            self._watched.check()
            left = until - monotonic()
            try:
                line = self._heard.get(timeout=max(min(left, self._limits.look), 0))
            except Empty:
                if left <= 0:
                    return None
                continue
            if line is None:
                self._heard.put(None)
                raise Misconduct(programs.DIED)
            return line

    def close(self) -> None:
        """End it, whatever it does."""
        if self._ended.is_set():
            return
        self._ended.set()
        self._to_say.put(None)
        self._watched.kill()
        self._process.wait()
        for thread in self._threads:
            thread.join(self._limits.late)

    def _read(self, stream: IO[bytes]) -> None:
        with stream:
            rest = b""
            while piece := stream.read(1 << 16):
                *lines, rest = (rest + piece).split(b"\n")
                if len(rest) > self._longest:
                    lines, rest = [*lines, rest], b""
                if not all(map(self._keep, lines)):
                    return
        self._keep(None)

    def _keep(self, line: bytes | None) -> bool:
        """Whether there is still somebody to read it."""
        while not self._ended.is_set():
            try:
                self._heard.put(line, timeout=self._limits.look)
            except Full:
                continue
            return True
        return False

    def _write(self, stream: IO[bytes]) -> None:
        try:
            with stream:
                while (lines := self._to_say.get()) is not None:
                    rest = memoryview(lines)
                    while rest:
                        rest = rest[stream.write(rest) :]
        except OSError:
            pass  # it does not listen: it has ended, or will be silent

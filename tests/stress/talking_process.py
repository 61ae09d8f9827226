"""A program that prints lines of JSON until it is killed, and everything it printed."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from typing import Any

from tests.box import ROOT


class TalkingProcess:
    """A module of the tests as a process; `lines` are what it has printed so far."""

    def __init__(self, arguments: Sequence[str], environment: Mapping[str, str]) -> None:
        self.lines: list[list[Any]] = []
        self._came = threading.Condition()
        self._process = subprocess.Popen(
            [sys.executable, "-m", *arguments],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self._reader = threading.Thread(target=self._read)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.endswith("\n"):  # the last one may be cut off
                with self._came:
                    self.lines.append(json.loads(line))
                    self._came.notify_all()
        with self._came:
            self._came.notify_all()

    def has_printed(self, word: str, seconds: float) -> bool:
        """Whether it prints a line that begins with `word` before so many seconds have passed."""

        def is_decided() -> bool:
            return self._has_line(word) or not self._reader.is_alive()

        with self._came:
            self._came.wait_for(is_decided, seconds)
            return self._has_line(word)

    def _has_line(self, word: str) -> bool:
        return any(line[0] == word for line in self.lines)

    def end(self) -> tuple[int | None, str]:
        """Kill it; returns its exit status if it had ended before, and its errors."""
        status = self._process.poll()
        self._process.kill()
        self._reader.join()
        assert self._process.stderr is not None
        assert self._process.stdout is not None
        errors = self._process.stderr.read()
        self._process.stdout.close()
        self._process.stderr.close()
        self._process.wait()
        return status, errors

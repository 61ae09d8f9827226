"""A lock between processes, which the system takes away when its holder ends."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _take(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def alone(file: Path, sentence: str) -> Iterator[None]:
    """Hold the lock `file`; while another process does, say the sentence once and wait."""
    handle = os.open(file, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0))
    try:
        waiting = False
        while True:
            try:
                _take(handle)
                break
            except OSError:
                if not waiting:
                    print(sentence, file=sys.stderr, flush=True)
                waiting = True
                time.sleep(0.2)
        yield
    finally:
        os.close(handle)

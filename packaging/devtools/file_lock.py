"""A lock between processes, which the system releases when its holder ends."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _try_lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _try_lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def hold_lock(file: Path, message: str) -> Iterator[None]:
    """Hold the lock `file` until the block ends; print `message` once if another process has it."""
    handle = os.open(file, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0))
    try:
        is_waiting = False
        while True:
            try:
                _try_lock(handle)
                break
            except OSError:
                if not is_waiting:
                    print(message, file=sys.stderr, flush=True)
                is_waiting = True
                time.sleep(0.2)
        yield
    finally:
        os.close(handle)

"""Opens regular files alone, and waits for nobody: a pipe or a device of that name is refused."""

from __future__ import annotations

import os
import stat
from typing import Final

_AT_ONCE: Final = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)


def open_regular(path: str, flags: int) -> int:
    """Open as an `opener` of `open`; raises ValueError for what is no regular file, OSError."""
    handle = os.open(path, flags | _AT_ONCE, 0o666)
    if stat.S_ISREG(os.fstat(handle).st_mode):
        return handle
    os.close(handle)
    raise ValueError(f"no regular file: {path}")

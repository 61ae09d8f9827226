"""The memory of this process, as Linux tells it."""

from __future__ import annotations

import gc
import os
from pathlib import Path


def measure_memory() -> int:
    """The bytes in memory, without garbage."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


class PeakMemory:
    """The largest number of bytes in memory since it was made, above those at that time."""

    def __init__(self) -> None:
        self._start = measure_memory()
        Path("/proc/self/clear_refs").write_text("5", "ascii")  # forgets the former peak

    @property
    def growth(self) -> int:
        """The bytes by which the memory was larger at the most."""
        status = Path("/proc/self/status").read_text("ascii")
        line = next(line for line in status.splitlines() if line.startswith("VmHWM:"))
        return int(line.split()[1]) * 1024 - self._start

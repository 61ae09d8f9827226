"""The file of the log: when it is full it becomes the older one, and a new one begins."""

from __future__ import annotations

import contextlib
import logging
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path

from twoheirs_qt.files.regular import open_regular


class RotatingFile(RotatingFileHandler):
    """Writes records into the file `path` of at most `longest` bytes, if it is a regular one.

    It is open only while it is written, so that it can be moved and removed at any time.
    """

    def __init__(self, path: Path, longest: int) -> None:
        super().__init__(
            path, maxBytes=longest, backupCount=1, encoding="utf-8", delay=True,
            errors="backslashreplace",
        )  # fmt: skip

    def _open(self) -> TextIOWrapper:
        path = Path(self.baseFilename)
        path.parent.mkdir(parents=True, exist_ok=True)
        return open(path, "a", encoding="utf-8", errors="backslashreplace", opener=open_regular)

    def emit(self, record: logging.LogRecord) -> None:
        super().emit(record)
        with contextlib.suppress(OSError):  # on a full disk closing tries to write once more
            self.close()

    def handleError(self, record: logging.LogRecord) -> None:
        """Say nothing: a fault that cannot be noted must not become a second one."""

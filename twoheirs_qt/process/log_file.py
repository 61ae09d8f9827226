"""The log: what went wrong, for people to read, in a file that never grows without end."""

from __future__ import annotations

import contextlib
import faulthandler
import logging
import os
import platform
import sys
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import IO, Final

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QMessageLogContext, QtMsgType, qVersion

from twoheirs_qt import __version__
from twoheirs_qt.files.reading import open_regular

_LONGEST: Final = 500_000
"""Bytes; then the log becomes the older one, and a new one begins."""

_FORM: Final = f"%(asctime)s {__version__}\n%(message)s\n"

_READERS: Final = "qt.accessibility.atspi"
_OF_READERS: Final = ("QSpiApplication::", "WARNING QAccessibleTable::")
"""How messages of Qt about screen readers begin that have no category."""


def versions() -> str:
    """The program and what it stands on, a line each."""
    lines = (
        f"The Two Heirs {__version__}",
        f"Python {platform.python_version()}, PySide6 {pyside_version}, Qt {qVersion()}",
        f"{platform.system()} {platform.release()} ({platform.machine()})",
    )
    return "\n".join(lines) + "\n"


class LogFile(logging.Handler):
    """Notes go to the file `path`; the notes before those of now are in `path` with `.1` behind.

    Nothing here raises or waits: a fault that cannot be noted must not become a second one.
    """

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.setFormatter(logging.Formatter(_FORM, "%Y-%m-%dT%H:%M:%S"))
        self.path: Final = path
        self._fatal = path.with_name(path.name + ".fatal")
        self._fatal_file: IO[str] | None = None

    def note(self, words: str) -> None:
        """Write words into the log, with the time."""
        self.handle(logging.makeLogRecord({"msg": words.rstrip()}))

    def emit(self, record: logging.LogRecord) -> None:
        file = _RotatingFile(self.path, _LONGEST)
        file.setFormatter(self.formatter)
        file.handle(record)

    def tail(self, longest: int = 20_000) -> str:
        """The newest notes, of about this many bytes."""
        try:
            with open(self.path, "rb", opener=open_regular) as file:
                file.seek(max(0, file.seek(0, os.SEEK_END) - longest))
                return file.read(longest).decode("utf-8", "replace")
        except (OSError, ValueError):
            return ""

    def qt_message(self, kind: QtMsgType, context: QMessageLogContext, words: str) -> None:
        """A `qInstallMessageHandler`: warnings of Qt are noted, and printed as ever.

        Not those about screen readers, which ask for what has just gone: hundreds a minute.
        """
        if context.category == _READERS or words.startswith(_OF_READERS):
            return
        if sys.stderr is not None:  # Windows may have no console
            sys.stderr.write(words + "\n")
        if kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg):
            self.note(f"Qt: {words}")

    def watch_for_crashes(self) -> str:
        """From now on note where the program was if the system ends it for a fault.

        Returns the note of such an end last time; empty if the program ended well.
        """
        found = ""
        with contextlib.suppress(OSError, ValueError):
            self._fatal.parent.mkdir(parents=True, exist_ok=True)
            # Kept open: there is no opening files any more when it is needed.
            self._fatal_file = open(  # noqa: SIM115
                self._fatal, "a+", encoding="utf-8", errors="replace", opener=open_regular
            )
            self._fatal_file.seek(0)
            found = self._fatal_file.read(50_000).strip()
            self._fatal_file.truncate(0)
            faulthandler.enable(self._fatal_file)
        if found:
            self.note(found)
        return found


class _RotatingFile(RotatingFileHandler):
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

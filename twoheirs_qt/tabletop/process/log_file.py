"""The log: errors as text, in a file of limited size."""

from __future__ import annotations

import contextlib
import faulthandler
import logging
import os
import platform
import sys
from pathlib import Path
from typing import IO, Final

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QMessageLogContext, QtMsgType, qVersion

from twoheirs_qt import __version__
from twoheirs_qt.tabletop.files.reading import open_regular

_MAX_BYTES: Final = 500_000
"""The maximum size; then the log is renamed, and a new one is started."""

_FORMAT: Final = f"%(asctime)s {__version__}\n%(message)s\n"

_SCREEN_READER_CATEGORY: Final = "qt.accessibility.atspi"
_SCREEN_READER_PREFIXES: Final = ("QSpiApplication::", "WARNING QAccessibleTable::")
"""The start of messages of Qt about screen readers that have no category."""


def format_versions() -> str:
    """List the versions of the program, its libraries and the system, one a line."""
    lines = (
        f"The Two Heirs {__version__}",
        f"Python {platform.python_version()}, PySide6 {pyside_version}, Qt {qVersion()}",
        f"{platform.system()} {platform.release()} ({platform.machine()})",
    )
    return "\n".join(lines) + "\n"


class LogFile(logging.Handler):
    """Logs to the file `path`; older notes are in a second file with the suffix `.1`.

    Nothing here raises or waits: an error that cannot be logged must not cause another.
    """

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.setFormatter(logging.Formatter(_FORMAT, "%Y-%m-%dT%H:%M:%S"))
        self.path: Final = path
        self._crash_path = path.with_name(path.name + ".fatal")
        self._crash_file: IO[str] | None = None

    def note(self, text: str) -> None:
        """Write a text into the log, with the time."""
        self.handle(logging.makeLogRecord({"msg": text.rstrip()}))

    def emit(self, record: logging.LogRecord) -> None:
        with contextlib.suppress(Exception):
            text = f"{self.format(record)}\n".encode("utf-8", "backslashreplace")
            path = self.path
            path.parent.mkdir(parents=True, exist_ok=True)
            if path.is_file() and path.stat().st_size + len(text) > _MAX_BYTES:
                os.replace(path, path.with_name(path.name + ".1"))
            # Open only while it is written, so that it can be moved and removed at any time.
            with open(path, "ab", opener=open_regular) as file:
                file.write(text)

    def read_tail(self, max_bytes: int = 20_000) -> str:
        """Return the newest notes, at most `max_bytes` of them."""
        try:
            with open(self.path, "rb", opener=open_regular) as file:
                file.seek(max(0, file.seek(0, os.SEEK_END) - max_bytes))
                return file.read(max_bytes).decode("utf-8", "replace")
        except (OSError, ValueError):
            return ""

    def handle_qt_message(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        """Log warnings of Qt and print all messages, as a handler for `qInstallMessageHandler`.

        Ignores those about screen readers, which request deleted objects hundreds of times a
        minute.
        """
        if context.category == _SCREEN_READER_CATEGORY or text.startswith(_SCREEN_READER_PREFIXES):
            return
        if sys.stderr is not None:  # Windows may have no console
            sys.stderr.write(text + "\n")
        if kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg):
            self.note(f"Qt: {text}")

    def watch_for_crashes(self) -> str:
        """Log the stack from now on if the program crashes.

        Returns the stack of a crash last time, or an empty text.
        """
        last_crash = ""
        with contextlib.suppress(OSError, ValueError):
            self._crash_path.parent.mkdir(parents=True, exist_ok=True)
            # Kept open, since no file can be opened during a crash.
            self._crash_file = open(  # noqa: SIM115
                self._crash_path, "a+", encoding="utf-8", errors="replace", opener=open_regular
            )
            self._crash_file.seek(0)
            last_crash = self._crash_file.read(50_000).strip()
            self._crash_file.truncate(0)
            faulthandler.enable(self._crash_file)
        if last_crash:
            self.note(last_crash)
        return last_crash

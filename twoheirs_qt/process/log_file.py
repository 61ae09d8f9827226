"""The log: what went wrong, for people to read, in a file that never grows without end."""

from __future__ import annotations

import contextlib
import faulthandler
import os
import sys
from datetime import datetime
from pathlib import Path
from typing import IO, Final

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QMessageLogContext, QtMsgType, qVersion

from twoheirs_qt import __version__

_LONGEST: Final = 500_000
"""Bytes; then the log becomes the older one, and a new one begins."""

_READERS: Final = "qt.accessibility.atspi"
_OF_READERS: Final = ("QSpiApplication::", "WARNING QAccessibleTable::")
"""How messages of Qt about screen readers begin that have no category."""


def versions() -> str:
    """The program and what it stands on, a line each."""
    import platform  # slow, and wanted for a report alone

    lines = (
        f"The Two Heirs {__version__}",
        f"Python {platform.python_version()}, PySide6 {pyside_version}, Qt {qVersion()}",
        f"{platform.system()} {platform.release()} ({platform.machine()})",
    )
    return "\n".join(lines) + "\n"


class LogFile:
    """Notes go to the file `path`; the notes before those of now are in `path` with `.1` behind.

    Nothing here raises: a fault that cannot be noted must not become a second one.
    """

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self._older = path.with_name(path.name + ".1")
        self._fatal = path.with_name(path.name + ".fatal")
        self._fatal_file: IO[str] | None = None

    def note(self, words: str) -> None:
        """Write words into the log, with the time."""
        with contextlib.suppress(OSError, ValueError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if self.path.exists() and self.path.stat().st_size > _LONGEST:
                os.replace(self.path, self._older)
            with self.path.open("a", encoding="utf-8", errors="backslashreplace") as file:
                now = datetime.now().isoformat(timespec="seconds")
                file.write(f"{now} {__version__}\n{words.rstrip()}\n\n")

    def tail(self, longest: int = 20_000) -> str:
        """The newest notes, of about this many bytes."""
        try:
            with self.path.open("rb") as file:
                file.seek(max(0, self.path.stat().st_size - longest))
                return file.read().decode("utf-8", "replace")
        except OSError:
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
            if self._fatal.exists():
                found = self._fatal.read_text("utf-8", "replace")[:50_000].strip()
            self._fatal.parent.mkdir(parents=True, exist_ok=True)
            # Kept open: there is no opening files any more when it is needed.
            self._fatal_file = self._fatal.open("w", encoding="utf-8")
            faulthandler.enable(self._fatal_file)
        if found:
            self.note(found)
        return found

"""What happens when the program has a fault of its own: a note in the log, and a calm word."""

from __future__ import annotations

import sys
import traceback
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from twoheirs_qt import __version__
from twoheirs_qt.ui.dialogs.question import Answer, Kind, Question

_LONGEST_LOG: Final = 1_000_000
"""Bytes; a longer log is begun anew, so that a fault in a loop fills no disk."""


class CrashReporter:
    """`report` is a `sys.excepthook`: exceptions go to `log`, and one dialog at a time tells of it.

    The program goes on: every action was saved when it was done.
    """

    def __init__(self, log: Path) -> None:
        self._log = log
        self._told = False
        self.window: QWidget | None = None

    def report(
        self,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType | None,
    ) -> None:
        """Log the exception and tell the player; Ctrl+C in the terminal ends the program."""
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.exit(130)
            return
        words = "".join(traceback.format_exception(kind, error, trace))
        sys.stderr.write(words)
        self._write(words)
        if self._told or self.window is None:
            return
        self._told = True
        translate = QCoreApplication.translate
        question = Question(
            translate("Crash", "The program has made a mistake"),
            translate(
                "Crash",
                "Your game is safe: it is saved after every action. If something looks wrong, "
                "close the program and start it again. What happened is noted in {file}.",
            ).format(file=self._log),
            (Answer(translate("Crash", "Go on"), self._heard, Kind.BOTH),),
            self.window,
        )
        question.open()

    def _heard(self) -> None:
        self._told = False

    def _write(self, words: str) -> None:
        try:
            self._log.parent.mkdir(parents=True, exist_ok=True)
            long = self._log.exists() and self._log.stat().st_size > _LONGEST_LOG
            with self._log.open("w" if long else "a", encoding="utf-8") as file:
                now = datetime.now().isoformat(timespec="seconds")
                file.write(f"{now} {__version__}\n{words}\n")
        except OSError:
            pass  # A fault that cannot be noted must not become a second one.

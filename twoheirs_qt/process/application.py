"""Qt's application, which also hears which file the system wants opened."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """The application object of the program.

    macOS never starts a program with a file as a word: it tells the running program by an event,
    at the start as later on. What comes before anybody listens is kept for `listen`.
    """

    file_asked = Signal(object)
    """The system wants this file (a `Path`) opened."""

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(list(arguments))
        self._listens = False
        self._early: Path | None = None

    def listen(self) -> Path | None:
        """From now on `file_asked` tells of each file; returns the last one asked for before."""
        self._listens = True
        early, self._early = self._early, None
        return early

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FileOpen and isinstance(event, QFileOpenEvent):
            name = event.file()
            if not name:  # an address on a network, which nobody here opens
                return False
            if self._listens:
                self.file_asked.emit(Path(name))
            else:
                self._early = Path(name)
            return True
        return super().event(event)

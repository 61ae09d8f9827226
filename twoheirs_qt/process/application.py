"""Qt's application, which also hears which file the system wants opened."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """The application object of the program.

    macOS never starts a program with a file as a word: it tells the running program by an event,
    at the start as later on.
    """

    file_asked = Signal(object)
    """The system wants this file (a `Path`) opened."""

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FileOpen and isinstance(event, QFileOpenEvent):
            name = event.file()
            if not name:  # an address on a network, which nobody here opens
                return False
            self.file_asked.emit(Path(name))
            return True
        return super().event(event)

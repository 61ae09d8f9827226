"""Qt's application, which receives files from the system, and the check for a screen."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QtMsgType, Signal, qInstallMessageHandler
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


SCREENS = ("DISPLAY", "WAYLAND_DISPLAY")


@contextmanager
def told_without_a_screen(words: Callable[[], str]) -> Iterator[None]:
    """While the application is made: if Qt gives up, say `words` and end with status 1.

    What Qt itself says follows where there is a screen after all: then that is the reason.
    """
    said: list[str] = []

    def hear(kind: QtMsgType, _: Any, message: str | None) -> None:
        if kind is not QtMsgType.QtFatalMsg:
            said.append(message or "")
            return
        reasons = said if any(os.environ.get(name) for name in SCREENS) else []
        _write("".join(f"{line}\n" for line in (words(), *reasons)))
        os._exit(1)  # when this handler returns, Qt aborts

    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
        _write("".join(f"{line}\n" for line in said))


def _write(text: str) -> None:
    if sys.stderr is not None and text:  # Windows' program without a console has none
        sys.stderr.write(text)
        sys.stderr.flush()

"""Qt's application, which receives files and collects garbage, and the check for a screen."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PySide6.QtCore import (
    QAbstractEventDispatcher,
    QEvent,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
)
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """The application object of the program.

    macOS does not pass files as arguments: it sends them as events, at the start and later.
    """

    file_requested = Signal(object)
    """The system wants this file (a `Path`) opened."""

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FileOpen and isinstance(event, QFileOpenEvent):
            name = event.file()
            if not name:  # a network address, which is not supported
                return False
            self.file_requested.emit(Path(name))
            return True
        return super().event(event)

    def collect_garbage(self) -> None:
        """Let Python collect garbage from now on, but only while the window waits for events.

        By itself it would also do so in a background thread, where the deletion of a Qt object
        crashes the program. What exists now lives long and is not searched.
        """
        gc.disable()
        gc.freeze()
        QAbstractEventDispatcher.instance().aboutToBlock.connect(_collect_if_due)


def _collect_if_due() -> None:
    """Collect the oldest generation of objects that is due, as Python does by itself."""
    counts, limits = gc.get_count(), gc.get_threshold()
    if counts[0] > limits[0]:
        gc.collect(max(n for n in range(len(counts)) if counts[n] > limits[n]))


DISPLAY_VARIABLES = ("DISPLAY", "WAYLAND_DISPLAY")


@contextmanager
def report_missing_display(message: Callable[[], str]) -> Iterator[None]:
    """Report `message` and exit with status 1 if Qt aborts in the block.

    If there is a display, the messages of Qt follow, since they contain the reason.
    """
    messages: list[str] = []

    def handle(kind: QtMsgType, _: Any, line: str | None) -> None:
        if kind is not QtMsgType.QtFatalMsg:
            messages.append(line or "")
            return
        reasons = messages if any(os.environ.get(name) for name in DISPLAY_VARIABLES) else []
        _write("".join(f"{line}\n" for line in (message(), *reasons)))
        os._exit(1)  # Qt aborts when this handler returns

    old_handler = qInstallMessageHandler(handle)
    try:
        yield
    finally:
        qInstallMessageHandler(old_handler)
        _write("".join(f"{line}\n" for line in messages))


def _write(text: str) -> None:
    if sys.stderr is not None and text:  # missing in Windows' program without a console
        sys.stderr.write(text)
        sys.stderr.flush()

"""Files that come from the desktop: dropped on the window, or opened by the system."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QFileOpenEvent
from PySide6.QtWidgets import QWidget

Files = Callable[[Sequence[Path]], object]


class DropTarget(QObject):
    """Hands the files that are dropped anywhere on `window` to `take`."""

    def __init__(self, window: QWidget, take: Files) -> None:
        super().__init__(window)
        self._take = take
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QDropEvent) and event.type() in (
            QEvent.Type.DragEnter,
            QEvent.Type.DragMove,
            QEvent.Type.Drop,
        ):
            files = _files(event)
            if not files:
                return False
            event.acceptProposedAction()
            if not isinstance(event, QDragEnterEvent | QDragMoveEvent):
                self._take(files)
            return True
        return super().eventFilter(watched, event)


class FileOpener(QObject):
    """Hands the files that the system asks `application` to open to `take`, as macOS does."""

    def __init__(self, application: QObject, take: Files, parent: QObject) -> None:
        super().__init__(parent)
        self._take = take
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self._take([Path(event.file())])
            return True
        return super().eventFilter(watched, event)


def _files(event: QDropEvent) -> list[Path]:
    return [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]

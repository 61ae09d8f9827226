"""Takes files that are dropped on the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
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


def _files(event: QDropEvent) -> list[Path]:
    return [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]

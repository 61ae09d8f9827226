"""Shift+F10 opens a context menu as the menu key does, which many keyboards lack."""

from __future__ import annotations

import sys

from PySide6.QtCore import QCoreApplication, QObject, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget


class MenuKey(QObject):
    """Sends a context menu event to the focus widget of any window; on Windows the system does."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        if sys.platform == "win32":
            return
        shortcut = QShortcut(QKeySequence("Shift+F10"), window)
        shortcut.setContext(Qt.ShortcutContext.ApplicationShortcut)
        shortcut.activated.connect(self._ask)

    def _ask(self) -> None:
        focused: QWidget | None = QApplication.focusWidget()
        if focused is None:
            return
        middle = focused.rect().center()
        event = QContextMenuEvent(
            QContextMenuEvent.Reason.Keyboard, QPoint(middle), focused.mapToGlobal(middle)
        )
        QCoreApplication.sendEvent(focused, event)

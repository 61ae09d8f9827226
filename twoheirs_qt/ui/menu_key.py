"""Shift+F10 opens a context menu as the menu key does, which many keyboards lack."""

from __future__ import annotations

import sys

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QContextMenuEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget


def add_menu_key(window: QWidget) -> None:
    """Let the keys send a context menu event to the focus widget of any window, as Windows does."""
    if sys.platform == "win32":
        return

    def ask() -> None:
        focused: QWidget | None = QApplication.focusWidget()
        if focused is not None:
            here, kind = focused.rect().center(), QContextMenuEvent.Reason.Keyboard
            event = QContextMenuEvent(kind, here, focused.mapToGlobal(here))
            QCoreApplication.sendEvent(focused, event)

    shortcut = QShortcut(QKeySequence("Shift+F10"), window)
    shortcut.setContext(Qt.ShortcutContext.ApplicationShortcut)
    shortcut.activated.connect(ask)

"""Menus by keys: F10 goes to the bar of the window, Shift+F10 opens that of what has the focus."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QContextMenuEvent,
    QKeyEvent,
    QKeySequence,
    QShortcut,
)
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QWidget

_COMES: Final = 150
"""Milliseconds after which a reader has come to a menu."""


def add_menu_keys(window: QWidget, bar: QMenuBar) -> None:
    """Let the keys do so in any window, as they do on Windows; many keyboards have no menu key."""
    if sys.platform != "win32":
        _shortcut("Shift+F10", window, _ask).setContext(Qt.ShortcutContext.ApplicationShortcut)
    if sys.platform != "darwin":
        _shortcut("F10", window, lambda: _open(bar))


def _shortcut(key: str, window: QWidget, do: Callable[[], None]) -> QShortcut:
    shortcut = QShortcut(QKeySequence(key), window)
    shortcut.activated.connect(do)
    return shortcut


def _ask() -> None:
    """Send a context menu event to the focus widget."""
    focused: QWidget | None = QApplication.focusWidget()
    if focused is not None:
        here, kind = focused.rect().center(), QContextMenuEvent.Reason.Keyboard
        event = QContextMenuEvent(kind, here, focused.mapToGlobal(here))
        QCoreApplication.sendEvent(focused, event)


def _open(bar: QMenuBar) -> None:
    """Go to the first menu of the bar, without opening it; Esc leads back.

    As Alt does alone: so Qt knows where the keyboard was before, and brings it back there.
    """
    kind, alt = QEvent.Type, Qt.KeyboardModifier.AltModifier
    pressed = QKeyEvent(kind.ShortcutOverride, Qt.Key.Key_Alt, alt)
    released = QKeyEvent(kind.KeyRelease, Qt.Key.Key_Alt, Qt.KeyboardModifier.NoModifier)
    for event in (pressed, released):
        QCoreApplication.sendEvent(bar.window(), event)


def begin_with_first(menu: QMenu) -> None:
    """Choose the first entry of a menu that is shown, and tell screen readers of it.

    Qt tells them where keys choose it, and nothing where it can't be chosen.
    """
    menu.setActiveAction(menu.actions()[0])
    timer = QTimer(menu, singleShot=True, interval=_COMES)
    timer.timeout.connect(partial(_tell, menu))
    timer.start()


def _tell(menu: QMenu) -> None:
    chosen = QAccessibleEvent(menu, QAccessible.Event.Focus)
    chosen.setChild(0)
    QAccessible.updateAccessibility(chosen)

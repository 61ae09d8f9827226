"""Menus by keys: F10 goes to the bar of the window, Shift+F10 opens that of what has the focus."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from typing import Final

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
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
    """Open the first menu of the bar; once that is left, the keyboard is where it was before."""
    before: QWidget | None = bar.window().focusWidget()
    if before is not None and before is not bar:
        bar.installEventFilter(_WayBack(bar, before))
    bar.setFocus(Qt.FocusReason.MenuBarFocusReason)
    bar.setActiveAction(bar.actions()[0])


class _WayBack(QObject):
    """Brings the keyboard back to where it was, as soon as a bar is left by Esc or by a choice."""

    def __init__(self, bar: QMenuBar, before: QWidget) -> None:
        super().__init__(bar)
        self._bar, self._before = bar, before
        bar.triggered.connect(self._look_soon)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.FocusOut
            and self._bar.window().focusWidget() is not self._bar
        ):
            self.deleteLater()  # the keyboard has gone elsewhere
        elif isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            self._look_soon()
        return False

    def _look_soon(self) -> None:
        QTimer.singleShot(0, self, self._look)

    def _look(self) -> None:
        bar = self._bar
        if bar.window().focusWidget() is bar and bar.activeAction() is None:
            if shiboken6.isValid(self._before):
                self._before.setFocus(Qt.FocusReason.MenuBarFocusReason)
            self.deleteLater()


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

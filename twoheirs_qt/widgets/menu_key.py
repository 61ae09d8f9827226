"""Menus by keys: F10 opens the menu bar, Shift+F10 the context menu of the focus widget."""

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

_MENU_NOTICED_MS: Final = 150
"""The time after which a reader has noticed a menu."""


def add_menu_keys(window: QWidget, bar: QMenuBar) -> None:
    """Add both keys on all systems, as many keyboards have no menu key."""
    if sys.platform != "win32":
        _shortcut("Shift+F10", window, _send_context_menu_event).setContext(
            Qt.ShortcutContext.ApplicationShortcut
        )
    if sys.platform != "darwin":
        _shortcut("F10", window, lambda: _open(bar))


def _shortcut(key: str, window: QWidget, do: Callable[[], None]) -> QShortcut:
    shortcut = QShortcut(QKeySequence(key), window)
    shortcut.activated.connect(do)
    return shortcut


def _send_context_menu_event() -> None:
    """Send a context menu event to the focus widget."""
    focused: QWidget | None = QApplication.focusWidget()
    if focused is not None:
        here, kind = focused.rect().center(), QContextMenuEvent.Reason.Keyboard
        event = QContextMenuEvent(kind, here, focused.mapToGlobal(here))
        QCoreApplication.sendEvent(focused, event)


def _open(bar: QMenuBar) -> None:
    """Open the first menu of the bar; after that the focus returns to its place."""
    before: QWidget | None = bar.window().focusWidget()
    if before is not None and before is not bar:
        bar.installEventFilter(_FocusReturn(bar, before))
    bar.setFocus(Qt.FocusReason.MenuBarFocusReason)
    bar.setActiveAction(bar.actions()[0])


class _FocusReturn(QObject):
    """Returns the focus to its place when the menu bar is left by Esc or by a choice."""

    def __init__(self, bar: QMenuBar, before: QWidget) -> None:
        super().__init__(bar)
        self._bar, self._before = bar, before
        bar.triggered.connect(self._check_soon)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.FocusOut
            and self._bar.window().focusWidget() is not self._bar
        ):
            self.deleteLater()  # the focus has moved elsewhere
        elif isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            self._check_soon()
        return False

    def _check_soon(self) -> None:
        QTimer.singleShot(0, self, self._check)

    def _check(self) -> None:
        bar = self._bar
        if bar.window().focusWidget() is bar and bar.activeAction() is None:
            if shiboken6.isValid(self._before):
                self._before.setFocus(Qt.FocusReason.MenuBarFocusReason)
            self.deleteLater()


def begin_with_first(menu: QMenu) -> None:
    """Select the first entry of a menu that is shown, and tell screen readers about it.

    Qt tells them only if keys select it, and not about disabled entries.
    """
    menu.setActiveAction(menu.actions()[0])
    timer = QTimer(menu, singleShot=True, interval=_MENU_NOTICED_MS)
    timer.timeout.connect(partial(_send_focus_event, menu))
    timer.start()


def _send_focus_event(menu: QMenu) -> None:
    chosen = QAccessibleEvent(menu, QAccessible.Event.Focus)
    chosen.setChild(0)
    QAccessible.updateAccessibility(chosen)

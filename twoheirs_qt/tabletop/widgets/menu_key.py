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
"""The time after which a screen reader has noticed a menu."""


def add_menu_keys(window: QWidget, bar: QMenuBar) -> None:
    """Add both keys on all systems, as many keyboards have no menu key."""
    if sys.platform != "win32":
        _add_shortcut("Shift+F10", window, _send_context_menu_event).setContext(
            Qt.ShortcutContext.ApplicationShortcut
        )
    if sys.platform != "darwin":
        _add_shortcut("F10", window, lambda: _open(bar))


def _add_shortcut(key: str, window: QWidget, on_press: Callable[[], None]) -> QShortcut:
    shortcut = QShortcut(QKeySequence(key), window)
    shortcut.activated.connect(on_press)
    return shortcut


def _send_context_menu_event() -> None:
    """Send a context menu event to the focus widget."""
    focused: QWidget | None = QApplication.focusWidget()
    if focused is not None:
        center, reason = focused.rect().center(), QContextMenuEvent.Reason.Keyboard
        event = QContextMenuEvent(reason, center, focused.mapToGlobal(center))
        QCoreApplication.sendEvent(focused, event)


def _open(bar: QMenuBar) -> None:
    """Open the first menu of the bar; after that the focus returns to its place."""
    previous_focus: QWidget | None = bar.window().focusWidget()
    if previous_focus is not None and previous_focus is not bar:
        bar.installEventFilter(_FocusReturn(bar, previous_focus))
    bar.setFocus(Qt.FocusReason.MenuBarFocusReason)
    bar.setActiveAction(bar.actions()[0])


class _FocusReturn(QObject):
    """Returns the focus to its place when the menu bar is left by Esc or by a choice."""

    def __init__(self, bar: QMenuBar, previous_focus: QWidget) -> None:
        super().__init__(bar)
        self._bar, self._previous_focus = bar, previous_focus
        bar.triggered.connect(self._return_focus_soon)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.FocusOut
            and self._bar.window().focusWidget() is not self._bar
        ):
            self.deleteLater()  # the focus has moved elsewhere
        elif isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            self._return_focus_soon()
        return False

    def _return_focus_soon(self) -> None:
        QTimer.singleShot(0, self, self._return_focus_if_left)

    def _return_focus_if_left(self) -> None:
        bar = self._bar
        if bar.window().focusWidget() is bar and bar.activeAction() is None:
            if shiboken6.isValid(self._previous_focus):
                self._previous_focus.setFocus(Qt.FocusReason.MenuBarFocusReason)
            self.deleteLater()


def select_first_entry(menu: QMenu) -> None:
    """Select the first entry of a menu that is shown, and tell screen readers about it.

    Qt tells them only if keys select it, and not about disabled entries.
    """
    menu.setActiveAction(menu.actions()[0])
    timer = QTimer(menu, singleShot=True, interval=_MENU_NOTICED_MS)
    timer.timeout.connect(partial(_send_focus_event, menu))
    timer.start()


def _send_focus_event(menu: QMenu) -> None:
    event = QAccessibleEvent(menu, QAccessible.Event.Focus)
    event.setChild(0)
    QAccessible.updateAccessibility(event)

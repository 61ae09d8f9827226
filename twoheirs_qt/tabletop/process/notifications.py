"""Notifications of the system: a bubble on Linux, a mark in the task bar on other systems.

The bubble is sent to the portal of the desktop without waiting for an answer.
"""

from __future__ import annotations

import sys
from typing import Final

from PySide6.QtGui import QWindow

from twoheirs_qt.tabletop.process.system_preferences import PATH, SERVICE, has_session_bus

_INTERFACE: Final = "org.freedesktop.portal.Notification"
_ID: Final = "turn"
"""The same for all, so that a new notification replaces the old one."""


def notify(window: QWindow | None, title: str, body: str) -> None:
    """Show a notification about a window, and mark the window in the task bar."""
    if window is not None:
        window.alert(0)
    _call("AddNotification", _ID, {"title": title, "body": body})


def withdraw_notification() -> None:
    """Remove the notification, if one is shown."""
    _call("RemoveNotification", _ID)


def _call(method: str, *arguments: object) -> None:
    if sys.platform != "linux" or not has_session_bus():
        return
    from PySide6.QtDBus import QDBusConnection, QDBusMessage

    call = QDBusMessage.createMethodCall(SERVICE, PATH, _INTERFACE, method)
    call.setArguments([*arguments])
    QDBusConnection.sessionBus().asyncCall(call)


APP_USER_MODEL_ID: Final = "TwoHeirs.TwoHeirs"
"""Windows with this name share a button in the task bar with the menu entry."""
MUTEX_NAME: Final = "TwoHeirsIsRunning"
"""A mutex of this name exists while the program runs: the uninstaller checks it."""


def identify_process() -> None:
    """Identify this process to the task bar and to the uninstaller, before any window is created.

    Errors are ignored, since the program works without it.
    """
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(APP_USER_MODEL_ID)
        # Windows releases it at the end of the process.
        ctypes.windll.kernel32.CreateMutexW(None, False, MUTEX_NAME)

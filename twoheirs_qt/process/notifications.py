"""Notifications of the system: a bubble on Linux desktops, a mark in the task bar elsewhere.

The bubble goes through the desktop's portal, without waiting for an answer.
"""

from __future__ import annotations

import sys
from typing import Final

from PySide6.QtGui import QWindow

from twoheirs_qt.process.system_preferences import PATH, SERVICE, has_bus

_INTERFACE: Final = "org.freedesktop.portal.Notification"
_ID: Final = "turn"
"""There is one at most: a new one takes the place of the one before."""


def notify(window: QWindow | None, title: str, body: str) -> None:
    """Show a notification about a window, and mark the window in the task bar."""
    if window is not None:
        window.alert(0)
    _call("AddNotification", _ID, {"title": title, "body": body})


def withdraw_notification() -> None:
    """Remove the notification, if one is shown."""
    _call("RemoveNotification", _ID)


def _call(method: str, *arguments: object) -> None:
    if sys.platform != "linux" or not has_bus():
        return
    from PySide6.QtDBus import QDBusConnection, QDBusMessage

    call = QDBusMessage.createMethodCall(SERVICE, PATH, _INTERFACE, method)
    call.setArguments([*arguments])
    QDBusConnection.sessionBus().asyncCall(call)


APP_USER_MODEL_ID: Final = "TwoHeirs.TwoHeirs"
"""Windows under this name share one button on the task bar, with the entry in the menu."""
RUNNING: Final = "TwoHeirsIsRunning"
"""A mutex of this name stands as long as the program runs: the uninstaller asks for it."""


def identify_process() -> None:
    """Name this process to the task bar and to the uninstaller; to be called before any window.

    Both are courtesies: where Windows refuses them, the program runs all the same.
    """
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(APP_USER_MODEL_ID)
        # Windows lets go of it when the process ends, however it ends.
        ctypes.windll.kernel32.CreateMutexW(None, False, RUNNING)

"""What the system's own settings ask for: less motion and larger text.

On Linux desktops tell it through their portal, by D-Bus: it is asked without waiting for the
answer, and heard when it changes. Windows and macOS are asked once, which takes no time there.
"""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import SLOT, QObject, QTimer, Signal, Slot
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QGuiApplication

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusPendingCallWatcher

SERVICE: Final = "org.freedesktop.portal.Desktop"
PATH: Final = "/org/freedesktop/portal/desktop"
_INTERFACE: Final = "org.freedesktop.portal.Settings"
_MOTION: Final[dict[tuple[str, str], Callable[[object], bool]]] = {
    ("org.freedesktop.appearance", "reduced-motion"): lambda value: value == 1,
    ("org.gnome.desktop.interface", "enable-animations"): lambda value: value is False,
}
"""The keys that tell of motion, and whether a value of theirs asks for less; one is enough."""
_TEXT: Final = ("org.gnome.desktop.interface", "text-scaling-factor")
"""The key that tells how much larger text shall be.

On X11 it comes with the dots per inch, which Qt follows by itself; on Wayland Qt does not know it.
"""
_FONT: Final = ("org.kde.kdeglobals.General", "font")
"""The key that tells of letters in KDE, of which Qt hears at the start alone."""
_USUAL: Final = 15
"""Pixels of the letters that a system comes with, at most: larger ones are somebody's wish."""
_UNEXPECTED: Final = "The desktop tells %s as something unexpected: %s %s"
_log: Final = logging.getLogger(__name__)
_SPI_GETCLIENTAREAANIMATION: Final = 0x1042
_LATER: Final = 300
"""Milliseconds after which it is looked for: first of all the window is to be seen."""


class SystemWishes(QObject):
    """Tells what is wished for, once that is known and when it changes.

    `less_motion`: whether it is; `text_scale`: how many times as large text shall be as the
    letters that Qt knows of make it.
    """

    less_motion = Signal(bool)
    text_scale = Signal(float)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._less: dict[tuple[str, str], bool] = {}
        self._asked: list[QDBusPendingCallWatcher] = []
        self._has_answered = False

    def begin(self) -> None:
        """Look for it when the window is there."""
        QTimer.singleShot(_LATER, self, self.look)

    def look(self) -> None:
        """Look for it now; a system that does not tell is taken to wish for nothing."""
        try:
            if sys.platform == "win32":
                self.less_motion.emit(_less_on_windows())
            elif sys.platform == "darwin":
                self.less_motion.emit(_less_on_macos())
            elif has_bus():
                self._ask_portal()
        except Exception as error:  # no such library or function, on a system that nobody knew of
            _log.warning("The system does not tell what it is set to: %r", error)

    # -- Linux -----------------------------------------------------------------------------------

    def _ask_portal(self) -> None:
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

        bus = QDBusConnection.sessionBus()
        changed: Any = SLOT("changed(QString,QString,QDBusVariant)")  # what is declared is wrong
        bus.connect(SERVICE, PATH, _INTERFACE, "SettingChanged", self, changed)
        for key in (*_MOTION, _TEXT, _FONT):
            call = QDBusMessage.createMethodCall(SERVICE, PATH, _INTERFACE, "Read")
            call.setArguments([*key])
            watcher = QDBusPendingCallWatcher(bus.asyncCall(call), self)
            watcher.setProperty("key", list(key))
            watcher.finished.connect(self._answered)
            self._asked.append(watcher)

    def _answered(self, watcher: QDBusPendingCallWatcher) -> None:
        self._asked.remove(watcher)
        watcher.deleteLater()
        namespace, name = watcher.property("key")
        arguments = watcher.reply().arguments()
        if not watcher.isError() and arguments:
            self._has_answered = True
            self._learn(namespace, name, arguments[0])
        elif not self._asked and not self._has_answered:  # of the keys each knows only some
            _log.warning("The desktop tells no settings: %s", watcher.error().message())

    @Slot(str, str, "QDBusVariant")
    def changed(self, namespace: str, name: str, value: object) -> None:
        """The desktop's settings have changed."""
        self._learn(namespace, name, value)

    def _learn(self, namespace: str, name: str, value: Any) -> None:
        """Take note of an answer, which may be of any type."""
        while hasattr(value, "variant"):  # a variant in a variant
            value = value.variant()
        asks, letters = _MOTION.get((namespace, name)), QFont()
        if asks is not None:
            self._less[namespace, name] = asks(value)
            self.less_motion.emit(any(self._less.values()))
        elif (namespace, name) == _TEXT:
            if not isinstance(value, float) or not 0 < value < inf:
                _log.warning(_UNEXPECTED, name, type(value).__name__, str(value)[:40])
            elif QGuiApplication.platformName() != "xcb":
                self.text_scale.emit(value)
        elif (namespace, name) == _FONT:
            if not isinstance(value, str) or not value or not letters.fromString(value):
                _log.warning(_UNEXPECTED, name, type(value).__name__, str(value)[:40])
            else:
                self.text_scale.emit(letters_scale(letters) / system_scale())


def letters_scale(letters: QFont) -> float:
    """How much larger letters are than a system comes with."""
    return max(1.0, QFontInfo(letters).pixelSize() / _USUAL)


def system_scale() -> float:
    """How much larger the system's letters are, by what Qt knows of them."""
    return letters_scale(QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont))


def has_bus() -> bool:
    """Whether there is a session bus: without one, looking for it would start another."""
    if os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
        return True
    folder = os.environ.get("XDG_RUNTIME_DIR", "")
    return bool(folder) and Path(folder, "bus").exists()


# -- elsewhere -----------------------------------------------------------------------------------


def _less_on_windows() -> bool:
    """Whether *Animation effects* are off in Windows' settings."""
    import ctypes

    animated = ctypes.c_int(1)
    user32 = getattr(ctypes, "windll").user32  # noqa: B009  # there is none on other systems
    done = user32.SystemParametersInfoW(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(animated), 0)
    return bool(done) and not animated.value


def _less_on_macos() -> bool:
    """Whether *Reduce motion* is on in macOS's settings."""
    import ctypes

    objc = ctypes.CDLL("/usr/lib/libobjc.A.dylib")
    objc.objc_getClass.restype = objc.sel_registerName.restype = ctypes.c_void_p
    objc.objc_getClass.argtypes = objc.sel_registerName.argtypes = [ctypes.c_char_p]
    send = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
    ask = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
    message = ctypes.cast(objc.objc_msgSend, ctypes.c_void_p).value or 0
    workspace = send(message)(
        objc.objc_getClass(b"NSWorkspace"), objc.sel_registerName(b"sharedWorkspace")
    )
    name = b"accessibilityDisplayShouldReduceMotion"
    return bool(ask(message)(workspace, objc.sel_registerName(name)))

"""Preferences of the system: less motion and larger text.

On Linux they are read from the portal of the desktop by D-Bus, without waiting for the answer, and
changes are signalled. On Windows and macOS they are read once, which takes no time there.
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
_MOTION_KEYS: Final[dict[tuple[str, str], Callable[[object], bool]]] = {
    ("org.freedesktop.appearance", "reduced-motion"): lambda value: value == 1,
    ("org.gnome.desktop.interface", "enable-animations"): lambda value: value is False,
}
"""Key -> function that tells whether a value means less motion; one such value is enough."""
_TEXT_SCALE_KEY: Final = ("org.gnome.desktop.interface", "text-scaling-factor")
"""The key of the scale of text.

On X11 it is part of the dots per inch, which Qt follows by itself; on Wayland Qt ignores it.
"""
_KDE_FONT_KEY: Final = ("org.kde.kdeglobals.General", "font")
"""The key of the font in KDE, which Qt reads only at the start."""
_MAX_DEFAULT_FONT_PX: Final = 15
"""The maximum default font size of systems: larger ones are set by the user."""
_UNEXPECTED_VALUE: Final = "The desktop has an unexpected value of %s: %s %s"
_log: Final = logging.getLogger(__name__)
_SPI_GETCLIENTAREAANIMATION: Final = 0x1042
_DELAY_MS: Final = 300
"""The delay of reading the preferences, so that the window is shown first."""


class SystemPreferences(QObject):
    """Emits the preferences when they are known and when they change.

    `less_motion`: whether to reduce motion; `text_scale`: the factor of the text size, in addition
    to that of the font that Qt uses.
    """

    less_motion = Signal(bool)
    text_scale = Signal(float)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._motion_values: dict[tuple[str, str], bool] = {}
        self._pending_calls: list[QDBusPendingCallWatcher] = []
        self._has_answered = False

    def start(self) -> None:
        """Query the preferences when the window is shown."""
        QTimer.singleShot(_DELAY_MS, self, self.query)

    def query(self) -> None:
        """Query the preferences now; a system without them has the defaults."""
        try:
            if sys.platform == "win32":
                self.less_motion.emit(_has_less_motion_on_windows())
            elif sys.platform == "darwin":
                self.less_motion.emit(_has_less_motion_on_macos())
            elif has_session_bus():
                self._ask_portal()
        except Exception as error:  # a missing library or function on an unknown system
            _log.warning("The system does not tell what it is set to: %r", error)

    # -- Linux -----------------------------------------------------------------------------------

    def _ask_portal(self) -> None:
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

        bus = QDBusConnection.sessionBus()
        changed: Any = SLOT("changed(QString,QString,QDBusVariant)")  # the type stub is wrong
        bus.connect(SERVICE, PATH, _INTERFACE, "SettingChanged", self, changed)
        for key in (*_MOTION_KEYS, _TEXT_SCALE_KEY, _KDE_FONT_KEY):
            call = QDBusMessage.createMethodCall(SERVICE, PATH, _INTERFACE, "Read")
            call.setArguments([*key])
            watcher = QDBusPendingCallWatcher(bus.asyncCall(call), self)
            watcher.setProperty("key", list(key))
            watcher.finished.connect(self._receive)
            self._pending_calls.append(watcher)

    def _receive(self, watcher: QDBusPendingCallWatcher) -> None:
        self._pending_calls.remove(watcher)
        watcher.deleteLater()
        namespace, name = watcher.property("key")
        arguments = watcher.reply().arguments()
        if not watcher.isError() and arguments:
            self._has_answered = True
            self._apply(namespace, name, arguments[0])
        elif (
            not self._pending_calls and not self._has_answered
        ):  # each desktop knows only some keys
            _log.warning("The desktop tells no settings: %s", watcher.error().message())

    @Slot(str, str, "QDBusVariant")
    def changed(self, namespace: str, name: str, value: object) -> None:
        """Receive a change of the settings of the desktop."""
        self._apply(namespace, name, value)

    def _apply(self, namespace: str, name: str, value: Any) -> None:
        """Apply a value, which may be of any type."""
        while hasattr(value, "variant"):  # a variant in a variant
            value = value.variant()
        means_less_motion, font = _MOTION_KEYS.get((namespace, name)), QFont()
        if means_less_motion is not None:
            self._motion_values[namespace, name] = means_less_motion(value)
            self.less_motion.emit(any(self._motion_values.values()))
        elif (namespace, name) == _TEXT_SCALE_KEY:
            if not isinstance(value, float) or not 0 < value < inf:
                _log.warning(_UNEXPECTED_VALUE, name, type(value).__name__, str(value)[:40])
            elif QGuiApplication.platformName() != "xcb":
                self.text_scale.emit(value)
        elif (namespace, name) == _KDE_FONT_KEY:
            if not isinstance(value, str) or not value or not font.fromString(value):
                _log.warning(_UNEXPECTED_VALUE, name, type(value).__name__, str(value)[:40])
            else:
                self.text_scale.emit(calculate_font_scale(font) / calculate_system_scale())


def calculate_font_scale(font: QFont) -> float:
    """Return how many times larger a font is than the default of systems."""
    return max(1.0, QFontInfo(font).pixelSize() / _MAX_DEFAULT_FONT_PX)


def calculate_system_scale() -> float:
    """Return how many times larger the font of the system is than the default, according to Qt."""
    return calculate_font_scale(QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont))


def has_session_bus() -> bool:
    """Whether there is a session bus; without one, Qt would start another."""
    if os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
        return True
    folder = os.environ.get("XDG_RUNTIME_DIR", "")
    return bool(folder) and Path(folder, "bus").exists()


# -- other systems -------------------------------------------------------------------------------


def _has_less_motion_on_windows() -> bool:
    """Whether *Animation effects* are off in Windows' settings."""
    import ctypes

    is_animated = ctypes.c_int(1)
    user32 = getattr(ctypes, "windll").user32  # noqa: B009  # there is none on other systems
    has_value = user32.SystemParametersInfoW(
        _SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(is_animated), 0
    )
    return bool(has_value) and not is_animated.value


def _has_less_motion_on_macos() -> bool:
    """Whether *Reduce motion* is on in macOS's settings."""
    import ctypes

    objc = ctypes.CDLL("/usr/lib/libobjc.A.dylib")
    objc.objc_getClass.restype = objc.sel_registerName.restype = ctypes.c_void_p
    objc.objc_getClass.argtypes = objc.sel_registerName.argtypes = [ctypes.c_char_p]
    send_for_object = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
    send_for_bool = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
    send_address = ctypes.cast(objc.objc_msgSend, ctypes.c_void_p).value or 0
    workspace = send_for_object(send_address)(
        objc.objc_getClass(b"NSWorkspace"), objc.sel_registerName(b"sharedWorkspace")
    )
    name = b"accessibilityDisplayShouldReduceMotion"
    return bool(send_for_bool(send_address)(workspace, objc.sel_registerName(name)))

"""Support for screen readers without announcements, such as Orca before 45."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, cast

import shiboken6
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)
from PySide6.QtWidgets import (
    QAccessibleWidget,
    QApplication,
    QDialog,
    QMainWindow,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusConnection, QDBusMessage


_REPETITION_MARK = "\u00a0"
"""Appended to a text that is repeated, as a reader is silent if nothing changes."""

_interfaces: dict[int, QAccessibleInterface] = {}
"""Interfaces by the addresses of their widgets, kept alive because Qt does not own them."""

_ANSWER_TIMEOUT_MS = 300
"""The timeout for an answer of the local bus."""
_MANY_EVENTS_DELAY_MS = 200
"""A delay after changes of names and states: Orca drops events if there are too many."""
ACTIVATION_DELAY_MS = 900
"""The time after which a reader has noticed that a window was activated."""


_supports_announcements = [True]
"""The last answer whether the reader supports announcements."""


def supports_announcements() -> bool:
    """Whether the running reader supports announcements, asked each time, as readers can change.

    Systems other than Linux always support them.
    """
    if sys.platform != "linux":
        return True
    from PySide6.QtDBus import QDBusConnection

    address = _call_method(
        QDBusConnection.sessionBus(), "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress"
    )
    arguments = [] if address is None else address.arguments()
    if not arguments or not isinstance(arguments[0], str):
        return _supports_announcements[-1]
    registry = "org.a11y.atspi.Registry"
    path = "/org/a11y/atspi/registry"
    bus = QDBusConnection.connectToBus(arguments[0], "screen-readers")
    events = _call_method(bus, registry, path, registry, "GetRegisteredEvents")
    if events is not None:
        # PySide cannot take structures out of a message, but its text holds them all.
        _supports_announcements[:] = ["object:announcement" in str(events).casefold()]
    return _supports_announcements[-1]  # without an answer, assume the same reader


def _call_method(
    bus: QDBusConnection, service: str, path: str, interface: str, method: str
) -> QDBusMessage | None:
    """The answer of a service; None if there is none."""
    from PySide6.QtDBus import QDBus, QDBusMessage

    call = QDBusMessage.createMethodCall(service, path, interface, method)
    answer = bus.call(call, QDBus.CallMode.Block, _ANSWER_TIMEOUT_MS)
    return answer if answer.type() is QDBusMessage.MessageType.ReplyMessage else None


class Frame(QAccessibleWidget):
    """The main window, whose name can be replaced by a text to be spoken, for one event."""

    @staticmethod
    def send(event: QAccessibleEvent) -> None:
        """Send an event to screen readers."""
        QAccessible.updateAccessibility(event)

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window, QAccessible.Role.Window)
        self._words = ""
        self._last = ""

    def speak(self, text: str) -> None:
        """Let a reader without announcements speak a text.

        Orca before 45 speaks the new name of the active window, wherever the focus is.
        """
        self._words = self._last = text + (_REPETITION_MARK if text == self._last else "")
        self.send(QAccessibleEvent(self, QAccessible.Event.NameChanged))
        self._words = ""

    def text(self, t: QAccessible.Text) -> str:
        if t == QAccessible.Text.Name and self._words:
            return self._words
        return super().text(t)


def mark_repetition(text: str) -> str:
    """Return `words`, made different from the text that was spoken last."""
    global _last_spoken
    _last_spoken = text + (_REPETITION_MARK if text == _last_spoken else "")
    return _last_spoken


def make_frame(window: QMainWindow) -> Frame:
    """Make the interface of a main window."""
    return cast("Frame", keep_alive(window, Frame(window)))


def speak_through(window: QWidget, text: str) -> None:
    """Let a reader without announcements speak `words` in the active window.

    In a dialog, or a dialog shown as a page, it speaks the new description of the focus widget.
    """
    interface = QAccessible.queryAccessibleInterface(window)
    focus = window.focusWidget()
    if isinstance(interface, Frame) and not _is_in_dialog(focus):
        # After a dialog has closed, the reader must notice the window first.
        delay_ms = _MANY_EVENTS_DELAY_MS if window.isActiveWindow() else ACTIVATION_DELAY_MS
        QTimer.singleShot(delay_ms, window, lambda: interface.speak(text))
    elif focus is not None:
        _replace_description(focus, text)


def _is_in_dialog(widget: QWidget | None) -> bool:
    while widget and not isinstance(widget, QDialog):
        widget = widget.parentWidget()
    return widget is not None


_last_spoken = ""

_replaced_description: tuple[QWidget, str] | None = None
"""The widget whose description is replaced, and its original description."""


def _replace_description(focus: QWidget, text: str) -> None:
    """Replace the description of the focus widget until the focus moves."""
    global _replaced_description
    app = cast("QApplication", QApplication.instance())
    if _replaced_description is None or _replaced_description[0] is not focus:
        _restore_description()
        _replaced_description = focus, focus.accessibleDescription()
        app.focusChanged.connect(_restore_description_soon)
    suffix = _REPETITION_MARK if text == focus.accessibleDescription() else ""
    focus.setAccessibleDescription(text + suffix)


def _restore_description_soon() -> None:
    replaced = _replaced_description
    # The reader reads the new focus first; a description replaced meanwhile stays.
    QTimer.singleShot(
        0, lambda: _restore_description() if _replaced_description is replaced else None
    )


def _restore_description() -> None:
    global _replaced_description
    if _replaced_description is None:
        return
    widget, words = _replaced_description
    _replaced_description = None
    cast("QApplication", QApplication.instance()).focusChanged.disconnect(_restore_description_soon)
    if shiboken6.isValid(widget):
        widget.setAccessibleDescription(words)


def keep_alive(widget: QWidget, interface: QAccessibleInterface) -> QAccessibleInterface:
    """Keep the interface of a widget alive as long as the widget."""
    address = shiboken6.getCppPointer(widget)[0]
    if address not in _interfaces:
        widget.destroyed.connect(lambda: _interfaces.pop(address, None))
    _interfaces[address] = interface
    return interface


def announce(widget: QWidget, text: str, *, at_once: bool = False) -> None:
    """Let a screen reader speak about a visible widget; `at_once` interrupts its present speech."""
    if not text or not widget.isVisible() or not QAccessible.isActive():
        return

    if supports_announcements():
        event = QAccessibleAnnouncementEvent(widget, text)
        if at_once:
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)
    else:  # while a dialog closes, no window is active
        speak_through(QApplication.activeWindow() or widget.window(), text)


def enable_caret_navigation(words: QTextEdit | QPlainTextEdit) -> None:
    """Let arrow keys move a caret in read-only text instead of scrolling, for screen readers."""
    if QAccessible.isActive():
        flags = words.textInteractionFlags()
        words.setTextInteractionFlags(flags | Qt.TextInteractionFlag.TextSelectableByKeyboard)

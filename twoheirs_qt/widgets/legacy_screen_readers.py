"""Screen readers that know no announcements, such as Orca before 45: found out, and spoken to."""

from __future__ import annotations

import sys
from collections.abc import Callable
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


_REPEATED = "\u00a0"
"""Put behind words that were spoken last, for a reader keeps silent where nothing changes."""

_kept: dict[int, QAccessibleInterface] = {}
"""Interfaces by the addresses of their widgets: Qt does not hold what Python has made."""

_PATIENCE = 300
"""Milliseconds for an answer; the bus is on this machine."""
_AFTER_MANY = 200
"""Milliseconds after changes of names and states: of too many at once Orca drops some."""
SETTLES = 900
"""Milliseconds after which a window that comes forward is where a reader is."""


_answers = [True]
"""What was answered last when it was asked which events a reader takes."""


def take_announcements() -> bool:
    """Whether they do. The bus of the session is asked each time: a reader can come and go.

    Where no reader tells what it listens to, as anywhere but on Linux, they are taken to do so.
    """
    if sys.platform != "linux":
        return True
    from PySide6.QtDBus import QDBusConnection

    address = _ask(
        QDBusConnection.sessionBus(), "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress"
    )
    arguments = [] if address is None else address.arguments()
    if not arguments or not isinstance(arguments[0], str):
        return _answers[-1]
    registry = "org.a11y.atspi.Registry"
    path = "/org/a11y/atspi/registry"
    bus = QDBusConnection.connectToBus(arguments[0], "screen-readers")
    events = _ask(bus, registry, path, registry, "GetRegisteredEvents")
    if events is not None:
        # PySide cannot take structures out of a message, but its text holds them all.
        _answers[:] = ["object:announcement" in str(events).casefold()]
    return _answers[-1]  # a busy bus is no other reader


def _ask(
    bus: QDBusConnection, service: str, path: str, interface: str, method: str
) -> QDBusMessage | None:
    """The answer of a service; None if there is none."""
    from PySide6.QtDBus import QDBus, QDBusMessage

    call = QDBusMessage.createMethodCall(service, path, interface, method)
    answer = bus.call(call, QDBus.CallMode.Block, _PATIENCE)
    return answer if answer.type() is QDBusMessage.MessageType.ReplyMessage else None


class Frame(QAccessibleWidget):
    """The main window, whose name can be words to be spoken, for the moment of an event."""

    send: Callable[[QAccessibleEvent], None] = staticmethod(QAccessible.updateAccessibility)

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window, QAccessible.Role.Window)
        self._words = ""
        self._last = ""

    def speak(self, words: str) -> None:
        """Let a reader that knows no announcements speak these words.

        Orca before 45 speaks the new name of the active window, wherever the focus is.
        """
        self._words = self._last = words + (_REPEATED if words == self._last else "")
        self.send(QAccessibleEvent(self, QAccessible.Event.NameChanged))
        self._words = ""

    def text(self, t: QAccessible.Text) -> str:
        if t == QAccessible.Text.Name and self._words:
            return self._words
        return super().text(t)


def spoken_anew(words: str) -> str:
    """The same words, told apart from those that were spoken last."""
    global _said
    _said = words + (_REPEATED if words == _said else "")
    return _said


def frame(window: QMainWindow) -> Frame:
    """The interface of a main window."""
    return cast("Frame", keep(window, Frame(window)))


def speak_through(window: QWidget, words: str) -> None:
    """Let a reader that knows no announcements speak `words` in the active window.

    In a dialog, be it a page of the window, it speaks the new description of what has the focus.
    """
    interface = QAccessible.queryAccessibleInterface(window)
    focus = window.focusWidget()
    if isinstance(interface, Frame) and not _is_in_dialog(focus):
        # Where a dialog has just closed, a reader has to come to the window first.
        after = _AFTER_MANY if window.isActiveWindow() else SETTLES
        QTimer.singleShot(after, window, lambda: interface.speak(words))
    elif focus is not None:
        _borrow_description(focus, words)


def _is_in_dialog(widget: QWidget | None) -> bool:
    while widget and not isinstance(widget, QDialog):
        widget = widget.parentWidget()
    return widget is not None


_said = ""

_lent: tuple[QWidget, str] | None = None
"""Whose description speaks, and what it is else."""


def _borrow_description(focus: QWidget, words: str) -> None:
    """Let the description of what has the focus be `words` until the focus moves on."""
    global _lent
    app = cast("QApplication", QApplication.instance())
    if _lent is None or _lent[0] is not focus:
        _give_back()
        _lent = focus, focus.accessibleDescription()
        app.focusChanged.connect(_give_back_soon)
    again = _REPEATED if words == focus.accessibleDescription() else ""
    focus.setAccessibleDescription(words + again)


def _give_back_soon() -> None:
    loan = _lent
    # A reader goes where the focus is first; what has been lent there meanwhile is kept.
    QTimer.singleShot(0, lambda: _give_back() if _lent is loan else None)


def _give_back() -> None:
    global _lent
    if _lent is None:
        return
    widget, words = _lent
    _lent = None
    cast("QApplication", QApplication.instance()).focusChanged.disconnect(_give_back_soon)
    if shiboken6.isValid(widget):
        widget.setAccessibleDescription(words)


def keep(widget: QWidget, interface: QAccessibleInterface) -> QAccessibleInterface:
    """Let the interface of a widget live as long as that."""
    address = shiboken6.getCppPointer(widget)[0]
    if address not in _kept:
        widget.destroyed.connect(lambda: _kept.pop(address, None))
    _kept[address] = interface
    return interface


def announce(widget: QWidget, words: str, *, at_once: bool = False) -> None:
    """Let a screen reader say `words` about a visible widget; `at_once` interrupts what it says."""
    if not words or not widget.isVisible() or not QAccessible.isActive():
        return

    if take_announcements():
        event = QAccessibleAnnouncementEvent(widget, words)
        if at_once:
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)
    else:  # where a dialog closes, none is active for a moment
        speak_through(QApplication.activeWindow() or widget.window(), words)


def walk_by_caret(words: QTextEdit | QPlainTextEdit) -> None:
    """Let arrow keys move a caret in read-only text, as screen readers follow it, not scroll."""
    if QAccessible.isActive():
        flags = words.textInteractionFlags()
        words.setTextInteractionFlags(flags | Qt.TextInteractionFlag.TextSelectableByKeyboard)

"""The factory of accessible interfaces; all the rest is imported when it is first asked for."""

from __future__ import annotations

import sys
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QComboBox, QMainWindow, QStackedWidget


def make_readable() -> None:
    """Install the factory; once a process, before anything is shown."""
    QAccessible.installFactory(make_interface)


def make_interface(name: str, qt_object: QObject) -> QAccessibleInterface | None:
    """The interface of `qt_object`, which is of the class `name`; None to let Qt make it."""
    if name == "QComboBox" and isinstance(qt_object, QComboBox) and sys.platform == "linux":
        qt_object.currentTextChanged.connect(partial(_announce_choice, qt_object))
    if name not in ("GameTableView", "QStackedWidget", "QMainWindow", "QDialog"):
        return None
    from twoheirs_qt.tabletop.accessibility.dialog import AccessibleStack, UndescribedDialog
    from twoheirs_qt.tabletop.accessibility.registry import Registry
    from twoheirs_qt.tabletop.accessibility.table import AccessibleTable
    from twoheirs_qt.tabletop.scene.table_view import GameTableView
    from twoheirs_qt.tabletop.widgets import legacy_screen_readers
    from twoheirs_qt.tabletop.widgets.dialog import Dialog

    if isinstance(qt_object, GameTableView):
        return AccessibleTable(Registry.of(qt_object))
    if isinstance(qt_object, QStackedWidget):
        return legacy_screen_readers.keep_alive(qt_object, AccessibleStack(qt_object))
    # Elsewhere announcements are heard, and Qt's own interfaces of windows serve.
    if isinstance(qt_object, QMainWindow) and sys.platform == "linux":
        return legacy_screen_readers.make_frame(qt_object)
    if isinstance(qt_object, Dialog) and sys.platform == "linux":
        return legacy_screen_readers.keep_alive(qt_object, UndescribedDialog(qt_object))
    return None


def _announce_choice(box: QComboBox, text: str) -> None:
    """Say what is chosen by keys in a closed list, of which older readers tell no change."""
    if box.hasFocus() and not box.view().isVisible():
        from twoheirs_qt.tabletop.widgets import legacy_screen_readers

        if not legacy_screen_readers.supports_announcements():
            legacy_screen_readers.speak_through(box.window(), text)
